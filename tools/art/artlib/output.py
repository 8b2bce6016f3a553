"""Where finished pictures go, and a note of what has been written since it was last asked."""

import json
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
OUT = Path(os.environ.get("ART_OUT", ROOT / "build" / "sprites"))
_written: list[Path] = []


def wrote(path: Path) -> None:
    """Remember that path belongs to the asset being made."""
    if path not in _written:
        _written.append(path)


def take_written() -> list[Path]:
    """Files written since the last call."""
    files = list(_written)
    _written.clear()
    return files


def write_json(path: Path, data: dict) -> None:
    """Write the facts that go with a picture."""
    path.write_text(json.dumps(data, sort_keys=True) + "\n")
    wrote(path)


def forget(path: Path) -> None:
    """Drop an intermediate file that is not part of the asset."""
    if path in _written:
        _written.remove(path)
