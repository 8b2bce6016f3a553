"""The named positions of perft.txt with modules. Fixed for good: a new case gets a new name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camelup_desktop.engine.camelup import CAMELS, Camel, RolledDie
from camelup_desktop.engine.camelup.actions import ChooseStartingSeat, PlaceStartingCamel
from camelup_desktop.engine.camelup.supercup import (
    MODULES,
    consortium,
    long_track,
    photographer,
    position_bets,
)
from camelup_desktop.engine.camelup.supercup.consortium import Consortia
from camelup_desktop.engine.camelup.supercup.long_track import SupportDice
from camelup_desktop.engine.camelup.supercup.photographer import Camera
from camelup_desktop.engine.camelup.supercup.position_bets import LaidPositionTile, PositionTiles
from tests.builders import Race, at_race, at_start

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS
ALL = tuple(MODULES)

CARDS_OF_THREE: dict[str, Any] = {
    "winner": "0:blue 1:green 2:white 0:green 1:yellow 2:blue 0:white 1:orange",
    "loser": "2:green 0:orange 1:blue 2:yellow 0:yellow 1:white 2:orange",
}
"""All cards laid: fewer branches, so that one can look deeper."""

FEW_SPACES: dict[str, Any] = {"oasis": "4 by 0, 13 by 1", "mirage": "10 by 2, 16 by 3"}


def support(inside: str, *craters: RolledDie) -> SupportDice:
    within = frozenset(Camel(word) for word in inside.split())
    gone = {die.camel for die in craters}
    return SupportDice(frozenset(CAMELS) - within - gone, within, craters)


def pairs(seats: int, *formed: tuple[int, int]) -> Consortia:
    both = dict(formed) | {b: a for a, b in formed}
    return Consortia(tuple(map(both.get, range(seats))))


def last_camel_of_the_start() -> Race:
    """One camel is still to be placed, then a support die goes in (R65)."""
    race = at_start(2, modules=[long_track.KEY], m1Variant=True)
    race.plays(ChooseStartingSeat(1))
    for camel, space in zip(CAMELS[:4], (1, 3, 1, 3), strict=True):
        race.plays(PlaceStartingCamel(camel, space))
    return race


def free_action() -> Race:
    """A seat that holds a tile has rolled; two dice are in their craters, one is the leader's."""
    race = at_race(
        "white/orange@2 blue@3 green@5 yellow@6",
        dice="blue white",
        pyramid_tiles=(2, 1, 1),
        modules=[long_track.KEY],
        extras={long_track.KEY: support("", RolledDie(ORANGE, 2), RolledDie(WHITE, 1))},
        oasis="7 by 0, 17 by 1",
        mirage="11 by 2",
        m1Variant=True,
        **CARDS_OF_THREE,
    )
    race.rolls(BLUE, 1)
    return race


def copying_by_hand() -> Race:
    """The race is over and three partners have something to choose from (R99, R100)."""
    race = at_race(
        "white@2 yellow@4 orange@6 green@8 blue@16",
        6,
        dice="blue",
        pyramid_tiles=(0, 2, 0, 0, 1, 1),
        leg_tiles={0: "blue5 white5", 1: "green5 blue2", 3: "orange5"},
        modules=[position_bets.KEY, consortium.KEY],
        extras={
            position_bets.KEY: PositionTiles((3, 4), laid(2, 1, 1) + laid(5, 0, 1)),
            consortium.KEY: pairs(6, (0, 1), (2, 3)),
        },
        consortiumChoice="manual",
    )
    race.rolls(BLUE, 2)
    return race


def laid(place: int, seat: int, leg_tile: int) -> tuple[LaidPositionTile, ...]:
    return (LaidPositionTile(place, seat, leg_tile),)


POSITIONS: dict[str, Callable[[], Race]] = {
    "last camel of the start on the longer track": last_camel_of_the_start,
    "free action": free_action,
    "last pyramid tile with the free action": lambda: at_race(
        "orange/blue@14 yellow@17 green/white@19",
        dice="",
        pyramid_tiles=(3, 1, 1),
        modules=[long_track.KEY],
        extras={long_track.KEY: support("green", RolledDie(BLUE, 1))},
        oasis="16 by 0, 20 by 1",
        mirage="18 by 2",
        m1Variant=True,
        **CARDS_OF_THREE,
    ),
    "photographer": lambda: at_race(
        "blue@2 yellow/white/green/orange@5",
        dice="white green orange",
        modules=[photographer.KEY],
        extras={photographer.KEY: Camera(0, 7)},
        oasis="4 by 0, 12 by 1",
        mirage="8 by 2",
        turn=2,
        **CARDS_OF_THREE,
    ),
    "position tiles": lambda: at_race(
        "blue@5 green/orange@9 yellow@11 white@12",
        3,
        dice="blue green",
        leg_tiles={0: "blue5 green2 green5", 1: "white5 white2", 2: "orange5 yellow5 yellow3"},
        modules=[position_bets.KEY],
        extras={position_bets.KEY: PositionTiles((2, 4), laid(3, 0, 1) + laid(5, 1, 1))},
        oasis="3 by 0, 14 by 1",
        mirage="7 by 2",
        **CARDS_OF_THREE,
    ),
    "consortia": lambda: at_race(
        "blue@6 green/orange@8 yellow@11 white@12",
        6,
        turn=4,
        dice="blue",
        pyramid_tiles=(0, 2, 0, 0, 1, 1),
        leg_tiles={0: "blue5 white5", 1: "green5", 3: "orange5"},
        modules=[consortium.KEY],
        extras={consortium.KEY: pairs(6, (0, 3))},
        **FEW_SPACES,
    ),
    "copying by hand": copying_by_hand,
    "everything at ten seats": lambda: at_race(
        "blue@6 green/orange@9 yellow@15 white@17",
        10,
        turn=8,
        dice="green",
        pyramid_tiles=(0, 1, 0, 0, 1, 1, 0, 0, 1, 0),
        leg_tiles={0: "blue5 green2", 8: "white5", 9: "orange5 orange3"},
        winner="8:blue 9:green 8:green 9:white 8:yellow 0:green",
        loser="8:orange 9:yellow 8:white 9:blue 9:orange",
        modules=ALL,
        extras={
            long_track.KEY: support("green", RolledDie(WHITE, 2)),
            photographer.KEY: Camera(9, 10),
            position_bets.KEY: PositionTiles((3, 5), laid(2, 0, 1) + laid(4, 9, 0)),
            consortium.KEY: pairs(10, (0, 3), (5, 8)),
        },
        oasis="3 by 1, 8 by 8, 11 by 9",
        mirage="13 by 0, 19 by 4",
        m1Variant=True,
        consortiumChoice="manual",
        desertRewardPer="camel",
    ),
}
