"""The panels: nothing is cut in any window, nothing is painted twice, nothing secret is shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import datetime

import pygame
import pytest

from camelup_desktop.app.games.camelup.panels.decks import Decks
from camelup_desktop.app.games.camelup.panels.hand import Hand
from camelup_desktop.app.games.camelup.panels.log import Log
from camelup_desktop.app.games.camelup.panels.market import Market
from camelup_desktop.app.games.camelup.panels.panel import Panel
from camelup_desktop.app.games.camelup.panels.players import Players
from camelup_desktop.app.games.camelup.race import RaceScene
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.scenes.recap import RecapScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.engine.camelup import Camel, Stage, State, actions
from camelup_desktop.engine.camelup.supercup.position_bets import position_tiles
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.dice import Dice
from camelup_desktop.engine.table.record import Header
from tests.app.module_race import module_race
from tests.app.race_table import RaceTable, setup
from tests.app.screens import TEXT_SCALES, WINDOWS

PICKS: dict[str, tuple[int, ...]] = {
    "nothing": (),
    "roll": (pygame.K_1,),
    "leg tile": (pygame.K_2,),
    "leg tile ghost": (pygame.K_2, pygame.K_4),
    "desert tile": (pygame.K_3,),
    "desert tile ghost": (pygame.K_3, pygame.K_RIGHT, pygame.K_s),
    "card": (pygame.K_4,),
    "card ghost": (pygame.K_4, pygame.K_3, pygame.K_2),
}


def a_race(seats: int, steps: int, seed: int, people: int = 1) -> LoadedGame:
    """A race of random moves at the turn of the first seat."""
    table = setup(people, seats)
    names = tuple(seat.name for seat in table.seats)
    header = Header("camelup", "2014-1", names, (), table.options, seed, table.to_json())
    match: Match[State] = Match(build(header))
    dice, rng = Dice(seed), random.Random(seed)
    while not match.over:
        legal = match.game.legal_actions(match.state)
        if legal and len(match) >= steps and match.state.turn == 0:
            return LoadedGame(header, match, datetime(2024, 5, 17))
        match.play(rng.choice(legal) if legal else dice(match))
    return a_race(seats, steps // 2, seed, people)


def at_table(services: Services, loaded: LoadedGame) -> RaceTable:
    """The person at the table is to choose; the recap is closed."""
    table = RaceTable(services, loaded)
    table.until(lambda: isinstance(table.scene, RecapScene))
    table.press(pygame.K_ESCAPE)
    return table


def views() -> Iterator[View]:
    for size in WINDOWS:
        for scale in TEXT_SCALES:
            yield View(size, scale)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_no_text_is_cut_in_any_window_at_normal_size(services: Services, seats: int) -> None:
    """Seats with long names, many tiles, every kind of choice."""
    table = at_table(services, a_race(seats, 30, seats))
    race = table.race
    for size in WINDOWS:
        race.relayout(View(size, 1.0))
        surface = pygame.Surface(size)
        for name, keys in PICKS.items():
            for key in keys:
                race.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
            race.update(0.016)
            race.draw(surface)
            assert not race.painter.cut, f"{size}, {name}"
            while race.picker.back():
                pass


def test_every_text_size_can_be_drawn_and_used(services: Services) -> None:
    table = at_table(services, a_race(6, 40, 2))
    race = table.race
    for view in views():
        race.relayout(view)
        surface = pygame.Surface(view.size)
        race.draw(surface)
        inside = surface.get_rect().inflate(30, 30)
        for panel in race.panels:
            assert not panel.present or inside.contains(panel.rect), (view, panel.name)
        if not view.big_text:
            assert not race.painter.cut, view


def test_panels_do_not_lie_on_each_other(services: Services) -> None:
    """The banner may hang over the far sand of the board, nothing else."""
    race = at_table(services, a_race(4, 20, 1)).race
    for view in views():
        race.relayout(view)
        solid = [p for p in race.panels if p.present and p.name not in ("banner", "board")]
        for at, one in enumerate(solid):
            for other in solid[at + 1 :]:
                assert not one.rect.colliderect(other.rect), (view, one.name, other.name)


def test_a_panel_is_painted_anew_only_when_its_data_changes(services: Services) -> None:
    table = at_table(services, a_race(4, 20, 1))
    table.rest()
    race, surface = table.race, pygame.Surface((1280, 720))
    race.draw(surface)
    before = {panel.name: panel.repaints for panel in race.panels}
    for _ in range(5):
        race.draw(surface)
    assert {panel.name: panel.repaints for panel in race.panels} == before
    race.picker.pick_camel(Camel.BLUE)
    race.update(0.016)
    race.draw(surface)
    after = {panel.name: panel.repaints for panel in race.panels}
    assert after["market"] == before["market"] + 1
    assert after["players"] == before["players"] and after["log"] == before["log"]


def test_the_pointer_is_answered_by_the_panel_it_is_on(services: Services) -> None:
    table = at_table(services, a_race(4, 20, 1))
    table.rest()
    race = table.race
    market = panel_of(race, Market)
    before = market.repaints
    at = table.rect("pile:green").center
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    table.frames(3)
    assert market.repaints == before + 1 and market.hot("pile:green")


def panel_of(race: RaceScene, kind: type[Panel]) -> Panel:
    return next(panel for panel in race.panels if isinstance(panel, kind))


def test_decks_show_backs_until_the_race_is_over(services: Services) -> None:
    loaded = a_race(4, 60, 7, people=2)
    table = at_table(services, loaded)
    assert any(table.race.board.shown.decks.values())
    assert all(
        card.camel is None for deck in table.race.board.shown.decks.values() for card in deck
    )
    assert isinstance(panel_of(table.race, Decks), Decks)


def test_the_hand_lies_open_for_a_single_person_only(services: Services) -> None:
    alone = panel_of(at_table(services, a_race(4, 20, 1, people=1)).race, Hand)
    several = panel_of(at_table(services, a_race(4, 20, 1, people=2)).race, Hand)
    assert isinstance(alone, Hand) and isinstance(several, Hand)
    assert alone._faces() and not several._faces()


def test_the_log_draws_every_line_once(services: Services) -> None:
    table = at_table(services, a_race(4, 60, 3))
    log = panel_of(table.race, Log)
    assert isinstance(log, Log)
    line = table.race.chronicle.lines[-1]
    assert log.lines.surface(line) is log.lines.surface(line)


def test_leg_so_far_is_what_the_engine_would_pay(services: Services) -> None:
    """The panel's sum is the net of the claims if the leg ended at this moment."""
    table = at_table(services, a_race(4, 30, 5))
    match, desk = table.match, table.race.desk
    while match.state.leg == 1 or match.state.pyramid_tiles > 1:
        table.wait()
        table.take(actions.TakePyramidTile())
    table.wait()
    totals = [desk.leg_so_far(seat) for seat in range(4)]
    assert len(totals) == 4 and sum(map(abs, totals)) >= 0
    own = match.state.players[0]
    assert desk.leg_so_far(0) >= own.pyramid_tiles - len(own.leg_tiles)


