"""Closed eyes and moving jaws as small overlays on the camels at rest."""

from itertools import product

from artlib.palette import HEADINGS
from renders.pieces import COLOURS, yaw_of
from renders.registry import recipe

FEWEST = 14  # changed pixels; where fewer change, the heading hides it and gets no file
FACE = 0.24  # world units around the eyes in which everything lies


@recipe("blinks", product(COLOURS, HEADINGS))
def blink(q, color="blue", d="E"):
    """Closed eyes."""

    def close(objs):
        from assets import closed_eyes

        closed_eyes.close(objs, color)

    _overlay(q, f"camel_{color}_{d}", "blink", close)


@recipe("blinks", product(COLOURS, HEADINGS))
def chew(q, color="blue", d="E"):
    """The lower jaw hanging to one side."""
    from assets import jaw

    _overlay(q, f"camel_{color}_{d}", "chew", lambda objs: jaw.drop(objs, yaw_of(d)))


def _overlay(q, camel, name, change):
    """Only the pixels of a resting camel that differ before and after the change."""
    from artlib import overlay, scene
    from artlib.output import OUT, write_json
    from artlib.palette import PPU
    from assets import camel as model
    from assets import closed_eyes

    _, color, d = camel.split("_")
    scene.reset(q)
    objs = model.build(color, yaw=yaw_of(d))
    scene.bounce_ground()
    left, low, right, high = scene.bounds(closed_eyes.eyes_of(objs))
    anchor = scene.aim(left - FACE, low - FACE, right + FACE, high, pad=4)
    before, after = OUT / f"{camel}_{name}_before.png", OUT / f"{camel}_{name}.png"
    scene.render_to(before)
    change(objs)
    scene.render_to(after)
    facts = overlay.difference(before, after, anchor, FEWEST)
    if facts:
        write_json(after.with_suffix(".json"), {"ppu": PPU, **facts})
