"""The race on disk: written after every action, three generations, nothing ever a dead end."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from camelup_desktop.app import files
from camelup_desktop.engine.table import record
from camelup_desktop.engine.table.match import Match
from camelup_desktop.engine.table.record import CorruptRecord, GameBuilder, Header

FILE_NAME = "race.jsonl"
COPIES = "copies"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A race that can be continued. `skipped` counts newer generations that could not be read."""

    header: Header
    match: Match[Any]
    saved_at: datetime
    skipped: int = 0


class Saves:
    """The one running race and its copies. `folder` None keeps nothing (self-check).

    `build` makes the game a header describes; `clock` gives the time for names of copies.
    """

    def __init__(
        self,
        folder: Path | None,
        build: GameBuilder,
        clock: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._folder = folder
        self._build = build
        self._clock = clock
        self.trouble = ""
        """Key of the sentence that says why nothing is saved, or empty."""
        self.saved_at: datetime | None = None
        """When the race was last saved in this session."""

    @property
    def read_only(self) -> bool:
        """Whether races are played without being saved."""
        return bool(self.trouble)

    @property
    def path(self) -> Path | None:
        """The file of the running race."""
        return self._folder / FILE_NAME if self._folder else None

    def switch_off(self, reason: str) -> None:
        """Save nothing from now on; `reason` is the key of the sentence that says why."""
        self.trouble = reason
        self._folder = None

    def probe(self) -> None:
        """Find out at the start whether the folder can be written, so that the player knows."""
        if self._folder is None:
            return
        test = self._folder / "write.test"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            test.write_text("", encoding="utf-8")
            test.unlink()
        except OSError as error:
            self._fail(error)

    def save(self, header: Header, match: Match[Any]) -> bool:
        """Write the race. False, with `trouble` set, when the disk says no; play goes on."""
        path = self.path
        if path is None:
            return False
        try:
            files.write_atomic(path, record.dumps(header, match.actions), files.GENERATIONS)
        except OSError as error:
            self._fail(error)
            return False
        self.trouble = ""
        self.saved_at = self._clock()
        return True

    def save_copy(self, header: Header, match: Match[Any]) -> Path:
        """Write a copy under a name of its own and return its path. Raises OSError."""
        if self._folder is None:
            raise PermissionError(13, "saving is off")
        folder = self._folder / COPIES
        stem = f"{self._clock():%Y-%m-%d %H.%M.%S}"
        path = folder / f"{stem}.jsonl"
        number = 2
        while path.exists():
            path = folder / f"{stem} ({number}).jsonl"
            number += 1
        files.write_atomic(path, record.dumps(header, match.actions))
        return path

    def save_review(self, header: Header, match: Match[Any], text: str) -> Path:
        """Write a copy of the race, and beside it what is said of it. Returns the path of the text.

        Raises OSError.
        """
        race = self.save_copy(header, match)
        path = race.with_suffix(".txt")
        files.write_atomic(path, text)
        return path

    def load_latest(self) -> LoadedGame | None:
        """The newest readable generation of an unfinished race, or None.

        A file that cannot be read is renamed to `.corrupt` and the generation before is taken.
        """
        path = self.path
        if path is None:
            return None
        skipped = 0
        for number in range(files.GENERATIONS):
            file = files.generation(path, number)
            try:
                if file.exists() and not file.is_file():  # a pipe would be waited for
                    raise IsADirectoryError(f"{file.name} is no file")
                text = file.read_text(encoding="utf-8")
                header, match = record.loads(text, self._build)
            except FileNotFoundError:
                continue
            except (OSError, UnicodeDecodeError, CorruptRecord) as error:
                _log.warning("%s cannot be read: %s", file.name, error)
                skipped += 1
                if not isinstance(error, OSError):
                    with contextlib.suppress(OSError):
                        file.replace(file.with_name(file.name + ".corrupt"))
                continue
            if match.over:
                return None
            return LoadedGame(header, match, datetime.fromtimestamp(file.stat().st_mtime), skipped)
        return None

    def _fail(self, error: OSError) -> None:
        self.trouble = files.reason(error)
        _log.warning("the race cannot be saved: %s", error)
