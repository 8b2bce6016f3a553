"""R21: what everybody has seen of the race betting cards: who placed them, where, and when."""

from dataclasses import dataclass

from camelup_desktop.engine.camelup import Camel, RaceBet, State, Track
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.table import Match, Seat


@dataclass(frozen=True, slots=True)
class Placement:
    """A card was put on a deck while the track and the pyramid looked like this."""

    bet: RaceBet
    seat: Seat
    track: Track
    dice: frozenset[Camel]


def placements(match: Match[State]) -> tuple[Placement, ...]:
    """List the race betting cards placed so far, in order; what they show stays unread."""
    found = []
    for step, (_, action) in enumerate(match.actions):
        if isinstance(action, PlaceRaceBettingCard):
            before = match.state_after(step)
            found.append(Placement(action.bet, before.seat, before.track, before.dice))
    return tuple(found)
