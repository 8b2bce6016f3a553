"""B17: as B14, with risk priced on all the seat holds: spread when ahead, heap when behind."""

from collections.abc import Sequence
from math import sqrt

from camelup_desktop.ai.camelup.prospects import INDEX, leg_tile_pounds
from camelup_desktop.ai.camelup.race_odds import Outcome, RaceOdds
from camelup_desktop.ai.camelup.sparring.exact_odds import ExactOdds, place_in_queue
from camelup_desktop.engine.camelup import CAMELS, LegTile, RaceBet, State
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard, TakeLegBettingTile
from camelup_desktop.engine.table import Action


class Portfolio(ExactOdds):
    """The champion of that pool."""

    def risk(self, view: State, odds: RaceOdds, action: Action) -> float:
        """Return by how much a bet changes the deviation of all the seat holds, in pounds."""
        held = view.players[view.seat].leg_tiles
        cards = self._cards(view)
        before = _deviation(view, odds, held, cards)
        if isinstance(action, TakeLegBettingTile):
            held = (*held, LegTile(action.camel, view.piles[action.camel][0]))
        elif isinstance(action, PlaceRaceBettingCard):
            pays = view.rules.race_bet_payout(place_in_queue(view, odds, action))
            cards = {bet: row[:] for bet, row in cards.items()}
            cards[action.bet][INDEX[action.camel]] += pays - view.rules.race_bet_wrong_pounds
        return _deviation(view, odds, held, cards) - before

    def _cards(self, view: State) -> dict[RaceBet, list[float]]:
        """What the seat's own cards pay more if a camel wins, or loses, the race."""
        rows = {bet: [0.0] * len(CAMELS) for bet in RaceBet}
        for bet, deck in view.decks.items():
            for place, card in enumerate(deck):
                if card.seat == view.seat and card.camel is not None:
                    pays = view.rules.race_bet_payout(place)
                    rows[bet][INDEX[card.camel]] += pays - view.rules.race_bet_wrong_pounds
        return rows


def _deviation(
    view: State,
    odds: RaceOdds,
    held: Sequence[LegTile],
    cards: dict[RaceBet, list[float]],
) -> float:
    """Within an outcome of the leg, winner and loser of the race are taken as independent."""
    mean = square = 0.0
    for outcome in odds.outcomes:
        if outcome.probability <= 0:
            continue
        value = sum(leg_tile_pounds(view.rules, INDEX[t.camel], t.value, outcome) for t in held)
        first, first_spread = _moments(cards[RaceBet.OVERALL_WINNER], outcome.wins, outcome)
        last, last_spread = _moments(cards[RaceBet.OVERALL_LOSER], outcome.loses, outcome)
        value += first + last
        mean += outcome.probability * value
        square += outcome.probability * (value * value + first_spread + last_spread)
    return sqrt(max(square - mean * mean, 0.0))


def _moments(
    row: Sequence[float], shares: Sequence[float], outcome: Outcome
) -> tuple[float, float]:
    mean = sum(v * s for v, s in zip(row, shares, strict=True)) / outcome.probability
    square = sum(v * v * s for v, s in zip(row, shares, strict=True)) / outcome.probability
    return mean, max(square - mean * mean, 0.0)
