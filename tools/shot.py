"""Picture of a recorded race as its table looks now: `python tools/shot.py RECORD PICTURE`.

`docs/race.png` was made so from `docs/race.jsonl`, at 1280x720, and made smaller by pngquant.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from datetime import datetime
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from camelup_desktop.app import main as app  # noqa: E402
from camelup_desktop.app.clock import FixedClock  # noqa: E402
from camelup_desktop.app.games.camelup.race import RaceScene  # noqa: E402
from camelup_desktop.app.games.camelup.seating import resumed_table  # noqa: E402
from camelup_desktop.app.loop import Loop  # noqa: E402
from camelup_desktop.app.paths import UserFolders  # noqa: E402
from camelup_desktop.app.saves import LoadedGame  # noqa: E402
from camelup_desktop.engine.table import record  # noqa: E402

FRAMES = 30
"""By then everything stands."""


def shoot(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """The window as somebody who opens this race sees it."""
    header, match = record.loads(path.read_text(encoding="utf-8"), app.build_game)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        services = app.open_services(
            UserFolders(home, home, home, home), keep=False, hidden=True, size=size
        )
        loaded = LoadedGame(header, match, datetime.now())
        table = resumed_table(services, loaded, time.perf_counter)
        loop = Loop(services, lambda: app.title(services), FixedClock())
        loop.stack.push(RaceScene(services, table), loop.view)
        for _ in range(FRAMES):
            loop.frame()
        return services.window.surface.copy()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--size", default="1280x720")
    options = parser.parse_args()
    wide, high = map(int, options.size.split("x"))
    pygame.image.save(shoot(options.record, (wide, high)), options.picture)


if __name__ == "__main__":
    main()
