"""The facts of an action are cut so that a leg is scored once, and only when it is decided."""

from __future__ import annotations

import random

import pytest

from camelup_desktop.app.games.camelup import segments
from camelup_desktop.app.games.camelup.tally import money_by_leg
from camelup_desktop.app.scene import Scene
from camelup_desktop.app.scenes.agenda import Aside, Beat, Facts
from camelup_desktop.engine.camelup import State, camel_up, events, modules
from camelup_desktop.engine.camelup.supercup.consortium import CopyChosen, CopyDeclined, TileCopied
from camelup_desktop.engine.table import Event, Match
from tests.strategies import play_on, played

MODULES = [module.key for module in modules()]


def beats_of(match: Match[State], scored: list[tuple[Event, ...]]) -> list[Beat]:
    """The beats of the last action; what the scoring screens get goes into `scored`."""

    def note(facts: tuple[Event, ...]) -> Scene:
        scored.append(facts)
        return Scene()

    beats = segments.cut(
        match.events[-1],
        grace_of=None,
        covered=lambda seat: False,
        leg_scoring=note,
        final_scoring=note,
        hold=segments.hold(match),
    )
    for beat in beats:
        if isinstance(beat, Aside):
            beat.scene()
    return beats


@pytest.mark.rule("R96", "R99")
@pytest.mark.parametrize("choice", ["auto", "manual"])
def test_every_leg_is_scored_once_with_all_its_claims(choice: str) -> None:
    full = played(camel_up(8, MODULES, {"consortiumChoice": choice}), f"segments {choice}")
    match = Match(full.game)
    scored: list[tuple[Event, ...]] = []
    shown: list[Event] = []
    for _, action in full.actions:
        match.play(action)
        for beat in beats_of(match, scored):
            shown += beat.events if isinstance(beat, Facts | Aside) else ()
    legs = [facts for facts in scored if isinstance(facts[0], events.LegEnded)]
    told = [event for step in match.events for event in step]
    claims = [event for event in told if isinstance(event, events.ClaimScored)]
    assert [facts[0].leg for facts in legs] == list(range(1, match.state.leg + 1))  # type: ignore[attr-defined]
    assert [e for facts in legs for e in facts if isinstance(e, events.ClaimScored)] == claims
    assert any(isinstance(event, TileCopied) for event in claims)
    chosen = [event for event in told if isinstance(event, CopyChosen | CopyDeclined)]
    assert bool(chosen) == (choice == "manual")
    assert not any(isinstance(e, CopyChosen) for facts in scored for e in facts)
    assert shown == told


@pytest.mark.rule("R99")
def test_the_money_of_a_leg_that_was_held_counts_for_that_leg() -> None:
    match = played(camel_up(8, MODULES, {"consortiumChoice": "manual"}), "segments manual")
    money = money_by_leg(match)
    assert len(money) == match.state.leg + 1
    last = [player.pounds for player in match.state.players]
    for event in match.events[-1]:
        if isinstance(event, events.PoundsChanged) and event.reason is events.Reason.RACE_BET:
            last[event.seat] -= event.amount
    assert money[-1] == last


def test_a_race_that_has_not_begun_holds_nothing() -> None:
    match: Match[State] = Match(camel_up(6, MODULES))
    assert segments.hold(match) == segments.Hold()
    play_on(match, random.Random(1), 1)
    assert segments.hold(match) == segments.Hold()
