"""Who sits at a race table: from the set-up, or from the header of a saved race."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from camelup_desktop.ai.bot import BOTS, TEMPERS, make
from camelup_desktop.app.controllers import Person, Thinker
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.scenes.cast import Cast
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import DEFAULT_LEVEL, SURPRISE, SeatSetup, TableSetup
from camelup_desktop.engine.camelup import State, printed_rules
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.dice import Dice
from camelup_desktop.engine.table.record import Header

SEED_BITS = 64


@dataclass(frozen=True)
class Table:
    """A race, who plays it, and the set-up from which it can be begun anew."""

    setup: TableSetup
    header: Header
    match: Match[State]
    cast: Cast

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """The seats in turn order."""
        return self.setup.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names in turn order."""
        return tuple(seat.name for seat in self.setup.seats)


def new_table(services: Services, setup: TableSetup, clock: Callable[[], float]) -> Table:
    """A race that has not begun. A seed that nobody typed is drawn, and not shown."""
    seed = setup.seed or f"{services.rng.getrandbits(SEED_BITS):016x}"
    header = Header(
        game="camelup",
        rules=printed_rules().version,
        seats=tuple(seat.name for seat in setup.seats),
        modules=setup.modules,
        options=dict(setup.options),
        seed=seed,
        table=setup.to_json(),
    )
    return Table(setup, header, Match(build(header)), _cast(setup, seed, clock))


def resumed_table(services: Services, loaded: LoadedGame, clock: Callable[[], float]) -> Table:
    """A saved race. A header without a table that can be read gets people at all seats."""
    header = loaded.header
    characters = tuple(services.theme.people)
    setup = TableSetup.from_json(dict(header.table), characters)
    if setup is None or len(setup.seats) != len(header.seats):
        setup = _plain(header, characters)
    named = zip(setup.seats, header.seats, strict=True)
    setup = replace(
        setup,
        seats=tuple(replace(seat, name=name) for seat, name in named),
        options=dict(header.options),
        modules=header.modules,
    )
    seed = header.seed if header.seed is not None else 0
    return Table(setup, header, loaded.match, _cast(setup, str(seed), clock))


def rotated(setup: TableSetup) -> TableSetup:
    """The same people for a rematch: who sat second sits first, with new dice."""
    seats = (*setup.seats[1:], setup.seats[0])
    options = dict(setup.options)
    if "youngestSeat" in options:
        options["youngestSeat"] = (options["youngestSeat"] - 1) % len(seats)
    return replace(setup, seats=seats, options=options, seed="")


def temper(seat: SeatSetup, seed: str, place: int) -> str:
    """What the computer at this place likes; a surprise is the same whenever the race goes on."""
    if seat.temper != SURPRISE:
        return seat.temper
    return random.Random(f"{seed}/temper/{place}").choice(TEMPERS)


def _plain(header: Header, characters: tuple[str, ...]) -> TableSetup:
    """People with the names of the header, in the order of the art's characters."""
    people = zip(header.seats, characters, strict=False)
    seats = tuple(SeatSetup("human", name, character) for name, character in people)
    return TableSetup(seats, options=dict(header.options), modules=header.modules)


def _cast(setup: TableSetup, seed: str, clock: Callable[[], float]) -> Cast:
    def controller(place: int, seat: SeatSetup) -> Person | Thinker:
        if seat.human:
            return Person()
        level = seat.level if seat.level in BOTS else DEFAULT_LEVEL
        bot = make(level, temper(seat, seed, place))
        return Thinker(bot, clock, lambda number: random.Random(f"{seed}/bot/{place}/{number}"))

    seats = tuple(controller(place, seat) for place, seat in enumerate(setup.seats))
    return Cast(seats, Dice(seed), clock)
