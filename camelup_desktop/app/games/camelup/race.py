"""The race table: board, panels and controls around the course of one race."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect

from camelup_desktop.app.chronicle import Chronicle, Line
from camelup_desktop.app.controllers import Thinker
from camelup_desktop.app.games.camelup import segments
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.choice import show_choice, show_pointing
from camelup_desktop.app.games.camelup.comforts import suit
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.final_scoring import FinalScoringScene
from camelup_desktop.app.games.camelup.idle_life import IdleLife
from camelup_desktop.app.games.camelup.keys import handle_key
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.games.camelup.narration import Narration
from camelup_desktop.app.games.camelup.panels.log import LogLines, icon_picture
from camelup_desktop.app.games.camelup.picker import Picker
from camelup_desktop.app.games.camelup.private_sheet import PrivateSheetScene
from camelup_desktop.app.games.camelup.race_music import RaceMusic
from camelup_desktop.app.games.camelup.race_screen import RaceScreen
from camelup_desktop.app.games.camelup.seating import Table, new_table, resumed_table, rotated
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.app.games.camelup.table_controls import ask_coach, space_of_spot
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.scene import Change, Push, Scene
from camelup_desktop.app.scenes.agenda import Beat, Cover
from camelup_desktop.app.scenes.course import Course
from camelup_desktop.app.scenes.curtain import CurtainScene
from camelup_desktop.app.scenes.recap import LogScene, RecapScene, tales
from camelup_desktop.app.scenes.take_back import passes_slowly
from camelup_desktop.app.services import Services
from camelup_desktop.app.stage.director import Director
from camelup_desktop.app.table_setup import TableSetup
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.engine.table import Action, Event, Seat, Turn


class RaceScene(RaceScreen):
    """One race. `table` says who plays; the match may have begun long ago."""

    def __init__(self, services: Services, table: Table, *, recap: bool = False) -> None:
        super().__init__(services, table.header)
        self.table = table
        self._clock = table.cast.clock
        self.words = Words(services.strings, table.names)
        rules = table.match.state.rules
        self.board = RaceBoard(services.theme, rules, [seat.character for seat in table.seats])
        self.chronicle = Chronicle(Narration(self.words))
        self.music = RaceMusic(services.audio, rules.spaces)
        followers = (
            self.chronicle.hear,
            self._make_heard,
            self.music.hear,
            services.recent.hear,
        )
        self.director: Director[RaceBoard] = Director(
            self.board, CUES, followers, moments=(services.audio.moment,)
        )
        self.idle_life = IdleLife(self.board)
        self.picker = Picker(self.words, lambda: services.settings.current.quick_play)
        self.course = Course(
            services, table.header, table.match, table.cast, self.director, self.chronicle, self
        )
        self.course.recap_due = recap
        desk = Desk(
            services, self.words, self.board, self.course, self.picker, self.chronicle, table.seats
        )
        desk.people = table.cast.people
        desk.least_help = table.setup.coach
        self.set_table(desk)
        self._picks_shown = 0
        turn = table.match.state.turn
        if isinstance(turn, int) and self._covered(turn):
            self.course.agenda.append(Cover(turn))
        self.chronicle.retell(table.match)
        self.synchronise()

    def enter(self) -> None:
        """The score joins the race where it is."""
        super().enter()
        self.music.begin(self.course.match.state.track)

    def _make_heard(self, event: Event) -> None:
        """The sound a fact begins with; of what is skipped nothing is heard."""
        if not self.board.moments.holding:
            self.services.audio.hear(event)

    # the table of the course

    def beats(self, by: Seat | Turn, events: Sequence[Event]) -> Sequence[Beat]:
        """Leg scoring and final scoring have screens of their own."""
        settings = self.services.settings.current
        slowly = by in self.desk.people and passes_slowly(self.course.match, by, settings)
        return segments.cut(
            events,
            grace_of=by if slowly and isinstance(by, int) else None,
            covered=self._covered,
            leg_scoring=self._leg_scoring,
            final_scoring=self._final_scoring,
            hold=segments.hold(self.course.match),
        )

    def why(self, thinker: Thinker) -> str:
        """A bot's reason in words."""
        self.desk.because = self.words.reason(thinker.reason) if thinker.reason else ""
        return self.desk.because

    def worth_telling(self, action: Action) -> bool:
        """All but doing without something that a module offers."""
        return not any(isinstance(action, module.quiet) for module in self.board.modules)

    def synchronise(self) -> None:
        """Put everything where the match says it is."""
        suit(self.board, self.services.settings.current)
        self.board.sync(self.desk.view)
        self.board.clear_preview()
        self.stale = True

    def begin_choice(self, seat: Seat) -> None:
        """The person picks from now on."""
        self.desk.said = ""
        self.picker.begin(self.course.match, seat)
        self.ring.focus("act:1")

    def end_choice(self) -> None:
        """Nothing is picked any more."""
        self.desk.said = ""
        self.picker.end()
        self.board.clear_preview()

    def point_at(self, action: Action | None) -> None:
        """Outline and ghost of what an opponent does next."""
        self.desk.pointed = action
        show_pointing(self.board, action)

    def cover(self, seat: Seat) -> Change | None:
        """The curtain before a person's turn."""
        return Push(CurtainScene(self.services, self.table.seats[seat]))

    def _covered(self, seat: Seat) -> bool:
        """Whether the turn of `seat` begins behind a curtain."""
        people = self.desk.people
        each = self.services.settings.current.privacy == "each_turn"
        return each and len(people) > 1 and seat in people

    def _leg_scoring(self, facts: tuple[Event, ...]) -> Scene:
        return LegScoringScene(self.services, self.desk, facts)

    def _final_scoring(self, facts: tuple[Event, ...]) -> Scene:
        return FinalScoringScene(self.services, self.desk, facts, self.rematch)

    # picking

    def choose_by_key(self, event: pygame.Event) -> bool:
        """Digits, letters, arrows pick; X shows who stands on a space."""
        if event.key == pygame.K_h:
            ask_coach(self, self.desk)
            return True
        if event.key == pygame.K_x:
            here = self.ring.current
            focused = space_of_spot(here.id if here else None)
            self.fan_out.toggle(focused or self.picker.selection.space)
            return True
        return handle_key(self.picker, self.words, event)

    def step_back(self) -> bool:
        """Close the fan-out card, or drop what was picked last."""
        if self.fan_out.pinned:
            self.fan_out.toggle(None)
            return True
        return self.picker.awake and self.picker.back()

    def confirm(self) -> Change | None:
        """Take what is picked; say what is missing if nothing is complete."""
        if self.picker.action is None and not self.picker.refusal:
            self.say("race.nothing_to_confirm")
        self.picker.confirm()
        return None

    def say(self, key: str) -> None:
        """The banner says why nothing happened, until the next input."""
        self.desk.said = self.t(key)
        self.services.audio.play("refuse")
        self.stale = True

    def _show_picks(self) -> None:
        """The board shows the choice as it is now; the focus goes to what comes next."""
        if not self.picker.awake:
            return
        show_choice(self.board, self.picker)
        if self.picker.action is not None:
            self.ring.focus("confirm")
            return
        options = enumerate(self.picker.options() if not self.picker.walking else ())
        first = next((number for number, one in options if not one.reason), None)
        if first is not None:
            self.ring.focus(f"option:{first}")

    def _secret_bet(self) -> Change | None:
        """Several people at one screen pick a race card on a sheet of their own (ux.md 2.4)."""
        seat = self.course.choosing
        picking = self.picker.awake and self.picker.selection.deed is Deed.RACE_BET
        if seat is None or not picking or self.desk.own is not None:
            return None
        self.picker.back()
        sheet = partial(PrivateSheetScene, self.services, self.desk, seat)
        if self.services.settings.current.privacy == "smart":
            return Push(CurtainScene(self.services, self.table.seats[seat], sheet))
        return Push(sheet())

    # time

    def update(self, dt: float) -> Change | None:
        """Picks become actions; what is shown follows."""
        restart = self.restarted()
        if restart is not None:
            return restart
        suit(self.board, self.services.settings.current)
        self.idle_life.awake = self.services.settings.current.idle_life
        change = super().update(dt) or self._secret_bet()
        self.idle_life.update(dt, quiet=not self.course.moving)
        answer = self.picker.take_answer()
        if answer is not None:
            self.course.decide(answer)
        if self.picker.version != self._picks_shown:
            self._picks_shown = self.picker.version
            self._show_picks()
        return change

    # other scenes

    def resume(self, result: object = None) -> None:
        """Back from above: a race card may have been chosen in secret."""
        super().resume(result)
        self.desk.hot = None
        if isinstance(result, Action):
            self.course.decide(result)

    def again(self) -> Scene:
        """The same table from the beginning, with new dice."""
        return RaceScene(
            self.services, new_table(self.services, replace(self.table.setup, seed=""), self._clock)
        )

    def rematch(self) -> Scene:
        """The same people; the first seat moves on by one."""
        return RaceScene(
            self.services, new_table(self.services, rotated(self.table.setup), self._clock)
        )

    def recap(self) -> Scene:
        """What happened since the person's last turn."""
        me = self.desk.me
        own = [step for step, (by, _) in enumerate(self.course.match.actions, start=1) if by == me]
        since = own[-1] if own else 0
        return RecapScene(
            self.services, tales(self.chronicle.since(since)), self._draw_face, icon_picture
        )

    def whole_log(self) -> Scene:
        """All lines."""
        return LogScene(self.services, self.chronicle, self._log_lines)

    def _draw_face(self, surface: pygame.Surface, painter: Painter, box: Rect, seat: Seat) -> None:
        draw_portrait(surface, painter, box, self.desk.character(seat))

    def _log_lines(self, painter: Painter, width: int) -> Callable[[Line], pygame.Surface]:
        return LogLines(painter, self.desk, width).surface


def new_race(
    services: Services, setup: TableSetup, clock: Callable[[], float] = time.perf_counter
) -> RaceScene:
    """The scene of a race that begins now; the comforts chosen in the set-up become settings."""
    services.settings.update(
        privacy=setup.privacy, take_back=setup.take_back, ai_pace=setup.ai_pace
    )
    return RaceScene(services, new_table(services, setup, clock))


def resume_race(
    services: Services, loaded: LoadedGame, clock: Callable[[], float] = time.perf_counter
) -> RaceScene:
    """The scene of a saved race; it tells first what happened."""
    return RaceScene(services, resumed_table(services, loaded, clock), recap=True)
