"""Three of the four levels, from a careful bettor to one who plays the leg on in the head."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from camelup_desktop.ai.camelup import tables
from camelup_desktop.ai.camelup.appraisal import DECIDING, judge
from camelup_desktop.ai.camelup.history import Placement
from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.playout import Table, playable
from camelup_desktop.ai.camelup.search import search
from camelup_desktop.ai.camelup.tempers import Option, Temper, pick
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action

EQUAL = 1e-9
"""Values this close are the same value, reckoned in another order."""


RESTLESS = 0.5
"""So often somebody thinks of moving a desert tile that lies already. If all always did, two could
go on forever answering each other's tiles, and nobody would ever roll."""


class Level(ABC):
    """Somebody who judges every action and then chooses."""

    trials = 3
    slack = 0.0
    """How many desert tiles are tried out, see `judge`."""

    def __init__(self, temper: Temper | None = None) -> None:
        """With a temper, choices between actions as good as equal show a habit."""
        self._temper = temper
        self._placed: Sequence[Placement] = ()

    def recall(self, placed: Sequence[Placement]) -> None:
        """Be told the public history of the race betting cards, before a decision."""
        self._placed = placed

    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        """Choose the best action; `rng` decides between equal ones."""
        if view.stage not in DECIDING:
            yield
            return Decision(rng.choice(legal), Reason("bot.reason.whim"))
        if view.desert_tile_of(view.seat) and rng.random() >= RESTLESS:
            legal = [action for action in legal if not isinstance(action, PlaceDesertTile)]
        table = yield from judge(view, legal, self._placed, self.trials, self.slack)
        options = yield from self._options(table, rng)
        chosen = pick(table, options, self._temper, rng).appraisal
        return Decision(chosen.action, chosen.reason)

    @abstractmethod
    def _options(self, table: Judgement, rng: random.Random) -> Thinking[list[Option]]:
        """Return what to choose from, in a random order if the values are equal."""


class Trader(Level):
    """Medium: takes what is worth most in expected pounds, and does not look further.

    Bets on the race only once the leader has passed half of the track, as before that it is
    anybody's guess, and thinks of desert tiles only if nothing else beats the roll. What is subtle
    in a module it leaves alone.
    """

    trials = 2

    def _options(self, table: Judgement, rng: random.Random) -> Thinking[list[Option]]:
        yield
        view = table.view
        leader = max(space for space, stack in enumerate(view.track, 1) if stack)
        subtle = tuple(kind for insight in table.insights for kind in insight.subtle)
        early = 2 * leader < view.rules.spaces + 2
        options = [
            Option(appraisal, appraisal.pounds, appraisal.win)
            for appraisal in table.appraisals
            if not (early and isinstance(appraisal.action, PlaceRaceBettingCard))
            and not isinstance(appraisal.action, subtle)
        ]
        others = [o for o in options if not isinstance(o.appraisal.action, PlaceDesertTile)]
        roll = view.rules.pyramid_tile_pounds
        if any(option.worth > roll + EQUAL for option in others):
            options = others
        return shuffled(options, rng)


class Bookmaker(Level):
    """Hard: knows what everything is worth in pounds, and that a roll helps the next seat.

    It has no blind spots, but it plays for pounds, not for winning.
    """

    def _options(self, table: Judgement, rng: random.Random) -> Thinking[list[Option]]:
        yield
        options = [
            Option(
                appraisal,
                appraisal.worth
                if isinstance(appraisal.action, TakePyramidTile)
                else appraisal.pounds,
                appraisal.win,
            )
            for appraisal in table.appraisals
        ]
        return shuffled(options, rng)


class Oracle(Level):
    """Champion: plays the leg on from every promising action, thousands of times.

    Where playouts do not know the rules (see `playable`) it plays for what wins most by one action.
    """

    slack = 0.75
    window = 2.5
    """Actions that fall short of the best by more pounds are not looked at."""
    widest = 10
    """So many actions at most are."""
    playouts = 4000
    """In all, per decision."""

    _hurried = False

    def hurry(self) -> None:
        """Be told to answer at once with the best so far; the next thought has time again."""
        self._hurried = True

    def _options(self, table: Judgement, rng: random.Random) -> Thinking[list[Option]]:
        candidates = self._candidates(table)
        if len(candidates) == 1 or not playable(table.view):
            return shuffled([Option(a, a.worth, a.win) for a in table.appraisals], rng)
        leaf = yield from tables.leaf_odds()
        start = Table(table.view, leaf)
        actions = [appraisal.action for appraisal in candidates]
        self._hurried = False
        found = yield from search(
            start, table.view, table.decks, actions, self.playouts, rng, lambda: self._hurried
        )
        most = max(standing.playouts for standing in found)
        return [
            Option(table.of(s.action), s.win / table.pound, s.win)
            for s in found
            if s.playouts == most
        ]

    def _candidates(self, table: Judgement) -> list[Appraisal]:
        ranked = sorted(table.appraisals, key=lambda appraisal: -appraisal.worth)
        best = ranked[0].worth
        found = [a for a in ranked[: self.widest] if a.worth >= best - self.window]
        if not any(isinstance(a.action, TakePyramidTile) for a in found):
            found += [a for a in ranked if isinstance(a.action, TakePyramidTile)]
        return found


def shuffled(options: list[Option], rng: random.Random) -> list[Option]:
    """Return them in a random order, so that chance decides between the best if they are equal."""
    rng.shuffle(options)
    most = max(option.worth for option in options)
    return [Option(o.appraisal, most, o.win) if o.worth > most - EQUAL else o for o in options]
