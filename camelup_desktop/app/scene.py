"""Scenes and the changes they ask for; no scene knows the stack (architecture.md 6.4)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from camelup_desktop.app.view import View
from camelup_desktop.engine.table.record import Header


@dataclass(frozen=True, slots=True)
class Change:
    """What a scene wants to happen to the stack between two frames."""


@dataclass(frozen=True, slots=True)
class Push(Change):
    """Put a scene on top; the one below is told by `resume` when it is on top again."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace(Change):
    """Another scene in place of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop(Change):
    """Leave this scene; `result` is handed to the one below."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Home(Change):
    """Leave everything and go back to the title."""


@dataclass(frozen=True, slots=True)
class Quit(Change):
    """End the program."""


class Scene:
    """One screen or dialog. Every method has a default; override what applies."""

    opaque: bool = True
    """False: the scene below is drawn first (pause, dialogs)."""
    private: bool = False
    """True: shows secrets of one seat, so no screenshot is taken."""
    blown: bool = True
    """False: comes and goes at once or by a motion of its own, never with the wind of sand."""

    played: Header | None = None
    """The header of the game on this table, for sheets that tell its rules; None elsewhere."""

    stale: bool = True
    """A draw is needed; the loop clears it after drawing."""
    covered: bool = False
    """Another scene is on top: no input comes, so no focus and no tooltip is shown."""

    def enter(self) -> None:
        """Called when the scene comes onto the stack."""

    def leave(self) -> None:
        """Called when the scene leaves the stack for good."""

    def resume(self, result: object = None) -> None:
        """Called when the scene above was popped, with that scene's result."""

    def relayout(self, view: View) -> None:
        """Called before the first draw and whenever window or text size changed."""

    def handle(self, event: pygame.Event) -> Change | None:
        """One input or window event."""
        return None

    def update(self, dt: float) -> Change | None:
        """`dt` seconds passed (at most 0.033)."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the whole frame."""

    @property
    def typing(self) -> bool:
        """Whether letters go into a text now, so that keys like M mean nothing else."""
        return False

    @property
    def lively(self) -> bool:
        """Whether something moves or thinks, so that `update` must run 60 times a second."""
        return False


class SceneStack:
    """The scenes from bottom to top. Applies changes; keeps enter, leave and resume in step."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []

    @property
    def top(self) -> Scene:
        """The scene that gets input."""
        return self._scenes[-1]

    @property
    def played(self) -> Header | None:
        """The header of the game on the table; None if there is none."""
        return next((s.played for s in reversed(self._scenes) if s.played is not None), None)

    def __len__(self) -> int:
        return len(self._scenes)

    def visible(self) -> list[Scene]:
        """The scenes to draw, from the topmost opaque one upward."""
        start = len(self._scenes) - 1
        while start > 0 and not self._scenes[start].opaque:
            start -= 1
        return self._scenes[start:]

    def push(self, scene: Scene, view: View) -> None:
        """Put a scene on top."""
        if self._scenes:
            self.top.covered = True
        self._scenes.append(scene)
        scene.enter()
        scene.relayout(view)
        scene.stale = True

    def pop(self, result: object = None) -> None:
        """Take the top scene off and resume the one below, if there is one."""
        self._scenes.pop().leave()
        if self._scenes:
            self.top.covered = False
            self.top.resume(result)
            self.top.stale = True

    def replace(self, scene: Scene, view: View) -> None:
        """Another scene in place of the top one."""
        if self._scenes:
            self._scenes.pop().leave()
        self.push(scene, view)

    def clear(self) -> None:
        """Leave all scenes, top first."""
        while self._scenes:
            self._scenes.pop().leave()

    def relayout(self, view: View) -> None:
        """Tell every scene about a new window or text size."""
        for scene in self._scenes:
            scene.relayout(view)
            scene.stale = True
