"""The games that have screens. `TABLES` is the only list of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # what the text commands need of a game must not load pygame
    from camelup_desktop.app.module_offer import ModuleOffer
    from camelup_desktop.app.saves import LoadedGame
    from camelup_desktop.app.scene import Scene
    from camelup_desktop.app.services import Services
    from camelup_desktop.app.strings import Strings
    from camelup_desktop.app.table_setup import TableSetup


@dataclass(frozen=True, slots=True)
class Table:
    """A game's way in. Everything is imported when it is first asked for.

    `begin` and `resume` make the scene of a new and of a saved game; `summary` tells a saved game
    in one line; `options` lists the house rules (the engine's Option), `seats` the least and the
    most seats with any modules; `modules` offers the modules, given those chosen and the number of
    seats; `facts` are numbers of the rules that texts are filled in with.
    """

    begin: Callable[[Services, TableSetup], Scene]
    resume: Callable[[Services, LoadedGame], Scene]
    summary: Callable[[Strings, LoadedGame], str]
    options: Callable[[], Sequence[Any]]
    seats: Callable[[], tuple[int, int]]
    modules: Callable[[Collection[str], int], Sequence[ModuleOffer]]
    facts: Callable[[Strings], Mapping[str, object]]


def _begin_race(services: Services, setup: TableSetup) -> Scene:
    from camelup_desktop.app.games.camelup.race import new_race

    return new_race(services, setup)


def _resume_race(services: Services, loaded: LoadedGame) -> Scene:
    from camelup_desktop.app.games.camelup.race import resume_race

    return resume_race(services, loaded)


def _race_summary(strings: Strings, loaded: LoadedGame) -> str:
    from camelup_desktop.app.games.camelup.summary import summary

    return summary(strings, loaded)


def _race_options() -> Sequence[Any]:
    from camelup_desktop.engine.camelup.rules import options

    return options()


def _race_seats() -> tuple[int, int]:
    from camelup_desktop.engine.camelup import printed_rules

    rules = printed_rules()
    return rules.least_seats, max(rules.most_seats, rules.crowd_seats)


def _race_modules(chosen: Collection[str], seats: int) -> Sequence[ModuleOffer]:
    from camelup_desktop.app.games.camelup.module_offers import module_offers

    return module_offers(chosen, seats)


def _race_facts(strings: Strings) -> Mapping[str, object]:
    from camelup_desktop.app.games.camelup.summary import facts

    return facts(strings)


TABLES: Mapping[str, Table] = {
    "camelup": Table(
        _begin_race,
        _resume_race,
        _race_summary,
        _race_options,
        _race_seats,
        _race_modules,
        _race_facts,
    ),
}


def begin(services: Services, table: TableSetup) -> Scene:
    """Remember the table for the next time and sit down at it."""
    services.settings.update(last_table=table.to_json())
    return TABLES[table.game].begin(services, table)
