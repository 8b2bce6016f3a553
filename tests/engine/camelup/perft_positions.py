"""The named positions of perft.txt. Fixed for good: a new case gets a new name."""

from __future__ import annotations

from collections.abc import Callable

from camelup_desktop.engine.camelup import Camel
from camelup_desktop.engine.camelup.actions import ChooseStartingSeat, PlaceStartingCamel
from tests.builders import Race, at_race, at_start


def starting_stacks() -> Race:
    """The starting player is about to order two starting stacks (R10)."""
    race = at_start(3, setupStacking="starterChooses")
    race.plays(ChooseStartingSeat(2))
    for camel, space in zip(Camel, (1, 3, 1, 3, 3), strict=True):
        race.plays(PlaceStartingCamel(camel, space))
    return race


POSITIONS: dict[str, Callable[[], Race]] = {
    "opening": lambda: at_start(2),
    "opening of the youngest of eight": lambda: at_start(8, firstPlayer="youngest", youngestSeat=6),
    "starting stacks": starting_stacks,
    "first turn": lambda: at_race("blue/green@1 orange@2 yellow/white@3"),
    "one stack among tiles": lambda: at_race(
        "white/green/yellow/blue/orange@5",
        seats=4,
        oasis="7 by 0, 9 by 2",
        mirage="3 by 1, 12 by 3",
        turn=1,
    ),
    "mirage ahead": lambda: at_race(
        "orange@3 white/green/yellow/blue@5", mirage="6 by 0, 4 by 2", dice="white green blue"
    ),
    "at the line": lambda: at_race(
        "orange/blue@13 yellow@14 green/white@15", oasis="16 by 0", dice="green blue", turn=2
    ),
    "last die": lambda: at_race(
        "orange/blue@2 yellow@7 green/white@11",
        seats=2,
        oasis="9 by 0",
        mirage="13 by 1",
        dice="yellow",
        pyramid_tiles=(3, 1),
        leg_tiles={0: "green5 green3", 1: "white5 green2"},
    ),
    "few cards and tiles": lambda: at_race(
        "blue@6 green/orange@10 yellow@11 white@12",
        seats=2,
        turn=1,
        dice="blue green",
        leg_tiles={0: "blue5 green5 green3 white5 white3 white2", 1: "blue3 green2 orange5"},
        winner="0:white 1:white 0:green 1:yellow 0:orange",
        loser="1:blue 0:blue 1:green",
    ),
    "all house rules": lambda: at_race(
        "blue@6 green/orange@9 yellow/white@14",
        oasis="7 by 0, 16 by 1",
        dice="blue green yellow",
        leg_tiles={0: "blue5 blue3 blue2"},
        winner="0:green 1:green",
        legTilesPerColour=4,
        raceBetAfterFourth=0,
        desertRewardPer="camel",
        allowFlipInPlace=True,
        ownTileBlocksAdjacency=True,
        finalClamp="net",
    ),
}
