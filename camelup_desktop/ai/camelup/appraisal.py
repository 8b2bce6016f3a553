"""What each legal action is worth by itself, in expected pounds (R16-R19, R38, R47, R48, R56).

Pyramid tiles and leg betting tiles are exact, desert tiles too where they could be the best action;
race betting cards rest on an estimate. What others may do in between is left out.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import comb

from camelup_desktop.ai.camelup.leg_odds import LegOdds, solve
from camelup_desktop.ai.camelup.race_guess import RaceGuess, guess
from camelup_desktop.ai.decision import Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Camel, RaceBet, Rules, Stage, State
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action

FEW_DICE = 3
"""With so many dice left a leg is solved so quickly that desert tiles are tried out everywhere."""

MOST_TRIALS = 4
"""Earlier in the leg they are tried out on so many spaces at most."""

SWAY_PER_TILE = 0.5
MOST_SWAY = 1.5
"""Early in a leg a desert tile moves the value of an own leg betting tile, and of all of them,
hardly ever by more pounds than this."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """An action, its expected pounds compared with doing nothing, and why."""

    action: Action
    pounds: float
    reason: Reason


def appraise(view: State, legal: Sequence[Action]) -> Thinking[list[Appraisal]]:
    """Value every legal action of the seat to act, in the order given."""
    if view.stage is not Stage.ACTION:
        return [Appraisal(action, 0.0, Reason("bot.reason.whim")) for action in legal]
    tiles = {tile.space: tile.side for tile in view.desert_tiles}
    odds = yield from solve(view.track, view.dice, tiles)
    race = guess(view, odds)
    appraisals: dict[Action, Appraisal] = {}
    for action in legal:
        match action:
            case TakePyramidTile():
                pounds = float(view.rules.pyramid_tile_pounds)
                appraisals[action] = Appraisal(action, pounds, Reason("bot.reason.roll"))
            case TakeLegBettingTile(camel):
                appraisals[action] = _leg_betting_tile(view, odds, camel)
            case PlaceRaceBettingCard(camel, bet):
                pounds = race_card_pounds(view, race, camel, bet)
                appraisals[action] = Appraisal(action, pounds, Reason("bot.reason.race_bet"))
    best = max(appraisal.pounds for appraisal in appraisals.values())
    spots = [action for action in legal if isinstance(action, PlaceDesertTile)]
    appraisals |= yield from _desert_tiles(view, odds, spots, best)
    return [appraisals[action] for action in legal]


def leg_tile_pounds(rules: Rules, odds: LegOdds, camel: Camel, value: int) -> float:
    """R47: what a leg betting tile of this value will pay on average."""
    first, second = odds.ranks[camel][:2]
    other = 1 - first - second
    return value * first + rules.leg_second_pounds * second + rules.leg_wrong_pounds * other


def race_card_pounds(view: State, race: RaceGuess, camel: Camel, bet: RaceBet) -> float:
    """R56: what a race betting card placed now will pay on average.

    A card that lies below it and is right takes a step of the payouts away. Nobody sees them, so
    each card of another seat is held right as often as this camel is; the seat's own are of other
    camels.
    """
    rules = view.rules
    right = (race.wins if bet is RaceBet.OVERALL_WINNER else race.loses)[camel]
    rivals = sum(card.seat != view.seat for card in view.decks[bet])
    payout = sum(
        comb(rivals, before)
        * right**before
        * (1 - right) ** (rivals - before)
        * rules.race_bet_payout(before)
        for before in range(rivals + 1)
    )
    return right * payout + (1 - right) * rules.race_bet_wrong_pounds


def _leg_betting_tile(view: State, odds: LegOdds, camel: Camel) -> Appraisal:
    pounds = leg_tile_pounds(view.rules, odds, camel, view.piles[camel][0])
    percent = round(100 * odds.ranks[camel][0])
    values = {"camel": camel, "percent": percent, "pounds": round(pounds, 1)}
    return Appraisal(TakeLegBettingTile(camel), pounds, Reason("bot.reason.leg_tile", values))


def _desert_tiles(
    view: State, odds: LegOdds, spots: Iterable[PlaceDesertTile], best: float
) -> Thinking[dict[Action, Appraisal]]:
    """R38: the coins of units that will stop there, less those the old place would have brought,
    and what the tile does to the seat's own leg betting tiles.

    Only where a tile might be better than `best` it is tried out; elsewhere the units that stop
    there without it must do.
    """
    tiles = {tile.space: tile.side for tile in view.desert_tiles}
    own = view.desert_tile_of(view.seat)
    free, given_up = odds, 0.0
    if own is not None:
        given_up = odds.landings[own.space]
        del tiles[own.space]
        free = yield from solve(view.track, view.dice, tiles)
    coin = view.rules.desert_tile_pounds
    sway = min(MOST_SWAY, SWAY_PER_TILE * len(view.players[view.seat].leg_tiles))
    held = _held_pounds(view, odds)
    all_spots = len(view.dice) <= FEW_DICE
    appraisals: dict[Action, Appraisal] = {}
    tried: set[int] = set()
    for spot in sorted(spots, key=lambda spot: -free.landings[spot.space]):
        units, helped = free.landings[spot.space], 0.0
        hopeful = coin * (units - given_up) + sway > best
        if units and (all_spots or (hopeful and len(tried | {spot.space}) <= MOST_TRIALS)):
            tried.add(spot.space)
            changed = yield from solve(view.track, view.dice, {**tiles, spot.space: spot.side})
            units = changed.landings[spot.space]
            helped = _held_pounds(view, changed) - held
        earned = coin * (units - given_up)
        key = "bot.reason.desert_tile" if earned >= helped else "bot.reason.desert_tile_helps"
        reason = Reason(key, {"space": spot.space, "units": round(units, 1)})
        appraisals[spot] = Appraisal(spot, earned + helped, reason)
    return appraisals


def _held_pounds(view: State, odds: LegOdds) -> float:
    """What the leg betting tiles in front of the seat to act will pay on average."""
    held = view.players[view.seat].leg_tiles
    return sum(leg_tile_pounds(view.rules, odds, tile.camel, tile.value) for tile in held)
