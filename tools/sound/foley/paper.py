"""Cards, paper, cloth, the stamp, the ribbon, and the swish of things that slide."""

from __future__ import annotations

import numpy as np

from foley.desert import grains
from foley.registry import Take, sound
from foley.wood import TABLE, block
from soundlib.modal import several, strike
from soundlib.room import in_room
from soundlib.signal import (
    Samples,
    band_pass,
    count,
    fading,
    high_pass,
    lay,
    low_pass,
    noise,
    silence,
    smooth_points,
    sweep_pass,
)


def crackle(rng: np.random.Generator, seconds: float, many: float) -> Samples:
    """The texture of paper: hiss that is rough because its fibres catch."""
    rough = np.abs(low_pass(noise(rng, seconds), 160)) * 9
    return noise(rng, seconds) * rough + 5 * grains(rng, seconds, many)


def snap(rng: np.random.Generator, pitch: float, stiff: float = 1.0) -> Samples:
    """A card springs back: a very short burst with a body at 1 to 3 kHz."""
    burst = noise(rng, 0.06) * fading(0.06, 0.0007, 0.0045)
    low = band_pass(burst, 1100 * pitch, 3200 * pitch, 1)
    return low + 0.5 * stiff * high_pass(burst, 4200)


@sound("card_slide")
def card_slide(take: Take) -> Samples:
    """A card slides over felt."""
    rng, seconds = take.rng, 0.34
    centre = smooth_points(seconds, (0, 2400), (0.14, 4800), (seconds, 3000)) * take.pitch
    slide = sweep_pass(crackle(rng, seconds, 900), centre, 0.9)
    slide *= smooth_points(seconds, (0, 0), (0.1, 1), (0.2, 0.7), (seconds, 0))
    return in_room(rng, slide, wet=-24, decay=0.2)


@sound("card_turn")
def card_turn(take: Take) -> Samples:
    """A card is turned: it bends, springs over, lies."""
    rng = take.rng
    out = silence(0.45)
    bend = band_pass(crackle(rng, 0.12, 1500), 1500 * take.pitch, 5200 * take.pitch, 1)
    lay(out, bend * np.linspace(0, 1, len(bend)) ** 2, 0.0, 0.20)
    lay(out, snap(rng, take.pitch), 0.115, 2.2)
    lay(out, snap(rng, take.pitch * 0.8, 0.6), 0.205, 1.3)
    lay(out, strike(rng, TABLE.higher(1.8), 0.15, 0.003), 0.206, 0.25)
    return in_room(rng, out, wet=-22, decay=0.22)


@sound("card_slap")
def card_slap(take: Take) -> Samples:
    """A card is laid on the deck with some conviction."""
    rng = take.rng
    out = silence(0.4)
    lay(out, snap(rng, take.pitch * 0.75, 0.8), 0.002, 2.0)
    lay(
        out,
        strike(rng, several((TABLE.higher(1.3), 1.0), (block(700), 0.25)), 0.25, 0.003),
        0.003,
        0.8,
    )
    lay(out, snap(rng, take.pitch * 1.1, 0.4), 0.022, 0.5)
    return in_room(rng, out, wet=-21, decay=0.24)


@sound("stamp")
def stamp(take: Take) -> Samples:
    """A stamp comes down on paper: handle, rubber, table."""
    rng = take.rng
    out = silence(0.55)
    lay(out, strike(rng, block(1150 * take.pitch), 0.15, 0.001), 0.0, 0.25)
    lay(
        out,
        strike(rng, several((TABLE, 1.0), (block(330 * take.pitch), 0.5)), 0.35, 0.0045),
        0.022,
        1.2,
    )
    press = band_pass(noise(rng, 0.12), 350, 2600, 1) * fading(0.12, 0.003, 0.018)
    lay(out, press, 0.022, 0.22)
    peel = band_pass(crackle(rng, 0.07, 2000), 2200, 6000, 1) * np.hanning(count(0.07))
    lay(out, peel, 0.19, 0.06)
    return in_room(rng, out, wet=-20, decay=0.28)


@sound("paper_patter")
def paper_patter(take: Take) -> Samples:
    """Many tiles and cards go home: they patter onto their piles, faster, then fewer."""
    rng = take.rng
    out = silence(1.3)
    at = 0.01
    for place in range(17):
        lay(out, snap(rng, take.pitch * rng.uniform(0.7, 1.1), 0.5), at, rng.uniform(0.8, 1.6))
        lay(
            out,
            strike(rng, block(900 * take.pitch * rng.uniform(0.8, 1.25)), 0.12, 0.001),
            at,
            rng.uniform(0.15, 0.35),
        )
        at += rng.uniform(0.028, 0.062) * (1.0 if place < 11 else 1.6)
    air = band_pass(crackle(rng, 1.0, 400), 1800, 5200, 1) * np.hanning(count(1.0))
    lay(out, air, 0.0, 0.03)
    return in_room(rng, out, wet=-21, decay=0.25)


