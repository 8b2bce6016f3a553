"""The ten racegoers, seen from a low camera."""

from assets.people_data import PEOPLE
from renders.registry import recipe


@recipe("people", ((k,) for k in PEOPLE))
def person(q, key="farouk"):
    """The whole figure with a transparent background."""
    from artlib import scene
    from assets import people

    scene.reset(q)
    objs = people.build(key, yaw=-14)
    scene.bounce_ground()
    scene.sprite(f"person_{key}", objs, ppu=300, shadow=False, elevation=14)
