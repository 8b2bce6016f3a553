"""Modules, many seats and tempers on the set-up screen (R4, R60, R94)."""

from __future__ import annotations

import pygame
import pytest

from camelup_desktop.ai.bot import TEMPERS as KNOWN_TEMPERS
from camelup_desktop.app.games.camelup.module_offers import module_offers
from camelup_desktop.app.games.camelup.seating import new_table, temper
from camelup_desktop.app.scenes.setup import SetupScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import SURPRISE, TEMPERS, SeatSetup, TableSetup
from camelup_desktop.app.view import View
from camelup_desktop.engine.camelup import camel_up, modules
from camelup_desktop.engine.games import build
from tests.app.player import Player
from tests.app.test_setup import choose, focus, scene

EVERY = tuple(module.key for module in modules())


@pytest.fixture
def player(services: Services) -> Player:
    """Somebody at the set-up screen."""
    player = Player(services)
    player.press(pygame.K_n, text="n")
    return player


def sit(player: Player, seats: int) -> None:
    """Open seats until so many play."""
    for uid in range(seats):
        if not scene(player)._draft.rows.rows[uid].open:
            focus(player, f"{uid}.kind")
            player.press(pygame.K_LEFT)
    assert len(scene(player).table().seats) == seats


def stand_up(player: Player, uid: int) -> None:
    player.click(f"{uid}.kind")
    choose(player, "setup.closed")


def told(player: Player) -> str:
    """All the words of the page at the right."""
    panel = scene(player)._right
    return " ".join(f"{row.name} {row.line} {row.remark}" for row in panel.rows)  # type: ignore[union-attr]


@pytest.mark.rule("R4", "R94")
@pytest.mark.parametrize("seats", range(2, 11))
def test_whatever_is_chosen_can_be_played(seats: int) -> None:
    for chosen in ((), EVERY, EVERY[:1], EVERY[3:], ("long_track", "consortium")):
        offers = module_offers(chosen, seats)
        played = tuple(offer.key for offer in offers if offer.on)
        camel_up(seats, played)
        for offer in offers:
            assert not (offer.forced and offer.needs)
            assert offer.on == (offer.key in chosen or offer.forced) or offer.needs
            if offer.free:
                other = set(played) ^ {offer.key}
                camel_up(seats, [key for key in EVERY if key in other])
    assert len(offers) == len(EVERY)


def test_every_module_is_explained_and_switched_by_mouse(player: Player) -> None:
    for key in ("long_track", "photographer", "position_bets"):
        player.click(f"module.{key}")
    assert scene(player).table().modules == ("long_track", "photographer", "position_bets")
    player.click("module.photographer")
    assert scene(player).table().modules == ("long_track", "position_bets")
    assert "20 spaces instead of 16" in told(player)


def test_modules_and_their_rules_are_chosen_by_keyboard(
    player: Player, tables: list[TableSetup]
) -> None:
    sit(player, 6)
    for control in ("module.long_track", "module.consortium", "m1Variant", "consortiumChoice"):
        focus(player, control)
        player.press(pygame.K_RIGHT)
    focus(player, "start")
    player.press(pygame.K_RETURN)
    assert tables[0].modules == ("long_track", "consortium")
    assert tables[0].options == {"m1Variant": True, "consortiumChoice": "manual"}


@pytest.mark.rule("R94")
def test_partners_need_six_and_it_says_so(player: Player) -> None:
    player.click("module.consortium")
    assert scene(player).table().modules == ()
    assert "Needs 6 players" in told(player)
    sit(player, 6)
    assert "Needs" not in told(player)
    player.click("module.consortium")
    assert scene(player).table().modules == ("consortium",)
    stand_up(player, 5)
    assert scene(player).table().modules == ()
    sit(player, 6)
    assert scene(player).table().modules == ("consortium",)


@pytest.mark.rule("R4")
def test_the_ninth_seat_switches_everything_on_and_says_why(player: Player) -> None:
    player.click("module.photographer")
    focus(player, "page")
    player.press(pygame.K_RIGHT)
    sit(player, 9)
    shown = scene(player)
    assert shown.table().modules == EVERY
    assert shown._page == "modules" and "all four modules" in shown._right._notice  # type: ignore[union-attr]
    player.click("module.long_track")
    assert scene(player).table().modules == EVERY
    stand_up(player, 8)
    assert scene(player).table().modules == ("photographer",)
    sit(player, 10)
    assert len({seat.character for seat in scene(player).table().seats}) == 10


@pytest.mark.rule("R73")
def test_a_rule_of_a_module_goes_with_it(player: Player) -> None:
    player.click("module.long_track")
    player.click("m1Variant")
    assert scene(player).table().options == {"m1Variant": True}
    player.click("house_rules")
    player.press(pygame.K_ESCAPE)
    assert scene(player).table().options == {"m1Variant": True}
    player.click("module.long_track")
    assert scene(player).table().options == {}


