"""What is seen after somebody has chosen a card in secret does not tell which card it was."""

from __future__ import annotations

import pygame
import pytest

from camelup_desktop.app.games.camelup.private_sheet import PrivateSheetScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Camel
from tests.app.race_table import RaceTable, setup


def played(services: Services, card: Camel, privacy: str, back: bool) -> list[bytes]:
    """Every fifth frame after the sheet has closed."""
    services.rng.seed(5)
    services.settings.update(privacy=privacy, wait_for_end_turn=True)
    table = RaceTable(services, setup(people=2, seats=3), speed="1", motion="full")
    services.settings.update(privacy=privacy, take_back=True)

    def opened() -> None:
        table.until(lambda: type(table.scene).__name__ != "CurtainScene" or settled())
        if type(table.scene).__name__ == "CurtainScene":
            table.press(pygame.K_SPACE)

    def settled() -> bool:
        return not getattr(table.scene, "locked", False)

    for _ in range(40):
        if table.choosing:
            break
        table.frames(30)
        opened()
    table.wait()
    table.press(pygame.K_4, text="4")
    opened()
    sheet = table.scene
    assert isinstance(sheet, PrivateSheetScene)
    table.until(settled)
    number = sheet._hand.index(card) + 1
    table.press(pygame.K_0 + number, text=str(number))
    table.press(pygame.K_LEFT)
    table.press(pygame.K_RETURN)
    table.until(lambda: table.scene is not sheet)
    services.rng.seed(6)
    table.frames(1)
    pictures = []
    for frame in range(150):
        table.frames(1)
        if frame % 5 == 0:
            pictures.append(table.picture())
    if back:
        table.press(pygame.K_BACKSPACE)
        for _ in range(6):
            table.frames(10)
            pictures.append(table.picture())
        assert table.choosing
    else:
        table.press(pygame.K_RETURN)
        for _ in range(20):
            table.frames(10)
            pictures.append(table.picture())
    assert len(table.match) > 0
    return pictures


@pytest.mark.parametrize(
    "privacy",
    [
        "smart",
        pytest.param("each_turn", marks=pytest.mark.slow),
        pytest.param("off", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("back", [False, True])
def test_a_card_chosen_in_secret_leaves_no_trace(
    services: Services, privacy: str, back: bool
) -> None:
    blue = played(services, Camel.BLUE, privacy, back)
    assert blue == played(services, Camel.WHITE, privacy, back)
