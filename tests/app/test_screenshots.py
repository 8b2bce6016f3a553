"""Screens look as they did: `--update-screenshots` writes the pictures anew.

The pictures in `screenshots/` are 640 x 360 with 32 steps a channel, to keep them small; a screen
is brought to the same form before the two are compared.
"""

from pathlib import Path

import pygame
import pytest

from camelup_desktop.app.assets import Assets
from tools.shots import take

FOLDER = Path(__file__).parent / "screenshots"
WINDOW, SMALL = (1280, 720), (640, 360)
STEP = 8
"""Colours are rounded down to multiples of this."""
OFF = 16
"""Difference of a channel from which a pixel is another."""
SHARE = 0.005
"""Share of the pixels that may be others."""
SCREENS = (
    "title",
    "setup",
    "house_rules",
    "cheat_sheet",
    "pause",
    "settings_gameplay",
    "settings_accessibility",
    "race",
    "race_ghost",
    "race_rolling",
    "race_log",
    "race_private_sheet",
    "race_leg_scoring",
    "race_final_scoring",
    "race_winner",
    "race_supercup",
    "race_supercup_camera",
    "race_supercup_position",
    "race_supercup_partner",
    "race_supercup_free",
    "race_supercup_copy",
    "race_shot",
    "race_album",
    "race_photo",
)


def small(surface: pygame.Surface) -> pygame.Surface:
    """The form in which pictures are kept."""
    reduced = pygame.transform.smoothscale(surface.convert(24), SMALL)
    raw = bytes(value - value % STEP for value in pygame.image.tobytes(reduced, "RGB"))
    return pygame.image.frombytes(raw, SMALL, "RGB")


def others(one: pygame.Surface, two: pygame.Surface) -> float:
    """Share of the pixels that differ by more than OFF in a channel."""
    first, second = (pygame.image.tobytes(surface, "RGB") for surface in (one, two))
    count = SMALL[0] * SMALL[1]
    wrong = sum(
        any(abs(first[at + channel] - second[at + channel]) > OFF for channel in range(3))
        for at in range(0, 3 * count, 3)
        if first[at : at + 3] != second[at : at + 3]
    )
    return wrong / count


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_it_did(
    name: str, pictures: Assets, update_screenshots: bool, tmp_path: Path
) -> None:
    picture = small(take(name, WINDOW, pictures))
    path = FOLDER / f"{name}.png"
    if update_screenshots:
        FOLDER.mkdir(exist_ok=True)
        pygame.image.save(picture, path)
    seen = tmp_path / f"{name}.png"
    pygame.image.save(picture, seen)
    share = others(picture, pygame.image.load(path))
    assert share <= SHARE, f"{share:.1%} of the pixels of {seen} are others than in {path}"


def test_a_changed_corner_is_noticed_and_a_trace_of_noise_is_not() -> None:
    plain = pygame.Surface(SMALL, 0, 24)
    noisy, changed = plain.copy(), plain.copy()
    noisy.fill((OFF, OFF, OFF))
    changed.fill((200, 0, 0), (0, 0, 64, 36))
    assert others(plain, noisy) == 0.0
    assert others(plain, changed) == pytest.approx(0.01)
