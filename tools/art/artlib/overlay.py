"""What changes between two renders of the same view, as a small overlay."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from .output import forget, wrote

LEAST = 14  # difference of a channel in 0..255 below which two pixels count as the same


def difference(before, after, anchor, fewest):
    """Make `after` transparent where it looks like `before`, which is removed.

    Returns {anchor, size} of the trimmed picture. With fewer than `fewest` changed pixels there is
    nothing to show: both files are removed and None is returned.
    """
    before, after = Path(before), Path(after)
    old = np.asarray(Image.open(before).convert("RGBA"), np.int16)
    new = np.asarray(Image.open(after).convert("RGBA"), np.int16)
    before.unlink()
    forget(before)
    changed = np.abs(old - new).max(-1) > LEAST
    mask = Image.fromarray((changed * 255).astype(np.uint8))
    mask = mask.filter(ImageFilter.MedianFilter(3))
    if np.count_nonzero(np.asarray(mask)) < fewest:
        after.unlink()
        forget(after)
        return None
    mask = mask.filter(ImageFilter.MaxFilter(3)).filter(ImageFilter.GaussianBlur(0.7))
    cover = np.asarray(mask, np.int16) * new[..., 3] // 255
    ys, xs = np.where(cover > 2)
    x0, y0, x1, y1 = xs.min(), ys.min(), xs.max() + 1, ys.max() + 1
    picture = np.dstack([new[..., :3], cover])[y0:y1, x0:x1].astype(np.uint8)
    Image.fromarray(picture, "RGBA").save(after)
    wrote(after)
    return {
        "anchor": [int(anchor[0] - x0), int(anchor[1] - y0)],
        "size": [int(x1 - x0), int(y1 - y0)],
    }
