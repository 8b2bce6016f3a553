"""Final scoring: card by card to the totals of the match, then the winner, then what next."""

from __future__ import annotations

import random
from datetime import datetime
from typing import Any

import pygame
import pytest

from camelup_desktop.app.games.camelup.final_scoring import FinalScoringScene
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.games.camelup.race import RaceScene
from camelup_desktop.app.games.camelup.seating import rotated
from camelup_desktop.app.games.camelup.tally import paid_in_the_end, reveals
from camelup_desktop.app.games.camelup.winner import WinnerScene
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.scenes.title import TitleScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import State, camel_up, events, standings
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.dice import Dice
from camelup_desktop.engine.table.record import Header
from tests.app.race_table import RaceTable, setup


def near_the_end(seed: int, people: int = 1, seats: int = 4, **options: Any) -> LoadedGame:
    """A race of random moves whose next die may end it; people play, so that they see the end."""
    table = setup(people, seats, **options)
    names = tuple(seat.name for seat in table.seats)
    header = Header("camelup", "2014-1", names, (), table.options, seed, table.to_json())
    game = build(header)
    match: Match[State] = Match(game)
    dice, rng = Dice(seed), random.Random(seed)
    while not match.over:
        legal = match.game.legal_actions(match.state)
        match.play(rng.choice(legal) if legal else dice(match))
    match.rewind(1)
    return LoadedGame(header, match, datetime(2024, 5, 17))


def at_final(services: Services, seed: int = 3, speed: str = "1", **options: Any) -> RaceTable:
    """The final scoring has just begun."""
    table = RaceTable(services, near_the_end(seed, **options), speed="instant")
    while not isinstance(table.scene, FinalScoringScene):
        if isinstance(table.scene, LegScoringScene):
            services.settings.update(speed=speed)
            table.press(pygame.K_RETURN)
        table.frames()
    return table


def final(table: RaceTable) -> FinalScoringScene:
    assert isinstance(table.scene, FinalScoringScene)
    return table.scene


def pounds(table: RaceTable) -> list[int]:
    return [player.pounds for player in table.match.state.players]


@pytest.mark.rule("R55", "R56", "R57")
@pytest.mark.parametrize("clamp", ["perCard", "net"])
def test_cards_and_payments_add_up_to_the_final_money(clamp: str) -> None:
    for seed in range(25):
        match = Match(camel_up(4, (), {"finalClamp": clamp}))
        dice, rng = Dice(seed), random.Random(seed)
        while not match.over:
            legal = match.game.legal_actions(match.state)
            match.play(rng.choice(legal) if legal else dice(match))
        facts = match.events[-1]
        start = next(i for i, e in enumerate(facts) if isinstance(e, events.RaceEnded))
        ending = facts[start:]
        cards = reveals(ending, each_card=clamp == "perCard")
        placed = sum(len(deck) for deck in match.state.decks.values())
        assert len(cards) == placed
        paid = paid_in_the_end(ending, 4)
        if clamp == "perCard":
            for seat in range(4):
                assert sum(card.paid for card in cards if card.seat == seat) == paid[seat]
        else:
            assert all(card.paid == 0 for card in cards)


@pytest.mark.parametrize("clamp", ["perCard", "net"])
def test_the_bars_end_at_the_money_of_the_match(services: Services, clamp: str) -> None:
    table = at_final(services, finalClamp=clamp)
    scene = final(table)
    table.until(lambda: scene.done)
    assert scene.totals == pounds(table)


def test_every_card_is_told_by_itself(services: Services) -> None:
    table = at_final(services)
    scene = final(table)
    assert scene.cards and not scene.done
    seen = []
    while not scene.done:
        if scene.at not in seen:
            seen.append(scene.at)
        table.frames()
    assert seen == list(range(len(scene.cards)))


def test_it_can_be_skipped_in_two_presses(services: Services) -> None:
    table = at_final(services)
    scene = final(table)
    table.press(pygame.K_SPACE)
    table.press(pygame.K_SPACE)
    assert scene.done and scene.totals == pounds(table)
    table.press(pygame.K_RETURN)
    assert isinstance(table.scene, WinnerScene)


def test_end_tells_all_and_the_speed_can_be_changed(services: Services) -> None:
    table = at_final(services)
    scene = final(table)
    table.press(pygame.K_f, text="f")
    assert services.settings.current.speed == "1.5"
    table.press(pygame.K_END)
    assert scene.done


def test_instant_speed_tells_everything_at_once(services: Services) -> None:
    table = at_final(services, speed="instant")
    assert final(table).done and final(table).totals == pounds(table)


@pytest.mark.rule("R59")
def test_the_winner_is_who_has_most_and_may_share(services: Services) -> None:
    table = at_final(services)
    table.press(pygame.K_END)
    table.press(pygame.K_RETURN)
    scene = table.scene
    assert isinstance(scene, WinnerScene)
    most = max(pounds(table))
    assert [standing.seat for standing in scene.winners] == [
        seat for seat, money in enumerate(pounds(table)) if money == most
    ]
    assert scene.standings == standings(table.match.state)


def at_winner(services: Services) -> RaceTable:
    table = at_final(services)
    table.press(pygame.K_END)
    table.press(pygame.K_RETURN)
    table.frames(40)
    return table


def test_rematch_seats_the_same_people_one_further(services: Services) -> None:
    table = at_winner(services)
    table.click("rematch")
    table.frames(3)
    scene = table.scene
    assert isinstance(scene, RaceScene) and len(scene.course.match) < 40
    names = table.race.table.names
    assert scene.table.names == (*names[1:], names[0])


def test_home_leads_to_the_title(services: Services) -> None:
    table = at_winner(services)
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.scene, TitleScene)


def test_a_hammered_space_does_not_leave_the_winner(services: Services) -> None:
    table = at_winner(services)
    for _ in range(10):
        table.press(pygame.K_SPACE)
    assert isinstance(table.scene, WinnerScene)


def test_the_youngest_stays_the_youngest_in_a_rematch() -> None:
    table = setup(1, 3, firstPlayer="youngest", youngestSeat=2)
    again = rotated(table)
    assert again.seats[again.options["youngestSeat"]] == table.seats[2]
    assert again.seed == ""


@pytest.mark.parametrize("clamp", ["perCard", "net"])
def test_hidden_totals_stay_hidden_until_the_last_card_is_turned(
    services: Services, clamp: str
) -> None:
    """R22 as a house rule: before that the bars tell what the cards pay, and no purse."""
    table = at_final(services, moneyVisibility="hiddenTotals", finalClamp=clamp)
    scene = final(table)
    assert scene.cards and scene.at == 0 and scene.totals == [0, 0, 0, 0]
    while scene.at < len(scene.cards):
        told = scene.cards[: scene.at]
        for seat in range(4):
            assert scene.totals[seat] == sum(card.paid for card in told if card.seat == seat)
        at = scene.at
        while scene.at == at:
            table.frames()
    assert not scene.done  # the purses are opened in a step of their own
    table.until(lambda: scene.done)
    assert scene.totals == pounds(table)
