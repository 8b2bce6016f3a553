"""The free action against every way the leg can go on, with and without the die."""

import pytest

from camelup_desktop.ai.camelup.bots import Bookmaker, Level, Oracle, Trader
from camelup_desktop.ai.camelup.tourist import Tourist
from camelup_desktop.engine.camelup import CAMELS, Camel, Stage, State
from camelup_desktop.engine.camelup.actions import TakePyramidTile
from camelup_desktop.engine.camelup.events import LegEnded
from camelup_desktop.engine.camelup.supercup.long_track import (
    KEY,
    DeclineFreeAction,
    ReturnPyramidTile,
    SupportDice,
)
from camelup_desktop.engine.table import Action, Game, Turn
from tests.ai.camelup.test_appraisal import judged
from tests.ai.camelup.test_bots import choice
from tests.builders import Race, at_race


def offered(camels: str, leg_tiles: str = "", dice: str = "white yellow") -> Race:
    """Seat 0 has just rolled for Orange, which is far behind, and may give a tile back."""
    inside = SupportDice(pedestal=frozenset(CAMELS), pyramid=frozenset())
    taken = 6 - len(dice.split()) - 1
    race = at_race(
        camels,
        dice=f"orange {dice}",
        leg_tiles={0: leg_tiles} if leg_tiles else None,
        pyramid_tiles=(1, taken - 1, 0),
        modules=[KEY],
        extras={KEY: inside},
        m1Variant=True,
    )
    race.rolls(Camel.ORANGE, 1)
    assert race.state.stage is Stage.FREE_ACTION
    return race


def expected(game: Game[State], state: State, seat: int) -> float:
    """The pounds of a seat once the leg is paid, if everybody only rolls."""
    if state.turn is not Turn.CHANCE:
        free = state.stage is Stage.FREE_ACTION
        after, _ = game.apply(state, DeclineFreeAction() if free else TakePyramidTile())
        return expected(game, after, seat)
    outcomes = game.chance_outcomes(state)
    total = 0.0
    for outcome in outcomes:
        after, facts = game.apply(state, outcome.action)
        paid = any(isinstance(fact, LegEnded) for fact in facts)
        pounds = after.players[seat].pounds if paid else expected(game, after, seat)
        total += outcome.weight * pounds
    return total / sum(outcome.weight for outcome in outcomes)


@pytest.mark.rule("R73", "R74", "R78")
def test_a_support_die_by_every_way_the_leg_can_go() -> None:
    """Seats 1 and 2 roll what is left, so of a third tile seat 0 has its chance only on average."""
    race = offered("blue@9 green@10 white@7 yellow@6 orange@1", "blue5 blue3 white5", "white")
    table, game = judged(race), race.match.game
    keeps = expected(game, game.apply(race.state, DeclineFreeAction())[0], 0)
    assert table.of(DeclineFreeAction()).pounds == 0
    for camel in (Camel.BLUE, Camel.WHITE, Camel.YELLOW):
        action = ReturnPyramidTile(camel)
        gives = expected(game, game.apply(race.state, action)[0], 0)
        found = table.of(action)
        assert found.exact
        assert found.pounds - 1 / 3 == pytest.approx(gives - keeps, abs=1e-5)
    assert table.best.action == ReturnPyramidTile(Camel.BLUE)


@pytest.mark.rule("R73")
@pytest.mark.parametrize("bot", [Bookmaker(), Oracle()])
def test_the_strong_give_a_tile_back_where_a_die_wins_more(bot: Level) -> None:
    race = offered("blue@9 green@10 white@7 yellow@6 orange@1", "blue5 blue3 white5", "white")
    assert choice(race, bot) == ReturnPyramidTile(Camel.BLUE)


@pytest.mark.rule("R73")
@pytest.mark.parametrize("bot", [Trader(), Bookmaker(), Oracle()])
def test_without_a_bet_the_tile_is_kept(bot: Level) -> None:
    race = offered("blue@9 green@10 white@7 yellow@6 orange@1")
    assert choice(race, bot) == DeclineFreeAction()
    found = judged(race).of(ReturnPyramidTile(Camel.BLUE))
    assert found.pounds == pytest.approx(1 / 3 - 1)
    assert not found.exact


def test_the_trader_never_thinks_of_it() -> None:
    race = offered("blue@9 green@10 white@7 yellow@6 orange@1", "blue5 blue3 white5", "white")
    assert choice(race, Trader()) == DeclineFreeAction()


def test_the_tourist_hardly_ever_does_it() -> None:
    race = offered("blue@9 green@10 white@7 yellow@6 orange@1", "blue5")
    chosen: list[Action] = [choice(race, Tourist(), seed) for seed in range(40)]
    assert chosen.count(DeclineFreeAction()) > 20
    assert ReturnPyramidTile(Camel.BLUE) in chosen
