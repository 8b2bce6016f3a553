"""The score: a loop in layers that take over from each other, fade, and give way."""

from __future__ import annotations

from collections.abc import Callable

from camelup_desktop.app.sound_bank import Duck, Score
from camelup_desktop.app.speaker import Speaker

HURRY = 0.3
"""Seconds in which the music goes when sound is switched off or the window left."""
GIVE_WAY, COME_BACK = 0.12, 0.9
"""Seconds in which it gives way to a big moment, and returns."""
STEP = 1 / 256
"""Smaller changes of level are not worth a call."""


class Music:
    """Plays at most one layer. Time passes in `update`; nothing is streamed that cannot be heard.

    `level` gives what the player's volumes leave of it, 0 when it must not be heard; `play` starts
    a sound by name.
    """

    def __init__(
        self,
        score: Score,
        speaker: Speaker,
        level: Callable[[], float],
        play: Callable[[str], object],
    ) -> None:
        self._score, self._speaker, self._level, self._play = score, speaker, level, play
        self.wanted: str | None = None
        """The layer asked for."""
        self._playing: str | None = None
        self._fade = 0.0
        self._duck = 1.0
        self._yielding: Duck | None = None
        self._yield_left = 0.0
        self._lead_left = 0.0
        self._began = self._stopped = 0.0
        self._set = -1.0

    @property
    def playing(self) -> str | None:
        """The layer that is streamed now."""
        return self._playing

    @property
    def quiet(self) -> bool:
        """Whether nothing of it is to be done: no layer is wanted and none is heard."""
        return self.wanted is None and self._playing is None

    def ask(self, layer: str | None) -> None:
        """Want a layer, or none. It comes in when the other has gone, at the same place."""
        if layer == self.wanted:
            return
        if layer is None:
            self._lead_left = 0.0
            if self._playing is None:
                self._stopped = 0.0
        elif self._playing and self._level() > 0 and self._score.layers[layer].lead:
            self._play(str(self._score.layers[layer].lead))
            self._lead_left = self._score.bar
        self.wanted = layer

    def duck(self, duck: Duck) -> None:
        """Give way to a big moment; of two, the deeper counts."""
        if self._playing is None:
            return
        if self._yielding is None or duck.level <= self._yielding.level:
            self._yielding, self._yield_left = duck, duck.seconds

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.quiet:
            return
        self._lead_left = max(0.0, self._lead_left - dt)
        heard = self._level()
        goal = self.wanted if heard > 0 else None
        if self._playing != goal:
            self._leave(dt, HURRY if heard <= 0 else self._score.fade)
            if self._playing is None and goal is not None and not self._lead_left:
                self._start(goal)
        elif self._fade < 1.0:
            self._fade = min(1.0, self._fade + dt / self._score.fade)
        self._give_way(dt)
        if self._playing is not None:
            self._apply(heard * self._score.level * self._fade**2 * self._duck)

    def forget_device(self) -> None:
        """The device has gone: whatever was streamed begins anew with the next one."""
        self._playing, self._fade, self._set = None, 0.0, -1.0

    def _leave(self, dt: float, seconds: float) -> None:
        """Fade out, then note the place and stop."""
        if self._playing is None:
            return
        self._fade = max(0.0, self._fade - dt / seconds)
        if self._fade == 0.0:
            place = self._began + self._speaker.music_seconds()
            self._stopped = 0.0 if self.wanted is None else place % self._score.seconds
            self._speaker.stop_music()
            self._playing = None

    def _start(self, layer: str) -> None:
        """Go on where the last layer stopped; after a lead, with a bar and at once."""
        at = self._stopped
        if self._score.layers[layer].lead and at:
            at = self._next_bar(at)
            self._fade = 1.0
        self._speaker.start_music(self._score.layers[layer].file, at)
        self._playing, self._began, self._set = layer, at, -1.0

    def _next_bar(self, seconds: float) -> float:
        bars = int(seconds / self._score.bar) + 1
        return bars % self._score.bars * self._score.bar

    def _give_way(self, dt: float) -> None:
        if self._yielding is not None:
            self._duck = max(self._yielding.level, self._duck - dt / GIVE_WAY)
            self._yield_left -= dt
            if self._yield_left <= 0:
                self._yielding = None
        elif self._duck < 1.0:
            self._duck = min(1.0, self._duck + dt / COME_BACK)

    def _apply(self, level: float) -> None:
        if abs(level - self._set) >= STEP or (level == 0 and self._set != 0):
            self._set = level
            self._speaker.music_level(level)
