"""What the screen shows of the race: the public facts that panels draw, changed cue by cue."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from camelup_desktop.app.games.camelup.supercup import in_play
from camelup_desktop.engine.camelup import (
    CAMELS,
    Camel,
    RaceBet,
    RaceCard,
    Side,
    Stack,
    Stage,
    State,
    ranking,
    standings,
)
from camelup_desktop.engine.camelup.events import Standing
from camelup_desktop.engine.table import Seat, Turn

BANNERS = {
    Stage.ACTION: "choose",
    Stage.DIE: "rolling",
    Stage.FREE_ACTION: "free_action",
    Stage.LEG_SCORING: "leg_over",
    Stage.OVER: "over",
}
IDLE = (Stage.STARTING_SEAT, Stage.STARTING_CAMELS, Stage.STARTING_STACKS, Stage.OVER)
"""Stages in which it is nobody's turn."""


@dataclass
class Shown:
    """Mutable, plain, no secrets. Lists are indexed by seat; stacks are bottom first.

    `piles` gives the leg tiles left, top first; `decks` the cards in the order they were placed,
    with their camel once it was revealed; `tents` the dice that have fallen, in that order.
    `active` is None while nobody's turn has begun. `version` counts changes, so that a panel knows
    when to draw itself again; it does not count when two are compared.
    """

    purses: list[int]
    leg_tiles: list[list[tuple[Camel, int]]]
    pyramid_tiles: list[int]
    hand_count: list[int]
    piles: dict[Camel, tuple[int, ...]]
    decks: dict[RaceBet, list[RaceCard]]
    stacks: dict[int, Stack]
    desert_tiles: dict[int, tuple[Seat, Side]]
    tents: dict[Camel, int]
    dice_left: int
    pyramid_tiles_left: int
    active: Seat | None
    starting_seat: Seat
    leg: int
    banner: str
    standings: tuple[Standing, ...] = ()
    modules: dict[str, Any] = field(default_factory=dict)
    version: int = field(default=0, compare=False)

    @classmethod
    def of(cls, view: State) -> Shown:
        """The facts of a view. Cards are covered until the race is over, also one's own."""
        over = view.turn is Turn.OVER
        players = view.players
        return cls(
            purses=[player.pounds for player in players],
            leg_tiles=[[(t.camel, t.value) for t in player.leg_tiles] for player in players],
            pyramid_tiles=[player.pyramid_tiles for player in players],
            hand_count=[len(player.hand) for player in players],
            piles={camel: tuple(view.piles[camel]) for camel in CAMELS},
            decks={
                bet: [RaceCard(c.seat, c.camel if over else None) for c in view.decks[bet]]
                for bet in RaceBet
            },
            stacks={i + 1: stack for i, stack in enumerate(view.track) if stack},
            desert_tiles={tile.space: (tile.seat, tile.side) for tile in view.desert_tiles},
            tents={die.camel: die.pips for die in view.tents},
            dice_left=len(view.dice),
            pyramid_tiles_left=view.pyramid_tiles,
            active=None if view.stage in IDLE else view.seat,
            starting_seat=view.starting_seat,
            leg=view.leg,
            banner=BANNERS.get(view.stage, "opening"),
            standings=standings(view) if over else (),
            modules={module.key: module.facts(view) for module in in_play(view.extras)},
        )

    @property
    def ranking(self) -> tuple[Camel, ...]:
        """Camels on the track from first to last; camels not placed yet are missing."""
        last = max(self.stacks, default=0)
        return ranking(tuple(self.stacks.get(space, ()) for space in range(1, last + 1)))

    def space_of(self, camel: Camel) -> int | None:
        """The space a camel stands on, if it has been placed."""
        return next((space for space, stack in self.stacks.items() if camel in stack), None)

    def put(self, space: int, stack: Stack) -> None:
        """From now on exactly this stack stands on the space."""
        if stack:
            self.stacks[space] = stack
        else:
            self.stacks.pop(space, None)
        self.touch()

    def touch(self) -> None:
        """Say that something changed."""
        self.version += 1
