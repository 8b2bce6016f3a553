"""Contact sheet of a cue, to judge its motion by eye; no screen is needed.

python tools/film.py hop5 --out DIR [--size 1280x720] [--frames 12] [--from S] [--to S]
                     [--crop board] [--scale 0.5] [--motion reduced]
python tools/film.py --list
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

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
from camelup_desktop.app.stage.director import Director  # noqa: E402
from camelup_desktop.app.strings import Strings  # noqa: E402
from camelup_desktop.app.theme import Theme  # noqa: E402
from camelup_desktop.app.view import View  # noqa: E402
from camelup_desktop.engine.camelup import (  # noqa: E402
    CAMELS,
    Camel,
    DesertTile,
    LegTile,
    RaceBet,
    RaceCard,
    RolledDie,
    Side,
    Stage,
    State,
    camel_up,
)
from camelup_desktop.engine.camelup.actions import (  # noqa: E402
    ChooseStartingSeat,
    PlaceDesertTile,
    PlaceRaceBettingCard,
    PlaceStartingCamel,
    RollDie,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action, Game, Match  # noqa: E402

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS
STEP = 1 / 60
PANELS = ("players", "market", "race_bets", "log", "me", "leg_tray", "banner", "hand")


@dataclass(frozen=True)
class Take:
    """A position and what is then done, in one go or (`setup` first) after some actions unseen."""

    stacks: Mapping[int, str] = field(default_factory=dict)
    actions: tuple[Action, ...] = ()
    tiles: Mapping[int, tuple[int, Side]] = field(default_factory=dict)
    rolled: str = ""
    change: Callable[[State], State] = lambda state: state
    setup: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)


def spread(without: str, **stacks: str) -> dict[int, str]:
    """Every camel not named in `stacks` alone on a space of its own."""
    placed = {int(key[1:]): value for key, value in stacks.items()}
    used = "".join(placed.values()) + without
    for letter, space in zip("BGOYW", (8, 10, 12, 5, 14), strict=True):
        if letter not in used:
            placed[space] = letter
    return placed


def roll(camel: Camel, pips: int) -> tuple[Action, ...]:
    return TakePyramidTile(), RollDie(camel, pips)


def rich(state: State) -> State:
    """Tiles and cards lie about, so that something can come back."""
    players = list(state.players)
    players[0] = replace(
        players[0], leg_tiles=(LegTile(BLUE, 5), LegTile(GREEN, 3)), pyramid_tiles=2
    )
    players[1] = replace(
        players[1], leg_tiles=(LegTile(WHITE, 5), LegTile(YELLOW, 5)), pyramid_tiles=1
    )
    players[2] = replace(players[2], leg_tiles=(LegTile(ORANGE, 5),), pyramid_tiles=1)
    piles = {
        **state.piles,
        BLUE: (3, 2),
        GREEN: (5, 2),
        WHITE: (3, 2),
        YELLOW: (3, 2),
        ORANGE: (3, 2),
    }
    return replace(state, players=tuple(players), piles=piles)


def bets(state: State) -> State:
    cards = (RaceCard(0, WHITE), RaceCard(1, BLUE), RaceCard(2, WHITE))
    return replace(state, decks={**state.decks, RaceBet.OVERALL_WINNER: cards})


TOWER = {3: "BGOYW"}
LAST = "BGOY"
TAKES: dict[str, Take] = {
    "opening": Take(
        actions=(
            ChooseStartingSeat(1),
            PlaceStartingCamel(BLUE, 2),
            PlaceStartingCamel(WHITE, 1),
            PlaceStartingCamel(ORANGE, 2),
            PlaceStartingCamel(YELLOW, 3),
            PlaceStartingCamel(GREEN, 2),
        ),
        setup=-1,
    ),
    "roll_first": Take(spread(""), roll(WHITE, 2)),
    "roll": Take(spread(""), roll(WHITE, 1), rolled="B"),
    "hop1": Take(spread("", _2="W"), roll(WHITE, 1), rolled="B", setup=1),
    "hop3": Take(spread("", _2="W"), roll(WHITE, 3), rolled="B", setup=1),
    "hop5": Take(TOWER, roll(BLUE, 3), rolled="G", setup=1),
    "hop5_far": Take({6: "BGOYW"}, roll(BLUE, 3), rolled="G", setup=1),
    "hop5_right": Take({11: "BGOYW"}, roll(BLUE, 3), rolled="G", setup=1),
    "carry2": Take(spread("", _8="BW"), roll(BLUE, 2), rolled="G", setup=1),
    "climb": Take(spread("", _6="BW", _8="GOY"), roll(BLUE, 2), rolled="G", setup=1),
    "over": Take(spread("", _6="B", _7="GOY"), roll(BLUE, 2), rolled="G", setup=1),
    "oasis": Take(spread("", _7="BW"), roll(BLUE, 2), {9: (1, Side.OASIS)}, "G", setup=1),
    "mirage": Take(spread("", _7="BW"), roll(BLUE, 2), {9: (1, Side.MIRAGE)}, "G", setup=1),
    "under": Take(spread("", _7="BW", _8="GO"), roll(BLUE, 2), {9: (1, Side.MIRAGE)}, "Y", setup=1),
    "under_near": Take(
        spread("", _14="BW", _15="GOY"), roll(BLUE, 2), {16: (1, Side.MIRAGE)}, "Y", setup=1
    ),
    "tile_placed": Take(spread(""), (PlaceDesertTile(7, Side.OASIS),)),
    "tile_moved": Take(spread(""), (PlaceDesertTile(3, Side.MIRAGE),), {9: (0, Side.OASIS)}),
    "tile_turned": Take(
        spread(""),
        (PlaceDesertTile(9, Side.MIRAGE),),
        {9: (0, Side.OASIS)},
        options={"allowFlipInPlace": True},
    ),
    "leg_tile": Take(spread(""), (TakeLegBettingTile(YELLOW),)),
    "race_card": Take(spread(""), (PlaceRaceBettingCard(YELLOW, RaceBet.OVERALL_WINNER),)),
    "leg_end": Take(
        spread("", _8="GO", _5="YB"),
        roll(WHITE, 1),
        {3: (0, Side.OASIS), 11: (2, Side.MIRAGE)},
        LAST,
        rich,
        setup=1,
    ),
    "finish": Take(spread("", _15="BW"), roll(BLUE, 3), rolled="GOY", change=bets, setup=1),
}


def opened(take: Take) -> Match[State]:
    """A match that stands where the take begins."""
    game = camel_up(4, (), take.options)
    if not take.stacks:
        return Match(game)
    letters = dict(zip("BGOYW", CAMELS, strict=True))
    track = [
        tuple(letters[one] for one in take.stacks.get(space, ""))
        for space in range(1, game.opening.rules.finish + 1)
    ]
    rolled = tuple(letters[one] for one in take.rolled)
    state = replace(
        game.opening,
        turn=0,
        stage=Stage.ACTION,
        leg=2,
        track=tuple(track),
        dice=frozenset(CAMELS) - set(rolled),
        pyramid_tiles=len(CAMELS) - len(rolled),
        tents=tuple(RolledDie(camel, 2) for camel in rolled),
        desert_tiles=tuple(
            DesertTile(seat, space, side) for space, (seat, side) in take.tiles.items()
        ),
    )
    players = list(state.players)
    for number, _ in enumerate(rolled):
        seat = number % len(players)
        players[seat] = replace(players[seat], pyramid_tiles=players[seat].pyramid_tiles + 1)
    state = take.change(replace(state, players=tuple(players)))
    return Match(Game("camelup", state, game.mechanics))


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
        board = RaceBoard(self.theme, match.state.rules, tuple(self.theme.people)[:4])
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("takes", nargs="*", metavar="TAKE", help="names of cues, or `all`")
    parser.add_argument("--list", action="store_true", help="the names, one a line")
    parser.add_argument("--out", type=Path, default=Path("."), help="folder for the sheets")
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
    if options.list or not options.takes:
        print("\n".join(TAKES))
        return
    wide, high = map(int, options.size.split("x"))
    studio = Studio((wide, high), options.motion, options.assets)
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


def cropped(studio: Studio, crop: str) -> pygame.Rect:
    if crop == "whole":
        return studio.surface.get_rect()
    if crop == "board":
        board = RaceBoard(studio.theme, camel_up(2).opening.rules, ("amira", "bashir"))
        return RaceLayout(studio.view, studio.theme, board.plan).rects["board"]
    return studio.view.rect(tuple(map(float, crop.split(","))))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
