"""A finished race looked at again: what each decision was worth, and what the dice did.

Decisions are judged by what the seat that made them could know. The line of probabilities is drawn
with all cards open (see forecast). Every action moves it, and each move has its cause, so for each
seat: end - start = dice + own choices + others' choices + time, exactly (see Balance).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from camelup_desktop.ai.camelup.forecast import forecast
from camelup_desktop.ai.camelup.hindsight import Choice, choice_at
from camelup_desktop.ai.camelup.history import placements
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Stage, State
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.table import Match, Seat, Turn

Chances = tuple[float, ...]
"""For each seat its probability of winning."""

TURNS = 3
"""So many turning points are told."""

SWING = 0.005
"""A move of the line that is smaller is no turning point."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An action that moved the line far: number `step` of the record, by `by`, in leg `leg`.

    `expected` is what the line would have been on average over all that chance could have done
    instead; for a decision it is the same as `before`.
    """

    step: int
    leg: int
    by: Seat | Turn
    before: Chances
    expected: Chances
    after: Chances

    @property
    def swing(self) -> float:
        """How much probability changed hands, 0 to 1."""
        return sum(max(0.0, self.change(seat)) for seat in range(len(self.after)))

    def change(self, seat: Seat) -> float:
        """What a seat gained by it."""
        return self.after[seat] - self.expected[seat]

    @property
    def gainer(self) -> Seat:
        """Who gained most."""
        return max(range(len(self.after)), key=self.change)

    @property
    def loser(self) -> Seat:
        """Who lost most."""
        return min(range(len(self.after)), key=self.change)


@dataclass(frozen=True, slots=True)
class Balance:
    """How a seat came from `start` to `end`, in probability of winning.

    `dice`: luck, what all dice did against the average of what could have fallen. `own`: what its
    own choices did; they nearly always gain, as every action is worth something. `others`: what the
    others' choices did. `time`: a lead counts more the shorter the race gets, whatever falls. end -
    start is the sum of the four, and each of `dice`, `choices` and `time` is 0 over all seats.

    `missed`: what better choices would have been worth, each judged by itself, by what the seat
    could know; `judged` counts the choices, `best` those that nothing beat.
    """

    seat: Seat
    start: float
    end: float
    dice: float
    own: float
    others: float
    time: float
    missed: float
    judged: int
    best: int

    @property
    def choices(self) -> float:
        """Skill: what the seat's own choices did against the others'."""
        return self.own + self.others


@dataclass(frozen=True, slots=True)
class Review:
    """All there is to say about a race.

    `line[n]` are the seats' probabilities after n actions, `legs` the numbers of actions after
    which a leg begins. `turning_points` are the largest swings, in the order of the race.
    """

    line: tuple[Chances, ...]
    legs: tuple[int, ...]
    choices: tuple[Choice, ...]
    balances: tuple[Balance, ...]
    turning_points: tuple[TurningPoint, ...]


def review(
    match: Match[State], told: Callable[[int], None] = lambda step: None
) -> Thinking[Review]:
    """Look at a race that is over; `told` hears how many actions have been looked at.

    Raises ValueError while the race goes on, as its cards are secret until then.
    """
    if not match.over:
        raise ValueError("a race can be reviewed once it is over")
    seats = len(match.state.players)
    placed = placements(match)
    cards = 0
    line: list[Chances] = [(yield from forecast(match.state_after(0)))]
    choices: list[Choice] = []
    legs: list[int] = []
    moves: list[TurningPoint] = []
    for step, (by, action) in enumerate(match.actions):
        before, after = match.state_after(step), match.state_after(step + 1)
        if by is not Turn.CHANCE:
            choices.append((yield from choice_at(match, step, placed[:cards])))
        cards += isinstance(action, PlaceRaceBettingCard)
        if after.leg != before.leg:
            legs.append(step + 1)
        expected = line[-1]
        if before.stage is Stage.DIE:
            expected = yield from _average(match, before)
        now = yield from forecast(after)
        moves.append(TurningPoint(step, before.leg, by, line[-1], expected, now))
        line.append(now)
        told(step + 1)
        yield
    return Review(
        line=tuple(line),
        legs=tuple(legs),
        choices=tuple(choices),
        balances=tuple(_balance(seat, line, moves, choices) for seat in range(seats)),
        turning_points=_turning_points(moves),
    )


def _average(match: Match[State], state: State) -> Thinking[Chances]:
    """Return the forecast averaged over all dice that can fall now."""
    outcomes = match.game.chance_outcomes(state)
    whole = sum(outcome.weight for outcome in outcomes)
    total = [0.0] * len(state.players)
    for outcome in outcomes:
        after, _ = match.game.apply(state, outcome.action)
        shares = yield from forecast(after)
        part = outcome.weight / whole
        total = [was + part * share for was, share in zip(total, shares, strict=True)]
    return tuple(total)


def _turning_points(moves: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    large = [move for move in moves if move.swing >= SWING]
    largest = sorted(large, key=lambda move: -move.swing)[:TURNS]
    return tuple(sorted(largest, key=lambda move: move.step))


def _balance(
    seat: Seat, line: Sequence[Chances], moves: Sequence[TurningPoint], choices: Sequence[Choice]
) -> Balance:
    dice = own = others = time = 0.0
    for move in moves:
        time += move.expected[seat] - move.before[seat]
        if move.by is Turn.CHANCE:
            dice += move.change(seat)
        elif move.by == seat:
            own += move.change(seat)
        else:
            others += move.change(seat)
    judged = [choice for choice in choices if choice.seat == seat and choice.judged]
    return Balance(
        seat=seat,
        start=line[0][seat],
        end=line[-1][seat],
        dice=dice,
        own=own,
        others=others,
        time=time,
        missed=sum(choice.missed_win for choice in judged),
        judged=len(judged),
        best=sum(choice.unbeaten for choice in judged),
    )
