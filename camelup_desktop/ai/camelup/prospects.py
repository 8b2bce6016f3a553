"""R23, R38, R47, R48, R52, R56: what every seat may expect, outcome by outcome of the leg."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp

from camelup_desktop.ai.camelup import win_model
from camelup_desktop.ai.camelup.belief import HiddenCard, Queue
from camelup_desktop.ai.camelup.leg_claims import LegClaims, Row, by_outcome
from camelup_desktop.ai.camelup.leg_odds import LegOdds
from camelup_desktop.ai.camelup.race_odds import Outcome, RaceOdds
from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, Rules, State
from camelup_desktop.engine.camelup.supercup.long_track import support_dice
from camelup_desktop.engine.table import Seat

UNLIKELY = 1e-6
"""Outcomes rarer than this are left out."""

PACE = 0.75
"""By so many spaces the leader gets on for each die that is still to fall in a leg."""

INDEX: Mapping[Camel, int] = {camel: at for at, camel in enumerate(CAMELS)}

_NOTHING: Mapping[Seat, float] = {}

Gain = Callable[[Outcome], float]
"""Pounds an action brings its seat if the leg ends like this."""


def leg_tile_pounds(rules: Rules, camel: int, value: int, outcome: Outcome) -> float:
    """R47: what a leg betting tile pays if the leg ends like this."""
    if camel == outcome.first:
        return value
    return rules.leg_second_pounds if camel == outcome.second else rules.leg_wrong_pounds


def race_card_pounds(
    rules: Rules, camel: int, bet: RaceBet, pays: float, outcome: Outcome
) -> float:
    """R56: what a card is worth if the leg ends like this; `pays` if it will be right."""
    shares = outcome.wins if bet is RaceBet.OVERALL_WINNER else outcome.loses
    wrong = rules.race_bet_wrong_pounds
    return wrong + (pays - wrong) * shares[camel] / outcome.probability


def income(rules: Rules, leg: LegOdds, space: int) -> float:
    """R38: what a desert tile on `space` earns its owner in the rest of the leg."""
    units = leg.landing_camels if rules.desert_reward_per == "camel" else leg.landings
    return rules.desert_tile_pounds * units[space]


class Prospects:
    """What the seats have and may expect, with the odds of one set of desert tiles."""

    def __init__(
        self,
        view: State,
        odds: RaceOdds,
        decks: Mapping[RaceBet, Queue],
        own_space: int | None = None,
        claims: LegClaims | None = None,
        besides: Mapping[Seat, float] = _NOTHING,
    ) -> None:
        """Judge `view` by `odds`; with `own_space` the tile of the seat to act lies there.

        `claims` are needed where a module changes what a leg pays; `besides` is what modules
        will pay seats.
        """
        self.seat = view.seat
        self.outcomes = [o for o in odds.outcomes if o.probability > UNLIKELY]
        leader = max(space for space, stack in enumerate(view.track, 1) if stack)
        self.spread = win_model.spread(
            len(view.players), leader + int(PACE * dice_left(view)), view.rules.spaces
        )
        self._rows = self._expected(view, odds, decks, own_space, claims, besides)
        self._shares: list[tuple[float, Outcome, float, float]] = []
        for outcome, row in zip(self.outcomes, self._rows, strict=True):
            most = max(row)
            weights = [exp((pounds - most) / self.spread) for pounds in row]
            own = weights[self.seat]
            self._shares.append((outcome.probability, outcome, own, sum(weights) - own))

    def pounds(self, seat: Seat) -> float:
        """Return the pounds the seat ends with on average, if nobody did anything but roll."""
        return sum(
            o.probability * row[seat] for o, row in zip(self.outcomes, self._rows, strict=True)
        )

    def win(self, gain: Gain | None = None) -> float:
        """Return the probability that the seat to act wins the game, with something gained."""
        total = 0.0
        for probability, outcome, own, others in self._shares:
            if gain is not None:
                own *= exp(gain(outcome) / self.spread)
            total += probability * own / (own + others)
        return total

    def win_with(self, gains: Mapping[Seat, Sequence[float]]) -> float:
        """Do what `win` does with gains of several seats, each in pounds for each of `outcomes`."""
        total = 0.0
        for at, (outcome, row) in enumerate(zip(self.outcomes, self._rows, strict=True)):
            pounds = list(row)
            for seat, gain in gains.items():
                pounds[seat] += gain[at]
            total += outcome.probability * win_model.chance(pounds, self.seat, self.spread)
        return total

    @property
    def rows(self) -> Iterable[tuple[Outcome, Sequence[float]]]:
        """Each outcome of the leg with the pounds every seat then ends with on average."""
        return zip(self.outcomes, self._rows, strict=True)

    def _expected(
        self,
        view: State,
        odds: RaceOdds,
        decks: Mapping[RaceBet, Queue],
        own_space: int | None,
        claims: LegClaims | None,
        besides: Mapping[Seat, float],
    ) -> list[Sequence[float]]:
        rules = view.rules
        spaces = {tile.seat: tile.space for tile in view.desert_tiles}
        if own_space is not None:
            spaces[view.seat] = own_space
        safe, right = [], {}
        for seat, player in enumerate(view.players):
            cards = [
                (card, bet) for bet, queue in decks.items() for card in queue.cards
                if card.seat == seat
            ]  # fmt: skip
            pounds = player.pounds + besides.get(seat, 0.0)
            if claims is None:
                pounds += player.pyramid_tiles * rules.pyramid_tile_pounds
            pounds += len(cards) * rules.race_bet_wrong_pounds
            earned = income(rules, odds.leg, spaces[seat]) if seat in spaces else 0.0
            safe.append(pounds + earned)
            right[seat] = _if_right(rules, cards)
        rows: list[Sequence[float]] = []
        paid = _paid(odds.leg, claims) if claims is not None else None
        for outcome in self.outcomes:
            chances = (*outcome.wins, *outcome.loses)
            row = list(safe)
            for seat, player in enumerate(view.players):
                if paid is not None:
                    row[seat] += paid[outcome.first, outcome.second][seat]
                for tile in player.leg_tiles if paid is None else ():
                    row[seat] += leg_tile_pounds(rules, INDEX[tile.camel], tile.value, outcome)
                if (more := right[seat]) is not None:
                    scored = sum(a * b for a, b in zip(more, chances, strict=True))
                    row[seat] += scored / outcome.probability
            rows.append(row)
        return rows


def dice_left(view: State) -> int:
    """Count the dice in the pyramid, support dice too."""
    return len(view.dice) + len(support_dice(view).pyramid)


def _paid(leg: LegOdds, claims: LegClaims) -> Mapping[tuple[int, int], Row]:
    """R52: what the leg pays every seat, for each two camels in front."""
    return by_outcome(leg, {order: claims.pounds(order) for order, _, _ in leg.orders})


def _if_right(rules: Rules, cards: Sequence[tuple[HiddenCard, RaceBet]]) -> list[float] | None:
    """For each camel to win, then to lose, what this makes the cards of a seat worth more."""
    if not cards:
        return None
    total = [0.0] * (2 * len(CAMELS))
    for card, bet in cards:
        at = 0 if bet is RaceBet.OVERALL_WINNER else len(CAMELS)
        for camel, (shows, pays) in enumerate(zip(card.shows, card.pays, strict=True)):
            total[at + camel] += shows * (pays - rules.race_bet_wrong_pounds)
    return total
