"""The coach: exact odds, the best action with its reason, in slices, by keys and mouse alike."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from camelup_desktop.ai.camelup.appraisal import judge
from camelup_desktop.ai.camelup.history import placements
from camelup_desktop.ai.camelup.odds_memory import forget, odds_of
from camelup_desktop.ai.camelup.spots import desert_tile
from camelup_desktop.ai.thinking import Thinking, at_once
from camelup_desktop.app.controllers import SLICE
from camelup_desktop.app.games.camelup.coach import Slices
from camelup_desktop.app.games.camelup.coach_words import pounds, what_if
from camelup_desktop.app.games.camelup.consequences import title
from camelup_desktop.app.games.camelup.panels.market import Market
from camelup_desktop.app.games.camelup.panels.odds_rows import error_told
from camelup_desktop.app.games.camelup.private_sheet import PrivateSheetScene
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.app.games.camelup.status import status
from camelup_desktop.app.presets import practice_table, quick_table
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import TableSetup
from camelup_desktop.app.view import View
from camelup_desktop.engine.camelup import CAMELS, RaceBet, Side, actions
from tests.app.race_table import RaceTable, Steps, setup
from tests.app.screens import TEXT_SCALES, WINDOWS
from tests.app.test_panels import PICKS, a_race, at_table, panel_of


def coached(
    services: Services, mode: str = "advice", people: int = 1, seed: int = 5, steps: int = 30
) -> RaceTable:
    """A person is to choose, and the coach has thought."""
    services.settings.update(coach=mode)
    table = at_table(services, a_race(4, steps, seed, people))
    table.until(lambda: table.choosing and not table.race.desk.coach.busy)
    table.frames(2)
    return table


# odds


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize("people", [1, 2])
def test_the_odds_are_those_of_the_position(services: Services, people: int, seed: int) -> None:
    table = coached(services, "odds", people, seed, steps=10 * seed)
    forget()
    odds, found = at_once(odds_of(table.match.view(None))), table.race.desk.coach.odds
    assert found is not None
    for camel in CAMELS:
        assert found.leg.ranks[camel] == pytest.approx(odds.leg.ranks[camel], abs=1e-12)
        assert found.wins[camel] == pytest.approx(odds.wins[camel], abs=1e-12)
        assert found.loses[camel] == pytest.approx(odds.loses[camel], abs=1e-12)


def test_odds_are_shown_only_while_they_are_true(services: Services) -> None:
    table = coached(services, "odds")
    coach = table.race.desk.coach
    assert coach.odds is not None and coach.judgement is not None
    services.settings.update(speed="1", take_back=False)
    table.take(actions.TakePyramidTile())
    table.frames(2)
    assert coach.odds is None and coach.judgement is None
    table.wait()
    table.until(lambda: not coach.busy)
    table.frames(2)
    assert coach.odds == at_once(odds_of(table.match.view(None)))


def test_what_is_taken_back_is_judged_again(services: Services) -> None:
    services.settings.update(take_back=True, wait_for_end_turn=True)
    table = coached(services)
    before = table.race.desk.coach.advised
    table.take(table.match.game.legal_actions(table.match.state)[1])
    table.frames(10)
    assert table.race.desk.coach.advised is None
    table.press(pygame.K_BACKSPACE)
    table.until(lambda: table.choosing and not table.race.desk.coach.busy)
    table.frames(2)
    assert table.race.desk.coach.advised == before


# advice


@pytest.mark.parametrize("seed", [1, 2, 5, 8])
def test_the_advice_is_the_best_action_and_says_what_is_second(
    services: Services, seed: int
) -> None:
    table = coached(services, seed=seed)
    match, desk, words = table.match, table.race.desk, table.race.words
    judged = at_once(judge(match.view(0), match.game.legal_actions(match.state), placements(match)))
    assert desk.coach.advised == judged.best.action
    said = status(desk).below
    assert title(words, judged.view, judged.best.action) in said
    assert pounds(words, judged.best.pounds) in said
    hint = desk.coach.hint
    assert hint is not None and hint.second is not None
    assert title(words, judged.view, hint.second.action) in said
    assert all(
        hint.second.worth >= other.worth
        for other in judged.appraisals
        if other.action != hint.best.action
        and not isinstance(other.action, actions.PlaceDesertTile)
    )


def test_without_a_coach_nothing_is_thought_until_somebody_asks(services: Services) -> None:
    table = coached(services, "off")
    coach = table.race.desk.coach
    table.frames(30)
    assert coach.odds is None and coach.judgement is None and not coach.busy
    plain = status(table.race.desk)
    table.press(pygame.K_h, text="h")
    table.until(lambda: not coach.busy)
    assert coach.hint is not None and coach.odds is None
    assert status(table.race.desk) != plain
    table.press(pygame.K_h, text="h")
    assert coach.hint is None and status(table.race.desk) == plain


def test_the_button_does_what_the_key_does(services: Services) -> None:
    table = coached(services, "off")
    coach = table.race.desk.coach
    table.click("coach")
    table.until(lambda: not coach.busy)
    shown = coach.advised
    table.click("coach")
    assert shown is not None and coach.advised is None
    table.press(pygame.K_h, text="h")
    table.until(lambda: not coach.busy)
    assert coach.advised == shown


def test_a_hint_is_for_one_choice(services: Services) -> None:
    table = coached(services, "off")
    table.press(pygame.K_h, text="h")
    table.take(actions.TakePyramidTile())
    table.frames(5)
    table.wait()
    table.frames(5)
    assert not table.race.desk.coach.hinting


def test_advice_can_be_silenced(services: Services) -> None:
    table = coached(services)
    coach = table.race.desk.coach
    table.press(pygame.K_h, text="h")
    assert coach.advised is None
    table.take(actions.TakePyramidTile())
    table.frames(5)
    table.wait()
    table.until(lambda: not coach.busy)
    assert coach.advised is None and coach.odds is not None
    table.press(pygame.K_h, text="h")
    assert coach.advised is not None


def test_several_people_hear_nothing_of_race_cards(services: Services) -> None:
    for seed in range(1, 6):
        table = coached(services, people=2, seed=seed, steps=40)
        judgement = table.race.desk.coach.judgement
        assert judgement is not None
        told = [appraisal.action for appraisal in judgement.appraisals]
        assert not any(isinstance(action, actions.PlaceRaceBettingCard) for action in told)
        hands = [player.hand for player in judgement.view.players]
        assert all(card is None for hand in hands for card in hand)
        for spot in ("act:4", "hand", *(f"deck:{bet.value}" for bet in RaceBet)):
            assert not what_if(table.race.desk, spot)


# what if


@pytest.mark.parametrize("mode", ["odds", "advice"])
def test_every_space_tells_what_the_desert_tile_would_bring(services: Services, mode: str) -> None:
    table = coached(services, mode)
    desk, match = table.race.desk, table.match
    table.press(pygame.K_3, text="3")
    table.until(lambda: not desk.coach.busy)
    table.frames(2)
    judged = at_once(judge(match.view(0), match.game.legal_actions(match.state), placements(match)))
    spots = {widget.id: widget for widget in table.race.widgets}
    for space in desk.picker.legal_spaces():
        hint = spots[f"space:{space}"].hint
        for side in Side:
            tile = actions.PlaceDesertTile(space, side)
            if match.game.objection(match.state, tile) is None:
                told = pounds(table.race.words, at_once(desert_tile(judged, tile)).pounds)
                assert f"{title(table.race.words, judged.view, tile)}: worth {told} " in hint


def test_a_tile_picked_by_keys_tells_what_it_would_bring(services: Services) -> None:
    table = coached(services, "odds")
    desk = table.race.desk
    for key in (pygame.K_3, pygame.K_RIGHT, pygame.K_s):
        table.press(key)
    table.until(lambda: not desk.coach.busy)
    action = desk.picker.action
    assert isinstance(action, actions.PlaceDesertTile) and action.side is Side.MIRAGE
    appraisal = desk.coach.of(action)
    assert appraisal is not None and appraisal.exact
    assert pounds(table.race.words, appraisal.pounds) in status(desk).below


def test_a_pile_tells_its_worth_to_pointer_and_focus(services: Services) -> None:
    table = coached(services, "odds")
    race = table.race
    camel = next(camel for camel in CAMELS if race.desk.shown.piles[camel])
    appraisal = race.desk.coach.of(actions.TakeLegBettingTile(camel))
    assert appraisal is not None
    told = pounds(race.words, appraisal.pounds)
    widget = next(w for w in race.widgets if w.id == f"pile:{camel.value}")
    assert told in widget.hint
    before = table.picture()
    race.ring.focus(f"pile:{camel.value}", show=True)
    race.stale = True
    table.frames(2)
    focused = table.picture()
    services.settings.update(coach="off")
    table.frames(10)
    assert len({before, focused, table.picture()}) == 3
    assert told not in next(w for w in race.widgets if w.id == f"pile:{camel.value}").hint


def test_the_only_person_hears_what_a_card_is_worth(services: Services) -> None:
    table = coached(services, "odds", steps=8)
    desk = table.race.desk
    view = table.match.view(0)
    card = next(card for card in view.players[0].hand if card is not None)
    for bet in RaceBet:
        appraisal = desk.coach.of(actions.PlaceRaceBettingCard(card, bet))
        assert appraisal is not None
        assert pounds(table.race.words, appraisal.pounds) in what_if(desk, f"card:{card.value}")


def test_the_private_sheet_tells_what_a_card_is_worth(services: Services) -> None:
    services.settings.update(coach="odds")
    table = RaceTable(services, setup(people=2), privacy="off")
    table.wait()
    table.press(pygame.K_4, text="4")
    table.frames(40)
    sheet = table.scene
    assert isinstance(sheet, PrivateSheetScene)
    table.until(lambda: not sheet.lively)
    table.press(pygame.K_1, text="1")
    match, camel = table.match, sheet._hand[0]
    judged = at_once(judge(match.view(0), match.game.legal_actions(match.state), placements(match)))
    decks = {widget.id: widget for widget in sheet.widgets}
    for bet, name in zip(RaceBet, ("winner", "loser"), strict=True):
        worth = judged.of(actions.PlaceRaceBettingCard(camel, bet)).pounds
        below = decks[name]._below  # type: ignore[attr-defined]
        assert f"{table.race.words.camel(camel)}: worth {pounds(table.race.words, worth)}" in below
    table.frames(5)
    assert not sheet.painter.cut


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080)])
def test_the_private_sheet_has_room_for_it(services: Services, size: tuple[int, int]) -> None:
    services.settings.update(privacy="off")
    table = coached(services, people=2)
    table.press(pygame.K_4, text="4")
    sheet = table.scene
    assert isinstance(sheet, PrivateSheetScene)
    table.until(lambda: not sheet.lively)
    table.press(pygame.K_1, text="1")
    for scale in TEXT_SCALES:
        sheet.relayout(View(size, scale))
        sheet.draw(pygame.Surface(size))
        assert not sheet.painter.cut, scale


# who gets help


def test_a_table_to_practise_at_has_a_coach(services: Services) -> None:
    people = tuple(services.theme.people)
    settings = services.settings.current
    table = practice_table(services.strings, people, settings)
    assert table.humans == 1 and table.coach == "advice"
    assert quick_table(services.strings, people, settings).coach == "off"
    assert TableSetup.from_json(table.to_json(), people) == table
    assert TableSetup.from_json({**table.to_json(), "coach": "loud"}, people) is None
    race = RaceTable(services, table)
    assert race.race.desk.help == "advice"
    assert services.settings.current.coach == "off"


def test_the_coach_is_switched_during_a_race(services: Services) -> None:
    table = coached(services, "off")
    market = panel_of(table.race, Market)
    narrow = market.rect.h
    services.settings.update(coach="odds")
    table.until(lambda: table.race.desk.coach.odds is not None)
    assert market.rect.h > narrow
    services.settings.update(coach="off")
    table.frames(10)
    assert market.rect.h == narrow


@pytest.mark.parametrize("error", [0.0, 0.004, 0.021])
def test_sampled_odds_tell_how_far_they_may_be_off(services: Services, error: float) -> None:
    table = coached(services, "odds")
    desk, surface = table.race.desk, pygame.Surface((1280, 720))
    assert desk.coach.odds is not None and not error_told(desk)
    table.race.draw(surface)
    before = pygame.image.tobytes(surface, "RGB")
    desk.coach.odds = replace(desk.coach.odds, error=error)
    desk.coach.version += 1
    table.race.draw(surface)
    percent = {0.0: "", 0.004: "1", 0.021: "2"}[error]
    assert percent in error_told(desk)
    assert (pygame.image.tobytes(surface, "RGB") != before) is bool(error_told(desk))
    assert not table.race.painter.cut


# modules


MODULES = ("long_track", "photographer", "position_bets", "consortium")


def test_what_modules_offer_is_judged_as_well(services: Services) -> None:
    services.settings.update(coach="odds")
    chosen = replace(setup(1, 6, "easy"), modules=MODULES)
    table = RaceTable(services, chosen)
    told: set[str] = set()
    for _ in range(6):
        table.wait()
        desk = table.race.desk
        table.until(lambda desk=desk: not desk.coach.busy)  # type: ignore[misc]
        assert desk.coach.judgement is not None
        for deed in desk.picker.deeds:
            if desk.picker.deed_reason(deed) or isinstance(deed, Deed):
                continue
            desk.picker.choose(deed)
            table.frames(4)
            spots = [f"option:{place}" for place in range(len(desk.picker.options()))]
            if desk.picker.walking:
                spots = [f"space:{space}" for space in desk.picker.legal_spaces()]
            hints = [what_if(desk, spot) for spot in spots]
            assert any(hints), deed.word
            told.add(deed.word)
            while desk.picker.back():
                pass
        table.take(actions.TakePyramidTile())
        table.frames(3)
    assert len(told) >= 2


# time


def test_it_thinks_in_slices() -> None:
    clock, thought = Steps(), []

    def think() -> Thinking[None]:
        for number in range(1000):
            thought.append(number)
            yield

    slices = Slices(clock)
    slices.begin(think())
    slices.go_on()
    asked = round(SLICE / 0.0002)
    assert 0 < len(thought) <= asked and slices.busy
    for _ in range(1000):
        slices.go_on()
    assert len(thought) == 1000 and not slices.busy


def test_once_it_has_thought_nothing_is_drawn_any_more(services: Services) -> None:
    table = coached(services)
    table.press(pygame.K_3, text="3")
    table.rest()
    drawn = table.loop.draws
    table.frames(60)
    assert table.loop.draws == drawn and not table.loop.lively


# look


@pytest.mark.parametrize("seats", [2, 8])
def test_no_text_of_the_coach_is_cut(services: Services, seats: int) -> None:
    services.settings.update(coach="advice")
    table = at_table(services, a_race(seats, 30, seats))
    race, coach = table.race, table.race.desk.coach
    for size in WINDOWS:
        for scale in TEXT_SCALES[:2]:
            race.relayout(View(size, scale))
            surface = pygame.Surface(size)
            for name, keys in PICKS.items():
                for key in keys:
                    race.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
                race.update(0.016)
                while coach.busy:
                    race.update(0.016)
                race.draw(surface)
                assert not race.painter.cut, (size, scale, name)
                while race.picker.back():
                    pass


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", TEXT_SCALES[2:])
def test_large_figures_are_whole(services: Services, size: tuple[int, int], scale: float) -> None:
    table = coached(services, seed=3)
    race = table.race
    race.relayout(View(size, scale))
    race.draw(pygame.Surface(size))
    assert not race.painter.cut
