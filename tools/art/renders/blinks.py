"""Closed eyes as small overlays on the camels at rest."""

from itertools import product

from artlib.palette import HEADINGS
from renders.pieces import COLOURS, yaw_of
from renders.registry import recipe

FEWEST = 14  # changed pixels; where fewer change, the heading hides the eyes and gets no file


@recipe("blinks", product(COLOURS, HEADINGS))
def blink(q, color="blue", d="E"):
    """Only the pixels that differ between open and closed eyes."""
    from artlib import overlay, scene
    from artlib.output import OUT, write_json
    from artlib.palette import PPU
    from assets import camel as model
    from assets import closed_eyes

    scene.reset(q)
    objs = model.build(color, yaw=yaw_of(d))
    scene.bounce_ground()
    rect = scene.bounds(closed_eyes.eyes_of(objs))
    anchor = scene.aim(*rect, pad=4)
    opened, closed = OUT / "blink_open.png", OUT / f"camel_{color}_{d}_blink.png"
    scene.render_to(opened)
    closed_eyes.close(objs, color)
    scene.render_to(closed)
    facts = overlay.difference(opened, closed, anchor, FEWEST)
    if facts:
        write_json(closed.with_suffix(".json"), {"ppu": PPU, **facts})
