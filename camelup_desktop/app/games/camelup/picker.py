"""Clicks and keys become legal actions; what is not legal is answered with a reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from camelup_desktop.app.games.camelup.reasons import reason
from camelup_desktop.app.games.camelup.selection import (
    Deed,
    Selection,
    starting_order,
    to_be_stacked,
)
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Camel, RaceBet, Side, Stage, State, actions
from camelup_desktop.engine.table import Action, Match, Seat

NOTHING = Selection()


class Picker:
    """The choice of one person, from kind of action to confirmation (ux.md 2.0, confirm model).

    A picker sleeps until `begin`. Picking the same complete thing again confirms it; with `quick`
    the first pick does. `version` grows whenever something to be seen changes.
    """

    def __init__(self, words: Words, quick: Callable[[], bool] = lambda: False) -> None:
        self._words = words
        self._quick = quick
        self._match: Match[Any] | None = None
        self._answer: Action | None = None
        self.seat: Seat = 0
        self.selection = NOTHING
        self.refusal = ""
        """Why the last pick was refused; empty when it was not."""
        self.version = 0

    # course of a decision

    @property
    def awake(self) -> bool:
        """Whether a person is to choose now."""
        return self._match is not None

    def begin(self, match: Match[Any], seat: Seat) -> None:
        """It is the turn of the person on `seat`."""
        self._match, self.seat, self._answer = match, seat, None
        self._pick(NOTHING)

    def end(self) -> None:
        """Nobody is to choose any more."""
        self._match, self._answer = None, None
        self._pick(NOTHING)

    def take_answer(self) -> Action | None:
        """The confirmed action, once."""
        answer, self._answer = self._answer, None
        return answer

    # what may be seen of it

    @property
    def stacking(self) -> bool:
        """R10: whether starting stacks are to be ordered instead of an action chosen."""
        return self._match is not None and self._match.state.stage is Stage.STARTING_STACKS

    @property
    def action(self) -> Action | None:
        """The legal action that CONFIRM would take, shown as a ghost; None while one is missing."""
        action = self._complete()
        if action is None or self._match is None or self._objection(action) is not None:
            return None
        return action

    def legal_spaces(self) -> tuple[int, ...]:
        """Where the desert tile may go with either side up."""
        spaces = {
            action.space for action in self._legal() if isinstance(action, actions.PlaceDesertTile)
        }
        return tuple(sorted(spaces))

    def legal_camels(self) -> tuple[Camel, ...]:
        """The camels that may be picked next."""
        if self._match is None:
            return ()
        if self.stacking:
            return tuple(c for c in to_be_stacked(self._state) if c not in self.selection.order)
        kind: type[Action] = actions.TakeLegBettingTile
        if self.selection.deed is Deed.RACE_BET:
            kind = actions.PlaceRaceBettingCard
        found = {a.camel: None for a in self._legal() if isinstance(a, kind)}  # type: ignore[attr-defined]
        return tuple(found)

    def deed_reason(self, deed: Deed) -> str:
        """Why a kind of action cannot be chosen at all now; empty when it can."""
        if deed is Deed.RACE_BET and not self._state.players[self.seat].hand:
            return self._words.t("objection.no_card_left", seat=self._words.seat(self.seat))
        if deed is Deed.DESERT_TILE and not self.legal_spaces():
            return self._words.t("objection.no_space_left")
        if deed is Deed.LEG_TILE and not any(self._state.piles.values()):
            return self._words.t("objection.no_tile_left_at_all")
        return ""

    # picking

    def choose(self, deed: Deed) -> None:
        """Choose a kind of action; again, the roll is confirmed and the desert tile turned over."""
        if not self.awake or self.stacking:
            return
        if why := self.deed_reason(deed):
            self._refuse(why)
        elif deed is Deed.ROLL and self.selection.deed is Deed.ROLL:
            self.confirm()
        elif deed is Deed.DESERT_TILE and self.selection.deed is Deed.DESERT_TILE:
            self.flip()
        else:
            self._pick(Selection(deed, side=self.selection.side))

    def pick_camel(self, camel: Camel) -> None:
        """A camel's pile, its card in hand, or itself in a starting stack."""
        if not self.awake:
            return
        if self.stacking:
            self._stack(camel)
        elif self.selection.deed is Deed.RACE_BET:
            self._try(replace(self.selection, camel=camel, bet=None), camel)
        else:
            self._try(Selection(Deed.LEG_TILE, camel, side=self.selection.side))

    def pick_space(self, space: int) -> None:
        """A space for the desert tile."""
        if self.awake and not self.stacking:
            self._try(Selection(Deed.DESERT_TILE, space=space, side=self._side_for(space)))

    def pick_bet(self, bet: RaceBet) -> None:
        """A deck for the race betting card picked before."""
        if not self.awake or self.stacking:
            return
        if self.selection.deed is not Deed.RACE_BET or self.selection.camel is None:
            self._refuse(self._words.t("objection.no_race_card_now"))
        else:
            self._try(replace(self.selection, bet=bet))

    def pick_side(self, side: Side) -> None:
        """Which side of the desert tile is up."""
        if self.awake and not self.stacking and side is not self.selection.side:
            self._pick(replace(self.selection, side=side))
            self._warn()

    def flip(self) -> None:
        """Turn the desert tile over."""
        self.pick_side(Side.MIRAGE if self.selection.side is Side.OASIS else Side.OASIS)

    def walk(self, step: int) -> None:
        """On to the next legal space (+1) or back to the one before (-1)."""
        spaces = self.legal_spaces()
        if not spaces or self.selection.deed is not Deed.DESERT_TILE:
            return
        here = self.selection.space
        if here is None:
            space = spaces[0 if step > 0 else -1]
        elif step > 0:
            space = next((s for s in spaces if s > here), spaces[0])
        else:
            space = next((s for s in reversed(spaces) if s < here), spaces[-1])
        self._pick(replace(self.selection, space=space, side=self._side_for(space)))

    def confirm(self) -> None:
        """Take the action that is complete; say what is wrong with one that is not legal."""
        action = self._complete()
        if action is None or self._match is None:
            return
        if (objection := self._objection(action)) is not None:
            self._refuse(reason(self._words, self._state, action, objection))
        else:
            self._answer = action
            self.version += 1

    def back(self) -> bool:
        """Drop what was picked last; False if nothing was."""
        shorter = self.selection.shorter
        if shorter is None:
            return False
        self._pick(shorter)
        return True

    # inside

    @property
    def _state(self) -> State:
        assert self._match is not None
        state: State = self._match.state
        return state

    def _legal(self) -> tuple[Action, ...]:
        return self._match.game.legal_actions(self._match.state) if self._match else ()

    def _side_for(self, space: int) -> Side:
        """The side picked, or the other one where only that is allowed (R36 as a house rule)."""
        side = self.selection.side
        other = Side.MIRAGE if side is Side.OASIS else Side.OASIS
        refused = self._objection(actions.PlaceDesertTile(space, side)) is not None
        allowed = self._objection(actions.PlaceDesertTile(space, other)) is None
        return other if refused and allowed else side

    def _complete(self) -> Action | None:
        if self.stacking:
            return starting_order(self._state, self.selection.order)
        return self.selection.action

    def _objection(self, action: Action) -> Any:
        assert self._match is not None
        return self._match.game.objection(self._match.state, action)

    def _pick(self, selection: Selection) -> None:
        self.selection, self.refusal = selection, ""
        self.version += 1

    def _refuse(self, why: str) -> None:
        self.refusal = why
        self.version += 1

    def _try(self, selection: Selection, camel: Camel | None = None) -> None:
        """Pick if it is legal, else say why not; the same thing again, or `quick`, confirms."""
        action = selection.action
        if camel is not None:  # a card alone: any deck shows whether it is in the hand
            action = actions.PlaceRaceBettingCard(camel, RaceBet.OVERALL_WINNER)
        if action is not None and (objection := self._objection(action)) is not None:
            self._refuse(reason(self._words, self._state, action, objection))
            return
        again = selection == self.selection and selection.action is not None
        self._pick(selection)
        if again or (self._quick() and selection.action is not None):
            self.confirm()

    def _stack(self, camel: Camel) -> None:
        if camel in self.legal_camels():
            self._pick(replace(self.selection, order=(*self.selection.order, camel)))
        elif camel in self.selection.order:
            order = self.selection.order
            self._pick(replace(self.selection, order=order[: order.index(camel)]))

    def _warn(self) -> None:
        """Say at once when the tile may not lie with this side up here."""
        action = self.selection.action
        if action is not None and (objection := self._objection(action)) is not None:
            self._refuse(reason(self._words, self._state, action, objection))
