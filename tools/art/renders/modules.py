"""Pieces of the Supercup modules on the table: cameras by heading, tiles lying there."""

from artlib.palette import HEADINGS
from renders.pieces import yaw_of
from renders.registry import recipe


@recipe("photographer", ((d,) for d in HEADINGS))
def aimed(q, d="E"):
    """The camera on its space, its lens along a heading."""
    from artlib import scene
    from assets import camera

    scene.reset(q)
    objs = camera.camera(yaw=yaw_of(d))
    scene.bounce_ground()
    scene.sprite(f"camera_{d}", objs)


@recipe("photographer")
def folded(q):
    """The camera with its tripod closed, as it is carried."""
    from artlib import scene
    from assets import camera

    scene.reset(q)
    objs = camera.camera(yaw=yaw_of("SW"), reach=0.045)
    scene.bounce_ground()
    scene.sprite("camera_folded", objs)


@recipe("supercup", ((n,) for n in "2345"))
def positionlying(q, rank="2"):
    """Position tile lying on the table."""
    from artlib import scene
    from assets import supercup

    scene.reset(q)
    objs = supercup.position_tile(int(rank))
    scene.bounce_ground()
    scene.sprite(f"position_{rank}_table", objs)


@recipe("supercup")
def photographerlying(q):
    """Photographer tile lying on the table."""
    from artlib import scene
    from assets import supercup

    scene.reset(q)
    objs = supercup.photographer_tile()
    scene.bounce_ground()
    scene.sprite("photographer_tile_table", objs)


@recipe("supercup", ((n,) for n in "246"))
def pyramidpileof(q, n="6"):
    """Pile of n pyramid tiles on the table; the odd ones belong to the race."""
    from artlib import scene
    from assets import wagers

    scene.reset(q)
    objs = wagers.pyramid_pile(int(n))
    scene.bounce_ground()
    scene.sprite(f"pyramid_pile_x{n}", objs)
