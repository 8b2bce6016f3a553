"""Files that are not ours, broken or hostile: a sentence, never a crash, nothing lost."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.app.games.camelup.race import RaceScene, resume_race
from camelup_desktop.app.scenes.title import TitleScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.settings import Settings, SettingsStore
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.yaml_file import BadFile
from camelup_desktop.engine.camelup import printed_rules
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import record
from tests.app.module_race import BY_HAND, module_race
from tests.app.player import Player

BROKEN = {
    "missing": None,
    "binary": b"\xff\xfe\x00",
    "bell": b"a: \x07",
    "open list": b"a: [1\n",
    "list": b"- 1",
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("file", ["en.yaml", "stage.yaml"])
def test_a_broken_shipped_file_is_one_sentence(tmp_path: Path, name: str, file: str) -> None:
    content = BROKEN[name]
    if content is not None:
        (tmp_path / file).write_bytes(content)
    load = Strings.load if file == "en.yaml" else Theme.load
    with pytest.raises(BadFile) as caught:
        load(tmp_path)
    assert file in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "[" * 100_000,
        '{"master_volume": NaN, "text_size": Infinity, "speed": [], "privacy": {}}',
        '{"window_size": [true, 1], "master_volume": 99999999999999999999}',
        '{"master_volume": ' + "9" * 5000 + "}",
    ],
)
def test_settings_that_make_no_sense_are_the_defaults(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    assert SettingsStore(tmp_path).current == Settings()


def test_half_a_character_in_the_settings_is_kept_and_saved(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"last_table": {"seed": "\\ud83d"}}', encoding="utf-8")
    store = SettingsStore(tmp_path)
    store.update(mute=True)
    assert not store.trouble
    assert SettingsStore(tmp_path).current == dataclasses.replace(store.current)


NAMES = {
    "nothing": "",
    "spaces": "  \u00a0\u3000",
    "null": "a\0b",
    "lines": "a\nb\r\tc",
    "half a character": "\ud800A\udfff",
    "emoji": "👨\u200d👩\u200d👧" * 12,
    "right to left": "\u202eسلام",
    "escape": "\x1b[2J",
    "braces": "{name} %s [b] <b>",
    "wide": "W" * 200,
}


def saved_race(services: Services, name: str) -> None:
    header = {
        "format": record.FORMAT,
        "game": "camelup",
        "rules": printed_rules().version,
        "seats": [name, name],
        "table": {"seats": 3},
    }
    path = services.saves.path
    assert path is not None
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(header) + "\n", encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_race_with_odd_names_can_be_continued(services: Services, name: str) -> None:
    saved_race(services, NAMES[name])
    services.settings.update(speed="instant", motion="none")
    player = Player(services, TitleScene(services))
    player.click("continue")
    player.frames(120)
    assert player.loop.running
    assert len(player.loop.stack) > 0


def test_endless_names_are_refused_with_the_line() -> None:
    header = {"format": 1, "game": "camelup", "rules": "1", "seats": ["x" * 100_000, "y"]}
    with pytest.raises(record.CorruptRecord, match="line 1: a name") as caught:
        record.loads(json.dumps(header), build)
    assert len(str(caught.value)) < 100


@pytest.mark.parametrize(
    "table", [{"modules": ["sandstorm"]}, {"modules": []}, {"options": {"m1Variant": True}}]
)
def test_what_the_header_says_is_played_again_whatever_its_table_says(
    services: Services, table: dict[str, Any]
) -> None:
    loaded = module_race(10, lambda state: state.leg > 0, BY_HAND)
    header = dataclasses.replace(loaded.header, table={**loaded.header.table, **table})
    race = resume_race(services, dataclasses.replace(loaded, header=header))
    for scene in (race.again(), race.rematch()):
        assert isinstance(scene, RaceScene)
        assert scene.header.modules == header.modules
        assert scene.header.options == header.options
