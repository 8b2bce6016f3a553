"""The rules of a module nobody sells: all it takes is its file, and a line in the list.

What goes with it on the screen and for opponents is in test_fifth_module.py of the whole.
"""

from __future__ import annotations

import random
from typing import cast

import pytest

from camelup_desktop.engine.camelup import DesertTile, Side, State, camel_up, modules
from camelup_desktop.engine.camelup.events import PoundsChanged
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.show import show
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.record import Header, dumps, loads
from tests.builders import at_race as any_race
from tests.engine.camelup.promises import RACE, other_cards
from tests.engine.conformance import Promises, assert_game_conforms
from tests.sandstorm.rules import (
    KEY,
    CallSandstorm,
    DesertTilesBlown,
    Sandstorm,
    SandstormNo,
    SandstormReason,
)
from tests.strategies import played


@pytest.fixture(autouse=True)
def _on_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast(dict[str, RaceMechanic], MODULES), KEY, Sandstorm())


def test_it_is_listed_with_the_others() -> None:
    assert [(m.key, m.paragraphs, m.options) for m in modules()][-1] == (KEY, (110,), ())


def test_it_moves_all_desert_tiles_and_pays() -> None:
    race = any_race("blue@3", oasis="7 by 1, 12 by 2", modules=[KEY])
    told = race.plays(CallSandstorm())
    tiles = (DesertTile(1, 8, Side.OASIS), DesertTile(2, 13, Side.OASIS))
    assert told[:2] == (
        DesertTilesBlown(0, tiles),
        PoundsChanged(0, 2, SandstormReason.WIND, 0),
    )
    assert race.state.desert_tiles == tiles
    assert race.objection(CallSandstorm()) is SandstormNo.BLOWN_ALREADY
    assert "\nwind     blown\n" in show(race.state)
    race.rolls(race.ranking[0], 2)


def test_a_module_may_add_nothing_to_the_text_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Sandstorm, "lines")
    assert "wind" not in show(camel_up(2, [KEY]).opening)


def test_it_says_no_with_reasons_of_its_own() -> None:
    assert any_race("blue@3", modules=[KEY]).objection(CallSandstorm()) is (
        SandstormNo.NOTHING_TO_BLOW
    )
    blocked = any_race("blue@3 green@8", oasis="7 by 1", modules=[KEY])
    assert blocked.objection(CallSandstorm()) is SandstormNo.TILES_WOULD_MEET_CAMELS


@pytest.mark.parametrize("others", [(), ("long_track",), ("photographer", "position_bets")])
def test_races_with_it_keep_every_promise(others: tuple[str, ...]) -> None:
    header = Header("camelup", "2014-1", ("a", "b", "c"), modules=(KEY, *others), seed=1)
    game = camel_up(3, header.modules)
    promises = Promises(game, header, build, 3, RACE, other_cards)
    match = assert_game_conforms(promises, random.Random(f"wind {others}"))
    assert any(isinstance(f, DesertTilesBlown) for events in match.events for f in events)


def test_its_actions_are_kept_in_records() -> None:
    header = Header("camelup", "2014-1", ("a", "b"), modules=(KEY,), seed=1)
    match: Match[State] = played(build(header), "wind")
    text = dumps(header, match.actions)
    assert '"CallSandstorm": {}' in text
    assert loads(text, build)[1].state == match.state


def test_the_other_modules_and_the_base_game_know_nothing_of_it() -> None:
    assert KEY not in camel_up(3, ["long_track"]).opening.extras
    assert CallSandstorm not in camel_up(3).action_types
