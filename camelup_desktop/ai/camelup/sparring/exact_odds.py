"""B14: exact odds of leg and race, the queue of bets, desert tiles that help or harm, and risk."""

import random
from collections.abc import Iterable, Sequence
from math import sqrt

from camelup_desktop.ai.camelup.odds_memory import odds_of, tiles_of
from camelup_desktop.ai.camelup.prospects import INDEX, leg_tile_pounds
from camelup_desktop.ai.camelup.race_odds import RaceOdds
from camelup_desktop.ai.camelup.scarcity import leg_tile_value
from camelup_desktop.ai.camelup.sparring.partner import Partner, best
from camelup_desktop.ai.camelup.sparring.values import chance_of, leg_tiles
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import RaceBet, State
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action

LEAST_LANDING = 0.04
SPACES = 4
CARD = 6.0
RICHEST, OTHERS = 0.35, 0.18
LEAD, MOST_LEAD = 0.15, 0.8
PACE = 0.75


class ExactOdds(Partner):
    """The strongest of a public pool of strategies before its successors, in our words."""

    def choose(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Action]:
        """Value everything, and add what risk is worth in this situation."""
        odds = yield from odds_of(view)
        weight = risk_weight(view, odds)
        values: list[tuple[Action, float]] = [
            (TakePyramidTile(), float(view.rules.pyramid_tile_pounds))
        ]
        for action, value in leg_tiles(view, legal, odds):
            values.append((action, value + weight * self.risk(view, odds, action)))
        for action in legal:
            if isinstance(action, PlaceRaceBettingCard):
                value = race_card_value(view, odds, action)
                values.append((action, value + weight * self.risk(view, odds, action)))
        values += yield from _desert_tiles(view, legal, odds)
        return best(values, rng)

    def risk(self, view: State, odds: RaceOdds, action: Action) -> float:
        """Return the standard deviation of a bet by itself, in pounds."""
        rules = view.rules
        if isinstance(action, TakeLegBettingTile):
            value, index = view.piles[action.camel][0], INDEX[action.camel]
            return deviation(
                (o.probability, float(leg_tile_pounds(rules, index, value, o)))
                for o in odds.outcomes
            )
        assert isinstance(action, PlaceRaceBettingCard)
        chance = chance_of(odds, action)
        pays = rules.race_bet_payout(place_in_queue(view, odds, action))
        return deviation([(chance, float(pays)), (1 - chance, float(rules.race_bet_wrong_pounds))])


def deviation(parts: Iterable[tuple[float, float]]) -> float:
    """Return the standard deviation of values with their probabilities."""
    known = list(parts)
    mean = sum(share * value for share, value in known)
    return sqrt(max(sum(share * (value - mean) ** 2 for share, value in known), 0.0))


def place_in_queue(view: State, odds: RaceOdds, action: PlaceRaceBettingCard) -> int:
    """Guess how many cards of others below are right: each by the square of the chances."""
    shares = odds.wins if action.bet is RaceBet.OVERALL_WINNER else odds.loses
    others = sum(card.seat != view.seat for card in view.decks[action.bet])
    squares = sum(share * share for share in shares.values())
    return min(round(others * shares[action.camel] ** 2 / squares), others)


def race_card_value(view: State, odds: RaceOdds, action: PlaceRaceBettingCard) -> float:
    """Return the expected pounds of a race betting card."""
    chance = chance_of(odds, action)
    pays = view.rules.race_bet_payout(place_in_queue(view, odds, action))
    return chance * pays + (1 - chance) * view.rules.race_bet_wrong_pounds


def risk_weight(view: State, odds: RaceOdds) -> float:
    """Pounds that a pound of deviation is worth: more when behind, less than nothing ahead."""
    own, most = view.players[view.seat].pounds, _most_of_rivals(view)
    leader = max(space for space, stack in enumerate(view.track, 1) if stack)
    dice_left = max((view.rules.finish - leader) / PACE, 1.0)
    urgency = min(1.0, odds.leg.race_ends + 3 / dice_left)
    if own < most:
        return min(1.5, (most - own) / 6) * urgency
    return -0.3 * urgency if own > most + 2 else 0.0


def _most_of_rivals(view: State) -> int:
    return max(p.pounds for seat, p in enumerate(view.players) if seat != view.seat)


def _desert_tiles(
    view: State, legal: Sequence[Action], odds: RaceOdds
) -> Thinking[list[tuple[Action, float]]]:
    """Try the most visited spaces, both sides up."""
    spots = [action for action in legal if isinstance(action, PlaceDesertTile)]
    landings = odds.leg.landings
    spaces = sorted({a.space for a in spots if landings[a.space] > LEAST_LANDING},
                    key=lambda space: (-landings[space], space))[:SPACES]  # fmt: skip
    own = view.desert_tile_of(view.seat)
    lead = view.players[view.seat].pounds - _most_of_rivals(view)
    extra = max(-MOST_LEAD, min(MOST_LEAD, LEAD * lead)) * odds.leg.race_ends
    before = _standing(view, odds, own.space if own else None)
    whole = any(card.seat == view.seat for deck in view.decks.values() for card in deck)
    values: list[tuple[Action, float]] = []
    for action in spots:
        if action.space not in spaces:
            continue
        tiles = tiles_of(view)
        if own is not None:
            del tiles[own.space]
        tiles[action.space] = action.side
        changed = yield from odds_of(view, tiles, whole_race=whole)
        values.append((action, _standing(view, changed, action.space) - before + extra))
    return values


def _standing(view: State, odds: RaceOdds, own_space: int | None) -> float:
    """What the seat may expect from tiles and cards, less a part of what rivals may."""
    most = _most_of_rivals(view)
    total = 0.0
    for seat, player in enumerate(view.players):
        value = sum(
            leg_tile_value(view.rules, odds.leg, t.camel, t.value) for t in player.leg_tiles
        )
        if seat == view.seat:
            value += odds.leg.landings[own_space] if own_space else 0.0
            for bet, deck in view.decks.items():
                shares = odds.wins if bet is RaceBet.OVERALL_WINNER else odds.loses
                value += CARD * sum(shares[c.camel] for c in deck if c.seat == seat and c.camel)
            total += value
            continue
        tile = view.desert_tile_of(seat)
        value += odds.leg.landings[tile.space] if tile else 0.0
        total -= (RICHEST if player.pounds == most else OTHERS) * value
    return total
