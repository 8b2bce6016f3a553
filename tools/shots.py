"""Screenshots of all screens, without a display: `python tools/shots.py OUT [NAME ...]`.

Each screen comes in three sizes, as OUT/<size>/<name>.png. `--sizes 1280x720` takes others.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from camelup_desktop.app import main as app  # noqa: E402
from camelup_desktop.app.assets import Assets  # noqa: E402
from camelup_desktop.app.games.camelup.final_scoring import FinalScoringScene  # noqa: E402
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene  # noqa: E402
from camelup_desktop.app.games.camelup.private_sheet import PrivateSheetScene  # noqa: E402
from camelup_desktop.app.games.camelup.winner import WinnerScene  # noqa: E402
from camelup_desktop.app.paths import UserFolders  # noqa: E402
from camelup_desktop.app.scene import Scene  # noqa: E402
from camelup_desktop.app.scenes.curtain import CurtainScene  # noqa: E402
from camelup_desktop.app.scenes.scoring import ScoringScene  # noqa: E402
from camelup_desktop.app.services import Services  # noqa: E402
from camelup_desktop.app.view import View  # noqa: E402
from camelup_desktop.engine.camelup import Side, actions  # noqa: E402
from tests.app.race_table import RaceTable, setup  # noqa: E402
from tests.app.screens import SCREENS, shown  # noqa: E402
from tools.shots_photos import PHOTOS  # noqa: E402
from tools.shots_supercup import SUPERCUP  # noqa: E402

SIZES = ("1024x576", "1280x720", "1920x1080")
NOW = datetime(2024, 5, 17, 19, 42, 30)
SETTLED = 90
"""Frames after which a screen of the race shows all it has to show."""

MOST_FRAMES = 60_000
"""A race that takes longer has come to a stop."""

Shot = Callable[[Services], object]
"""Brings a screen into the window of the services."""


def choosing(services: Services) -> RaceTable:
    """Two people and an opponent; somebody is to choose."""
    table = RaceTable(services, setup(people=2))
    table.wait()
    table.frames(SETTLED)
    return table


def ghost(services: Services) -> None:
    """A desert tile is being placed."""
    table = choosing(services)
    space = table.race.picker.legal_spaces()[0] if table.race.picker.legal_spaces() else 8
    table.pick(actions.PlaceDesertTile(space, Side.OASIS))
    table.frames(SETTLED)


def rolling(services: Services) -> None:
    """A die lies before the pyramid and is read."""
    table = choosing(services)
    services.settings.update(speed="1", motion="full")
    table.take(actions.TakePyramidTile())
    table.until(lambda: any(sign.kind == "plate" for sign in table.race.board.signs))
    table.frames(14)


def keyed(key: int) -> Shot:
    """The screen behind a key of the table."""

    def shot(services: Services) -> None:
        table = choosing(services)
        table.press(key)
        table.frames(SETTLED)

    return shot


def sheet(services: Services) -> None:
    """The race cards of one person, behind the curtain."""
    table = choosing(services)
    table.press(pygame.K_4, text="4")
    table.frames(SETTLED)
    if isinstance(table.scene, CurtainScene):
        table.press(pygame.K_RETURN)
    table.until(lambda: isinstance(table.scene, PrivateSheetScene), 600)
    table.frames(SETTLED)


def curtain(services: Services) -> None:
    """The curtain before somebody's secret."""
    table = choosing(services)
    table.press(pygame.K_4, text="4")
    table.until(lambda: isinstance(table.scene, CurtainScene), 600)
    table.frames(SETTLED)


def comes(kind: type[Scene]) -> Shot:
    """The first screen of a kind in a race in which the only person always rolls."""

    def shot(services: Services) -> None:
        table = RaceTable(services, setup(people=1, seats=4))
        for _ in range(MOST_FRAMES):
            if isinstance(table.scene, kind):
                break
            if table.choosing:
                table.take(actions.TakePyramidTile())
            elif isinstance(table.scene, ScoringScene):
                table.press(pygame.K_RETURN)
            else:
                table.frames()
        if kind is WinnerScene:  # when coins and camel have come to rest
            table.until(lambda: not table.scene.lively)
        else:
            table.frames(SETTLED)

    return shot


def plain(name: str) -> Shot:
    """A screen that needs nothing before it."""
    return lambda services: shown(services, name, View(services.window.size))


SHOTS: dict[str, Shot] = {
    **{name: plain(name) for name in SCREENS},
    "race": lambda services: choosing(services),
    "race_ghost": ghost,
    "race_rolling": rolling,
    "race_recap": keyed(pygame.K_r),
    "race_log": keyed(pygame.K_l),
    "race_curtain": curtain,
    "race_private_sheet": sheet,
    "race_leg_scoring": comes(LegScoringScene),
    "race_final_scoring": comes(FinalScoringScene),
    "race_winner": comes(WinnerScene),
    **SUPERCUP,
    **PHOTOS,
}
"""Name -> what brings the screen about."""


@contextmanager
def opened(size: tuple[int, int], assets: Assets | None = None) -> Iterator[Services]:
    """The game's services in a window of this size, with a clock and chance that stand still."""
    with tempfile.TemporaryDirectory(prefix="camelup-shots-") as folder:
        home = Path(folder)
        services = app.open_services(
            UserFolders(home, home, home, home),
            keep=False,
            hidden=True,
            size=size,
            rng=random.Random(3),
            now=lambda: NOW,
        )
        pygame.event.clear()
        if assets is not None:
            services = replace(services, assets=assets)
        try:
            yield services
        finally:
            services.window.close()


def take(name: str, size: tuple[int, int], assets: Assets | None = None) -> pygame.Surface:
    """A screen in a window of this size. KeyError for a screen nobody knows.

    `assets` is a store whose pictures may be used again.
    """
    with opened(size, assets) as services:
        SHOTS[name](services)
        return services.window.surface.copy()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="folder for the pictures")
    names = ", ".join(SHOTS)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{names}; all without any")
    parser.add_argument("--sizes", nargs="+", default=SIZES, metavar="WxH")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in SHOTS]
    if unknown:
        parser.error(f"there is no screen {unknown[0]!r}, only {', '.join(SHOTS)}")
    for size in options.sizes:
        wide, high = map(int, size.split("x"))
        folder = options.out / size
        folder.mkdir(parents=True, exist_ok=True)
        for name in options.names or SHOTS:
            pygame.image.save(take(name, (wide, high)), folder / f"{name}.png")
            print(folder / f"{name}.png", flush=True)


if __name__ == "__main__":
    main()
