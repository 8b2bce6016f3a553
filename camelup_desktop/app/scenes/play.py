"""The table of a game on screen: input, skipping, pause, recap; a game adds what is to be seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from camelup_desktop.app.controllers import Thinker
from camelup_desktop.app.scene import Change, Push, Replace, Scene
from camelup_desktop.app.scenes.agenda import Beat
from camelup_desktop.app.scenes.cheat_sheet import CheatSheetScene
from camelup_desktop.app.scenes.course import Course
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.scenes.pause import PauseResult, PauseScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.settings import SPEEDS
from camelup_desktop.engine.table import Action, Event, Seat, Turn
from camelup_desktop.engine.table.record import Header

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
ALWAYS = frozenset({"menu", "speed", "recap", "log_button", "help", "full", "undo", "confirm"})
"""Controls that work while things move; a click anywhere else then means: go on."""


class PlayScene(FormScene, ABC):
    """One match. What happens is decided by its Course; this is what people see and press of it."""

    course: Course

    def __init__(self, services: Services, header: Header) -> None:
        super().__init__(services)
        self.header = self.played = header
        self._early: tuple[float, pygame.Event] | None = None
        self._seen: object = None

    # for a game to fill in (the Table of the course, and more)

    @abstractmethod
    def beats(self, by: Seat | Turn, events: Sequence[Event]) -> Sequence[Beat]:
        """How the facts of an action are shown."""

    @abstractmethod
    def why(self, thinker: Thinker) -> str:
        """A bot's reason in words."""

    def worth_telling(self, action: Action) -> bool:
        """Whether an opponent points at an action and says why before it is done."""
        return True

    @abstractmethod
    def synchronise(self) -> None:
        """Put the table as the match now is, at once."""

    @abstractmethod
    def begin_choice(self, seat: Seat) -> None:
        """The person of `seat` is to choose."""

    @abstractmethod
    def end_choice(self) -> None:
        """Nobody is to choose any more."""

    @abstractmethod
    def point_at(self, action: Action | None) -> None:
        """An opponent points at what it is going to do."""

    @abstractmethod
    def cover(self, seat: Seat) -> Change | None:
        """What covers the table before a person looks at it."""

    def choose_by_key(self, event: pygame.Event) -> bool:
        """A key that picks something; True if it did."""
        return False

    def step_back(self) -> bool:
        """Drop what was picked last; False if nothing was."""
        return False

    def confirm(self) -> Change | None:
        """Take what is picked."""
        return None

    def say(self, key: str) -> None:
        """Tell the player why nothing happened."""

    @abstractmethod
    def again(self) -> Scene:
        """The same table from the beginning."""

    @abstractmethod
    def recap(self) -> Scene:
        """What happened since the person's last turn."""

    @abstractmethod
    def whole_log(self) -> Scene:
        """Everything that happened."""

    @property
    def picture_key(self) -> object:
        """Changes whenever the table is to be drawn again."""
        return None

    # time

    @property
    def lively(self) -> bool:
        """Something moves, somebody thinks, or a turn is about to pass."""
        return super().lively or self.course.moving

    def update(self, dt: float) -> Change | None:
        """Let the course go on; note whether there is anything new to be seen."""
        change = super().update(dt)
        moving = self.course.director.busy
        change = change or self.course.update(dt)
        self._forget_early(dt)
        if moving or self.course.director.busy or self.picture_key != self._seen:
            self._seen = self.picture_key
            self.stale = True
        if change is None and self.course.recap_due and self.course.choosing is not None:
            self.course.recap_due = False
            return Push(self.recap())
        return change

    # input

    def handle(self, event: pygame.Event) -> Change | None:
        """Skipping first, then choices, then controls."""
        if event.type == pygame.KEYDOWN:
            used, change = self._table_key(event)
            if used:
                self.stale = True
                return change
        elif event.type == pygame.KEYUP and event.key == pygame.K_SPACE:
            self.course.pace.release()
            return None
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self._skips(event.pos):
                return None
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.course.pace.release()
        return super().handle(event)

    def _skips(self, position: tuple[int, int]) -> bool:
        """Whether a click means: go on. It never also chooses something."""
        widget = self.widget_at(position)
        if widget is not None and widget.id in ALWAYS:
            return False
        if self.course.showing or self.course.waiting:
            self.course.skip()
            self.stale = True
            return True
        return self.course.pace.guarded or self.course.grace is not None

    def _table_key(self, event: pygame.Event) -> tuple[bool, Change | None]:
        """Keys of the table; whether the key was used, and the change it asks for."""
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key == pygame.K_SPACE:
            self._space()
        elif event.key == pygame.K_END:
            self.course.rush(recap=True)
        elif event.key == pygame.K_ESCAPE:
            return True, None if self.step_back() else self.pause()
        elif event.key == pygame.K_BACKSPACE or (ctrl and event.key == pygame.K_z):
            self.undo()
        elif ctrl and event.key == pygame.K_s:
            return True, self.pause()
        elif event.key == pygame.K_F1:
            return True, self.help()
        elif event.key in ENTER and (self.course.grace is not None or self.course.waiting):
            return True, self.press_confirm()
        elif ctrl or event.mod & pygame.KMOD_ALT:
            return False, None
        elif event.key == pygame.K_f:
            self.next_speed()
        elif event.key == pygame.K_r:
            return True, self.open_recap()
        elif event.key == pygame.K_l:
            return True, self.open_log()
        else:
            return self._choose(event), None
        return True, None

    def _space(self) -> None:
        """Finish what is shown; a keyboard that repeats a held key changes nothing."""
        course = self.course
        if course.pace.held:
            return
        if course.showing or course.waiting or course.grace is not None:
            course.skip()
        course.pace.hold()

    def _choose(self, event: pygame.Event) -> bool:
        """A key that picks; pressed a moment too early it is kept for the coming choice."""
        if self.course.choosing is not None:
            self.ring.shown = True
            return self.choose_by_key(event)
        plain = event.key not in (pygame.K_TAB, *ENTER)
        if plain and self.course.showing and event.unicode:
            self._early = (self.services.theme.seconds("skip.early"), event)
        return False

    def _forget_early(self, dt: float) -> None:
        if self._early is None:
            return
        left, event = self._early[0] - dt, self._early[1]
        self._early = (left, event) if left > 0 else None
        if self.course.choosing is not None:
            self._early = None
            self.choose_by_key(event)

    # controls

    def pause(self) -> Change | None:
        """Stop the clock."""
        return Push(PauseScene(self.services, self.header, self.course.match))

    def help(self) -> Change | None:
        """The cheat sheet."""
        return Push(CheatSheetScene(self.services, self.header))

    def open_recap(self) -> Change | None:
        """What happened since my last turn."""
        return Push(self.recap())

    def open_log(self) -> Change | None:
        """Everything that happened."""
        return Push(self.whole_log())

    def next_speed(self) -> Change | None:
        """The next speed, after the last one the first."""
        settings = self.services.settings
        place = SPEEDS.index(settings.current.speed) + 1
        settings.update(speed=SPEEDS[place % len(SPEEDS)])
        self.rebuild()
        return None

    def full_screen(self) -> Change | None:
        """Full screen on or off."""
        settings = self.services.settings
        settings.update(fullscreen=not settings.current.fullscreen)
        return None

    def undo(self) -> Change | None:
        """Take back the last action, or what is picked so far; say so if neither is possible."""
        if self.course.grace is None and self.step_back():
            return None
        if self.course.take_back():
            self.services.audio.play("undo")
        else:
            self.say("race.nothing_to_take_back")
        self.stale = True
        return None

    def press_confirm(self) -> Change | None:
        """CONFIRM, END TURN or NEXT, whatever the button says."""
        self.stale = True
        if self.course.grace is not None:
            self.course.end_turn()
        elif self.course.waiting:
            self.course.go_on()
        elif self.course.choosing is not None:
            return self.confirm()
        return None

    def resume(self, result: object = None) -> None:
        """Back from a scene above; after Restart the table begins anew."""
        self._restart = result is PauseResult.RESTART
        self.course.pace.release()
        self.stale = True

    _restart = False

    def restarted(self) -> Change | None:
        """The change that a restart asks for, once."""
        if not self._restart:
            return None
        self._restart = False
        return Replace(self.again())
