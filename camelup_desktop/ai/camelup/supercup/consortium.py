"""R94-R101: whose tiles are worth copying, and what it is worth to be copied in turn."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import exp
from operator import mul

from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.leg_claims import (
    COPIED,
    PYRAMID_TILE,
    LegClaims,
    Row,
    by_outcome,
)
from camelup_desktop.ai.camelup.leg_odds import LegOdds
from camelup_desktop.ai.camelup.prospects import dice_left
from camelup_desktop.ai.camelup.supercup.insight import Insight
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Stage, State, ranking
from camelup_desktop.engine.camelup.supercup.consortium import (
    CopyLegTile,
    CopyNothing,
    CopyPyramidTile,
    FormConsortium,
    consortia,
)
from camelup_desktop.engine.table import Action, Seat

CHOICE = "consortiumChoice"

SLICE = 8
"""So many orders are looked at between two pauses: some hundred microseconds of work."""

GROWTH = (0.0, 0.6, 0.9, 1.3, 1.6, 2.1, 2.3)
"""What the best tile of a seat without any is worth on average at the end of the leg, by the number
of dice still to fall. Counted in races of careful bettors."""

SATED = 1.4
"""In pounds. The better the best tile is now, the less it grows: by exp(-pounds / SATED)."""


class ConsortiumInsight(Insight):
    """The best tile of the partner comes for nothing, but the partner gets one too."""

    def settled(self, view: State) -> State:
        """R99: it is taken that everybody copies what is best, also by hand."""
        choices = view.rules.choices
        if choices[CHOICE] == "auto":
            return view
        return replace(view, rules=replace(view.rules, choices={**choices, CHOICE: "auto"}))

    def appraise(
        self, table: Judgement, legal: Sequence[Action], trials: int
    ) -> Thinking[Mapping[Action, Appraisal]]:
        """R95, R96: exact for what lies there; what partners will still take is a rule of thumb."""
        if table.view.stage is Stage.LEG_SCORING:
            return _copies(table, legal)
        partners = [action.partner for action in legal if isinstance(action, FormConsortium)]
        if not partners:
            return {}
        best = yield from best_tiles(table.leg_claims, table.odds.leg, len(table.view.players))
        return {FormConsortium(seat): _with_partner(table, seat, best) for seat in partners}

    def ideas(self, view: State, rng: random.Random) -> Iterable[tuple[float, Decision]]:
        """With whoever has most tiles; when the leg is scored, what looks best."""
        if view.stage is Stage.LEG_SCORING:
            yield from _first_sight(view)
            return
        others = [seat for seat in range(len(view.players)) if seat != view.seat]
        free = [seat for seat in others if consortia(view).partners[seat] is None]
        tiles = {
            seat: len(view.players[seat].leg_tiles) + view.players[seat].pyramid_tiles
            for seat in free
        }
        if any(tiles.values()):
            partner = max(free, key=lambda seat: (tiles[seat], rng.random()))
            yield 0.2, Decision(FormConsortium(partner), Reason("bot.reason.partner"))


def best_tiles(
    claims: LegClaims, leg: LegOdds, seats: int
) -> Thinking[Mapping[tuple[int, int], Row]]:
    """R99: for each pair of camels in front, the best claim of each seat, if worth anything."""
    rows: dict[int, Row] = {}
    for order, _, _ in leg.orders:
        row = [0.0] * seats
        for seat, pounds, tile in claims.of(order):
            if tile != COPIED:
                row[seat] = max(row[seat], float(pounds))
        rows[order] = tuple(row)
        if len(rows) % SLICE == 0:
            yield
    return by_outcome(leg, rows)


def _with_partner(
    table: Judgement, partner: Seat, best: Mapping[tuple[int, int], Row]
) -> Appraisal:
    """R96: both copy; what both will have in the end grows with the dice that are left."""
    view, outcomes = table.view, table.prospects.outcomes
    dice = min(dice_left(view), len(GROWTH) - 1)
    chances = [outcome.probability for outcome in outcomes]

    def copied(seat: Seat) -> list[float]:
        """What a tile of this seat will bring, outcome by outcome."""
        now = [best[outcome.first, outcome.second][seat] for outcome in outcomes]
        grows = GROWTH[dice] * exp(-sum(map(mul, chances, now)) / SATED)
        return [pounds + grows for pounds in now]

    own, theirs = copied(partner), copied(view.seat)
    pounds = sum(map(mul, chances, own))
    given = sum(map(mul, chances, theirs))
    win = table.prospects.win_with({view.seat: own, partner: theirs})
    worth = (win - table.win) / table.pound
    reason = Reason("bot.reason.consortium", {"pounds": round(pounds, 1)})
    rivals = given / (len(view.players) - 1)
    return Appraisal(FormConsortium(partner), pounds, win, worth, reason, rivals)


def _copies(table: Judgement, legal: Sequence[Action]) -> dict[Action, Appraisal]:
    """R96, by hand: now the order of the camels is known."""
    view = table.view
    partner = consortia(view).partners[view.seat]
    ((order, _, _),) = table.odds.leg.orders
    theirs = {tile: pounds for seat, pounds, tile in table.leg_claims.of(order) if seat == partner}
    found: dict[Action, Appraisal] = {}
    for action in legal:
        match action:
            case CopyLegTile(leg_tile):
                pounds = theirs[leg_tile]
            case CopyPyramidTile():
                pounds = theirs[PYRAMID_TILE]
            case CopyNothing():
                pounds = 0
            case _:
                continue
        gain = float(pounds)
        reason = Reason("bot.reason.copies", {"pounds": pounds})
        if isinstance(action, CopyNothing):
            reason = Reason("bot.reason.copies_nothing")
        found[action] = _copy(table, action, gain, reason)
    return found


def _copy(table: Judgement, action: Action, gain: float, reason: Reason) -> Appraisal:
    return table.appraise(action, lambda _: gain, reason)


def _first_sight(view: State) -> Iterable[tuple[float, Decision]]:
    """R96: a tile of the camel in front, else a pyramid tile, else nothing."""
    seat = view.turn
    assert isinstance(seat, int)
    partner = consortia(view).partners[seat]
    assert partner is not None
    first = ranking(view.track)[0]
    reason = Reason("bot.reason.partner")
    for number, tile in enumerate(view.players[partner].leg_tiles):
        if tile.camel is first:
            yield 8.0, Decision(CopyLegTile(number), reason)
    yield 2.0, Decision(CopyPyramidTile(), reason)
    yield 0.1, Decision(CopyNothing(), Reason("bot.reason.copies_nothing"))


INSIGHT = ConsortiumInsight()
