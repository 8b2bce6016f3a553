"""Pictograms of the art, in any colour and size."""

from __future__ import annotations

from pygame import BLEND_PREMULTIPLIED, BLEND_RGBA_MULT, Color, Rect, Surface

from camelup_desktop.app.assets import Assets


def icon(assets: Assets, name: str, px: int, colour: Color) -> Surface:
    """The pictogram `name` (icon_NAME.png, drawn in white) in `colour`, `px` pixels square."""

    def make() -> Surface:
        tinted = assets.picture(f"icon_{name}", (px, px)).copy()
        tinted.fill(colour, None, BLEND_RGBA_MULT)
        return tinted

    return assets.drawn(("icon", name, px, tuple(colour)), make)


def blit_icon(surface: Surface, assets: Assets, name: str, box: Rect, colour: Color) -> None:
    """Draw a pictogram as large as fits into `box`, centred."""
    image = icon(assets, name, max(6, min(box.size)), colour)
    surface.blit(image, image.get_rect(center=box.center), special_flags=BLEND_PREMULTIPLIED)


def blit_picture(surface: Surface, assets: Assets, name: str, box: Rect, colour: Color) -> None:
    """Draw a picture by its name, or a pictogram (icon_NAME) in `colour`."""
    if name.startswith("icon_"):
        blit_icon(surface, assets, name.removeprefix("icon_"), box, colour)
    else:
        image = assets.picture(name, box.size)
        surface.blit(image, image.get_rect(center=box.center), special_flags=BLEND_PREMULTIPLIED)
