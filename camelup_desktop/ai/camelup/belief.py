"""R20, R21, R56: what a face-down race betting card may show, and what the next card would pay.

Everybody knows who placed a card, on which deck, in which order, and how the race stood then. We
take it that the owner chose as we would have: each camel with the weight exp(pounds / LIKING), the
pounds being what its card could expect in that queue. The seat's own cards are known, nobody
else's are ever read.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import NamedTuple

from camelup_desktop.ai.camelup import boards
from camelup_desktop.ai.camelup.history import Placement
from camelup_desktop.ai.camelup.shapes import places_of
from camelup_desktop.ai.camelup.tables import BOARDS, BYTE, SPACES, LeafOdds, number_of
from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, RaceCard, Rules, State, Track
from camelup_desktop.engine.table import Seat

LIKING = 0.3
"""In pounds. Small: everybody takes the best card. Fitted to careful bettors."""

VAGUE = 1.5
"""The same, where it is not known how the race stood: then the odds of now must do."""

DOUBT = 1e-6
"""So likely at least is every camel that its owner may still have held."""

Shares = tuple[float, ...]
"""One number per camel, in the order of CAMELS."""


class Chances(NamedTuple):
    """For each camel the probability to be overall winner, and overall loser."""

    wins: Shares
    loses: Shares


@dataclass(frozen=True, slots=True)
class HiddenCard:
    """A card on a deck: its owner, what it may show, and what it pays if it is that camel."""

    seat: Seat
    shows: Shares
    pays: Shares


@dataclass(frozen=True, slots=True)
class Queue:
    """A deck: its cards, first placed first, and what the next card pays if it is right."""

    cards: tuple[HiddenCard, ...]
    pays: Shares


def believe(
    view: State, now: Chances, placed: Sequence[Placement], leaf: LeafOdds | None
) -> dict[RaceBet, Queue]:
    """Judge both decks as the seat to act sees them.

    `placed` is the public history of the cards; without it, or without tables, each card is judged
    by the odds of `now`.
    """
    return {bet: _queue(view, bet, now, placed, leaf) for bet in RaceBet}


def table_chances(track: Track, dice: frozenset[Camel], leaf: LeafOdds) -> Chances:
    """Look up the race odds of a track of sixteen spaces, without its desert tiles."""
    board = boards.board_of(track)
    camels = boards.orders()[board & boards.ORDER_MASK]
    left = sum(1 << rank for rank, camel in enumerate(camels) if CAMELS[camel] in dice)
    at = 2 * boards.RANKS * (BOARDS * ((left or 31) - 1) + number_of(places_of(board)))
    wins, loses = [0.0] * len(CAMELS), [0.0] * len(CAMELS)
    for rank, camel in enumerate(camels):
        wins[camel] = leaf.race[at + rank] / BYTE
        loses[camel] = leaf.race[at + boards.RANKS + rank] / BYTE
    return Chances(tuple(wins), tuple(loses))


def _queue(
    view: State,
    bet: RaceBet,
    now: Chances,
    placed: Sequence[Placement],
    leaf: LeafOdds | None,
) -> Queue:
    rules = view.rules
    deck = view.decks[bet]
    known = [placement for placement in placed if placement.bet is bet]
    right_before: list[list[float]] = [[1.0] for _ in CAMELS]
    held: dict[Seat, list[float]] = {}
    cards = []
    for at, card in enumerate(deck):
        pays = _pays(rules, right_before)
        then, liking = now, VAGUE
        if leaf is not None and at < len(known) and len(known[at].track) == SPACES + 1:
            then, liking = table_chances(known[at].track, known[at].dice, leaf), LIKING
        chances = then.wins if bet is RaceBet.OVERALL_WINNER else then.loses
        left = held.setdefault(card.seat, _may_have_held(view, card.seat))
        shows = _shows(rules, card, chances, pays, liking, left)
        held[card.seat] = [max(0.0, was - share) for was, share in zip(left, shows, strict=True)]
        cards.append(HiddenCard(card.seat, shows, pays))
        right_before = [
            _one_more(spread, share) for spread, share in zip(right_before, shows, strict=True)
        ]
    return Queue(tuple(cards), _pays(rules, right_before))


def _may_have_held(view: State, seat: Seat) -> list[float]:
    """R20: of its own hand a seat knows which cards it has not placed."""
    hand = view.players[seat].hand
    return [0.0 if camel in hand else 1.0 for camel in CAMELS]


def _shows(
    rules: Rules,
    card: RaceCard,
    chances: Shares,
    pays: Shares,
    liking: float,
    held: Sequence[float],
) -> Shares:
    if card.camel is not None:
        return tuple(float(camel is card.camel) for camel in CAMELS)
    wrong = rules.race_bet_wrong_pounds
    pounds = [(pay - wrong) * chance for pay, chance in zip(pays, chances, strict=True)]
    most = max(pounds)
    weights = [
        exp((value - most) / liking) * may + DOUBT for value, may in zip(pounds, held, strict=True)
    ]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def _pays(rules: Rules, right_before: Sequence[Sequence[float]]) -> Shares:
    """R56: by how many cards below are right, with their probabilities."""
    return tuple(
        sum(share * rules.race_bet_payout(count) for count, share in enumerate(spread))
        for spread in right_before
    )


def _one_more(spread: Sequence[float], share: float) -> list[float]:
    """With one more card that is right with this probability."""
    return [
        (spread[count] * (1 - share) if count < len(spread) else 0.0)
        + (spread[count - 1] * share if count else 0.0)
        for count in range(len(spread) + 1)
    ]
