"""Camels, stacks and their shadows."""

from itertools import product

from artlib.palette import CAMELS, HEADINGS
from renders.registry import recipe

COLOURS = ("blue", "green", "orange", "yellow", "white")
FACING_VIEWER = ("SW", "S", "SE")  # headings whose heads hang in front of the riders


def yaw_of(d):
    """Degrees of a named heading, or of a plain number for trials."""
    return float(HEADINGS.get(d, d) if d in HEADINGS else d)


def stack_step():
    """World height by which one camel stands above another."""
    from assets.camel_shape import SCALE, STEP

    return STEP * SCALE


@recipe("camels", product(COLOURS, HEADINGS))
def camel(q, color="blue", d="E"):
    """A camel that carries nobody."""
    from artlib import scene
    from assets import camel as model

    scene.reset(q)
    objs = model.build(color, yaw=yaw_of(d))
    scene.bounce_ground()
    scene.sprite(f"camel_{color}_{d}", objs, shadow=False)


@recipe("camels", product(COLOURS, HEADINGS))
def under(q, color="blue", d="E"):
    """A camel with another standing on it: the rider is invisible but still shades it."""
    from artlib import scene
    from assets import camel as model

    scene.reset(q)
    step = stack_step()
    for o in model.build("white", at=(0, 0, step), yaw=yaw_of(d), neutral=True):
        o.visible_camera = False
    objs = model.build(color, yaw=yaw_of(d))
    scene.bounce_ground()
    scene.sprite(f"camel_{color}_{d}_under", objs, shadow=False)


@recipe("camels", product(COLOURS, FACING_VIEWER))
def front(q, color="blue", d="S"):
    """Only the pixels of a carrying camel that lie in front of its riders (holdouts)."""
    from artlib import scene
    from assets import camel as model

    scene.reset(q)
    for k in (1, 2):
        at = (0, 0, k * stack_step())
        for o in model.build("white", at=at, yaw=yaw_of(d), neutral=True):
            o.is_holdout = True
    objs = model.build(color, yaw=yaw_of(d))
    scene.bounce_ground()
    scene.sprite(f"camel_{color}_{d}_front", objs, shadow=False)


@recipe("camels", product("123", HEADINGS))
def stackshadow(q, n="2", d="E"):
    """Ground shadow of a stack of n, the same for all colours."""
    from artlib import scene
    from assets import camel as model

    scene.reset(q)
    objs = []
    for i in range(int(n)):
        at = (0, 0, i * stack_step())
        objs += model.build("white", at=at, yaw=yaw_of(d), with_cloth=False)
    scene.shadow_sprite(f"camel_shadow{n}_{d}", objs)


@recipe("trials", ())
def stack(q, d="E", *colors):
    """A stack in one piece, to judge the assembled sprites by."""
    from artlib import scene
    from assets import camel as model

    scene.reset(q)
    objs = []
    for i, c in enumerate(colors or COLOURS):
        objs += model.build(c, at=(0, 0, i * stack_step()), yaw=yaw_of(d))
    scene.bounce_ground()
    scene.sprite(f"stack_{d}", objs, shadow=False)


@recipe("heroes", ((c,) for c in CAMELS))
def hero(q, color="blue"):
    """Large three-quarter view for the winner's scene, from a low camera."""
    from artlib import scene
    from assets import camel as model

    scene.reset(q)
    objs = model.build(color, yaw=-32)
    scene.bounce_ground()
    scene.sprite(f"hero_{color}", objs, ppu=900, elevation=16)
