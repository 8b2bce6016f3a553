"""A screen made of controls: layout, pointer, keys, tooltips. Screens say what stands where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pygame

from camelup_desktop.app.focus import FocusRing
from camelup_desktop.app.paths import assets as assets_folder
from camelup_desktop.app.scene import Change, Pop, Scene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.entry import TextEntry
from camelup_desktop.app.widgets.gui import Gui
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.scroll import Scroll
from camelup_desktop.app.widgets.slider import Slider
from camelup_desktop.app.widgets.tooltip import Tip, draw_tooltip
from camelup_desktop.app.widgets.widget import IDLE, State, Widget

CARET_SECONDS = 0.1
"""How often a screen with a blinking caret is drawn."""
EDITING_KEYS = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)
"""Keys that do not go into a text."""

Action = Callable[[], Change | None]


class FormScene(Scene):
    """Override `build` (the controls) and `paint` (everything under them)."""

    dimmed = 0.4
    """For scenes that are not opaque: what is left of the light of the scene below."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.ring = FocusRing()
        self.scroll = Scroll()
        self.gui = Gui(assets_folder(), services.theme)
        self.widgets: tuple[Widget, ...] = ()
        self.painter = Painter(
            View(services.window.size), services.assets, services.theme, services.strings
        )
        self._pointer: tuple[int, int] | None = None
        self._pressed: str | None = None
        self._tip = Tip(services.theme.seconds("ui.tooltip"))
        self._since_caret = 0.0

    # for screens to override

    def build(self, view: View) -> Sequence[Widget]:
        """The controls for this view, in Tab order."""
        return ()

    def paint(self, surface: pygame.Surface) -> None:
        """Everything that lies under the controls."""

    def escape(self) -> Change | None:
        """Esc, and the close button of most dialogs."""
        return Pop()

    def keys(self) -> Mapping[int, Action]:
        """Keys that do something wherever the focus is; Alt, Ctrl and typing switch them off."""
        return {}

    @property
    def default(self) -> str | None:
        """The control that has the focus at first."""
        return None

    # the scene's side

    def t(self, key: str, **values: object) -> str:
        """A text of the catalogue."""
        return self.services.strings.t(key, **values)

    @property
    def view(self) -> View:
        """The window as it is now."""
        return self.painter.view

    @property
    def typing(self) -> bool:
        """Whether letters go into a text."""
        here = self.ring.current
        return here is not None and here.typing

    @property
    def lively(self) -> bool:
        """Only while a tooltip is due or a slider is held."""
        held = self.gui.used and self._pressed is not None
        return held or self._tip.due(self._under)

    def relayout(self, view: View) -> None:
        """Build everything again for another window or text size."""
        services = self.services
        self.painter = Painter(view, services.assets, services.theme, services.strings)
        self.rebuild()

    def rebuild(self) -> None:
        """Build the controls again after something changed; the focus stays where it was."""
        self.gui.begin(self.view)
        self.widgets = tuple(self.build(self.view))
        self.ring.place(
            [
                replace(target, clip=widget.clip)
                for widget in self.widgets
                if (target := widget.target) is not None
            ],
            self.default,
        )
        self._tip.restart()
        self.gui.update(0.0)  # pygame_gui draws nothing that was never updated
        self.stale = True

    def refocus(self, target_id: str) -> None:
        """Give the focus to a control and bring it into sight."""
        self.ring.focus(target_id)
        self._follow_focus()
        for widget in self.widgets:
            if isinstance(widget, TextEntry) and widget.id == target_id:
                widget.begin()

    def handle(self, event: pygame.Event) -> Change | None:
        """Pointer, keys, wheel; every used input makes the screen stale."""
        if event.type == pygame.KEYDOWN:
            return self._keyboard(event)
        change = None
        used_by_gui = self.gui.handle(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            change = self._mouse(event)
        elif event.type == pygame.WINDOWLEAVE:
            self._move_pointer(None)
        for widget in self.widgets:
            if isinstance(widget, Slider) and (moved := widget.moved(event)) is not None:
                change = moved
        if self._pointer and self.scroll.handle(event, self.painter, self._pointer):
            self.rebuild()
        self.stale = self.stale or used_by_gui or event.type == pygame.TEXTINPUT
        return change

    def update(self, dt: float) -> Change | None:
        """Tooltips come after a moment's rest; carets blink."""
        self.gui.update(dt)
        if self._tip.update(dt, self._under):
            self.stale = True
        if self.gui.used:
            self._since_caret += dt
            if self._pressed is not None or (self.typing and self._since_caret > CARET_SECONDS):
                self._since_caret = 0.0
                self.stale = True
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Ground, controls, pygame_gui, ring, tooltip."""
        if not self.opaque:
            share = round(255 * self.dimmed)
            surface.fill((share, share, share), None, pygame.BLEND_RGB_MULT)
        self.paint(surface)
        for widget in self.widgets:
            if widget.clip is not None:
                surface.set_clip(widget.clip)
            widget.draw(surface, self.painter, self._state(widget))
            surface.set_clip(None)
        if self.scroll.needed:
            self.scroll.draw(surface, self.painter)
        self.gui.draw(surface)
        if self.covered:
            return
        self.ring.draw(surface, self.view, self.services.theme)
        focused = self.ring.current if self.ring.shown else None
        tip = self._tip.now(focused, self._under)
        if tip is not None:
            draw_tooltip(surface, self.painter, *tip)

    # pointer

    def _mouse(self, event: pygame.Event) -> Change | None:
        if event.type == pygame.MOUSEMOTION:
            self._move_pointer(event.pos)
            return None
        if event.button != 1:
            return None
        self._move_pointer(event.pos)
        widget = self.widget_at(event.pos)
        self.stale = True
        if event.type == pygame.MOUSEBUTTONDOWN:
            change = self._leave_entry(widget)
            widget = self.widget_at(event.pos)
            self._pressed = widget.id if widget else None
            self.ring.shown = False
            if widget is not None and widget.target is not None:
                self.ring.focus(widget.id)
            return change
        pressed, self._pressed = self._pressed, None
        if widget is None or widget.id != pressed:
            return None
        if widget.reason:
            self._tip.restart(told=widget.id)
            return None
        self.services.audio.play("press")
        return widget.press(event.pos)

    def widget_at(self, position: tuple[int, int]) -> Widget | None:
        """The topmost control at a pixel."""
        for widget in reversed(self.widgets):
            clipped = widget.clip is not None and not widget.clip.collidepoint(position)
            if widget.rect.collidepoint(position) and not clipped:
                return widget
        return None

    @property
    def _under(self) -> Widget | None:
        """The control under the pointer."""
        return self.widget_at(self._pointer) if self._pointer is not None else None

    def _move_pointer(self, position: tuple[int, int] | None) -> None:
        before = self._under
        self._pointer = position
        after = self._under
        if after is not before:
            self._tip.restart()
        if after is not None or before is not None or self.gui.used:
            self.stale = True

    def _leave_entry(self, pressed: Widget | None) -> Change | None:
        """A click beside a text that is being typed is the same as Enter in it."""
        here = self.ring.current
        if here is None or not here.typing or (pressed is not None and pressed.id == here.id):
            return None
        return here.activate()

    def _state(self, widget: Widget) -> State:
        over = widget is self._under
        if not over and widget.id != self.ring_id:
            return IDLE
        return State(
            self._pointer if over else None,
            over and widget.id == self._pressed,
            widget.id == self.ring_id,
        )

    @property
    def ring_id(self) -> str | None:
        """The control that visibly has the focus."""
        here = self.ring.current
        return here.id if here is not None and self.ring.shown else None

    # keyboard

    def _keyboard(self, event: pygame.Event) -> Change | None:
        self.stale = True
        if self.typing and event.key not in EDITING_KEYS:
            self.gui.handle(event)
            if event.key not in (pygame.K_UP, pygame.K_DOWN):
                return None
        if event.key == pygame.K_ESCAPE:
            return self._leave_typing() if self.typing else self.escape()
        plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        action = self.keys().get(event.key) if plain and not self.typing else None
        if action is not None:
            return action()
        if self.typing and event.key == pygame.K_TAB:
            self._leave_typing()
        reply = self.ring.handle(event)
        if reply.used:
            self._follow_focus()
        return reply.change

    def _leave_typing(self) -> Change | None:
        here = self.ring.current
        return here.activate() if here is not None else None

    def _follow_focus(self) -> None:
        """Scroll to the control that has the focus now."""
        here = self.ring.current
        widget = next((w for w in self.widgets if here is not None and w.id == here.id), None)
        inside = widget is not None and widget.clip is not None
        if widget is not None and inside and self.scroll.show(widget.rect):
            self.rebuild()
