"""Module 4 on the screen: who is whose partner (R94-R101)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from camelup_desktop.app.games.camelup.deeds import ModuleDeed, Option, Picks
from camelup_desktop.app.games.camelup.supercup.copying import COPY
from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.app.games.camelup.told import consortium as told
from camelup_desktop.app.games.camelup.told.telling import Facts, Telling
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Rules, State
from camelup_desktop.engine.camelup.supercup import consortium
from camelup_desktop.engine.camelup.supercup.consortium import FormConsortium
from camelup_desktop.engine.table import Action, Event, Seat

if TYPE_CHECKING:
    from camelup_desktop.app.games.camelup.board import RaceBoard
    from camelup_desktop.app.games.camelup.shown import Shown
    from camelup_desktop.app.stage.director import Cue

KEY = consortium.KEY


@dataclass
class ShownPartners:
    """R95: the partner of each seat; None: its card lies before it, available.

    The cards of seats that are `away` are in the air just now.
    """

    partners: list[Seat | None] = field(default_factory=list)
    away: set[Seat] = field(default_factory=set, compare=False)


def shown_partners(shown: Shown) -> ShownPartners:
    """The partners as the screen shows them; KeyError where the module is not in play."""
    return cast(ShownPartners, shown.modules[KEY])


class FormAConsortium(ModuleDeed):
    """R95: the seat to be partners with."""

    word, digit, picture = "partner", 7, "emblem_partners"
    kinds = (FormConsortium,)

    def options(self, view: State, picks: Picks) -> Sequence[Option]:
        """Everybody else, by the number of the seat; 0 is the tenth."""
        seats = range(len(view.players))
        return [
            Option(seat, key=(seat + 1) % 10, spot=f"row:{seat}", picture=f"seat:{seat}")
            for seat in seats
            if seat != view.seat
        ]

    def picks_of(self, action: Action) -> Picks:
        """The seat."""
        assert isinstance(action, FormConsortium)
        return (action.partner,)

    def excuse(self, words: Words, view: State) -> str:
        """R95: one consortium a leg; or everybody else has a partner."""
        partner = consortium.consortia(view).partners[view.seat]
        if partner is not None:
            return words.t("race.excuse.have_partner", partner=words.seat(partner))
        return words.t("race.excuse.no_partner")

    def label(self, words: Words, view: State, option: Option) -> str:
        """The name."""
        assert isinstance(option.pick, int)
        return words.seat(option.pick)


class ConsortiumScreen(ModuleScreen):
    """The partners' cards."""

    key = KEY
    actions = consortium.Consortium.actions
    quiet = (consortium.CopyNothing,)

    def facts(self, view: State) -> ShownPartners:
        """R94, R95: the cards lie open."""
        return ShownPartners(list(consortium.consortia(view).partners))

    def emblems(self, shown: Shown, seat: Seat, seats: Sequence[str]) -> Sequence[str]:
        """R95: the card before a seat: its own, or after the swap its partner's."""
        partner = self.partner(shown, seat)
        if seat in shown_partners(shown).away:
            return ()
        if partner is None:
            return (f"partner_{seats[seat]}_available",)
        return (f"partner_{seats[partner]}_taken",)

    def partner(self, shown: Shown, seat: Seat) -> Seat | None:
        """The partner, if the seat has one."""
        partners = shown_partners(shown).partners
        return partners[seat] if seat < len(partners) else None

    def deeds(self, rules: Rules) -> Sequence[ModuleDeed]:
        """Form one; and, by hand, choose what to copy."""
        return (FORM, COPY)

    def tellings(self) -> Mapping[type[Event], Telling]:
        """How its facts are told."""
        return told.TELLINGS

    def words_of(self, words: Words, view: State, action: Action) -> Facts:
        """What is said of its actions."""
        return told.facts(words, view, action)

    def cues(self) -> Mapping[type, Cue[RaceBoard]]:
        """How its facts are shown."""
        from camelup_desktop.app.games.camelup.cues import consortium  # they stand on the board

        return consortium.cues.table


FORM = FormAConsortium()
SCREEN = ConsortiumScreen()
