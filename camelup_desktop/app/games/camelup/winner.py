"""The end of the race: who won, the final order, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.anim.easing import out_back
from camelup_desktop.app.games.camelup.album.photos import taken
from camelup_desktop.app.games.camelup.album.scene import AlbumScene
from camelup_desktop.app.games.camelup.celebration import Celebration
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.review.scene import ReviewScene
from camelup_desktop.app.games.camelup.review.work import ReviewWork
from camelup_desktop.app.scene import Change, Home, Push, Replace, Scene
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.form import Action, FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.panel import draw_heading, draw_panel, draw_rule
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import Camel
from camelup_desktop.engine.camelup.events import Standing

HEADING = (24.0, 16.0, 1232.0, 60.0)
STAGE = (24.0, 88.0, 700.0, 516.0)
TABLE = (740.0, 88.0, 516.0, 516.0)
HOME = (24.0, 620.0, 284.0, 72.0)
PHOTOS = (324.0, 620.0, 284.0, 72.0)
REVIEW = (648.0, 620.0, 308.0, 72.0)
REMATCH = (972.0, 620.0, 284.0, 72.0)
POP_SECONDS = 0.4
ROW = 84


class WinnerScene(FormScene):
    """Rematch, review or home; the race is over and saved. The review is worked out meanwhile."""

    def __init__(
        self,
        services: Services,
        desk: Desk,
        ranking: Sequence[Camel],
        standings: Sequence[Standing],
        rematch: Callable[[], Scene],
    ) -> None:
        super().__init__(services)
        self._desk, self._words = desk, desk.words
        self.ranking, self.standings = tuple(ranking), tuple(standings)
        self._rematch = rematch
        self._photos = len(taken(desk.course.match))
        self._review = ReviewWork(desk.course.match, desk.course.cast.clock)
        calm = services.settings.current.motion != "full"
        instant = services.settings.current.speed == "instant"
        self._popped = POP_SECONDS if calm or instant else 0.0
        self._celebration = Celebration(services.theme, calm=calm or instant)

    @property
    def winners(self) -> tuple[Standing, ...]:
        """R59: everybody in the first place."""
        return tuple(standing for standing in self.standings if standing.place == 1)

    @property
    def default(self) -> str | None:
        """Once more."""
        return "rematch"

    def enter(self) -> None:
        """A fanfare; after it the desert is calm again."""
        self.services.audio.play("fanfare")
        self.services.audio.music("calm")

    def keys(self) -> Mapping[int, Action]:
        """Space may still be hammered from before: here it does nothing. R: review, P: photos."""
        keys: dict[int, Action] = {pygame.K_SPACE: lambda: None, pygame.K_r: self.review}
        if self._photos:
            keys[pygame.K_p] = self._album
        return keys

    def _album(self) -> Change | None:
        characters = [seat.character for seat in self._desk.seats]
        return Push(AlbumScene(self.services, self._desk.course.match, characters, self._words))

    def escape(self) -> Change | None:
        """Home."""
        return Home()

    def review(self) -> Change | None:
        """How the race was won."""
        return Push(ReviewScene(self.services, self._desk, self._desk.course.header, self._review))

    @property
    def celebrating(self) -> bool:
        """While there is something to celebrate."""
        return self._popped < POP_SECONDS or not self._celebration.over

    @property
    def lively(self) -> bool:
        """While there is something to celebrate, and until the race has been looked at again."""
        return super().lively or self.celebrating or not self._review.done

    def update(self, dt: float) -> Change | None:
        """The portrait pops up, coins fall, the camel dances."""
        self._review.go_on(alone=not self.celebrating)
        if self.celebrating:
            self._popped += dt
            self._celebration.update(dt)
            self.stale = True
        return super().update(dt)

    def build(self, view: View) -> Sequence[Widget]:
        """Home and rematch; the album if there are photographs."""
        album = Button(
            "photos",
            view.rect(PHOTOS),
            self.t("final.photos", n=self._photos),
            self._album,
            icon="camera",
            key="P",
        )
        return [
            Button(
                "home",
                view.rect(HOME),
                self.t("final.home"),
                self.escape,
                icon="door",
                key=self.t("key.esc"),
            ),
            *([album] if self._photos else []),
            Button(
                "review",
                view.rect(REVIEW),
                self.t("review.open"),
                self.review,
                icon="eye",
                key="R",
                hint=self.t("review.open_hint"),
            ),
            Button(
                "rematch",
                view.rect(REMATCH),
                self.t("final.rematch"),
                lambda: Replace(self._rematch()),
                kind="primary",
                icon="repeat",
                key=self.t("key.enter"),
            ),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Heading, the winner in the light, the final order."""
        draw_backdrop(surface, self.painter)
        names = self._words.seats(standing.seat for standing in self.winners)
        pounds = self._words.pounds(self.winners[0].pounds)
        key = "final.wins" if len(self.winners) == 1 else "final.share"
        title = self.t(key, names=names, pounds=pounds)
        draw_heading(surface, self.painter, self.view.rect(HEADING), title)
        self._stage(surface, self.view.rect(STAGE))
        self._order(surface, self.view.rect(TABLE))

    def _stage(self, surface: pygame.Surface, rect: Rect) -> None:
        """The winning camel large, the winners' portraits with crowns before it."""
        painter, view = self.painter, self.view
        room = draw_panel(surface, painter, rect, "felt")
        camel = self.ranking[0]
        hero = f"hero_{camel.value}"
        picture = hero if painter.assets.has(hero) else f"camel_{camel.value}_E"
        behind = Rect(room.x, room.y, room.w, round(room.h * 0.62))
        self._celebration.draw_light(surface, painter, room)
        self._dancer(surface, picture, behind.inflate(-view.px(30), -view.px(10)))
        words = self.t("final.camel_wins", camel=self._words.camel(camel))
        line = Rect(room.x, behind.bottom, room.w, view.px(34))
        painter.text(surface, line, words, u=20, role="title", colour="gold", align="centre")
        faces = Rect(room.x, line.bottom, room.w, room.bottom - line.bottom)
        scale = out_back(1.7)(min(1.0, self._popped / POP_SECONDS))
        count = len(self.winners)
        side = min(faces.h - view.px(20), faces.w // max(1, count))
        for place, standing in enumerate(self.winners):
            middle = faces.x + round(faces.w * (place + 0.5) / count)
            box = Rect(0, 0, max(4, round(side * scale)), max(4, round(side * scale)))
            box.midbottom = (middle, faces.bottom)
            draw_portrait(surface, painter, box, self._desk.character(standing.seat))
            crown = Rect(0, 0, side // 3, side // 3)
            crown.midbottom = (box.centerx, box.top + side // 8)
            blit_icon(surface, painter.assets, "crown", crown, painter.theme.colour("gold"))
        self._celebration.draw_coins(surface, painter, room)

    def _dancer(self, surface: pygame.Surface, name: str, box: Rect) -> None:
        """The winning camel as its dance has it; its feet stay on the ground."""
        pose, picture = self._celebration.pose, self.painter.assets.picture(name, box.size)
        foot = (box.centerx + self.view.px(pose.x), box.centery + picture.get_height() // 2)
        if pose.tall != 1.0:
            width, height = picture.get_size()
            size = (round(width / pose.tall), round(height * pose.tall))
            picture = pygame.transform.smoothscale(picture, size)
        at = picture.get_rect(midbottom=foot)
        surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _order(self, surface: pygame.Surface, rect: Rect) -> None:
        """Place, portrait, name, money of every seat."""
        painter, view = self.painter, self.view
        room = draw_panel(surface, painter, rect).inflate(-view.px(12), 0)
        high = min(view.px(ROW), room.h // len(self.standings))
        for at, standing in enumerate(self.standings):
            row = Rect(room.x, room.y + at * high, room.w, high)
            if at:
                draw_rule(surface, painter, row.x, row.y, row.w)
            row = row.inflate(0, -view.px(6))
            place = Rect(row.x, row.y, view.px(50), row.h)
            text = self.t("final.place", place=standing.place)
            painter.text(surface, place, text, u=20, role="title", colour="danger")
            face = Rect(place.right, row.y, row.h, row.h)
            draw_portrait(surface, painter, face, self._desk.character(standing.seat))
            left = face.right + view.px(10)
            money = Rect(row.right - view.px(110), row.y, view.px(110), row.h)
            name = Rect(left, row.y, money.x - left, row.h)
            painter.text(surface, name, self._words.seat(standing.seat), u=20)
            pounds = self._words.pounds(standing.pounds)
            painter.text(surface, money, pounds, u=sizes.NUMBER, role="title", align="right")
