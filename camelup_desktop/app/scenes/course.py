"""The course of a match: who acts, what is shown of it when, and what can still be taken back."""

from __future__ import annotations

from collections import deque
from typing import Any

from camelup_desktop.app.anim.timeline import Call, Sequence, Wait
from camelup_desktop.app.chronicle import Chronicle
from camelup_desktop.app.controllers import LONG_SLICE, SLICE, Person, Thinker
from camelup_desktop.app.scene import Change, Push, Replace
from camelup_desktop.app.scenes.agenda import Aside, Beat, Cover, Facts, Grace, Rest, Thought
from camelup_desktop.app.scenes.cast import Cast, Table
from camelup_desktop.app.scenes.pace import Pace
from camelup_desktop.app.scenes.take_back import allowance
from camelup_desktop.app.services import Services
from camelup_desktop.app.stage.director import Director
from camelup_desktop.engine.table import Action, Match, Seat, Turn
from camelup_desktop.engine.table.record import Header

RUSH_SECONDS = 0.012
"""How long one frame may work when everything is to be finished at once."""


class Course:
    """Plays one match on one table.

    The match runs ahead of the picture: an action is played and saved at once, and what follows
    from it waits in the agenda to be shown. Bots think meanwhile; people choose when all is shown.
    A turn counts as passed, for taking back, when its grace is over.
    """

    def __init__(
        self,
        services: Services,
        header: Header,
        match: Match[Any],
        cast: Cast,
        director: Director[Any],
        chronicle: Chronicle,
        table: Table,
    ) -> None:
        self._services, self.header, self._table = services, header, table
        self.match, self.cast, self.director, self.chronicle = match, cast, director, chronicle
        self.pace = Pace(services.theme, len(cast.seats) - len(cast.people))
        self.agenda: deque[Beat] = deque()
        self.choosing: Seat | None = None
        """The person who is to choose now."""
        self.grace: Grace | None = None
        """The turn that is about to pass and can still be taken back."""
        self.thought: Thought | None = None
        """The opponent's turn that begins just now."""
        self.waiting = False
        """Step mode: the next action is shown when somebody says so."""
        self.skipped = False
        """Whether opponents' actions were skipped since a person acted last."""
        self.recap_due = False
        """Whether what was skipped is to be told at the next choice."""
        self._answer: Action | None = None
        self._actor: Seat | None = None
        self._stands = len(match)
        self._grace_left = self._end = 0.0

    # what is going on

    @property
    def showing(self) -> bool:
        """Whether something is being shown or somebody else than a person is to act."""
        if self.director.busy or self.agenda or self.thought or self._answer is not None:
            return True
        return not self._held and not self.match.over

    @property
    def moving(self) -> bool:
        """Whether time brings things forward by itself."""
        if self.grace is not None and self._grace_runs:
            return True
        return self.director.busy or (self.showing and not self.waiting)

    @property
    def can_take_back(self) -> bool:
        """Whether the last action of a person can be taken back now."""
        return self._allowance() > 0

    @property
    def ends_turn(self) -> bool:
        """Whether the turn passes only when the person says so."""
        return self.grace is not None and not self._grace_runs

    @property
    def _grace_runs(self) -> bool:
        return not self._services.settings.current.wait_for_end_turn

    @property
    def _held(self) -> bool:
        """Whether a person has to do something before anything goes on."""
        return self.choosing is not None or self.grace is not None or self.waiting

    # time

    def update(self, dt: float) -> Change | None:
        """Let `dt` seconds pass: show, think, play on."""
        self.pace.update(dt)
        speed = self.pace.speed(self._services.settings.current)
        self.director.instant = speed == float("inf")
        if not self.director.instant:
            self.director.speed = speed
        self.director.update(dt)
        self._pass_grace(dt)
        self._end = self.cast.clock() + RUSH_SECONDS
        while True:
            change = self._step()
            if change is not None:
                return change
            still = self.director.busy or not self.showing or self._held
            if still or self.cast.clock() >= self._end:
                return None

    def _step(self) -> Change | None:
        """Ask who is to act, then show or play the next thing if nothing is under way."""
        self._ask()
        if self.director.busy or self.grace is not None or self.waiting:
            return None
        if self.agenda:
            return self._show(self.agenda.popleft())
        if self._answer is not None:
            self._perform()
        elif not self.match.over and self.choosing is None:
            self._offer_choice()
        return None

    def _ask(self) -> None:
        """Let bots and chance answer ahead; people answer only when everything is shown."""
        if self._answer is not None or self.match.over:
            return
        turn = self.match.state.turn
        controller = self.cast.chance if isinstance(turn, Turn) else self.cast.seats[turn]
        if isinstance(controller, Thinker):
            left = max(0.0, self._end - self.cast.clock())  # of this frame's share
            controller.slice = SLICE if self.director.busy else min(LONG_SLICE, left)
        if self.choosing is not None or not isinstance(controller, Person):
            self._answer = controller(self.match)

    def _perform(self) -> None:
        """Play the answer, save the match, and plan how to show it."""
        action, self._answer = self._answer, None
        assert action is not None
        by = self.match.state.turn
        self.end_choice()
        events = self.match.play(action)
        self._save()
        why = ""
        if not isinstance(by, Turn):
            controller = self.cast.seats[by]
            self._actor = by
            self.pace.bot = isinstance(controller, Thinker)
            if isinstance(controller, Thinker) and self._table.worth_telling(action):
                why = self._table.why(controller)
                self.agenda.append(Thought(by, action))
            self.skipped = self.skipped and self.pace.bot
        self.chronicle.record(self.match, len(self.match), why)
        self.agenda.extend(self._table.beats(by, events))
        still = self.match.state.turn in (Turn.CHANCE, self._actor)  # the turn goes on
        if self.pace.bot and self._actor is not None and not still:
            self.agenda.append(Rest(self._actor))

    def _offer_choice(self) -> None:
        turn = self.match.state.turn
        if not isinstance(turn, Turn) and isinstance(self.cast.seats[turn], Person):
            self.pace.rushing = self.pace.bot = False
            self._stands = len(self.match) if turn != self._actor else self._stands  # turn passed
            self.choosing = turn
            self._table.begin_choice(turn)

    def _show(self, beat: Beat) -> Change | None:
        match beat:
            case Facts(events):
                self.director.present(events)
            case Thought():
                self._think_aloud(beat)
            case Rest():
                self._rest()
            case Grace():
                self.grace = beat
                self._grace_left = self._services.theme.seconds("grace.turn")
            case Cover(seat):
                return self._table.cover(seat)
            case Aside(events, scene, last):
                self.director.present(events)
                self.director.skip_all()
                self.pace.rushing = self.pace.rushing and self.recap_due
                return Replace(scene()) if last else Push(scene())
        return None

    def _think_aloud(self, thought: Thought) -> None:
        if self.director.instant:
            return
        seconds, table = self._services.theme.seconds, self._table

        def act() -> None:
            self.thought = None
            table.point_at(None)

        self.thought = thought
        think, tell = Wait(seconds("bot.think")), Wait(seconds("bot.tell"))
        point = Call(lambda: table.point_at(thought.action))
        self.director.add(lambda: Sequence(think, point, tell, Call(act)))

    def _rest(self) -> None:
        settings = self._services.settings.current
        if self.director.instant:
            return
        if settings.ai_pace == "step" and self.cast.people:
            self.waiting = True
        else:
            self.director.add(lambda: Wait(self._services.theme.seconds("bot.hold")))

    # what a person does

    def decide(self, action: Action) -> None:
        """The person who is to choose has confirmed an action."""
        if self.choosing is not None:
            person = self.cast.seats[self.choosing]
            assert isinstance(person, Person)
            person.hand_in(action)
            self._ask()

    def end_choice(self) -> None:
        """Stop asking the person who is choosing."""
        if self.choosing is not None:
            self.choosing = None
            self._table.end_choice()

    def end_turn(self) -> None:
        """Let the turn pass now."""
        if self.grace is not None:
            self.grace = None
            self._stands = len(self.match)

    def go_on(self) -> None:
        """Step mode: show the next action."""
        self.waiting = False

    def skip(self) -> None:
        """One press of the skip key: finish what is shown; pressed again, all up to a decision."""
        self.end_turn()
        self.waiting = False
        if self.pace.press():
            self.rush()
        elif self.director.busy:
            self.director.skip()

    def rush(self, *, recap: bool = False) -> None:
        """Finish everything up to the next decision of a person; with `recap` tell it then."""
        self.end_turn()
        self.waiting = False
        if self.showing:
            self.skipped = self.skipped or bool(self.cast.people)
            self.recap_due = recap and bool(self.cast.people)
            self.pace.rushing = True

    def take_back(self) -> bool:
        """Take back what the person did; False if nothing can be taken back."""
        count = self._allowance()
        if not count:
            return False
        self.director.skip_all()
        self.match.rewind(count)
        self.chronicle.rewind(len(self.match))
        self.agenda.clear()
        self.grace, self.thought, self._answer = None, None, None
        self.end_choice()
        self._save()
        name = self.header.seats[self._actor] if self._actor is not None else ""
        words = self._services.strings.t("log.took_back", seat=name)
        self.chronicle.say(words, "note", self._actor, len(self.match))
        self._table.synchronise()
        return True

    def _allowance(self) -> int:
        to_come = any(isinstance(beat, Grace) for beat in self.agenda)
        passed = self.grace is None and self.choosing is None and not to_come
        if passed or self._actor is None or not self._services.settings.current.take_back:
            return 0
        if not isinstance(self.cast.seats[self._actor], Person):
            return 0
        return allowance(self.match, self._actor, self._stands)

    def _pass_grace(self, dt: float) -> None:
        if self.grace is None or not self._grace_runs or self.director.busy:
            return
        self._grace_left -= dt
        if self._grace_left <= 0:
            self.end_turn()

    def _save(self) -> None:
        """Save; the log says so once when that has become impossible."""
        saves, t = self._services.saves, self._services.strings.t
        before = saves.trouble
        saves.save(self.header, self.match)
        if saves.trouble and saves.trouble != before:
            self.chronicle.say(t("message.no_saving", reason=t(saves.trouble)), "note")
