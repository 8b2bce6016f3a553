"""Whatever the Supercup's modules can say or do has its words, and they are filled in."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import cache
from typing import TypeVar

import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.chronicle import Chronicle, Line
from camelup_desktop.app.games.camelup.consequences import consequence, title
from camelup_desktop.app.games.camelup.narration import Narration
from camelup_desktop.app.games.camelup.panels.log import icon_picture
from camelup_desktop.app.games.camelup.reasons import reason
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.scenes.recap import tales
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import Camel, Side, State, actions, camel_up, modules
from camelup_desktop.engine.camelup.events import PaymentReason, PoundsChanged
from camelup_desktop.engine.camelup.supercup.consortium import ConsortiumNo, CopyPyramidTile
from camelup_desktop.engine.camelup.supercup.long_track import (
    FreeActionOffered,
    LongTrackNo,
    PyramidTileReturned,
)
from camelup_desktop.engine.camelup.supercup.photographer import PhotographerNo, PointCamera
from camelup_desktop.engine.camelup.supercup.position_bets import (
    AttachPositionTile,
    PositionBetNo,
    TakeBottomLegBettingTile,
)
from camelup_desktop.engine.table import Action, Event, Match, Objection
from camelup_desktop.engine.table.vocabulary import Turn
from tests.strategies import played

T = TypeVar("T")
NAMES = ("Amina", "Bilal", "Chiara", "Diego", "Elif", "Fatou", "Goran", "Hana", "Idris", "Jonas")
MODULES = tuple(module.key for module in modules())
OPTIONS = {"m1Variant": True, "consortiumChoice": "manual", "desertRewardPer": "camel"}


@cache
def words() -> Words:
    return Words(Strings.load(paths.assets() / "strings"), NAMES)


@cache
def race(seed: int, *, by_hand: bool = True) -> Match[State]:
    options = OPTIONS if by_hand else {"m1Variant": True}
    return played(camel_up(10, MODULES, options), f"module words {seed}")


def kinds(parent: type[T]) -> Iterator[type[T]]:
    """Every kind of the program itself, however deep; tests make up some of their own.

    A dataclass with slots is a copy of the class first written, which lingers.
    """
    kind: type[T]
    for kind in parent.__subclasses__():
        written = getattr(sys.modules[kind.__module__], kind.__name__, None)
        if kind is written and kind.__module__.startswith("camelup_desktop.engine"):
            yield kind
        yield from kinds(kind)


def proper(text: str) -> bool:
    """A sentence all of whose gaps are filled."""
    bad = ("[", "{", "  ", " :", ": ,", "None", ".  ", " .", " ,", "_")
    return bool(text) and not any(part in text for part in bad) and text == text.strip()


def told(seed: int, *, by_hand: bool = True) -> list[Line]:
    chronicle = Chronicle(Narration(words()))
    chronicle.retell(race(seed, by_hand=by_hand))
    return chronicle.lines


def test_every_fact_of_every_module_has_a_sentence_and_a_picture() -> None:
    sprites, seen = paths.assets() / "sprites", set()
    for seed in range(6):
        for by_hand in (True, False):
            match = race(seed, by_hand=by_hand)
            facts = [event for step in match.events for event in step]
            for fact, line in zip(facts, told(seed, by_hand=by_hand), strict=True):
                assert proper(line.text), line
                assert not line.brief or (proper(line.brief) and line.kind == "act"), line
                for icon in line.icons:
                    assert (sprites / f"{icon_picture(icon)}.png").is_file(), icon
                seen.add(type(fact))
    assert set(kinds(Event)) - seen == set()


def test_every_reason_to_pay_has_a_sentence_for_every_outcome() -> None:
    tell, state = Narration(words()), race(0).state
    for kind in kinds(PaymentReason):
        for why in kind:
            for amount, forgiven in ((2, 0), (-2, 0), (-1, 1), (0, 2)):
                line = tell(PoundsChanged(3, amount, why, forgiven), state, state)
                assert proper(line.text) and "Diego" in line.text, line


def test_every_action_of_a_seat_has_a_name_and_a_consequence() -> None:
    match = race(1)
    seen = set()
    for step in range(len(match)):
        state = match.state_after(step)
        for action in match.game.legal_actions(state):
            view = match.game.view(state, state.turn if isinstance(state.turn, int) else None)
            assert proper(title(words(), view, action)), action
            assert proper(consequence(words(), view, action)), action
            seen.add(type(action))
    wanted = {kind for kind in match.game.action_types if not _by_chance(match, kind)}
    assert wanted - seen <= {actions.StackStartingCamels}


def _by_chance(match: Match[State], kind: type[Action]) -> bool:
    """Whether chance does this in the course of the race."""
    return any(turn is Turn.CHANCE for turn, action in match.actions if type(action) is kind)


def test_every_objection_of_every_module_has_a_reason() -> None:
    seen: set[Objection] = set()
    for seed in range(3):
        match = race(seed)
        rng = random.Random(seed)
        for step in range(len(match)):
            state = match.state_after(step)
            asked = match.game.candidate_actions(state)
            for action in rng.sample(asked, min(len(asked), 40)):
                objection = match.game.objection(state, action)
                if objection is not None:
                    assert proper(reason(words(), state, action, objection)), (action, objection)
                    seen.add(objection)
    known = [*PhotographerNo, *PositionBetNo, *LongTrackNo, *ConsortiumNo]
    unseen = set(known) - seen
    assert unseen <= {  # what no list of choices ever offers
        PositionBetNo.NO_SUCH_LEG_TILE,
        LongTrackNo.FREE_ACTION_NOT_PLAYED,
        LongTrackNo.FREE_ACTION_COMES_LAST,
    }
    for no in unseen:
        assert proper(reason(words(), race(0).state, AttachPositionTile(2, 99), no)), no


def test_every_objection_there_is_has_words() -> None:
    for kind in kinds(Objection):
        for no in kind:
            assert words().has(f"objection.{no.value}"), no


@pytest.mark.rule("R32", "R86")
def test_a_reason_names_who_stands_in_the_way() -> None:
    match = Match(camel_up(10, MODULES))
    while isinstance(match.state.turn, Turn):
        match.play(match.game.possible_actions(match.state)[0])
    state, game = match.state, match.game
    space = next(a.space for a in game.legal_actions(state) if isinstance(a, PointCamera))
    owner = NAMES[state.seat]
    match.play(PointCamera(space))
    desert = actions.PlaceDesertTile(space, Side.OASIS)
    no = game.objection(match.state, desert)
    assert no is PhotographerNo.SPACE_HAS_CAMERA
    assert f"{owner}'s camera points there" in reason(words(), match.state, desert, no)
    taken = game.objection(match.state, PointCamera(space))
    assert taken is PhotographerNo.ANOTHER_PHOTOGRAPHER
    assert reason(words(), match.state, PointCamera(space), taken).startswith(owner)


@pytest.mark.rule("R88")
def test_an_action_tells_the_tile_it_takes() -> None:
    state = race(0).state_after(12)
    bottom = TakeBottomLegBettingTile(3, Camel.BLUE)
    value = state.piles[Camel.BLUE][-1]
    assert title(words(), state, bottom) == "bottom Blue tile: exactly 3rd"
    assert f"Blue {value} from under" in consequence(words(), state, bottom)


@pytest.mark.rule("R73")
def test_a_free_action_is_retold_without_the_offer() -> None:
    for seed in range(6):
        match = race(seed)
        for step, (_, action) in enumerate(match.actions, 1):
            if any(isinstance(event, PyramidTileReturned) for event in match.events[step - 1]):
                chronicle = Chronicle(Narration(words()))
                for at in (step - 1, step):
                    chronicle.record(match, at)
                for event in (*match.events[step - 2], *match.events[step - 1]):
                    chronicle.hear(event)
                offered = any(isinstance(e, FreeActionOffered) for e in match.events[step - 2])
                assert offered, action
                [*_, told] = tales(chronicle.lines)
                assert "gives a pyramid tile back" in told.text and "may swap" not in told.text
                return
    raise AssertionError("nobody used the free action")


@pytest.mark.rule("R96")
def test_while_a_tile_is_copied_the_partner_is_named() -> None:
    for seed in range(6):
        match = race(seed)
        for step in range(len(match)):
            state = match.state_after(step)
            if CopyPyramidTile() in match.game.legal_actions(state):
                partner = next(line for line in (title(words(), state, CopyPyramidTile()),) if line)
                assert any(name in partner for name in NAMES)
                return
    raise AssertionError("nobody copied by hand")
