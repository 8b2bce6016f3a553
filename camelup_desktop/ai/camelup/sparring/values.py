"""Strategies that know the odds and value single actions in pounds."""

import random
from collections.abc import Iterator, Sequence

from camelup_desktop.ai.camelup.odds_memory import odds_of
from camelup_desktop.ai.camelup.race_odds import RaceOdds
from camelup_desktop.ai.camelup.scarcity import leg_tile_value
from camelup_desktop.ai.camelup.sparring.partner import Partner, best
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import RaceBet, State
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action


def leg_tiles(
    view: State, legal: Sequence[Action], odds: RaceOdds
) -> Iterator[tuple[Action, float]]:
    """Value the top leg betting tiles."""
    for action in legal:
        if isinstance(action, TakeLegBettingTile):
            value = view.piles[action.camel][0]
            yield action, leg_tile_value(view.rules, odds.leg, action.camel, value)


def chance_of(odds: RaceOdds, action: PlaceRaceBettingCard) -> float:
    """Return how likely a race betting card is right."""
    shares = odds.wins if action.bet is RaceBet.OVERALL_WINNER else odds.loses
    return shares[action.camel]


class Casual(Partner):
    """B5: backs a clear favourite, places an early desert tile, bets on a race almost decided."""

    favourite = 0.40
    many_dice = 4
    landing = 0.20
    ending = 0.5
    sure = 0.7

    def choose(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Action]:
        """Go through the rules of thumb in order."""
        odds = yield from odds_of(view)
        leg = odds.leg
        camel = max(leg.ranks, key=lambda camel: leg.ranks[camel][0])
        if leg.ranks[camel][0] >= self.favourite and TakeLegBettingTile(camel) in legal:
            return TakeLegBettingTile(camel)
        if len(view.dice) >= self.many_dice and view.desert_tile_of(view.seat) is None:
            spots = [(a, leg.landings[a.space]) for a in legal if isinstance(a, PlaceDesertTile)]
            if spots and max(units for _, units in spots) >= self.landing:
                return best(spots, rng)
        if leg.race_ends > self.ending:
            cards = [(a, chance_of(odds, a)) for a in legal if isinstance(a, PlaceRaceBettingCard)]
            if cards and max(chance for _, chance in cards) > self.sure:
                return best(cards, rng)
        return TakePyramidTile()


class GreedyEV(Partner):
    """B7: the highest expected pounds of a single action; race bets only when the end is near."""

    ending = 0.3

    def choose(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Action]:
        """Value everything."""
        odds = yield from odds_of(view)
        values: list[tuple[Action, float]] = [
            (TakePyramidTile(), float(view.rules.pyramid_tile_pounds)),
            *leg_tiles(view, legal, odds),
        ]
        own = view.desert_tile_of(view.seat)
        given_up = odds.leg.landings[own.space] if own else 0.0
        for action in legal:
            if isinstance(action, PlaceDesertTile):
                values.append((action, odds.leg.landings[action.space] - given_up))
            elif isinstance(action, PlaceRaceBettingCard) and odds.leg.race_ends >= self.ending:
                chance = chance_of(odds, action)
                pays = view.rules.race_bet_payout(len(view.decks[action.bet]))
                values.append((action, chance * pays - (1 - chance)))
        return best(values, rng)
