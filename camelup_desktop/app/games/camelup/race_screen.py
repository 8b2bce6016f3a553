"""What is seen of a race and pointed at: board, panels, buttons, fan-out card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from camelup_desktop.app.games.camelup.caption_strip import CaptionStrip
from camelup_desktop.app.games.camelup.coach_corner import CoachCorner
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.panels.banner import Banner
from camelup_desktop.app.games.camelup.panels.decks import Decks
from camelup_desktop.app.games.camelup.panels.dock import Dock
from camelup_desktop.app.games.camelup.panels.fan_out import FanOut
from camelup_desktop.app.games.camelup.panels.hand import Hand
from camelup_desktop.app.games.camelup.panels.leg_tray import LegTray
from camelup_desktop.app.games.camelup.panels.log import Log
from camelup_desktop.app.games.camelup.panels.market import Market
from camelup_desktop.app.games.camelup.panels.me import Me
from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.games.camelup.panels.players import Players
from camelup_desktop.app.games.camelup.panels.shelf import Shelf
from camelup_desktop.app.games.camelup.panels.standings import Standings
from camelup_desktop.app.games.camelup.picture import BoardPicture
from camelup_desktop.app.games.camelup.race_rects import race_rects
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.app.games.camelup.shaking import Shaking
from camelup_desktop.app.games.camelup.table_controls import (
    board_spots,
    decision_key,
    decisions,
    space_of_spot,
    top_bar,
)
from camelup_desktop.app.scene import Change
from camelup_desktop.app.scenes.play import PlayScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.tooltip import draw_tooltip
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.table.record import Header

PANELS: tuple[type[Panel], ...] = (
    Standings,
    Players,
    Market,
    Shelf,
    Decks,
    Log,
    Me,
    Dock,
    Hand,
    LegTray,
    Banner,
)
"""From the back to the front."""
BOARD_RECT = "board"
LET_GO = (pygame.KEYDOWN, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST)
"""Events at which a pyramid in hand is put down unrolled."""
EXPLAINED = ("act", "confirm", "undo", "pile", "card", "deck")
"""Kinds of controls whose use the banner tells, so that they need no sentence of their own."""


class RaceScreen(PlayScene):
    """The picture of the race table. A subclass makes the desk and calls `set_table`."""

    desk: Desk

    def __init__(self, services: Services, header: Header) -> None:
        super().__init__(services, header)
        self._board_spots: dict[str, Spot] = {}
        self._panel_spots: list[Widget] = []
        self._buttons_for: object = None
        self._rest_on_space = 0.0
        self._with_odds = False

    def set_table(self, desk: Desk) -> None:
        """Make panels and picture of what lies on `desk`."""
        self.desk = desk
        self.panels = [kind(desk) for kind in PANELS]
        self.picture = BoardPicture(desk.board, self.services.assets, self.services.strings)
        self.fan_out = FanOut(desk)
        self.corner = CoachCorner(desk)
        self.shaking = Shaking(desk.board, self._rattle)
        self.captions = CaptionStrip(self.services, desk.words)

    def leave(self) -> None:
        """Nobody reads captions any more; what was painted, many MB, is given back."""
        super().leave()
        self.captions.close()
        self.picture.forget()
        for panel in self.panels:
            panel.forget()

    # time

    @property
    def picture_key(self) -> object:
        """What panels and board are drawn from, without the pointer."""
        desk = self.desk
        return (
            desk.shown.version,
            desk.chronicle.version,
            desk.picker.version,
            desk.said,
            desk.pointed,
            self.course.thought,
            self.course.waiting,
            self.course.grace,
            self.course.choosing,
            self.fan_out.key,
        )

    @property
    def lively(self) -> bool:
        """The course goes on, a piece sways, or the fan-out card is about to open."""
        moving = self.desk.board.lively or self.shaking.moving or self.desk.coach.busy
        return super().lively or moving or self._rest_on_space > 0 or self.captions.showing

    def update(self, dt: float) -> Change | None:
        """What sways is drawn; buttons change with what they do; a resting pointer asks."""
        swaying = self.shaking.update(dt) or self.desk.board.lively
        swaying = self.captions.update(dt) or swaying
        change = super().update(dt)
        self.corner.update()
        if self._rest_on_space > 0:
            self._rest_on_space -= dt
            if self._rest_on_space <= 0:
                self.fan_out.hover(space_of_spot(self.desk.hot))
                self.stale = True
        if self.desk.coach.on != self._with_odds:
            self.relayout(self.view)
        elif self._what_buttons_do != self._buttons_for:
            self.rebuild()
        self.stale = self.stale or swaying or self.desk.board.lively
        return change

    # layout and drawing

    def relayout(self, view: View) -> None:
        """Camera, panels, places of the board for another window."""
        services = self.services
        self.painter = Painter(view, services.assets, services.theme, services.strings)
        self.picture.relayout(view)
        self._with_odds = self.desk.coach.on
        self._rects = race_rects(view, self._with_odds, shelf=self._with_shelf)
        self._panel_spots = [
            spot
            for panel in self.panels
            for spot in panel.place(self.painter, self._rects, self.picture.anchors)
        ]
        self.rebuild()

    def build(self, view: View) -> Sequence[Widget]:
        """Spots of the panels, places of the board, buttons."""
        self._buttons_for = self._what_buttons_do
        self._panel_spots = [spot for panel in self.panels for spot in panel.keep_up()]
        self._board_spots = board_spots(self.desk, self.picture)
        self.corner.explain((*self._panel_spots, *self._board_spots.values()))
        return [
            *self._panel_spots,
            *self._board_spots.values(),
            *top_bar(self, self.desk, self._rects),
            *decisions(self, self.desk, self._rects),
        ]

    @property
    def _with_shelf(self) -> bool:
        """Whether modules lay something out beside the piles."""
        desk = self.desk
        return any(module.market_row(desk.shown, desk.words) for module in desk.board.modules)

    @property
    def _what_buttons_do(self) -> object:
        """What the buttons do and the places are explained with."""
        inside = tuple(panel.arrangement for panel in self.panels)
        return decision_key(self.desk), self.corner.key, self.desk.picker.selection, inside

    @property
    def default(self) -> str | None:
        """The first action."""
        return "act:1"

    def draw(self, surface: pygame.Surface) -> None:
        """Board, panels, buttons, what moves, the focus, and what explains."""
        self.picture.draw_table(surface)
        for panel in self.panels:
            panel.draw(surface)
        for widget in self.widgets:
            widget.draw(surface, self.painter, self._state(widget))
        self.corner.draw(surface, self.painter, self.picture)
        self.picture.draw_movers(surface)
        if self.covered:
            return
        self.captions.draw(surface, self.painter, self._rects[BOARD_RECT])
        if self.fan_out.space is not None:
            near = self.picture.space_box(self.fan_out.space)
            self.fan_out.draw(surface, self.painter, near)
        self.ring.draw(surface, self.view, self.services.theme)
        focused = self.ring.current if self.ring.shown else None
        if focused is not None and focused.id.partition(":")[0] in EXPLAINED:
            focused = focused if self.corner.speaks(focused.id) else None
        tip = self._tip.now(focused, self._under)
        if tip is not None:
            draw_tooltip(surface, self.painter, *tip)

    # pointer

    def widget_at(self, position: tuple[int, int]) -> Widget | None:
        """Panels and buttons by rectangle; on the board, by what is seen at the pixel."""
        for widget in reversed(self.widgets):
            if widget.id not in self._board_spots and widget.rect.collidepoint(position):
                return widget
        if not self._rects[BOARD_RECT].collidepoint(position):
            return None
        hit = self.picture.hit(position)
        if hit.pyramid:
            return self._board_spots["pyramid"]
        return self._board_spots.get(f"space:{hit.space}") if hit.space else None

    def handle(self, event: pygame.Event) -> Change | None:
        """Wheel on the log, right click on the board, everything else as at any table."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self.desk.said:
            self.desk.said = ""
            self.stale = True
        if event.type == pygame.MOUSEWHEEL and self.desk.hot == "log":
            log = next(panel for panel in self.panels if isinstance(panel, Log))
            self.stale = log.scroll(-event.y) or self.stale
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._right_click(event.pos)
            return None
        if self._shake(event):
            return None
        change = super().handle(event)
        self._point(event)
        return change

    def _shake(self, event: pygame.Event) -> bool:
        """The pyramid under the pointer is shaken; True if this input is used up by it."""
        hand, picker = self.shaking, self.desk.picker
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            widget = self.widget_at(event.pos)
            free = picker.awake and not picker.stacking and not self.course.pace.guarded
            free = free and Deed.ROLL in picker.deeds
            if free and widget is not None and widget.id == "pyramid":
                hand.grab(self.view.units(event.pos))
        elif event.type == pygame.MOUSEMOTION and hand.held:
            hand.drag(self.view.units(event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and hand.release():
            self._pressed = None
            picker.choose(Deed.ROLL)
            picker.confirm()
            if picker.action is None:
                hand.put_down()
            return True
        elif event.type in LET_GO and hand.held:
            hand.put_down()
            return event.type == pygame.KEYDOWN
        return False

    def _rattle(self, dice: int, force: float) -> None:
        """The dice inside are heard."""
        self.services.audio.play("rattle_beat", force, dice)

    def _right_click(self, position: tuple[int, int]) -> None:
        """Turn over the desert tile that is being placed, or show who stands on a space."""
        widget, picker = self.widget_at(position), self.desk.picker
        space = space_of_spot(widget.id if widget else None)
        if picker.selection.space is not None and picker.selection.space == space:
            picker.flip()
        else:
            self.fan_out.toggle(space)
        self.stale = True

    def _point(self, event: pygame.Event) -> None:
        """Keep in mind what is under the pointer and what is pressed."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            widget = self.widget_at(event.pos)
            hot = widget.id if widget else None
        elif event.type == pygame.WINDOWLEAVE:
            hot = None
        else:
            return
        if hot != self.desk.hot:
            self.desk.hot = hot
            self.fan_out.hover(None)
            on_space = space_of_spot(hot) is not None
            self._rest_on_space = self.services.theme.seconds("ui.tooltip") if on_space else 0.0
            self.stale = True
        if self._pressed != self.desk.held:
            self.desk.held = self._pressed
            self.stale = True
