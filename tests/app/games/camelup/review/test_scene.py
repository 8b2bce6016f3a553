"""The review on screen: from the winner and back, keys and mouse, every size, saved as files."""

from __future__ import annotations

import logging
import os
import random
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any

import pygame
import pytest

from camelup_desktop.ai.camelup.review import Review, review
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app.games.camelup.race import RaceScene, resume_race
from camelup_desktop.app.games.camelup.review.rows import ChoiceRow
from camelup_desktop.app.games.camelup.review.scene import ReviewScene
from camelup_desktop.app.games.camelup.review.telling import Verdict
from camelup_desktop.app.games.camelup.review.work import ReviewWork
from camelup_desktop.app.games.camelup.winner import WinnerScene
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.scene import Scene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import State, camel_up
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match, record
from camelup_desktop.engine.table.record import Header
from tests.app.player import Player
from tests.app.race_table import NAMES, PEOPLE, RaceTable, Steps
from tests.app.test_final_scoring import near_the_end
from tests.strategies import played

MORE_NAMES = (*NAMES, "Idris", "Maximiliane")
MORE_PEOPLE = (*PEOPLE, "ismene", "jabari")
ALL = ("photographer", "position_bets", "consortium")
CROWD = ("long_track", *ALL)


@cache
def reviewed(seats: int) -> tuple[Match[State], tuple[str, ...], Review]:
    """A race of random moves with its modules and its review."""
    modules = CROWD if seats > 8 else ()
    match = played(camel_up(seats, modules), f"screen {seats}", 5000)
    return match, modules, at_once(review(match))


def done_scene(services: Services, seats: int) -> tuple[RaceScene, ReviewScene]:
    """The screen with the review of a finished race."""
    match, modules, found = reviewed(seats)
    names = MORE_NAMES[:seats]
    people = [
        {"kind": "human", "name": name, "character": character, "level": ""}
        for name, character in zip(names, MORE_PEOPLE, strict=False)
    ]
    header = Header("camelup", "2014-1", names, modules, table={"seats": people})
    race = resume_race(services, LoadedGame(header, match, datetime(2024, 5, 17)), Steps())
    work = ReviewWork(match, Steps())
    work.review = found
    return race, ReviewScene(services, race.desk, header, work)


def visible(widget: Widget) -> pygame.Rect:
    """The part of a control that is not scrolled out of sight."""
    return widget.rect if widget.clip is None else widget.rect.clip(widget.clip)


@pytest.mark.parametrize("seats", [2, 4, 10])
@pytest.mark.parametrize(
    ("size", "text"),
    [((1280, 720), 1.0), ((1280, 720), 1.75), ((1920, 1080), 1.0), ((1024, 576), 1.5)],
)
def test_nothing_is_cut_and_no_control_overlaps_another(
    services: Services,
    caplog: pytest.LogCaptureFixture,
    size: tuple[int, int],
    text: float,
    seats: int,
) -> None:
    services.window.resize(size)
    services.assets.forget_sizes()
    _, scene = done_scene(services, seats)
    scene.enter()
    scene.relayout(View(size, text))
    screen = pygame.Rect((0, 0), size)
    with caplog.at_level(logging.WARNING, logger="camelup_desktop"):
        for key in (pygame.K_1, pygame.K_2, pygame.K_3):
            press(scene, key)
            scene.draw(services.window.surface)
            seen = [(widget.id, visible(widget)) for widget in scene.widgets]
            for place, (control, rect) in enumerate(seen):
                assert not rect.h or screen.contains(rect), control
                for other, box in seen[place + 1 :]:
                    assert not rect.colliderect(box), (control, other)
    assert scene.painter.cut == []
    assert not [entry.getMessage() for entry in caplog.records]


def press(scene: ReviewScene, key: int, mod: int = 0) -> Any:
    return scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def shown(services: Services, seats: int = 4) -> tuple[Player, ReviewScene]:
    """Somebody in front of the review."""
    _, scene = done_scene(services, seats)
    player = Player(services, Scene())
    player.loop.stack.push(scene, player.loop.view)
    player.frames(2)
    return player, scene


def rows(scene: ReviewScene) -> Sequence[ChoiceRow]:
    return [widget for widget in scene.widgets if isinstance(widget, ChoiceRow)]


def test_from_the_winner_and_back(services: Services) -> None:
    table = RaceTable(services, near_the_end(3))
    while not isinstance(table.scene, WinnerScene):
        table.press(pygame.K_RETURN)
    winner = table.scene
    table.press(pygame.K_r, text="r")
    scene = table.scene
    assert isinstance(scene, ReviewScene)
    table.until(lambda: scene.telling is not None)
    assert scene.telling is not None
    assert scene.telling.match is table.match
    table.press(pygame.K_ESCAPE)
    assert table.scene is winner
    table.rest()
    table.click("review")
    again = table.scene
    assert isinstance(again, ReviewScene)
    assert again.telling is not None, "it is not worked out twice"
    table.press(pygame.K_r, text="r")
    assert table.scene is winner


