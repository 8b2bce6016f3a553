"""Positions and what is done in them: one take for each cue that is worth a film."""

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
    ChooseStartingSeat,
    PlaceDesertTile,
    PlaceRaceBettingCard,
    PlaceStartingCamel,
    RollDie,
    TakeLegBettingTile,
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
    "finish_tall": Take(spread("", _15="GBW"), roll(GREEN, 3), rolled="OYB", setup=1),
    "tower_lands": Take(spread("", _6="BW", _7="GOY"), roll(BLUE, 1), rolled="Y", setup=1),
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
