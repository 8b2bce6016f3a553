"""PNG post-processing: trim, shadow extraction, quantisation."""

import shutil
import subprocess
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

FLOOR = (
    16  # shadow alpha below this is dome-light noise; cutting it avoids visible sprite rectangles
)


def trim(path, anchor, pad=2, thr=2):
    """Crop to the alpha bounding box; returns the anchor in the cropped image."""
    im = Image.open(path).convert("RGBA")
    a = np.asarray(im)[..., 3]
    ys, xs = np.where(a > thr)
    if len(xs) == 0:
        return anchor
    x0, x1 = max(xs.min() - pad, 0), min(xs.max() + pad + 1, im.width)
    y0, y1 = max(ys.min() - pad, 0), min(ys.max() + pad + 1, im.height)
    im.crop((x0, y0, x1, y1)).save(path)
    return [int(anchor[0] - x0), int(anchor[1] - y0)]


def shadow(path, anchor, tint=(38, 18, 20), strength=1.0, blur=1.2):
    """Shadow-catcher render -> tinted alpha-only sprite, slightly smoothed."""
    im = Image.open(path).convert("RGBA")
    a = np.asarray(im).astype(np.float32)
    alpha = a[..., 3]
    alpha = np.clip((alpha - FLOOR) * (255 / (255 - FLOOR)) * strength, 0, 255)
    al = Image.fromarray(alpha.astype(np.uint8)).filter(ImageFilter.GaussianBlur(blur))
    o = np.zeros_like(a, np.uint8)
    o[..., :3] = tint
    o[..., 3] = np.asarray(al)
    Image.fromarray(o, "RGBA").save(path)
    return trim(path, anchor)


def quantise(path, quality="80-97"):
    """Lossy 8-bit RGBA palette; keeps the original when pngquant cannot reach the quality floor."""
    path = Path(path)
    if shutil.which("pngquant"):
        subprocess.run(
            [
                "pngquant",
                "--force",
                "--skip-if-larger",
                "--speed",
                "1",
                "--strip",
                "--quality",
                quality,
                "--output",
                str(path),
                str(path),
            ],
            check=False,
        )


def lamplight(source, target, centre, quality=90):
    """Opaque JPEG with a pool of light around `centre` (pixels) that falls off to the corners.

    Removes the source; returns the size.
    """
    from .output import forget, wrote

    im = Image.open(source).convert("RGB")
    y, x = np.mgrid[0 : im.height, 0 : im.width].astype(np.float32)
    away = np.hypot((x - centre[0]) / im.width, (y - centre[1]) / im.height * 0.8)
    dim = np.clip((away - 0.25) / 0.45, 0, 1)
    gain = 1.03 - 0.55 * dim * dim * (3 - 2 * dim)
    warm = np.stack([gain, gain * 0.995 + 0.003, gain * 0.985 + 0.004], -1)
    a = np.clip(np.asarray(im, np.float32) * warm, 0, 255).astype(np.uint8)
    Image.fromarray(a).save(target, quality=quality, subsampling=0, optimize=True)
    Path(source).unlink()
    forget(Path(source))
    wrote(Path(target))
    return list(im.size)
