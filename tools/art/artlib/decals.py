"""Decals of the 3-D pieces: saddle cloths, tile faces, numerals, rug, cracks."""

import math

import skia

from .draw import fill, save, stroke, surface, text
from .emblems import emblem, pattern
from .palette import CAMELS, PARCHMENT, figure_colour, mix

CLOTH_W, CLOTH_L = 0.60, 1.00  # world size of the texture: along x, and unfolded across the back


def saddle_cloth(name):
    """Unfolded cloth: pattern on the back, symbol on each flank."""
    k = CAMELS[name]
    w, h = int(CLOTH_W * 900), int(CLOTH_L * 900)
    s, c = surface(w, h, k["cloth"])
    base, ink = k["cloth"], k["ink"]
    # v: 0.5 = spine, 0.69 = where the cloth turns down the flank, ~1.0 = hem
    pattern(c, k["pattern"], 0, h * 0.30, w, h * 0.40, w * 0.15, ink)
    for sgn in (-1, 1):
        c.save()
        c.translate(w / 2, h / 2)
        if sgn < 0:
            c.rotate(180)
        c.translate(-w / 2, -h / 2)
        c.drawRect(skia.Rect.MakeXYWH(0, h * 0.695, w, h * 0.305), fill(base))
        c.drawRect(skia.Rect.MakeXYWH(0, h * 0.690, w, h * 0.022), fill(ink))
        c.drawPath(emblem(k["emblem"], w / 2, h * 0.838, h * 0.108), fill(ink))
        c.drawRect(skia.Rect.MakeXYWH(0, h * 0.962, w, h * 0.016), fill(ink))
        c.restore()
    for x in (0, w * 0.955):
        c.drawRect(skia.Rect.MakeXYWH(x, 0, w * 0.045, h), fill(ink))
    return save(s, f"cloth_{name}")


def numeral(v, color, size=256):
    """A figure alone."""
    s, c = surface(size, size)
    text(c, str(v), size / 2, size * 0.78, size * 0.86, color)
    return save(s, f"num_{v}_{color.strip('#')}")


def slab_number(i, color, size=200):
    """Number of a space as engraved on its plate."""
    s, c = surface(size, size)
    text(c, str(i), size / 2, size * 0.70, size * 0.62, color)
    return save(s, f"slab_{i}")


def slab_motif(color, size=256):
    """Engraved travel chevrons (pointing +x)."""
    s, c = surface(size, size)
    m = size / 2
    for k in range(2):
        x = m - size * 0.10 + k * size * 0.17
        q = skia.Path()
        q.moveTo(x - size * 0.07, m - size * 0.14)
        q.lineTo(x + size * 0.07, m)
        q.lineTo(x - size * 0.07, m + size * 0.14)
        c.drawPath(q, stroke(color, size * 0.045, 0.42))
    return save(s, "slab_motif")


def rug(w, h):
    """Kilim: teal field, terracotta border, stepped diamonds; w, h in pixels at 100 per unit."""
    s, c = surface(w, h, "#0F4249")
    U = 100.0

    def frame(o, t, color):
        c.drawRect(
            skia.Rect.MakeLTRB(o + t / 2, o + t / 2, w - o - t / 2, h - o - t / 2),
            stroke(color, t, cap=skia.Paint.kSquare_Cap),
        )

    def stepped(cx, cy, r, color, n=4):
        for k in range(n):
            a = r * (n - k) / n
            b = r * (k + 1) / n
            c.drawRect(skia.Rect.MakeLTRB(cx - a, cy - b, cx + a, cy + b), fill(color))

    frame(0, 0.06 * U, "#2A1410")
    frame(0.06 * U, 0.40 * U, "#7C2E22")
    frame(0.46 * U, 0.03 * U, "#E3C07F")
    frame(0.50 * U, 0.02 * U, "#2A1410")

    # border lozenges
    def along(x0, y0, x1, y1):
        n = int(math.hypot(x1 - x0, y1 - y0) / (0.42 * U))
        for k in range(n + 1):
            x, y = x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n
            stepped(x, y, 0.150 * U, "#E3C07F")
            stepped(x, y, 0.095 * U, "#1B5A60" if k % 2 else "#6B2418", 3)
            stepped(x, y, 0.035 * U, "#F1DDB0", 2)

    o = 0.26 * U
    along(o, o, w - o, o)
    along(o, h - o, w - o, h - o)
    along(o, o + 0.42 * U, o, h - o - 0.42 * U)
    along(w - o, o + 0.42 * U, w - o, h - o - 0.42 * U)
    return save(s, f"rug_{w}x{h}")


