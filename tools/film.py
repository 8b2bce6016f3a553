"""Films without a screen: contact sheets of cues, or a whole race as MP4 with sound.

python tools/film.py OUT                  a sheet of 12 pictures for every cue, into a folder
python tools/film.py --all OUT            the same
python tools/film.py --race SEED OUT.mp4  a race of computer opponents (needs ffmpeg)
                     [--level NAME] [--seconds S] [--size 1280x720]
python tools/film.py hop5 --out DIR [--size 1280x720] [--frames 12] [--from S] [--to S]
                     [--crop board] [--scale 0.5] [--motion reduced]
python tools/film.py shot5 --table --out DIR      the same with everything around the board
python tools/film.py --take shot5 OUT.mp4         that as MP4 with sound (needs ffmpeg)
python tools/film.py --list               the names of the cues
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from camelup_desktop.app.assets import Assets  # noqa: E402
from camelup_desktop.app.games.camelup.board import RaceBoard  # noqa: E402
from camelup_desktop.app.games.camelup.cues import CUES  # noqa: E402
from camelup_desktop.app.games.camelup.layout import RaceLayout  # noqa: E402
from camelup_desktop.app.games.camelup.picture import BoardPicture  # noqa: E402
from camelup_desktop.app.measures import SIZES  # noqa: E402
from camelup_desktop.app.stage.director import Director  # noqa: E402
from camelup_desktop.app.strings import Strings  # noqa: E402
from camelup_desktop.app.theme import Theme  # noqa: E402
from camelup_desktop.app.view import View  # noqa: E402
from camelup_desktop.engine.camelup import camel_up  # noqa: E402
from tools.staging import Take, opened  # noqa: E402
from tools.takes import TAKES  # noqa: E402

if TYPE_CHECKING:
    from camelup_desktop.app.services import Services
    from tools.soundtrack import Recorder

STEP = 1 / 60
PANELS = ("players", "market", "race_bets", "log", "me", "leg_tray", "banner", "hand")


class Studio:
    """A window without a screen, and the race board in it."""

    def __init__(self, size: tuple[int, int], motion: str, assets: Path) -> None:
        pygame.display.init()
        pygame.font.init()
        self.window = pygame.Window("film", size)
        self.surface = self.window.get_surface()
        self.theme = Theme.load(assets / "themes" / "desert")
        self.assets = Assets(assets)
        self.strings = Strings.load(assets / "strings")
        self.view = View(size)
        self.motion = motion

    def shoot(self, take: Take, each: Callable[[float, pygame.Surface], None]) -> float:
        """Play a take and hand every frame to `each` with its second; returns the length."""
        match = opened(take)
        board = RaceBoard(self.theme, match.state.rules, tuple(self.theme.people)[: take.seats])
        board.motion = self.motion
        board.sync(match.view(None))
        picture = BoardPicture(board, self.assets, self.strings)
        picture.relayout(self.view)
        rects = RaceLayout(self.view, self.theme, board.plan).rects
        director = Director(board, CUES)
        setup = take.setup if take.setup >= 0 else 0
        for action in take.actions[:setup]:
            director.present(match.play(action))
            director.skip_all()
        pending = list(take.actions[setup:])
        seconds, quiet = 0.0, 0
        while quiet < 3:
            if not director.busy and pending:
                director.present(match.play(pending.pop(0)))
            picture.draw_table(self.surface)
            for name in PANELS:
                panel = self.assets.nine("ui_parchment", rects[name].size, self.view.scale)
                self.surface.blit(panel, rects[name], special_flags=pygame.BLEND_PREMULTIPLIED)
            picture.draw_movers(self.surface)
            each(seconds, self.surface)
            director.update(STEP)
            seconds += STEP
            quiet = 0 if director.busy or board.lively or pending else quiet + 1
        return seconds


class TableStudio(Studio):
    """The real table in its own window: for how things fly between board and panels."""

    def shoot(self, take: Take, each: Callable[[float, pygame.Surface], None]) -> float:
        """Play a take at a table of its own; returns the length."""
        from camelup_desktop.app.measures.table import services  # brings in the whole game
        from tools.film_take import play

        size = next(name for name, wanted in SIZES.items() if wanted == self.view.size)
        with services(size) as opened_services:
            return play(opened_services, take, each)


def sheet(
    studio: Studio, take: Take, times: Iterable[float], crop: pygame.Rect, columns: int
) -> pygame.Surface:
    """Pictures at some seconds, row by row, each with its second."""
    wanted = list(times)
    cells: list[pygame.Surface] = []

    def each(seconds: float, surface: pygame.Surface) -> None:
        while len(cells) < len(wanted) and seconds + STEP / 2 >= wanted[len(cells)]:
            cell = surface.subsurface(crop.clip(surface.get_rect())).copy()
            words = studio.assets.text("title", 20, f"{seconds:.2f}", pygame.Color("white"))
            cell.fill((20, 10, 10), (0, 0, words.get_width() + 8, 26))
            cell.blit(words, (4, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            cells.append(cell)

    studio.shoot(take, each)
    wide, high = cells[0].get_size()
    rows = -(-len(cells) // columns)
    whole = pygame.Surface((wide * columns, high * rows))
    for number, cell in enumerate(cells):
        whole.blit(cell, (number % columns * wide, number // columns * high))
    return whole


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--all", type=Path, metavar="OUT", help="sheets of all cues")
    parser.add_argument("--race", nargs=2, metavar=("SEED", "OUT"), help="a race as MP4")
    parser.add_argument("--take", nargs=2, metavar=("TAKE", "OUT"), help="a take as MP4")
    parser.add_argument("--table", action="store_true", help="the whole table, not only the board")
    parser.add_argument("--level", default="trader", help="of the opponents in --race")
    parser.add_argument("--seconds", type=float, default=1200.0, help="of --race, at the most")
    parser.add_argument("takes", nargs="*", metavar="TAKE", help="names of cues, or `all`")
    parser.add_argument("--list", action="store_true", help="the names, one a line")
    parser.add_argument("--out", type=Path, help="folder for the sheets (here)")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--frames", type=int, default=12)
    parser.add_argument("--columns", type=int, default=4)
    parser.add_argument("--from", dest="start", type=float, default=0.0, help="seconds")
    parser.add_argument("--to", dest="end", type=float, help="seconds")
    parser.add_argument("--crop", default="whole", help="whole, board or x,y,w,h in units")
    parser.add_argument("--scale", type=float, default=1.0, help="of the cells")
    parser.add_argument("--motion", default="full", choices=("full", "reduced", "none"))
    parser.add_argument("--assets", type=Path, default=ROOT / "assets")
    options = parser.parse_args()
    wide, high = map(int, options.size.split("x"))
    if options.race:
        seed, out = options.race
        race(seed, out, (wide, high), options.level, options.seconds)
        return
    if options.take:
        name, out = options.take
        if name not in TAKES:
            parser.error(f"there is no cue {name!r}; --list names them")
        one(TAKES[name], out, (wide, high))
        return
    if len(options.takes) == 1 and options.takes[0] not in (*TAKES, "all") and not options.out:
        options.all = Path(options.takes[0])
    if options.all:
        options.takes, options.out = ["all"], options.all
    options.out = options.out or Path()
    if options.list or not options.takes:
        print("\n".join(TAKES))
        return
    unknown = [name for name in options.takes if name not in TAKES and name != "all"]
    if unknown:
        parser.error(f"there is no cue {unknown[0]!r}; --list names them")
    if options.table and (wide, high) not in SIZES.values():
        parser.error("--table comes in " + " and ".join(f"{w}x{h}" for w, h in SIZES.values()))
    kind = TableStudio if options.table else Studio
    studio = kind((wide, high), options.motion, options.assets)
    options.out.mkdir(parents=True, exist_ok=True)
    for name in TAKES if options.takes == ["all"] else options.takes:
        take = TAKES[name]
        length = studio.shoot(take, lambda seconds, surface: None)
        start, end = options.start, options.end or length
        times = [start + (end - start) * n / options.frames for n in range(options.frames)]
        whole = sheet(studio, take, times, cropped(studio, options.crop), options.columns)
        if options.scale != 1.0:
            whole = pygame.transform.smoothscale_by(whole, options.scale)
        path = options.out / f"{name}.png"
        pygame.image.save(whole, path)
        print(f"{path}  {length:.2f} s")


def race(seed: str, out: str, size: tuple[int, int], level: str, seconds: float) -> None:
    """Film a race, or say in one sentence why that is not possible."""
    from tools.film_race import NoFilm, film  # brings in the whole game

    try:
        print(film(seed, Path(out), size, level, seconds))
    except NoFilm as trouble:
        sys.exit(str(trouble))


def one(take: Take, out: str, size: tuple[int, int]) -> None:
    """Film a take on the real table, or say in one sentence why that is not possible."""
    from tools.film_race import FRAMES, SHOWN, NoFilm, shoot  # brings in the whole game
    from tools.film_take import play

    def take_it(services: Services, recorder: Recorder, each: Callable[..., None]) -> None:
        def every(seconds: float, surface: pygame.Surface) -> None:
            recorder.now = seconds
            if round(seconds * FRAMES) % SHOWN == 0:
                each(surface)

        play(services, take, every)

    try:
        print(shoot(Path(out), size, take_it))
    except NoFilm as trouble:
        sys.exit(str(trouble))


def cropped(studio: Studio, crop: str) -> pygame.Rect:
    if crop == "whole":
        return studio.surface.get_rect()
    if crop == "board":
        board = RaceBoard(studio.theme, camel_up(2).opening.rules, ("amira", "bashir"))
        return RaceLayout(studio.view, studio.theme, board.plan).rects["board"]
    return studio.view.rect(tuple(map(float, crop.split(","))))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
