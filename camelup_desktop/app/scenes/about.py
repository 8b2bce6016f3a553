"""What this is, who made it, and the licences of what it is built on."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop import __version__
from camelup_desktop.app import paths
from camelup_desktop.app.scene import Push
from camelup_desktop.app.scenes.sheet import Block, SheetScene
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.widget import Widget


class AboutScene(SheetScene):
    """The About line, version and libraries."""

    box = (290.0, 150.0, 700.0, 420.0)
    large_box = (140.0, 80.0, 1000.0, 560.0)

    @property
    def title(self) -> str:
        """The game's name."""
        return self.t("game.name")

    def columns(self) -> Sequence[Sequence[Block]]:
        """One column."""
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        return (
            [
                Block(self.t("about.text")),
                Block(self.t("about.more")),
                Block(self.t("about.version", version=__version__)),
                Block(self.t("about.libraries", pygame=pygame.version.ver, sdl=sdl)),
            ],
        )

    def buttons(self, row: Rect) -> Sequence[Widget]:
        """The licences."""
        box = Rect(row.x, row.y, min(row.w, self.view.px(280)), row.h)
        label = self.t("about.licences")
        return [
            Button("licences", box, label, lambda: Push(LicencesScene(self.services)), kind="sand")
        ]


class LicencesScene(SheetScene):
    """The licence files that lie beside the fonts, each under its own name."""

    @property
    def title(self) -> str:
        """Its name."""
        return self.t("about.licences")

    def columns(self) -> Sequence[Sequence[Block]]:
        """The files as they are, paragraph by paragraph."""
        blocks: list[Block] = []
        for path in sorted((paths.assets() / "fonts").glob("LICENSE-*.txt")):
            blocks.append(Block(path.stem.removeprefix("LICENSE-"), heading=True))
            text = path.read_text(encoding="utf-8").replace("\r\n", "\n")
            for paragraph in text.split("\n\n"):
                joined = " ".join(paragraph.split())
                if joined:
                    blocks.append(Block(joined))
        return (blocks,)
