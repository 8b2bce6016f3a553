"""Partners: what their tiles bring, which of them is best, and copying by hand."""

from typing import Any

import pytest

from camelup_desktop.ai.camelup.bots import Bookmaker, Level, Oracle, Trader
from camelup_desktop.ai.camelup.supercup.consortium import GROWTH
from camelup_desktop.ai.camelup.tourist import Tourist
from camelup_desktop.engine.camelup import Camel, Stage
from camelup_desktop.engine.camelup.supercup.consortium import (
    KEY,
    Consortia,
    CopyLegTile,
    CopyNothing,
    CopyPyramidTile,
    FormConsortium,
)
from tests.ai.camelup.test_appraisal import judged
from tests.ai.camelup.test_bots import choice
from tests.builders import Race, at_race

SURE = "blue@12 green@6 orange/yellow/white@1"
"""Blue wins the leg, Green is second, whatever the last die shows."""


def race(pair: tuple[int, int] | None = None, **more: Any) -> Race:
    partners: list[int | None] = [None] * 6
    if pair:
        partners[pair[0]], partners[pair[1]] = pair[1], pair[0]
    extras = {KEY: Consortia(tuple(partners))}
    return at_race(SURE, 6, dice="orange", modules=[KEY], extras=extras, **more)


@pytest.mark.rule("R95", "R96")
def test_a_partner_is_worth_its_best_tile_and_a_little_hope() -> None:
    table = judged(race(leg_tiles={2: "blue5 green5", 4: "blue3", 3: "white5"}))
    worth = {seat: table.of(FormConsortium(seat)).pounds for seat in range(1, 6)}
    assert 5 <= worth[2] < 5.1
    assert 3 <= worth[4] < 3.2
    assert worth[1] == worth[3] == pytest.approx(GROWTH[1])
    assert worth[3] < worth[5] < 2  # seat 5 holds the pyramid tiles
    assert max(worth, key=worth.__getitem__) == 2


@pytest.mark.rule("R96")
def test_what_the_partner_copies_counts_against_it() -> None:
    """Two partners have the same tile; the one with fewer pounds is no danger."""
    table = judged(
        race(leg_tiles={0: "green5", 1: "blue5", 2: "blue3"}, pounds=(20, 3, 3, 20, 3, 3))
    )
    poor, rich = table.of(FormConsortium(1)), table.of(FormConsortium(3))
    assert poor.win > rich.win
    assert poor.rivals == rich.rivals > 0


@pytest.mark.rule("R96", "R99")
def test_partners_are_expected_to_copy() -> None:
    held = {2: "blue5", 4: "green5"}
    alone, together = judged(race(leg_tiles=held)), judged(race((2, 4), leg_tiles=held))
    gained = [together.pounds_of(seat) - alone.pounds_of(seat) for seat in range(6)]
    assert gained == pytest.approx([0, 0, 1, 0, 5, 0])


@pytest.mark.rule("R99")
def test_by_hand_they_are_expected_to_copy_as_well() -> None:
    held = {2: "blue5", 4: "green5"}
    by_hand = judged(race((2, 4), leg_tiles=held, consortiumChoice="manual"))
    assert by_hand.pounds_of(4) == pytest.approx(judged(race((2, 4), leg_tiles=held)).pounds_of(4))


def scoring() -> Race:
    """The leg is over; seat 0 may copy a tile of seat 5."""
    at = race(
        (0, 5),
        leg_tiles={5: "white5 blue5 green5"},
        consortiumChoice="manual",
        pyramid_tiles=(0, 0, 0, 0, 0, 4),
    )
    at.rolls(Camel.ORANGE, 1)
    assert at.state.stage is Stage.LEG_SCORING
    return at


@pytest.mark.rule("R96", "R99")
def test_copying_by_hand_is_judged_by_what_is_known_then() -> None:
    at = scoring()
    assert at.state.turn == 0
    table = judged(at)
    assert table.of(CopyLegTile(0)).pounds == -1
    assert table.of(CopyLegTile(1)).pounds == 5
    assert table.of(CopyLegTile(2)).pounds == 1
    assert table.of(CopyPyramidTile()).pounds == 1
    assert table.of(CopyNothing()).pounds == 0


@pytest.mark.parametrize("bot", [Trader(), Bookmaker(), Oracle()])
def test_the_levels_copy_what_is_best(bot: Level) -> None:
    assert choice(scoring(), bot) == CopyLegTile(1)


def test_the_tourist_mostly_copies_what_leads() -> None:
    copied = [choice(scoring(), Tourist(), seed) for seed in range(20)]
    assert copied.count(CopyLegTile(1)) > 10


@pytest.mark.parametrize("bot", [Trader(), Bookmaker(), Oracle()])
def test_the_levels_choose_the_best_partner(bot: Level) -> None:
    at = race(
        leg_tiles={2: "blue5", 4: "blue3 blue2 green5"},
        winner="0:blue 0:green 0:orange 0:yellow 0:white",
    )
    assert choice(at, bot) == FormConsortium(2)
