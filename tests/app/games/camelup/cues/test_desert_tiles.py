"""Desert tiles under way: turned over after they were carried, picture by picture."""

import pytest

from camelup_desktop.app.games.camelup.cues.sprites import TILE_TURNS
from camelup_desktop.engine.camelup import DesertTile, Side
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from tests.app.games.camelup.cues.test_cue_facts import ASSETS, FRAME, SPREAD, Show


@pytest.mark.parametrize("space", [4, 9])
@pytest.mark.parametrize("side", list(Side))
def test_a_tile_is_turned_over_picture_by_picture(side: Side, space: int) -> None:
    other = next(one for one in Side if one is not side)
    show = Show(SPREAD, DesertTile(0, 5, other))
    tile, seen = show.board.tiles[0], [f"tile_{other.value}"]
    show.director.present(show.match.play(PlaceDesertTile(space, side)))
    while show.director.busy:
        show.director.update(FRAME)
        if tile.picture and tile.picture != seen[-1]:
            seen.append(tile.picture)
    turns = TILE_TURNS if side is Side.MIRAGE else TILE_TURNS[::-1]
    assert [name for name in turns if name in seen] == seen[1:-1]
    assert len(seen) > 6
    assert seen[-1] == f"tile_{side.value}"
    assert (tile.frames, tile.shade) == ((), 1.0)


def test_every_picture_of_the_turn_is_shipped() -> None:
    for name in TILE_TURNS:
        assert (ASSETS / "sprites" / f"{name}.png").is_file()
