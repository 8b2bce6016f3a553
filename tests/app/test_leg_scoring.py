"""Leg scoring: the arithmetic on the screen is the rulebook's, told step by step or at once."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.games.camelup.tally import Scored, leg_rows, money_by_leg, paid_in_the_leg
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Camel, LegTile, State, actions, camel_up, events, modules
from camelup_desktop.engine.camelup.events import Reason
from camelup_desktop.engine.camelup.supercup.photographer import PhotographerReason
from camelup_desktop.engine.table import Event, Match
from camelup_desktop.engine.table.dice import Dice
from tests.app.race_table import RaceTable, setup
from tests.strategies import played


def at_scoring(services: Services, people: int = 1, seats: int = 4, **settings: Any) -> RaceTable:
    """A table whose first leg has just ended."""
    table = RaceTable(services, setup(people, seats), **settings)
    while not isinstance(table.scene, LegScoringScene):
        if table.choosing:
            table.take(actions.TakePyramidTile())
        table.frames()
    return table


def scoring(table: RaceTable) -> LegScoringScene:
    assert isinstance(table.scene, LegScoringScene)
    return table.scene


def random_race(seed: int) -> Match:
    match, dice, rng = Match(camel_up(4)), Dice(seed), random.Random(seed)
    while not match.over:
        legal = match.game.legal_actions(match.state)
        match.play(rng.choice(legal) if legal else dice(match))
    return match


@pytest.mark.rule("R47", "R48", "R52")
def test_rows_add_up_to_what_was_paid() -> None:
    legs = 0
    for seed in range(20):
        match = random_race(seed)
        for step, facts in enumerate(match.events, start=1):
            ended = next((i for i, e in enumerate(facts) if isinstance(e, events.LegEnded)), None)
            if ended is None:
                continue
            legs += 1
            leg = [
                event
                for event in facts
                if isinstance(event, events.ClaimScored)
                or (isinstance(event, events.PoundsChanged) and event.reason is Reason.LEG)
            ]
            before = [player.pounds for player in match.state_after(step - 1).players]
            for event in facts[:ended]:
                if isinstance(event, events.PoundsChanged):
                    before[event.seat] += event.amount
            rows = leg_rows(leg, _after(before, leg))
            for row in rows:
                assert row.before == before[row.seat]
                assert row.paid == max(row.net, -row.before)
                assert row.forgiven == row.paid - row.net
    assert legs > 60


def _after(before: list[int], facts: Sequence[object]) -> list[int]:
    after = list(before)
    for event in facts:
        if isinstance(event, events.PoundsChanged):
            after[event.seat] += event.amount
    return after


def test_the_chart_ends_with_the_money_before_the_race_bets() -> None:
    for seed in range(8):
        match = random_race(seed)
        money = money_by_leg(match)
        last = [player.pounds for player in match.state.players]
        for event in match.events[-1]:
            if isinstance(event, events.PoundsChanged) and event.reason is Reason.RACE_BET:
                last[event.seat] -= event.amount
        assert money[0] == [3, 3, 3, 3] and money[-1] == last
        assert len(money) == match.state.leg + 1


def test_it_waits_until_somebody_goes_on(services: Services) -> None:
    table = at_scoring(services)
    table.frames(600)
    assert scoring(table).done
    table.press(pygame.K_RETURN)
    table.wait()
    assert table.match.state.leg == 2 and table.in_step()


def test_with_auto_continue_it_goes_on_by_itself(services: Services) -> None:
    table = at_scoring(services)
    services.settings.update(auto_continue=True, speed="1")
    table.frames(60)
    assert isinstance(table.scene, LegScoringScene)
    table.until(lambda: table.scene is table.race, most=120)
    assert table.match.state.leg == 2


def test_it_is_told_seat_by_seat_and_can_be_skipped(services: Services) -> None:
    table = at_scoring(services, people=1, speed="1")
    table.until(lambda: isinstance(table.scene, LegScoringScene))
    scene = scoring(table)
    assert not scene.done
    first = scene.at
    table.press(pygame.K_SPACE)
    assert scene.at > first
    table.press(pygame.K_SPACE)
    assert scene.done
    told = table.scene
    table.press(pygame.K_SPACE)
    assert table.scene is told


def test_next_first_tells_everything(services: Services) -> None:
    table = at_scoring(services, speed="1")
    scene = scoring(table)
    table.click("next")
    assert table.scene is scene and scene.done
    table.click("next")
    assert table.scene is table.race


def test_a_row_tells_its_arithmetic(services: Services) -> None:
    scene = scoring(at_scoring(services))
    for row in scene.rows:
        sentence = scene.table.sentence(row.seat)
        assert "[" not in sentence
        if not row.empty:
            signed = re.findall(r"[+−]\d+|(?<=, )0", sentence)
            numbers = [int(one.replace("−", "-")) for one in signed]
            assert sum(numbers[: len(row.tiles) + bool(row.pyramid)]) == row.net


@pytest.mark.rule("R52")
def test_what_is_forgiven_is_said_in_words(services: Services) -> None:
    scene = scoring(at_scoring(services))
    row = scene.rows[0]
    row.tiles, row.pyramid = [Scored(LegTile(Camel.BLUE, 5), -1)] * 3, []
    row.paid, row.forgiven, row.after, row.earlier = -1, 2, 0, {}
    sentence = scene.table.sentence(0)
    assert sentence.endswith(
        "That is £3 to pay, but there was only £1: £1 is paid, the rest is forgiven."
    )


def test_chart_and_board_can_be_looked_at(services: Services) -> None:
    table = at_scoring(services)
    scene = scoring(table)
    rows = table.picture()
    table.press(pygame.K_c)
    chart = table.picture()
    table.press(pygame.K_c)
    table.press(pygame.K_v)
    board = table.picture()
    assert len({rows, chart, board}) == 3 and not scene.opaque
    table.press(pygame.K_ESCAPE)
    assert table.scene is scene and scene.opaque
    assert table.picture() == rows


def test_the_focus_walks_the_rows(services: Services) -> None:
    table = at_scoring(services)
    scene = scoring(table)
    seen = set()
    for _ in range(12):
        table.press(pygame.K_TAB)
        seen.add(scene.ring.current.id if scene.ring.current else "")
    assert {f"row:{seat}" for seat in range(4)} <= seen


def test_hidden_totals_stay_hidden(services: Services) -> None:
    table = RaceTable(services, setup(1, 4, moneyVisibility="hiddenTotals"))
    while not isinstance(table.scene, LegScoringScene):
        if table.choosing:
            table.take(actions.TakePyramidTile())
        table.frames()
    assert "chart" not in {widget.id for widget in scoring(table).widgets}


@pytest.mark.rule("R91", "R96", "R97")
def test_pairs_and_copied_tiles_are_explained_in_words(services: Services) -> None:
    scene = scoring(at_scoring(services))
    first, second = scene.ranking[:2]
    row, named = scene.rows[0], scene.table._words
    row.pyramid, row.earlier = [], {Reason.DESERT_TILE: 2, PhotographerReason.PHOTO: 3}
    row.tiles = [
        Scored(LegTile(second, 5), 3, place=2),
        Scored(LegTile(first, 5), -1, place=3),
        Scored(LegTile(first, 3), 3, partner=1),
        Scored(None, 1, partner=1),
    ]
    sentence = scene.table.sentence(0)
    one, two, other = named.camel(first), named.camel(second), named.seat(1)
    assert f"{two} 5 came exactly 2nd, +3" in sentence
    assert f"{one} 5 should come 3rd and came 1st, −1" in sentence
    assert f"{one} 3 copied from {other} came 1st, +3" in sentence
    assert f"a pyramid tile copied from {other}, +1" in sentence
    assert "Together +6." in sentence
    assert sentence.endswith("Paid during the leg: £2 for the desert tile and £3 for photos.")


@pytest.mark.rule("R52", "R91", "R96")
def test_rows_with_modules_add_up_to_what_was_paid() -> None:
    keys = [module.key for module in modules()]
    copied = paired = photos = 0
    for seed in range(6):
        match = played(camel_up(8, keys), f"rows {seed}")
        money = money_by_leg(match)
        for leg in range(1, match.state.leg + 1):
            facts = _facts_of(match, leg)
            rows = leg_rows(facts, money[leg])
            earlier = paid_in_the_leg(match, leg)
            for row in rows:
                assert row.paid == max(row.net, -row.before)
                assert row.before == money[leg - 1][row.seat] + sum(earlier[row.seat].values())
                copied += sum(tile.partner is not None for tile in row.tiles)
                paired += sum(tile.place is not None for tile in row.tiles)
                photos += PhotographerReason.PHOTO in earlier[row.seat]
    assert copied and paired and photos


def _facts_of(match: Match[State], leg: int) -> list[Event]:
    """What the scoring of a leg told."""
    now, found = 0, list[Event]()
    for event in (event for step in match.events for event in step):
        if isinstance(event, events.LegStarted):
            now = event.leg
        paid = isinstance(event, events.PoundsChanged) and event.reason is Reason.LEG
        if now == leg and (paid or isinstance(event, events.ClaimScored)):
            found.append(event)
    return found
