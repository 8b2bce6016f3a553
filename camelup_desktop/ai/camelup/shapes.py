"""R24-R26: how the ranks of a board stand and move, by its shape (see tables.Shapes)."""

from functools import cache

from camelup_desktop.ai.camelup import boards, tables

Faces = tuple[int, ...]
"""For each face of a die two numbers: the difference in the board, and the swap of ranks."""

Stand = tuple[int, int, Faces]
"""How a rank stands in a shape: where its moves begin in tables.Shapes, camels carried, and where
the faces take it if it meets neither tile nor line."""

GAPS = boards.REACH + 2
"""How far a rank is ahead of the one below: 0 if it is carried, at most one more than REACH."""


def places_of(board: int) -> tuple[int, int, int, int, int]:
    """Return the spaces of the ranks of a board, from last to first."""
    one, two, three, four, five = boards.DIGITS
    a, board = divmod(board, one)
    b, board = divmod(board, two)
    c, board = divmod(board, three)
    d, board = divmod(board, four)
    return a, b, c, d, board // five


def shape_of(places: tuple[int, int, int, int, int]) -> int:
    """Number the shape of a board as tables.Shapes counts them, from the spaces of its ranks."""
    a, b, c, d, e = places
    most = GAPS - 1
    number = min(b - a, most) * GAPS + min(c - b, most)
    return (number * GAPS + min(d - c, most)) * GAPS + min(e - d, most)


@cache
def stands(shape: int) -> tuple[Stand, ...]:
    """How each rank of a shape stands; boards of the same shape share the answer in every race."""
    changes, swaps = tables.shapes()
    gaps = [shape // GAPS**at % GAPS for at in range(boards.RANKS - 2, -1, -1)]
    found = []
    for rank in range(boards.RANKS):
        carried = 0
        while rank + carried < len(gaps) and not gaps[rank + carried]:
            carried += 1
        at = (shape * boards.RANKS + rank) * tables.LANDINGS
        (a, b, c), (d, e, f) = changes[at : at + 3], swaps[at : at + 3]
        found.append((at, carried, (a, d, b, e, c, f)))
    return tuple(found)
