"""When something breaks: a report in the log folder, a sentence for the player, no secret."""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

import pygame

from camelup_desktop import __version__
from camelup_desktop.app.folders import open_folder
from camelup_desktop.app.strings import Strings

REMEMBERED = 50
"""How many public events a report tells."""
LOG_BYTES, LOG_FILES = 512 * 1024, 3
TITLE = "Camel Up Desktop"
"""Of a message box when the words themselves may be what is broken."""
LOG_NAME, FAULT_NAME = "camelup.log", "fault.log"

_log = logging.getLogger(__name__)


class RecentEvents:
    """The last public facts of the game, for a report."""

    def __init__(self) -> None:
        self._events: deque[str] = deque(maxlen=REMEMBERED)

    def hear(self, event: object) -> None:
        """A fact of the game; events are public by their nature."""
        self._events.append(repr(event))

    def lines(self) -> tuple[str, ...]:
        """Oldest first."""
        return tuple(self._events)


@contextmanager
def log_to(folder: Path) -> Iterator[None]:
    """Log to `folder`, three files of half a megabyte; crashes of the interpreter go beside them.

    Without a folder that can be written there is no log.
    """
    root = logging.getLogger("camelup_desktop")
    root.setLevel(logging.INFO)
    with ExitStack() as opened:
        handler: logging.Handler = logging.NullHandler()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handler = RotatingFileHandler(
                folder / LOG_NAME, maxBytes=LOG_BYTES, backupCount=LOG_FILES - 1, encoding="utf-8"
            )
            fault = opened.enter_context(open(folder / FAULT_NAME, "w", encoding="utf-8"))
            faulthandler.enable(fault)
            opened.callback(faulthandler.disable)
        except OSError:
            _log.info("no log is written to %s", folder)
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root.addHandler(handler)
        opened.callback(handler.close)
        opened.callback(root.removeHandler, handler)
        yield


def report(error: BaseException, recent: RecentEvents, record: Path | None, now: datetime) -> str:
    """What happened, on which machine, after which public events. No content of a record."""
    trace = "".join(traceback.format_exception(error))
    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    about = (
        f"Camel Up Desktop {__version__} · {now:%Y-%m-%d %H:%M:%S}",
        f"{platform.platform()} · Python {platform.python_version()}",
        f"pygame-ce {pygame.version.ver} · SDL {'.'.join(map(str, pygame.get_sdl_version()))}"
        f" · video {driver}",
        f"race: {record if record else 'not saved'}",
    )
    return "\n".join((*about, "", trace, "Last events:", *recent.lines(), ""))


def write_report(folder: Path, text: str, now: datetime) -> Path | None:
    """Put a report into the log folder; None when that cannot be done."""
    path = folder / f"crash {now:%Y-%m-%d %H.%M.%S}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        return None
    return path


def tell(strings: Strings, path: Path | None, saved: bool) -> None:
    """A native message box: what it means for the race, and where the report is."""
    first = strings.t("message.crash_saved" if saved else "message.crash_unsaved")
    second = (
        strings.t("message.crash_log", path=path) if path else strings.t("message.crash_no_log")
    )
    buttons = (strings.t("message.crash_close"), strings.t("message.crash_folder"))
    try:
        pressed = pygame.display.message_box(
            strings.t("message.crash_title"),
            f"{first}\n\n{second}",
            message_type="error",
            buttons=buttons if path else buttons[:1],
        )
    except pygame.error:
        _log.error("%s %s", first, second)
        return
    if pressed == 1 and path is not None:
        open_folder(path.parent)


def watch_threads(handle: Callable[[BaseException], None]) -> None:
    """Errors in other threads, and those outside the loop, end in the same report."""

    def from_thread(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            handle(arguments.exc_value)

    def from_main(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            handle(error)

    threading.excepthook = from_thread
    sys.excepthook = from_main
