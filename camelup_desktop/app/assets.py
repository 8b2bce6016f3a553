"""Load and cache pictures and fonts at the size they are drawn. Only this store makes surfaces.

What it returns is premultiplied and is blitted with `BLEND_PREMULTIPLIED`; only backgrounds are
opaque.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import pygame

from camelup_desktop.app.bad_asset import AssetBroken, AssetMissing
from camelup_desktop.app.cache import SurfaceCache
from camelup_desktop.app.stage import text
from camelup_desktop.app.stage.text import Align
from camelup_desktop.app.stretch import extend_edges, nine_slice

Role = Literal["title", "text"]

FONT_FILES: dict[str, str] = {"title": "PaytoneOne-Regular.ttf", "text": "Nunito-Bold.ttf"}
PICTURE_BYTES = 40 << 20
TEXT_BYTES = 8 << 20
MASTER_PPU = 320.0
"""Pixels per world unit of masters without a sidecar."""
FONT_STARTS = (b"\0\1\0\0", b"OTTO", b"true", b"ttcf")
"""How font files begin. FreeType may end the whole program over a file that is none."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A world sprite at its drawn size. `anchor` is the pixel of the sprite's world origin."""

    image: pygame.Surface
    anchor: tuple[int, int]
    shadow: Sprite | None = None


