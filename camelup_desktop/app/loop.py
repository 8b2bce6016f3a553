"""The main loop: events, time, changes of scene, resizing, and the keys that work everywhere."""

from __future__ import annotations

import gc
from collections.abc import Callable
from datetime import datetime

import pygame

from camelup_desktop.app import files, screenshot
from camelup_desktop.app.clock import Clock
from camelup_desktop.app.notice import Notice
from camelup_desktop.app.passage import Passage
from camelup_desktop.app.scene import Change, Home, Pop, Push, Quit, Replace, Scene, SceneStack
from camelup_desktop.app.services import Services
from camelup_desktop.app.settings import TEXT_SIZES, Settings
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.painter import Painter

LONGEST_FRAME = 0.033
"""Seconds a frame may claim to have lasted; longer ones slow the show, they do not jump."""
REST = 0.1
"""Seconds between two looks of a scene in which nothing moves and nothing happens."""
RESIZE_REST = 0.15
"""Seconds without a size event after which everything is laid out again."""

EXPOSED = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED)
TEXT_KEYS = (
    {pygame.K_PLUS: 1, pygame.K_EQUALS: 1, pygame.K_KP_PLUS: 1}
    | {pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1}
    | {pygame.K_0: 0, pygame.K_KP_0: 0}
)
"""Keys that change the text size together with Ctrl."""
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Loop:
    """Drives the scenes. `home` makes the scene that Home goes back to."""

    def __init__(
        self,
        services: Services,
        home: Callable[[], Scene],
        clock: Clock,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self.services = services
        self.stack = SceneStack()
        self.notice = Notice()
        self._passage = Passage(services.theme)
        self.draws = 0
        """Frames drawn so far, for tests and the benchmark."""
        self._home = home
        self._clock = clock
        self._now = now
        self._running = True
        self._view = View(services.window.size, services.settings.current.text_scale)
        self._rested = 0.0
        self._resizing: float | None = None
        self._old_frame: pygame.Surface | None = None
        services.settings.listen(self._settings_changed)

    @property
    def view(self) -> View:
        """The window as it is laid out now."""
        return self._view

    @property
    def running(self) -> bool:
        """Whether a scene is left and nobody has asked to quit."""
        return self._running and len(self.stack) > 0

    def run(self, first: Scene, until: Callable[[], bool] | None = None) -> None:
        """Show `first` and go on until the program is left, or `until` says that it is enough."""
        self.stack.push(first, self._view)
        while self.running and not (until and until()):
            self.frame()
        self.stack.clear()

    def frame(self) -> None:
        """Events, one step of time, and a drawing if anything changed."""
        busy = self.lively
        events = self._clock.events(busy)
        for event in events:
            self._handle(event)
            if not self.running:
                return
        dt = min(LONGEST_FRAME if busy or events else REST, self._clock.tick(busy))
        self._after_resize(dt)
        self._rested += dt
        if busy or events or self._rested >= REST:
            step = dt if busy or events else self._rested
            self._rested = 0.0
            self._apply(self.stack.top.update(step))
        if not self.running:
            return
        self.services.audio.update(dt)
        if self._passage.under_way:
            self._passage.update(dt)
            self.stack.top.stale = True
        if self.notice.update(dt):
            self.stack.top.stale = True
        if self._resizing is None and self.services.window.size != self._view.size:
            self._size_changed()  # full screen: the size is there before the event that tells it
        if self._resizing is None and any(scene.stale for scene in self.stack.visible()):
            self._draw()

    @property
    def lively(self) -> bool:
        """Whether frames must follow each other without sleeping."""
        top = self.stack.top
        return top.lively or top.stale or self._resizing is not None or self._passage.under_way

    # events

    def _handle(self, event: pygame.Event) -> None:
        self.services.audio.handle(event)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self._running = False
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._size_changed()
        elif event.type in EXPOSED:
            self._all_stale()
        elif event.type == pygame.KEYDOWN and self._global_key(event):
            return
        else:
            if event.type in MOUSE and self.services.window.scaled:
                values = {**event.dict, "pos": self.services.window.to_surface(event.pos)}
                event = pygame.Event(event.type, values)
            self._apply(self.stack.top.handle(event))

    def _global_key(self, event: pygame.Event) -> bool:
        """Keys that work on every screen. True if the key is used up."""
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        alt = bool(event.mod & pygame.KMOD_ALT)
        enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if event.key == pygame.K_F11 or (enter and alt):
            self.services.settings.update(fullscreen=not self.services.window.fullscreen)
        elif (ctrl and event.key == pygame.K_q) or (alt and event.key == pygame.K_F4):
            self._running = False
        elif ctrl and event.key in TEXT_KEYS:
            self._change_text_size(TEXT_KEYS[event.key])
        elif event.key == pygame.K_F12:
            self._screenshot()
        elif event.key == pygame.K_F2 and not alt:
            self._cheat_sheet()
        elif not self.stack.top.typing and not ctrl and not alt:
            return self._letter_key(event)
        else:
            return False
        return True

    def _letter_key(self, event: pygame.Event) -> bool:
        """Keys that would be letters in a text."""
        if event.key == pygame.K_m:
            muted = not self.services.settings.current.mute
            self.services.settings.update(mute=muted)
            self.tell("message.muted" if muted else "message.unmuted")
        elif event.unicode == "?":
            self._cheat_sheet()
        else:
            return False
        return True

    def tell(self, key: str, **values: object) -> None:
        """Show a sentence of the catalogue for some seconds."""
        seconds = self.services.theme.seconds("ui.toast")
        self.notice.show(self.services.strings.t(key, **values), seconds)
        self.stack.top.stale = True

    def _cheat_sheet(self) -> None:
        from camelup_desktop.app.scenes.cheat_sheet import CheatSheetScene  # not at the start

        top = self.stack.top
        if isinstance(top, CheatSheetScene):
            self._apply(Pop())
        elif not top.private:
            self._apply(Push(CheatSheetScene(self.services, self.stack.played)))

    def _change_text_size(self, step: int) -> None:
        sizes = list(TEXT_SIZES)
        place = sizes.index(self.services.settings.current.text_size) + step
        size = sizes[0] if step == 0 else sizes[max(0, min(len(sizes) - 1, place))]
        self.services.settings.update(text_size=size)
        self.tell("message.text_size", n=size)

    def _screenshot(self) -> None:
        if any(scene.private for scene in self.stack.visible()):
            self.tell("message.screenshot_private")
            return
        self.notice.hide()
        if self._resizing is None:
            self._draw()
        services = self.services
        try:
            path = screenshot.save(services.window.surface, services.folders.pictures, self._now())
        except (OSError, pygame.error) as error:
            reason = files.reason(error) if isinstance(error, OSError) else "message.file_failed"
            self.tell("message.screenshot_failed", reason=services.strings.t(reason))
        else:
            services.audio.play("screenshot")
            self.tell("message.screenshot", name=path.name)

    # changes

    def _apply(self, change: Change | None) -> None:
        if change is None:
            return
        before = self.stack.visible() if len(self.stack) else []
        self._change(change)
        if before and self.running and self.stack.visible()[0] is not before[0]:
            screens, settings = [*before, *self.stack.visible()], self.services.settings.current
            ready = self.draws > 0 and self._resizing is None
            if self._passage.begin(screens, self.services.window.surface, settings, ready):
                self.services.audio.play("screen")

    def _change(self, change: Change) -> None:
        match change:
            case Push(scene):
                self.stack.push(scene, self._view)
            case Replace(scene):
                self.stack.replace(scene, self._view)
                self._collect()
            case Pop(result):
                self.stack.pop(result)
            case Home():
                self.stack.clear()
                self.stack.push(self._home(), self._view)
                self._collect()
            case Quit():
                self._running = False

    def _settings_changed(self, settings: Settings) -> None:
        window = self.services.window
        if settings.fullscreen != window.fullscreen:
            window.set_fullscreen(settings.fullscreen)
        if settings.text_scale != self._view.text_scale:
            self._lay_out(View(window.size, settings.text_scale))

    # size and drawing

    def _size_changed(self) -> None:
        """Show the old picture stretched until the window has kept its size for a moment."""
        if self._resizing is None and self.services.window.size == self._view.size:
            return
        if self._old_frame is None and len(self.stack):
            self._old_frame = pygame.Surface(self._view.size)
            self._paint(self._old_frame)
        self._resizing = 0.0
        self._passage.end()
        if self._old_frame is not None:
            surface = self.services.window.surface
            pygame.transform.scale(self._old_frame, surface.get_size(), surface)
            self.services.window.flip()

    def _after_resize(self, dt: float) -> None:
        if self._resizing is None:
            return
        self._resizing += dt
        if self._resizing >= RESIZE_REST:
            self._resizing, self._old_frame = None, None
            settings = self.services.settings
            if not self.services.window.fullscreen:
                settings.update(window_size=self.services.window.size)
            self._lay_out(View(self.services.window.size, settings.current.text_scale))

    def _lay_out(self, view: View) -> None:
        self._view = view
        self.services.assets.forget_sizes()
        self.stack.relayout(view)

    def _all_stale(self) -> None:
        for scene in self.stack.visible():
            scene.stale = True

    def _draw(self) -> None:
        self._paint(self.services.window.surface)
        self._passage.draw(self.services.window.surface)
        self.services.window.flip()
        self.draws += 1

    def _paint(self, surface: pygame.Surface) -> None:
        for scene in self.stack.visible():
            scene.stale = False
            scene.draw(surface)
        if self.notice.shown:
            services = self.services
            painter = Painter(self._view, services.assets, services.theme, services.strings)
            self.notice.draw(surface, painter)

    @staticmethod
    def _collect() -> None:
        """Between scenes is the time to collect garbage; what then lives is not looked at again."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
