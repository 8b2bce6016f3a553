"""The race table: all by keyboard alone and by mouse alone, skipping, taking back, saving."""

from __future__ import annotations

import random
from datetime import datetime

import pygame
import pytest

from camelup_desktop.app.games.camelup.race import RaceScene, resume_race
from camelup_desktop.app.games.camelup.shown import Shown
from camelup_desktop.app.games.camelup.status import status
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.scenes.pause import PauseScene
from camelup_desktop.app.scenes.recap import LogScene, RecapScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Camel, RaceBet, Side, Stage, State, actions
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Action, Match, Turn
from camelup_desktop.engine.table.dice import Dice
from camelup_desktop.engine.table.record import Header
from tests.app.race_table import RaceTable, setup

BLUE = actions.TakeLegBettingTile(Camel.BLUE)


def saved_after(steps: int, seed: int, people: int = 1, seats: int = 3) -> LoadedGame:
    """A race of random moves in which, after at least so many, the first person is to act."""
    table = setup(people, seats)
    header = Header(
        "camelup", "2014-1", tuple(s.name for s in table.seats), (), table.options, seed,
        table.to_json(),
    )  # fmt: skip
    match: Match[State] = Match(build(header))
    dice, rng = Dice(seed), random.Random(seed)
    while not match.over:
        legal = match.game.legal_actions(match.state)
        if legal and len(match) >= steps and match.state.turn == 0:
            return LoadedGame(header, match, datetime(2024, 5, 17))
        match.play(rng.choice(legal) if legal else dice(match))
    return saved_after(steps // 2, seed, people, seats)


def done(table: RaceTable, before: int) -> Action:
    """The action that was taken after the first `before` ones."""
    assert len(table.match) > before
    return table.match.actions[before][1]


def by_mouse(table: RaceTable, action: Action) -> None:
    """Clicks only, from nothing picked to the end."""
    match action:
        case actions.TakePyramidTile():
            table.click("act:1")
        case actions.TakeLegBettingTile(camel):
            table.click(f"pile:{camel.value}")
        case actions.PlaceDesertTile(space, side):
            table.click("act:3")
            if side is Side.MIRAGE:
                table.click("act:3")
            table.click_at(table.spot_of_space(space))
        case actions.PlaceRaceBettingCard(camel, bet):
            table.click("act:4")
            table.click(f"card:{camel.value}")
            table.click(f"deck:{bet.value}")
    table.click("confirm")


@pytest.mark.parametrize("steps", [6, 25, 60])
@pytest.mark.parametrize("way", ["keyboard", "mouse"])
def test_every_legal_action_is_within_reach(services: Services, way: str, steps: int) -> None:
    """Each one is taken and taken back; the roll, which stands, comes last."""
    table = RaceTable(services, saved_after(steps, steps), wait_for_end_turn=True)
    close_recap(table)
    legal = table.match.game.legal_actions(table.match.state)
    for action in sorted(legal, key=lambda one: isinstance(one, actions.TakePyramidTile)):
        before, state = len(table.match), table.match.state
        if way == "keyboard":
            table.take(action)
        else:
            by_mouse(table, action)
        assert done(table, before) == action
        if not isinstance(action, actions.TakePyramidTile):
            table.click("undo")
            assert table.match.state == state and table.choosing
    assert len(table.match) > before


def close_recap(table: RaceTable) -> None:
    """After Continue the recap comes first."""
    table.until(lambda: table.choosing or isinstance(table.scene, RecapScene))
    if isinstance(table.scene, RecapScene):
        table.press(pygame.K_ESCAPE)


def test_the_same_click_again_confirms(services: Services) -> None:
    table = RaceTable(services, setup(), wait_for_end_turn=True)
    table.wait()
    for spot, action in (
        ("pile:white", actions.TakeLegBettingTile(Camel.WHITE)),
        ("act:1", actions.TakePyramidTile()),
    ):
        before = len(table.match)
        table.click(spot)
        assert len(table.match) == before and table.race.picker.action == action
        table.click(spot)
        assert done(table, before) == action
        if spot != "act:1":
            table.press(pygame.K_BACKSPACE)


def test_quick_play_takes_the_first_click(services: Services) -> None:
    table = RaceTable(services, setup(), quick_play=True, wait_for_end_turn=True)
    table.wait()
    before = len(table.match)
    table.click("pile:white")
    assert done(table, before) == actions.TakeLegBettingTile(Camel.WHITE)


def test_the_pyramid_itself_can_be_clicked(services: Services) -> None:
    table = RaceTable(services)
    table.wait()
    spot = next(
        (x, y)
        for x in range(0, 1280, 4)
        for y in range(60, 540, 4)
        if (widget := table.race.widget_at((x, y))) is not None and widget.id == "pyramid"
    )
    table.click_at(spot)
    assert table.race.picker.action == actions.TakePyramidTile()


def test_an_illegal_space_says_why_and_nothing_happens(services: Services) -> None:
    table = RaceTable(services)
    table.wait()
    before = len(table.match)
    table.click_at(table.spot_of_space(1))
    said = status(table.race.desk)
    assert said.alarm and said.text == "No oasis on 1: space 1 stays free"
    assert len(table.match) == before


def test_a_right_click_shows_the_order_of_a_stack_or_turns_the_tile(services: Services) -> None:
    table = RaceTable(services)
    table.wait()
    space = next(iter(table.race.board.shown.stacks))
    at = table.race.picture.anchors.at(f"space:{space}")
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    table.frames(2)
    assert table.race.fan_out.space == space
    table.press(pygame.K_ESCAPE)
    assert table.race.fan_out.space is None
    table.click("act:3")
    table.click_at(table.spot_of_space(9))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=table.spot_of_space(9), button=3))
    table.frames(2)
    assert table.race.picker.action == actions.PlaceDesertTile(9, Side.MIRAGE)


