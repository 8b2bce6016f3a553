"""Play a whole race of computer opponents through the real screens, without a display or a pause.

Everything is checked on the way: the picture against the match, the log against the facts.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from camelup_desktop.app.games.camelup.race import RaceScene
    from camelup_desktop.app.loop import Loop
    from camelup_desktop.app.services import Services
    from camelup_desktop.app.table_setup import TableSetup

LEAST_SEATS, MOST_SEATS = 2, 10
ALL = "all"
SMALLEST = (1024, 576)
LARGEST = (7680, 4320)
"""The largest screens there are; more would only fill the memory."""
MOST_FRAMES = 100_000
"""A race that needs more has come to a stop."""


class Trouble(Exception):
    """Something is wrong; the message is one sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare seats, modules, house rules, seed and size."""
    parser.add_argument("--seats", type=_seats, default=4, metavar="N", help="players, 2 to 10")
    parser.add_argument(
        "--modules", default="", metavar="M,M", help="modules by key, or all; 9 seats need all"
    )
    parser.add_argument(
        "--house-rule", action="append", default=[], metavar="K=V", help="a house rule by key"
    )
    parser.add_argument("--seed", default="selfcheck", metavar="S", help="seed of the dice")
    parser.add_argument(
        "--size", type=_size, default=(1280, 720), metavar="WxH", help="window, like 1920x1080"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play; 0 and a line of figures if everything is right, else 1 and a sentence."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        modules = _modules(arguments.modules, arguments.seats)
        options = _house_rules(arguments.house_rule, modules)
        _set_up(arguments.seats, modules, options)
    except ValueError as error:
        return _say(f"camelup selfcheck: {error}", 2)
    try:
        result = check(arguments.seats, arguments.seed, arguments.size, modules, options)
    except Trouble as trouble:
        return _say(f"selfcheck failed: {trouble}", 1)
    except Exception as error:  # whatever breaks is what this command is for
        return _say(f"selfcheck failed: {type(error).__name__}: {error}", 1)
    return _say(result, 0)


def check(
    seats: int,
    seed: str,
    size: tuple[int, int],
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> str:
    """Play one race and return its figures in a line. Raises Trouble with a sentence."""
    from camelup_desktop.app.games.camelup.race import new_race
    from camelup_desktop.app.loop import Loop
    from camelup_desktop.app.scenes.title import TitleScene

    services = _services(seed, size)
    try:
        loop = Loop(services, lambda: TitleScene(services), _clock())
        setup = _setup(services, seats, seed)
        setup = replace(setup, modules=tuple(modules), options=dict(options or {}))
        race = new_race(services, setup)
        watch = _Watch(loop, race)
        loop.run(race, until=watch.done)
        return watch.result()
    finally:
        services.audio.close()
        services.window.close()


@dataclass
class _Watch:
    """Looks at the loop after each frame and notes which screens there were."""

    loop: Loop
    race: RaceScene
    frames: int = 0
    checked: int = 0
    seen: set[str] = field(default_factory=set)

    def done(self) -> bool:
        """Whether the winner is shown. Raises Trouble as soon as something is wrong."""
        if not len(self.loop.stack):
            return False
        top = self.loop.stack.top
        self.seen.add(type(top).__name__)
        self.frames += 1
        if self.frames > MOST_FRAMES:
            raise Trouble(f"the race stands still after {len(self.race.course.match)} actions")
        course = self.race.course
        if not course.director.busy and not course.agenda and self.checked < len(course.match):
            self.checked = len(course.match)
            _compare(self.race)
        return type(top).__name__ == "WinnerScene"

    def result(self) -> str:
        """The figures, after a last look."""
        match = self.race.course.match
        missing = {"RaceScene", "LegScoringScene", "FinalScoringScene", "WinnerScene"} - self.seen
        if not match.over:
            raise Trouble("the race did not come to its end")
        if missing:
            raise Trouble(f"a screen was never shown: {', '.join(sorted(missing))}")
        _compare(self.race)
        state: Any = match.state
        most = max(player.pounds for player in state.players)
        names = [
            name
            for name, player in zip(self.race.table.names, state.players, strict=True)
            if player.pounds == most
        ]
        return (
            f"selfcheck passed: {len(names_of(self.race))} seats, {len(match)} actions, "
            f"{state.leg} legs, won by {' and '.join(names)} with {most} pounds, "
            f"{self.frames} frames, {self.loop.draws} drawn"
        )


def names_of(race: RaceScene) -> tuple[str, ...]:
    """The names at the table."""
    return race.table.names


def _compare(race: RaceScene) -> None:
    """The picture must be what the match says, and the log must tell every fact."""
    from camelup_desktop.app.games.camelup.shown import Shown

    match, count = race.course.match, len(race.course.match)
    truth = Shown.of(match.view(race.desk.own))
    if race.board.shown != truth:
        raise Trouble(f"after action {count} the table shows something else than the match")
    props = {name: prop.state() for name, prop in race.board.props.items()}
    fresh = type(race.board)(race.services.theme, race.board.rules, race.board.seats)
    fresh.sync(match.view(race.desk.own))
    for name, prop in fresh.props.items():
        if props[name] != prop.state():
            raise Trouble(f"after action {count} the piece {name} is not where it belongs")
    told = [line for line in race.chronicle.lines if line.kind not in ("why", "note")]
    facts = sum(len(step) for step in match.events)
    if race.chronicle.pending or len(told) != facts:
        raise Trouble(f"after action {count} the log tells {len(told)} of {facts} facts")
    if any("[" in line.text for line in told):
        raise Trouble(f"after action {count} a sentence of the log is missing")


def _services(seed: str, size: tuple[int, int]) -> Services:
    """Real services that write nothing, at instant speed."""
    from camelup_desktop.app.main import open_services
    from camelup_desktop.app.paths import UserFolders
    from camelup_desktop.app.settings import SettingsStore

    settings = SettingsStore(None)
    settings.update(speed="instant", auto_continue=True)
    nowhere = Path(os.devnull)
    folders = UserFolders(nowhere, nowhere, nowhere, nowhere)
    rng = random.Random(seed)
    return open_services(folders, settings=settings, keep=False, hidden=True, size=size, rng=rng)


def _clock() -> Any:
    from camelup_desktop.app.clock import FixedClock

    return FixedClock()


def _setup(services: Services, seats: int, seed: str) -> TableSetup:
    """Computer opponents at every seat."""
    from camelup_desktop.app.table_setup import DEFAULT_LEVEL, SeatSetup, TableSetup

    names = services.strings.t("person.names").split()
    characters = list(services.theme.people)
    players = tuple(
        SeatSetup("ai", names[seat], characters[seat], DEFAULT_LEVEL) for seat in range(seats)
    )
    return TableSetup(players, seed=seed)


def _modules(text: str, seats: int) -> tuple[str, ...]:
    """The modules asked for, and those that so many players need. Raises ValueError."""
    from camelup_desktop.app.games.camelup.module_offers import module_offers
    from camelup_desktop.engine.camelup import modules

    known = [module.key for module in modules()]
    asked = known if text == ALL else [key for key in text.split(",") if key]
    if unknown := [key for key in asked if key not in known]:
        raise ValueError(f"there is no module {unknown[0]!r}, only {', '.join(known)}")
    forced = {offer.key for offer in module_offers(asked, seats) if offer.forced}
    return tuple(key for key in known if key in asked or key in forced)


def _house_rules(texts: Sequence[str], modules: Sequence[str]) -> dict[str, Any]:
    """House rules written as KEY=VALUE, with the values of the rules file. Raises ValueError."""
    from camelup_desktop.engine.camelup import module_options
    from camelup_desktop.engine.camelup import options as base_options

    known = [*base_options(), *(option for key in modules for option in module_options(key))]
    choices = {option.key: {str(c).lower(): c for c in option.choices} for option in known}
    chosen = {}
    for text in texts:
        key, _, value = text.partition("=")
        if key not in choices:
            raise ValueError(f"there is no house rule {key!r} with these modules")
        if value.lower() not in choices[key]:
            raise ValueError(f"house rule {key!r} is one of: {', '.join(choices[key])}")
        chosen[key] = choices[key][value.lower()]
    return chosen


def _set_up(seats: int, modules: Sequence[str], options: Mapping[str, Any]) -> None:
    """Set the race up once; raises ValueError with a sentence if it cannot be played."""
    from camelup_desktop.engine.camelup import camel_up

    camel_up(seats, modules, options)


def _seats(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if not LEAST_SEATS <= number <= MOST_SEATS:
        raise argparse.ArgumentTypeError(f"{LEAST_SEATS} to {MOST_SEATS} can play, not {text!r}")
    return number


def _size(text: str) -> tuple[int, int]:
    parts = text.lower().split("x")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x720")
    width, height = int(parts[0]), int(parts[1])
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        limits = " to ".join(f"{wide}x{high}" for wide, high in (SMALLEST, LARGEST))
        raise argparse.ArgumentTypeError(f"a window is {limits}, not {text!r}")
    return width, height


def _say(sentence: str, code: int) -> int:
    stream = sys.stdout if code == 0 else sys.stderr
    if stream is not None:  # a windowed build on Windows has neither
        print(sentence, file=stream)
    return code