class Assets:
    """The store. `folder` is the assets folder. Needs an open window (for the display format)."""

    def __init__(self, folder: Path) -> None:
        pygame.font.init()
        self._folder = folder
        self._pictures = SurfaceCache(PICTURE_BYTES)
        self._texts = SurfaceCache(TEXT_BYTES)
        self._sidecars: dict[str, dict[str, Any]] = {}
        self._sprites: dict[tuple[str, float], Sprite] = {}
        self._fonts: dict[tuple[str, int], pygame.Font] = {}

    # pictures

    def has(self, name: str) -> bool:
        """Whether a picture of this name is shipped."""
        return self._find(name) is not None

    def sprite(self, name: str, unit_px: float) -> Sprite:
        """A world sprite; one world unit is `unit_px` pixels. AssetMissing if it is not shipped."""
        key = (name, unit_px)
        found = self._sprites.get(key)
        if found is None:
            found = self._sprites[key] = self._load_sprite(name, unit_px)
        return found

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A flat picture as large as fits into `size` pixels, ratio kept."""

        def make() -> pygame.Surface:
            master = self._master(name)
            factor = min(size[0] / master.get_width(), size[1] / master.get_height())
            return _scaled(master, factor, factor)

        return self._pictures.get(("picture", name, size), make)

    def cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """An opaque picture that covers `size` pixels exactly; the rest is cut off evenly."""

        def make() -> pygame.Surface:
            master = self.opaque(name)
            factor = max(size[0] / master.get_width(), size[1] / master.get_height())
            scaled = pygame.transform.smoothscale(
                master,
                (
                    max(size[0], round(master.get_width() * factor)),
                    max(size[1], round(master.get_height() * factor)),
                ),
            )
            middle = pygame.Rect((0, 0), size)
            middle.center = scaled.get_rect().center
            return scaled.subsurface(middle).convert()

        return self._pictures.get(("cover", name, size), make)

    def ground(
        self, name: str, size: tuple[int, int], unit_px: float, origin: tuple[float, float]
    ) -> pygame.Surface:
        """The part of an opaque picture of the world that a window of `size` pixels shows, at
        `unit_px` pixels per world unit, with the world's origin at the pixel `origin`. Its last
        columns and rows go on where the picture ends."""

        def make() -> pygame.Surface:
            side, master = self._sidecar(name), self.opaque(name)
            factor = unit_px / float(side["ppu"])
            left, top = (side["anchor"][i] - origin[i] / factor for i in (0, 1))
            wanted = pygame.Rect(
                round(left), round(top), round(size[0] / factor), round(size[1] / factor)
            )
            part = pygame.Surface(wanted.size)
            part.blit(master, (-wanted.left, -wanted.top))
            extend_edges(part, master.get_rect().move(-wanted.left, -wanted.top))
            return pygame.transform.smoothscale(part, size).convert()

        return self._pictures.get(("ground", name, size, unit_px, origin), make)

    def background(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """An opaque picture of exactly `size` pixels (the caller keeps the ratio)."""

        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(self.opaque(name), size).convert()

        return self._pictures.get(("background", name, size), make)

    def nine(self, name: str, size: tuple[int, int], scale: float = 1.0) -> pygame.Surface:
        """Nine-slice furniture of `size` pixels; its corners are drawn at `scale` (View.scale)."""

        def make() -> pygame.Surface:
            side = self._sidecar(name)
            return nine_slice(
                self._master(name), size, side["nine"], scale / float(side["px_per_u"])
            )

        return self._pictures.get(("nine", name, size, scale), make)

    def opaque(self, name: str) -> pygame.Surface:
        """A picture as shipped, opaque and not kept: for what is baked once and cut or blurred."""
        return self._load(name).convert()

    def drawn(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface the caller paints by itself (premultiplied), cached under `key`."""
        return self._pictures.get(("drawn", key), make)

    def forget_sizes(self) -> None:
        """Drop everything scaled, after a resize or a change of text size."""
        self._pictures.clear()
        self._texts.clear()
        self._sprites.clear()
        self._fonts.clear()

    # text

    def font(self, role: Role, px: int) -> pygame.Font:
        """A font of `px` pixels: "title" for titles and numbers, "text" for everything else."""
        font = self._fonts.get((role, px))
        if font is None:
            path = self._folder / "fonts" / FONT_FILES[role]
            if not path.is_file():
                raise AssetMissing(path)
            font = self._fonts[role, px] = _font(path, px)
        return font

    def text(
        self,
        role: Role,
        px: int,
        string: str,
        colour: pygame.Color,
        *,
        wrap: int | None = None,
        align: Align = "left",
        lines: int | None = None,
    ) -> pygame.Surface:
        """Text as a surface. `wrap`: pixels a line may be wide; `lines`: how many at most, the last
        one is then shortened with an ellipsis. Without `lines`, text of one line is never cut."""

        def make() -> pygame.Surface:
            font = self.font(role, px)
            broken = self._broken(font, string, wrap, lines)
            return text.render(font, broken, px, colour, align)

        return self._texts.get((role, px, string, tuple(colour), wrap, align, lines), make)

    def text_size(self, role: Role, px: int, string: str) -> tuple[int, int]:
        """Pixels a single line of text takes."""
        return self.font(role, px).size(text.drawable(string))

    @staticmethod
    def _broken(
        font: pygame.Font, string: str, width: int | None, most: int | None
    ) -> Sequence[str]:
        if width is None:
            return [text.drawable(string)]
        broken = text.wrap(font, string, width)
        if most is None or len(broken) <= most:
            return broken
        rest = " ".join(broken[most - 1 :])
        return [*broken[: most - 1], text.shorten(font, rest, width)]

    # loading

    def _load_sprite(self, name: str, unit_px: float) -> Sprite:
        side = self._sidecar(name)
        factor = unit_px / float(side.get("ppu", MASTER_PPU))
        image = _scaled(self._master(name), factor, factor)
        anchor = _anchor(side.get("anchor", (0, 0)), factor)
        return Sprite(image, anchor, self._shadow(name, unit_px, side))

    def _shadow(self, name: str, unit_px: float, side: dict[str, Any]) -> Sprite | None:
        shadow = f"{name}_shadow"
        if "shadow_anchor" not in side or not self.has(shadow):
            return None
        factor = unit_px / float(side.get("shadow_ppu", MASTER_PPU / 2))
        image = _scaled(self._master(shadow), factor, factor)
        return Sprite(image, _anchor(side["shadow_anchor"], factor))

    def _sidecar(self, name: str) -> dict[str, Any]:
        """The sprite's data file, or nothing for pictures that have none."""
        if name not in self._sidecars:
            path = self._folder / "sprites" / f"{name}.json"
            self._sidecars[name] = _read_sidecar(path) if path.is_file() else {}
        return self._sidecars[name]

    def _find(self, name: str) -> Path | None:
        for ending in (".png", ".jpg"):
            path = self._folder / "sprites" / f"{name}{ending}"
            if path.is_file():
                return path
        return None

    def _path(self, name: str) -> Path:
        path = self._find(name)
        if path is None:
            raise AssetMissing(self._folder / "sprites" / f"{name}.png")
        return path

    def _master(self, name: str) -> pygame.Surface:
        """The picture as shipped: loaded, in display order, premultiplied before any scaling."""
        return self._load(name).convert_alpha().premul_alpha()

    def _load(self, name: str) -> pygame.Surface:
        path = self._path(name)
        try:
            return pygame.image.load(path)
        except (pygame.error, OSError) as error:
            raise AssetBroken(path, "a picture") from error


def _font(path: Path, px: int) -> pygame.Font:
    try:
        with path.open("rb") as file:
            if file.read(4) not in FONT_STARTS:
                raise AssetBroken(path, "a font")
        return pygame.Font(path, px)
    except (pygame.error, OSError) as error:
        raise AssetBroken(path, "a font") from error


def _read_sidecar(path: Path) -> dict[str, Any]:
    try:
        side = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, OSError) as error:
        raise AssetBroken(path, "a list of measures") from error
    if not isinstance(side, dict):
        raise AssetBroken(path, "a list of measures")
    return side


def _scaled(master: pygame.Surface, across: float, down: float) -> pygame.Surface:
    size = (max(1, round(master.get_width() * across)), max(1, round(master.get_height() * down)))
    return pygame.transform.smoothscale(master, size)


def _anchor(point: Sequence[float], factor: float) -> tuple[int, int]:
    return round(point[0] * factor), round(point[1] * factor)
