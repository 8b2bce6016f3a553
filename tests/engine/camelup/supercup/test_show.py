"""The table as text with modules: one line each, nothing missing."""

from __future__ import annotations

from camelup_desktop.engine.camelup import Camel, RolledDie, camel_up
from camelup_desktop.engine.camelup.show import show
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
from tests.builders import at_race
from tests.strategies import played

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
BLUE, GREEN, ORANGE, YELLOW, WHITE = Camel


def test_a_table_with_all_modules() -> None:
    race = at_race(
        "blue/green@3 orange@4 white/yellow@9",
        seats=6,
        leg_tiles={0: "blue5 white2", 3: "blue3"},
        modules=list(MODULES),
        dice="blue",
        m1Variant=True,
        extras={
            long_track.KEY: SupportDice(
                frozenset({GREEN, YELLOW}),
                frozenset({BLUE, ORANGE}),
                (RolledDie(WHITE, 2),),
            ),
            photographer.KEY: Camera(2, 11),
            position_bets.KEY: PositionTiles(
                (2, 5), (LaidPositionTile(3, 0, 1), LaidPositionTile(4, 3, 0))
            ),
            consortium.KEY: Consortia((3, None, 4, 0, 2, None)),
        },
    )
    lines = show(race.state, NAMES).splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("overall_loser"))
    assert lines[start + 1 : start + 5] == [
        "support  B O   pedestal G Y   craters W2",
        "camera   on 11 by Cleo",
        "position 2nd 5th   laid Ada W2 3rd, Dan B3 4th",
        "partners Ada + Dan, Cleo + Eve",
    ]
    assert "pyramid  B   tents" in lines[start - 3]


def test_modules_with_nothing_in_use() -> None:
    shown = show(camel_up(6, list(MODULES)).opening, NAMES)
    assert "support  -   pedestal B G O Y W   craters -\n" in shown
    assert "camera   -\n" in shown
    assert "position 2nd 3rd 4th 5th   laid -\n" in shown
    assert "partners -\n" in shown


def test_who_has_something_else_to_decide_than_an_action() -> None:
    free = at_race(
        "blue@3 green@9",
        modules=[long_track.KEY],
        dice="blue green",
        pyramid_tiles=(4, 0, 0),
        m1Variant=True,
    )
    free.takes(BLUE)
    assert show(free.state, NAMES[:3]).startswith("leg 1, Ada has a free action\n")
    copying = at_race(
        "white@2 blue@9",
        seats=6,
        modules=[consortium.KEY],
        extras={consortium.KEY: Consortia((1, 0, None, None, None, None))},
        leg_tiles={1: "blue5"},
        dice="blue",
        turn=5,
        consortiumChoice="manual",
    )
    copying.rolls(BLUE, 1)
    assert show(copying.state, NAMES).startswith("leg 1, Ada to decide for the scoring\n")


def test_ten_seats_with_all_modules_fit_a_line_each() -> None:
    match = played(camel_up(10, list(MODULES), {"m1Variant": True}), "ten")
    for number in range(len(match)):
        lines = show(match.state_after(number)).splitlines()
        assert len(lines) <= 22 + len(MODULES)
        assert lines == [line.rstrip() for line in lines]
