"""A decision looked at again: what was done, and what else could have been done.

Judged by what the seat could know when it decided: its own cards, and what was public.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from camelup_desktop.ai.camelup.appraisal import judge
from camelup_desktop.ai.camelup.history import Placement
from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.spots import desert_tile
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Stage, State
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.table import Action, Match, Seat

DECIDING = (Stage.ACTION, Stage.FREE_ACTION, Stage.LEG_SCORING)
"""When a seat decides something that can be judged; before, the race is being set up."""

UNKNOWN = "bot.reason.whim"
"""The reason of an appraisal that knows nothing of the action. Of that nothing is said."""

SAME = 0.05
"""Pounds by which two actions may differ and are still as good as equal."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The decision at action number `step` of the record.

    `value` is what was done and `best` what would have done most for winning; they are the same
    object if nothing was better, and both None where the value of what was done is not known.
    `edge` is by how much probability of winning `best` beats everything else that was judged.
    `whole` says whether all there was to choose from was judged, and there was a choice at all.
    """

    step: int
    leg: int
    seat: Seat
    action: Action
    value: Appraisal | None = None
    best: Appraisal | None = None
    edge: float = 0.0
    whole: bool = False

    @property
    def judged(self) -> bool:
        """Whether anything can be said about it."""
        return self.value is not None and self.best is not None

    @property
    def missed(self) -> float:
        """How much more the best action did for winning, in pounds of a safe gain; 0 at least."""
        return self.best.worth - self.value.worth if self.value and self.best else 0.0

    @property
    def missed_win(self) -> float:
        """The same in probability of winning; 0 at least."""
        return max(0.0, self.best.win - self.value.win) if self.value and self.best else 0.0

    @property
    def missed_pounds(self) -> float:
        """What the best action brings more on average; below 0 if it wins by fewer pounds."""
        return self.best.pounds - self.value.pounds if self.value and self.best else 0.0

    @property
    def unbeaten(self) -> bool:
        """Whether it was the best there was, or as good as that."""
        return self.judged and self.missed <= SAME


def choice_at(match: Match[State], step: int, placed: Sequence[Placement]) -> Thinking[Choice]:
    """Judge the action number `step` of a match; `placed` are the race cards placed before it."""
    state = match.state_after(step)
    seat, action = match.actions[step]
    assert isinstance(seat, int)
    plain = Choice(step, state.leg, seat, action)
    if state.stage not in DECIDING:
        return plain
    legal = match.game.legal_actions(state)
    table = yield from judge(match.game.view(state, seat), legal, placed)
    ranked = yield from _tried_out(table, action)
    value = next((one for one in ranked if one.action == action), None)
    if value is None:
        return plain
    best = value if ranked[0].worth <= value.worth else ranked[0]
    others = [one.win for one in ranked if one is not best]
    edge = max(0.0, best.win - max(others)) if others else 0.0
    whole = len(ranked) == len(legal) > 1
    return Choice(step, state.leg, seat, action, value, best, edge, whole)


def _tried_out(table: Judgement, action: Action) -> Thinking[list[Appraisal]]:
    """Rank all that is known; the first of them, and what was done, are more than a guess."""
    found = {one.action: one for one in table.appraisals if one.exact or _is_known(one)}
    while True:
        ranked = sorted(found.values(), key=lambda one: -one.worth)
        guessed = {
            one.action: one.action
            for one in (*ranked[:1], *(one for one in ranked if one.action == action))
            if not one.exact and isinstance(one.action, PlaceDesertTile)
        }
        if not guessed:
            return ranked
        for tile in guessed.values():
            found[tile] = yield from desert_tile(table, tile)


def _is_known(appraisal: Appraisal) -> bool:
    return appraisal.reason.key != UNKNOWN
