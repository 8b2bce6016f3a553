"""The catalogues: unique keys, drawable characters, no text that is nowhere asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.assets import FONT_FILES
from camelup_desktop.app.stage.text import drawable
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import modules, options

LANGUAGES = sorted(path.stem for path in (paths.assets() / "strings").glob("*.yaml"))
SOURCES = "\n".join(path.read_text("utf-8") for path in (Path(paths.__file__).parent).rglob("*.py"))


@pytest.fixture(scope="module", params=LANGUAGES)
def strings(request: pytest.FixtureRequest) -> Strings:
    """Loading alone proves that keys are unique and entries well formed."""
    return Strings.load(paths.assets() / "strings", request.param)


def test_all_languages_have_the_same_keys(strings: Strings) -> None:
    assert strings.keys() == Strings.load(paths.assets() / "strings").keys()


def test_every_character_is_in_every_font(strings: Strings) -> None:
    pygame.font.init()
    used = {letter for _, text in strings.all_texts() for letter in drawable(text)} - {"\n"}
    for file in FONT_FILES.values():
        font = pygame.Font(paths.assets() / "fonts" / file, 20)
        metrics = font.metrics("".join(sorted(used)))
        missing = [
            letter for letter, shape in zip(sorted(used), metrics, strict=True) if shape is None
        ]
        assert not missing, file


def test_plurals_tell_their_number(strings: Strings) -> None:
    for key, text in strings.all_texts():
        for name in re.findall(r"{(\w*)", text):
            assert name, f"{key} has a nameless gap"


def test_five_camels_have_five_letters(strings: Strings) -> None:
    letters = {
        strings.t(f"camel.{c}.letter") for c in ("blue", "green", "orange", "yellow", "white")
    }
    assert len(letters) == 5


def test_every_house_rule_and_choice_has_its_words(strings: Strings) -> None:
    for option in options():
        for part in ("name", "line", *map(str, option.choices)):
            assert strings.has(f"house.{option.key}.{part}"), (option.key, part)


def test_every_module_and_its_rules_have_their_words(strings: Strings) -> None:
    for module in modules():
        wanted = [f"module.{module.key}.name", f"module.{module.key}.line"]
        wanted.append(f"cheat.module.{module.key}.line_1")
        for option in module.options:
            wanted += [f"module.option.{option.key}.{part}" for part in ("name", "line")]
            if set(option.choices) != {False, True}:
                wanted += [f"module.option.{option.key}.{choice}" for choice in option.choices]
            wanted.append(f"cheat.module.option.{option.key}.any")
        assert [key for key in wanted if not strings.has(key)] == []


def test_keys_asked_for_in_full_exist() -> None:
    strings = Strings.load(paths.assets() / "strings")
    keys = strings.keys()
    sections = {key.split(".")[0] for key in keys}
    asked = set(re.findall(r'\bt\(\s*"([a-z_]+(?:\.\w+)+)"', SOURCES))
    assert {key for key in asked if key.split(".")[0] in sections} <= keys
    assert asked
