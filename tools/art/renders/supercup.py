"""Pieces of the Supercup modules and the pennants of the seats."""

from assets.people_data import PEOPLE
from renders.registry import recipe


@recipe("tiles", ((k,) for k in PEOPLE))
def pennant(q, key="farouk"):
    """Marks the owner of a desert tile; stands at the tile's corner."""
    from artlib import scene
    from assets import pennant as model

    scene.reset(q)
    objs = model.pennant(key)
    scene.bounce_ground()
    scene.sprite(f"pennant_{key}", objs)


@recipe("supercup", ((n,) for n in "2345"))
def position(q, rank="2"):
    """Position tile from above."""
    from artlib import scene
    from assets import supercup

    scene.reset(q)
    objs = supercup.position_tile(int(rank))
    scene.sprite(f"position_{rank}", objs, shadow=False, elevation=90)


@recipe("supercup")
def photographertile(q):
    """Photographer tile from above."""
    from artlib import scene
    from assets import supercup

    scene.reset(q)
    objs = supercup.photographer_tile()
    scene.sprite("photographer_tile", objs, shadow=False, elevation=90)


@recipe("supercup")
def pedestal(q):
    """Bench of the five support dice."""
    from artlib import scene
    from assets import supercup

    scene.reset(q)
    objs = supercup.pedestal()
    scene.bounce_ground()
    scene.sprite("pedestal", objs, extra={"well_pitch": supercup.PEDESTAL_PITCH})


@recipe("supercup")
def crater(q):
    """Hollow of a spent support die."""
    from artlib import scene
    from assets import supercup

    scene.reset(q)
    objs = supercup.crater()
    scene.bounce_ground()
    scene.sprite("crater", objs)
