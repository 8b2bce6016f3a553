"""R79-R86: where the camera will see most camels."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.leg_odds import LegOdds
from camelup_desktop.ai.camelup.odds_memory import photo_of, tiles_of
from camelup_desktop.ai.camelup.prospects import dice_left
from camelup_desktop.ai.camelup.supercup.insight import Insight
from camelup_desktop.ai.camelup.tempers import Temper
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Camel, Side, State
from camelup_desktop.engine.camelup.supercup.long_track import support_dice
from camelup_desktop.engine.camelup.supercup.photographer import (
    KEY,
    PhotographerRules,
    PointCamera,
    camera,
)
from camelup_desktop.engine.table import Action, Seat

FEW_DICE = 4
MOST_TRIALS = 6
"""With so few dice left a trial is quick: then that many spaces are tried out in any case."""

FAR = 4
"""A desert tile further away hardly changes who stops before the camera: that is left out."""

FIRST_VISITS = 0.8
"""So much of all camels that stop on a space belongs, as a rule, to the first unit that does."""


class PhotographerInsight(Insight):
    """Pictures are paid by the camel, once: best is a place where a tall stack stops first."""

    liked: Mapping[Temper, tuple[type[Action], ...]] = {Temper.PHOTOGRAPHER: (PointCamera,)}

    def income(
        self, view: State, tiles: Mapping[int, Side], support: frozenset[Camel]
    ) -> Thinking[Mapping[Seat, float]]:
        """R83: what the camera that points at a space will still bring its owner."""
        now = camera(view)
        if now is None:
            return {}
        before = tiles_of(view)
        changed = {space for space, _ in before.items() ^ tiles.items()}
        if all(abs(space - now.space) > FAR for space in changed):
            tiles = before
        camels = yield from photo_of(view, now.space, tiles, support)
        return {now.seat: camels * _pounds_per_camel(view)}

    def appraise(
        self, table: Judgement, legal: Sequence[Action], trials: int
    ) -> Thinking[Mapping[Action, Appraisal]]:
        """R79, R80: the likeliest spaces exactly, the others by how many camels stop there."""
        view = table.view
        spaces = [action.space for action in legal if isinstance(action, PointCamera)]
        if not spaces:
            return {}
        tiles, support = tiles_of(view), support_dice(view).pyramid
        given_up = table.income.get(view.seat, 0.0)
        per_camel = _pounds_per_camel(view)
        most = {space: per_camel * _visits(table.odds.leg, tiles, space) for space in spaces}
        quick = dice_left(view) <= FEW_DICE
        exact: dict[int, float] = {}
        for space in sorted(spaces, key=lambda space: -most[space])[
            : MOST_TRIALS if quick else trials
        ]:
            if not quick and most[space] <= max((*exact.values(), given_up)):
                break
            camels = yield from photo_of(view, space, tiles, support)
            exact[space] = camels * per_camel
        best = max(exact.values(), default=0.0)
        found: dict[Action, Appraisal] = {}
        for space in spaces:
            pounds = exact.get(space, min(FIRST_VISITS * most[space], best))
            found[PointCamera(space)] = _aim(table, space, pounds, given_up, space in exact)
        return found

    def ideas(self, view: State, rng: random.Random) -> Iterable[tuple[float, Decision]]:
        """A little ahead of the tallest stack."""
        if camera(view) is not None or len(view.dice) < 2:
            return
        tallest = max(range(len(view.track)), key=lambda at: (len(view.track[at]), at)) + 1
        space = tallest + rng.randint(1, 3)
        reason = Reason("bot.reason.camera_ahead", {"space": space})
        yield 0.25, Decision(PointCamera(space), reason)


def _aim(table: Judgement, space: int, pounds: float, given_up: float, exact: bool) -> Appraisal:
    values = {"space": space, "pounds": round(pounds, 1)}
    reason = Reason("bot.reason.camera", values)
    gain = pounds - given_up
    found = table.appraise(PointCamera(space), lambda _: gain, reason)
    return Appraisal(found.action, found.pounds, found.win, found.worth, reason, exact=exact)


def _visits(leg: LegOdds, tiles: Mapping[int, Side], space: int) -> float:
    """The camels whose move ends here, those included that a tile sends here (R85)."""
    total = leg.landing_camels[space]
    if tiles.get(space - 1) is Side.OASIS:
        total += leg.landing_camels[space - 1]
    if tiles.get(space + 1) is Side.MIRAGE:
        total += leg.landing_camels[space + 1]
    return total


def _pounds_per_camel(view: State) -> int:
    return cast(PhotographerRules, view.rules.extras[KEY]).pounds_per_camel


INSIGHT = PhotographerInsight()
