"""Set-up of a race by keyboard alone and by mouse alone."""

from __future__ import annotations

import random

import pygame
import pytest

from camelup_desktop.app.scenes.house_rules import HouseRulesScene
from camelup_desktop.app.scenes.menu import MenuScene
from camelup_desktop.app.scenes.seat_rows import SeatRows
from camelup_desktop.app.scenes.setup import SetupScene
from camelup_desktop.app.scenes.title import TitleScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import LONGEST_NAME, SeatSetup, TableSetup, unique_names
from camelup_desktop.engine.camelup.rules import options
from tests.app.player import Player


@pytest.fixture
def player(services: Services) -> Player:
    """Somebody at the set-up screen."""
    player = Player(services)
    player.press(pygame.K_n, text="n")
    return player


def scene(player: Player) -> SetupScene:
    assert isinstance(player.scene, SetupScene)
    return player.scene


def names(player: Player) -> list[str]:
    return [seat.name for seat in scene(player).table().seats]


def kinds(player: Player) -> list[str]:
    return [seat.kind for seat in scene(player).table().seats]


def focus(player: Player, control: str) -> None:
    """Tab until a control has the focus."""
    for _ in range(len(player.form.ring.targets)):
        here = player.form.ring.current
        if here is not None and here.id == control:
            return
        player.press(pygame.K_TAB)
    raise AssertionError(f"{control} is not reached by Tab")


def choose(player: Player, label: str) -> None:
    """Click a line of the open menu."""
    assert isinstance(player.scene, MenuScene)
    words = player.services.strings.t(label) if "." in label else label
    row = next(w for w in player.form.widgets if w._choice.label == words)  # type: ignore[attr-defined]
    player.click_at(row.rect.center)


def test_enter_starts_with_sane_defaults(player: Player, tables: list[TableSetup]) -> None:
    player.press(pygame.K_RETURN)
    assert len(tables) == 1 and tables[0].humans == 1


def test_presets_fill_everything(player: Player) -> None:
    player.click("preset.family")
    assert kinds(player) == ["human"] * 4
    player.click("preset.quick")
    assert kinds(player) == ["human", "ai", "ai", "ai"]


@pytest.mark.parametrize("control", ["preset.family", "page"])
def test_enter_starts_after_a_click_as_the_button_says(
    player: Player, tables: list[TableSetup], control: str
) -> None:
    player.click(control)
    player.press(pygame.K_RETURN)
    assert len(tables) == 1


def test_same_as_last_time_is_offered_after_a_race(
    services: Services, tables: list[TableSetup]
) -> None:
    player = Player(services)
    player.press(pygame.K_n, text="n")
    assert "preset.same" not in [w.id for w in player.form.widgets]
    player.click("preset.family")
    player.click("start")
    again = Player(services)
    again.press(pygame.K_n, text="n")
    again.click("preset.same")
    assert scene(again).table() == tables[0]


def test_the_mouse_opens_and_closes_seats(player: Player) -> None:
    player.click("4.kind")
    choose(player, "setup.human")
    assert kinds(player) == ["human", "ai", "ai", "ai", "human"]
    player.click("1.kind")
    choose(player, "setup.closed")
    assert kinds(player) == ["human", "ai", "ai", "human"]


def test_the_keyboard_changes_types_and_levels(player: Player) -> None:
    focus(player, "1.level")
    player.press(pygame.K_LEFT)
    assert scene(player).table().seats[1].level == "easy"
    focus(player, "1.kind")
    player.press(pygame.K_RETURN)
    assert isinstance(player.scene, MenuScene)
    player.press(pygame.K_UP)
    player.press(pygame.K_RETURN)
    assert kinds(player)[1] == "human"


def test_esc_and_a_click_beside_close_a_menu_without_a_choice(player: Player) -> None:
    before = kinds(player)
    player.click("1.kind")
    player.press(pygame.K_ESCAPE)
    player.click("1.kind")
    player.click_at((1270, 710))
    assert isinstance(player.scene, SetupScene)
    assert kinds(player) == before


