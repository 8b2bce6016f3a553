"""Everything that modules add can be picked by keys, and what is refused says why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pygame
import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.games.camelup.deeds import ModuleDeed
from camelup_desktop.app.games.camelup.keys import CAMEL_KEYS, handle_key
from camelup_desktop.app.games.camelup.picker import Picker
from camelup_desktop.app.games.camelup.selection import Deed, Selection
from camelup_desktop.app.games.camelup.supercup import SCREENS
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import CAMELS, Camel, Stage, State, actions
from camelup_desktop.engine.camelup.supercup.consortium import (
    CopyLegTile,
    CopyNothing,
    CopyPyramidTile,
    FormConsortium,
    consortia,
)
from camelup_desktop.engine.camelup.supercup.long_track import (
    DeclineFreeAction,
    ReturnPyramidTile,
)
from camelup_desktop.engine.camelup.supercup.photographer import PointCamera, camera
from camelup_desktop.engine.camelup.supercup.position_bets import (
    AttachPositionTile,
    TakeBottomLegBettingTile,
    position_tiles,
)
from camelup_desktop.engine.table import Action, Match
from tests.app.games.camelup.supercup_tables import ALL, VARIANT, a_match, played_until

NAMES = tuple(f"Seat{number}" for number in range(10))
BY_HAND = VARIANT | {"consortiumChoice": "manual"}
ADDED = tuple(action for screen in SCREENS for action in screen.actions)


@cache
def words() -> Words:
    return Words(Strings.load(paths.assets() / "strings"), NAMES)


def woken(match: Match[State], *, quick: bool = False) -> Picker:
    picker = Picker(words(), lambda: quick)
    assert isinstance(match.state.turn, int)
    picker.begin(match, match.state.turn)
    return picker


def press(picker: Picker, *keys: int) -> None:
    for key in keys:
        event = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        if key == pygame.K_RETURN:
            picker.confirm()
        else:
            handle_key(picker, words(), event)


def digit(number: int) -> int:
    return pygame.K_0 + number % 10


def keys_for(match: Match[State], action: Action) -> Sequence[int]:
    """The keys for an action of a module, from nothing chosen on, without Enter."""
    match action:
        case PointCamera(space):
            picker = woken(match)
            press(picker, pygame.K_5)
            return pygame.K_5, *[pygame.K_RIGHT] * (picker.legal_spaces().index(space) + 1)
        case AttachPositionTile(place, number):
            return pygame.K_6, digit(place), digit(6 + number)
        case TakeBottomLegBettingTile(place, camel):
            return pygame.K_6, digit(place), digit(1 + CAMEL_KEYS.index(camel))
        case FormConsortium(chosen):
            return pygame.K_7, digit(chosen + 1)
        case ReturnPyramidTile(camel):
            return pygame.K_8, digit(1 + CAMEL_KEYS.index(camel))
        case CopyLegTile(number):
            return (digit(number + 1),)
        case CopyPyramidTile():
            assert isinstance(match.state.turn, int)
            partner = consortia(match.state).partners[match.state.turn]
            assert partner is not None
            return (digit(len(match.state.players[partner].leg_tiles) + 1),)
        case DeclineFreeAction() | CopyNothing():
            return (pygame.K_0,)
    raise AssertionError(action)


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_of_a_module_can_be_picked_by_keys(seed: int) -> None:
    """Seats with more than five own leg tiles reach the others by Tab and by pointer."""
    match, play = a_match(10 if seed % 2 else 7, ALL, seed, BY_HAND)
    tried = set()
    while not match.over:
        for action in match.game.legal_actions(match.state):
            if not isinstance(action, ADDED) or getattr(action, "leg_tile", 0) > 4:
                continue
            picker = woken(match)
            press(picker, *keys_for(match, action))
            assert picker.action == action
            press(picker, pygame.K_RETURN)
            assert picker.take_answer() == action and picker.take_answer() is None
            tried.add(type(action))
        for _ in range(3):
            if not match.over:
                play()
    assert len(tried) > 5


@pytest.mark.parametrize("seed", range(4))
def test_an_option_is_refused_exactly_when_no_legal_action_begins_with_it(seed: int) -> None:
    match, play = a_match(6, ALL, seed, BY_HAND)
    refused = 0
    while not match.over:
        if isinstance(match.state.turn, int) and match.state.stage is not Stage.STARTING_STACKS:
            picker = woken(match)
            for deed in picker.deeds:
                if not isinstance(deed, ModuleDeed):
                    continue
                legal = [deed.picks_of(a) for a in picker.offers.legal if isinstance(a, deed.kinds)]
                assert bool(picker.deed_reason(deed)) == (not legal)
                for one in picker.offers.options(deed, ()):
                    begins = any(picks[:1] == (one.option.pick,) for picks in legal)
                    assert bool(one.reason) != begins, (deed.word, one)
                    assert "[" not in one.reason and "{" not in one.reason
                    refused += bool(one.reason)
        for _ in range(3):
            if not match.over:
                play()
    assert refused > 20


@pytest.mark.rule("R79")
def test_the_camera_of_another_is_refused_with_its_owner() -> None:
    match = played_until(
        lambda s: s.stage is Stage.ACTION and (now := camera(s)) is not None and now.seat != s.seat,
        4,
        ("photographer",),
    )
    picker, now = woken(match), camera(match.state)
    press(picker, pygame.K_5)
    assert now is not None and NAMES[now.seat] in picker.refusal
    assert picker.selection == Selection()


@pytest.mark.rule("R80")
def test_a_space_where_the_camera_may_not_look_says_why() -> None:
    match = played_until(lambda s: s.stage is Stage.ACTION, 3, ("photographer",))
    picker = woken(match)
    press(picker, pygame.K_5)
    occupied = next(i + 1 for i, stack in enumerate(match.state.track) if stack)
    picker.pick_space(occupied)
    assert picker.refusal and str(occupied) in picker.refusal and picker.action is None
    free = picker.legal_spaces()[2]
    picker.pick_space(free)
    assert picker.action == PointCamera(free)
    picker.pick_space(free)
    assert picker.take_answer() == PointCamera(free)


@pytest.mark.rule("R73")
def test_the_free_action_comes_by_itself_and_enter_does_without_it() -> None:
    match = played_until(lambda s: s.stage is Stage.FREE_ACTION, 4, ("long_track",), VARIANT)
    picker = woken(match)
    assert picker.action == DeclineFreeAction()
    for other in (Deed.ROLL, Deed.LEG_TILE):
        picker.choose(other)
        assert picker.refusal and picker.selection.deed is picker.pressing
    picker.pick_space(9)
    assert picker.refusal
    picker = woken(match)
    press(picker, pygame.K_RETURN)
    assert picker.take_answer() == DeclineFreeAction()


@pytest.mark.rule("R73")
def test_the_free_action_before_the_action_is_refused() -> None:
    match = played_until(lambda s: s.stage is Stage.ACTION, 4, ("long_track",), VARIANT)
    picker = woken(match)
    press(picker, pygame.K_8)
    assert "after your action" in picker.refusal and picker.selection == Selection()


@pytest.mark.rule("R74")
def test_the_leaders_support_die_is_refused_in_words() -> None:
    match = played_until(lambda s: s.stage is Stage.FREE_ACTION, 4, ("long_track",), VARIANT)
    picker = woken(match)
    reasons = {one.option.camel: one.reason for one in picker.options() if one.option.camel}
    legal = {a.camel for a in picker.offers.legal if isinstance(a, ReturnPyramidTile)}
    assert {camel for camel, why in reasons.items() if not why} == legal
    assert len(set(reasons)) == len(CAMELS) and any(reasons.values())


@pytest.mark.rule("R88")
def test_a_pile_a_chip_and_an_own_tile_mean_their_options() -> None:
    match = played_until(
        lambda s: (
            s.stage is Stage.ACTION
            and bool(s.players[s.seat].leg_tiles)
            and 3 in position_tiles(s).left
            and bool(s.piles[Camel.GREEN])
            and position_tiles(s).place_on(s.seat, 0) is None
        ),
        3,
        ("position_bets",),
    )
    picker = woken(match)
    assert picker.point("position:3")
    picker.pick_camel(Camel.GREEN)
    assert picker.action == TakeBottomLegBettingTile(3, Camel.GREEN)
    assert picker.point("own_tile:0")
    assert picker.action == AttachPositionTile(3, 0)
    assert not picker.point("moon")
    assert picker.back() and picker.action is None
    assert picker.back() and picker.back()
    assert not picker.back() and picker.selection == Selection()


@pytest.mark.rule("R99")
def test_the_tile_that_earned_most_is_picked_already() -> None:
    """And never one that cost its owner something."""
    seen = set()
    for seed in range(30):
        match, play = a_match(6, ("consortium",), seed, {"consortiumChoice": "manual"})
        while not match.over:
            if match.state.stage is Stage.LEG_SCORING:
                picker = woken(match)
                action, deed = picker.action, picker.pressing
                assert deed is not None
                seen.add(type(action))
                notes = (picker.offers.label(deed, one.option)[1] for one in picker.options())
                best = max(int(note.replace("−", "-")) for note in notes)
                assert (best <= 0) == isinstance(action, CopyNothing)
            play()
    assert {CopyLegTile, CopyPyramidTile} <= seen


def test_quick_play_takes_the_first_complete_pick_of_a_module() -> None:
    match = played_until(lambda s: s.stage is Stage.ACTION, 6, ALL)
    picker = woken(match, quick=True)
    press(picker, pygame.K_7, digit(match.state.seat + 2))
    assert picker.take_answer() == FormConsortium(match.state.seat + 1)
    picker = woken(match, quick=True)
    press(picker, pygame.K_6, pygame.K_4)
    assert picker.take_answer() is None


def test_a_pile_picked_while_a_place_is_asked_for_is_a_leg_tile_again() -> None:
    match = played_until(lambda s: s.stage is Stage.ACTION, 4, ("position_bets",))
    picker = woken(match)
    press(picker, pygame.K_6)
    picker.pick_camel(Camel.BLUE)
    assert picker.action == actions.TakeLegBettingTile(Camel.BLUE)
