"""Positions in which a take begins: camels, tiles, dice and what lies about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from camelup_desktop.engine.camelup import (
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
from camelup_desktop.engine.camelup.actions import (
    RollDie,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action, Game, Match

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


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
    modules: tuple[str, ...] = ()
    seats: int = 4


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


def opened(take: Take) -> Match[State]:
    """A match that stands where the take begins."""
    game = camel_up(take.seats, take.modules, take.options)
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
