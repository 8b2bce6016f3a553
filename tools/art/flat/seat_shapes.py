"""Outlines of the ten seat markers."""

import skia

from artlib.draw import polygon


def seat_shape(kind, m, r):
    """skia path of a seat's marker of radius r around (m, m)."""
    p = skia.Path()
    if kind == "circle":
        p.addCircle(m, m, r)
    elif kind == "square":
        p.addRoundRect(
            skia.Rect.MakeLTRB(m - r * 0.86, m - r * 0.86, m + r * 0.86, m + r * 0.86), 8, 8
        )
    elif kind == "plus":
        a, b = r * 0.36, r
        p = polygon(
            [
                (m + x, m + y)
                for x, y in (
                    (-a, -b),
                    (a, -b),
                    (a, -a),
                    (b, -a),
                    (b, a),
                    (a, a),
                    (a, b),
                    (-a, b),
                    (-a, a),
                    (-b, a),
                    (-b, -a),
                    (-a, -a),
                )
            ]
        )
    elif kind == "drop":
        p.moveTo(m, m - r * 1.05)
        p.cubicTo(m + r * 0.5, m - r * 0.4, m + r * 0.8, m - r * 0.05, m + r * 0.8, m + r * 0.3)
        p.cubicTo(m + r * 0.8, m + r * 1.25, m - r * 0.8, m + r * 1.25, m - r * 0.8, m + r * 0.3)
        p.cubicTo(m - r * 0.8, m - r * 0.05, m - r * 0.5, m - r * 0.4, m, m - r * 1.05)
    elif kind == "triangle":
        p = polygon([(m, m - r * 0.98), (m + r, m + r * 0.82), (m - r, m + r * 0.82)])
    elif kind == "hourglass":
        p = polygon(
            [
                (m - r * 0.8, m - r),
                (m + r * 0.8, m - r),
                (m + r * 0.16, m),
                (m + r * 0.8, m + r),
                (m - r * 0.8, m + r),
                (m - r * 0.16, m),
            ]
        )
    elif kind == "heart":
        p.moveTo(m, m + r)
        p.cubicTo(m - r * 1.9, m - r * 0.25, m - r * 0.75, m - r * 1.5, m, m - r * 0.45)
        p.cubicTo(m + r * 0.75, m - r * 1.5, m + r * 1.9, m - r * 0.25, m, m + r)
    elif kind == "chevron":
        p = polygon(
            [
                (m - r, m + r * 0.15),
                (m, m - r * 0.85),
                (m + r, m + r * 0.15),
                (m + r, m + r * 0.9),
                (m, m - r * 0.1),
                (m - r, m + r * 0.9),
            ]
        )
    elif kind == "ring":
        p.addCircle(m, m, r)
        p.addCircle(m, m, r * 0.46, skia.PathDirection.kCCW)
    elif kind == "two_bars":
        for dx in (-0.86, 0.16):
            p.addRoundRect(skia.Rect.MakeXYWH(m + dx * r, m - r * 0.92, r * 0.70, r * 1.84), 6, 6)
    return p
