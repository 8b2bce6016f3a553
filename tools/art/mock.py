#!/usr/bin/env python3
"""Compose a 1920x1080 race table out of rendered sprites: the look to aim at, not the layout (that is ux.md 2.3).

python mock.py [--sprites out] [--to out/mock_race.png]     names the sprites it misses; render those keys first
"""

import argparse
import json
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import skia
from artlib.textures import TEXT_FACE, col, emblem, fill, stroke, text

from artlib.palette import *
from assets.board import Track
from assets.camel import SCALE, STEP

W, H = 1920, 1080
U = 160  # screen pixels per world unit
VIEW = (0.85, 0.25, 12.0, 6.75)  # must match render.TABLE_VIEW[16]
CAMEL_ZOOM = 1.10  # hero pieces: a touch over scale
SAMPLING = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)


class Sprites:
    def __init__(self, root):
        self.root, self.cache = Path(root), {}

    def __getitem__(self, name):
        if name not in self.cache:
            p = self.root / f"{name}.png"
            im = skia.Image.open(str(p)).withDefaultMipmaps() if p.exists() else None
            j = self.root / f"{name}.json"
            self.cache[name] = (im, json.loads(j.read_text()) if j.exists() else {})
            if im is None:
                print("missing", p.name)
        return self.cache[name]


class Painter:
    def __init__(self, sprites):
        self.surf = skia.Surface(W, H)
        self.c = self.surf.getCanvas()
        self.sp = Sprites(sprites)

    def to_screen(self, x, y, z=0.0):
        return (x - VIEW[0] + VIEW[2] / 2) * U, (
            VIEW[1] + VIEW[3] / 2 - (y * SIN_E + z * COS_E)
        ) * U

    def blit(self, name, sx, sy, scale=1.0, alpha=1.0, shadow=False):
        im, m = self.sp[name]
        if im is None or "anchor" not in m:
            return
        k = U / (m.get("ppu", PPU)) * scale
        ax, ay = m["anchor"]
        dst = skia.Rect.MakeXYWH(sx - ax * k, sy - ay * k, im.width() * k, im.height() * k)
        self.c.drawImageRect(
            im, skia.Rect.MakeIWH(im.width(), im.height()), dst, SAMPLING, skia.Paint(Alphaf=alpha)
        )

    def shadow_of(self, name, sx, sy, scale=1.0, alpha=1.0):
        im, m = self.sp[name]
        sh, _ = self.sp[name + "_shadow"]
        if sh is None or im is None:
            return
        k = U / m["shadow_ppu"] * scale
        ax, ay = m["shadow_anchor"]
        self.c.drawImageRect(
            sh,
            skia.Rect.MakeIWH(sh.width(), sh.height()),
            skia.Rect.MakeXYWH(sx - ax * k, sy - ay * k, sh.width() * k, sh.height() * k),
            SAMPLING,
            skia.Paint(Alphaf=alpha),
        )

    def image(self, name, x, y, w, h, alpha=1.0, src=None):
        im, _ = self.sp[name]
        if im:
            self.c.drawImageRect(
                im,
                src or skia.Rect.MakeIWH(im.width(), im.height()),
                skia.Rect.MakeXYWH(x, y, w, h),
                SAMPLING,
                skia.Paint(Alphaf=alpha),
            )

    def fit(self, name, cx, cy, h, alpha=1.0):
        im, _ = self.sp[name]
        if im:
            w = h * im.width() / im.height()
            self.image(name, cx - w / 2, cy - h / 2, w, h, alpha)

    def nine(self, name, x, y, w, h, inset=48, scale=0.5, drop=True):
        """9-slice a furniture sprite."""
        im, _ = self.sp[name]
        if drop:
            p = skia.Paint(
                AntiAlias=True,
                Color4f=skia.Color4f(0.05, 0.02, 0.01, 0.55),
                MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 14),
            )
            self.c.drawRoundRect(skia.Rect.MakeXYWH(x + 8, y + 10, w - 4, h - 4), 22, 22, p)
        if im is None:
            self.c.drawRoundRect(skia.Rect.MakeXYWH(x, y, w, h), 16, 16, fill(PARCHMENT))
            return
        iw, ih, d = im.width(), im.height(), inset * scale
        xs, ys = (0, inset, iw - inset, iw), (0, inset, ih - inset, ih)
        dx, dy = (x, x + d, x + w - d, x + w), (y, y + d, y + h - d, y + h)
        for i in range(3):
            for j in range(3):
                s = skia.Rect.MakeLTRB(xs[i], ys[j], xs[i + 1], ys[j + 1])
                self.c.drawImageRect(
                    im,
                    s,
                    skia.Rect.MakeLTRB(dx[i], dy[j], dx[i + 1], dy[j + 1]),
                    SAMPLING,
                    skia.Paint(),
                )

    def glow(self, cx, cy, rx, ry, color="#FFE9A6", a=0.75, w=7):
        r = skia.Rect.MakeLTRB(cx - rx, cy - ry, cx + rx, cy + ry)
        p = stroke(color, w * 2.2, a * 0.6)
        p.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 9))
        self.c.drawOval(r, p)
        self.c.drawOval(r, stroke(color, w * 0.45, a))


