"""Tiny numpy signed-distance-field modeller -> Blender meshes.

Wooden toys want generous, even roundings and soft blends where parts meet. SDFs give both
for free, are fully procedural, deterministic, and need no .blend files in the repo.
All functions take the stacked coordinate grid P = (X, Y, Z) and return a distance array.
"""

import numpy as np


class Grid:
    def __init__(self, lo, hi, step):
        self.lo, self.step = np.array(lo, float), step
        n = np.ceil((np.array(hi) - self.lo) / step).astype(int) + 1
        ax = [self.lo[i] + step * np.arange(n[i]) for i in range(3)]
        self.P = np.meshgrid(*ax, indexing="ij")

    def mesh(self, field):
        from skimage.measure import marching_cubes

        v, f, _, _ = marching_cubes(field.astype(np.float32), 0.0, spacing=(self.step,) * 3)
        return v + self.lo, f  # counter-clockwise outside (signed volume > 0)


def smin(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * 0.25


def smax(a, b, k):
    return -smin(-a, -b, k)


def ellipsoid(P, c, r):
    q = [(P[i] - c[i]) / r[i] for i in range(3)]
    k0 = np.sqrt(sum(x * x for x in q))
    k1 = np.sqrt(sum((q[i] / r[i]) ** 2 for i in range(3))) + 1e-9
    return k0 * (k0 - 1.0) / k1


def box(P, c, h, r=0.0):
    q = [np.abs(P[i] - c[i]) - (h[i] - r) for i in range(3)]
    out = np.sqrt(sum(np.maximum(x, 0) ** 2 for x in q))
    return out + np.minimum(np.maximum(np.maximum(q[0], q[1]), q[2]), 0) - r


def capsule(P, a, b, ra, rb=None):
    """Round cone between a and b (radius ra -> rb)."""
    rb = ra if rb is None else rb
    a, b = np.array(a, float), np.array(b, float)
    ab = b - a
    t = sum((P[i] - a[i]) * ab[i] for i in range(3)) / ab.dot(ab)
    t = np.clip(t, 0, 1)
    d = np.sqrt(sum((P[i] - a[i] - t * ab[i]) ** 2 for i in range(3)))
    return d - (ra + (rb - ra) * t)


def chain(P, pts, radii, k=0.06, flat=1.0):
    """Smooth union of round cones through pts; flat<1 squashes in y (carved plank look)."""
    Q = [P[0], P[1] / flat, P[2]]
    d = None
    for a, b, ra, rb in zip(pts, pts[1:], radii, radii[1:], strict=False):
        s = capsule(Q, (a[0], a[1] / flat, a[2]), (b[0], b[1] / flat, b[2]), ra, rb)
        d = s if d is None else smin(d, s, k)
    return d * min(1.0, flat)


def cylinder_y(P, c, r, half, rnd=0.0):
    dx = np.hypot(P[0] - c[0], P[2] - c[2]) - (r - rnd)
    dy = np.abs(P[1] - c[1]) - (half - rnd)
    return (
        np.sqrt(np.maximum(dx, 0) ** 2 + np.maximum(dy, 0) ** 2)
        + np.minimum(np.maximum(dx, dy), 0)
        - rnd
    )


def polygon2d(pts, X, Y):
    """Exact 2-D signed distance to a closed polygon (negative inside)."""
    pts = np.asarray(pts, float)
    d = np.full(X.shape, 1e9)
    s = np.ones(X.shape)
    n = len(pts)
    for i in range(n):
        ax, ay = pts[i]
        bx, by = pts[i - 1]
        ex, ey = bx - ax, by - ay
        wx, wy = X - ax, Y - ay
        t = np.clip((wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12), 0, 1)
        d = np.minimum(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
        c1, c2, c3 = ay <= Y, by > Y, ex * wy > ey * wx
        flip = (c1 & c2 & c3) | (~c1 & ~c2 & ~c3)
        s = np.where(flip, -s, s)
    return s * np.sqrt(d)


def extrude(d2, H, half, r):
    """Extrude a 2-D distance field along H (|H|<=half) with edges rounded by r."""
    dx, dy = d2 + r, np.abs(H) - (half - r)
    return (
        np.sqrt(np.maximum(dx, 0) ** 2 + np.maximum(dy, 0) ** 2)
        + np.minimum(np.maximum(dx, dy), 0)
        - r
    )


def spline(pts, n=12, closed=True):
    """Catmull-Rom through control points -> dense polyline (a list of (x, y))."""
    pts = np.asarray(pts, float)
    m = len(pts)
    out = []
    for i in range(m if closed else m - 1):
        idx = (lambda j: j % m) if closed else (lambda j: min(max(j, 0), m - 1))
        p0, p1, p2, p3 = (pts[idx(i + o)] for o in (-1, 0, 1, 2))
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(
                0.5
                * (
                    (2 * p1)
                    + (-p0 + p2) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3
                )
            )
    return np.array(out)


def to_object(name, verts, faces, material=None, smooth=True, scale=1.0):
    import bpy

    me = bpy.data.meshes.new(name)
    me.vertices.add(len(verts))
    me.vertices.foreach_set("co", (np.asarray(verts, np.float32) * scale).ravel())
    nf = len(faces)
    me.loops.add(nf * 3)
    me.loops.foreach_set("vertex_index", np.asarray(faces, np.int32).ravel())
    me.polygons.add(nf)
    me.polygons.foreach_set("loop_start", np.arange(0, nf * 3, 3, dtype=np.int32))
    me.update(calc_edges=True)
    me.validate()
    if smooth:
        me.polygons.foreach_set("use_smooth", np.ones(nf, bool))
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if material:
        me.materials.append(material)
    return ob
