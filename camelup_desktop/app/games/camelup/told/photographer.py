"""What is said of the camera and its photos (R79-R86)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from camelup_desktop.app.games.camelup.told.telling import Facts, Telling, always
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.supercup.photographer import (
    KEY,
    CameraPointed,
    CameraReturned,
    PhotographerRules,
    PhotoTaken,
    camera,
)
from camelup_desktop.engine.table import Action, Event


def _occasion(event: CameraPointed, _: State) -> str:
    return "new" if event.from_space is None else "moved"


TELLINGS: Mapping[type[Event], Telling] = {
    CameraPointed: Telling("act", always("camera"), _occasion),
    PhotoTaken: Telling(icon=always("camera")),
    CameraReturned: Telling(icon=always("camera")),
}


def facts(words: Words, view: State, action: Action) -> Facts:
    """Whose camera it is and what a photo pays; also of desert tiles that it keeps away (R86)."""
    rules = cast(PhotographerRules, view.rules.extras[KEY])
    now = camera(view)
    owner = words.seat(now.seat) if now is not None else ""
    return {"owner": owner, "pounds": words.signed(rules.pounds_per_camel)}
