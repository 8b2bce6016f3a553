"""R73-R75: after the action, a support die into the pyramid for a pyramid tile, or not."""

from __future__ import annotations

from collections.abc import Sequence

from camelup_desktop.app.games.camelup.deeds import ModuleDeed, Option, Picks
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import CAMELS, Camel, Stage, State
from camelup_desktop.engine.camelup.supercup.long_track import DeclineFreeAction, ReturnPyramidTile
from camelup_desktop.engine.table import Action

NO = "no"
"""The pick of who does without."""


class FreeAction(ModuleDeed):
    """R73: a camel's support die, or none, which is picked already."""

    word, digit, picture = "free", 8, "icon_free_action"
    kinds = (ReturnPyramidTile, DeclineFreeAction)
    stage = Stage.FREE_ACTION

    def options(self, view: State, picks: Picks) -> Sequence[Option]:
        """R74: all five dice, those that may not go with a reason; and none."""
        dice = [
            Option(camel, key=key, camel=camel, picture=f"support_{camel.value}_1")
            for key, camel in enumerate(CAMELS, 1)
        ]
        return [*dice, Option(NO, key=0, picture="icon_cross")]

    def picks_of(self, action: Action) -> Picks:
        """The camel."""
        return (action.camel,) if isinstance(action, ReturnPyramidTile) else (NO,)

    def suggested(self, view: State, legal: Sequence[Action]) -> Action | None:
        """None: Enter ends the turn."""
        return DeclineFreeAction()

    def too_early(self, words: Words) -> str:
        """R73: it comes last."""
        return words.t("objection.free_action_comes_last")

    def label(self, words: Words, view: State, option: Option) -> str:
        """The camel, or that there is no more to do."""
        if isinstance(option.pick, Camel):
            return words.camel(option.pick)
        return words.t("race.pick.free.no")


FREE = FreeAction()
