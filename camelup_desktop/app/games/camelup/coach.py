"""The coach: odds, what every action is worth, a hint; from what a person at this screen may know.

It thinks in slices while a person chooses an action, and knows nothing at other times: the match
is then ahead of what is seen. With several people at one screen it judges as a bystander, and no
race card is ever mentioned: the others look on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from camelup_desktop.ai.camelup.appraisal import DECIDING, judge
from camelup_desktop.ai.camelup.history import placements
from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.odds_memory import odds_of
from camelup_desktop.ai.camelup.race_odds import RaceOdds
from camelup_desktop.ai.camelup.spots import desert_tile, earnings
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.app.controllers import SLICE
from camelup_desktop.app.settings import COACHES
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.actions import PlaceDesertTile, PlaceRaceBettingCard
from camelup_desktop.engine.table import Action, Match, Seat

NONE, ODDS, ADVICE = COACHES

AT_ONCE = 8
"""So many desert tiles are tried out before any of them is shown: drawing takes time too."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What the coach would do, and the best of what is clearly something else."""

    best: Appraisal
    second: Appraisal | None


class Slices:
    """Something thought about for at most SLICE seconds at a time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._thought: Thinking[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether there is anything left to think about."""
        return self._thought is not None

    def begin(self, thought: Thinking[None] | None) -> None:
        """Think about this from now on, and no longer of anything else."""
        if self._thought is not None:
            self._thought.close()
        self._thought = thought

    def go_on(self) -> None:
        """Think for a slice."""
        end = self._clock() + SLICE
        while self._thought is not None:
            try:
                next(self._thought)
            except StopIteration:
                self._thought = None
            if self._clock() >= end:
                return


class Coach:
    """Stands beside whoever chooses. `mode` says how much help is wanted: one of COACHES."""

    def __init__(
        self,
        match: Match[Any],
        chooses: Callable[[], bool],
        own: Callable[[], Seat | None],
        mode: Callable[[], str],
        clock: Callable[[], float],
    ) -> None:
        self._match, self._chooses, self._own, self._mode = match, chooses, own, mode
        self._slices = Slices(clock)
        self._about: State | None = None
        self._asked = False
        self._quiet = False
        self._tried: dict[Action, Appraisal] = {}
        self.earned: dict[Action, float] = {}
        """Of each desert tile tried out: the pounds that those who stop there bring."""
        self.odds: RaceOdds | None = None
        """The odds of the position; None while they are not known, or nobody is to choose."""
        self.judgement: Judgement | None = None
        """What every action is worth; None while it is not known."""
        self.version = 0
        """Counts changes of what there is to be seen."""

    # what is wanted

    @property
    def on(self) -> bool:
        """Whether odds and what-ifs are to be shown."""
        return self._mode() != NONE

    @property
    def able(self) -> bool:
        """Whether a hint is possible now: a person chooses what can be judged."""
        return self._chooses() and self._match.state.stage in DECIDING

    @property
    def hinting(self) -> bool:
        """Whether the hint is to be shown now."""
        advising = self._mode() == ADVICE and not self._quiet
        return self.able and (advising or self._asked)

    def ask(self) -> None:
        """Show the hint for this choice; asked again, or while it gives advice, be quiet."""
        if not self.able:
            return
        if self.hinting:
            self._asked, self._quiet = False, True
        else:
            self._asked, self._quiet = True, False
        self.version += 1

    # thinking

    @property
    def busy(self) -> bool:
        """Whether it thinks, so that frames must follow each other."""
        return self._slices.busy

    def update(self, placing: bool) -> None:
        """Think for a slice. While a desert tile is being `placing`, every place is tried out."""
        state: State | None = self._match.state if self.able else None
        if state is not self._about:
            self._forget(state)
        if not self._slices.busy:
            self._slices.begin(self._next(placing))
        self._slices.go_on()
        if not self._slices.busy:  # the next frame goes on at once
            self._slices.begin(self._next(placing))

    def _forget(self, state: State | None) -> None:
        self._slices.begin(None)
        self._about, self._asked = state, False
        self._tried, self.earned = {}, {}
        if self.odds is not None or self.judgement is not None:
            self.odds, self.judgement = None, None
        self.version += 1

    def _next(self, placing: bool) -> Thinking[None] | None:
        """What is still to be thought about, as far as it is wanted."""
        if self._about is None or not (self.on or self.hinting):
            return None
        if self.on and self.odds is None:
            return self._find_odds()
        if self.judgement is None:
            return self._judge()
        if placing and self.on and (left := tuple(self._untried())):
            return self._try_out(left)
        return None

    def _find_odds(self) -> Thinking[None]:
        self.odds = yield from odds_of(self._match.view(None))
        self.version += 1

    def _judge(self) -> Thinking[None]:
        view, legal = known(self._match, self._own())
        yield
        self.judgement = yield from judge(view, legal, placements(self._match))
        self.version += 1

    def _untried(self) -> Iterable[PlaceDesertTile]:
        for appraisal in self.judgement.appraisals if self.judgement is not None else ():
            action = appraisal.action
            if isinstance(action, PlaceDesertTile) and action not in self._tried:
                yield action

    def _try_out(self, tiles: Sequence[PlaceDesertTile]) -> Thinking[None]:
        for count, tile in enumerate(tiles, 1):
            assert self.judgement is not None
            appraisal = yield from desert_tile(self.judgement, tile)
            self.earned[tile] = yield from earnings(self.judgement, tile)
            self._tried[tile] = appraisal
            if count % AT_ONCE == 0 or count == len(tiles):
                self.version += 1

    # what came of it

    def of(self, action: Action) -> Appraisal | None:
        """What an action is worth; None while that is not known, or not to be known here."""
        if self.judgement is None:
            return None
        if action in self._tried:
            return self._tried[action]
        return next((a for a in self.judgement.appraisals if a.action == action), None)

    @property
    def ranked(self) -> tuple[Appraisal, ...]:
        """What is known of all actions, what does most for winning first."""
        found = self.judgement.appraisals if self.judgement is not None else ()
        known = [self._tried.get(a.action, a) for a in found]
        return tuple(sorted(known, key=lambda appraisal: -appraisal.worth))

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown now; None without one, and while it is being thought about."""
        ranked = self.ranked if self.hinting else ()
        if not ranked:
            return None
        best = ranked[0]
        others = (a for a in ranked[1:] if not _alike(a.action, best.action))
        return Hint(best, next(others, None))

    @property
    def advised(self) -> Action | None:
        """The action of the hint that is shown now."""
        hint = self.hint
        return hint.best.action if hint is not None else None


def known(match: Match[Any], own: Seat | None) -> tuple[State, tuple[Action, ...]]:
    """The table as the only person `own` may see it, or any bystander (None), and what may be
    spoken of: race cards only if nobody else looks on."""
    view: State = match.view(own)
    legal: Sequence[Action] = match.game.legal_actions(match.state)
    if own is None:
        legal = [action for action in legal if not isinstance(action, PlaceRaceBettingCard)]
    return view, tuple(legal)


def judge_cards(match: Match[Any], seat: Seat) -> Thinking[Judgement]:
    """What the race cards in the hand of `seat` are worth; for the eyes of that person only."""
    legal = match.game.legal_actions(match.state)
    cards = [action for action in legal if isinstance(action, PlaceRaceBettingCard)]
    table = yield from judge(match.view(seat), cards, placements(match))
    return table


def _alike(one: Action, other: Action) -> bool:
    """Whether two actions are too much the same to be compared: two places for one tile."""
    return isinstance(one, PlaceDesertTile) and isinstance(other, PlaceDesertTile)
