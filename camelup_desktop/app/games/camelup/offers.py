"""What a person may choose now: the legal actions, and for modules what can be picked next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from camelup_desktop.app.games.camelup.deeds import ModuleDeed, Option, Picks
from camelup_desktop.app.games.camelup.reasons import reason
from camelup_desktop.app.games.camelup.selection import (
    DEEDS,
    AnyDeed,
    Deed,
    Selection,
    to_be_stacked,
)
from camelup_desktop.app.games.camelup.supercup import in_play
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Camel, Side, Stage, State, actions
from camelup_desktop.engine.table import Action, Match, Seat


@dataclass(frozen=True, slots=True)
class OpenOption:
    """An option and why it may not be picked; an empty reason: it may."""

    option: Option
    reason: str = ""


class Offers:
    """The choices that a match gives one seat until it has acted."""

    def __init__(self, match: Match[Any], seat: Seat, words: Words) -> None:
        self._match, self._seat, self._words = match, seat, words
        self.state: State = match.state
        self.legal: tuple[Action, ...] = tuple(match.game.legal_actions(match.state))
        """Every legal action."""
        self._wanted: tuple[Action, ...] = tuple(match.game.candidate_actions(match.state))
        rules, screens = self.state.rules, in_play(self.state.extras)
        self._added = tuple(deed for screen in screens for deed in screen.deeds(rules))
        self._options: dict[tuple[ModuleDeed, Picks], list[OpenOption]] = {}

    def refused(self, action: Action) -> str:
        """Why an action is not legal; empty when it is."""
        objection = self._match.game.objection(self.state, action)
        return reason(self._words, self.state, action, objection) if objection is not None else ""

    # kinds of action

    @property
    def pressing(self) -> ModuleDeed | None:
        """The deed that is all that can be done now; None while a turn has its usual actions."""
        stage = self.state.stage
        if stage is Stage.ACTION:
            return None
        return next((deed for deed in self._added if deed.stage is stage), None)

    @property
    def deeds(self) -> tuple[AnyDeed, ...]:
        """What can be chosen from now: the four actions and what modules add, or what presses."""
        if self.pressing is not None:
            return (self.pressing,)
        return (*DEEDS, *(deed for deed in self._added if deed.stage is Stage.ACTION))

    def deed_of_key(self, digit: int) -> AnyDeed | None:
        """The deed that a digit chooses, also one that is not on offer now."""
        every: tuple[AnyDeed, ...] = (*DEEDS, *self._added)
        return next((deed for deed in every if deed.digit == digit), None)

    def why_not(self, deed: AnyDeed) -> str:
        """Why a kind of action cannot be chosen at all now; empty when it can."""
        t, state = self._words.t, self.state
        if isinstance(deed, ModuleDeed):
            return self._why_not_added(deed)
        if self.pressing is not None:
            return t("objection.not_now")
        if deed is Deed.RACE_BET and not state.players[self._seat].hand:
            return t("objection.no_card_left", seat=self._words.seat(self._seat))
        if deed is Deed.DESERT_TILE and not self.tile_spaces():
            return t("objection.no_space_left")
        if deed is Deed.LEG_TILE and not any(state.piles.values()):
            return t("objection.no_tile_left_at_all")
        return ""

    def _why_not_added(self, deed: ModuleDeed) -> str:
        if any(isinstance(action, deed.kinds) for action in self.legal):
            return ""
        if deed.stage is self.state.stage and (said := deed.excuse(self._words, self.state)):
            return said
        wanted = (action for action in self._wanted if isinstance(action, deed.kinds))
        first = next(wanted, None)
        return self.refused(first) if first is not None else deed.too_early(self._words)

    # the four actions

    def tile_spaces(self) -> tuple[int, ...]:
        """Where the desert tile may go with either side up."""
        placings = (one for one in self.legal if isinstance(one, actions.PlaceDesertTile))
        return tuple(sorted({action.space for action in placings}))

    def camels(self, kind: type[Action]) -> tuple[Camel, ...]:
        """The camels of the legal actions of a kind."""
        found = (action for action in self.legal if isinstance(action, kind))
        return tuple({action.camel: None for action in found})  # type: ignore[attr-defined]

    def spaces_for(self, selection: Selection) -> tuple[int, ...]:
        """Where the desert tile may go with either side up, or what a module puts on a space."""
        deed = selection.deed
        if not isinstance(deed, ModuleDeed):
            return self.tile_spaces()
        options = self.options(deed, selection.before)
        return tuple(cast(int, one.option.pick) for one in options if not one.reason)

    def camels_for(self, selection: Selection) -> tuple[Camel, ...]:
        """The camels that may be picked next: a pile's, a card's, or one of a starting stack."""
        if self.state.stage is Stage.STARTING_STACKS:
            return tuple(c for c in to_be_stacked(self.state) if c not in selection.order)
        if selection.deed is Deed.RACE_BET:
            return self.camels(actions.PlaceRaceBettingCard)
        return self.camels(actions.TakeLegBettingTile)

    def side_for(self, space: int, side: Side) -> Side:
        """The side picked, or the other one where only that is allowed (R36 as a house rule)."""
        other = Side.MIRAGE if side is Side.OASIS else Side.OASIS
        one, two = (actions.PlaceDesertTile(space, up) for up in (side, other))
        return other if one not in self.legal and two in self.legal else side

    # what modules add

    def options(self, deed: ModuleDeed, picks: Picks) -> Sequence[OpenOption]:
        """What can be picked for a deed after `picks`, with reasons for what cannot."""
        if (deed, picks) not in self._options:
            self._options[deed, picks] = [
                OpenOption(option, self._option_refused(deed, (*picks, option.pick)))
                for option in deed.options(self.state, picks)
            ]
        return self._options[deed, picks]

    def action(self, selection: Selection) -> Action | None:
        """The action that a selection amounts to, legal or not; None while something is missing."""
        deed, picks = selection.deed, selection.picks
        if not isinstance(deed, ModuleDeed):
            return selection.action
        if len(picks) != deed.depth:
            return None
        wanted = (one for one in self._wanted if isinstance(one, deed.kinds))
        return next((one for one in wanted if deed.picks_of(one) == picks), None)

    def suggestion(self, deed: ModuleDeed) -> Picks:
        """What is picked already when a deed is chosen."""
        legal = [action for action in self.legal if isinstance(action, deed.kinds)]
        action = deed.suggested(self.state, legal)
        return deed.picks_of(action) if action is not None else ()

    def label(self, deed: ModuleDeed, option: Option) -> tuple[str, str]:
        """What the card of an option says: a name, and a second line or nothing."""
        words, state = self._words, self.state
        return deed.label(words, state, option), deed.note(words, state, option)

    def _option_refused(self, deed: ModuleDeed, picks: Picks) -> str:
        """Empty if some legal action begins with these picks."""
        size = len(picks)
        for action in self.legal:
            if isinstance(action, deed.kinds) and deed.picks_of(action)[:size] == picks:
                return ""
        for action in self._wanted:
            if isinstance(action, deed.kinds) and deed.picks_of(action)[:size] == picks:
                return self.refused(action)
        return self._words.t("objection.not_now")
