"""What the panels of the race table are drawn from: facts shown, choices made, who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from camelup_desktop.app.chronicle import Chronicle
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.coach import NONE, Coach
from camelup_desktop.app.games.camelup.leg_claims import leg_claims
from camelup_desktop.app.games.camelup.picker import Picker
from camelup_desktop.app.games.camelup.shown import Shown
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.scenes.course import Course
from camelup_desktop.app.services import Services
from camelup_desktop.app.settings import COACHES
from camelup_desktop.app.table_setup import SeatSetup
from camelup_desktop.engine.camelup import Camel, State
from camelup_desktop.engine.table import Action, Seat


@dataclass
class Desk:
    """Handed to every panel. Panels read it and change nothing but through the picker."""

    services: Services
    words: Words
    board: RaceBoard
    course: Course
    picker: Picker
    chronicle: Chronicle
    seats: Sequence[SeatSetup]
    pointed: Action | None = None
    """What an opponent points at just now."""
    because: str = ""
    """Why it does so, in words."""
    hot: str | None = None
    """Id of the spot under the pointer."""
    held: str | None = None
    """Id of the spot that is pressed."""
    said: str = ""
    """A sentence that the banner says until the next pick: why something cannot be done."""
    people: tuple[Seat, ...] = field(default=())
    least_help: str = NONE
    """The help of the coach that this table gives, whatever the settings say."""
    coach: Coach = field(init=False)

    def __post_init__(self) -> None:
        """Seat the coach."""
        self.coach = Coach(
            self.course.match,
            chooses=lambda: self.course.choosing is not None,
            own=lambda: self.own,
            mode=lambda: self.help,
            clock=self.course.cast.clock,
        )

    @property
    def help(self) -> str:
        """How much the coach is to help now: what the settings or the table ask for, the more."""
        return max(self.services.settings.current.coach, self.least_help, key=COACHES.index)

    @property
    def shown(self) -> Shown:
        """The public facts as the picture has them."""
        return self.board.shown

    @property
    def own(self) -> Seat | None:
        """The only person at this screen, whose cards may lie open; None with none or several."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def view(self) -> State:
        """The state that this screen may show."""
        view: State = self.course.match.view(self.own)
        return view

    @property
    def me(self) -> Seat:
        """Whose things the panel at the lower left shows: who chooses, else who chose last."""
        course = self.course
        if self.own is not None:
            return self.own
        if course.choosing is not None:
            return course.choosing
        if course.grace is not None:
            return course.grace.seat
        active = self.shown.active
        return active if active is not None else 0

    @property
    def money_hidden(self) -> bool:
        """Whether totals are kept secret until the end (R22 as a house rule)."""
        return self.board.rules.money_visibility == "hiddenTotals" and not self.shown.standings

    def money(self, seat: Seat) -> str:
        """A seat's money as this screen may show it."""
        if self.money_hidden and seat != self.own:
            return self.words.t("race.unknown_money")
        return self.words.pounds(self.shown.purses[seat])

    def character(self, seat: Seat) -> str:
        """The figure of a seat."""
        return self.seats[seat].character

    def place(self, camel: Camel) -> int:
        """A camel's rank now, from 1; 0 before it is on the track."""
        order = self.shown.ranking
        return order.index(camel) + 1 if camel in order else 0

    def leg_so_far(self, seat: Seat) -> int:
        """What `seat` would get if the leg ended as the table shows it now (public arithmetic)."""
        view: State = self.course.match.view(None)
        return sum(claim.pounds for claim in leg_claims(view) if claim.seat == seat)
