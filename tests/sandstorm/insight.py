"""What opponents know of the module, what would be `ai/camelup/supercup/sandstorm.py`."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence

from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.supercup.insight import Insight
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.table import Action
from tests.sandstorm.rules import CallSandstorm

WIND = CallSandstorm()


class SandstormInsight(Insight):
    """A pound for each tile."""

    def appraise(
        self, table: Judgement, legal: Sequence[Action], trials: int
    ) -> Thinking[Mapping[Action, Appraisal]]:
        yield from ()
        if WIND not in legal:
            return {}
        pounds = float(len(table.view.desert_tiles))
        reason = Reason("bot.reason.wind", {"pounds": pounds})
        return {WIND: table.appraise(WIND, lambda _: pounds, reason)}

    def ideas(self, view: State, rng: random.Random) -> Iterable[tuple[float, Decision]]:
        if view.desert_tiles:
            yield 0.3 * len(view.desert_tiles), Decision(WIND, Reason("bot.reason.wind"))


INSIGHT = SandstormInsight()