def DIR_OF(deg):
    return min(
        (
            ("E", 0),
            ("NE", 40),
            ("N", 90),
            ("NW", 140),
            ("W", 180),
            ("SW", -140),
            ("S", -90),
            ("SE", -40),
        ),
        key=lambda kv: abs((deg - kv[1] + 180) % 360 - 180),
    )[0]


def stack(P, track, space, camels, queue):
    (x, y), hd = track.centre(space)
    d = DIR_OF(hd)
    a = math.radians(hd)
    x, y = (
        x - 0.10 * math.cos(a),
        y - 0.10 * math.sin(a),
    )  # centre the silhouette, not the body, on the slab

    def draw():
        for i, c in enumerate(camels):
            sx, sy = P.to_screen(x, y, i * STEP * SCALE * CAMEL_ZOOM)
            P.blit(f"camel_{c}_{d}" + ("_under" if i < len(camels) - 1 else ""), sx, sy, CAMEL_ZOOM)

    def shadow():
        sx, sy = P.to_screen(x, y, 0.01)
        n = min(3, len(camels))
        im, _m = P.sp[f"camel_shadow{n}_{d}"]
        if im is None:
            n = 1
        P.blit(f"camel_shadow{n}_{d}", sx, sy, CAMEL_ZOOM, alpha=0.9)

    queue.append((y, shadow, draw))


def prop(P, name, x, y, queue, scale=1.0, z=0.0, alpha=1.0):
    sx, sy = P.to_screen(x, y, z)
    queue.append(
        (
            y,
            lambda: P.shadow_of(name, sx, sy, scale, alpha),
            lambda: P.blit(name, sx, sy, scale, alpha),
        )
    )


def portrait(P, key, cx, cy, r, bg):
    c = P.c
    c.save()
    clip = skia.Path()
    clip.addCircle(cx, cy, r)
    c.clipPath(clip, doAntiAlias=True)
    g = skia.GradientShader.MakeRadial(
        (cx - r * 0.3, cy - r * 0.4),
        r * 1.6,
        [col(mix(bg, "#FFFFFF", 0.45)).toColor(), col(bg).toColor()],
    )
    c.drawPaint(skia.Paint(Shader=g))
    im, _ = P.sp[f"person_{key}"]
    if im:
        k = 4.0 * r / im.height()
        top = cy - r * 0.93
        P.image(f"person_{key}", cx - im.width() * k / 2, top, im.width() * k, im.height() * k)
    c.restore()
    im, _ = P.sp["ui_ring"]
    if im:
        R = r * (0.378 / 0.30) * 1.02
        P.image("ui_ring", cx - R, cy - R, 2 * R, 2 * R)


def bet_card(P, x, y, w, camel, angle=0):
    c = P.c
    h = w * 1.42
    c.save()
    c.translate(x, y)
    c.rotate(angle)
    p = skia.Paint(
        AntiAlias=True,
        Color4f=skia.Color4f(0, 0, 0, 0.45),
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 4),
    )
    c.drawRoundRect(skia.Rect.MakeXYWH(-w / 2 + 2, -h / 2 + 4, w, h), 8, 8, p)
    P.image(f"card_farouk_{camel}", -w / 2, -h / 2, w, h)
    c.restore()


PLAYERS = [
    ("farouk", "Farouk", 17, ["blue5", "orange3"], "#8C2438"),
    ("edda", "Edda", 12, ["white5"], "#B68A4E"),
    ("clement", "Clement", 9, ["green5", "blue3"], "#5B6B7A"),
    ("amira", "Amira", 21, [], "#4B3B8F"),
    ("gita", "Gita", 6, ["yellow5"], "#4E8F4B"),
]


