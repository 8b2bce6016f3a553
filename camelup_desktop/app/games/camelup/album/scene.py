"""The photo album: every photograph of the race, to be looked at and to be kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from camelup_desktop.app.games.camelup.album.card import PhotoCard
from camelup_desktop.app.games.camelup.album.keeping import NotKept, keep
from camelup_desktop.app.games.camelup.album.large import LargePhotoScene
from camelup_desktop.app.games.camelup.album.photos import Photo, taken
from camelup_desktop.app.games.camelup.album.prints import Prints
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.scene import Change, Pop, Push
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.form import Action, FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.stage.paper import cropped, paper_size
from camelup_desktop.app.view import Box, View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.panel import draw_heading, inside
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.table import Match

HEADING = (24.0, 16.0, 1232.0, 60.0)
PAGE = (24.0, 88.0, 1232.0, 472.0)
STATUS = (24.0, 566.0, 1232.0, 48.0)
BACK = (24.0, 620.0, 200.0, 72.0)
BEFORE = (330.0, 620.0, 72.0, 72.0)
NUMBER = (410.0, 620.0, 200.0, 72.0)
AFTER = (618.0, 620.0, 72.0, 72.0)
KEEP = (740.0, 620.0, 250.0, 72.0)
KEEP_ALL = (1006.0, 620.0, 250.0, 72.0)
A_PAGE = 4
"""Photographs on one page."""
KEPT_SIDE = 960
"""Pixels of the picture in a file."""


class AlbumScene(FormScene):
    """Pictures are drawn again from the record, one a frame, and only those that are looked at."""

    def __init__(
        self, services: Services, match: Match[Any], characters: Sequence[str], words: Words
    ) -> None:
        super().__init__(services)
        self.photos = taken(match)
        self.chosen = 0
        self.status = ""
        self._prints = Prints(services, match, characters, words)
        self._drawn: dict[int, Surface] = {}
        self._to_keep: list[Photo] = []
        self._kept = 0
        self._side = 0

    @property
    def page(self) -> int:
        """The page that is open, from 0."""
        return self.chosen // A_PAGE

    @property
    def pages(self) -> int:
        """How many there are."""
        return max(1, -(-len(self.photos) // A_PAGE))

    @property
    def on_page(self) -> Sequence[Photo]:
        """The photographs of the open page."""
        return self.photos[self.page * A_PAGE :][:A_PAGE]

    @property
    def default(self) -> str | None:
        """The first photograph."""
        return f"photo:{self.on_page[0].number}" if self.photos else "back"

    def keys(self) -> Mapping[int, Action]:
        """S and A keep, the page keys turn pages."""
        return {
            pygame.K_s: self.keep_chosen,
            pygame.K_a: self.keep_all,
            pygame.K_PAGEDOWN: lambda: self.turn(1),
            pygame.K_PAGEUP: lambda: self.turn(-1),
        }

    # time

    @property
    def lively(self) -> bool:
        """While pictures are drawn or written."""
        return super().lively or bool(self._to_keep) or self._undrawn() is not None

    def update(self, dt: float) -> Change | None:
        """One picture a frame."""
        photo = self._undrawn()
        if photo is not None:
            self._drawn[photo.number] = self._prints.small(photo, self._side)
            self.stale = True
        elif self._to_keep:
            self._keep(self._to_keep.pop(0))
            self.stale = True
        return super().update(dt)

    def leave(self) -> None:
        """What was painted, many MB, is given back."""
        super().leave()
        self._prints.forget()
        self._drawn.clear()

    def relayout(self, view: View) -> None:
        """Another window: everything is drawn again at its size."""
        self._drawn.clear()
        self._prints.forget()
        super().relayout(view)

    def _undrawn(self) -> Photo | None:
        waiting = (photo for photo in self.on_page if photo.number not in self._drawn)
        return next(waiting, None) if self._side else None

    # what the controls do

    def turn(self, by: int) -> Change | None:
        """Another page."""
        page = max(0, min(self.pages - 1, self.page + by))
        if page != self.page:
            self._open(page * A_PAGE)
        return None

    def keep_chosen(self) -> Change | None:
        """Write the chosen photograph."""
        return self._begin_keeping(self.photos[self.chosen : self.chosen + 1])

    def keep_all(self) -> Change | None:
        """Write them all."""
        return self._begin_keeping(self.photos)

    def _begin_keeping(self, photos: Sequence[Photo]) -> Change | None:
        if not self._to_keep:
            self._to_keep, self._kept = list(photos), 0
            self.stale = True
        return None

    def _keep(self, photo: Photo) -> None:
        paper = self._prints.large(photo, KEPT_SIDE)
        folder = self.services.folders.pictures
        try:
            path = keep(cropped(paper, KEPT_SIDE), photo, folder, self.services.now())
        except NotKept as trouble:
            self._to_keep.clear()
            self.status = self.t("album.not_kept", reason=self.t(trouble.reason))
            return
        self._kept += 1
        if self._to_keep:
            self.status = self.t("album.keeping", n=self._kept, of=self._kept + len(self._to_keep))
        elif self._kept == 1:
            self.services.audio.play("screenshot")
            self.status = self.t("album.kept_one", name=path.name, folder=path.parent)
        else:
            self.services.audio.play("screenshot")
            self.status = self.t("album.kept", n=self._kept, folder=path.parent)

    def look_at(self, place: int) -> Change | None:
        """Choose a photograph; the one that is chosen is shown large."""
        if self.chosen != place:
            self.chosen = place
            self.stale = True
            return None
        return Push(LargePhotoScene(self.services, self.photos, place, self._prints.large))

    def resume(self, result: object = None) -> None:
        """Back from the large one: the page of the photograph that was shown last."""
        super().resume(result)
        if isinstance(result, int):
            self._open(result)

    def _open(self, place: int) -> None:
        """Choose a photograph and open its page."""
        page = self.page
        self.chosen = place
        if page != self.page:
            self.status = ""
            self._drawn.clear()
        self.rebuild()
        self.refocus(f"photo:{self.photos[self.chosen].number}")

    # look

    def build(self, view: View) -> Sequence[Widget]:
        """Cards, pages, keeping, back."""
        room = inside(self.painter, view.rect(PAGE)).inflate(-view.px(16), -view.px(16))
        wide = room.w // A_PAGE
        shown = len(self.on_page)
        left = room.centerx - wide * shown // 2
        cards: list[Widget] = []
        for place, photo in enumerate(self.on_page):
            rect = Rect(left + place * wide, room.y, wide, room.h).inflate(-view.px(10), 0)
            cards.append(self._card(photo, self.page * A_PAGE + place, rect))
            paper = PhotoCard.paper_room(self.painter, rect)
            self._side = side_within(paper)
        pages = [
            self._turner("before", BEFORE, -1, "first_page" if self.page == 0 else ""),
            self._turner("after", AFTER, 1, "last_page" if self.page == self.pages - 1 else ""),
        ]
        return [
            *cards,
            Button(
                "back",
                view.rect(BACK),
                self.t("ui.back"),
                self.escape,
                icon="arrow_left",
                key=self.t("key.esc"),
            ),
            *(pages if self.pages > 1 else []),
            Button(
                "keep",
                view.rect(KEEP),
                self.t("album.keep"),
                self.keep_chosen,
                icon="save",
                key="S",
                hint=self.t("album.keep_hint"),
            ),
            Button(
                "keep_all",
                view.rect(KEEP_ALL),
                self.t("album.keep_all"),
                self.keep_all,
                kind="primary",
                icon="save",
                key="A",
                hint=self.t("album.keep_all_hint"),
            ),
        ]

    def _turner(self, name: str, box: Box, by: int, at_end: str) -> Button:
        """A button that turns pages, or says that there is none."""
        return Button(
            name,
            self.view.rect(box),
            "",
            lambda: self.turn(by),
            icon="chevron_left" if by < 0 else "chevron_right",
            hint=self.t(f"album.{name}"),
            reason=self.t(f"album.{at_end}") if at_end else "",
        )

    def _card(self, photo: Photo, place: int, rect: Rect) -> PhotoCard:
        def focused() -> None:
            self.chosen = place
            self.stale = True

        return PhotoCard(
            photo.number,
            rect,
            self._prints.caption(photo),
            self._prints.where(photo),
            lambda: self._drawn.get(photo.number),
            focused,
            lambda: self.look_at(place),
            lambda: self.chosen == place,
        )

    def escape(self) -> Change | None:
        """Back to the winner."""
        return Pop()

    def paint(self, surface: Surface) -> None:
        """Heading, the page, what became of the files."""
        view, painter = self.view, self.painter
        draw_backdrop(surface, painter)
        title = self.t("album.title", n=len(self.photos))
        draw_heading(surface, painter, view.rect(HEADING), title)
        painter.shadow(surface, view.rect(PAGE))
        painter.furniture(surface, "ui_album", view.rect(PAGE))
        self._write(surface, STATUS, self.status, sizes.BODY)
        if self.pages > 1:
            words = self.t("album.page", n=self.page + 1, of=self.pages)
            self._write(surface, NUMBER, words, sizes.LABEL)

    def _write(self, surface: Surface, box: Box, words: str, u: float) -> None:
        room, paint = self.view.rect(box), "parchment"
        self.painter.text(surface, room, words, u=u, colour=paint, align="centre", lines=2)


def side_within(room: Rect) -> int:
    """The side of the largest picture whose paper lies in a room, also askew."""
    wide, high = paper_size(1000)
    return int(min(room.w / wide, room.h / high) * 1000 * 0.95)
