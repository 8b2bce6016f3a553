"""The dice pyramid: a stepped wooden shaker, lacquered slider and elastic band at its tip."""

import math

from artlib.palette import BRASS, OASIS, WOOD_DARK, WOOD_MID, mix

BASE, HEIGHT, COURSES = 0.80, 1.12, 7


def build(slider=0.0, rot=(0, 0, 0), lift=0.0, spin=38.0):
    """slider 0..1 = how far the tip slider is pushed in (1 = hole open).

    It is first spun about its own axis, then turned by rot = (x, y, z) degrees about its centre.
    """
    import bpy
    from mathutils import Euler, Matrix

    from artlib import geo
    from artlib import materials as M

    light = M.wood("pyr_a", "#E6B877", "#C48A4A", "#8A5426", scale=1.1, axis=0, coat=0.35)
    dark = M.wood("pyr_b", "#C9904F", "#A2672F", "#64360F", scale=1.1, axis=0, coat=0.35)
    teal = M.paint("pyr_teal", OASIS, wear=0.0, coat=0.6)
    red = M.plain("band", "#C8362B", 0.55)
    brass = M.metal("pyr_brass", BRASS, 0.25)
    objs = []
    top_half = 0.17
    slot_z = HEIGHT * 0.80
    h = slot_z / COURSES
    for i in range(COURSES):
        t0, t1 = i / COURSES, (i + 1) / COURSES
        a = BASE + (top_half - BASE) * t0
        b = BASE + (top_half - BASE) * t1 + 0.030
        z0 = i * h
        pts = [(-a, -a), (a, -a), (a, a), (-a, a)]
        objs.append(
            geo.prism(
                "course",
                pts,
                z0,
                z0 + h * 0.995,
                dark if i % 2 else light,
                bevel=0.018,
                top_scale=b / a,
            )
        )
    # carved block joints: thin dark grooves, staggered per course, on the four faces
    groove = M.plain("groove", mix(WOOD_DARK, WOOD_MID, 0.25), 0.8)
    for i in range(COURSES):
        t0, t1 = i / COURSES, (i + 1) / COURSES
        a = BASE + (top_half - BASE) * t0
        b = BASE + (top_half - BASE) * t1 + 0.030
        n = max(1, COURSES - i - 1)
        slope = math.atan2(a - b, h)
        for k in range(n + 1):
            u = (k - n / 2) * (2 * a / (n + 1)) + (0.05 if i % 2 else -0.05)
            if abs(u) > b * 0.9:
                continue
            for q in range(4):
                g = geo.box("joint", (0.012, 0.010, h * 0.86), (0, 0, 0), groove, bevel=0)
                m = (
                    Matrix.Rotation(q * math.pi / 2, 4, "Z")
                    @ Matrix.Translation((u, -(a + b) / 2 + 0.001, i * h + h / 2))
                    @ Matrix.Rotation(-slope, 4, "X")
                )
                g.matrix_world = m
                objs.append(g)
    # brass sun medallion on each face
    zf = 0.40
    face_slope = math.atan2(BASE - top_half, slot_z)
    for q in range(4):
        yq = -(BASE + (top_half - BASE) * (zf / slot_z)) - 0.005
        disc = geo.lathe(
            "sun",
            [(0, 0), (0.135, 0), (0.135, 0.018), (0.118, 0.026), (0.105, 0.018), (0, 0.018)],
            brass,
            seg=40,
        )
        disc.matrix_world = (
            Matrix.Rotation(q * math.pi / 2, 4, "Z")
            @ Matrix.Translation((0, yq, zf))
            @ Matrix.Rotation(math.pi / 2 - face_slope, 4, "X")
        )
        objs.append(disc)
        for k in range(8):
            an = math.radians(45 * k)
            ray = geo.prism(
                "ray", [(0.150, -0.024), (0.205, 0), (0.150, 0.024)], 0, 0.016, brass, bevel=0.004
            )
            ray.matrix_world = disc.matrix_world @ Matrix.Rotation(an, 4, "Z")
            objs.append(ray)
        eye = geo.ball("gem", (0, 0, 0), 0.06, teal, scale=(1, 1, 0.45))
        eye.matrix_world = (
            disc.matrix_world @ Matrix.Translation((0, 0, 0.016)) @ Matrix.Diagonal((1, 1, 0.45, 1))
        )
        objs.append(eye)
    # slider housing, slider, cap, band
    objs.append(geo.box("housing", (0.40, 0.40, 0.10), (0, 0, slot_z + 0.05), dark, bevel=0.02))
    sx = 0.13 * (1 - slider)
    objs.append(geo.box("slider", (0.62, 0.20, 0.045), (sx, 0, slot_z + 0.052), teal, bevel=0.014))
    knob = geo.ball("knob", (sx + 0.335, 0, slot_z + 0.052), 0.058, brass)
    objs.append(knob)
    objs.append(
        geo.prism(
            "cap",
            [(-0.18, -0.18), (0.18, -0.18), (0.18, 0.18), (-0.18, 0.18)],
            slot_z + 0.10,
            HEIGHT + 0.06,
            light,
            bevel=0.022,
            top_scale=0.14,
        )
    )
    tip = geo.prism(
        "tip",
        [(-0.07, -0.07), (0.07, -0.07), (0.07, 0.07), (-0.07, 0.07)],
        HEIGHT - 0.035,
        HEIGHT + 0.085,
        brass,
        bevel=0.010,
        top_scale=0.08,
    )
    objs.append(tip)
    ring = []
    for k in range(40):
        a = 2 * math.pi * k / 40
        ex = 1.0 if math.cos(a) < 0 else 1.0 + 0.45 * (1 - slider)
        cx, cy = math.cos(a), math.sin(a)
        r = 0.215 / max(abs(cx), abs(cy)) if max(abs(cx), abs(cy)) > 0 else 0.215
        r = min(r, 0.262)
        ring.append(
            (cx * r * (ex if abs(cy) < 0.5 else 1 + (ex - 1) * 0.4), cy * r, slot_z + 0.052)
        )
    objs.append(geo.tube("band", ring, 0.016, red, cyclic=True))
    # brass corner shoes
    for sx_ in (-1, 1):
        for sy_ in (-1, 1):
            objs.append(
                geo.box(
                    "shoe",
                    (0.11, 0.11, 0.07),
                    (sx_ * (BASE - 0.045), sy_ * (BASE - 0.045), 0.034),
                    brass,
                    bevel=0.012,
                )
            )
    root = geo.group(objs)
    c = Matrix.Translation((0, 0, HEIGHT * 0.45))
    m = (
        c
        @ Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
        @ Matrix.Rotation(math.radians(spin), 4, "Z")
        @ c.inverted()
    )
    root.matrix_world = Matrix.Translation((0, 0, lift)) @ m
    bpy.context.view_layer.update()
    return objs
