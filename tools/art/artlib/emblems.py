"""Cloth symbols and patterns: one simple, unmistakable silhouette per camel."""

import math

import skia

from .draw import fill, stroke


def emblem(kind, cx, cy, r):
    """skia.Path of an emblem centred at (cx, cy) inside radius r."""
    p = skia.Path()
    if kind == "crescent_moon":
        p.addCircle(cx, cy, r * 0.92)
        q = skia.Path()
        q.addCircle(cx + r * 0.42, cy - r * 0.12, r * 0.74)
        p = skia.Op(p, q, skia.PathOp.kDifference_PathOp)
    elif kind == "eight_pointed_star":
        n = 8
        for i in range(2 * n):
            a = math.pi * i / n - math.pi / 2
            rr = r * (1.0 if i % 2 == 0 else 0.56)
            (p.moveTo if i == 0 else p.lineTo)(cx + rr * math.cos(a), cy + rr * math.sin(a))
        p.close()
    elif kind == "diamond":
        for i, (dx, dy) in enumerate(((0, -1), (0.72, 0), (0, 1), (-0.72, 0))):
            (p.moveTo if i == 0 else p.lineTo)(cx + dx * r, cy + dy * r)
        p.close()
    elif kind == "palm":
        p.moveTo(cx - r * 0.14, cy + r)
        p.quadTo(cx - r * 0.02, cy + r * 0.3, cx - r * 0.06, cy - r * 0.2)
        p.lineTo(cx + r * 0.10, cy - r * 0.2)
        p.quadTo(cx + r * 0.14, cy + r * 0.3, cx + r * 0.16, cy + r)
        p.close()
        for ang in (-90, -28, -152, 22, 158):
            a = math.radians(ang)
            tip = (
                cx + 0.02 * r + r * 0.98 * math.cos(a),
                cy - 0.22 * r + r * 0.72 * math.sin(a) + (0.22 * r if ang != -90 else 0),
            )
            nx, ny = -math.sin(a) * r * 0.26, math.cos(a) * r * 0.26
            mid = (cx + r * 0.5 * math.cos(a), cy - 0.26 * r + r * 0.42 * math.sin(a))
            leaf = skia.Path()
            leaf.moveTo(cx + 0.02 * r, cy - 0.22 * r)
            leaf.quadTo(mid[0] + nx, mid[1] + ny, *tip)
            leaf.quadTo(mid[0] - nx, mid[1] - ny, cx + 0.02 * r, cy - 0.22 * r)
            leaf.close()
            p = skia.Op(p, leaf, skia.PathOp.kUnion_PathOp)
    elif kind == "waves":
        for k in range(3):
            y = cy + (k - 1) * r * 0.62
            w = skia.Path()
            w.moveTo(cx - r * 0.95, y)
            w.cubicTo(cx - r * 0.45, y - r * 0.62, cx - r * 0.45, y + r * 0.62, cx, y)
            w.cubicTo(cx + r * 0.45, y - r * 0.62, cx + r * 0.45, y + r * 0.62, cx + r * 0.95, y)
            q = skia.Path()
            stroke("#000000", r * 0.30).getFillPath(w, q)
            p = skia.Op(p, q, skia.PathOp.kUnion_PathOp)
    return p


def pattern(c, kind, x, y, w, h, u, color):
    """Repeat pattern inside a rect; u = cell size."""
    c.save()
    c.clipRect(skia.Rect.MakeXYWH(x, y, w, h), doAntiAlias=True)
    f = fill(color)
    nx, ny = int(w / u) + 2, int(h / u) + 2
    ox, oy = x + (w - (nx - 1) * u) / 2, y + (h - (ny - 1) * u) / 2
    for i in range(-1, nx + 1):
        for j in range(-1, ny + 1):
            px, py = ox + i * u, oy + j * u
            if kind == "dots":
                c.drawCircle(px + (u / 2 if j % 2 else 0), py, u * 0.24, f)
            elif kind == "checks" and (i + j) % 2 == 0:
                c.drawRect(skia.Rect.MakeXYWH(px - u / 2, py - u / 2, u, u), f)
            elif kind == "lozenges":
                c.drawPath(emblem("diamond", px + (u / 2 if j % 2 else 0), py, u * 0.44), f)
            elif kind == "zigzag" and i >= 0:
                p = skia.Path()
                p.moveTo(px - u / 2, py + u * 0.25)
                p.lineTo(px, py - u * 0.25)
                p.lineTo(px + u / 2, py + u * 0.25)
                c.drawPath(p, stroke(color, u * 0.22, cap=skia.Paint.kSquare_Cap))
            elif kind == "stripes" and j == 0:
                c.drawRect(skia.Rect.MakeXYWH(px - u * 0.22, y, u * 0.44, h), f)
    c.restore()
