"""All pieces of music, by the names of their files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import score
from score import calls, caravan
from soundlib.signal import Samples


@dataclass(frozen=True)
class Piece:
    """A piece: `loudness` LUFS, of the whole for a `loop` or else of the loudest moment."""

    name: str
    write: Callable[[float], Samples]
    loudness: float
    quality: float
    loop: bool = False

    def make(self) -> Samples:
        """Its samples."""
        return self.write(self.loudness)

    @property
    def sources(self) -> tuple[Path, ...]:
        """The programs it comes from."""
        return tuple(sorted(Path(score.__file__).parent.glob("*.py")))


PIECES = {
    piece.name: piece
    for piece in (
        Piece("music_calm", caravan.calm, -20.0, 0.0, loop=True),
        Piece("music_final", caravan.final, -18.0, 0.0, loop=True),
        Piece("music_pickup", calls.pickup, -20.0, 1.0),
        Piece("fanfare", calls.fanfare, -16.0, 2.0),
        Piece("horn", calls.horn, -18.0, 1.0),
    )
}