def test_a_name_is_typed_and_kept_by_enter(player: Player) -> None:
    focus(player, "0.name")
    player.press(pygame.K_RETURN)
    assert player.form.typing
    player.type("Zoe")
    player.press(pygame.K_RETURN)
    assert names(player)[0] == "Zoe"
    assert not player.form.typing


def test_letters_in_a_name_are_no_commands(player: Player, services: Services) -> None:
    player.click("0.name")
    player.type("mm")
    assert not services.settings.current.mute
    player.press(pygame.K_TAB)
    assert names(player)[0] == "mm"


def test_a_click_elsewhere_keeps_the_name_and_does_what_was_clicked(player: Player) -> None:
    player.click("1.name")
    player.type("Ali")
    player.click("preset.family")
    assert kinds(player) == ["human"] * 4


def test_esc_in_a_name_only_ends_the_typing(player: Player) -> None:
    player.click("0.name")
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, SetupScene)
    assert not player.form.typing


def test_an_empty_name_becomes_the_figure_s(player: Player) -> None:
    player.click("0.name")
    player.press(pygame.K_BACKSPACE)
    player.press(pygame.K_RETURN)
    assert names(player)[0] == "Amira"


def test_the_dice_give_another_name(player: Player) -> None:
    before = names(player)[2]
    player.click("2.dice")
    assert names(player)[2] != before


def test_alt_and_arrows_move_the_seat_and_the_focus_goes_along(player: Player) -> None:
    focus(player, "2.name")
    player.press(pygame.K_UP, pygame.KMOD_LALT)
    player.press(pygame.K_UP, pygame.KMOD_LALT)
    assert names(player) == ["Clement", "Amira", "Bashir", "Dunya"]
    here = player.form.ring.current
    assert here is not None and here.id == "2.name"


def test_the_mouse_moves_seats_too(player: Player) -> None:
    player.click("0.down")
    assert names(player)[:2] == ["Bashir", "Amira"]
    player.click("3.up")
    assert names(player)[2:] == ["Dunya", "Clement"]


def test_a_figure_that_is_taken_is_swapped(player: Player) -> None:
    player.click("0.character")
    choose(player, "person.clement.name")
    seats = scene(player).table().seats
    assert [seat.character for seat in seats] == ["clement", "bashir", "amira", "dunya"]
    assert [seat.name for seat in seats] == ["Clement", "Bashir", "Amira", "Dunya"]


def test_too_few_seats_are_explained_and_do_not_start(
    player: Player, tables: list[TableSetup]
) -> None:
    for uid in (1, 2, 3):
        focus(player, f"{uid}.kind")
        player.press(pygame.K_RIGHT)
    assert "2" in scene(player).reason
    player.click("start")
    assert isinstance(player.scene, SetupScene) and not tables
    focus(player, "start")
    player.press(pygame.K_RETURN)
    assert isinstance(player.scene, SetupScene) and not tables


def test_table_options_go_into_the_table(player: Player, tables: list[TableSetup]) -> None:
    focus(player, "page")
    player.press(pygame.K_RIGHT)
    focus(player, "moneyVisibility")
    player.press(pygame.K_RIGHT)
    focus(player, "privacy")
    player.press(pygame.K_RIGHT)
    focus(player, "take_back")
    player.press(pygame.K_RIGHT)
    focus(player, "ai_pace")
    player.press(pygame.K_RIGHT)
    focus(player, "seed")
    player.press(pygame.K_RETURN)
    player.type("oasis")
    player.press(pygame.K_RETURN)
    focus(player, "start")
    player.press(pygame.K_RETURN)
    table = tables[0]
    assert table.options == {"moneyVisibility": "hiddenTotals"}
    assert (table.privacy, table.take_back, table.ai_pace) == ("each_turn", False, "1")
    assert table.seed == "oasis"