def test_it_tells_how_far_it_is_and_saves_nothing_before(services: Services) -> None:
    match, _, _ = reviewed(2)
    race, _ = done_scene(services, 2)
    scene = ReviewScene(services, race.desk, race.header, ReviewWork(match, Steps()))
    player = Player(services, scene)
    player.press(pygame.K_s, pygame.KMOD_LCTRL)
    assert scene.said == services.strings.t("review.wait")
    assert not list(services.folders.data.rglob("*.txt"))
    drawn = player.loop.draws
    player.frames(20)
    assert scene.telling is None
    assert player.loop.draws > drawn, "the share is shown as it grows"
    while scene.telling is None:
        player.frames()
    player.frames(3)
    drawn = player.loop.draws
    player.frames(10)
    assert player.loop.draws == drawn, "nothing moves any more"


def test_pages_and_seats_by_keyboard_and_mouse(services: Services) -> None:
    player, scene = shown(services)
    player.press(pygame.K_RIGHT)
    assert scene.page == "luck"
    player.press(pygame.K_3, text="3")
    assert scene.page == "choices"
    everything = len(scene._entries)
    assert len(rows(scene)) == everything == len(reviewed(4)[2].choices)
    player.click("seat:2")
    assert rows(scene) and all(row.entry.seat == 2 for row in rows(scene))
    player.click("show:highlights")
    verdicts = {row.entry.verdict for row in rows(scene)}
    assert verdicts and verdicts <= {Verdict.FINEST, Verdict.MISSED}
    player.click("show:all")
    assert len(rows(scene)) == everything


def test_the_list_scrolls_by_keys_wheel_and_focus(services: Services) -> None:
    player, scene = shown(services)
    player.press(pygame.K_3, text="3")
    player.press(pygame.K_END)
    assert scene.scroll.offset == scene.scroll.furthest > 0
    player.press(pygame.K_HOME)
    assert scene.scroll.offset == 0
    player.press(pygame.K_PAGEDOWN)
    assert scene.scroll.offset == min(scene.scroll.furthest, scene.scroll.rect.h)
    player.press(pygame.K_HOME)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=scene.scroll.rect.center, rel=(0, 0)))
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_x=0.0, precise_y=-3.0))
    player.frames(2)
    assert scene.scroll.offset > 0
    player.press(pygame.K_HOME)
    for _ in range(40):
        player.press(pygame.K_TAB)
    assert scene.ring_id is not None and scene.ring_id.startswith("choice:")
    here = next(widget for widget in scene.widgets if widget.id == scene.ring_id)
    assert here.clip is not None and here.clip.contains(here.rect)


def test_saving_writes_the_review_beside_the_record(services: Services) -> None:
    player, scene = shown(services)
    player.press(pygame.K_s, pygame.KMOD_LCTRL)
    (text,) = services.folders.data.rglob("*.txt")
    race = text.with_suffix(".jsonl")
    header, match = record.loads(race.read_text(encoding="utf-8"), build)
    assert match.actions == reviewed(4)[0].actions
    assert header.seats == NAMES[:4]
    told = text.read_text(encoding="utf-8")
    assert all(name in told for name in NAMES[:4])
    assert "[" not in told
    assert text.name in scene.said and str(text.parent) in scene.said
    player.click("save")
    assert len(list(services.folders.data.rglob("*.txt"))) == 2, "nothing is written over"


def test_where_nothing_can_be_written_a_sentence_says_so(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, scene = shown(services, 2)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "read-only")

    monkeypatch.setattr(os, "replace", refuse)
    player.click("save")
    assert scene.said == services.strings.t(
        "review.not_saved", reason=services.strings.t("message.folder_read_only")
    )
    assert player.scene is scene


def test_any_key_and_click_is_survived(services: Services) -> None:
    player, scene = shown(services, 10)
    rng = random.Random(8)
    keys = (
        pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN,
        pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_SPACE, pygame.K_PAGEDOWN,
        pygame.K_END, pygame.K_HOME, pygame.K_F2,
    )  # fmt: skip
    for _ in range(80):
        if rng.random() < 0.7:
            player.press(rng.choice(keys))
        else:
            size = services.window.size
            position = (rng.randrange(size[0]), rng.randrange(size[1] - 110))
            player.click_at(position)
        if player.scene is not scene and len(player.loop.stack) > 1:  # the cheat sheet
            player.press(pygame.K_ESCAPE)
        if len(player.loop.stack) == 1:  # somebody went back
            player.loop.stack.push(scene, player.loop.view)
        assert player.scene is scene
