"""A desert tile in the act of being turned over, like a page of a pop-up book.

Both sides are there, back to back, each half as thick as a tile at rest; what stands on a side
folds flat while it turns away and rises while it comes up.
"""

import math

from assets.desert import desert_tile

TOP = 0.078  # height of a resting tile's surface
REACH = 0.36  # half side
FLAT = 0.06  # how high the scenery of a side is while that side looks away
NARROW = 0.34  # and how far it draws in from the edges


def build(share):
    """Objects at `share` 0..1 of the way from the oasis on top to the mirage on top."""
    import bpy
    from mathutils import Matrix

    angle = math.pi * share
    lift = REACH * math.sin(angle) + TOP / 2
    over = Matrix.Translation((0, 0, lift)) @ Matrix.Rotation(angle, 4, "Y")
    made = []
    for side, turn in (("oasis", 0.0), ("mirage", math.pi)):
        up = max(0.0, math.cos(angle - turn))
        tall = FLAT + (1 - FLAT) * up**0.7
        pose = over @ Matrix.Rotation(turn, 4, "Y")
        for ob in desert_tile(side):
            bpy.context.view_layer.update()
            slab = ob.name.split(".")[0] in ("tile", "top")
            _bend(ob, _half() if slab else _folded(tall, 1 - NARROW * max(0.0, 1 - 2 * up)))
            ob.matrix_world = pose @ ob.matrix_world
            made.append(ob)
    bpy.context.view_layer.update()
    return made


def _bend(ob, change):
    """Change the mesh itself by a matrix of the world: objects cannot hold a shear."""
    at = ob.matrix_world
    if ob.type == "MESH":
        ob.data = ob.data.copy()
        ob.data.transform(at.inverted() @ change @ at)
    else:  # the figures stand upright: nothing shears
        ob.matrix_world = change @ at


def _half():
    from mathutils import Matrix

    return Matrix.Diagonal((1, 1, 0.5, 1))


def _folded(tall, wide):
    """Brings the surface to TOP / 2 and scales what is above it, in height and about the middle."""
    from mathutils import Matrix

    high = Matrix.Translation((0, 0, TOP / 2)) @ Matrix.Diagonal((wide, wide, tall, 1))
    return high @ Matrix.Translation((0, 0, -TOP))
