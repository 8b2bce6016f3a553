"""Panels, buttons and rings of the screens, rendered from above as nine-slices."""

from renders.registry import recipe

PPU = 220
PX_PER_U = 3.0  # drawn for three pixels a layout unit (a 3840 x 2160 window)
BUTTONS = {"teal": "#1C7F78", "red": "#B8402E", "sand": "#E3C88C", "night": "#4A3B52"}
STATES = ("normal", "hover", "pressed", "disabled")


def _nine(name, objs, inset):
    """Render top-down and note the nine-slice insets (left, top, right, bottom) in pixels."""
    from artlib import scene

    extra = {"nine": [inset] * 4, "px_per_u": PX_PER_U}
    scene.sprite(name, objs, ppu=PPU, shadow=False, elevation=90, margin=0.0, extra=extra)


@recipe("furniture", (("parchment",), ("felt",), ("frame",), ("slot",), ("paper",)))
def panel(q, kind="parchment"):
    """A panel: framed parchment, framed felt, frame alone, sunken slot, loose paper."""
    from artlib import scene
    from assets import furniture

    scene.reset(q)
    make = {"slot": furniture.slot, "paper": furniture.paper}.get(kind)
    _nine(f"ui_{kind}", make() if make else furniture.panel(kind), 40 if make else 48)


@recipe("furniture", ((c, s) for c in BUTTONS for s in STATES))
def button(q, color="teal", state="normal"):
    """An enamel button on a brass base in one of its four states."""
    from artlib import scene
    from assets import furniture

    scene.reset(q)
    _nine(f"ui_button_{color}_{state}", furniture.button(BUTTONS[color], state), 44)


@recipe("furniture")
def ring(q):
    """Brass ring around a portrait; its opening is 0.794 of the width."""
    from artlib import scene
    from assets import furniture

    scene.reset(q)
    scene.sprite("ui_ring", furniture.ring(), ppu=PPU * 2, shadow=False, elevation=90, margin=0.0)
