"""Compose assets/icon.png, the program's icon, out of the blue camel: `python tools/icon.py`.

Blue on a yellow sun, because an icon of 16 pixels has to be told by contrast alone.
"""

from pathlib import Path

import pygame

ASSETS = Path(__file__).resolve().parents[1] / "assets"
SIDE = 512
FINE = 4  # drawn four times as large, then scaled down: pygame's shapes have hard edges

SKY_TOP, SKY_BOTTOM = (17, 94, 99), (35, 132, 130)
SUN, DUNE, DUNE_EDGE, SHADE = (255, 214, 92), (222, 153, 76), (244, 196, 122), (176, 108, 48)
RIM, INLAY = (90, 50, 26), (222, 170, 70)


def compose() -> pygame.Surface:
    """The icon, straight alpha, `SIDE` pixels square."""
    side = SIDE * FINE
    scene = pygame.Surface((side, side), pygame.SRCALPHA)
    for y in range(side):
        pygame.draw.line(scene, mix(SKY_TOP, SKY_BOTTOM, y / side), (0, y), (side, y))
    pygame.draw.circle(scene, SUN, (round(side * 0.5), round(side * 0.48)), round(side * 0.425))
    for colour, lift in ((DUNE_EDGE, 0.0), (DUNE, 0.025)):
        dune = pygame.Rect(0, 0, round(side * 1.9), round(side * 0.9))
        dune.midtop = (round(side * 0.42), round(side * (0.76 + lift)))
        pygame.draw.ellipse(scene, colour, dune)
    shade = pygame.Rect(
        round(side * 0.1), round(side * 0.755), round(side * 0.58), round(side * 0.07)
    )
    pygame.draw.ellipse(scene, SHADE, shade)
    scene.blit(camel(round(side * 0.84)), (round(side * 0.08), round(side * 0.115)))
    corner = round(side * 0.2)
    inlay = round(side * 0.045)
    pygame.draw.rect(scene, INLAY, scene.get_rect(), inlay, corner)
    pygame.draw.rect(scene, RIM, scene.get_rect(), round(side * 0.035), corner)
    mask = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.rect(mask, "white", mask.get_rect(), border_radius=corner)
    scene.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return unmultiplied(pygame.transform.smoothscale(scene.premul_alpha(), (SIDE, SIDE)))


def camel(width: int) -> pygame.Surface:
    """The blue camel from the side, `width` pixels wide."""
    picture = pygame.image.load(ASSETS / "sprites" / "camel_blue_E.png")
    picture = picture.subsurface(picture.get_bounding_rect())
    height = round(width * picture.get_height() / picture.get_width())
    scaled = pygame.transform.smoothscale(picture.premul_alpha(), (width, height))
    return unmultiplied(scaled)


def unmultiplied(surface: pygame.Surface) -> pygame.Surface:
    """The same picture with straight alpha, as files hold it."""
    straight = surface.copy()
    for x in range(surface.get_width()):
        for y in range(surface.get_height()):
            r, g, b, a = surface.get_at((x, y))
            if 0 < a < 255:
                straight.set_at((x, y), [min(255, round(c * 255 / a)) for c in (r, g, b)] + [a])
    return straight


def mix(one: tuple[int, ...], other: tuple[int, ...], share: float) -> tuple[int, ...]:
    """A colour between two."""
    return tuple(round(a + (b - a) * share) for a, b in zip(one, other, strict=True))


if __name__ == "__main__":
    pygame.image.save(compose(), ASSETS / "icon.png")
