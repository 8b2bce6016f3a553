"""A person plays whole races with modules by keys alone, through the real screens."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from camelup_desktop.app.games.camelup.final_scoring import FinalScoringScene
from camelup_desktop.app.games.camelup.keys import CAMEL_KEYS
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.games.camelup.race import RaceScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Camel, Stage
from camelup_desktop.engine.camelup.supercup import MODULES
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
from camelup_desktop.engine.camelup.supercup.photographer import PointCamera
from camelup_desktop.engine.camelup.supercup.position_bets import (
    AttachPositionTile,
    TakeBottomLegBettingTile,
)
from camelup_desktop.engine.table import Action
from tests.app.race_table import RaceTable, keys_for, setup

ALL = tuple(MODULES)
OF_MODULES = [action for module in MODULES.values() for action in module.actions]
BY_HAND = {"m1Variant": True, "consortiumChoice": "manual"}


def digit(number: int) -> int:
    return pygame.K_0 + number % 10


def module_keys(race: RaceScene, action: Action) -> Sequence[int]:
    """The keys for any action, without Enter."""
    match action:
        case PointCamera(space):
            race.picker.choose_key(5)
            steps = race.picker.legal_spaces().index(space) + 1
            race.picker.back()
            return pygame.K_5, *[pygame.K_RIGHT] * steps
        case AttachPositionTile(place, number):
            return pygame.K_6, digit(place), digit(6 + number)
        case TakeBottomLegBettingTile(place, camel):
            return pygame.K_6, digit(place), digit(1 + CAMEL_KEYS.index(camel))
        case FormConsortium(chosen):
            return pygame.K_7, digit(chosen + 1)
        case ReturnPyramidTile(camel):
            return (digit(1 + CAMEL_KEYS.index(camel)),)
        case DeclineFreeAction() | CopyNothing():
            return (pygame.K_0,)
        case CopyLegTile(number):
            return (digit(number + 1),)
        case CopyPyramidTile():
            state = race.course.match.state
            assert isinstance(state.turn, int)
            partner = consortia(state).partners[state.turn]
            assert partner is not None
            return (digit(len(state.players[partner].leg_tiles) + 1),)
    return keys_for(race, action)


def table_of(
    services: Services, seats: int, seed: str, options: dict[str, Any], people: int = 1
) -> RaceTable:
    chosen = dataclasses.replace(setup(people, seats, seed=seed, **options), modules=ALL)
    return RaceTable(services, chosen)


def wait(table: RaceTable) -> bool:
    """Until the person is to choose; False once the race is over."""
    for _ in range(6000):
        if table.choosing:
            return True
        if isinstance(table.scene, FinalScoringScene):
            return False
        if isinstance(table.scene, LegScoringScene):
            table.press(pygame.K_RETURN)
        table.frames()
    raise AssertionError("nobody is to choose")


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(6, "oasis", BY_HAND), (8, "dune", {}), (7, "salt", BY_HAND)]
)
def test_a_whole_race_with_all_modules_by_keys(
    services: Services, seats: int, seed: str, options: dict[str, Any]
) -> None:
    table = table_of(services, seats, seed, options)
    rng, done, stages = random.Random(seed), set(), set()
    while wait(table):
        assert table.in_step()
        legal = list(table.match.game.legal_actions(table.match.state))
        kinds = sorted({type(action) for action in legal}, key=lambda kind: kind.__name__)
        added = [kind for kind in kinds if kind in OF_MODULES]
        kind = rng.choice(added if added and rng.random() < 0.6 else kinds)
        action = rng.choice([one for one in legal if type(one) is kind])
        before = len(table.match)
        for key in module_keys(table.race, action):
            table.press(key)
        table.press(pygame.K_RETURN)
        assert table.match.actions[before][1] == action
        done.add(kind)
        stages.add(table.match.state_after(before).stage)
    assert len(done & set(OF_MODULES)) > 2
    if options:
        assert stages & {Stage.FREE_ACTION, Stage.LEG_SCORING}


def test_the_free_action_can_be_taken_back_with_the_action_before_it(services: Services) -> None:
    """Nothing random has happened: the turn is still the person's."""
    table = table_of(services, 6, "reed", BY_HAND)
    while wait(table):
        state = table.match.state
        if state.stage is Stage.FREE_ACTION and table.match.actions[-1][0] == state.turn:
            break
        legal = table.match.game.legal_actions(state)
        tiles = state.players[0].pyramid_tiles
        wanted = [a for a in legal if type(a).__name__ == "TakeLegBettingTile"] if tiles else []
        rolls = [a for a in legal if type(a).__name__ == "TakePyramidTile"]
        keys = module_keys(table.race, (wanted or rolls or [DeclineFreeAction()])[0])
        for key in (*keys, pygame.K_RETURN):
            table.press(key)
    else:
        pytest.fail("the free action never came after a quiet action")
    steps = len(table.match)
    table.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    if len(table.match) == steps:  # first what was picked already
        table.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert len(table.match) == steps - 1
    assert wait(table) and table.match.state.stage is Stage.ACTION and table.in_step()


def test_options_in_the_dock_can_be_clicked_and_reached_by_tab(services: Services) -> None:
    table = table_of(services, 6, "palm", {})
    assert wait(table)
    table.click("act:7")
    assert any(widget.id == "option:0" for widget in table.form.widgets)
    free = next(n for n, one in enumerate(table.race.picker.options()) if not one.reason)
    table.click(f"option:{free}")
    action = table.race.picker.action
    assert isinstance(action, FormConsortium)
    table.press(pygame.K_ESCAPE)
    table.press(pygame.K_ESCAPE)
    assert table.race.picker.selection.deed is None
    assert any(widget.id == "act:7" for widget in table.form.widgets)
    seen = set()
    table.click("act:7")
    for _ in range(60):
        table.press(pygame.K_TAB)
        current = table.race.ring.current
        seen.add(current.id if current else "")
    assert {"option:0", f"option:{len(table.race.picker.options()) - 1}"} <= seen


def test_a_row_and_a_shelf_tile_are_picked_by_pointer(services: Services) -> None:
    table = table_of(services, 6, "palm", {})
    assert wait(table)
    table.click("position:3")
    assert table.race.picker.selection.picks == (3,)
    table.click("pile:green")
    assert table.race.picker.action is not None
    table.click("row:2")
    assert table.race.picker.action == FormConsortium(2)


def test_opponents_do_not_announce_what_they_do_without(services: Services) -> None:
    race = table_of(services, 6, "palm", BY_HAND).race
    assert not race.worth_telling(DeclineFreeAction()) and not race.worth_telling(CopyNothing())
    assert race.worth_telling(ReturnPyramidTile(Camel.BLUE)) and race.worth_telling(PointCamera(7))