def mini_tile(P, x, y, code):
    camel, v = code[:-1], code[-1]
    k = CAMELS[camel]
    c = P.c
    c.drawRoundRect(skia.Rect.MakeXYWH(x + 1, y + 3, 30, 38), 7, 7, fill("#2A1208", 0.35))
    c.drawRoundRect(skia.Rect.MakeXYWH(x, y, 30, 38), 7, 7, fill(k["paint"]))
    c.drawRoundRect(skia.Rect.MakeXYWH(x + 3.5, y + 3.5, 23, 31), 4.5, 4.5, fill("#FFF6E2"))
    c.drawPath(
        emblem(k["emblem"], x + 15, y + 12.5, 7.5),
        fill(k["cloth"] if camel in ("white", "yellow") else k["ink"]),
    )
    text(c, v, x + 15, y + 32, 14, INK)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--sprites", default="out")
    ap.add_argument("--to", default="out/mock_race.png")
    a = ap.parse_args()
    P = Painter(a.sprites)
    c = P.c
    P.image(
        "table_16",
        *((-2, -2, W + 4, H + 4) if P.sp["table_16"][0].width() == W + 4 else (0, 0, W, H)),
    )
    # gentle pool of light on the board
    g = skia.GradientShader.MakeRadial(
        (830, 520),
        1150,
        [skia.Color(255, 226, 170, 26), skia.Color(30, 12, 6, 0), skia.Color(16, 6, 4, 165)],
        [0.0, 0.52, 1.0],
    )
    c.drawPaint(skia.Paint(Shader=g))
    t = Track(16)
    q = []
    for i, (camel, val) in enumerate(
        (("blue", 2), ("orange", 3), ("white", 1), ("yellow", None), ("green", None))
    ):
        x = -4.25 + i * 0.98
        prop(P, f"tent_{camel}", x, 3.95, q, 0.92)
        if val:
            prop(P, f"die_{camel}_{val}", x + 0.02, 3.34, q, 0.92)
    stack(P, t, 8, ["green", "white", "orange"], q)
    stack(P, t, 6, ["blue"], q)
    stack(P, t, 10, ["yellow"], q)
    for side, sp in (("oasis", 12), ("mirage", 14)):
        (x, y), _ = t.centre(sp)
        prop(P, f"tile_{side}", x, y + 0.19, q, 0.86, 0.012)
    prop(P, "pyramid_closed", 0, 0, q, 0.97, 0.02)
    prop(P, "camera", 3.52, 0.0, q, 0.78)
    for name, x, y in (
        ("coin_20_x2", 2.35, 3.95),
        ("coin_10_x4", 2.85, 3.85),
        ("coin_5_x5", 3.30, 4.0),
        ("coin_1_x6", 3.68, 3.82),
        ("coin_1", 3.05, 3.50),
        ("coin_5", 3.5, 3.45),
    ):
        prop(P, name, x, y, q, 1.15)
    # highlight: it is our turn, the pyramid is the hot action
    cx, cy = P.to_screen(0, 0)
    q.sort(key=lambda e: -e[0])
    for _, sh, _ in q:
        sh()
    P.glow(cx, cy + 2, 1.17 * U, 1.17 * U * SIN_E, a=0.95, w=9)
    for _, _, dr in q:
        dr()

    for i, camel in enumerate(
        ("blue", "orange", "white", "yellow", "green")
    ):  # emblem badges: never colour alone
        bx, by = P.to_screen(-4.25 + i * 0.98 + 0.34, 3.95, 0.66)
        k = CAMELS[camel]
        c.drawCircle(bx + 1, by + 3, 17, fill("#1A0A06", 0.45))
        c.drawCircle(bx, by, 17, fill("#D9A441"))
        c.drawCircle(bx, by, 14.5, fill("#FFF6E2"))
        c.drawPath(
            emblem(k["emblem"], bx, by, 10),
            fill(k["cloth"] if camel in ("white", "yellow") else k["ink"]),
        )
    # ---------------- right: players -----------------------------------------------------------
    x0, y0, w, h = 1500, 18, 402, 1044
    P.nine("ui_parchment", x0, y0, w, h)
    text(c, "Leg 2", x0 + 34, y0 + 62, 36, "#7A2606", align="left")
    text(
        c,
        "3 of 5 dice rolled",
        x0 + w - 36,
        y0 + 58,
        20,
        mix(INK, PARCHMENT, 0.25),
        TEXT_FACE,
        "right",
    )
    for k in range(5):
        cx = x0 + 40 + k * 26
        name = ("blue", "orange", "white", "yellow", "green")[k]
        c.drawRoundRect(
            skia.Rect.MakeXYWH(cx - 9, y0 + 78, 18, 18),
            5,
            5,
            fill(CAMELS[name]["paint"], 1.0 if k < 3 else 0.22),
        )
        c.drawRoundRect(skia.Rect.MakeXYWH(cx - 9, y0 + 78, 18, 18), 5, 5, stroke(INK, 1.6, 0.55))
    rowh = 128
    for i, (key, name, coins, tiles, bg) in enumerate(PLAYERS):
        ry = y0 + 116 + i * rowh
        if i == 0:
            c.drawRoundRect(
                skia.Rect.MakeXYWH(x0 + 22, ry - 2, w - 44, rowh - 8), 20, 20, fill("#FFFBEF", 0.85)
            )
            c.drawRoundRect(
                skia.Rect.MakeXYWH(x0 + 22, ry - 2, w - 44, rowh - 8), 20, 20, stroke("#D2882A", 4)
            )
        portrait(P, key, x0 + 82, ry + 56, 42, bg)
        text(c, name, x0 + 146, ry + 40, 28, INK, align="left")
        if i == 0:
            text(c, "your turn", x0 + w - 40, ry + 38, 18, "#A9501A", TEXT_FACE, "right")
        P.fit("coin_0", x0 + 162, ry + 75, 34)
        text(c, str(coins), x0 + 186, ry + 85, 30, "#6B3A0E", align="left")
        for k, tl in enumerate(tiles):
            mini_tile(P, x0 + 254 + k * 38, ry + 56, tl)
        if i not in (0, 3):
            P.fit("tile_oasis", x0 + w - 58, ry + 32, 46)
        if i:
            c.drawLine(
                x0 + 36,
                ry - 6,
                x0 + w - 36,
                ry - 6,
                stroke(mix(PARCHMENT_DARK, INK, 0.25), 1.6, 0.55),
            )
    # overall bets
    by = y0 + 116 + 5 * rowh + 2
    c.drawLine(x0 + 36, by, x0 + w - 36, by, stroke(mix(PARCHMENT_DARK, INK, 0.25), 1.6, 0.55))
    text(c, "Race bets", x0 + 36, by + 40, 26, "#7A2606", align="left")
    for k, (lab, n) in enumerate((("Winner", 3), ("Last place", 2))):
        bx = x0 + 112 + k * 180
        for j in range(n):
            c.save()
            c.translate(bx + j * 5 - 4, by + 112 - j * 4)
            c.rotate(-6 + 5 * j)
            p = skia.Paint(
                AntiAlias=True,
                Color4f=skia.Color4f(0.1, 0.04, 0, 0.4),
                MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 4),
            )
            c.drawRoundRect(skia.Rect.MakeXYWH(-36, -48, 76, 102), 8, 8, p)
            P.image(
                "card_"
                + (("hugo", "farouk", "hugo") if k == 0 else ("hugo", "farouk"))[j]
                + "_back",
                -37,
                -52,
                74,
                105,
            )
            c.restore()
        text(c, lab, bx, by + 196, 20, INK, TEXT_FACE)
        c.drawCircle(bx + 46, by + 66, 17, fill("#7A2606"))
        text(c, str(n), bx + 46, by + 74, 22, "#FFF6E2")

    # ---------------- bottom: actions ---------------------------------------------------------
    x0, y0, w, h = 18, 898, 1464, 164
    P.nine("ui_felt", x0, y0, w, h)
    cream = "#F8E7C2"

    def label(s, x, sub=None):
        text(c, s, x, y0 + h - 22, 19, cream, TEXT_FACE)

    for k, camel in enumerate(CAMELS):
        cx = x0 + 92 + k * 104
        im, _m = P.sp[f"leg_{camel}_x4"]
        if im:
            kk = 112 / im.height()
            P.image(f"leg_{camel}_x4", cx - im.width() * kk / 2, y0 + 14, im.width() * kk, 112)
    label("Bet on this leg", x0 + 92 + 2 * 104)

    def sep(x):
        return c.drawLine(x, y0 + 34, x, y0 + h - 34, stroke("#D9A441", 2, 0.45))

    sep(x0 + 586)
    P.fit("tile_oasis", x0 + 668, y0 + 70, 100)
    P.fit("tile_mirage", x0 + 770, y0 + 76, 92)
    label("Place desert tile", x0 + 718)
    sep(x0 + 850)
    for k, camel in enumerate(CAMELS):
        ang = (k - 2) * 7
        bet_card(P, x0 + 1010 + (k - 2) * 54, y0 + 66 + abs(k - 2) ** 2 * 3.0, 70, camel, ang)
    label("Bet on the race", x0 + 1010)
    sep(x0 + 1170)
    P.nine("ui_btn_red", x0 + 1192, y0 + 30, 246, 104, inset=44, scale=0.62, drop=True)
    P.fit("pyramid_closed", x0 + 1248, y0 + 78, 78)
    text(c, "Roll", x0 + 1340, y0 + 78, 42, "#FFF6E2")
    text(c, "+1", x0 + 1322, y0 + 110, 24, "#FFE08A")
    P.fit("coin_0", x0 + 1362, y0 + 102, 30)
    Path(a.to).parent.mkdir(parents=True, exist_ok=True)
    P.surf.makeImageSnapshot().save(a.to, skia.kPNG)
    print("wrote", a.to)


if __name__ == "__main__":
    main()
