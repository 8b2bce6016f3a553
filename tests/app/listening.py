"""An ear in place of a sound device, a watch that is set by hand, and a small list of sounds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

PEBBLES = "\n".join(f"  pebble{number}: {{group: table}}" for number in range(10))
SOUNDS = f"""
sounds:
  clack: {{group: table, gain: 0, steps: [1, 2, 4], variations: 3}}
  bark: {{group: voices, voices: 1}}
  tick: {{group: ui, gain: -20}}
  gong: {{group: table, urgent: true, voices: 1}}
  drums: {{group: music}}
{PEBBLES}
cues:
  DieRolled: {{play: clack, step: pips, caption: "rolled_{{camel}}"}}
  DieRolled.call: {{play: "{{camel}}"}}
  blue: {{play: [bark, tick]}}
  UnitMoved: {{play: clack, step: unit}}
  LegEnded: {{play: gong, duck: {{to: -20, seconds: 2}}}}
silent:
  LegStarted: "nothing happens"
music:
  gain: 0
  bpm: 120
  bars: 4
  fade: 1.0
  layers:
    calm: {{file: calm.ogg}}
    final: {{file: final.ogg, lead: drums}}
"""


class Watch:
    """A clock that stands still unless somebody waits."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += seconds


@dataclass
class Ear:
    """Notes what a device is asked to do. Sounds never end by themselves."""

    device: bool = True
    opened: int = 0
    closed: int = 0
    loaded: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    levels: list[float] = field(default_factory=list)
    pans: list[float] = field(default_factory=list)
    music: str | None = None
    music_from: float = 0.0
    music_at: float = 0.0
    level: float = 0.0

    def open(self) -> bool:
        self.opened += 1
        return self.device

    def close(self) -> None:
        self.closed += 1
        self.music = None

    def load(self, file: str) -> bool:
        self.loaded.append(file)
        return True

    def play(self, file: str, level: float, pan: float, urgent: bool) -> None:
        self.files.append(file)
        self.levels.append(level)
        self.pans.append(pan)

    def sounding(self, files: Iterable[str]) -> int:
        wanted = set(files)
        return sum(file in wanted and file == "bark.ogg" for file in self.files)

    def start_music(self, file: str, at: float) -> None:
        self.music, self.music_from, self.music_at, self.level = file, at, 0.0, 0.0

    def stop_music(self) -> None:
        self.music = None

    def music_level(self, level: float) -> None:
        self.level = level

    def music_seconds(self) -> float:
        return self.music_at
