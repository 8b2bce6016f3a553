"""The worked examples of RULES.md about scoring, one test each; the oracle plays along."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from camelup_desktop.engine.camelup import Camel, No, RaceBet, events
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.table import IllegalAction
from tests.engine.camelup.side_by_side import SideBySide, at_race

BLUE, GREEN, ORANGE, YELLOW, WHITE = Camel
INITIALS = {"B": BLUE, "G": GREEN, "O": ORANGE, "Y": YELLOW, "W": WHITE}


def ranks(letters: str) -> tuple[Camel, ...]:
    """ "Y>G>B>O>W" as RULES.md writes it."""
    return tuple(INITIALS[letter] for letter in letters.split(">"))


# Scoring a leg


def scored(race: SideBySide, seat: int) -> Sequence[int]:
    """What each tile of a seat paid, best first."""
    return sorted((c.pounds for c in race.told(events.ClaimScored) if c.seat == seat), reverse=True)


@pytest.mark.rule("R47", "R48")
def test_x17_each_tile_pays_by_the_place_of_its_camel() -> None:
    race = at_race(
        "blue@1 white/orange/yellow/green@9",
        dice="blue",
        turn=2,
        leg_tiles={0: "green5 green3 yellow3 orange2", 2: "yellow5 orange5 orange3"},
        pyramid_tiles=(1, 3, 0),
    )
    race.rolls(BLUE, 1)
    assert race.ranking == ranks("G>Y>O>W>B")
    assert scored(race, seat=0) == [5, 3, 1, 1, -1]
    assert race.pounds[0] == 12


@pytest.mark.rule("R23", "R52")
def test_x18_gains_and_losses_are_added_before_the_floor() -> None:
    race = at_race(
        "blue@1 white/orange/yellow/green@9",
        dice="blue",
        turn=2,
        pounds=(1, 0, 3),
        leg_tiles={0: "blue5 white5 orange3", 1: "blue3 white3", 2: "orange5"},
        pyramid_tiles=(0, 2, 2),
    )
    race.rolls(BLUE, 1)
    assert race.ranking == ranks("G>Y>O>W>B")
    assert race.pounds[:2] == (0, 0)
    changes = {change.seat: change for change in race.told(events.PoundsChanged)}
    assert (changes[0].amount, changes[0].forgiven) == (-1, 2)


@pytest.mark.rule("R47")
def test_x19_second_is_second_under_the_leader_or_behind() -> None:
    race = at_race(
        "white@1 blue@2 orange/yellow@8 green@9",
        dice="white",
        turn=2,
        pounds=(0, 3, 3),
        leg_tiles={0: "yellow5 orange5"},
        pyramid_tiles=(0, 4, 0),
    )
    race.rolls(WHITE, 1)
    assert race.picture == "blue/white@2 orange/yellow@8 green@9"
    assert scored(race, seat=0) == [1, -1]
    assert race.pounds[0] == 0


@pytest.mark.rule("R50")
def test_x20_the_unfinished_leg_is_scored_when_the_race_ends() -> None:
    race = at_race(
        "orange/blue@12 yellow@13 green/white@15",
        leg_tiles={0: "white5", 1: "green5 yellow5"},
    )
    race.rolls(GREEN, 2)
    assert race.ranking == ranks("W>G>Y>B>O")
    assert race.pounds == (9, 3, 3)


@pytest.mark.rule("R14", "R45", "R46", "R49")
def test_x24_the_next_player_starts_the_next_leg() -> None:
    race = at_race("blue@3 green@5", seats=4, dice="blue", turn=2)
    race.rolls(BLUE, 2)
    assert len(race.told(events.LegEnded)) == 1
    assert race.state.leg == 2
    assert race.state.turn == race.state.starting_seat == 3
    assert race.state.dice == set(Camel)


@pytest.mark.rule("R50", "R53")
def test_x25_one_die_ends_leg_and_race_with_one_scoring_of_the_leg() -> None:
    race = at_race("blue@3 green@16", dice="green", winner="0:green")
    race.rolls(GREEN, 1)
    (told,) = race.match.events[-1:]
    order = [type(event) for event in told if not isinstance(event, events.ClaimScored)]
    assert order.count(events.LegEnded) == 1
    assert order.index(events.LegEnded) < order.index(events.RaceBettingCardRevealed)
    assert len(race.told(events.ClaimScored)) == 5
    assert race.pounds == (3 + 1 + 8, 3, 3 + 4)


# The final scoring: the last seat rolls, Green crosses alone

FINISH = "white@9 blue@11 yellow/orange@14 green@16"


def cards_paid(race: SideBySide) -> Sequence[int]:
    return [card.pounds for card in race.told(events.RaceBettingCardRevealed)]


@pytest.mark.rule("R55", "R56", "R59")
def test_x21_right_cards_pay_by_order_and_wrong_ones_cost() -> None:
    race = at_race(
        FINISH,
        seats=6,
        turn=5,
        pounds=(4, 4, 4, 4, 4, 3),
        winner="0:green 1:yellow 2:green 3:green 4:green 5:green 1:green",
        loser="2:white 0:blue 4:white",
    )
    race.rolls(GREEN, 1)
    assert race.ranking == ranks("G>O>Y>B>W")
    assert cards_paid(race) == [8, -1, 5, 3, 2, 1, 1, 8, -1, 5]
    assert race.pounds == (11, 4, 17, 7, 11, 5)
    (ended,) = race.told(events.GameEnded)
    places = [(standing.place, standing.seat) for standing in ended.standings]
    assert places == [(1, 2), (2, 0), (2, 4), (4, 3), (5, 5), (6, 1)]


@pytest.mark.rule("R57")
@pytest.mark.parametrize(("floor", "pounds"), [("perCard", (13, 7)), ("net", (11, 7))])
def test_x22_each_card_is_settled_by_itself_but_by_house_rule(
    floor: str, pounds: tuple[int, int]
) -> None:
    race = at_race(
        FINISH,
        turn=2,
        pounds=(0, 0, 3),
        winner="0:yellow 1:green 0:orange 0:green",
        loser="0:white 1:blue",
        finalClamp=floor,
    )
    race.rolls(GREEN, 1)
    assert race.pounds[:2] == pounds


@pytest.mark.rule("R20")
def test_x26_each_camel_has_one_card_for_both_decks() -> None:
    race = at_race("blue@3", winner="0:green")
    again = PlaceRaceBettingCard(GREEN, RaceBet.OVERALL_LOSER)
    assert race.objection(again) is No.CARD_NOT_IN_HAND
    with pytest.raises(IllegalAction):
        race.plays(again)
    race.bets(BLUE, RaceBet.OVERALL_LOSER)
