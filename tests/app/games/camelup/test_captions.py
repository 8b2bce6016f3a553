"""Captions put the facts of an event into the words of the race."""

from __future__ import annotations

from camelup_desktop.app import paths
from camelup_desktop.app.games.camelup.captions import captioned
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import CAMELS, Camel, Side

LONGEST = 38
"""Letters of a line of captions."""


def words(*names: str) -> Words:
    return Words(Strings.load(paths.assets() / "strings"), names)


def test_seats_camels_and_sides_are_named() -> None:
    told = words("Amina", "Bilal")
    assert captioned(told, ("caption.turn", {"seat": 1})) == "gong: Bilal to play"
    rolled = captioned(told, ("caption.rolled", {"camel": Camel.WHITE, "pips": 2}))
    assert rolled == "White moves 2"
    placed = captioned(told, ("caption.desert_tile", {"side": Side.OASIS, "space": 7}))
    assert placed == "thud: oasis on 7"


def test_of_a_ranking_the_first_is_named() -> None:
    told = captioned(words(), ("caption.wins", {"ranking": CAMELS}))
    assert told == "horn: Blue wins the race"


def test_captions_fit_a_line() -> None:
    strings = Strings.load(paths.assets() / "strings")
    facts = {
        "seat": 0, "owner": 0, "partner": 0, "camel": Camel.YELLOW, "side": Side.MIRAGE,
        "space": 16, "pips": 3, "value": 5, "ranking": (Camel.YELLOW,),
    }  # fmt: skip
    for key, _ in strings.all_texts():
        if key.startswith("caption."):
            assert len(captioned(words("Nadia"), (key, facts))) <= LONGEST, key
