"""Random hands at keyboard, mouse and window, hundreds of inputs a second, without any sense."""

from __future__ import annotations

import random
from typing import Any

import pygame

from camelup_desktop.app.loop import Loop

KEYS = (
    *(pygame.K_a + n for n in range(26)),
    *(pygame.K_0 + n for n in range(10)),
    *(pygame.K_KP0, pygame.K_KP1, pygame.K_KP2, pygame.K_KP3, pygame.K_KP9),
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB) * 4,
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT) * 3,
    *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_F1, pygame.K_F2, pygame.K_F11, pygame.K_F12),
    *(pygame.K_PLUS, pygame.K_MINUS, pygame.K_EQUALS, pygame.K_QUESTION, 0, 1 << 30 | 999),
)
MODS = (0, 0, 0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META)
LEAVES = {(pygame.K_q, pygame.KMOD_CTRL), (pygame.K_q, pygame.KMOD_META)}
SIZES = (
    (1024, 576),
    (1025, 577),
    (1280, 720),
    (1366, 768),
    (1280, 1024),
    (1111, 999),
    (2560, 1080),
    (1920, 1080),
)
LARGE = ((3840, 2160),)
TEXTS = ("a", "Ä", "🐪", "\u202e", "سلام", "\t", " ", "'", '"', "{}", "%s", "<b>", "\x00")
WINDOW = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWLEAVE,
    pygame.WINDOWENTER,
    pygame.WINDOWHIDDEN,
    pygame.WINDOWSHOWN,
    pygame.WINDOWMAXIMIZED,
)


class Hammer:
    """Hits a loop. `sizes` are the windows it is dragged to; `events` remembers the last hits."""

    def __init__(self, loop: Loop, rng: random.Random, resizes: float = 0.004) -> None:
        self.loop, self.rng, self.resizes = loop, rng, resizes
        self.hits = 0
        self.screens: dict[str, int] = {}

    def frame(self, hits: int = 3) -> None:
        """Some hits, then a frame."""
        for _ in range(hits):
            self.hit()
        self.loop.frame()
        if self.loop.running:
            name = type(self.loop.stack.top).__name__
            self.screens[name] = self.screens.get(name, 0) + 1

    def hit(self) -> None:
        """One input."""
        self.hits += 1
        kind = self.rng.random()
        if kind < self.resizes:
            self._resize()
        elif kind < 0.45:
            self._key()
        elif kind < 0.85:
            self._mouse()
        elif kind < 0.90:
            self._post(pygame.TEXTINPUT, text=self.rng.choice(TEXTS))
        elif kind < 0.93:
            y = self.rng.choice((-120, -3, -1, 1, 2, 50))
            self._post(
                pygame.MOUSEWHEEL, x=0, y=y, flipped=False, precise_x=0.0, precise_y=float(y)
            )
        elif kind < 0.96:
            self._post(self.rng.choice(WINDOW))
        elif kind < 0.97:
            self._post(pygame.WINDOWSIZECHANGED, x=1, y=1)
        elif kind < 0.98:
            self._post(pygame.TEXTEDITING, text="ni", start=0, length=2)
        else:
            self._post(
                self.rng.choice((pygame.FINGERDOWN, pygame.JOYBUTTONDOWN, pygame.DROPFILE)),
                touch_id=1,
                finger_id=1,
                x=0.5,
                y=0.5,
                dx=0.0,
                dy=0.0,
                button=0,
                file="/tmp/x",
            )

    def _key(self) -> None:
        key, mod = self.rng.choice(KEYS), self.rng.choice(MODS)
        if (key, mod) in LEAVES:
            return
        text = chr(key) if 32 <= key < 127 else self.rng.choice(("", "\r", "\x1b", "ä"))
        if self.rng.random() < 0.9:
            self._post(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0)
        if self.rng.random() < 0.9:
            self._post(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0)

    def _mouse(self) -> None:
        spot = self._spot()
        chance = self.rng.random()
        if chance < 0.4:
            self._post(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0), touch=False)
            return
        button = self.rng.choice((1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7))
        if chance < 0.95:
            self._post(pygame.MOUSEBUTTONDOWN, pos=spot, button=button, touch=False)
        if chance > 0.45:
            if self.rng.random() < 0.1:
                spot = self._spot()
            self._post(pygame.MOUSEBUTTONUP, pos=spot, button=button, touch=False)

    def _spot(self) -> tuple[int, int]:
        """A pixel, mostly on a control, sometimes far outside."""
        widgets = [w for w in getattr(self.loop.stack.top, "widgets", ()) if w.rect.w > 0]
        if widgets and self.rng.random() < 0.7:
            box = self.rng.choice(widgets).rect
            return box.x + self.rng.randrange(box.w), box.y + self.rng.randrange(max(1, box.h))
        width, height = self.loop.services.window.size
        if self.rng.random() < 0.05:
            return self.rng.choice(((-5, -5), (99999, 3), (width, height), (0, 0)))
        return self.rng.randrange(width), self.rng.randrange(height)

    def _resize(self) -> None:
        size = self.rng.choice(SIZES if self.rng.random() < 0.97 else LARGE)
        self.loop.services.window.resize(size)
        self._post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    @staticmethod
    def _post(kind: int, **values: Any) -> None:
        pygame.event.post(pygame.Event(kind, **values))
