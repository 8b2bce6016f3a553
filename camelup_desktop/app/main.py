"""Start of the game: build everything once, show the first frame, load the rest behind it."""

from __future__ import annotations

import contextlib
import logging
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from typing import Any

import pygame

from camelup_desktop.app import crash, paths
from camelup_desktop.app.assets import Assets
from camelup_desktop.app.audio import Audio
from camelup_desktop.app.bad_asset import BadAsset
from camelup_desktop.app.clock import RealClock
from camelup_desktop.app.files import reason
from camelup_desktop.app.lock import SessionLock
from camelup_desktop.app.loop import Loop
from camelup_desktop.app.paths import UserFolders
from camelup_desktop.app.saves import Saves
from camelup_desktop.app.scene import Scene
from camelup_desktop.app.scenes.loading import LoadingScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.settings import SettingsStore
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.view import Size
from camelup_desktop.app.window import NoScreen, Window
from camelup_desktop.app.yaml_file import BadFile

THEME = "desert"

_log = logging.getLogger(__name__)


def open_services(
    folders: UserFolders,
    *,
    settings: SettingsStore | None = None,
    keep: bool = True,
    hidden: bool = False,
    size: Size | None = None,
    rng: random.Random | None = None,
    now: Callable[[], datetime] = datetime.now,
) -> Services:
    """Everything the scenes are handed. Opens the window.

    `keep` False writes no file at all; `hidden` runs without a display; `size` is the window's.
    Raises NoScreen, BadAsset or BadFile, each with a sentence for a person.
    """
    root = paths.assets()
    settings = settings or SettingsStore(folders.config if keep else None)
    theme = Theme.load(root / "themes" / THEME)
    strings = Strings.load(root / "strings", settings.current.language)
    window = Window.open(
        strings.t("game.name"), size or settings.current.window_size, hidden=hidden
    )
    window.set_icon(root / "icons" / "icon_256.png")
    rng = rng or random.Random()
    return Services(
        window=window,
        assets=Assets(root),
        strings=strings,
        settings=settings,
        audio=Audio(root / "sounds", settings, random.Random(0)),  # never draws from rng
        saves=Saves(folders.data if keep else None, build_game, now),
        theme=theme,
        folders=folders,
        rng=rng,
        now=now,
    )


def build_game(header: Any) -> Any:
    """The game a record's header describes; the engine is imported when it is needed."""
    from camelup_desktop.engine.games import build

    return build(header)


def title(services: Services) -> Scene:
    """The title screen; its module brings in all the others."""
    from camelup_desktop.app.scenes.title import TitleScene

    return TitleScene(services)


def loading(services: Services, after: Callable[[], Scene] | None = None) -> Scene:
    """The first scene of the game, behind which everything slow is loaded; then the title."""
    return LoadingScene(services, _loading(services), after or (lambda: title(services)))


def run() -> int:
    """Play. Returns the exit code of the program."""
    folders = paths.user_folders()
    with crash.log_to(folders.log):
        if not hasattr(pygame, "IS_CE"):
            return _sorry(
                "The old pygame stands beside pygame-ce. Uninstall both, then install pygame-ce."
            )
        try:
            services = open_services(folders)
        except NoScreen as error:
            return _sorry(str(error))
        except (BadAsset, BadFile) as error:
            return _sorry(str(error), box=True)
        return _play(services)


def _play(services: Services) -> int:
    """From the first frame to the last; whatever goes wrong ends in a report."""
    lock = SessionLock(services.folders.data)
    clean = False
    try:
        services = _claim(services, lock)
        crash.watch_threads(lambda error: _crashed(services, error))
        services.window.set_fullscreen(services.settings.current.fullscreen)
        loop = Loop(services, lambda: title(services), RealClock())
        loop.run(loading(services))
        clean = True
    except Exception as error:
        lock.release(clean=False)  # the message box may be a process of its own and outlive us
        if isinstance(error, _damaged()):
            return _sorry(str(error), box=True)
        _crashed(services, error)
    finally:
        lock.release(clean=clean)
        services.audio.close()
        pygame.display.quit()
    return 0 if clean else 1


def _claim(services: Services, lock: SessionLock) -> Services:
    """Take the folder of saves, or go on without saving and know why."""
    try:
        if not lock.acquire():
            services.saves.switch_off("message.second_instance")
    except OSError as error:
        services.saves.switch_off(reason(error))
    else:
        services.saves.probe()
    return replace(services, after_crash=lock.after_crash)


def _loading(services: Services) -> Iterator[None]:
    """What is slow, in steps of a frame or two each."""
    import camelup_desktop.engine.games  # noqa: F401

    yield
    from camelup_desktop.app.scenes import title as _title  # noqa: F401

    yield
    import pygame_gui  # noqa: F401

    yield
    services.audio.prepare()
    yield


def _crashed(services: Services, error: BaseException) -> None:
    """Report, and tell the player. The race was saved after its last action."""
    _log.error("stopped", exc_info=error)
    now = services.now()
    saved = not services.saves.read_only and services.saves.saved_at is not None
    text = crash.report(error, services.recent, services.saves.path, now)
    path = crash.write_report(services.folders.log, text, now)
    crash.tell(services.strings, path, saved)


def _damaged() -> tuple[type[Exception], ...]:
    """Errors of shipped files: no fault of the program, and their sentence says all there is."""
    from camelup_desktop.engine.camelup.rulebook_file import BadRulesFile

    return BadAsset, BadFile, BadRulesFile


def _sorry(sentence: str, *, box: bool = False) -> int:
    """One sentence where the player can see it: who double-clicks has no terminal."""
    _log.error(sentence)
    if sys.stderr is not None:  # a windowed build on Windows has none
        print(sentence, file=sys.stderr)
    if box:
        with contextlib.suppress(pygame.error):
            pygame.display.message_box(crash.TITLE, sentence, message_type="error")
    return 1
