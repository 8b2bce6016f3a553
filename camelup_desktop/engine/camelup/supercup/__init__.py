"""The Supercup's modules (R60, R61). The list is the only place that knows which there are."""

from collections.abc import Mapping

from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.supercup import (
    consortium,
    long_track,
    photographer,
    position_bets,
)

MODULES: Mapping[str, RaceMechanic] = {
    long_track.KEY: long_track.LongTrack(),
    photographer.KEY: photographer.Photographer(),
    position_bets.KEY: position_bets.PositionBets(),
    consortium.KEY: consortium.Consortium(),
}
"""Module key to its mechanic, in the order in which modules answer facts and revise claims.

R97, R107: position bets come before the consortium, because a partner may copy a pair of tiles.
"""
