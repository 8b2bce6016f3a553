"""Which of the promising actions wins most often, by playing the leg on from each of them.

All candidates are tried with the same dice and the same guess at the hidden cards, so that luck
cancels out; the first die runs evenly through all it can be. Round by round the worse half is
dropped. The amount of work is fixed by counts, never by a clock, so the same random numbers give
the same answer everywhere.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from camelup_desktop.ai.camelup import win_model
from camelup_desktop.ai.camelup.action_numbers import COUNT, number_of
from camelup_desktop.ai.camelup.belief import HiddenCard, Queue
from camelup_desktop.ai.camelup.playout import CardDown, Hidden, Table, Throw
from camelup_desktop.ai.camelup.prospects import INDEX
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import RaceBet, State
from camelup_desktop.engine.table import Action

SLICE = 6
"""So many playouts between two pauses: about half a millisecond."""

LEAST = 8
"""So many playouts at least for each candidate in each round."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How an action did: the share of won games over its playouts."""

    action: Action
    win: float
    playouts: int


def search(
    table: Table,
    view: State,
    decks: Mapping[RaceBet, Queue],
    candidates: Sequence[Action],
    playouts: int,
    rng: random.Random,
    hurried: Callable[[], bool] = lambda: False,
) -> Thinking[list[Standing]]:
    """Compare `candidates` by about `playouts` playouts in all; return them best first.

    As soon as `hurried` says so, the best so far must do.
    """
    codes = {action: number_of(action) for action in candidates}
    scores = dict.fromkeys(candidates, 0.0)
    counts = dict.fromkeys(candidates, 0)
    alive = list(candidates)
    faces = _faces(table.dice)
    rounds = max(1, (len(candidates) - 1).bit_length())
    done = work = 0
    for remaining in range(rounds, 0, -1):
        for _ in range(max(LEAST, playouts // rounds // len(alive))):
            if done >= LEAST and hurried():
                break
            hidden = _guess(view, decks, rng)
            script = _script(faces, done, rng)
            done += 1
            for action in alive:
                scores[action] += _win(table, codes[action], script, hidden)
                work += 1
                if work % SLICE == 0:
                    yield
        for action in alive:
            counts[action] = done
        alive.sort(key=lambda action: -scores[action])
        if remaining > 1:
            alive = alive[: max(2, (len(alive) + 1) // 2)]
    ranked = sorted(candidates, key=lambda a: (a not in alive, -scores[a] / counts[a]))
    return [Standing(action, scores[action] / counts[action], counts[action]) for action in ranked]


def _win(table: Table, code: int, script: Sequence[Throw], hidden: Hidden) -> float:
    """R59: the share of the game, or its probability by the pounds at the end of the leg."""
    pounds, leader, next_seat = table.play(code, script, hidden)
    seat, seats = table.seat, table.seats
    if not leader:
        most = max(pounds)
        return 1 / pounds.count(most) if pounds[seat] == most else 0.0
    wait = win_model.waiting(seats)
    expected = [own - wait * ((at - next_seat) % seats) for at, own in enumerate(pounds)]
    return win_model.chance(expected, seat, win_model.spread(seats, leader, table.spaces))


def _faces(dice: int) -> list[Throw]:
    return [(die, pips) for die in range(COUNT) if dice >> die & 1 for pips in (1, 2, 3)]


def _script(faces: Sequence[Throw], done: int, rng: random.Random) -> list[Throw]:
    """The first die in turn, all others by chance."""
    first = faces[done % len(faces)]
    others = [die for die, pips in faces if pips == 1 and die != first[0]]
    rng.shuffle(others)
    return [first, *[(die, 1 + int(3 * rng.random())) for die in others]]


def _guess(view: State, decks: Mapping[RaceBet, Queue], rng: random.Random) -> Hidden:
    """Draw what the hidden cards may show; no seat has the same card twice (R20)."""
    every = (1 << COUNT) - 1
    own = sum(1 << INDEX[camel] for camel in view.players[view.seat].hand if camel is not None)
    hands = [every] * len(view.players)
    hands[view.seat] = every & ~own
    drawn = {bet: tuple(_draw(card, hands, rng) for card in decks[bet].cards) for bet in RaceBet}
    hands[view.seat] = own
    return Hidden(tuple(hands), drawn[RaceBet.OVERALL_WINNER], drawn[RaceBet.OVERALL_LOSER])


def _draw(card: HiddenCard, hands: list[int], rng: random.Random) -> CardDown:
    free = hands[card.seat]
    weights = [share if free >> camel & 1 else 0.0 for camel, share in enumerate(card.shows)]
    point = rng.random() * sum(weights)
    drawn = free.bit_length() - 1
    for camel, weight in enumerate(weights):
        point -= weight
        if point < 0:
            drawn = camel
            break
    hands[card.seat] = free & ~(1 << drawn)
    return card.seat, drawn
