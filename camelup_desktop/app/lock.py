"""One running game per user folder; and whether the last one ended as it should."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import IO

FILE_NAME = "session.lock"


class SessionLock:
    """An advisory lock on a file, freed by the system when the program dies.

    A clean exit removes the file, so finding it unlocked at the start means a crash or a kill.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self._file: IO[str] | None = None
        self.after_crash = False
        """Whether the last session did not end by itself. Known after `acquire`."""

    def acquire(self) -> bool:
        """Take the lock. False when another running game has it; OSError without a folder."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        left_behind = self._path.exists()
        file = open(self._path, "a+", encoding="utf-8")  # noqa: SIM115 - held until release
        if not _lock(file):
            file.close()
            return False
        self._file = file
        self.after_crash = left_behind
        return True

    def release(self, *, clean: bool = True) -> None:
        """Free the lock; a clean exit also removes the file, so that nothing tells of a crash."""
        if self._file is None:
            return
        self._file.close()
        self._file = None
        if clean:
            with contextlib.suppress(OSError):
                self._path.unlink()


def _lock(file: IO[str]) -> bool:
    """Lock the first byte without waiting; False when somebody else has it."""
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
