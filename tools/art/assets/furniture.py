"""Furniture of the screens: framed panels, slots, paper, enamel buttons, the portrait ring."""

from shapely.geometry import Polygon

from artlib import geo
from artlib import materials as M
from artlib.palette import BRASS, PARCHMENT, PARCHMENT_DARK, TEAL_DARK, mix
from assets.track import rounded_rect

SIDE = 1.2  # a panel is square; the corners stay, the rest stretches
FRAME = 0.075


def _outline(half, corner):
    return Polygon(rounded_rect(half, half, corner))


def panel(kind="parchment"):
    """Walnut frame with a brass line around parchment, felt, or nothing (kind "frame")."""
    half, t = SIDE / 2, FRAME
    walnut = M.wood("walnut", "#7A4A2A", "#54311A", "#29150A", scale=1.6, coat=0.5, rough=0.36)
    brass = M.metal("brass", BRASS, 0.25)
    frame, inner = _outline(half, 0.13), _outline(half - t, 0.075)
    line, hole = _outline(half - t + 0.010, 0.085), _outline(half - t - 0.006, 0.070)
    objs = [
        geo.ring("frame", frame, inner, -0.03, 0.065, walnut, 0.020),
        geo.ring("line", line, hole, 0.0, 0.050, brass, 0.006),
    ]
    if kind != "frame":
        fill = parchment_material() if kind == "parchment" else felt_material()
        objs.append(_sheet(half - t + 0.02, 0.07, fill))
    return objs


def slot():
    """A shallow well in dark wood, for tiles and cards that may lie there."""
    half = 0.5
    dark = M.wood("well", "#4A3020", "#38220F", "#221206", scale=1.6, coat=0.2, rough=0.6)
    rim = M.wood("rim", "#7A4A2A", "#54311A", "#29150A", scale=1.6, coat=0.5, rough=0.36)
    edge = geo.ring(
        "rim", _outline(half, 0.11), _outline(half - 0.035, 0.08), -0.1, 0.02, rim, 0.01
    )
    return [edge, _sheet(half - 0.02, 0.08, dark, -0.045)]


def paper():
    """A sheet of parchment without a frame, edges a little darker."""
    half = 0.5
    deep = M.plain("paper_edge", PARCHMENT_DARK, 0.85, bump=0.2)
    base = geo.prism("edge", rounded_rect(half, half, 0.10), -0.02, 0.0, deep, bevel=0.008)
    top = geo.prism(
        "sheet", rounded_rect(half - 0.012, half - 0.012, 0.09), -0.01, 0.006, parchment_material()
    )
    return [base, top]


def _sheet(half, corner, mat, z=0.0):
    return geo.prism("fill", rounded_rect(half, half, corner), z - 0.05, z, mat, bevel=0)


def parchment_material():
    """Fibrous paper, nearly even in tone so that text stays readable."""
    n = M.NT("parchment")
    at = n.coords("Object", (2.5, 2.5, 2.5))
    big = n.add("ShaderNodeTexNoise", Vector=at, Scale=1.0, Detail=5.0).outputs[0]
    col = n.ramp(big, (0.3, mix(PARCHMENT, PARCHMENT_DARK, 0.45)), (0.65, PARCHMENT))
    return n.principled(Base_Color=col, Roughness=0.85, Normal=n.bump(_fibre(n), 0.12, 0.006))


def felt_material():
    """Dark teal felt."""
    n = M.NT("felt")
    fibre = _fibre(n)
    col = n.ramp(fibre, (0.35, mix(TEAL_DARK, "#000000", 0.25)), (0.65, TEAL_DARK))
    return n.principled(
        Base_Color=col, Roughness=0.95, Sheen_Weight=0.4, Normal=n.bump(fibre, 0.5, 0.008)
    )


def _fibre(n):
    at = n.coords("Object", (60, 160, 60))
    return n.add("ShaderNodeTexNoise", Vector=at, Scale=1.0, Detail=3.0).outputs[0]


def button(color, state="normal", w=1.2, h=0.56):
    """Enamel face on a brass base; a pressed one is lower, a disabled one loses its colour."""
    hx, hy, r = w / 2, h / 2, h * 0.36
    paint = {
        "normal": color,
        "hover": mix(color, "#FFE9B0", 0.22),
        "pressed": mix(color, "#1A0E08", 0.22),
        "disabled": mix(color, "#A89C8B", 0.78),
    }[state]
    base = mix(BRASS, "#8F8474", 0.75) if state == "disabled" else BRASS
    brass = M.metal("b_brass", base, 0.25)
    enamel = M.paint(
        "b_paint", paint, wear=0.0, coat=0.7 if state != "disabled" else 0.1, rough=0.3
    )
    top = 0.045 if state == "pressed" else 0.085
    face = rounded_rect(hx - 0.030, hy - 0.030, r - 0.02)
    return [
        geo.prism("base", rounded_rect(hx, hy, r), -0.03, 0.035, brass, bevel=0.016),
        geo.prism("face", face, 0.0, top, enamel, bevel=0.034, seg=5),
    ]


def ring(r=0.30):
    """Turned brass ring of inner radius r."""
    brass = M.plain("r_brass", mix(BRASS, "#FFE2A0", 0.15), 0.32, metallic=0.35, coat=0.8)
    profile = [(0, 0), (0.012, 0.012), (0.035, 0.040), (0.055, 0.040), (0.075, 0.015), (0.078, 0)]
    return [geo.lathe("ring", [(r + dr, z) for dr, z in profile], brass, seg=96)]
