"""The chronicle: a sentence for every fact, in step with the picture, without secrets."""

from __future__ import annotations

import dataclasses
import random
from functools import cache

import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.chronicle import Chronicle
from camelup_desktop.app.games.camelup.narration import Narration
from camelup_desktop.app.games.camelup.panels.log import icon_picture
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import actions, camel_up, events
from camelup_desktop.engine.table import Event, Match
from camelup_desktop.engine.table.dice import Dice

NAMES = ("Amina", "Bilal", "Chiara")


@cache
def narration() -> Narration:
    return Narration(Words(Strings.load(paths.assets() / "strings"), NAMES))


def random_race(seed: int, **options: object) -> Match:
    """A whole race of random moves."""
    match, dice, rng = Match(camel_up(len(NAMES), (), options)), Dice(seed), random.Random(seed)
    while not match.over:
        legal = match.game.legal_actions(match.state)
        match.play(rng.choice(legal) if legal else dice(match))
    return match


def every_event() -> set[type[Event]]:
    return {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }


def test_every_fact_has_a_sentence() -> None:
    seen = set()
    for seed in range(12):
        match = random_race(seed, desertRewardPer="camel")
        chronicle = Chronicle(narration())
        chronicle.retell(match)
        facts = [event for step in match.events for event in step]
        assert len(chronicle.lines) == len(facts)
        for line in chronicle.lines:
            assert line.text and "[" not in line.text and "{" not in line.text
            assert "[" not in line.brief
        seen |= {type(fact) for fact in facts}
    assert seen == every_event()


def test_lines_appear_when_their_fact_is_shown() -> None:
    match = random_race(1)
    chronicle = Chronicle(narration())
    chronicle.record(match, 1)
    assert not chronicle.lines and chronicle.pending == len(match.events[0])
    for shown, event in enumerate(match.events[0], start=1):
        chronicle.hear(event)
        assert len(chronicle.lines) == shown
    assert not chronicle.pending


def test_rewinding_forgets_shown_and_unshown_lines() -> None:
    match = random_race(2)
    chronicle = Chronicle(narration())
    chronicle.retell(match)
    kept = [line for line in chronicle.lines if line.step <= 9]
    chronicle.record(match, 12)
    chronicle.rewind(9)
    assert chronicle.lines == kept and not chronicle.pending


def test_the_last_act_of_a_seat_is_told_without_its_name() -> None:
    match = random_race(3)
    chronicle = Chronicle(narration())
    chronicle.retell(match)
    for seat, name in enumerate(NAMES):
        act = chronicle.last_act(seat)
        assert act is not None and act.brief and name not in act.brief


def test_a_race_bet_is_told_without_its_camel() -> None:
    """Two games that differ only in the camel of the card read alike until the reveal."""
    texts = []
    for camel in (0, 3):
        match, dice = Match(camel_up(2)), Dice(5)
        while not match.game.legal_actions(match.state):
            match.play(dice(match))
        bets = [
            action
            for action in match.game.legal_actions(match.state)
            if isinstance(action, actions.PlaceRaceBettingCard)
        ]
        match.play(bets[camel])
        chronicle = Chronicle(narration())
        chronicle.retell(match)
        texts.append([dataclasses.astuple(line) for line in chronicle.lines])
    assert texts[0] == texts[1]
    assert "secret card" in texts[0][-2][0]


@pytest.mark.rule("R52")
def test_what_is_forgiven_is_said() -> None:
    lines = []
    for seed in range(60):
        chronicle = Chronicle(narration())
        chronicle.retell(random_race(seed))
        lines += [line.text for line in chronicle.lines if "forgiven" in line.text]
    assert lines


def test_every_icon_of_a_line_has_a_picture() -> None:
    sprites = paths.assets() / "sprites"
    seen = set()
    for seed in range(8):
        chronicle = Chronicle(narration())
        chronicle.retell(random_race(seed))
        seen |= {icon for line in chronicle.lines for icon in line.icons}
    assert {"card:overall_winner", "card:overall_loser"} <= seen
    for icon in seen:
        assert (sprites / f"{icon_picture(icon)}.png").is_file(), icon
