"""Dust, water, splinters, confetti: thrown up and gone. Decoration; nothing waits, none when calm.

How each one flies follows from its number, not from chance: the same cue looks the same each time.
"""

from __future__ import annotations

import math

from camelup_desktop.app.anim.easing import way
from camelup_desktop.app.anim.timeline import Call, Path, Sequence
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.stage.prop import Speck, World
from camelup_desktop.app.stage.stage import drop

GOLDEN = 2.399963
"""Radians of the golden angle: spreads things evenly."""
MOST = 60
"""Specks in the air at once, so that no frame has too much to draw."""


def dust(board: RaceBoard, x: float, y: float, count: int = 6, force: float = 1.0) -> None:
    """Sand that a landing throws up: low puffs to both sides that spread and thin out."""
    life = board.theme.seconds("sway.dust")
    for number in range(count):
        side = 1 if number % 2 else -1
        strength = 0.55 + 0.45 * ((number * 5) % 7) / 6
        thrown = (side * 52 * force * strength, 26 * force * abs(math.sin(number * GOLDEN)))
        start = World(x + side * 0.12 * strength, y - 0.10 * (number % 3))
        colour = "sand" if number % 3 else "paper"
        _release(board, Speck(start, thrown, fall=40.0, size=11 * strength * force ** 0.5,
                              colour=colour, life=life * strength))  # fmt: skip


def drops(board: RaceBoard, x: float, y: float) -> None:
    """Water that splashes out of an oasis, and the rings it leaves."""
    life = board.theme.seconds("oasis.water")
    for number in range(11):
        angle = number * GOLDEN
        strength = 0.6 + 0.4 * ((number * 5) % 7) / 6
        thrown = (115 * math.cos(angle) * strength, 215 * (0.5 + 0.5 * abs(math.sin(angle))))
        colour = "teal_bright" if number % 3 == 0 else "white"
        _release(board, Speck(World(x, y - 0.25), thrown, fall=620.0, size=9 * strength,
                              colour=colour, life=life * strength, shape="drop"))  # fmt: skip
    for size, late in ((58.0, 1.0), (36.0, 0.7)):
        ring = Speck(World(x, y), (0, 0), fall=0.0, size=size, colour="white",
                     life=life * late, shape="ring")  # fmt: skip
        _release(board, ring)


def splinters(board: RaceBoard, x: float, y: float) -> None:
    """What flies off a plywood palm that clacks over."""
    for number in range(6):
        angle = number * GOLDEN
        thrown = (64 * math.cos(angle), 96 + 40 * math.sin(angle * 1.7))
        start, life = World(x, y - 0.3), board.theme.seconds("sway.dust")
        _release(board, Speck(start, thrown, fall=420.0, size=5.0, colour="parchment_dark",
                              life=life, shape="paper"))  # fmt: skip


def confetti(board: RaceBoard, x: float, y: float, count: int) -> None:
    """Scraps of paper over the finish."""
    life = board.theme.seconds("finish.confetti")
    names = [f"camel.{name}" for name in board.theme.camels]
    for number in range(count):
        angle = number * GOLDEN
        speed = (230 * math.cos(angle) * ((number % 7) + 2) / 8, 380 + 150 * math.sin(angle * 1.7))
        _release(board, Speck(World(x, y, 0.4), speed, fall=500.0, size=9.0,
                              colour=names[number % len(names)], life=life,
                              shape="paper"))  # fmt: skip


def _release(board: RaceBoard, speck: Speck) -> None:
    if board.calm or len(board.specks) >= MOST:
        return
    board.specks.append(speck)
    board.trail(
        Sequence(
            Path(speck, speck.life, age=way(0.0, speck.life)),
            Call(lambda: drop(board.specks, speck)),
        )
    )
