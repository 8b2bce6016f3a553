"""What each legal action is worth (R16-R19, R38, R47, R48, R56), in pounds and in won games.

The one place that judges: bots, coach, hints and the review of a race all ask here. Leg betting
tiles and race betting cards are exact for the seat, but for what rivals have hidden (see belief);
desert tiles are exact where they are tried out. What others may do in between is left out.
"""

from collections.abc import Sequence

from camelup_desktop.ai.camelup import tables
from camelup_desktop.ai.camelup.belief import Chances, believe
from camelup_desktop.ai.camelup.history import Placement
from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.odds_memory import odds_of
from camelup_desktop.ai.camelup.prospects import (
    INDEX,
    Prospects,
    leg_tile_pounds,
    race_card_pounds,
)
from camelup_desktop.ai.camelup.scarcity import demand
from camelup_desktop.ai.camelup.spots import desert_tiles
from camelup_desktop.ai.decision import Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import CAMELS, Stage, State
from camelup_desktop.engine.camelup.actions import (
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action

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
    if view.stage is not Stage.ACTION:
        raise ValueError("there is nothing to judge before the race has begun")
    odds = yield from odds_of(view)
    leaf = None
    if any(view.decks.values()) and len(view.track) == tables.SPACES + 1:
        leaf = yield from tables.leaf_odds()
    now = Chances(tuple(odds.wins[c] for c in CAMELS), tuple(odds.loses[c] for c in CAMELS))
    decks = believe(view, now, placed, leaf)
    prospects = Prospects(view, odds, decks)
    yield
    win = prospects.win()
    pound = max(prospects.win(lambda _: 1.0) - win, LEAST_POUND)
    wanted = demand(view, odds.leg)
    table = Judgement(view, odds, decks, wanted, prospects, win, pound, ())
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
    best = max((appraisal.pounds for appraisal in found.values()), default=0.0)
    found |= yield from desert_tiles(table, legal, best, trials, slack)
    appraisals = tuple(found[action] for action in legal)
    return Judgement(view, odds, decks, wanted, prospects, win, pound, appraisals)


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
