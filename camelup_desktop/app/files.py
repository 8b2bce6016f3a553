"""Writing files so that a crash, a kill or a full disk never costs what was there."""

from __future__ import annotations

import contextlib
import errno
import os
import time
from pathlib import Path

GENERATIONS = 3
"""How many versions of a file are kept: the newest and two before it."""
_RETRIES = 5
"""Windows: virus scanners and indexers hold files for moments."""


def write_atomic(path: Path, content: str | bytes, generations: int = 1) -> None:
    """Write a file whole or not at all. With more `generations`, older versions are kept beside it
    as `name.1`, `name.2`. Raises OSError, and then the old file is still there."""
    if isinstance(content, str):
        content = content.encode("utf-8", errors="replace")  # a name may hold half a character
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    try:
        with open(fresh, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()  # half a file; on a full disk it takes the last room
        raise
    _shift(path, generations)
    _replace(fresh, path)
    _sync_folder(path.parent)


def generation(path: Path, number: int) -> Path:
    """The file of a generation: 0 is the newest."""
    return path if number == 0 else path.with_name(f"{path.name}.{number}")


def reason(error: OSError) -> str:
    """Key of the string that says why a file could not be written."""
    match error.errno:
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return "message.folder_read_only"
        case errno.ENOSPC | errno.EDQUOT:
            return "message.disk_full"
        case _:
            return "message.file_failed"


def _shift(path: Path, generations: int) -> None:
    """Make room: the newest becomes `.1` (as a link or copy, so that `path` never vanishes)."""
    for number in range(generations - 1, 1, -1):
        older = generation(path, number - 1)
        if older.exists():
            _replace(older, generation(path, number))
    if generations > 1 and path.exists():
        first = generation(path, 1)
        with contextlib.suppress(FileNotFoundError):
            first.unlink()
        try:
            os.link(path, first)
        except OSError:
            first.write_bytes(path.read_bytes())


def _replace(source: Path, target: Path) -> None:
    for attempt in range(_RETRIES):
        try:
            os.replace(source, target)
            return
        except PermissionError:
            if os.name != "nt" or attempt == _RETRIES - 1:
                raise
            time.sleep(0.02 * (attempt + 1))


def _sync_folder(folder: Path) -> None:
    """Make the new name durable; not every system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
