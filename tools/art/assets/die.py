"""Wooden dice whose pips are the camel's own symbol, so that a die never speaks by colour alone.

Race dice carry every value 1, 2, 3 on two opposite faces: +z/-z = 1, +x/-x = 2, +y/-y = 3. Support
dice (a brass ring around each face) have 1 on three faces and 2 on the other three.
"""

import math

import numpy as np

from artlib import decals, sdf
from artlib.palette import BRASS, CAMELS

SIZE = 0.34
H = SIZE / 2
ROUND = 0.036
# (axis, sign) of the faces, and the turn that lays a decal facing +z on each
FACES = [(axis, sign) for axis in (2, 0, 1) for sign in (1, -1)]
RACE_VALUES = (1, 1, 2, 2, 3, 3)
SUPPORT_VALUES = (1, 2, 2, 1, 1, 2)
# Euler degrees that bring the first face of a value to the top
UP = {1: (0, 0, 0), 2: (0, -90, 0), 3: (90, 0, 0)}


def build(color, value=1, spin=20.0, support=False):
    """A die at rest on z = 0 with `value` on top, turned by spin degrees."""
    import bpy
    from mathutils import Euler, Matrix

    from artlib import geo

    objs = [_body(color)]
    values = SUPPORT_VALUES if support else RACE_VALUES
    for (axis, sign), pips in zip(FACES, values, strict=True):
        objs += _face(color, axis, sign, pips, support)
    root = geo.group(objs)
    turn = Euler([math.radians(a) for a in UP[value]]).to_matrix().to_4x4()
    root.matrix_world = (
        Matrix.Translation((0, 0, H)) @ Matrix.Rotation(math.radians(spin), 4, "Z") @ turn
    )
    bpy.context.view_layer.update()
    return objs


def _body(color):
    from artlib import materials as M
    from assets.camel_shape import wear_of

    g = sdf.Grid((-H - 0.02,) * 3, (H + 0.02,) * 3, 0.0052)
    d = sdf.box(g.P, (0, 0, 0), (H, H, H), ROUND)
    # slight sphere-cut corners like a tumbled wooden die
    d = sdf.smax(d, np.sqrt(sum(p * p for p in g.P)) - H * 1.52, 0.03)
    v, f = g.mesh(d)
    ob = sdf.to_object("die", v, f, M.paint(f"die_{color}", CAMELS[color]["paint"], 0.9, 0.6, 0.38))
    wear = wear_of(d, g, v).astype(np.float32)
    ob.data.attributes.new("wear", "FLOAT", "POINT").data.foreach_set("value", wear)
    return ob


def _face(color, axis, sign, pips, support):
    import bpy

    from artlib import geo
    from artlib import materials as M

    turn = {
        2: (0 if sign > 0 else math.pi, 0, 0),
        0: (math.pi / 2, 0, sign * math.pi / 2),
        1: (math.pi / 2, 0, math.pi if sign > 0 else 0),
    }[axis]
    at = [0.0, 0.0, 0.0]
    at[axis] = sign * (H + 0.0012)
    name = f"face_{color}_{pips}"
    mat = bpy.data.materials.get(name) or M.alpha_decal(name, decals.die_face(color, pips))
    side = SIZE * (0.70 if support else 0.92)
    objs = [geo.decal_quad("pips", side, side, at, mat, turn)]
    if support:
        brass = bpy.data.materials.get("die_brass") or M.metal("die_brass", BRASS, 0.25)
        r = H * 0.80
        band = geo.lathe(
            "band",
            [(r - 0.014, -0.004), (r - 0.010, 0.006), (r, 0.007), (r + 0.004, -0.004)],
            brass,
        )
        band.location, band.rotation_euler = at, turn
        objs.append(band)
    return objs
