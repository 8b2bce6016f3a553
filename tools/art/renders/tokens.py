"""Small pieces of the race: dice, tiles, coins, tents, the photographer's camera."""

import math
from itertools import product

from artlib.palette import CAMELS, TENT_ALT
from renders.pieces import COLOURS
from renders.registry import recipe

TUMBLE = 16  # frames of a rolling die; the last one is the die at rest


@recipe("dice", product(COLOURS, "123"))
def die(q, color="blue", value="3"):
    """A race die at rest."""
    _die(q, f"die_{color}_{value}", color, int(value), False)


@recipe("support", product(COLOURS, "12"))
def support(q, color="blue", value="1"):
    """A support die (brass rings, values 1 and 2) at rest."""
    _die(q, f"support_{color}_{value}", color, int(value), True)


@recipe("dice", product(COLOURS, "123"))
def tumble(q, color="blue", value="3"):
    """Frames of a race die that rolls until `value` lies on top."""
    _tumble(q, f"die_{color}_{value}", color, int(value), False)


@recipe("support", product(COLOURS, "12"))
def supporttumble(q, color="blue", value="1"):
    """Frames of a support die that rolls until `value` lies on top."""
    _tumble(q, f"support_{color}_{value}", color, int(value), True)


def _die(q, name, color, value, ringed):
    from artlib import scene
    from assets import die as model

    scene.reset(q)
    objs = model.build(color, value, support=ringed)
    scene.bounce_ground()
    scene.sprite(name, objs)


def _tumble(q, name, color, value, ringed):
    """Spin about a horizontal axis decays; the die lifts just enough to clear the ground."""
    import bpy
    from mathutils import Matrix, Vector

    from artlib import scene
    from assets import die as model

    scene.reset("moving" if q == "final" else q)
    objs = model.build(color, value, support=ringed)
    root = objs[0].parent
    rest = root.matrix_world.copy()
    scene.bounce_ground()
    r = model.SIZE * 0.90
    base = Matrix.Translation((0, 0, model.H))
    for i in range(TUMBLE):
        left = (1 - i / (TUMBLE - 1)) ** 1.6  # rotation still to go, eased out
        turn = Matrix.Identity(4)
        for degrees, axis in ((-630, "Y"), (250, "X"), (140, "Z")):
            turn = turn @ Matrix.Rotation(left * math.radians(degrees), 4, axis)
        m = base @ turn @ base.inverted() @ rest
        root.matrix_world = m
        bpy.context.view_layer.update()
        low = min((o.matrix_world @ Vector(c)).z for o in objs[:1] for c in o.bound_box)
        root.matrix_world = Matrix.Translation((0, 0, max(0.0, -low * 0.86))) @ m
        bpy.context.view_layer.update()
        window = (-r, -r * 0.75, r, r * 1.55)
        scene.sprite(f"{name}_roll{i:02d}", objs, shadow=False, rect=window)


@recipe("coins", (("0",), ("1",), ("5",), ("10",), ("20",)))
def coin(q, value="1"):
    """One coin; 0 is the neutral money icon."""
    from artlib import scene
    from assets import coins

    scene.reset(q)
    objs = coins.coin(int(value), yaw=-8)
    scene.bounce_ground()
    scene.sprite(f"coin_{value}", objs)


@recipe("coins", (("1", "6"), ("1", "3"), ("5", "5"), ("5", "2"), ("10", "4"), ("20", "3")))
def coins(q, value="1", n="6"):
    """A pile of n coins."""
    from artlib import scene
    from assets import coins as model

    scene.reset(q)
    objs = model.coin_stack(int(value), int(n))
    scene.bounce_ground()
    scene.sprite(f"coin_{value}_x{n}", objs)


@recipe("tiles", (("oasis",), ("mirage",)))
def tile(q, side="oasis"):
    """A desert tile lying on a space."""
    from artlib import scene
    from assets import desert

    scene.reset(q)
    objs = desert.desert_tile(side)
    scene.bounce_ground()
    scene.sprite(f"tile_{side}", objs)


@recipe("tiles", product(COLOURS, ("532", "32", "2", "5322", "322", "22")))
def legpile(q, color="blue", values="532"):
    """Pile of leg tiles, values from the top down."""
    from artlib import scene
    from assets import wagers

    scene.reset(q)
    objs = wagers.leg_pile(color, [int(v) for v in values])
    scene.bounce_ground()
    scene.sprite(f"legpile_{color}_{values}", objs)


def _dim():
    """Seen from above a face looks into the lamps; less exposure keeps its paint true."""
    import bpy

    bpy.context.scene.view_settings.exposure = -0.35


@recipe("tiles", product(COLOURS, "532"))
def legtile(q, color="blue", value="5"):
    """One leg tile seen from above, for panels."""
    from artlib import scene
    from assets import wagers

    scene.reset(q)
    objs = wagers.leg_tile(color, int(value))
    _dim()
    scene.sprite(f"legtile_{color}_{value}", objs, shadow=False, elevation=90)


@recipe("tiles")
def pyramidtile(q):
    """The tile paid for a roll: flat for panels, and lying on the table."""
    from artlib import scene
    from assets import wagers

    scene.reset(q)
    objs = wagers.pyramid_tile()
    scene.bounce_ground()
    scene.sprite("pyramid_tile_table", objs)
    _dim()
    scene.sprite("pyramid_tile", objs, shadow=False, elevation=90)


@recipe("tiles", ((n,) for n in "135"))
def pyramidpile(q, n="5"):
    """Pile of n pyramid tiles on the table."""
    from artlib import scene
    from assets import wagers

    scene.reset(q)
    objs = wagers.pyramid_pile(int(n))
    scene.bounce_ground()
    scene.sprite(f"pyramid_pile_x{n}", objs)


@recipe("tents", ((c,) for c in COLOURS))
def tent(q, color="blue"):
    """The tent of one camel's die."""
    from artlib import scene
    from assets import tent as model

    scene.reset(q)
    objs = model.tent(CAMELS[color]["paint"], TENT_ALT.get(color, "#F4E4C3"))
    scene.bounce_ground()
    scene.sprite(f"tent_{color}", objs)


@recipe("photographer")
def camera(q, yaw="205"):
    """The photographer's camera on its tripod."""
    from artlib import scene
    from assets import camera as model

    scene.reset(q)
    objs = model.camera(yaw=float(yaw))
    scene.bounce_ground()
    scene.sprite("camera", objs)
