"""The dice pyramid: at rest, shaken, and turned over until its slider opens."""

from renders.registry import recipe

TURN = 12  # frames from standing to upside down
SHAKE = 8
# Upside down the tip leans towards the viewer, else a 45 degree camera would see only the base.
TOP_LEAN, TOP_LIFT, TOP_SPIN = 128.0, 1.0, 20.0


def _render(q, name, shadow, moving=True, **pose):
    from artlib import scene
    from assets import pyramid as model

    scene.reset("moving" if moving and q == "final" else q)
    objs = model.build(**pose)
    scene.bounce_ground()
    scene.sprite(name, objs, shadow=shadow)


@recipe("pyramid")
def pyramid(q):
    """Standing on the plaza."""
    _render(q, "pyramid_closed", True, moving=False)


@recipe("pyramid", ((str(i),) for i in range(SHAKE)))
def shake(q, i="0"):
    """One frame of the loop in which it is shaken, a little above the ground."""
    from math import pi, sin

    t = int(i) / SHAKE * 2 * pi
    lean = (5 * sin(2 * t + 0.6), 13 * sin(t), 4 * sin(t + 0.8))
    _render(q, f"pyramid_shake{int(i):02d}", False, rot=lean, lift=0.25 + 0.04 * sin(2 * t))


@recipe("pyramid", ((str(i),) for i in range(TURN)))
def turn(q, i="0"):
    """One frame of turning over: 0 is nearly standing, the last one upside down."""
    t = (int(i) + 1) / TURN
    eased = t * t * (3 - 2 * t)
    spin = 38.0 + (TOP_SPIN - 38.0) * eased
    lean = (TOP_LEAN * eased, 0, 0)
    lift = 0.25 + (TOP_LIFT - 0.25) * min(1.0, eased * 1.25)
    _render(q, f"pyramid_turn{int(i):02d}", False, rot=lean, lift=lift, spin=spin)


@recipe("pyramid", (("0",), ("1",), ("2",)))
def slide(q, i="0"):
    """Upside down with the slider a third, two thirds and fully pushed in; shadow on the plaza."""
    opened = (int(i) + 1) / 3
    pose = {"rot": (TOP_LEAN, 0, 0), "lift": TOP_LIFT, "spin": TOP_SPIN, "slider": opened}
    name = "pyramid_open" if i == "2" else f"pyramid_slide{int(i)}"
    _render(q, name, i == "2", moving=i != "2", **pose)
