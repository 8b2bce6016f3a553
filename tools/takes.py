"""What is done in which position: one take for each cue that is worth a film."""

from __future__ import annotations

from camelup_desktop.engine.camelup import RaceBet, Side
from camelup_desktop.engine.camelup.actions import (
    ChooseStartingSeat,
    PlaceDesertTile,
    PlaceRaceBettingCard,
    PlaceStartingCamel,
    TakeLegBettingTile,
)
from tools import supercup_takes
from tools.staging import BLUE, GREEN, ORANGE, WHITE, YELLOW, Take, bets, rich, roll, spread

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
    **supercup_takes.TAKES,
}
