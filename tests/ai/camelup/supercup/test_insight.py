"""The list of insights, and a module that opponents know nothing of."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import cast

import pytest

from camelup_desktop.ai.bot import LEVELS, make
from camelup_desktop.ai.camelup.bots import Bookmaker
from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.supercup import INSIGHTS
from camelup_desktop.ai.camelup.supercup.insight import Insight
from camelup_desktop.ai.decision import Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Camel, Side, State, flow
from camelup_desktop.engine.camelup.claims import pay
from camelup_desktop.engine.camelup.events import Reason as Payment
from camelup_desktop.engine.camelup.mechanic import Claim, RaceMechanic
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.table import Action, Seat, Step
from tests.ai.camelup.test_appraisal import judged
from tests.ai.camelup.test_bots import choice, played
from tests.builders import at_race

KEY = "well"


@dataclass(frozen=True, slots=True)
class DrawWater(Action):
    """Two pounds, once a leg."""


class Well(RaceMechanic):
    """A made-up module: water is sold, and the camel in front pays its backers a pound more."""

    actions = (DrawWater,)

    def lay_out(self, state: State) -> State:
        return state.with_extra(KEY, True)

    def candidates(self, state: State) -> Iterable[Action]:
        return (DrawWater(),) if state.extras[KEY] else ()

    def apply(self, step: Step[State], action: Action) -> None:
        step.state = step.state.with_extra(KEY, False)
        pay(step, step.state.seat, 2, Payment.DESERT_TILE)
        flow.end_turn(step)

    def revise(
        self, state: State, claims: Sequence[Claim], ranking: Sequence[Camel]
    ) -> Sequence[Claim]:
        return [
            replace(claim, pounds=claim.pounds + 1)
            if claim.tile is not None and claim.tile.camel is ranking[0]
            else claim
            for claim in claims
        ]


@pytest.fixture(autouse=True)
def _on_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast(dict[str, RaceMechanic], MODULES), KEY, Well())


def test_every_module_that_is_sold_has_its_insight() -> None:
    assert set(INSIGHTS) == set(MODULES) - {KEY}


@pytest.mark.parametrize("level", LEVELS)
def test_a_module_nobody_knows_is_played_all_the_same(level: str) -> None:
    bots = [make(level), make("random"), make(level)]
    assert played(bots, 1, [KEY]).over


def test_an_action_nobody_knows_counts_as_nothing() -> None:
    table = judged(at_race("blue@4 green@7 orange/yellow/white@1", dice="blue", modules=[KEY]))
    found = table.of(DrawWater())
    assert (found.pounds, found.worth, found.exact) == (0.0, 0.0, False)
    assert found.win == table.win


def test_what_the_leg_pays_comes_from_the_rules() -> None:
    """With 2 of 3 faces Green stays in front, and its backer gets the sixth pound."""
    held = {1: "green5"}
    camels = "blue@4 green@7 orange/yellow/white@1"
    plain = judged(at_race(camels, dice="blue", leg_tiles=held))
    more = judged(at_race(camels, dice="blue", leg_tiles=held, modules=[KEY]))
    assert more.pounds_of(1) - plain.pounds_of(1) == pytest.approx(2 / 3)


class WellInsight(Insight):
    """The file a module needs so that opponents play it well."""

    def income(
        self, view: State, tiles: Mapping[int, Side], support: frozenset[Camel]
    ) -> Thinking[Mapping[Seat, float]]:
        yield
        return {0: 0.5}

    def appraise(
        self, table: Judgement, legal: Sequence[Action], trials: int
    ) -> Thinking[Mapping[Action, Appraisal]]:
        yield
        found = table.appraise(DrawWater(), lambda _: 20.0, Reason("bot.reason.whim"))
        return {DrawWater(): found}


def test_with_a_line_in_the_list_it_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast(dict[str, Insight], INSIGHTS), KEY, WellInsight())
    race = at_race("blue@4 green@7 orange/yellow/white@1", dice="blue", modules=[KEY])
    assert judged(race).of(DrawWater()).pounds == 20
    assert judged(race).income == {0: 0.5}
    assert choice(race, Bookmaker()) == DrawWater()
