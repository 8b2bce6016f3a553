"""assets/sprites/contract.json: the numbers that game and pictures must agree on."""

import json
from pathlib import Path

from artlib.palette import CAMELS, ELEVATION, HEADINGS, PPU
from assets.camel_shape import SCALE, STEP
from assets.track import Track
from renders.tokens import TUMBLE


def write_contract(folder: Path) -> None:
    """Write camera, stacking step, drawn headings, plates of both tracks and the paints."""
    facts = {
        "elevation": ELEVATION,
        "headings": HEADINGS,
        "paints": {name: camel["paint"] for name, camel in CAMELS.items()},
        "ppu": PPU,
        "scale": SCALE,
        "stack_step": round(STEP * SCALE, 6),
        "step": STEP,
        "tracks": {str(n): plates(n) for n in (16, 20)},
        "tumble_frames": TUMBLE,
    }
    text = json.dumps(facts, indent=1, sort_keys=True) + "\n"
    (folder / "contract.json").write_text(text)


def plates(n: int) -> list[dict]:
    """Centre (x, y) and heading in degrees of spaces 1..n, in order."""
    track = Track(n)
    found = []
    for space in range(1, n + 1):
        (x, y), heading = track.centre(space)
        found.append(
            {"heading": round(heading, 2), "x": round(float(x), 4), "y": round(float(y), 4)}
        )
    return found
