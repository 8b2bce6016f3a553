"""Tournaments: who wins how often, with paired starts and seats that rotate.

Race number i has the starting position and the dice of start i // seats, and everybody sits
i % seats chairs further on. So each start is played from every chair, and luck is shared evenly.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean

from camelup_desktop.ai.bot import Bot, Decision, decide
from camelup_desktop.engine.camelup import State, camel_up
from camelup_desktop.engine.table import Action, Game, IllegalAction, Match, Turn
from camelup_desktop.engine.table.dice import Dice

LIMIT = 1.0
"""Seconds of work a bot may take for one decision."""

MOST_ACTIONS = 3000
"""A race in which nobody wants to roll is stopped, and the pounds of that moment count."""

CERTAINTY = 1.96
"""Standard errors on either side of a mean that hold it in 95 of 100 tournaments."""

Clock = Callable[[], float]
"""Seconds of work so far."""


class BrokenRule(Exception):
    """A bot did what it must not; the message is a sentence for a person."""


@dataclass(frozen=True, slots=True)
class Race:
    """One race played: for each entry, in the order of the tournament, the share of the victory,
    the pounds in the end, and the seconds each of its decisions took."""

    shares: tuple[float, ...]
    pounds: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]


@dataclass(slots=True)
class Score:
    """What is known of one name; if several entries bear it, of each of them on average."""

    shares: list[float] = field(default_factory=list)
    pounds: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    @property
    def win_share(self) -> float:
        """The part of the victories, between 0 and 1."""
        return fmean(self.shares)

    @property
    def mean_pounds(self) -> float:
        """The pounds at the end of a race."""
        return fmean(self.pounds)

    @property
    def interval(self) -> float:
        """How far the true win share may be off, with a certainty of 95 %."""
        if len(self.shares) < 2:
            return 1.0
        mean = self.win_share
        variance = sum((share - mean) ** 2 for share in self.shares) / (len(self.shares) - 1)
        return CERTAINTY * sqrt(variance / len(self.shares))

    @property
    def think_ms(self) -> Mapping[str, float]:
        """Mean, 95th percentile and maximum of the milliseconds of work per decision."""
        times = sorted(1000 * seconds for seconds in self.seconds) or [0.0]
        at = min(len(times) - 1, int(0.95 * len(times)))
        return {"mean": fmean(times), "p95": times[at], "max": times[-1]}


def tournament(
    entries: Sequence[tuple[str, Bot]],
    games: int,
    seed: int | str,
    clock: Clock,
    modules: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
) -> Iterator[Race]:
    """Play race after race; `entries` are names with their bots, one for each seat.

    `modules` and house-rule `options` are in play; raises ValueError as `camel_up` does.
    """
    seats = len(entries)
    game = camel_up(seats, modules, options)
    for number in range(games):
        start, turned = divmod(number, seats)
        seating = [(entry - turned) % seats for entry in range(seats)]
        yield _race(game, entries, seating, f"{seed}/{start}", f"{seed}/{number}", clock)


def scores(names: Sequence[str], races: Sequence[Race]) -> dict[str, Score]:
    """Add up the races name by name."""
    found: dict[str, Score] = {}
    for name in dict.fromkeys(names):
        entries = [at for at, other in enumerate(names) if other == name]
        score = found[name] = Score()
        for race in races:
            score.shares.append(fmean(race.shares[at] for at in entries))
            score.pounds.append(fmean(race.pounds[at] for at in entries))
            for at in entries:
                score.seconds.extend(race.seconds[at])
    return found


def _race(
    game: Game[State],
    entries: Sequence[tuple[str, Bot]],
    seating: Sequence[int],
    dice_seed: str,
    bots_seed: str,
    clock: Clock,
) -> Race:
    """Play one race; seat s belongs to entry seating[s]."""
    match = Match(game)
    dice = Dice(dice_seed)
    seconds: list[list[float]] = [[] for _ in entries]
    while not match.over and len(match) < MOST_ACTIONS:
        seat = match.state.turn
        if isinstance(seat, Turn):
            match.play(dice(match))
            continue
        entry = seating[seat]
        name, bot = entries[entry]
        rng = random.Random(f"{bots_seed}/{entry}/{len(match)}")
        begun = clock()
        action = _answer(name, bot, match, rng, begun + LIMIT, clock)
        seconds[entry].append(clock() - begun)
        try:
            match.play(action)
        except IllegalAction as refused:
            raise BrokenRule(
                f"{name} did what the rules forbid: {action} ({refused.objection.value})"
            ) from refused
    pounds = [player.pounds for player in match.state.players]
    winners = [seat for seat, own in enumerate(pounds) if own == max(pounds)]
    seat_of = {entry: seat for seat, entry in enumerate(seating)}
    order = [seat_of[entry] for entry in range(len(entries))]
    return Race(
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in order),
        pounds=tuple(pounds[seat] for seat in order),
        seconds=tuple(map(tuple, seconds)),
    )


def _answer(
    name: str, bot: Bot, match: Match[State], rng: random.Random, end: float, clock: Clock
) -> Action:
    try:
        decision: object = decide(bot, match, rng)
        while isinstance(decision, Iterator):
            try:
                next(decision)
            except StopIteration as done:
                decision = done.value
                break
            if clock() > end:
                raise BrokenRule(f"{name} thought for more than {LIMIT:g} s about one decision")
    except BrokenRule:
        raise
    except (Exception, SystemExit) as error:
        raise BrokenRule(f"{name} failed: {type(error).__name__}: {error}") from error
    if clock() > end:
        raise BrokenRule(f"{name} thought for more than {LIMIT:g} s about one decision")
    if isinstance(decision, Action):
        return decision
    if not isinstance(decision, Decision):
        raise BrokenRule(f"{name} must answer an action or a Decision, not {decision!r}")
    return decision.action
