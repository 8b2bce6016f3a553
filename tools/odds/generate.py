"""Write the tables of odds that the computer opponents read.

    python tools/odds/generate.py camelup_desktop/ai/camelup/data

Needs numpy and PyYAML, takes a minute. See README.md for the files.
"""

import sys
import zlib
from itertools import product
from pathlib import Path
from struct import pack

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np
from places import PIPS, RANKS, Places

from camelup_desktop.ai.camelup import boards

BYTE, WORD = 255, 65535


def write(path: Path, raw: bytes) -> None:
    packed = zlib.compress(raw, 9)
    path.write_bytes(packed)
    print(f"{path.name}: {len(raw)} bytes, packed {len(packed)}")


def shapes() -> bytes:
    """All moves of all ranks of all shapes, see boards.Stance: differences, then swaps."""
    changes, swaps = [], []
    for gaps in product(range(boards.REACH + 2), repeat=boards.RANKS - 1):
        places = np.cumsum((0, *gaps))
        form = sum(int(p) * digit for p, digit in zip(places, boards.DIGITS, strict=True))
        for _, stance in boards.stances(form):
            moves = [boards.on_top(stance, steps) for steps in range(1, boards.REACH + 1)]
            moves += [boards.underneath(stance, steps) for steps in range(max(PIPS))]
            changes += [change for change, _ in moves]
            swaps += [swap for _, swap in moves]
    return pack(f"<{len(changes)}q", *changes) + bytes(swaps)


def race(places: Places) -> np.ndarray:
    """For each set of dice, each board: chance of each rank to win, of each to lose the race.

    A move always leads on (there is no mirage), so boards further on are solved first.
    """
    table = np.zeros((32, places.count + 1, 10))
    table[:, places.over, 4] = 1
    table[:, places.over, 5] = 1
    totals = places.boards.sum(1)
    for total in sorted(set(totals), reverse=True):
        here = np.nonzero(totals == total)[0]
        for dice in range(1, 32):
            table[dice, here] = places.mean(table, here, dice)
        table[0, here] = table[31, here]
    return table[:, :-1]


def long_race(places: Places) -> np.ndarray:
    """At the start of a leg with support dice, for each board: the same chances as `race`.

    When a leg begins the support die of the last camel goes into the pyramid.
    """
    none, last = 0, 32
    table = np.zeros((32 * (1 + RANKS), places.count + 1, 10), np.float32)
    table[:, places.over, 4] = 1
    table[:, places.over, 5] = 1
    totals = places.boards.sum(1)
    for total in sorted(set(totals), reverse=True):
        here = np.nonzero(totals == total)[0]
        for support in range(1 + RANKS):
            for dice in range(32):
                if dice or support:
                    mean = places.mean(table, here, dice, support)
                    table[dice + 32 * support, here] = mean
        table[none, here] = table[31 + last, here]
    return table[none, :-1]


def leg(places: Places) -> np.ndarray:
    """For each set of dice, each board: chance of each rank to be first, of each to be second."""
    table = np.zeros((32, places.count + 1, 10))
    table[:, places.over, 4] = 1
    table[:, places.over, 8] = 1
    table[0, :, 4] = 1
    table[0, :, 8] = 1
    everywhere = np.arange(places.count)
    for dice in sorted(range(1, 32), key=int.bit_count):
        table[dice, :-1] = places.mean(table, everywhere, dice)
    return table[:, :-1]


def main(folder: Path) -> None:
    places = Places(spaces=16)
    races, legs = race(places), leg(places)
    start = np.round(races[31] * WORD).astype("<u8")
    write(folder / "shapes.bin", shapes())
    write(folder / "race_start.bin", start.tobytes())
    longer = np.round(long_race(Places(spaces=20)).astype(np.float64) * WORD).astype("<u8")
    write(folder / "long_race_start.bin", longer.tobytes())
    write(folder / "leg.bin", np.round(legs[1:] * BYTE).astype(np.uint8).tobytes())
    write(folder / "race.bin", np.round(races[1:] * BYTE).astype(np.uint8).tobytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
