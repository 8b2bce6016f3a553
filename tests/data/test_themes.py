"""The theme: what the code asks for is there, mirrors the art, and wrong files say where."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pygame import Color

from camelup_desktop.app import paths
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.yaml_file import BadFile
from camelup_desktop.engine.camelup.pieces import Camel

FOLDER = paths.assets() / "themes" / "desert"
TEXT = (FOLDER / "stage.yaml").read_text("utf-8")
SOURCES = "\n".join(path.read_text("utf-8") for path in Path(paths.__file__).parent.rglob("*.py"))
CONTRACT = json.loads((paths.assets() / "sprites" / "contract.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def theme() -> Theme:
    return Theme.load(FOLDER)


def brightness(colour: Color) -> float:
    """Relative luminance (WCAG)."""
    parts = []
    for value in (colour.r, colour.g, colour.b):
        share = value / 255
        parts.append(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Color, other: Color) -> float:
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_every_camel_of_the_engine_has_its_look(theme: Theme) -> None:
    assert [camel.value for camel in Camel] == list(theme.camels)
    for camel in Camel:
        assert theme.camel(camel) is theme.camels[camel.value]


def test_camels_are_told_by_symbol_and_pattern_too(theme: Theme) -> None:
    assert len({look.symbol for look in theme.camels.values()}) == 5
    assert len({look.pattern for look in theme.camels.values()}) == 5


def test_no_two_people_share_a_marker(theme: Theme) -> None:
    markers = [person.marker for person in theme.people.values()]
    assert len(set(markers)) == len(markers) == 10


def test_paints_plates_and_headings_are_those_of_the_art(theme: Theme) -> None:
    assert {name: look.paint for name, look in theme.camels.items()} == {
        name: Color(paint) for name, paint in CONTRACT["paints"].items()
    }
    assert theme.headings == CONTRACT["headings"]
    assert theme.camera.stack_step == pytest.approx(CONTRACT["stack_step"], abs=5e-4)
    assert theme.camera.elevation == CONTRACT["elevation"]
    for length, plates in CONTRACT["tracks"].items():
        ours = theme.spaces(int(length))
        assert len(ours) == int(length)
        for plate, theirs in zip(ours, plates, strict=False):
            assert plate.x == pytest.approx(theirs["x"], abs=0.006)
            assert plate.y == pytest.approx(theirs["y"], abs=0.006)


def test_the_track_runs_clockwise_from_the_near_edge(theme: Theme) -> None:
    for length in (16, 20):
        spaces = theme.spaces(length)
        assert spaces[0].x < 0 < spaces[-1].x and spaces[0].y < 0
        turn = sum(
            a.x * b.y - b.x * a.y for a, b in zip(spaces, [*spaces[1:], spaces[0]], strict=True)
        )
        assert turn < 0


@pytest.mark.parametrize(
    ("words", "ground", "least"),
    [
        ("ink", "parchment", 4.5),
        ("ink", "paper", 4.5),
        ("ink", "sand", 4.5),
        ("ink", "gold", 4.5),
        ("ink_soft", "parchment", 4.5),
        ("ink_soft", "parchment_dark", 4.5),
        ("parchment", "night", 4.5),
        ("gold", "night", 4.5),
        ("gold", "felt", 4.5),
        ("parchment", "felt", 4.5),
        ("cream", "teal", 4.5),
        ("teal", "parchment", 4.5),
        ("danger", "parchment", 4.5),
    ],
)
def test_words_can_be_read_on_their_grounds(
    theme: Theme, words: str, ground: str, least: float
) -> None:
    assert contrast(theme.colour(words), theme.colour(ground)) >= least


def test_words_can_be_read_on_every_paint(theme: Theme) -> None:
    for name, look in theme.camels.items():
        assert contrast(look.text, look.paint) >= 4.5, name


def test_every_colour_and_every_second_the_code_names_is_there(theme: Theme) -> None:
    for name in re.findall(r'\.colour\("(\w+)"\)', SOURCES):
        theme.colour(name)
    for key in re.findall(r'\.seconds\("([\w.]+)"\)', SOURCES):
        assert theme.seconds(key) >= 0


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("colours:", "colors:", '"colors" is not known'),
        ('ink: "#2B1B12"', 'ink: "blackish"', "must be a colour"),
        ("unit: 88", "unit: big", "must be a number"),
        ("unit: 88", "unite: 88", '"unite" is not known'),
        ("elevation: 45.0", "elevations: 45.0", '"elevations" is not known'),
        ("marker: circle", "mark: circle", '"mark" is not known'),
        ("      - [-0.48, -1.72, 179]\n", "", "needs 8 plates"),
        ("[-0.48, -1.72, 179]", "[-0.48, -1.72]", "3 numbers"),
        ("toast: 6.0", "toast: long", "must be a number"),
    ],
)
def test_a_wrong_theme_says_line_and_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    assert TEXT.count(old) >= 1
    (tmp_path / "stage.yaml").write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile, match=reason) as caught:
        Theme.load(tmp_path)
    assert re.match(r"stage\.yaml, line \d+: ", str(caught.value))


def test_the_look_of_pygame_gui_has_only_keys_it_knows(theme: Theme) -> None:
    """It ignores a wrong key in silence."""
    known = {
        "dark_bg", "disabled_dark_bg", "selected_bg", "normal_text", "selected_text",
        "normal_border", "disabled_border", "text_cursor", "normal_bg", "hovered_bg", "active_bg",
        "hovered_border", "active_border",
    }  # fmt: skip
    misc = {
        "shape", "shape_corner_radius", "border_width", "shadow_width", "padding",
        "enable_arrow_buttons", "sliding_button_width",
    }  # fmt: skip
    look: dict[str, Any] = json.loads((FOLDER / "ui.json").read_text("utf-8"))
    for name, block in look.items():
        assert set(block) <= {"colours", "misc"}, name
        assert set(block["colours"]) <= known, name
        assert set(block["misc"]) <= misc, name
        for colour in block["colours"].values():
            theme.colour(colour)
