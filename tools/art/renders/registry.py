"""The list of everything the pipeline can make.

A recipe is a function make(quality, *arguments) that writes its files to $ART_OUT through
`artlib.scene` or `artlib.flat`. Its key is `name:argument:argument`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

Make = Callable[..., None]


@dataclass(frozen=True)
class Recipe:
    """How one kind of asset is made, for which arguments, and from which other keys."""

    name: str
    family: str
    make: Make
    arguments: tuple[tuple[str, ...], ...]
    needs: Callable[..., list[str]]

    def every_key(self) -> list[str]:
        """Keys of all arguments the game needs."""
        return [":".join((self.name, *a)) for a in self.arguments]


RECIPES: dict[str, Recipe] = {}


def recipe(
    family: str,
    arguments: Iterable[Iterable[str]] = ((),),
    needs: Callable[..., list[str]] = lambda *_: [],
) -> Callable[[Make], Make]:
    """Register the decorated function under its own name."""

    def register(make: Make) -> Make:
        name = make.__name__
        listed = tuple(tuple(a) for a in arguments)
        RECIPES[name] = Recipe(name, family, make, listed, needs)
        return make

    return register
