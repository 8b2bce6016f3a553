"""Photographs on paper: small ones with their pounds, large ones with their caption."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Surface

from camelup_desktop.app import paths
from camelup_desktop.app.assets import Assets
from camelup_desktop.app.games.camelup.album.photos import Photo
from camelup_desktop.app.games.camelup.album.studio import Studio
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.services import Services
from camelup_desktop.app.stage.paper import on_paper
from camelup_desktop.engine.table import Match

LETTERS, LINES = 0.135, 0.046
"""Size of the pounds and of a caption on the paper, as shares of the picture's side."""


class Prints:
    """Makes prints of the photographs of a match, from a store of pictures of its own."""

    def __init__(
        self, services: Services, match: Match[Any], characters: Sequence[str], words: Words
    ) -> None:
        self._words = words
        self._ink = services.theme.colour("ink")
        self._store = Assets(paths.assets())
        self._studio = Studio(match, characters, self._store, services.theme, services.strings)

    def caption(self, photo: Photo) -> str:
        """Who took it, and of whom."""
        camels = self._words.camels(reversed(photo.unit))
        return self._words.t("album.caption", seat=self._words.seat(photo.seat), camels=camels)

    def where(self, photo: Photo) -> str:
        """When and where, and what it paid."""
        pounds = self._words.signed(photo.pounds)
        return self._words.t("album.where", leg=photo.leg, space=photo.space, pounds=pounds)

    def small(self, photo: Photo, side: int) -> Surface:
        """With its pounds; the picture is `side` pixels wide."""
        pounds = self._words.signed(photo.pounds)
        words = self._store.text("title", round(side * LETTERS), pounds, self._ink)
        return on_paper(self._studio.picture(photo, side), words, self._store.picture)

    def large(self, photo: Photo, side: int) -> Surface:
        """With its caption."""
        px, text = round(side * LINES), f"{self.caption(photo)}\n{self.where(photo)}"
        words = self._store.text("title", px, text, self._ink, wrap=side, align="centre", lines=3)
        return on_paper(self._studio.picture(photo, side), words, self._store.picture)

    def forget(self) -> None:
        """Give back everything that was loaded at sizes of its own, many MB."""
        self._store.forget_sizes()
