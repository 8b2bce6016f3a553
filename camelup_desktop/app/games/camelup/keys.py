"""The keyboard at the race table: which key picks what (ux.md 2.0)."""

from __future__ import annotations

import pygame

from camelup_desktop.app.games.camelup.deeds import ModuleDeed
from camelup_desktop.app.games.camelup.picker import Picker
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Camel, RaceBet, Side

CAMEL_KEYS: tuple[Camel, ...] = (
    Camel.BLUE,
    Camel.GREEN,
    Camel.ORANGE,
    Camel.YELLOW,
    Camel.WHITE,
)
"""The camels of the digits 1 to 5."""
BET_KEYS: tuple[RaceBet, ...] = (RaceBet.OVERALL_WINNER, RaceBet.OVERALL_LOSER)
"""The decks of the digits 1 and 2, once a card is picked; also of the arrows left and right."""
CONFIRM = (pygame.K_RETURN, pygame.K_KP_ENTER)
WALK = {pygame.K_LEFT: -1, pygame.K_DOWN: -1, pygame.K_RIGHT: 1, pygame.K_UP: 1}


def digit(event: pygame.Event) -> int | None:
    """The number of a digit key of the row or of the keypad."""
    if pygame.K_0 <= event.key <= pygame.K_9:
        return int(event.key) - pygame.K_0
    if pygame.K_KP1 <= event.key <= pygame.K_KP9:
        return int(event.key) - pygame.K_KP1 + 1
    return None


def letter_of(words: Words, event: pygame.Event) -> Camel | None:
    """The camel whose letter (in the language shown) was pressed."""
    pressed = event.unicode.upper()
    if not pressed:
        pressed = pygame.key.name(event.key).upper()
    return next((camel for camel in CAMEL_KEYS if words.letter(camel) == pressed), None)


def handle_key(picker: Picker, words: Words, event: pygame.Event) -> bool:
    """Let a pressed key pick; True when it meant something for the choice.

    Digits choose an action first and then what it needs; letters mean camels at any time.
    """
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META) or not picker.awake:
        return False
    deed = picker.selection.deed
    number = digit(event)
    if number is not None:
        return _digit(picker, number)
    if (camel := letter_of(words, event)) is not None:
        picker.pick_camel(camel)
        return True
    if picker.walking and event.key in WALK:
        picker.walk(WALK[event.key])
        return True
    if deed is Deed.DESERT_TILE and event.key == pygame.K_s:
        picker.flip()
        return True
    if (
        deed is Deed.RACE_BET
        and picker.selection.camel is not None
        and event.key in (pygame.K_LEFT, pygame.K_RIGHT)
    ):
        picker.pick_bet(BET_KEYS[event.key == pygame.K_RIGHT])
        return True
    return False


def _digit(picker: Picker, number: int) -> bool:
    deed = picker.selection.deed
    if picker.stacking or deed is Deed.LEG_TILE:
        if 1 <= number <= len(CAMEL_KEYS):
            picker.pick_camel(CAMEL_KEYS[number - 1])
        return True
    if deed is Deed.RACE_BET:
        if picker.selection.camel is None and 1 <= number <= len(CAMEL_KEYS):
            picker.pick_camel(CAMEL_KEYS[number - 1])
        elif picker.selection.camel is not None and 1 <= number <= len(BET_KEYS):
            picker.pick_bet(BET_KEYS[number - 1])
        return True
    if deed is Deed.DESERT_TILE and number in (1, 2):
        picker.pick_side((Side.OASIS, Side.MIRAGE)[number - 1])
        return True
    if isinstance(deed, ModuleDeed) and deed.depth and not deed.on_board:
        for one in picker.options():
            if one.option.key == number:
                picker.pick_option(one)
        return True
    picker.choose_key(number)
    return True