@sound("panel_open", group="ui", variations=2)
def panel_open(take: Take) -> Samples:
    """A sheet of parchment is drawn out."""
    return _sheet(take, (1600, 3600))


@sound("panel_close", group="ui", variations=2)
def panel_close(take: Take) -> Samples:
    """A sheet of parchment is put away."""
    return _sheet(take, (3400, 1500))


def _sheet(take: Take, way: tuple[float, float]) -> Samples:
    rng, seconds = take.rng, 0.24
    centre = smooth_points(seconds, (0, way[0]), (seconds, way[1])) * take.pitch
    slide = sweep_pass(crackle(rng, seconds, 700), centre, 1.0)
    return in_room(rng, slide * np.hanning(len(slide)), wet=-24, decay=0.2)


@sound("cloth_close", variations=2)
def cloth_close(take: Take) -> Samples:
    """The curtain falls: heavy cloth and the stroke of its hem."""
    return _cloth(take, falls=True)


@sound("cloth_open", variations=2)
def cloth_open(take: Take) -> Samples:
    """The curtain is drawn away."""
    return _cloth(take, falls=False)


def _cloth(take: Take, *, falls: bool) -> Samples:
    rng, seconds = take.rng, 0.42
    way = (1500, 480) if falls else (500, 1600)
    centre = smooth_points(seconds, (0, way[0]), (seconds, way[1])) * take.pitch
    folds = 0.4 + np.abs(low_pass(noise(rng, seconds), 24)) * 14
    cloth = sweep_pass(noise(rng, seconds) * folds, centre, 0.7)
    cloth *= smooth_points(seconds, (0, 0), (0.12, 1), (0.3, 0.8), (seconds, 0))
    out = silence(seconds + 0.3)
    lay(out, cloth, 0.0)
    if falls:
        hem = low_pass(noise(rng, 0.15), 420) * fading(0.15, 0.008, 0.03)
        lay(out, hem, 0.31, 2.2)
    return in_room(rng, out, wet=-23, decay=0.25)


@sound("carpet", variations=2)
def carpet(take: Take) -> Samples:
    """A longer track is unrolled: cloth that thuds open."""
    rng = take.rng
    out = silence(0.9)
    roll = band_pass(noise(rng, 0.6), 220, 1500, 1) * (
        0.4 + np.abs(low_pass(noise(rng, 0.6), 14)) * 20
    )
    lay(out, roll * smooth_points(0.6, (0, 0), (0.15, 0.8), (0.5, 1), (0.6, 0)), 0.0, 0.5)
    for at, level in ((0.2, 0.4), (0.36, 0.6), (0.56, 1.0)):
        lay(
            out,
            low_pass(noise(rng, 0.15), 260 * take.pitch) * fading(0.15, 0.006, 0.03),
            at,
            3.0 * level,
        )
    return in_room(rng, out, wet=-22, decay=0.3)


@sound("ribbon", variations=2)
def ribbon(take: Take) -> Samples:
    """The ribbon at the finish snaps: a crack of silk and two loose ends."""
    rng = take.rng
    out = silence(0.7)
    crack = high_pass(noise(rng, 0.09), 900) * fading(0.09, 0.0006, 0.009)
    lay(out, crack, 0.002, 1.0)
    lay(out, strike(rng, TABLE.higher(3.2 * take.pitch), 0.15, 0.0012), 0.002, 0.9)
    flutter = noise(rng, 0.42) * (
        0.5 + 0.5 * np.sin(2 * np.pi * 31 * np.arange(count(0.42)) / 44_100)
    )
    lay(out, band_pass(flutter, 900, 4200, 1) * fading(0.42, 0.03, 0.12), 0.03, 0.16)
    return in_room(rng, out, wet=-19, decay=0.4)


@sound("swish")
def swish(take: Take) -> Samples:
    """Something slides past another: a ranking changes."""
    rng, seconds = take.rng, 0.26
    centre = smooth_points(seconds, (0, 700), (0.13, 3000), (seconds, 1100)) * take.pitch
    out = sweep_pass(noise(rng, seconds), centre, 1.6) * np.hanning(count(seconds)) ** 1.3
    return in_room(rng, out, wet=-22, decay=0.25)


@sound("undo", group="ui", variations=2)
def undo(take: Take) -> Samples:
    """An action is taken back: a swish that is drawn in, and stops."""
    rng, seconds = take.rng, 0.3
    centre = smooth_points(seconds, (0, 500), (seconds, 3400)) * take.pitch
    drawn = sweep_pass(noise(rng, seconds), centre, 1.8)
    drawn *= np.linspace(0, 1, len(drawn)) ** 2.2 * smooth_points(
        seconds, (0, 1), (0.285, 1), (seconds, 0)
    )
    out = silence(0.5)
    lay(out, drawn, 0.0)
    lay(out, snap(rng, take.pitch * 0.7, 0.4), 0.292, 0.9)
    return in_room(rng, out, wet=-24, decay=0.2)
