"""The games that can be played on our table. The only list of them."""

from collections.abc import Mapping
from typing import Any

from camelup_desktop.engine.camelup import camel_up, printed_rules
from camelup_desktop.engine.table import Game
from camelup_desktop.engine.table.record import GameBuilder, Header


def _camelup(header: Header) -> Game[Any]:
    if header.rules != printed_rules().version:
        raise ValueError(f"this record was played by other rules ({header.rules})")
    return camel_up(len(header.seats), header.modules, header.options)


GAMES: Mapping[str, GameBuilder] = {"camelup": _camelup}
"""Game key, as records name it, to what sets that game up."""


def build(header: Header) -> Game[Any]:
    """Set up the game a record's header describes; raises ValueError with a sentence."""
    if header.game not in GAMES:
        raise ValueError(f"there is no game {header.game!r}")
    return GAMES[header.game](header)
