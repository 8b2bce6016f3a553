"""The easy level: looks at who leads and who is last, and reckons nothing."""

import random
from collections.abc import Mapping, Sequence

from camelup_desktop.ai.camelup.supercup import insights
from camelup_desktop.ai.camelup.supercup.insight import Insight
from camelup_desktop.ai.camelup.tempers import Temper
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Camel, RaceBet, Side, Stage, State, ranking
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action

SLIPS = 0.25
"""So often it does the next best thing that comes to mind."""

AHEAD = 3
"""A desert tile goes so many spaces ahead of the leader at most."""


HABITS: Mapping[Temper, tuple[type[Action], ...]] = {
    Temper.CAUTIOUS: (TakePyramidTile,),
    Temper.GAMBLER: (PlaceRaceBettingCard,),
    Temper.SABOTEUR: (PlaceDesertTile,),
    Temper.PHOTOGRAPHER: (PlaceDesertTile,),
    Temper.COPYCAT: (TakeLegBettingTile,),
}


class Tourist:
    """Backs the leader for the leg, later in the race the leader to win and the last to lose."""

    def __init__(self, temper: Temper | None = None) -> None:
        """A temper shows in what comes to mind first."""
        self._temper = temper

    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        """Decide at once."""
        yield
        ideas = [idea for idea in self._ideas(view, rng) if idea.action in legal]
        if not ideas:
            return Decision(rng.choice(legal), Reason("bot.reason.whim"))
        first = ideas[0]
        if rng.random() < SLIPS:
            first = rng.choice(ideas[:3])
        return first

    def _ideas(self, view: State, rng: random.Random) -> list[Decision]:
        """What comes to mind, best first. The roll is always among it."""
        known = insights(view)
        ideas = [idea for insight in known for idea in insight.ideas(view, rng)]
        if view.stage is Stage.ACTION:
            ideas += self._plain_ideas(view, rng)
        habits = self._habits(known)
        weighted = []
        for chance, idea in ideas:
            liked = isinstance(idea.action, habits)
            weighted.append((rng.random() ** (1 / (chance * (1.2 if liked else 1.0))), idea))
        weighted.sort(key=lambda pair: -pair[0])
        return [idea for _, idea in weighted]

    def _habits(self, known: Sequence[Insight]) -> tuple[type[Action], ...]:
        """What the temper likes."""
        if self._temper is None:
            return ()
        fond = (kind for insight in known for kind in insight.liked.get(self._temper, ()))
        return (*HABITS.get(self._temper, ()), *fond)

    def _plain_ideas(self, view: State, rng: random.Random) -> list[tuple[float, Decision]]:
        """Those of the base game."""
        camels = ranking(view.track)
        leader = max(space for space, stack in enumerate(view.track, 1) if stack)
        late = 2 * leader >= view.rules.spaces
        ideas: list[tuple[float, Decision]] = [(0.45, _roll())]
        for place, camel in enumerate(camels[:2]):
            if view.piles[camel] and view.piles[camel][0] > min(view.rules.leg_tile_values):
                ideas.append((0.35 - 0.25 * place, _tile(camel, place)))
        if late:
            for chance, bet, camel in (
                (0.12, RaceBet.OVERALL_WINNER, camels[0]),
                (0.10, RaceBet.OVERALL_LOSER, camels[-1]),
            ):
                action = PlaceRaceBettingCard(camel, bet)
                ideas.append((chance, Decision(action, Reason("bot.reason.race_bet"))))
        if view.desert_tile_of(view.seat) is None:
            space = leader + rng.randint(1, AHEAD)
            for side in rng.sample(list(Side), 2):
                ideas.append((0.06, _spot(space, side)))
        return ideas


def _roll() -> Decision:
    return Decision(TakePyramidTile(), Reason("bot.reason.roll"))


def _tile(camel: Camel, place: int) -> Decision:
    key = "bot.reason.second" if place else "bot.reason.leads"
    return Decision(TakeLegBettingTile(camel), Reason(key, {"camel": camel}))


def _spot(space: int, side: Side) -> Decision:
    return Decision(PlaceDesertTile(space, side), Reason("bot.reason.ahead", {"space": space}))
