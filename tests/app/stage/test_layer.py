"""The baked layer draws only what changed; movers never cover what is nearer."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.app.stage.layer import BODY, Piece, RestingLayer, joined, redrawn

GROUND = (10, 20, 30)


def piece(depth: float, left: int, colour: str = "red", top: int = 10, size: int = 20) -> Piece:
    image = pygame.Surface((size, size), pygame.SRCALPHA)
    image.fill(colour)
    return Piece((BODY, depth, 0.0), image.premul_alpha(), pygame.Rect(left, top, size, size))


def layer() -> RestingLayer:
    ground = pygame.Surface((100, 60))
    ground.fill(GROUND)
    return RestingLayer(ground)


def test_nothing_is_drawn_while_nothing_changes() -> None:
    baked = layer()
    resting = {"a": ((1,), [piece(0, 10)]), "b": ((1,), [piece(1, 60)])}
    assert baked.bake(resting) == 2
    assert baked.bake(dict(resting)) == 0


def test_only_what_changed_and_what_it_touches_is_drawn_again() -> None:
    baked = layer()
    a, b, far = piece(0, 10), piece(1, 20, "blue"), piece(1, 70, "green")
    baked.bake({"a": ((1,), [a]), "b": ((1,), [b]), "far": ((1,), [far])})
    assert baked.bake({"b": ((1,), [b]), "far": ((1,), [far])}) == 1
    assert baked.surface.get_at((12, 12))[:3] == GROUND
    assert baked.surface.get_at((25, 12))[:3] == (0, 0, 255)


def test_nearer_pieces_are_painted_over_farther_ones() -> None:
    baked = layer()
    baked.bake({"near": ((1,), [piece(5, 20, "blue")]), "far": ((1,), [piece(1, 10, "red")])})
    assert baked.surface.get_at((25, 15))[:3] == (0, 0, 255)


def test_a_changed_look_replaces_the_old_picture() -> None:
    baked = layer()
    baked.bake({"a": ((1,), [piece(0, 10, "red")])})
    baked.bake({"a": ((2,), [piece(0, 40, "red")])})
    assert baked.surface.get_at((15, 15))[:3] == GROUND
    assert baked.surface.get_at((45, 15))[:3] == (255, 0, 0)


RECTS = st.builds(
    pygame.Rect, st.integers(0, 50), st.integers(0, 50), st.integers(1, 30), st.integers(1, 30)
)


@given(st.lists(RECTS, max_size=8))
def test_joined_rectangles_cover_the_same_and_do_not_overlap(rects: list[pygame.Rect]) -> None:
    apart = joined(rects)
    assert all(any(whole.contains(rect) for whole in apart) for rect in rects)
    for place, one in enumerate(apart):
        assert one.collidelist(apart[place + 1 :]) == -1


def test_a_resting_piece_nearer_than_a_mover_is_drawn_after_it() -> None:
    mover, near, aside = piece(1, 10), piece(2, 20), piece(2, 70)
    assert redrawn([mover], [near, aside], []) == [mover, near]


def test_a_resting_piece_farther_than_a_mover_is_left_alone() -> None:
    mover, far = piece(2, 10), piece(1, 20)
    assert redrawn([mover], [far], []) == [mover]


def test_what_a_repeated_piece_covers_is_repeated_too() -> None:
    mover, near, nearest = piece(1, 10), piece(2, 25), piece(3, 40)
    assert redrawn([mover], [near, nearest], []) == [mover, near, nearest]


def test_pieces_stand_above_the_shadow_of_a_mover() -> None:
    far = piece(1, 40)
    assert redrawn([], [far], [pygame.Rect(45, 15, 20, 5)]) == [far]


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 80)), min_size=1, max_size=12))
def test_what_is_drawn_is_always_back_to_front(places: list[tuple[int, int]]) -> None:
    pieces = sorted((piece(depth, left) for depth, left in places), key=lambda p: p.order)
    drawn = redrawn(pieces[::2], pieces[1::2], [])
    assert [p.order for p in drawn] == sorted(p.order for p in drawn)
