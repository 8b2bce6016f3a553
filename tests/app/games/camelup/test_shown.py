"""The facts on show: public, complete, and told apart from each other."""

import random

import pytest

from camelup_desktop.app.games.camelup.shown import Shown
from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, State, camel_up
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.table import Match, Turn


def opened(seed: int = 1) -> Match[State]:
    match: Match[State] = Match(camel_up(3))
    rng = random.Random(seed)
    while match.state.turn is Turn.CHANCE:
        match.play(rng.choice([o.action for o in match.game.chance_outcomes(match.state)]))
    return match


@pytest.mark.rule("R21")
def test_no_card_is_shown_before_the_race_is_over_not_even_ones_own() -> None:
    match = opened()
    seat = match.state.seat
    match.play(PlaceRaceBettingCard(Camel.WHITE, RaceBet.OVERALL_WINNER))
    shown = Shown.of(match.view(seat))
    (card,) = shown.decks[RaceBet.OVERALL_WINNER]
    assert (card.seat, card.camel) == (seat, None)
    assert shown.hand_count[seat] == len(CAMELS) - 1
    assert shown == Shown.of(match.view(None))


def test_the_ranking_lists_every_camel_on_the_track_first_to_last() -> None:
    shown = Shown.of(opened().view(None))
    assert sorted(c.value for c in shown.ranking) == sorted(c.value for c in CAMELS)
    first, last = shown.space_of(shown.ranking[0]), shown.space_of(shown.ranking[-1])
    assert first is not None and last is not None
    assert first >= last


def test_before_camels_are_placed_nobody_leads() -> None:
    shown = Shown.of(camel_up(2).opening)
    assert shown.ranking == ()
    assert shown.space_of(Camel.BLUE) is None
    assert (shown.banner, shown.active, shown.leg) == ("opening", None, 0)


def test_changes_are_counted_but_do_not_make_facts_different() -> None:
    view = opened().view(None)
    one, other = Shown.of(view), Shown.of(view)
    one.put(9, one.stacks.pop(min(one.stacks)))
    assert one.version == 1
    assert one != other
    fresh = Shown.of(view)
    fresh.touch()
    assert fresh == other


def test_an_emptied_space_is_forgotten() -> None:
    shown = Shown.of(opened().view(None))
    space = min(shown.stacks)
    shown.put(space, ())
    assert space not in shown.stacks
