"""Every fact of the race has a cue."""

import inspect

from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.engine.camelup import events
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.table import Event


def event_types() -> set[type]:
    """Every fact of the race and of its modules."""
    files = [events, *(inspect.getmodule(type(mechanic)) for mechanic in MODULES.values())]
    return {
        kind
        for file in files
        for _, kind in inspect.getmembers(file, inspect.isclass)
        if issubclass(kind, Event) and kind is not Event
    }


def test_every_event_of_the_race_has_a_cue() -> None:
    assert event_types() - CUES.keys() == set()


def test_every_cue_belongs_to_an_event() -> None:
    assert CUES.keys() - event_types() == set()


def test_a_cue_is_named_after_its_event() -> None:
    for kind, cue in CUES.items():
        words = "".join(f"_{c.lower()}" if c.isupper() else c for c in kind.__name__)
        assert cue.show.__name__ == words.removeprefix("_")
