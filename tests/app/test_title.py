"""The title: what is offered, by mouse and by keyboard."""

from __future__ import annotations

import dataclasses

import pygame
import pytest

from camelup_desktop.app.scenes.about import AboutScene, LicencesScene
from camelup_desktop.app.scenes.settings import SettingsScene
from camelup_desktop.app.scenes.setup import SetupScene
from camelup_desktop.app.scenes.title import TitleScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import TableSetup
from tests.app.player import Player


def ids(player: Player) -> list[str]:
    return [widget.id for widget in player.form.widgets]


def focus(player: Player) -> str:
    here = player.form.ring.current
    assert here is not None
    return here.id


def test_without_a_save_the_quick_race_has_the_focus(player: Player) -> None:
    assert "continue" not in ids(player)
    assert focus(player) == "quick"


def test_a_saved_race_is_offered_first(race_saved: None, services: Services) -> None:
    player = Player(services)
    assert focus(player) == "continue"
    button = next(w for w in player.form.widgets if w.id == "continue")
    assert "Leg 1" in button.below and "2 players" in button.below  # type: ignore[attr-defined]


def test_what_comes_later_is_absent(player: Player) -> None:
    assert set(ids(player)) == {"quick", "new", "settings", "quit", "full", "mute", "about"}


def test_enter_starts_a_quick_race_of_one_against_three(
    player: Player, tables: list[TableSetup]
) -> None:
    player.press(pygame.K_RETURN)
    assert [seat.kind for seat in tables[0].seats] == ["human", "ai", "ai", "ai"]
    assert all(seat.level == "medium" for seat in tables[0].seats[1:])
    assert not tables[0].options
    assert not isinstance(player.scene, TitleScene)


def test_the_table_of_the_last_race_is_remembered(
    player: Player, tables: list[TableSetup], services: Services
) -> None:
    player.press(pygame.K_q, text="q")
    people = tuple(services.theme.people)
    assert TableSetup.from_json(services.settings.current.last_table, people) == tables[0]


@pytest.mark.parametrize(
    ("control", "scene"), [("new", SetupScene), ("settings", SettingsScene), ("about", AboutScene)]
)
def test_buttons_open_their_screens_and_esc_comes_back(
    player: Player, control: str, scene: type
) -> None:
    player.click(control)
    assert isinstance(player.scene, scene)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, TitleScene)


def test_continue_goes_on(race_saved: None, services: Services, tables: list[TableSetup]) -> None:
    player = Player(services)
    player.press(pygame.K_c, text="c")
    assert not isinstance(player.scene, TitleScene)


def test_a_save_that_vanished_meanwhile_is_no_crash(race_saved: None, services: Services) -> None:
    player = Player(services)
    for path in services.folders.data.glob("race.jsonl*"):
        path.unlink()
    player.press(pygame.K_c, text="c")
    assert isinstance(player.scene, TitleScene)
    assert "continue" not in ids(player)


def note(services: Services) -> str:
    scene = TitleScene(services)
    scene.enter()
    return scene.note


def test_the_title_tells_what_became_of_the_last_session(
    race_saved: None, services: Services
) -> None:
    t = services.strings.t
    assert note(services) == ""
    assert note(dataclasses.replace(services, after_crash=True)) == t("title.unexpected")
    (services.folders.data / "race.jsonl").rename(services.folders.data / "race.jsonl.1")
    (services.folders.data / "race.jsonl").write_text("nonsense", encoding="utf-8")
    assert note(services) == t("title.recovered")
    services.saves.switch_off("message.second_instance")
    assert t("message.second_instance") in note(services)


def test_a_sentence_of_the_title_covers_no_button(race_saved: None, services: Services) -> None:
    player = Player(dataclasses.replace(services, after_crash=True))
    plain = Player(services)
    assert player.rect("continue").y > plain.rect("continue").y
    screen = pygame.Rect((0, 0), services.window.size)
    assert all(screen.contains(widget.rect) for widget in player.form.widgets)


def test_quit_quits(player: Player) -> None:
    player.click("quit")
    assert not player.loop.running


def test_esc_does_not_leave_the_program(player: Player) -> None:
    player.press(pygame.K_ESCAPE)
    assert player.loop.running and isinstance(player.scene, TitleScene)


def test_full_screen_and_sound_have_buttons(player: Player, services: Services) -> None:
    player.click("mute")
    assert services.settings.current.mute
    player.click("full")
    assert services.settings.current.fullscreen


def test_every_control_is_reached_by_tab(player: Player) -> None:
    seen = set()
    for _ in ids(player):
        player.press(pygame.K_TAB)
        seen.add(focus(player))
    assert seen == set(ids(player))


def test_an_idle_title_draws_nothing(player: Player) -> None:
    drawn = player.loop.draws
    player.frames(120)
    assert player.loop.draws == drawn


def test_licences_are_shown_and_scroll(player: Player) -> None:
    player.click("about")
    player.click("licences")
    assert isinstance(player.scene, LicencesScene)
    assert player.form.scroll.needed
    player.press(pygame.K_PAGEDOWN)
    assert player.form.scroll.offset > 0
    player.press(pygame.K_HOME)
    assert player.form.scroll.offset == 0
