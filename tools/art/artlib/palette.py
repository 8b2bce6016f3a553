"""Single source of the camels' colours, symbols and patterns, of the materials and the camera.

Sprites are rendered from here and the game's theme (assets/themes/desert/stage.yaml) mirrors the
camel part, so a change of palette is one edit here, one in the theme, and a re-render. Colours are
sRGB hex; `lin()` converts to the linear RGB that Cycles wants.
"""

import math

# --- camera / scale contract shared with the game -----------------------------------------
# Orthographic camera, looking north, tilted down by ELEVATION degrees.
#   screen_x =  PPU * wx
#   screen_y = -PPU * (wy * sin(e) + wz * cos(e))      (pygame y points down)
ELEVATION = 45.0
PPU = 320  # master pixels per world unit (2x of the 160 px used at 1920x1080)
SIN_E, COS_E = math.sin(math.radians(ELEVATION)), math.cos(math.radians(ELEVATION))

# The eight drawn headings, degrees counter-clockwise from east. N and S lean 26 degrees towards the
# inside of the ring: seen straight from behind or in front a camel hides its cloth symbol.
HEADINGS = {"E": 0, "NE": 40, "N": 64, "NW": 140, "W": 180, "SW": -140, "S": -116, "SE": -40}

# --- the five camels ----------------------------------------------------------------------
# Ordered by lightness and spread for colour-blind players (cvd.py); each camel also carries its own
# saddle-cloth symbol and pattern, so it is never told by colour alone (ux.md 4.2).
CAMELS = {
    "white": {
        "paint": "#F8F4EC",
        "cloth": "#8A2F4A",
        "ink": "#FBEBD0",
        "emblem": "crescent_moon",
        "pattern": "dots",
    },
    "yellow": {
        "paint": "#F7C515",
        "cloth": "#5A2C66",
        "ink": "#FFE9A0",
        "emblem": "eight_pointed_star",
        "pattern": "checks",
    },
    "orange": {
        "paint": "#E75210",
        "cloth": "#FBE6C2",
        "ink": "#7A2606",
        "emblem": "diamond",
        "pattern": "lozenges",
    },
    "green": {
        "paint": "#2DB67E",
        "cloth": "#F6E3B4",
        "ink": "#0B4A2A",
        "emblem": "palm",
        "pattern": "zigzag",
    },
    "blue": {
        "paint": "#1F57BE",
        "cloth": "#EAF0F4",
        "ink": "#123A86",
        "emblem": "waves",
        "pattern": "stripes",
    },
}
TENT_ALT = {"white": "#B4A7C4"}  # second stripe where the usual cream would vanish
SUPPORT = "#77736D"  # grey numbers of the support dice
DIE_IVORY = "#F1E6CF"

# --- world --------------------------------------------------------------------------------
SAND_LIGHT, SAND_MID, SAND_DARK = "#EDC98F", "#DBA563", "#AD6C3C"
SLAB_LIGHT, SLAB_DARK = "#C9A98E", "#8E6A5B"
WOOD_LIGHT, WOOD_MID, WOOD_DARK = "#D8A66A", "#A86E3A", "#5A3216"
WALNUT_LIGHT, WALNUT_DARK = "#6B4226", "#2C180D"
TEAL, TEAL_DARK = "#1C6B70", "#0E3B42"
BRASS = "#D9A441"
PARCHMENT, PARCHMENT_DARK, INK = "#F6E7C6", "#E2C68F", "#3A2418"
OASIS, MIRAGE = "#2A9D8F", "#C2543B"

# value -> (metal, enamel field)
COINS = {
    0: ("#E8B64A", "#8A5A14"),
    1: ("#C8744A", "#5A2A18"),
    5: ("#D3D7DA", "#34506B"),
    10: ("#E8B64A", "#7A1F33"),
    20: ("#E8B64A", "#1C7F78"),
}


DARK_FIGURE, LIGHT_FIGURE = "#3A1C14", "#FFF7E6"


def figure_colour(camel):
    """Colour of a figure or pip on the camel's paint with 4:1 contrast or more."""
    return LIGHT_FIGURE if camel == "blue" else DARK_FIGURE


def emblem_colour(camel):
    """Colour of the camel's symbol on parchment."""
    k = CAMELS[camel]
    return k["cloth"] if camel in ("white", "yellow") else k["ink"]


def rgb(hexstr):
    """(r, g, b) in 0..1 of "#RRGGBB"."""
    h = hexstr.lstrip("#")
    return tuple(int(h[i : i + 2], 16) / 255 for i in (0, 2, 4))


def lin(hexstr, a=1.0):
    """Linear RGBA of an sRGB hex string."""

    def f(c):
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return (*tuple(f(c) for c in rgb(hexstr)), a)


def mix(a, b, t):
    """Hex colour at t between a (0) and b (1)."""
    ca, cb = rgb(a), rgb(b)
    return "#" + "".join(
        f"{round(255 * (x * (1 - t) + y * t)):02X}" for x, y in zip(ca, cb, strict=False)
    )
