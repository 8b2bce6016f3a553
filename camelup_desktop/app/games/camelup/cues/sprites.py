"""Names of the pictures that cues show, and all of them in the order they are likely needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from camelup_desktop.app.games.camelup.board import FRONTS, TALLEST_SHADOW
from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.engine.camelup import CAMELS, Camel

SHAKES = tuple(f"pyramid_shake{frame:02d}" for frame in range(8))
TURNS = tuple(f"pyramid_turn{frame:02d}" for frame in range(12))
SLIDES = ("pyramid_slide0", "pyramid_slide1", "pyramid_open")
TILE_TURNS = tuple(f"tile_turn{frame:02d}" for frame in range(10))
"""A desert tile turned over, from oasis to mirage."""
TUMBLE = 16
"""Frames of a rolling die; the last one is the die at rest."""
HEADINGS = ("W", "NW", "N", "NE", "E", "SE", "S", "SW")
"""In the order in which the camels run."""
FACES = (1, 2, 3)
SUPPORT_FACES = (1, 2)
CAMERAS = ("camera_folded", *(f"camera_{heading}" for heading in HEADINGS))


def tumbling(camel: Camel, pips: int) -> tuple[str, ...]:
    """The frames of a die that rolls until `pips` lies on top."""
    return tuple(f"die_{camel.value}_{pips}_roll{frame:02d}" for frame in range(TUMBLE))


def tumbling_support(camel: Camel, pips: int) -> tuple[str, ...]:
    """The same of a support die."""
    return tuple(f"support_{camel.value}_{pips}_roll{frame:02d}" for frame in range(TUMBLE))


def support_sprites() -> Iterator[str]:
    """Every picture of the support dice."""
    for camel in CAMELS:
        for pips in SUPPORT_FACES:
            yield f"support_{camel.value}_{pips}"
            yield from tumbling_support(camel, pips)


def cue_sprites(modules: Iterable[ModuleScreen] = ()) -> Iterator[str]:
    """Every sprite of the world that a cue of the race with these modules may show."""
    yield from ("pyramid_closed", *SHAKES, *TURNS, *SLIDES)
    for heading in HEADINGS:
        for height in range(TALLEST_SHADOW):
            yield f"camel_shadow{height + 1}_{heading}"
        for camel in CAMELS:
            name = f"camel_{camel.value}_{heading}"
            yield from (name, f"{name}_under")
            if heading in FRONTS:
                yield f"{name}_front"
    for side in ("oasis", "mirage"):
        yield f"tile_{side}"
    yield from TILE_TURNS
    for camel in CAMELS:
        for pips in FACES:
            yield f"die_{camel.value}_{pips}"
            yield from tumbling(camel, pips)
    for module in modules:
        yield from module.sprites()
