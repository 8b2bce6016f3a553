"""Keyboard focus: Tab order, arrows by place, adjusting, typing, reasons."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from camelup_desktop.app.focus import FocusRing, Target
from camelup_desktop.app.scene import Change, Pop


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def at(name: str, x: int, y: int, **more: object) -> Target:
    return Target(name, Rect(x, y, 80, 40), lambda: Pop(name), **more)  # type: ignore[arg-type]


@pytest.fixture
def ring() -> FocusRing:
    """Two columns of two, and a wide one below."""
    ring = FocusRing()
    wide = Target("wide", Rect(0, 200, 280, 40), lambda: Pop("wide"))
    ring.place([at("a", 0, 0), at("b", 200, 0), at("c", 0, 100), at("d", 200, 100), wide], "a")
    return ring


def focus(ring: FocusRing) -> str:
    assert ring.current is not None
    return ring.current.id


def test_tab_goes_round_in_order(ring: FocusRing) -> None:
    seen = []
    for _ in range(5):
        ring.handle(key(pygame.K_TAB))
        seen.append(focus(ring))
    assert seen == ["b", "c", "d", "wide", "a"]


def test_shift_tab_goes_the_other_way(ring: FocusRing) -> None:
    ring.handle(key(pygame.K_TAB, pygame.KMOD_LSHIFT))
    assert focus(ring) == "wide"


@pytest.mark.parametrize(
    ("start", "code", "end"),
    [
        ("a", pygame.K_RIGHT, "b"),
        ("a", pygame.K_DOWN, "c"),
        ("d", pygame.K_UP, "b"),
        ("d", pygame.K_LEFT, "c"),
        ("c", pygame.K_DOWN, "wide"),
        ("a", pygame.K_UP, "a"),
    ],
)
def test_arrows_go_to_the_nearest_in_their_direction(
    ring: FocusRing, start: str, code: int, end: str
) -> None:
    ring.focus(start)
    ring.handle(key(code))
    assert focus(ring) == end


def test_every_target_can_be_reached_from_every_other_by_arrows(ring: FocusRing) -> None:
    arrows = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
    names = {target.id for target in ring.targets}
    for start in names:
        reached, open_ = {start}, [start]
        while open_:
            here = open_.pop()
            for code in arrows:
                ring.focus(here)
                ring.handle(key(code))
                if focus(ring) not in reached:
                    reached.add(focus(ring))
                    open_.append(focus(ring))
        assert reached == names, start


def test_enter_and_space_activate(ring: FocusRing) -> None:
    for code in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
        assert ring.handle(key(code)).change == Pop("a")


def test_a_target_with_a_reason_keeps_the_focus_but_does_nothing(ring: FocusRing) -> None:
    ring.place([at("a", 0, 0, reason="Not now.")])
    reply = ring.handle(key(pygame.K_RETURN))
    assert reply.used and reply.change is None


def test_left_and_right_adjust_what_can_be_adjusted() -> None:
    steps: list[int] = []

    def adjust(step: int) -> Change | None:
        steps.append(step)
        return None

    ring = FocusRing()
    ring.place([at("a", 0, 0, adjust=adjust), at("b", 200, 0)])
    ring.handle(key(pygame.K_RIGHT))
    ring.handle(key(pygame.K_LEFT))
    assert steps == [1, -1]
    assert focus(ring) == "a"


def test_letters_and_space_are_left_to_a_text() -> None:
    ring = FocusRing()
    ring.place([at("text", 0, 0, typing=True), at("b", 0, 100)])
    assert not ring.handle(key(pygame.K_SPACE)).used
    assert not ring.handle(key(pygame.K_RIGHT)).used
    assert ring.handle(key(pygame.K_DOWN)).used


def test_the_ring_shows_from_the_first_key_on(ring: FocusRing) -> None:
    assert not ring.shown
    ring.handle(key(pygame.K_x))
    assert ring.shown


def test_focus_stays_on_its_target_through_a_new_layout(ring: FocusRing) -> None:
    ring.focus("d")
    ring.place([at("d", 0, 0), at("e", 0, 100)], "e")
    assert focus(ring) == "d"
    ring.place([at("e", 0, 100)], "e")
    assert focus(ring) == "e"


def test_targets_hear_when_the_focus_comes_and_goes() -> None:
    heard: list[tuple[str, bool]] = []
    ring = FocusRing()
    ring.place(
        [
            at("a", 0, 0, focused=lambda on: heard.append(("a", on))),
            at("b", 0, 100, focused=lambda on: heard.append(("b", on))),
        ]
    )
    ring.handle(key(pygame.K_TAB))
    assert heard == [("a", False), ("b", True)]


def test_two_targets_must_not_share_an_id() -> None:
    with pytest.raises(ValueError, match="same id"):
        FocusRing().place([at("a", 0, 0), at("a", 0, 100)])
