"""The review is kept whole beside its race, whatever the names and the disk are like."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.app.services import Services
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match, record
from camelup_desktop.engine.table.record import Header


def full(*_: Any, **__: Any) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


def a_race(services: Services) -> tuple[Header, Match[Any], Path]:
    header = Header("camelup", "2014-1", ("\ud800A\udfff", "سلام\u202e"))
    path = services.saves.path
    assert path is not None
    return header, Match(build(header)), path.parent / "copies"


def test_half_a_character_in_a_name_is_no_reason_to_lose_the_review(services: Services) -> None:
    header, match, _ = a_race(services)
    path = services.saves.save_review(header, match, f"{header.seats[0]} wins\n")
    assert path.read_text(encoding="utf-8") == "?A? wins\n"
    saved, _ = record.loads(path.with_suffix(".jsonl").read_text(encoding="utf-8"), build)
    assert saved.seats == header.seats


def test_half_a_review_is_none(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    header, match, folder = a_race(services)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        services.saves.save_review(header, match, "Amina wins\n")
    assert list(folder.iterdir()) == []