# taking back


def test_undo_brings_everything_back_until_the_turn_passes(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1")
    table.wait()
    before, state, lines = len(table.match), table.match.state, len(table.race.chronicle.lines)
    table.take(BLUE)
    table.until(lambda: table.race.course.grace is not None)
    table.press(pygame.K_z, pygame.KMOD_CTRL)
    assert table.match.state == state and table.in_step()
    assert len(table.race.chronicle.lines) == lines + 1
    assert table.race.chronicle.lines[-1].kind == "note"
    table.wait()
    table.take(BLUE)
    table.until(lambda: table.race.course.grace is not None)
    table.until(lambda: table.race.course.grace is None)
    table.press(pygame.K_z, pygame.KMOD_CTRL)
    assert table.match.actions[before] == (0, BLUE)


def test_a_die_cannot_be_taken_back(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1")
    table.wait()
    before = len(table.match)
    table.take(actions.TakePyramidTile())
    for _ in range(40):
        table.press(pygame.K_z, pygame.KMOD_CTRL)
        assert table.match.actions[before][1] == actions.TakePyramidTile()


def test_take_backs_can_be_switched_off(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1", take_back=False)
    table.wait()
    before = len(table.match)
    table.take(BLUE)
    assert table.race.course.grace is None
    table.press(pygame.K_BACKSPACE)
    assert table.match.actions[before] == (0, BLUE)


def test_the_turn_waits_for_its_end_if_asked_to(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1", wait_for_end_turn=True)
    table.wait()
    before = len(table.match)
    table.take(BLUE)
    table.until(lambda: table.race.course.grace is not None)
    table.frames(600)
    assert len(table.match) == before + 1 and table.race.course.grace is not None
    table.press(pygame.K_RETURN)
    table.wait()
    assert len(table.match) > before + 1


# skipping


def test_space_hammered_all_race_long_chooses_nothing(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1")
    for _ in range(120):
        table.press(pygame.K_SPACE)
    assert table.choosing
    before = len(table.match)
    for _ in range(60):
        table.press(pygame.K_SPACE)
    assert len(table.match) == before and table.race.picker.selection.deed is None


def test_a_click_that_skips_chooses_nothing(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1", quick_play=True)
    pile = table.rect("pile:white").center
    while not table.choosing:
        table.click_at(pile)
    assert table.race.picker.selection.deed is None
    assert not any(by == 0 for by, _ in table.match.actions)


def test_one_press_finishes_a_clip_and_a_second_one_all_up_to_my_turn(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1")
    table.wait()
    table.take(actions.TakePyramidTile())
    table.until(lambda: table.race.director.busy)
    table.frames(60)
    table.press(pygame.K_SPACE)
    table.press(pygame.K_SPACE)
    table.frames(40)
    assert table.choosing and table.in_step()
    assert table.race.course.skipped


def test_end_jumps_to_my_turn_and_tells_what_happened(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1")
    table.wait()
    table.take(actions.TakePyramidTile())
    table.press(pygame.K_END)
    table.until(lambda: isinstance(table.scene, RecapScene), most=120)
    table.press(pygame.K_RETURN)
    assert table.choosing and table.in_step()


def test_holding_space_makes_time_run_faster(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1")
    table.wait()
    table.take(actions.TakePyramidTile())
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    table.frames(40)
    assert table.race.director.speed == 3.0
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
    table.frames(2)
    assert table.race.director.speed == 1.0


def test_step_mode_waits_after_each_opponent(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1", ai_pace="step")
    table.wait()
    table.take(actions.TakePyramidTile())
    table.until(lambda: table.race.course.waiting)
    count = len(table.match)
    table.frames(300)
    assert len(table.match) == count
    table.press(pygame.K_RETURN)
    table.until(lambda: table.choosing or (table.race.course.waiting and len(table.match) > count))


# keeping


def test_every_action_is_saved_and_continue_restores_the_race(services: Services) -> None:
    table = RaceTable(services, setup(people=2, seats=4), auto_continue=True)
    for _ in range(6):
        table.wait()
        table.take(actions.TakePyramidTile())
        loaded = services.saves.load_latest()
        if loaded is None:
            break
        assert loaded.match.state == table.match.state
        again = resume_race(services, loaded)
        match = again.course.match
        assert match.state == table.match.state
        assert again.board.shown == Shown.of(match.view(None))
        assert len(again.chronicle.lines) == sum(len(step) for step in match.events)


def test_a_taken_back_action_is_taken_out_of_the_save_too(services: Services) -> None:
    table = RaceTable(services, setup(), wait_for_end_turn=True)
    table.wait()
    before = len(table.match)
    table.take(BLUE)
    table.click("undo")
    loaded = services.saves.load_latest()
    assert loaded is not None and len(loaded.match) == before


def test_a_race_goes_on_with_the_same_dice_after_continue(services: Services) -> None:
    table = RaceTable(services, setup())
    table.wait()
    loaded = services.saves.load_latest()
    assert loaded is not None
    table.take(actions.TakePyramidTile())
    table.wait()
    again = RaceTable(services, loaded)
    close_recap(again)
    again.wait()
    again.take(actions.TakePyramidTile())
    again.wait()
    assert again.match.actions == table.match.actions


def test_restart_begins_the_same_table_anew(services: Services) -> None:
    table = RaceTable(services, setup())
    table.wait()
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.scene, PauseScene)
    table.click("restart")
    table.click("yes")
    table.until(lambda: isinstance(table.scene, RaceScene) and table.scene is not table.race)
    assert isinstance(table.scene, RaceScene)
    assert table.scene.table.names == table.race.table.names
    assert table.scene.header.seed != table.race.header.seed


# looking


def test_nothing_is_drawn_while_nothing_changes(services: Services) -> None:
    table = RaceTable(services, setup())
    table.wait()
    table.rest()
    table.frames(5)
    draws, repaints = table.loop.draws, [panel.repaints for panel in table.race.panels]
    table.frames(120)
    assert table.loop.draws == draws and not table.loop.lively
    assert [panel.repaints for panel in table.race.panels] == repaints


def test_the_banner_always_says_something(services: Services) -> None:
    table = RaceTable(services, setup(), speed="2.5")
    for _ in range(900):
        table.frames()
        said = status(table.race.desk)
        assert said.text and "[" not in said.text and "[" not in said.below
        if table.choosing:
            table.press(pygame.K_1)
            table.press(pygame.K_RETURN)


def test_a_resize_in_the_middle_of_a_move_changes_nothing(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1")
    table.wait()
    table.take(actions.TakePyramidTile())
    for size in ((1024, 576), (1920, 1080), (1300, 900), (1280, 720)):
        table.frames(20)
        table.resize(size)
        assert table.services.window.size == size
    table.wait()
    assert table.in_step()


def test_log_recap_and_pause_open_and_close_by_key_and_button(services: Services) -> None:
    table = RaceTable(services, setup())
    table.wait()
    for key, button, kind in (
        (pygame.K_r, "recap", RecapScene),
        (pygame.K_l, "log_button", LogScene),
        (pygame.K_ESCAPE, "menu", PauseScene),
    ):
        table.press(key, text="")
        assert isinstance(table.scene, kind)
        table.press(pygame.K_ESCAPE)
        assert table.scene is table.race
        table.click(button)
        assert isinstance(table.scene, kind)
        table.press(pygame.K_ESCAPE)
        assert table.scene is table.race


def test_f_goes_round_the_speeds(services: Services) -> None:
    table = RaceTable(services, setup())
    table.wait()
    seen = set()
    for _ in range(5):
        seen.add(services.settings.current.speed)
        table.press(pygame.K_f, text="f")
    assert seen == {"0.75", "1", "1.5", "2.5", "instant"}


def test_a_key_pressed_a_moment_too_early_is_kept(services: Services) -> None:
    table = RaceTable(services, setup(), speed="1")
    table.wait()
    table.take(BLUE)
    table.until(lambda: table.race.course.grace is not None)
    table.press(pygame.K_RETURN)
    table.until(lambda: not table.race.course.cast.people or table.race.course.showing)
    table.race.course.rush()
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1")
    table.race.handle(event)
    table.wait()
    table.frames(2)
    assert table.race.picker.action == actions.TakePyramidTile()


@pytest.mark.rule("R10")
def test_the_starting_stacks_can_be_chosen(services: Services) -> None:
    for seed in range(30):
        table = RaceTable(services, setup(seed=str(seed), setupStacking="starterChooses"))
        table.wait()
        if table.match.state.stage is Stage.STARTING_STACKS:
            break
    for key in (pygame.K_5, pygame.K_4, pygame.K_3, pygame.K_2, pygame.K_1):
        table.press(key)
    table.press(pygame.K_RETURN)
    table.wait()
    assert table.match.state.stage is Stage.ACTION and table.match.state.turn is not Turn.OVER
    for stack in table.match.state.track:
        assert list(stack) == sorted(stack, key=list(Camel).index, reverse=True)


def test_hidden_totals_hide_the_opponents_money(services: Services) -> None:
    table = RaceTable(services, setup(moneyVisibility="hiddenTotals"))
    table.wait()
    desk = table.race.desk
    assert desk.money(0) == "£3" and desk.money(1) == desk.money(2) == "??"


def test_one_person_sees_the_own_cards_and_several_see_backs(services: Services) -> None:
    alone = RaceTable(services, setup(people=1))
    alone.wait()
    assert {w.id for w in alone.race.widgets} >= {f"card:{camel.value}" for camel in Camel}
    several = RaceTable(services, setup(people=2))
    several.wait()
    assert not [w.id for w in several.race.widgets if w.id.startswith("card:")]
    assert RaceBet.OVERALL_WINNER in several.race.board.shown.decks
