"""R62-R78: the free action: a pyramid tile given back for a support die that helps."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.odds_memory import odds_of
from camelup_desktop.ai.camelup.prospects import dice_left
from camelup_desktop.ai.camelup.supercup.insight import Insight
from camelup_desktop.ai.camelup.tempers import Temper
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Camel, RaceBet, Stage, State
from camelup_desktop.engine.camelup.supercup.long_track import (
    DeclineFreeAction,
    ReturnPyramidTile,
    support_dice,
)
from camelup_desktop.engine.table import Action

FEW_DICE = 4
"""With so few dice in the pyramid every support die is tried out."""


class LongTrackInsight(Insight):
    """A support die costs a pound; it pays if it moves the camels on whom one has bet."""

    subtle = (ReturnPyramidTile,)
    liked: Mapping[Temper, tuple[type[Action], ...]] = {
        Temper.SABOTEUR: (ReturnPyramidTile,),
        Temper.CAUTIOUS: (DeclineFreeAction,),
    }

    def appraise(
        self, table: Judgement, legal: Sequence[Action], trials: int
    ) -> Thinking[Mapping[Action, Appraisal]]:
        """R73: without a bet of one's own no support die is worth its pound."""
        found: dict[Action, Appraisal] = {}
        if DeclineFreeAction() not in legal:
            return found
        keeps = Reason("bot.reason.keeps_tile")
        found[DeclineFreeAction()] = Appraisal(DeclineFreeAction(), 0.0, table.win, 0.0, keeps)
        view = table.view
        dice = [action.camel for action in legal if isinstance(action, ReturnPyramidTile)]
        concern = _concern(view)
        if dice_left(view) < FEW_DICE:
            trials = len(dice)
        tried = sorted(dice, key=lambda camel: -concern.get(camel, 0.0))[:trials]
        for camel in dice:
            action = ReturnPyramidTile(camel)
            if concern and camel in tried:
                found[action] = yield from _add_die(table, action)
            else:
                found[action] = _glance(table, action)
        return found

    def ideas(self, view: State, rng: random.Random) -> Iterable[tuple[float, Decision]]:
        """To push the camel on whom one has bet most, rarely."""
        if view.stage is not Stage.FREE_ACTION:
            return
        yield 0.8, Decision(DeclineFreeAction(), Reason("bot.reason.keeps_tile"))
        held = [tile.camel for tile in view.players[view.seat].leg_tiles]
        if held:
            camel = rng.choice(held)
            reason = Reason("bot.reason.support_die", {"camel": camel})
            yield 0.2, Decision(ReturnPyramidTile(camel), reason)


def _concern(view: State) -> dict[Camel, float]:
    """How much the seat cares where each camel ends; nothing at all if it has not bet."""
    player = view.players[view.seat]
    concern: dict[Camel, float] = {}
    for tile in player.leg_tiles:
        concern[tile.camel] = concern.get(tile.camel, 0.0) + tile.value
    for bet in RaceBet:
        for card in view.decks[bet]:
            if card.seat == view.seat and card.camel is not None:
                concern[card.camel] = concern.get(card.camel, 0.0) + 1.0
    return concern


def _add_die(table: Judgement, action: ReturnPyramidTile) -> Thinking[Appraisal]:
    """R73, R78: the tile is gone, everybody has a chance to take it, and the odds are others."""
    view, seat = table.view, table.view.seat
    player = view.players[seat]
    after = view.with_player(seat, replace(player, pyramid_tiles=player.pyramid_tiles - 1))
    support = support_dice(view).pyramid | {action.camel}
    cards_lie = any(view.decks.values())
    odds = yield from odds_of(view, support=support, whole_race=cards_lie)
    prospects = yield from table.prospects_after(after, odds, support=support)
    others = [other for other in range(len(view.players)) if other != seat]
    share = view.rules.pyramid_tile_pounds / len(view.players)
    own = prospects.pounds(seat) - table.prospects.pounds(seat) + share
    gained = [prospects.pounds(other) - table.prospects.pounds(other) for other in others]
    rivals = sum(gained) / len(others) + share
    win = prospects.win()
    key = "bot.reason.support_die_hinders" if -rivals > own else "bot.reason.support_die"
    reason = Reason(key, {"camel": action.camel})
    return Appraisal(action, own, win, (win - table.win) / table.pound, reason, rivals)


def _glance(table: Judgement, action: ReturnPyramidTile) -> Appraisal:
    rules = table.view.rules
    pounds = rules.pyramid_tile_pounds * (1 / len(table.view.players) - 1)
    win = max(table.win + pounds * table.pound, 0.0)
    reason = Reason("bot.reason.support_die", {"camel": action.camel})
    return Appraisal(action, pounds, win, pounds, reason, exact=False)


INSIGHT = LongTrackInsight()
