"""Tournaments: paired starts, seats that rotate, sums that are right, and bots that misbehave."""

import random
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any

import pytest

from camelup_desktop.ai.arena import (
    CERTAINTY,
    BrokenRule,
    Race,
    Score,
    scores,
    tournament,
)
from camelup_desktop.ai.camelup.sparring import PARTNERS
from camelup_desktop.ai.camelup.sparring.blind import KNOWN
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.random_bot import RandomBot
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Side, State
from camelup_desktop.engine.camelup.actions import PlaceDesertTile, TakePyramidTile
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.camelup.supercup.consortium import FormConsortium
from camelup_desktop.engine.camelup.supercup.long_track import DeclineFreeAction
from camelup_desktop.engine.camelup.supercup.photographer import PointCamera
from camelup_desktop.engine.camelup.supercup.position_bets import TakeBottomLegBettingTile
from camelup_desktop.engine.table import Action, Turn
from tests.ai.camelup.test_bots import played


def ticking(step: float = 0.001) -> Callable[[], float]:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += step
        return now

    return clock


class Roller:
    """Rolls, and notes what it saw first in each race."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, object]] = []
        self._leg = 9

    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        yield
        if view.leg < self._leg:
            self.seen.append((view.seat, view.starting_seat))
        self._leg = view.leg
        return Decision(TakePyramidTile(), Reason("bot.reason.roll"))


def test_the_sums_are_right() -> None:
    races = [
        Race((1.0, 0.0, 0.0), (20, 10, 6), ((0.1,), (0.2, 0.4), (0.3,))),
        Race((0.5, 0.5, 0.0), (8, 8, 2), ((0.3,), (0.2,), (0.1,))),
        Race((0.0, 0.0, 1.0), (1, 2, 3), ((0.2,), (), ())),
    ]
    found = scores(["hero", "crowd", "crowd"], races)
    assert list(found) == ["hero", "crowd"]
    hero, crowd = found["hero"], found["crowd"]
    assert hero.win_share == pytest.approx(0.5)
    assert crowd.win_share == pytest.approx((0 + 0.25 + 0.5) / 3)
    assert hero.win_share + 2 * crowd.win_share == pytest.approx(1)
    assert hero.interval == pytest.approx(CERTAINTY * sqrt(0.25 / 3))
    assert hero.mean_pounds == pytest.approx(29 / 3)
    assert crowd.mean_pounds == pytest.approx((8 + 5 + 2.5) / 3)
    assert hero.think_ms == {"mean": pytest.approx(200), "p95": 300, "max": 300}
    assert crowd.think_ms["mean"] == pytest.approx(240)


def test_one_race_says_little() -> None:
    assert Score(shares=[1.0]).interval == 1.0


def test_the_95th_percentile_of_a_hundred_decisions() -> None:
    score = Score(seconds=[number / 1000 for number in range(100)])
    assert score.think_ms == {
        "mean": pytest.approx(49.5), "p95": pytest.approx(95), "max": pytest.approx(99)
    }  # fmt: skip


def test_each_start_is_played_from_every_chair() -> None:
    bots = [Roller() for _ in range(3)]
    races = list(tournament([(str(n), bot) for n, bot in enumerate(bots)], 6, "s", ticking()))
    assert len(races) == 6
    for at, bot in enumerate(bots):
        assert [seat for seat, _ in bot.seen] == [(at + number % 3) % 3 for number in range(6)]
    starting = [start for _, start in bots[0].seen]
    assert len(set(starting[:3])) == len(set(starting[3:])) == 1
    # with the same play by all, the same start has the same end, chair by chair
    for start in (races[:3], races[3:]):
        by_chair = [
            tuple(race.pounds[(chair - turned) % 3] for chair in range(3))
            for turned, race in enumerate(start)
        ]
        assert len(set(by_chair)) == 1
    assert races[0].pounds != races[3].pounds


def test_the_same_seed_is_the_same_tournament() -> None:
    def pounds(seed: str) -> list[tuple[int, ...]]:
        entries = [("a", RandomBot()), ("b", RandomBot())]
        return [race.pounds for race in tournament(entries, 4, seed, ticking())]

    assert pounds("one") == pounds("one") != pounds("two")


def test_victories_are_shared_out() -> None:
    for race in tournament([("a", Roller()), ("b", Roller())], 20, 3, ticking()):
        assert sum(race.shares) == pytest.approx(1)
        best = max(race.pounds)
        winners = race.pounds.count(best)
        assert race.shares == tuple((p == best) / winners for p in race.pounds)


class Cheat:
    """Puts its desert tile on space 1, which is never allowed."""

    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> Action:
        return PlaceDesertTile(1, Side.OASIS)


class Plain:
    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> Action:
        return TakePyramidTile()


class Silent:
    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> None:
        return None


class Broken:
    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        yield
        raise KeyError("nothing there")


class Slow:
    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> Iterator[None]:
        while True:
            yield


def first_race(bot: Any, step: float = 0.001) -> Race:
    entries: list[tuple[str, Any]] = [("hero", bot), ("crowd", RandomBot())]
    return next(tournament(entries, 1, 0, ticking(step)))


def test_a_bot_may_answer_an_action_at_once() -> None:
    assert len(first_race(Plain()).shares) == 2


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (Cheat(), "hero did what the rules forbid"),
        (Silent(), "hero must answer an action"),
        (Broken(), "hero failed: KeyError: 'nothing there'"),
        (Slow(), "hero thought for more than 1 s"),
    ],
)
def test_a_bot_that_misbehaves_ends_the_tournament_with_a_sentence(bot: object, says: str) -> None:
    with pytest.raises(BrokenRule, match=says):
        first_race(bot)


def test_a_bot_that_takes_too_long_in_one_go_is_stopped_too() -> None:
    with pytest.raises(BrokenRule, match="more than 1 s"):
        first_race(Plain(), step=2.0)


@pytest.mark.parametrize("name", [name for name in PARTNERS if name != "blind-champion"])
def test_every_sparring_partner_plays_a_race(name: str) -> None:
    entries = [(name, PARTNERS[name]()), (name, PARTNERS[name]()), ("r", RandomBot())]
    for race in tournament(entries, 1, "partners", ticking(0.0)):
        assert sum(race.shares) == pytest.approx(1)


@pytest.mark.parametrize("name", ["uniform", "casual", "portfolio", "blind-hard"])
def test_sparring_partners_play_with_modules(name: str) -> None:
    entries = [(name, PARTNERS[name]()), ("r", RandomBot())]
    modules = ["long_track", "photographer", "position_bets"]
    options = {"m1Variant": True}
    for race in tournament(entries, 1, "partners", ticking(0.0), modules, options):
        assert sum(race.shares) == pytest.approx(1)


def test_the_blind_do_nothing_that_modules_bring() -> None:
    modules = list(MODULES)
    bots = [PARTNERS[f"blind-{level}"]() for level in ("easy", "medium", "hard")]
    match = played([*bots, RandomBot(), RandomBot(), RandomBot()], 3, modules, m1Variant=True)
    for by, action in match.actions:
        if not isinstance(by, Turn) and by < len(bots):
            assert isinstance(action, (*KNOWN, DeclineFreeAction))
    kinds = {type(action) for by, action in match.actions if by in (3, 4, 5)}
    assert {PointCamera, FormConsortium, TakeBottomLegBettingTile} <= kinds


def test_where_modules_cannot_be_played_the_tournament_says_so() -> None:
    entries = [("a", RandomBot()), ("b", RandomBot())]
    with pytest.raises(ValueError, match="6 to 8 can play"):
        list(tournament(entries, 1, 0, ticking(), ["consortium"]))
