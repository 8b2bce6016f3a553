"""Module 4 on the screen: who is whose partner (R94-R101)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.supercup import consortium
from camelup_desktop.engine.table import Seat

if TYPE_CHECKING:
    from camelup_desktop.app.games.camelup.shown import Shown

KEY = consortium.KEY


@dataclass
class ShownPartners:
    """R95: the partner of each seat; None: its card lies before it, available."""

    partners: list[Seat | None] = field(default_factory=list)


def shown_partners(shown: Shown) -> ShownPartners:
    """The partners as the screen shows them; KeyError where the module is not in play."""
    return cast(ShownPartners, shown.modules[KEY])


class ConsortiumScreen(ModuleScreen):
    """The partners' cards."""

    key = KEY

    def facts(self, view: State) -> ShownPartners:
        """R94, R95: the cards lie open."""
        return ShownPartners(list(consortium.consortia(view).partners))

    def emblems(self, shown: Shown, seat: Seat, seats: Sequence[str]) -> Sequence[str]:
        """R95: the card before a seat: its own, or after the swap its partner's."""
        partner = self.partner(shown, seat)
        if partner is None:
            return (f"partner_{seats[seat]}_available",)
        return (f"partner_{seats[partner]}_taken",)

    def partner(self, shown: Shown, seat: Seat) -> Seat | None:
        """The partner, if the seat has one."""
        partners = shown_partners(shown).partners
        return partners[seat] if seat < len(partners) else None
