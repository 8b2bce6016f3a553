"""R87-R93: which camel comes in on an exact place, and which leg betting tile is better covered."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from camelup_desktop.ai.camelup import boards
from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.leg_claims import by_outcome
from camelup_desktop.ai.camelup.prospects import INDEX, leg_tile_pounds
from camelup_desktop.ai.camelup.race_odds import Outcome
from camelup_desktop.ai.camelup.supercup.insight import Insight
from camelup_desktop.ai.camelup.tempers import Temper
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import CAMELS, LegTile, State, ranking
from camelup_desktop.engine.camelup.supercup.position_bets import (
    KEY,
    AttachPositionTile,
    PositionBetRules,
    TakeBottomLegBettingTile,
    position_tiles,
)
from camelup_desktop.engine.table import Action

SLICE = 8
"""So many pairs of tiles are valued between two pauses: some 300 microseconds of work."""

LATE = 2
"""With so few dice left a tourist trusts the order in which the camels stand."""

Places = Mapping[tuple[int, int], tuple[float, ...]]
"""First and second camel to the chance of each camel, in the order of CAMELS, for each place."""


class PositionBetsInsight(Insight):
    """A pair of tiles pays if the place is right; to cover a good tile gives its chances up."""

    liked: Mapping[Temper, tuple[type[Action], ...]] = {
        Temper.GAMBLER: (TakeBottomLegBettingTile,),
        Temper.CAUTIOUS: (AttachPositionTile,),
    }

    def appraise(
        self, table: Judgement, legal: Sequence[Action], trials: int
    ) -> Thinking[Mapping[Action, Appraisal]]:
        """R88, R91: exact, from the orders in which the leg may end."""
        found: dict[Action, Appraisal] = {}
        held = table.view.players[table.view.seat].leg_tiles
        places: Places | None = None
        given_up: LegTile | None
        for action in legal:
            match action:
                case AttachPositionTile(place, leg_tile):
                    camel, given_up = held[leg_tile].camel, held[leg_tile]
                case TakeBottomLegBettingTile(place, camel):
                    given_up = None
                case _:
                    continue
            places = places or places_of(table)
            at = len(CAMELS) * (place - 1) + INDEX[camel]
            percent = round(100 * table.odds.leg.ranks[camel][place - 1])
            key = "bot.reason.place" if given_up is None else "bot.reason.place_covered"
            reason = Reason(key, {"camel": camel, "n": place, "percent": percent})
            found[action] = _pair(table, action, places, at, given_up, reason)
            if len(found) % SLICE == 0:
                yield
        return found

    def ideas(self, view: State, rng: random.Random) -> Iterable[tuple[float, Decision]]:
        """Near the end of a leg, that things stay as they are."""
        left = position_tiles(view).left
        if len(view.dice) > LATE or not left:
            return
        place = rng.choice(left)
        camel = ranking(view.track)[place - 1]
        reason = Reason("bot.reason.place_now", {"camel": camel, "n": place})
        yield 0.2, Decision(TakeBottomLegBettingTile(place, camel), reason)


def places_of(table: Judgement) -> Places:
    """Return how likely each camel is on each place, for each pair of camels in front."""
    leg = table.odds.leg
    rows = {}
    for order, _, _ in leg.orders:
        row = [0.0] * (boards.RANKS * len(CAMELS))
        for place, camel in enumerate(reversed(boards.orders()[order])):
            row[len(CAMELS) * place + camel] = 1.0
        rows[order] = tuple(row)
    return by_outcome(leg, rows)


def _pair(
    table: Judgement,
    action: Action,
    places: Places,
    at: int,
    given_up: LegTile | None,
    reason: Reason,
) -> Appraisal:
    rules = table.view.rules
    numbers = cast(PositionBetRules, rules.extras[KEY])
    right, wrong = numbers.right_pounds, numbers.wrong_pounds

    def gain(outcome: Outcome) -> float:
        pounds = wrong + (right - wrong) * places[outcome.first, outcome.second][at]
        if given_up is not None:
            index = INDEX[given_up.camel]
            pounds -= leg_tile_pounds(rules, index, given_up.value, outcome)
        return pounds

    return table.appraise(action, gain, reason)


INSIGHT = PositionBetsInsight()
