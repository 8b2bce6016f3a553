"""Desert tiles while they are turned over."""

from renders.registry import recipe

FRAMES = 10


@recipe("tiles", ((str(i),) for i in range(FRAMES)))
def tileturn(q, i="0"):
    """One frame from the oasis (before the first) to the mirage (after the last)."""
    from artlib import scene
    from assets import turning_tile

    scene.reset("moving" if q == "final" else q)
    objs = turning_tile.build((int(i) + 1) / (FRAMES + 1))
    scene.bounce_ground()
    scene.sprite(f"tile_turn{int(i):02d}", objs, shadow=False)
