"""R17, R32-R38, R40-R42: what a desert tile is worth, space by space and side by side."""

from collections.abc import Sequence

from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.leg_odds import LegOdds
from camelup_desktop.ai.camelup.odds_memory import odds_of, tiles_of
from camelup_desktop.ai.camelup.prospects import dice_left, income
from camelup_desktop.ai.camelup.race_odds import RaceOdds
from camelup_desktop.ai.decision import Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Side, State
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.table import Action

SWAY_PER_TILE = 0.5
SWAY_OF_CARDS = 0.5
MOST_SWAY = 1.5
"""A desert tile hardly ever moves the value of each own leg betting tile, of the own race betting
cards, and of all together, by more pounds."""

FEW_DICE = 2
MOST_TRIALS = 6
"""With so few dice left a trial is quick: then that many spaces are tried out in any case."""

MANY_DICE = 5
FEW_TRIALS = 2
"""With more dice, which only modules bring, a trial takes long: then at most so many spaces."""

SPARE = 0.25
"""Tiles that fall short of the best action by less are tried out too."""


def desert_tiles(
    table: Judgement, legal: Sequence[Action], best: float, trials: int, slack: float
) -> Thinking[dict[Action, Appraisal]]:
    """Value all legal desert tiles; those that may be better than `best` pounds exactly.

    The others are worth the units that stop there without a tile.
    """
    view = table.view
    actions = [action for action in legal if isinstance(action, PlaceDesertTile)]
    if not actions:
        return {}
    free = yield from _without_own_tile(view)
    given_up = _given_up(table)
    needed = best - SPARE - slack - _sway(view) + given_up
    if dice_left(view) <= FEW_DICE:
        trials, needed = MOST_TRIALS, 0.0
    elif dice_left(view) > MANY_DICE:
        trials = min(trials, FEW_TRIALS)
    spaces = sorted({a.space for a in actions}, key=lambda s: (-income(view.rules, free, s), s))
    tried = {s for s in spaces[:trials] if income(view.rules, free, s) > max(needed, 0.0)}
    found: dict[Action, Appraisal] = {}
    for action in actions:
        if action.space in tried:
            found[action] = yield from desert_tile(table, action)
        else:
            found[action] = _glance(table, action, free, given_up)
    return found


def desert_tile(table: Judgement, action: PlaceDesertTile) -> Thinking[Appraisal]:
    """Try a desert tile out exactly: what it earns, what it does to the seat's and all holdings.

    The table must be one of `judge`; the action need not be among its appraisals.
    """
    view = table.view
    odds = yield from _odds_with(view, action)
    tiles = tiles_with(view, action)
    after = yield from table.prospects_after(view, odds, tiles, own_space=action.space)
    own = after.pounds(view.seat) - table.prospects.pounds(view.seat)
    others = [seat for seat in range(len(view.players)) if seat != view.seat]
    rivals = sum(after.pounds(s) - table.prospects.pounds(s) for s in others) / len(others)
    win = after.win()
    earned = income(view.rules, odds.leg, action.space) - _given_up(table)
    helped = own - earned
    reason = _reason(action, odds.leg.landings[action.space], earned, helped, rivals)
    return Appraisal(action, own, win, (win - table.win) / table.pound, reason, rivals)


def earnings(table: Judgement, action: PlaceDesertTile) -> Thinking[float]:
    """Return the part of a tried tile's pounds that those who stop there bring (R38).

    What the own tile would still bring where it lies now is given up (R35).
    """
    odds = yield from _odds_with(table.view, action)
    return income(table.view.rules, odds.leg, action.space) - _given_up(table)


def tiles_with(view: State, action: PlaceDesertTile) -> dict[int, Side]:
    """Return the desert tiles by space as they lie after this action (R35)."""
    tiles = _other_tiles(view)
    tiles[action.space] = action.side
    return tiles


def _odds_with(view: State, action: PlaceDesertTile) -> Thinking[RaceOdds]:
    cards_lie = any(view.decks.values())
    odds = yield from odds_of(view, tiles_with(view, action), whole_race=cards_lie)
    return odds


def _glance(table: Judgement, action: PlaceDesertTile, free: LegOdds, given_up: float) -> Appraisal:
    pounds = income(table.view.rules, free, action.space) - given_up
    reason = _reason(action, free.landings[action.space], pounds, 0.0, 0.0)
    win = min(max(table.win + pounds * table.pound, 0.0), 1.0)
    return Appraisal(action, pounds, win, pounds, reason, exact=False)


def _reason(
    action: PlaceDesertTile, units: float, earned: float, helped: float, rivals: float
) -> Reason:
    """The largest part of what it is good for."""
    values = {"space": action.space, "units": round(units, 1), "side": action.side}
    if helped > max(earned, -rivals):
        return Reason("bot.reason.desert_tile_helps", values)
    if -rivals > earned:
        return Reason("bot.reason.desert_tile_hinders", values)
    return Reason("bot.reason.desert_tile", values)


def _other_tiles(view: State) -> dict[int, Side]:
    tiles = tiles_of(view)
    own = view.desert_tile_of(view.seat)
    if own is not None:
        del tiles[own.space]
    return tiles


def _without_own_tile(view: State) -> Thinking[LegOdds]:
    """R35: the own tile is lifted first."""
    own = view.desert_tile_of(view.seat)
    tiles = _other_tiles(view)
    odds = yield from odds_of(view, tiles, whole_race=own is None)
    return odds.leg


def _given_up(table: Judgement) -> float:
    """What the own tile would still bring where it lies."""
    own = table.view.desert_tile_of(table.view.seat)
    return income(table.view.rules, table.odds.leg, own.space) if own else 0.0


def _sway(view: State) -> float:
    player = view.players[view.seat]
    placed = any(card.seat == view.seat for deck in view.decks.values() for card in deck)
    return min(MOST_SWAY, SWAY_PER_TILE * len(player.leg_tiles) + SWAY_OF_CARDS * placed)
