"""Position tiles: every pair exactly, and what a covered tile is worth to its owner."""

import random

import pytest

from camelup_desktop.ai.camelup.bots import Bookmaker, Level, Oracle, Trader
from camelup_desktop.ai.camelup.scarcity import leg_tile_value
from camelup_desktop.engine.camelup import Camel, LegTile
from camelup_desktop.engine.camelup.supercup.position_bets import (
    KEY,
    AttachPositionTile,
    LaidPositionTile,
    PositionTiles,
    TakeBottomLegBettingTile,
)
from tests.ai.camelup.test_appraisal import judged
from tests.ai.camelup.test_bots import choice
from tests.builders import Race, at_race

LAST_DIE = "blue@4 green@7 orange/yellow/white@1"
"""Blue's die alone is left: with 3 it leads, else it is second; Orange is always last."""


@pytest.mark.rule("R88", "R91")
def test_a_pair_by_three_faces() -> None:
    table = judged(at_race(LAST_DIE, dice="blue", modules=[KEY]))
    assert table.of(TakeBottomLegBettingTile(2, Camel.BLUE)).pounds == pytest.approx(4 * 2 / 3 - 1)
    assert table.of(TakeBottomLegBettingTile(2, Camel.GREEN)).pounds == pytest.approx(4 / 3 - 1)
    assert table.of(TakeBottomLegBettingTile(5, Camel.ORANGE)).pounds == pytest.approx(3)
    assert table.of(TakeBottomLegBettingTile(4, Camel.ORANGE)).pounds == pytest.approx(-1)


@pytest.mark.rule("R91", "R92")
def test_covering_a_bad_tile_saves_it_and_covering_a_good_one_wastes_it() -> None:
    race = at_race(LAST_DIE, dice="blue", leg_tiles={0: "orange5 green5"}, modules=[KEY])
    table = judged(race)
    assert table.of(AttachPositionTile(5, 0)).pounds == pytest.approx(3 - -1)
    green = 5 * 2 / 3 + 1 / 3
    assert table.of(AttachPositionTile(2, 1)).pounds == pytest.approx(4 / 3 - 1 - green)
    assert table.best.action == AttachPositionTile(5, 0)


@pytest.mark.rule("R88", "R91")
def test_all_pairs_on_random_tables() -> None:
    rng = random.Random("pairs")
    for _ in range(10):
        spaces = rng.choices(range(1, 14), k=3)
        a, b, c, d, e = (camel.value for camel in rng.sample(list(Camel), 5))
        places: dict[int, str] = {}
        for space, stack in zip(spaces, (f"{a}/{b}", c, f"{d}/{e}"), strict=True):
            places[space] = f"{places[space]}/{stack}" if space in places else stack
        race = at_race(
            " ".join(f"{stack}@{space}" for space, stack in places.items()),
            dice=" ".join(rng.sample([a, b, c, d, e], rng.randint(1, 4))),
            leg_tiles={0: "blue5 white5"},
            modules=[KEY],
        )
        table = judged(race)
        leg = table.odds.leg
        for found in table.appraisals:
            match found.action:
                case TakeBottomLegBettingTile(place, camel):
                    pair = 4 * leg.ranks[camel][place - 1] - 1
                    assert found.pounds == pytest.approx(pair, abs=1e-4)
                case AttachPositionTile(place, number):
                    camel = (Camel.BLUE, Camel.WHITE)[number]
                    pair = 4 * leg.ranks[camel][place - 1] - 1
                    pair -= leg_tile_value(race.state.rules, leg, camel, 5)
                    assert found.pounds == pytest.approx(pair, abs=1e-4)


@pytest.mark.rule("R91")
def test_a_covered_tile_counts_as_the_pair_that_it_is() -> None:
    laid = PositionTiles((2, 3, 4), (LaidPositionTile(5, 1, 0),))
    held = {1: "orange5"}
    plain, covered = (
        judged(at_race(LAST_DIE, dice="blue", leg_tiles=held, modules=[KEY], extras=extras))
        for extras in (None, {KEY: laid})
    )
    assert covered.pounds_of(1) - plain.pounds_of(1) == pytest.approx(3 - -1)
    assert covered.pounds_of(0) == pytest.approx(plain.pounds_of(0))


def scarce() -> Race:
    """All good tiles are gone, but for the place of the last camel."""
    return at_race(
        LAST_DIE,
        dice="blue",
        leg_tiles={1: "blue5 blue3 blue2", 2: "green5 green3 green2"},
        winner="0:blue 0:green 0:orange 0:yellow 0:white",
        modules=[KEY],
        extras={KEY: PositionTiles((2, 5), ())},
    )


@pytest.mark.parametrize("bot", [Trader(), Bookmaker(), Oracle()])
def test_the_levels_back_the_last_camel_to_be_last(bot: Level) -> None:
    assert choice(scarce(), bot) == TakeBottomLegBettingTile(5, Camel.ORANGE)


def test_the_bottom_tile_is_what_the_reason_speaks_of() -> None:
    found = judged(scarce()).of(TakeBottomLegBettingTile(5, Camel.ORANGE))
    assert found.reason.key == "bot.reason.place"
    assert found.reason.values == {"camel": Camel.ORANGE, "n": 5, "percent": 100}
    assert LegTile(Camel.ORANGE, 5) not in scarce().state.players[0].leg_tiles
