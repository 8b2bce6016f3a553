"""The caravan track: plates of equal length along a superellipse, run clockwise seen from above.

Needs numpy only: `python -m assets.track` prints the plate positions and headings of both tracks.
"""

import math
from typing import ClassVar

import numpy as np


class Track:
    """n slabs of equal arc length along a superellipse, run clockwise seen from above.

    The start/finish line is the middle of the near (south) side. Space 1 lies just left of it;
    numbers go left along the near side, up the left, right along the far side, down the right and
    back, so space n lies just right of the line. Arc length is counted in plates from the line;
    space i spans [i - 1, i].
    """

    SPEC: ClassVar = {16: (2.80, 1.72, 3.0), 20: (3.62, 1.88, 3.2)}  # semi-axes, exponent
    WIDTH = 1.02
    GAP = 0.07

    def __init__(self, n=16):
        self.n = n
        a, b, e = self.SPEC[n]
        t = np.linspace(0, 2 * np.pi, 4001)
        # the angle starts at the middle of the near (south) side and goes west
        c, s = np.cos(-np.pi / 2 - t), np.sin(-np.pi / 2 - t)
        x, y = a * np.sign(c) * np.abs(c) ** (2 / e), b * np.sign(s) * np.abs(s) ** (2 / e)
        d = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
        self.length = d[-1]
        self.pitch = self.length / n
        self._d, self._x, self._y = d, x, y
        self.half = (a + self.WIDTH / 2, b + self.WIDTH / 2)

    def at(self, s):
        """Point, unit tangent and outward normal at arc length s (in slabs)."""
        u = (np.asarray(s, float) * self.pitch) % self.length

        def f(v):
            return np.stack(
                [
                    np.interp(v % self.length, self._d, self._x),
                    np.interp(v % self.length, self._d, self._y),
                ],
                -1,
            )

        p = f(u)
        tg = f(u + 0.02) - f(u - 0.02)
        tg /= np.linalg.norm(tg, axis=-1, keepdims=True)
        return (
            p,
            tg,
            np.stack([-tg[..., 1], tg[..., 0]], -1),
        )  # clockwise: outward is left of the tangent

    def centre(self, space):
        """Centre of space 1..n and the heading there in degrees."""
        p, tg, _ = self.at(space - 0.5)
        return p, math.degrees(math.atan2(tg[1], tg[0]))

    def slab(self, space, inset=0.0, corner=0.12):
        """Rounded outline polygon of a slab."""
        from shapely.geometry import Polygon

        g = self.GAP / 2 / self.pitch
        s = np.linspace(space - 1 + g, space - g, 14)
        p, _, nrm = self.at(s)
        w = self.WIDTH / 2
        poly = Polygon(np.concatenate([p + nrm * w, (p - nrm * w)[::-1]]))
        poly = poly.buffer(-corner - inset).buffer(corner, quad_segs=6)
        return np.array(poly.simplify(0.002).exterior.coords)[:-1]

    def distance(self, X, Y):
        """Distance from the track centre line (vectorised)."""
        from scipy.spatial import cKDTree

        tree = cKDTree(np.stack([self._x, self._y], 1))
        return tree.query(np.stack([X.ravel(), Y.ravel()], 1))[0].reshape(X.shape)


def rounded_rect(hx, hy, r, n=10):
    """Outline of a rectangle with half-sides hx, hy and corner radius r."""
    pts = []
    for cx, cy, a0 in (
        (hx - r, hy - r, 0),
        (-hx + r, hy - r, 90),
        (-hx + r, -hy + r, 180),
        (hx - r, -hy + r, 270),
    ):
        for k in range(n + 1):
            a = math.radians(a0 + 90 * k / n)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


if __name__ == "__main__":
    for number in (16, 20):
        course = Track(number)
        for space in range(1, number + 1):
            point, heading = course.centre(space)
            print(f"{number} {space:2d} ({point[0]:+.3f}, {point[1]:+.3f}) {heading:+7.1f}")
