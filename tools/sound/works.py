"""Everything that can be made, by name: the sounds of the table and the music."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import soundlib
from foley.every import RECIPES
from foley.registry import Recipe
from score.every import PIECES, Piece
from soundlib import ogg
from soundlib.finish import finished
from soundlib.loudness import Facts, facts


@dataclass(frozen=True)
class Work:
    """One thing to make: into which group it belongs, from which programs, and how."""

    group: str
    sources: tuple[Path, ...]
    make: Callable[[Path], dict[str, Facts]]


LIBRARY = tuple(sorted(Path(soundlib.__file__).parent.glob("*.py")))


def _of_recipe(recipe: Recipe) -> Work:
    def make(folder: Path) -> dict[str, Facts]:
        made: dict[str, Facts] = {}
        for take in recipe.takes():
            goal = recipe.target(take)
            path = folder / recipe.file(take)
            ogg.write(path, finished(recipe.make(take), goal), recipe.quality)
            made[path.name] = facts(ogg.read(path), goal)
        return made

    return Work(recipe.group, (*LIBRARY, recipe.source), make)


def _of_piece(piece: Piece) -> Work:
    def make(folder: Path) -> dict[str, Facts]:
        path = folder / f"{piece.name}.ogg"
        ogg.write(path, piece.make(), piece.quality)
        return {path.name: facts(ogg.read(path), piece.loudness, whole=piece.loop)}

    return Work("music", (*LIBRARY, *piece.sources), make)


WORKS: dict[str, Work] = {
    **{name: _of_recipe(recipe) for name, recipe in RECIPES.items()},
    **{name: _of_piece(piece) for name, piece in PIECES.items()},
}