def test_the_house_rules_list_every_option_of_the_engine(player: Player) -> None:
    player.click("house_rules")
    assert isinstance(player.scene, HouseRulesScene)
    shown = {widget.id for widget in player.form.widgets}
    assert {option.key for option in options()} <= shown


@pytest.mark.parametrize("option", options(), ids=lambda option: option.key)
def test_every_house_rule_is_set_by_keyboard_and_reaches_the_table(
    player: Player, option: object
) -> None:
    key, choices = option.key, option.choices  # type: ignore[attr-defined]
    focus(player, "house_rules")
    player.press(pygame.K_RETURN)
    focus(player, key)
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_ESCAPE)
    assert scene(player).table().options[key] == choices[1]


def test_the_focus_scrolls_the_house_rules(player: Player) -> None:
    player.click("house_rules")
    last = options()[-1].key
    focus(player, last)
    assert player.form.scroll.offset > 0
    assert player.form.scroll.rect.contains(player.rect(last))


def test_the_wheel_scrolls_the_house_rules(player: Player) -> None:
    player.click("house_rules")
    inside = player.form.scroll.rect.center
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=inside, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0))
    player.frames(2)
    assert player.form.scroll.offset > 0


def test_reset_brings_the_printed_rules_back(player: Player) -> None:
    player.click("house_rules")
    focus(player, options()[0].key)
    player.press(pygame.K_RIGHT)
    player.click("reset")
    player.press(pygame.K_ESCAPE)
    assert not scene(player).table().options


def test_the_youngest_is_asked_for_when_a_rule_needs_it(player: Player) -> None:
    player.click("house_rules")
    focus(player, "firstPlayer")
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_ESCAPE)
    focus(player, "page")
    player.press(pygame.K_RIGHT)
    focus(player, "youngestSeat")
    player.press(pygame.K_RIGHT)
    assert scene(player).table().options == {"firstPlayer": "youngest", "youngestSeat": 1}


def test_back_and_esc_go_back(player: Player) -> None:
    player.click("back")
    assert isinstance(player.scene, TitleScene)


def test_a_table_survives_json(services: Services) -> None:
    people = tuple(services.theme.people)
    rows = SeatRows(services.strings, people, 8)
    rows.take(())
    for uid, kind in enumerate(("human", "ai", "human")):
        rows.set_kind(uid, kind)
        rows.random_name(uid, random.Random(uid))
    table = TableSetup(rows.seats(), {"finalClamp": "net"}, seed="x", privacy="off")
    assert TableSetup.from_json(table.to_json(), people) == table


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": "nobody"},
        {"seats": [{"kind": "robot", "name": "A", "character": "amira"}]},
        {"seats": [{"kind": "human", "name": "", "character": "amira"}]},
        {"seats": [{"kind": "human", "name": "A", "character": "nobody"}]},
        {"seats": [{"kind": "ai", "name": "A", "character": "amira", "level": "god"}]},
        {"seats": [{"kind": "human", "name": "A", "character": "amira"}] * 2},
        {"options": [1]},
        {"take_back": "yes"},
        {"modules": [3]},
    ],
)
def test_a_broken_table_in_the_settings_is_no_table(change: dict[str, object]) -> None:
    seats = (SeatSetup("human", "A", "amira"), SeatSetup("ai", "B", "bashir", "random"))
    data = {**TableSetup(seats).to_json(), **change}
    assert TableSetup.from_json(data, ("amira", "bashir")) is None


def test_names_are_told_apart() -> None:
    long = "A" * LONGEST_NAME
    seats = [SeatSetup("human", name, "amira") for name in ("Ada", "ada", "Ada", long, long)]
    fixed = [seat.name for seat in unique_names(seats)]
    assert fixed[:3] == ["Ada", "ada 2", "Ada 3"]
    assert len(set(fixed)) == 5 and all(len(name) <= LONGEST_NAME for name in fixed)
