"""What everybody may expect with all modules, against every way the leg can go by the rules."""

import random

import pytest

from camelup_desktop.engine.camelup import CAMELS, State
from camelup_desktop.engine.camelup.actions import TakePyramidTile
from camelup_desktop.engine.camelup.events import LegEnded
from camelup_desktop.engine.camelup.supercup import (
    consortium,
    long_track,
    photographer,
    position_bets,
)
from camelup_desktop.engine.table import Game, Turn
from tests.ai.camelup.test_appraisal import judged
from tests.builders import Race, at_race

ALL = [long_track.KEY, photographer.KEY, position_bets.KEY, consortium.KEY]


def table_of(rng: random.Random) -> Race:
    """Seven seats; seats 0 and 1 will roll the last dice, seats 2 to 6 have things to claim."""
    a, b, c, d, e = rng.sample(CAMELS, 5)
    laid = (
        position_bets.LaidPositionTile(3, 2, 0),
        position_bets.LaidPositionTile(2, 4, 1),
        position_bets.LaidPositionTile(5, 5, 0),
    )
    start = rng.randint(3, 15)
    return at_race(
        f"{a.value}/{b.value}@{start} {c.value}@{start + 2} {d.value}/{e.value}@{start + 3}",
        7,
        dice=a.value,
        mirage=f"{start + 5} by 6",
        leg_tiles={
            2: f"{a.value}5",
            3: f"{b.value}5 {c.value}5",
            4: f"{d.value}5 {e.value}5",
            5: f"{d.value}3 {a.value}3",
        },
        pyramid_tiles=(0, 0, 1, 1, 0, 1, 1),
        pounds=(9, 9, 9, 9, 9, 9, 9),
        modules=ALL,
        extras={
            long_track.KEY: long_track.SupportDice(frozenset(CAMELS) - {c}, frozenset([c])),
            photographer.KEY: photographer.Camera(3, start + 4),
            position_bets.KEY: position_bets.PositionTiles((4,), laid),
            consortium.KEY: consortium.Consortia((None, None, 3, 2, 5, 4, None)),
        },
    )


def pounds_paid(game: Game[State], state: State) -> list[float]:
    """Each seat's pounds once the leg is paid, if everybody only rolls."""
    if state.turn is not Turn.CHANCE:
        return pounds_paid(game, game.apply(state, TakePyramidTile())[0])
    outcomes = game.chance_outcomes(state)
    whole = sum(outcome.weight for outcome in outcomes)
    total = [0.0] * len(state.players)
    for outcome in outcomes:
        after, facts = game.apply(state, outcome.action)
        if any(isinstance(fact, LegEnded) for fact in facts):
            paid = [float(player.pounds) for player in after.players]
        else:
            paid = pounds_paid(game, after)
        total = [t + outcome.weight / whole * p for t, p in zip(total, paid, strict=True)]
    return total


@pytest.mark.rule("R38", "R47", "R48", "R52", "R83", "R91", "R96", "R97", "R103", "R107")
@pytest.mark.parametrize("seed", range(6))
def test_expected_pounds_through_the_rules(seed: int) -> None:
    race = table_of(random.Random(f"together {seed}"))
    table = judged(race)
    counted = pounds_paid(race.match.game, race.state)
    for seat in range(2, 7):
        assert table.pounds_of(seat) == pytest.approx(counted[seat], abs=1e-4)
    assert table.pounds_of(0) == counted[0] - 1
