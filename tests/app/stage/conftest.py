"""A display without a screen."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(autouse=True, scope="module")
def _display() -> Iterator[None]:
    pygame.display.init()
    window = pygame.Window("test", (320, 200))
    window.get_surface()
    yield
    window.destroy()