SUPERCUP_PICKS: dict[str, tuple[int, ...]] = {
    "nothing": (),
    "camera": (pygame.K_5, pygame.K_RIGHT),
    "place": (pygame.K_6,),
    "tile": (pygame.K_6, pygame.K_4),
    "pair": (pygame.K_6, pygame.K_4, pygame.K_2),
    "partner": (pygame.K_7,),
    "partners": (pygame.K_7, pygame.K_3),
}


def a_module_race(seats: int, leg: int) -> LoadedGame:
    """A race with all modules and the free action, at a turn of the first seat."""
    return module_race(
        seats,
        lambda s: s.leg == leg and s.stage is Stage.ACTION and len(position_tiles(s).laid) > 1,
    )


@pytest.mark.parametrize("seats", [6, 10])
def test_no_text_of_a_module_is_cut_in_any_window(services: Services, seats: int) -> None:
    """Every tray, at the smallest window too."""
    race = at_table(services, a_module_race(seats, 1)).race
    for size in WINDOWS:
        race.relayout(View(size, 1.0))
        surface = pygame.Surface(size)
        for name, keys in SUPERCUP_PICKS.items():
            for key in keys:
                race.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
            race.update(0.016)
            race.draw(surface)
            assert not race.painter.cut, f"{size}, {name}: {race.painter.cut}"
            while race.picker.back():
                pass


def test_every_tray_fits_at_every_size_of_text(services: Services) -> None:
    race = at_table(services, a_module_race(10, 2)).race
    for view in views():
        race.relayout(view)
        surface = pygame.Surface(view.size)
        for keys in SUPERCUP_PICKS.values():
            for key in keys:
                race.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
            race.update(0.016)
            race.draw(surface)
            options = [w for w in race.widgets if w.id.startswith(("option:", "act:", "position:"))]
            for at, one in enumerate(options):
                assert surface.get_rect().contains(one.rect)
                assert not any(one.rect.colliderect(other.rect) for other in options[at + 1 :])
            while race.picker.back():
                pass


def test_panels_of_a_module_race_do_not_lie_on_each_other(services: Services) -> None:
    race = at_table(services, a_module_race(6, 1)).race
    for view in views():
        race.relayout(view)
        solid = [p for p in race.panels if p.present and p.name not in ("banner", "board")]
        assert "shelf" in {panel.name for panel in solid}
        for at, one in enumerate(solid):
            for other in solid[at + 1 :]:
                assert not one.rect.colliderect(other.rect), (view, one.name, other.name)


def test_only_rows_that_say_something_else_are_painted_anew(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[int] = []
    paint = Players._paint_row

    def note(self: Players, surface: pygame.Surface, seat: int, row: pygame.Rect) -> None:
        painted.append(seat)
        paint(self, surface, seat, row)

    monkeypatch.setattr(Players, "_paint_row", note)
    table = at_table(services, a_race(5, 20, 4))
    players = next(panel for panel in table.race.panels if isinstance(panel, Players))
    table.frames(3)
    painted.clear()
    shown = table.race.board.shown
    shown.touch()
    table.race.stale = True
    repaints = players.repaints
    table.frames(2)
    assert players.repaints == repaints + 1
    assert painted == [], "they say what they said"
    shown.purses[2] += 1
    shown.touch()
    table.race.stale = True
    table.frames(2)
    assert painted == [2]
