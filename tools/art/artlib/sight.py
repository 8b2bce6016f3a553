"""How colours look to colour-blind viewers, and how far apart they then are."""

import math

import numpy as np

# Machado, Oliveira & Fernandes 2009, severity 1.0 (linear RGB)
SIM = {
    "protan": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deutan": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritan": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
    "grey": [[0.2126, 0.7152, 0.0722]] * 3,
}


def to_lin(c):
    """Linear value of an sRGB value, both 0..1."""
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def to_srgb(c):
    """sRGB value of a linear value, both 0..1."""
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * np.clip(c, 0, 1) ** (1 / 2.4) - 0.055)


def simulate(srgb, kind):
    """Colours (..., 3) in 0..1 as a viewer of that kind sees them; "normal" changes nothing."""
    if kind == "normal":
        return np.asarray(srgb)
    return np.clip(to_srgb(np.clip(to_lin(srgb) @ np.array(SIM[kind]).T, 0, 1)), 0, 1)


def lab(srgb):
    """CIE Lab of sRGB colours (..., 3) in 0..1."""
    m = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    x = to_lin(np.asarray(srgb)) @ m.T / np.array([0.9505, 1.0, 1.089])
    f = np.where(x > 0.008856, np.cbrt(x), 7.787 * x + 16 / 116)
    return np.stack(
        [116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1
    )


def ciede2000(p, q):
    """Perceptual distance of two Lab colours (CIE 142:2001)."""
    (l1, a1, b1), (l2, a2, b2) = p, q
    chroma7 = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    g = 1.5 - 0.5 * math.sqrt(chroma7 / (chroma7 + 25**7))
    c1, c2 = math.hypot(g * a1, b1), math.hypot(g * a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, g * a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    dh = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + dh / 2) % 360 if c1 * c2 else h1 + h2

    def cos(degrees):
        return math.cos(math.radians(degrees))

    t = (
        1
        - 0.17 * cos(hue - 30)
        + 0.24 * cos(2 * hue)
        + 0.32 * cos(3 * hue + 6)
        - 0.20 * cos(4 * hue - 63)
    )
    s_l = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    s_c, s_h = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    turn = 60 * math.exp(-(((hue - 275) / 25) ** 2))
    r_t = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(turn))
    x, y, z = (l2 - l1) / s_l, (c2 - c1) / s_c, d_hue / s_h
    return math.sqrt(x * x + y * y + z * z + r_t * y * z)


def contrast(p, q):
    """WCAG contrast ratio of two sRGB colours in 0..1."""
    weights = np.array([0.2126, 0.7152, 0.0722])
    low, high = sorted(float(to_lin(np.asarray(c)) @ weights) for c in (p, q))
    return (high + 0.05) / (low + 0.05)
