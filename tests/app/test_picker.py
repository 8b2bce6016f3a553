"""The picker: every legal action can be picked by keys, nothing illegal can, reasons are given."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import pygame
import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.games.camelup.consequences import consequence, title
from camelup_desktop.app.games.camelup.keys import BET_KEYS, CAMEL_KEYS, handle_key
from camelup_desktop.app.games.camelup.picker import Picker
from camelup_desktop.app.games.camelup.reasons import reason
from camelup_desktop.app.games.camelup.selection import Deed, Selection
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import (
    Camel,
    DesertTile,
    No,
    RaceBet,
    Side,
    Stage,
    State,
    actions,
    camel_up,
)
from camelup_desktop.engine.table import Action, Match
from camelup_desktop.engine.table.dice import Dice

NAMES = ("Amina", "Bilal", "Chiara", "Diego")


@cache
def words() -> Words:
    return Words(Strings.load(paths.assets() / "strings"), NAMES)


def played(steps: int, seed: int, options: dict[str, Any] | None = None) -> Match[State]:
    """A race after at least so many random actions, at a seat's turn."""
    match, dice, rng = Match(camel_up(4, (), options or {})), Dice(seed), random.Random(seed)
    while not match.over:
        legal = match.game.legal_actions(match.state)
        if legal and len(match) >= steps:
            return match
        match.play(rng.choice(legal) if legal else dice(match))
    return played(steps // 2, seed, options)


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


def keys_for(match: Match[State], action: Action) -> Sequence[int]:
    """The keys a person would press for an action, from nothing chosen to Enter."""
    match action:
        case actions.TakePyramidTile():
            return pygame.K_1, pygame.K_RETURN
        case actions.TakeLegBettingTile(camel):
            return pygame.K_2, pygame.K_1 + CAMEL_KEYS.index(camel), pygame.K_RETURN
        case actions.PlaceRaceBettingCard(camel, bet):
            card, deck = CAMEL_KEYS.index(camel), BET_KEYS.index(bet)
            return pygame.K_4, pygame.K_1 + card, pygame.K_1 + deck, pygame.K_RETURN
        case actions.PlaceDesertTile(space, side):
            spaces = woken(match).legal_spaces()
            walk = [pygame.K_RIGHT] * (spaces.index(space) + 1)
            flip = [pygame.K_s] if side is Side.MIRAGE else []
            return pygame.K_3, *walk, *flip, pygame.K_RETURN
    raise AssertionError(action)


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_can_be_picked_by_keys(seed: int) -> None:
    for steps in range(6, 60, 9):
        match = played(steps, seed)
        for action in match.game.legal_actions(match.state):
            picker = woken(match)
            press(picker, *keys_for(match, action))
            assert picker.take_answer() == action
            assert picker.take_answer() is None


def test_with_quick_play_the_first_complete_pick_confirms() -> None:
    match = played(8, 3)
    for action in match.game.legal_actions(match.state):
        if isinstance(action, actions.PlaceDesertTile):
            picker = woken(match, quick=True)
            picker.pick_side(action.side)
            picker.pick_space(action.space)
        elif isinstance(action, actions.TakeLegBettingTile):
            picker = woken(match, quick=True)
            picker.pick_camel(action.camel)
        else:
            continue
        assert picker.take_answer() == action


def test_picking_the_same_again_confirms() -> None:
    match = played(6, 1)
    for pick in (
        lambda p: p.choose(Deed.ROLL),
        lambda p: p.pick_camel(Camel.WHITE),
        lambda p: p.pick_space(12),
    ):
        picker = woken(match)
        pick(picker)
        ghost = picker.action
        assert ghost is not None and picker.take_answer() is None
        pick(picker)
        assert picker.take_answer() == ghost


@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_legal_is_refused_with_a_reason(seed: int) -> None:
    refused = 0
    for steps in range(6, 70, 8):
        match = played(steps, seed)
        legal = set(match.game.legal_actions(match.state))
        for action in match.game.candidate_actions(match.state):
            if action in legal:
                continue
            picker = woken(match)
            match action:
                case actions.PlaceDesertTile(space, side):
                    picker.pick_side(side)
                    picker.pick_space(space)
                case actions.TakeLegBettingTile(camel):
                    picker.pick_camel(camel)
                case actions.PlaceRaceBettingCard(camel, _):
                    picker.choose(Deed.RACE_BET)
                    if not picker.refusal:  # an empty hand is refused at once
                        picker.pick_camel(camel)
            if isinstance(action, actions.PlaceDesertTile) and picker.action is not None:
                continue  # the other side is legal here and was taken instead
            assert picker.refusal and "[" not in picker.refusal and picker.action is None
            picker.confirm()
            assert picker.take_answer() is None
            refused += 1
    assert refused > 10


@pytest.mark.rule("R32")
def test_the_reason_names_what_stands_in_the_way() -> None:
    match = Match(camel_up(4, (), {"firstPlayer": "seat1"}))
    dice = Dice(1)
    while not match.game.legal_actions(match.state):
        match.play(dice(match))
    match.play(actions.PlaceDesertTile(8, Side.MIRAGE))
    picker = woken(match)
    picker.pick_space(7)
    assert picker.refusal == "No oasis on 7: next to Amina's tile on 8"
    picker.pick_space(8)
    assert picker.refusal == "No oasis on 8: Amina's tile lies there"
    picker.pick_space(1)
    assert picker.refusal == "No oasis on 1: space 1 stays free"
    occupied = next(i + 1 for i, stack in enumerate(match.state.track) if stack and i > 0)
    picker.pick_space(occupied)
    assert picker.refusal.startswith(f"No oasis on {occupied}: ")
    assert picker.refusal.endswith("stand there")


@pytest.mark.rule("R36")
def test_turning_ones_own_tile_takes_the_other_side_by_itself() -> None:
    match = Match(camel_up(4, (), {"firstPlayer": "seat1", "allowFlipInPlace": True}))
    dice = Dice(1)
    while not match.game.legal_actions(match.state):
        match.play(dice(match))
    match.play(actions.PlaceDesertTile(8, Side.OASIS))
    for _ in range(3):
        match.play(actions.TakeLegBettingTile(Camel.BLUE))
    picker = woken(match)
    picker.pick_space(8)
    assert picker.action == actions.PlaceDesertTile(8, Side.MIRAGE)
    picker.flip()
    assert picker.action is None and picker.refusal


@pytest.mark.rule("R10")
def test_every_way_to_stack_the_camels_can_be_picked() -> None:
    options = {"setupStacking": "starterChooses"}
    found = 0
    for seed in range(40):
        match = Match(camel_up(4, (), options))
        dice = Dice(seed)
        while not match.game.legal_actions(match.state):
            match.play(dice(match))
        if match.state.stage is not Stage.STARTING_STACKS:
            continue
        found += 1
        wanted, reached = set(), set()
        for action in match.game.legal_actions(match.state):
            assert isinstance(action, actions.StackStartingCamels)
            wanted.add(match.game.apply(match.state, action)[0].track)
            picker = woken(match)
            for camel in action.order:
                press(picker, pygame.K_1 + CAMEL_KEYS.index(camel))
            press(picker, pygame.K_RETURN)
            answer = picker.take_answer()
            assert answer is not None
            reached.add(match.game.apply(match.state, answer)[0].track)
        assert reached == wanted
    assert found > 5


def test_escape_goes_back_one_step_at_a_time() -> None:
    match = played(6, 2)
    picker = woken(match)
    press(picker, pygame.K_4, pygame.K_2, pygame.K_1)
    assert picker.selection.bet is RaceBet.OVERALL_WINNER
    steps = 0
    while picker.back():
        steps += 1
    assert steps == 3 and picker.selection == Selection()


def test_a_sleeping_picker_ignores_everything() -> None:
    match = played(6, 2)
    picker = woken(match)
    picker.pick_camel(Camel.BLUE)
    picker.end()
    press(picker, pygame.K_1, pygame.K_RETURN, pygame.K_b, pygame.K_RETURN)
    picker.pick_space(9)
    picker.pick_bet(RaceBet.OVERALL_LOSER)
    picker.flip()
    picker.walk(1)
    picker.confirm()
    assert picker.take_answer() is None and picker.selection == Selection()


def test_consequences_use_the_numbers_in_force() -> None:
    match = played(6, 2)
    view = match.view(None)
    told = words()
    take = actions.TakeLegBettingTile(Camel.BLUE)
    value = view.piles[Camel.BLUE][0]
    assert f"+{value}" in consequence(told, view, take)
    for action in match.game.legal_actions(match.state):
        for sentence in (title(told, view, action), consequence(told, view, action)):
            assert sentence and "[" not in sentence


def test_the_one_who_stands_in_the_way_is_never_the_own_tile() -> None:
    """R35: the own tile blocks nothing, so a sentence must not blame it."""
    match = played(6, 2)
    seat = match.state.seat
    tiles = (DesertTile(seat, 9, Side.OASIS), DesertTile((seat + 1) % 4, 11, Side.OASIS))
    view = dataclasses.replace(match.view(None), desert_tiles=tiles)
    action = actions.PlaceDesertTile(10, Side.OASIS)
    sentence = reason(words(), view, action, No.NEXT_TO_DESERT_TILE)
    assert NAMES[(seat + 1) % 4] in sentence and "11" in sentence
