"""The Supercup's modules as opponents see them. The list is the only place that knows which."""

from collections.abc import Mapping

from camelup_desktop.ai.camelup.supercup.consortium import ConsortiumInsight
from camelup_desktop.ai.camelup.supercup.insight import Insight
from camelup_desktop.ai.camelup.supercup.long_track import LongTrackInsight
from camelup_desktop.ai.camelup.supercup.photographer import PhotographerInsight
from camelup_desktop.ai.camelup.supercup.position_bets import PositionBetsInsight
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.supercup import (
    consortium,
    long_track,
    photographer,
    position_bets,
)

INSIGHTS: Mapping[str, Insight] = {
    long_track.KEY: LongTrackInsight(),
    photographer.KEY: PhotographerInsight(),
    position_bets.KEY: PositionBetsInsight(),
    consortium.KEY: ConsortiumInsight(),
}
"""Module key to what is known of it."""


def insights(view: State) -> tuple[Insight, ...]:
    """Return what is known of the modules in play."""
    return tuple(insight for key, insight in INSIGHTS.items() if key in view.extras)