def cracks(color, size=512):
    """Voronoi-like mud cracks with transparent background."""
    import numpy as np
    from scipy.spatial import Voronoi

    rs = np.random.RandomState(12)
    pts = rs.rand(60, 2) * size * 1.4 - size * 0.2
    v = Voronoi(pts)
    s, c = surface(size, size)
    for a, b in v.ridge_vertices:
        if a < 0 or b < 0:
            continue
        p, q = v.vertices[a], v.vertices[b]
        if max(abs(p - size / 2).max(), abs(q - size / 2).max()) > size * 0.5:
            continue
        if p[1] > size * 0.62 and p[0] < size * 0.55:
            continue
        c.drawLine(*map(float, p), *map(float, q), stroke(color, rs.uniform(3, 8), 0.75))
    return save(s, "cracks")


def leg_tile_face(color, value, w=470, h=650):
    """Face of a leg tile: symbol on parchment above, payout on the camel's paint below."""
    k = CAMELS[color]
    s, c = surface(w, h, k["paint"])
    r = skia.Rect.MakeXYWH(w * 0.055, w * 0.055, w * 0.89, h - w * 0.11)
    c.drawRoundRect(r, 46, 46, fill(PARCHMENT))
    inner = skia.Rect.MakeXYWH(w * 0.09, w * 0.09, w * 0.82, h - w * 0.18)
    c.drawRoundRect(inner, 34, 34, stroke(mix(k["paint"], "#2A1208", 0.15), 7))
    c.save()
    c.clipRect(skia.Rect.MakeXYWH(w * 0.105, h * 0.565, w * 0.79, h * 0.35))
    low = skia.Rect.MakeXYWH(w * 0.10, h * 0.38, w * 0.80, h * 0.545)
    c.drawRoundRect(low, 30, 30, fill(k["paint"]))
    c.restore()
    ink = mix(k["paint"], "#2A1208", 0.55) if color != "white" else k["cloth"]
    c.drawPath(emblem(k["emblem"], w / 2, h * 0.34, w * 0.225), fill(ink))
    text(c, str(value), w / 2, h * 0.865, h * 0.34, figure_colour(color))
    return save(s, f"leg_{color}_{value}")


def die_face(color, value, size=512):
    """Transparent face of a die: `value` pips, each the camel's own symbol."""
    s, c = surface(size, size)
    ink = figure_colour(color)
    spread, r = {1: (0.0, 0.31), 2: (0.215, 0.215), 3: (0.285, 0.168)}[value]
    steps = {1: (0,), 2: (-1, 1), 3: (-1, 0, 1)}[value]
    kind = CAMELS[color]["emblem"]
    if kind == "waves":  # the widest symbol: three of them must not run into one chain
        r *= {1: 1.0, 2: 0.86, 3: 0.80}[value]
    for k in steps:
        x, y = size * (0.5 + k * spread), size * (0.5 + k * spread)
        c.drawPath(emblem(kind, x, y, size * r), fill(ink))
    return save(s, f"die_{color}_{value}")


def pyramid_tile_face(w=620, h=620):
    """Face of a pyramid tile: a stepped pyramid, a sun and the pound it is worth."""
    s, c = surface(w, h, "#B9772F")
    c.drawRoundRect(skia.Rect.MakeXYWH(30, 30, w - 60, h - 60), 60, 60, fill("#FBEBC6"))
    c.drawRoundRect(skia.Rect.MakeXYWH(48, 48, w - 96, h - 96), 46, 46, stroke("#B9772F", 9))
    c.drawCircle(w * 0.72, h * 0.30, w * 0.095, fill("#F0A42E"))
    tones = ("#C98A3C", "#E0A95A")
    for i in range(5):
        half, y = w * (0.34 - 0.062 * i), h * (0.80 - 0.092 * (i + 1))
        c.drawRoundRect(
            skia.Rect.MakeXYWH(w / 2 - half, y, 2 * half, h * 0.1), 8, 8, fill(tones[i % 2])
        )
    c.drawPath(_roof(w / 2, h * 0.345, w * 0.075, h * 0.085), fill("#1C7F78"))
    c.drawCircle(w * 0.26, h * 0.27, w * 0.135, fill("#7A2606"))
    text(c, "1", w * 0.26, h * 0.345, h * 0.22, "#FFF3D6")
    return save(s, "pyramid_tile")


def _roof(cx, base, half, height):
    p = skia.Path()
    p.moveTo(cx - half, base)
    p.lineTo(cx, base - height)
    p.lineTo(cx + half, base)
    p.close()
    return p
