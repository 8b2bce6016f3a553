"""What the coach shows and says is the same whatever card lies hidden."""

from __future__ import annotations

import pygame
import pytest

from camelup_desktop.ai.camelup import odds_memory, tables
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Camel, actions
from tests.app.race_table import RaceTable
from tests.breaking.test_secret_hand import played
from tests.breaking.test_secrets import SLOW, race

KEYS = (
    pygame.K_h,
    pygame.K_h,
    pygame.K_3,
    pygame.K_RIGHT,
    pygame.K_s,
    pygame.K_ESCAPE,
    pygame.K_ESCAPE,
    pygame.K_2,
)


@pytest.fixture(autouse=True)
def _loaded() -> None:
    """Both looks take as long: nothing is read for the first one only."""
    at_once(tables.load())


def coached(services: Services, loaded: LoadedGame, mode: str) -> tuple[list[bytes], list[str]]:
    """Frames and hints while somebody asks, looks round, and rolls."""
    odds_memory.forget()
    services.rng.seed(5)
    services.settings.update(privacy="off", coach=mode)
    table = RaceTable(services, loaded)
    table.press(pygame.K_RETURN)
    table.wait()
    pictures, hints = [], []
    for key in (None, *KEYS):
        if key is not None:
            table.press(key, text=pygame.key.name(key)[:1])
        for _ in range(12):
            table.frames(2)
            pictures.append(table.picture())
        hints += [widget.hint for widget in table.race.widgets]
    for widget in table.race.widgets:
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=widget.rect.center))
        table.frames(2)
        pictures.append(table.picture())
    table.take(actions.TakePyramidTile())
    for _ in range(40):
        table.frames(3)
        pictures.append(table.picture())
    return pictures, hints


def hidden(card: Camel, people: int, secret: int) -> LoadedGame:
    """It is the turn of a person; the card of `secret` lies on a deck."""
    turns = 24
    loaded = race(card, people, turns, {}, secret)
    while loaded.match.state.turn != 0:
        turns += 1
        loaded = race(card, people, turns, {}, secret)
    return loaded


@pytest.mark.parametrize(
    "mode",
    ["advice", pytest.param("odds", marks=SLOW), pytest.param("off", marks=SLOW)],
)
@pytest.mark.parametrize(
    ("people", "secret"), [(1, 1), (2, 1), (2, 0)], ids=["bot's", "neighbour's", "own"]
)
def test_a_hidden_card_changes_nothing_of_what_the_coach_shows(
    services: Services, people: int, secret: int, mode: str
) -> None:
    blue = coached(services, hidden(Camel.BLUE, people, secret), mode)
    white = coached(services, hidden(Camel.WHITE, people, secret), mode)
    assert blue[1] == white[1]
    assert blue[0] == white[0]
    assert len(set(blue[0])) > len(KEYS)


def test_a_card_chosen_in_secret_beside_the_coach_leaves_no_trace(services: Services) -> None:
    services.settings.update(coach="advice")
    looks = []
    for card in (Camel.BLUE, Camel.WHITE):
        odds_memory.forget()
        looks.append(played(services, card, "smart", False))
    assert looks[0] == looks[1]