def test_the_supercup_preset_can_be_played(player: Player, tables: list[TableSetup]) -> None:
    player.click("preset.supercup")
    player.click("start")
    assert tables[0].modules == EVERY and tables[0].humans == 1
    camel_up(len(tables[0].seats), tables[0].modules, tables[0].options)


def test_modules_and_tempers_are_remembered(services: Services, tables: list[TableSetup]) -> None:
    player = Player(services)
    player.press(pygame.K_n, text="n")
    player.click("preset.supercup")
    player.click("m1Variant")
    focus(player, "2.temper")
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_RIGHT)
    player.click("start")
    assert tables[0].seats[2].temper == "cautious"
    again = Player(services)
    again.press(pygame.K_n, text="n")
    again.click("preset.same")
    assert scene(again).table() == tables[0]


def test_a_module_nobody_knows_is_left_out(services: Services) -> None:
    seats = (SeatSetup("human", "A", "amira"), SeatSetup("human", "B", "bashir"))
    table = TableSetup(seats, {"m1Variant": True}, ("sandstorm", "long_track"))
    services.settings.update(last_table=table.to_json())
    player = Player(services)
    player.press(pygame.K_n, text="n")
    player.click("preset.same")
    assert scene(player).table().modules == ("long_track",)
    assert scene(player).table().options == {"m1Variant": True}


def test_a_table_of_before_modules_and_tempers_is_still_read() -> None:
    seats = [
        {"kind": "human", "name": "A", "character": "amira", "level": ""},
        {"kind": "ai", "name": "B", "character": "bashir", "level": "medium"},
    ]
    table = TableSetup.from_json({"game": "camelup", "seats": seats}, ("amira", "bashir"))
    assert table is not None and table.modules == ()
    assert [seat.temper for seat in table.seats] == ["", ""]


def test_an_unknown_temper_is_no_table() -> None:
    seat = {"kind": "ai", "name": "B", "character": "amira", "level": "easy", "temper": "furious"}
    assert TableSetup.from_json({"seats": [seat]}, ("amira",)) is None


def test_set_up_offers_every_temper_there_is() -> None:
    assert tuple(t for t in TEMPERS if t not in ("", SURPRISE)) == KNOWN_TEMPERS


def test_a_temper_is_chosen_beside_the_level(player: Player) -> None:
    player.click("1.temper")
    choose(player, "bot.temper.joker")
    assert scene(player).table().seats[1].temper == "joker"
    player.click("1.level")
    choose(player, "bot.level.random")
    assert "1.temper" not in [widget.id for widget in player.form.widgets]
    player.click("1.kind")
    choose(player, "setup.human")
    assert scene(player).table().seats[1].temper == ""


def test_a_surprise_stays_the_same_when_the_race_goes_on() -> None:
    seat = SeatSetup("ai", "B", "bashir", "easy", SURPRISE)
    drawn = {place: temper(seat, "seed", place) for place in range(10)}
    assert drawn == {place: temper(seat, "seed", place) for place in range(10)}
    assert set(drawn.values()) <= set(KNOWN_TEMPERS) and len(set(drawn.values())) > 1
    assert temper(SeatSetup("ai", "B", "bashir", "easy", "joker"), "seed", 3) == "joker"


def test_a_race_is_begun_with_what_was_chosen(services: Services) -> None:
    seats = tuple(
        SeatSetup("ai", f"P{n}", person, "easy", "gambler")
        for n, person in enumerate(tuple(services.theme.people))
    )
    setup = TableSetup(seats, {"consortiumChoice": "manual", "m1Variant": True}, EVERY, seed="x")
    table = new_table(services, setup, lambda: 0.0)
    assert table.header.modules == EVERY
    assert table.match.state.rules.choices["m1Variant"] is True
    assert build(table.header).opening == table.match.state
    assert TableSetup.from_json(dict(table.header.table), tuple(services.theme.people)) == setup


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_all_modules_fit_without_scrolling(services: Services, window: tuple[int, int]) -> None:
    services.window.resize(window)
    player = Player(services, SetupScene(services))
    player.click("preset.supercup")
    sit(player, 10)
    assert not player.form.scroll.needed


@pytest.mark.parametrize("window", [(1024, 576), (1280, 720)])
@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_ten_long_names_are_read_whole(
    services: Services, window: tuple[int, int], scale: float
) -> None:
    services.window.resize(window)
    scene = SetupScene(services)
    for uid in range(10):
        scene._draft.rows.set_kind(uid, "ai")
        scene._draft.rows.set_name(uid, "Konstantinopolis" if uid % 2 else "Wilhelmina Wolfo")
        scene._draft.rows.set_temper(uid, TEMPERS[uid % len(TEMPERS)])
    scene.relayout(View(window, scale))
    scene.draw(services.window.surface)
    assert scene.painter.cut == []
