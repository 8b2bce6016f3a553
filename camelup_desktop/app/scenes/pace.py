"""How fast the show runs, and what Space does to it (ux.md 3.2, 3.3)."""

from __future__ import annotations

from camelup_desktop.app.settings import Settings
from camelup_desktop.app.theme import Theme

CALM_TABLE = 3
"""Up to so many opponents between two turns of a person play at normal speed."""
BUSY_TEMPO = 1.5
"""Speed of more opponents, with AI pace "auto"."""


class Pace:
    """Speed of the clips: the player's choice, times the opponents' tempo, times a held Space."""

    def __init__(self, theme: Theme, opponents: int) -> None:
        self._again = theme.seconds("skip.again")
        self._held_after = theme.seconds("skip.held")
        self._faster = theme.seconds("skip.faster")
        self._guard = theme.seconds("skip.guard")
        self._opponents = opponents
        self._since_press = float("inf")
        self._down = False
        self._down_for = 0.0
        self.rushing = False
        """Whether everything is to be finished at once, up to the next decision of a person."""
        self.bot = False
        """Whether what is shown now is an opponent's action."""

    def speed(self, settings: Settings) -> float:
        """Seconds of show per second; infinite when nothing is to be watched."""
        if self.rushing:
            return float("inf")
        held = self._faster if self._down and self._down_for >= self._held_after else 1.0
        return settings.speed_factor * (self.tempo(settings) if self.bot else 1.0) * held

    def tempo(self, settings: Settings) -> float:
        """How much faster opponents play."""
        if settings.ai_pace == "auto":
            return BUSY_TEMPO if self._opponents > CALM_TABLE else 1.0
        return 1.0 if settings.ai_pace == "step" else float(settings.ai_pace)

    @property
    def guarded(self) -> bool:
        """Whether a click comes so soon after a skip that it cannot be meant as a choice."""
        return self._since_press < self._guard

    def press(self) -> bool:
        """A skip was asked for by key or click; True for the second one in a row."""
        twice = self._since_press <= self._again
        self._since_press = 0.0
        return twice

    @property
    def held(self) -> bool:
        """Whether the skip key is down."""
        return self._down

    def hold(self) -> None:
        """The skip key went down."""
        self._down, self._down_for = True, 0.0

    def release(self) -> None:
        """The skip key went up, or the window lost the keyboard."""
        self._down, self._down_for = False, 0.0

    def update(self, dt: float) -> None:
        """Real time passes."""
        self._since_press += dt
        if self._down:
            self._down_for += dt
