"""What each legal action is worth (R16-R19, R38, R47, R48, R56), in pounds and in won games.

The one place that judges: bots, coach, hints and the review of a race all ask here. What modules of
the Supercup add is asked of their insights (see supercup/). Leg betting
tiles and race betting cards are exact for the seat, but for what rivals have hidden (see belief);
desert tiles are exact where they are tried out. What others may do in between is left out.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from camelup_desktop.ai.camelup import tables
from camelup_desktop.ai.camelup.belief import Chances, believe
from camelup_desktop.ai.camelup.history import Placement
from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement, claims_of, income_of
from camelup_desktop.ai.camelup.odds_memory import odds_of, tiles_of
from camelup_desktop.ai.camelup.prospects import (
    INDEX,
    Prospects,
    leg_tile_pounds,
    race_card_pounds,
)
from camelup_desktop.ai.camelup.scarcity import demand
from camelup_desktop.ai.camelup.spots import desert_tiles
from camelup_desktop.ai.camelup.supercup import insights
from camelup_desktop.ai.decision import Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import CAMELS, Stage, State
from camelup_desktop.engine.camelup.actions import (
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.camelup.supercup.long_track import support_dice
from camelup_desktop.engine.table import Action, Seat

DECIDING = (Stage.ACTION, Stage.FREE_ACTION, Stage.LEG_SCORING)
"""When a seat decides something that can be judged."""

ROLL = 0.85
"""What the pound of a pyramid tile counts beside other pounds: it gives the next seat the news."""

LEAST_POUND = 1e-5
"""So much at least one pound is taken to raise the probability of winning."""


def judge(
    view: State,
    legal: Sequence[Action],
    placed: Sequence[Placement] = (),
    trials: int = 4,
    slack: float = 0.0,
) -> Thinking[Judgement]:
    """Value every legal action of the seat to act.

    `placed` is the public history of the race betting cards. On `trials` spaces at most a desert
    tile is tried out exactly, if it comes within `slack` pounds of being the best action.
    """
    if view.stage not in DECIDING:
        raise ValueError("there is nothing to judge before the race has begun")
    if view.stage is Stage.LEG_SCORING:
        view = replace(view, seat=cast(Seat, view.turn))
    odds = yield from odds_of(view)
    leaf = None
    if any(view.decks.values()) and len(view.track) == tables.SPACES + 1:
        leaf = yield from tables.leaf_odds()
    now = Chances(tuple(odds.wins[c] for c in CAMELS), tuple(odds.loses[c] for c in CAMELS))
    decks = believe(view, now, placed, leaf)
    known = insights(view)
    claims = claims_of(view, known)
    if claims is not None:
        yield from claims.reckon(odds.leg)
    more = yield from income_of(view, known, tiles_of(view), support_dice(view).pyramid)
    prospects = Prospects(view, odds, decks, claims=claims, besides=more)
    yield
    win = prospects.win()
    pound = max(prospects.win(lambda _: 1.0) - win, LEAST_POUND)
    wanted = demand(view, odds.leg)
    table = Judgement(view, odds, decks, wanted, prospects, win, pound, (), claims, more, known)
    found: dict[Action, Appraisal] = {}
    for action in legal:
        match action:
            case TakePyramidTile():
                found[action] = _pyramid_tile(table, action)
            case TakeLegBettingTile():
                found[action] = _leg_betting_tile(table, action)
            case PlaceRaceBettingCard():
                found[action] = _race_betting_card(table, action)
    yield
    for insight in known:
        found |= yield from insight.appraise(table, legal, trials)
    best = max((appraisal.pounds for appraisal in found.values()), default=0.0)
    found |= yield from desert_tiles(table, legal, best, trials, slack)
    appraisals = tuple(found.get(action) or _unknown(table, action) for action in legal)
    return replace(table, appraisals=appraisals)


def _unknown(table: Judgement, action: Action) -> Appraisal:
    """An action of a module that nobody here knows anything of."""
    return Appraisal(action, 0.0, table.win, 0.0, Reason("bot.reason.whim"), exact=False)


def _pyramid_tile(table: Judgement, action: TakePyramidTile) -> Appraisal:
    """R48."""
    pounds = float(table.view.rules.pyramid_tile_pounds)
    win = min(table.win + ROLL * pounds * table.pound, 1.0)
    return Appraisal(action, pounds, win, ROLL * pounds, Reason("bot.reason.roll"))


def _leg_betting_tile(table: Judgement, action: TakeLegBettingTile) -> Appraisal:
    """R47."""
    view, camel = table.view, action.camel
    rules, value, index = view.rules, view.piles[camel][0], INDEX[camel]
    percent = round(100 * table.odds.leg.ranks[camel][0])
    rivals = len(table.demand.takers[camel])

    draft = table.appraise(
        action, lambda o: leg_tile_pounds(rules, index, value, o), Reason("bot.reason.roll")
    )
    key = "bot.reason.leg_tile_wanted" if rivals else "bot.reason.leg_tile"
    values = {"camel": camel, "percent": percent, "pounds": round(draft.pounds, 1), "n": rivals}
    return Appraisal(action, draft.pounds, draft.win, draft.worth, Reason(key, values))


def _race_betting_card(table: Judgement, action: PlaceRaceBettingCard) -> Appraisal:
    """R56. The reason tells nothing of the camel, which is secret."""
    rules, index = table.view.rules, INDEX[action.camel]
    pays = table.decks[action.bet].pays[index]
    return table.appraise(
        action,
        lambda o: race_card_pounds(rules, index, action.bet, pays, o),
        Reason("bot.reason.race_bet"),
    )
