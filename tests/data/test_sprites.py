"""The pictures in assets/sprites are the ones their manifest and contract speak of."""

from __future__ import annotations

import hashlib
import json
import math
from pathlib import Path
from typing import Any

import pytest

SPRITES = Path(__file__).resolve().parents[2] / "assets" / "sprites"
ICONS = SPRITES.parent / "icons"
CAMELS = ("blue", "green", "orange", "yellow", "white")
FACING_VIEWER = ("S", "SE", "SW")
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def read(name: str) -> Any:
    return json.loads((SPRITES / name).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def contract() -> dict[str, Any]:
    found: dict[str, Any] = read("contract.json")
    return found


@pytest.fixture(scope="module")
def files() -> dict[str, dict[str, Any]]:
    assets = read("manifest.json")["assets"]
    return {name: facts for asset in assets.values() for name, facts in asset["files"].items()}


def png_size(path: Path) -> list[int]:
    head = path.read_bytes()[:24]
    assert head.startswith(PNG_SIGNATURE), path.name
    return [int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")]


def test_every_file_of_the_manifest_is_the_recorded_one(files: dict[str, dict[str, Any]]) -> None:
    for name, facts in files.items():
        data = (SPRITES / name).read_bytes()
        assert len(data) == facts["size"], name
        assert hashlib.sha256(data).hexdigest() == facts["sha256"], name


def test_no_picture_lies_there_that_the_manifest_does_not_know(
    files: dict[str, dict[str, Any]],
) -> None:
    lying = {p.name for p in SPRITES.iterdir() if p.suffix in {".png", ".jpg"}}
    assert lying <= set(files)


def test_the_whole_set_stays_small_enough_to_ship(files: dict[str, dict[str, Any]]) -> None:
    assert sum(facts["size"] for facts in files.values()) < 40_000_000


def test_sizes_in_the_json_are_those_of_the_pictures(files: dict[str, dict[str, Any]]) -> None:
    for name in files:
        facts_file = SPRITES / Path(name).with_suffix(".json").name
        if not name.endswith(".png") or not facts_file.exists():
            continue
        facts = json.loads(facts_file.read_text(encoding="utf-8"))
        if "size" in facts:
            assert facts["size"] == png_size(SPRITES / name), name


def test_nine_slices_leave_a_middle_to_stretch(files: dict[str, dict[str, Any]]) -> None:
    slices = [name for name in files if name.startswith("ui_") and name.endswith(".json")]
    stretched = [facts for facts in map(read, slices) if "nine" in facts]
    assert stretched
    for facts in stretched:
        left, top, right, bottom = facts["nine"]
        assert left + right < facts["size"][0]
        assert top + bottom < facts["size"][1]
        assert facts["px_per_u"] > 0


def test_every_camel_has_all_headings_and_fronts(
    contract: dict[str, Any], files: dict[str, dict[str, Any]]
) -> None:
    wanted = {
        f"camel_{c}_{d}{u}" for c in CAMELS for d in contract["headings"] for u in ("", "_under")
    }
    wanted |= {f"camel_{c}_{d}_front" for c in CAMELS for d in FACING_VIEWER}
    wanted |= {f"camel_shadow{n}_{d}" for n in (1, 2, 3) for d in contract["headings"]}
    assert {f"{name}.{kind}" for name in wanted for kind in ("png", "json")} <= set(files)


def test_stacked_camels_rise_by_the_step_of_the_contract(contract: dict[str, Any]) -> None:
    assert contract["stack_step"] == pytest.approx(contract["step"] * contract["scale"])
    assert 0.4 < contract["stack_step"] < 0.7
    assert contract["ppu"] == 320
    assert contract["elevation"] == 45


@pytest.mark.parametrize("spaces", [16, 20])
def test_the_track_runs_clockwise_from_the_middle_of_the_near_edge(
    contract: dict[str, Any], spaces: int
) -> None:
    plates = contract["tracks"][str(spaces)]
    assert len(plates) == spaces
    first, last = plates[0], plates[-1]
    assert first["x"] < 0 < last["x"]
    assert first["y"] == pytest.approx(last["y"], abs=1e-3)
    assert first["y"] == pytest.approx(min(p["y"] for p in plates), abs=1e-3)
    turned = 0.0
    for here, there in zip(plates, plates[1:] + plates[:1], strict=True):
        turned += here["x"] * there["y"] - there["x"] * here["y"]
    assert turned < 0, "a clockwise ring has a negative signed area"


@pytest.mark.parametrize("spaces", [16, 20])
def test_plates_point_to_the_next_space_and_mirror_each_other(
    contract: dict[str, Any], spaces: int
) -> None:
    plates = contract["tracks"][str(spaces)]
    for here, there in zip(plates, plates[1:] + plates[:1], strict=True):
        ahead = math.degrees(math.atan2(there["y"] - here["y"], there["x"] - here["x"]))
        assert abs((ahead - here["heading"] + 180) % 360 - 180) < 45
    for left, right in zip(plates, reversed(plates), strict=True):
        assert left["x"] == pytest.approx(-right["x"], abs=2e-3)
        assert left["y"] == pytest.approx(right["y"], abs=2e-3)


@pytest.mark.parametrize("spaces", [16, 20])
def test_no_space_is_far_from_a_drawn_heading(contract: dict[str, Any], spaces: int) -> None:
    for plate in contract["tracks"][str(spaces)]:
        away = min(
            abs((plate["heading"] - drawn + 180) % 360 - 180)
            for drawn in contract["headings"].values()
        )
        assert away < 34


@pytest.mark.parametrize("kind", ["blink", "chew"])
def test_every_camel_can_blink_and_chew_in_every_heading(
    contract: dict[str, Any], kind: str
) -> None:
    for camel in CAMELS:
        for heading in contract["headings"]:
            whole, lids = (
                read(f"camel_{camel}_{heading}.json"),
                read(f"camel_{camel}_{heading}_{kind}.json"),
            )
            for axis in (0, 1):
                start = whole["anchor"][axis] - lids["anchor"][axis]
                assert start >= -9
                assert start + lids["size"][axis] <= whole["size"][axis] + 9
            assert math.prod(lids["size"]) < math.prod(whole["size"]) / 8


def test_support_dice_have_their_faces_and_their_tumble(
    contract: dict[str, Any], files: dict[str, dict[str, Any]]
) -> None:
    for camel in CAMELS:
        for pips in (1, 2):
            name = f"support_{camel}_{pips}"
            frames = [f"{name}_roll{i:02d}.png" for i in range(contract["tumble_frames"])]
            assert {f"{name}.png", f"{name}_shadow.png", *frames} <= set(files)


def test_the_camera_looks_along_every_heading(
    contract: dict[str, Any], files: dict[str, dict[str, Any]]
) -> None:
    for heading in contract["headings"]:
        assert {f"camera_{heading}.png", f"camera_{heading}_shadow.png"} <= set(files)


@pytest.mark.parametrize("rank", [2, 3, 4, 5])
def test_a_position_tile_covers_the_lower_half_of_a_leg_tile(rank: int) -> None:
    width, height = read(f"position_{rank}.json")["size"]
    wide, high = read("legtile_blue_5.json")["size"]
    assert width == pytest.approx(wide, abs=6)
    assert height == pytest.approx(high / 2, abs=6)


def test_a_photo_card_has_room_for_picture_and_words() -> None:
    card = read("polaroid.json")
    x, y, width, height = card["window"]
    assert read("polaroid_film.json")["size"] == [width, height]
    assert read("polaroid_gloss.json")["size"] == [width, height]
    left, top, wide, high = card["caption"]
    assert top >= y + height
    assert min(x, y, left) > 0
    assert max(x + width, left + wide) < card["size"][0]
    assert top + high < card["size"][1]


def test_the_windows_icon_holds_every_size_as_a_png() -> None:
    data = (ICONS / "icon.ico").read_bytes()
    assert data[:4] == b"\0\0\1\0"
    found = set()
    for number in range(int.from_bytes(data[4:6], "little")):
        entry = data[6 + 16 * number : 22 + 16 * number]
        size, start = (int.from_bytes(entry[i : i + 4], "little") for i in (8, 12))
        picture = data[start : start + size]
        assert picture.startswith(PNG_SIGNATURE)
        across = int.from_bytes(picture[16:20], "big")
        assert across == (entry[0] or 256)
        found.add(across)
    assert found == {16, 24, 32, 48, 64, 128, 256}


def test_the_macos_icon_holds_plain_and_double_sizes_as_pngs() -> None:
    data = (ICONS / "icon.icns").read_bytes()
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    pixels = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512}
    pixels |= {"ic09": 512, "ic10": 1024}
    found, start = set(), 8
    while start < len(data):
        kind = data[start : start + 4].decode("ascii")
        picture = data[start + 8 :]
        assert picture.startswith(PNG_SIGNATURE)
        assert int.from_bytes(picture[16:20], "big") == pixels[kind]
        start += int.from_bytes(data[start + 4 : start + 8], "big")
        found.add(kind)
    assert found == set(pixels)


@pytest.mark.parametrize(("name", "across"), [("icon.png", 512), ("icon_256.png", 256)])
def test_the_other_icons_are_square_pngs(name: str, across: int) -> None:
    assert png_size(ICONS / name) == [across, across]
