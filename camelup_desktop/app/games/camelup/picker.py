"""Clicks and keys become legal actions; what is not legal is answered with a reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, cast

from camelup_desktop.app.games.camelup.deeds import ModuleDeed
from camelup_desktop.app.games.camelup.offers import Offers, OpenOption
from camelup_desktop.app.games.camelup.selection import (
    DEEDS,
    AnyDeed,
    Deed,
    Selection,
    starting_order,
)
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Camel, RaceBet, Side, Stage, actions
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
        self._offers: Offers | None = None
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
        return self._offers is not None

    def begin(self, match: Match[Any], seat: Seat) -> None:
        """It is the turn of the person on `seat`."""
        self._offers, self.seat, self._answer = Offers(match, seat, self._words), seat, None
        pressing = self._offers.pressing
        self._pick(self._chosen(pressing) if pressing is not None else NOTHING)

    def end(self) -> None:
        """Nobody is to choose any more."""
        self._offers, self._answer = None, None
        self._pick(NOTHING)

    def take_answer(self) -> Action | None:
        """The confirmed action, once."""
        answer, self._answer = self._answer, None
        return answer

    # what may be seen of it

    @property
    def stacking(self) -> bool:
        """R10: whether starting stacks are to be ordered instead of an action chosen."""
        return self.awake and self.offers.state.stage is Stage.STARTING_STACKS

    @property
    def offers(self) -> Offers:
        """The choices there are, while a person is to choose."""
        assert self._offers is not None, "nobody is to choose"
        return self._offers

    @property
    def deeds(self) -> tuple[AnyDeed, ...]:
        """The kinds of action to choose from; the usual four while nobody is to choose."""
        return self._offers.deeds if self._offers else DEEDS

    @property
    def pressing(self) -> ModuleDeed | None:
        """The one deed of a module that has to be decided now, if there is one."""
        return self._offers.pressing if self._offers else None

    @property
    def action(self) -> Action | None:
        """The legal action that CONFIRM would take, shown as a ghost; None while one is missing."""
        action = self._complete()
        return action if action is not None and not self.offers.refused(action) else None

    @property
    def walking(self) -> bool:
        """Whether the next thing to pick is a space."""
        deed = self.selection.deed
        return deed is Deed.DESERT_TILE or (isinstance(deed, ModuleDeed) and deed.on_board)

    def options(self) -> Sequence[OpenOption]:
        """What a module's deed asks for next; once all is picked, the last question again."""
        deed = self.selection.deed
        if self._offers is None or not isinstance(deed, ModuleDeed):
            return ()
        return self._offers.options(deed, self.selection.before)

    def legal_spaces(self) -> tuple[int, ...]:
        """The spaces that may be picked next."""
        return self._offers.spaces_for(self.selection) if self._offers else ()

    def legal_camels(self) -> tuple[Camel, ...]:
        """The camels that may be picked next."""
        return self._offers.camels_for(self.selection) if self._offers else ()

    def deed_reason(self, deed: AnyDeed) -> str:
        """Why a kind of action cannot be chosen at all now; empty when it can."""
        return self.offers.why_not(deed)

    # picking

    def choose(self, deed: AnyDeed) -> None:
        """Choose a kind of action; again, what needs no more is confirmed, the tile turned over."""
        if not self.awake or self.stacking:
            return
        if why := self.deed_reason(deed):
            self._refuse(why)
        elif self.selection == Selection(deed, side=self.selection.side) and self.action:
            self.confirm()
        elif deed is Deed.DESERT_TILE and self.selection.deed is Deed.DESERT_TILE:
            self.flip()
        elif deed is not self.pressing:
            self._pick(self._chosen(deed))

    def choose_key(self, digit: int) -> None:
        """Choose the kind of action of a digit, if there is one."""
        if self.awake and (deed := self.offers.deed_of_key(digit)) is not None:
            self.choose(deed)

    def pick_option(self, one: OpenOption) -> None:
        """An option of a module's deed; the same one again confirms."""
        if one.reason:
            self._refuse(one.reason)
        elif isinstance(self.selection.deed, ModuleDeed):
            picks = (*self.selection.before, one.option.pick)
            self._take(replace(self.selection, picks=picks))

    def point(self, spot: str) -> bool:
        """A place on the table that an option stands for; False if none does.

        Without a chosen deed the first deed of a module that has such an option is chosen.
        """
        if not self.awake or self.stacking:
            return False
        if self._point_out(spot):
            return True
        for deed in self.offers.deeds:
            if not isinstance(deed, ModuleDeed) or deed.on_board:
                continue
            if any(one.option.spot == spot for one in self.offers.options(deed, ())):
                if deed is self.selection.deed:
                    self._pick(replace(self.selection, picks=()))
                else:
                    self.choose(deed)
                return self.selection.deed is not deed or self._point_out(spot)
        return False

    def pick_camel(self, camel: Camel) -> None:
        """A camel's pile, its card in hand, an option with its name, or a starting stack's."""
        if not self.awake:
            return
        option = next((one for one in self.options() if one.option.camel is camel), None)
        if self.stacking:
            self._stack(camel)
        elif option is not None:
            self.pick_option(option)
        elif self.pressing is not None:
            self._refuse(self._words.t("objection.not_now"))
        elif self.selection.deed is Deed.RACE_BET:
            self._try(replace(self.selection, camel=camel, bet=None), camel)
        else:
            self._try(Selection(Deed.LEG_TILE, camel, side=self.selection.side))

    def pick_space(self, space: int) -> None:
        """A space for what a module puts there, else for the desert tile."""
        if not self.awake or self.stacking or self._point_out(f"space:{space}"):
            return
        if self.pressing is not None:
            self._refuse(self._words.t("objection.not_now"))
            return
        side = self.offers.side_for(space, self.selection.side)
        self._try(Selection(Deed.DESERT_TILE, space=space, side=side))

    def pick_bet(self, bet: RaceBet) -> None:
        """A deck for the race betting card picked before."""
        if not self.awake or self.stacking:
            return
        if self.selection.deed is not Deed.RACE_BET or self.selection.camel is None:
            self._refuse(self._words.t("objection.no_race_card_now"))
        else:
            self._try(replace(self.selection, bet=bet))

    def pick_side(self, side: Side) -> None:
        """Which side of the desert tile is up; say at once if it may not be this one here."""
        if self.awake and not self.stacking and side is not self.selection.side:
            self._pick(replace(self.selection, side=side))
            action = self.selection.action
            if action is not None and (why := self.offers.refused(action)):
                self._refuse(why)

    def flip(self) -> None:
        """Turn the desert tile over."""
        self.pick_side(Side.MIRAGE if self.selection.side is Side.OASIS else Side.OASIS)

    def walk(self, step: int) -> None:
        """On to the next legal space (+1) or back to the one before (-1)."""
        spaces, selection = self.legal_spaces(), self.selection
        if not spaces or not self.walking:
            return
        added = isinstance(selection.deed, ModuleDeed)
        picked = cast(tuple[int, ...], selection.picks)
        here = next(iter(picked), None) if added else selection.space
        after = [space for space in spaces if here is None or space > here]
        before = [space for space in spaces if here is None or space < here]
        space = (after or spaces)[0] if step > 0 else (before or spaces)[-1]
        if added:
            self._pick(replace(selection, picks=(space,)))
        else:
            side = self.offers.side_for(space, selection.side)
            self._pick(replace(selection, space=space, side=side))

    def confirm(self) -> None:
        """Take the action that is complete; say what is wrong with one that is not legal."""
        action = self._complete()
        if action is None:
            return
        if why := self.offers.refused(action):
            self._refuse(why)
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

    def _complete(self) -> Action | None:
        if self.stacking:
            return starting_order(self.offers.state, self.selection.order)
        return self._offers.action(self.selection) if self._offers else None

    def _chosen(self, deed: AnyDeed) -> Selection:
        """The selection that a deed begins with."""
        picks = self.offers.suggestion(deed) if isinstance(deed, ModuleDeed) else ()
        return Selection(deed, side=self.selection.side, picks=picks)

    def _point_out(self, spot: str) -> bool:
        one = next((one for one in self.options() if one.option.spot == spot), None)
        if one is not None:
            self.pick_option(one)
        return one is not None

    def _pick(self, selection: Selection) -> None:
        self.selection, self.refusal = selection, ""
        self.version += 1

    def _refuse(self, why: str) -> None:
        self.refusal = why
        self.version += 1

    def _try(self, selection: Selection, camel: Camel | None = None) -> None:
        """Pick if it is legal, else say why not."""
        action = selection.action
        if camel is not None:  # a card alone: any deck shows whether it is in the hand
            action = actions.PlaceRaceBettingCard(camel, RaceBet.OVERALL_WINNER)
        if action is not None and (why := self.offers.refused(action)):
            self._refuse(why)
        else:
            self._take(selection)

    def _take(self, selection: Selection) -> None:
        """Pick; the same complete thing again, or `quick`, confirms."""
        complete = self.offers.action(selection) is not None
        again = complete and selection == self.selection
        self._pick(selection)
        if again or (complete and self._quick()):
            self.confirm()

    def _stack(self, camel: Camel) -> None:
        if camel in self.legal_camels():
            self._pick(replace(self.selection, order=(*self.selection.order, camel)))
        elif camel in self.selection.order:
            order = self.selection.order
            self._pick(replace(self.selection, order=order[: order.index(camel)]))
