"""Law 4: whatever the frames, skips and speeds, a cue ends where sync puts everything."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.games.camelup.picture import BoardPicture
from camelup_desktop.app.games.camelup.shaking import Shaking
from camelup_desktop.app.games.camelup.shown import Shown
from camelup_desktop.app.services import Services
from camelup_desktop.app.stage.director import Director
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.view import View
from camelup_desktop.engine.camelup import State, camel_up, seat_limits
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.table import Action, Match, Turn

ASSETS = Path(__file__).parents[2] / "assets"
MOTIONS = ("full", "reduced", "none")
WINDOWS = ((1280, 720), (1024, 576), (1280, 960))
SPEEDS = (0.75, 1.0, 1.5, 2.5)


@cache
def theme() -> Theme:
    return Theme.load(ASSETS / "themes" / "desert")


def table(match: Match[State]) -> RaceBoard:
    seats = len(match.state.players)
    board = RaceBoard(theme(), match.state.rules, tuple(theme().people)[:seats])
    board.sync(match.view(None))
    return board


def random_action(match: Match[State], rng: random.Random) -> Action:
    """What somebody does: dice are a little more likely, so that legs and races end; for the rest
    every kind of action is as likely as the others."""
    if match.state.turn is Turn.CHANCE:
        return rng.choice([o.action for o in match.game.chance_outcomes(match.state)])
    kinds: dict[str, list[Action]] = {}
    for action in match.game.legal_actions(match.state):
        kinds.setdefault(type(action).__name__, []).append(action)
    if "TakePyramidTile" in kinds and rng.random() < 0.45:
        return kinds["TakePyramidTile"][0]
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def differences(board: RaceBoard, fresh: RaceBoard) -> list[str]:
    found = [
        f"{name}: {prop.state()} is not {fresh.props[name].state()}"
        for name, prop in board.props.items()
        if prop.state() != fresh.props[name].state()
    ]
    if board.shown != fresh.shown:
        found.append(f"shown: {board.shown} is not {fresh.shown}")
    if board.fliers or board.signs or board.specks or board.tapes or board.prints:
        found.append("something is still in the air")
    if {n: s.values for n, s in board.fixtures.items()} != {
        n: s.values for n, s in fresh.fixtures.items()
    }:
        found.append("fixtures differ")
    if not board.lens.still or board.lens.lit:
        found.append("the table is not seen as it is")
    if board.held:
        found.append("the pyramid is still in somebody's hand")
    if board.passing.share != 1.0 or board.passing.new != fresh.passing.new:
        found.append("a turn is still passing")
    return found


def shake(board: RaceBoard, rng: random.Random, *, rolls: bool) -> None:
    """Somebody shakes the pyramid; without a roll it is put down, whatever happens next."""
    hand = Shaking(board, lambda dice, force: None)
    hand.grab((0.0, 0.0))
    for _ in range(rng.randint(1, 40)):
        hand.drag((rng.uniform(-60, 60), rng.uniform(-40, 40)))
        hand.update(0.016)
    if rolls:
        hand.release()
    else:
        hand.put_down()


def any_race(rng: random.Random, options: dict[str, object]) -> Match[State]:
    """Any modules, with as many seats as they allow, and any way to play them."""
    modules = tuple(key for key in MODULES if rng.random() < 0.6)
    if rng.random() < 0.25:
        modules = tuple(MODULES)
    least, most = seat_limits(modules)
    seats = most if rng.random() < 0.2 else rng.randint(least, most)
    chosen = dict(options)
    if "long_track" in modules:
        chosen["m1Variant"] = rng.random() < 0.6
    if "consortium" in modules:
        chosen["consortiumChoice"] = rng.choice(("auto", "manual"))
    return Match(camel_up(seats, modules, chosen))


def play(
    rng: random.Random,
    motion: str,
    options: dict[str, object],
    actions: int,
    seen: Callable[[RaceBoard], Callable[[], None]] | None = None,
) -> None:
    """A race with frames, skips and speeds as they fall; the law after every action.

    `seen` makes of a board what is done beside every tenth frame.
    """
    match = any_race(rng, options)
    board = table(match)
    board.motion = motion
    look = seen(board) if seen is not None else None
    heard: list[object] = []
    director = Director(board, CUES, [heard.append])
    told = 0
    for _ in range(actions):
        if match.over:
            break
        events = match.play(random_action(match, rng))
        told += len(events)
        if rng.random() < 0.4:
            shake(board, rng, rolls=type(events[0]).__name__ == "PyramidTileTaken")
        director.instant = rng.random() < 0.1
        director.speed = rng.choice(SPEEDS)
        director.present(events)
        frames = rng.choice((0, 3, 40, 100_000))
        while director.busy and frames:
            director.update(rng.uniform(0.0, 0.033))
            frames -= 1
            if look is not None and frames % 10 == 0:
                look()
            if rng.random() < 0.02:
                director.skip()
        if frames == 0:
            director.skip_all()
        assert not director.busy
        assert len(heard) == told
        assert board.shown == Shown.of(match.view(None))
        if rng.random() < 0.5:
            continue  # what only decorates may go on under the next action
        board.settle()
        assert differences(board, table(match)) == []
    director.skip_all()
    assert differences(board, table(match)) == []


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(MOTIONS), st.booleans())
def test_a_game_ends_every_action_in_sync(seed: int, motion: str, starter_stacks: bool) -> None:
    options: dict[str, object] = {"allowFlipInPlace": True}
    if starter_stacks:
        options["setupStacking"] = "starterChooses"
    play(random.Random(seed), motion, options, 40)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_a_whole_race_ends_every_action_in_sync(seed: int) -> None:
    play(random.Random(seed), MOTIONS[seed % 3], {"allowFlipInPlace": True}, 1000)


def watched(services: Services, rng: random.Random) -> Callable[[RaceBoard], Callable[[], None]]:
    """A window that shows the board, and is now and then given another size."""

    def open_window(board: RaceBoard) -> Callable[[], None]:
        picture = BoardPicture(board, services.assets, services.strings)
        picture.relayout(View(WINDOWS[0]))
        windows = {size: pygame.Surface(size) for size in WINDOWS}
        size = WINDOWS[0]

        def look() -> None:
            nonlocal size
            if rng.random() < 0.04:
                size = rng.choice(WINDOWS)
                picture.relayout(View(size))
            picture.draw_table(windows[size])
            picture.draw_movers(windows[size])

        return look

    return open_window


@pytest.mark.parametrize("seed", range(3))
def test_a_window_that_changes_does_not_disturb_it(services: Services, seed: int) -> None:
    rng = random.Random(seed)
    play(rng, MOTIONS[seed % 3], {}, 25, watched(services, rng))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_a_whole_race_in_a_window_that_changes(services: Services, seed: int) -> None:
    rng = random.Random(100 + seed)
    play(rng, MOTIONS[seed % 3], {}, 400, watched(services, rng))


@given(st.integers(0, 2**32))
@settings(max_examples=10)
def test_without_any_skip_everything_comes_to_rest_by_itself(seed: int) -> None:
    rng = random.Random(seed)
    match = any_race(rng, {})
    board = table(match)
    director = Director(board, CUES)
    for _ in range(25):
        if match.over:
            break
        director.present(match.play(random_action(match, rng)))
        for _ in range(10_000):
            if not director.busy and not board.lively:
                break
            director.update(0.033)
        assert differences(board, table(match)) == []


def test_sync_drops_what_is_under_way() -> None:
    rng = random.Random(5)
    match: Match[State] = Match(camel_up(10, tuple(MODULES), {"m1Variant": True}))
    board = table(match)
    director = Director(board, CUES)
    for _ in range(120):
        if match.over:
            break
        director.present(match.play(random_action(match, rng)))
        director.update(rng.uniform(0.0, 0.9))
        director.drop()
        board.sync(match.view(None))
        assert not director.busy
        assert differences(board, table(match)) == []
