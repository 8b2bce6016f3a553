"""A disk that is full for a while: play goes on, the file before is whole, later all is saved."""

import errno
import os
from collections.abc import Callable
from typing import Any

import pytest

from camelup_desktop.app.services import Services
from camelup_desktop.app.settings import SettingsStore
from camelup_desktop.engine.camelup.actions import TakePyramidTile
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import record
from tests.app.race_table import RaceTable, setup


def full(*_: Any, **__: Any) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("call", ["fsync", "replace", "link"])
def test_a_full_disk_loses_nothing(
    services: Services, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    table = RaceTable(services, setup(people=2, seats=2), take_back=False)
    services.settings.update(privacy="off", take_back=False)
    table.wait()
    table.take(TakePyramidTile())
    table.wait()
    path = services.saves.path
    assert path is not None
    before = path.read_bytes()
    real: Callable[..., Any] = getattr(os, call)
    monkeypatch.setattr(os, call, full)
    table.take(TakePyramidTile())
    table.wait()
    assert len(record.loads(path.read_text(encoding="utf-8"), build)[1]) > 0
    if call != "link":  # a folder without links gets a copy
        assert path.read_bytes() == before
        assert services.saves.trouble == "message.disk_full"
        assert any("not be saved" in line.text for line in table.race.chronicle.lines)
    services.settings.update(mute=not services.settings.current.mute)
    monkeypatch.setattr(os, call, real)
    table.take(TakePyramidTile())
    table.wait()
    assert not services.saves.trouble
    loaded = services.saves.load_latest()
    assert loaded is not None
    assert loaded.match.actions == table.match.actions
    services.settings.update(captions=True)
    assert SettingsStore(services.folders.config).current.captions
