"""The presets of the set-up screen: tables that fill everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from camelup_desktop.app.games import Table
from camelup_desktop.app.presets import (
    FAMILY,
    PRACTICE_LEVELS,
    QUICK_OPPONENTS,
    SUPERCUP_OPPONENTS,
    family_table,
    last_table,
    practice_table,
    quick_table,
    supercup_table,
)
from camelup_desktop.app.scene import Change
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import TableSetup
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.painter import Painter

GAP = 12


@dataclass(frozen=True, slots=True)
class Preset:
    """A table with its name, its words and its pictogram; `who` tells who plays."""

    name: str
    label: str
    who: str
    icon: str
    table: TableSetup


def presets(services: Services, game: Table, people: Sequence[str]) -> list[Preset]:
    """The tables on offer; that of the last race if there was one."""
    settings, strings = services.settings.current, services.strings
    t = strings.t
    coached, partners = len(PRACTICE_LEVELS), SUPERCUP_OPPONENTS
    every = [offer.key for offer in game.modules((), 0)]
    offers = [
        Preset(
            "quick", t("setup.quick"), t("setup.quick_who", n=QUICK_OPPONENTS), "robot",
            quick_table(strings, people, settings),
        ),
        Preset(
            "practice", t("setup.practice"), t("setup.practice_who", n=coached), "hint",
            practice_table(strings, people, settings),
        ),
        Preset(
            "family", t("setup.family"), t("setup.family_who", n=FAMILY), "people",
            family_table(strings, people, settings),
        ),
        Preset(
            "supercup", t("setup.supercup"), t("setup.supercup_who", n=partners), "trophy",
            supercup_table(strings, people, settings, every),
        ),
    ]  # fmt: skip
    last = last_table(people, settings)
    if last is not None:
        offers.append(Preset("same", t("setup.same"), t("setup.same_who"), "repeat", last))
    return offers


def preset_buttons(
    painter: Painter,
    strip: Rect,
    offers: Sequence[Preset],
    chosen: str,
    take: Callable[[Preset], Change | None],
) -> list[Button]:
    """A button a preset, side by side; the one that is chosen is lighter."""
    gap = painter.view.px(GAP)
    wide = (strip.w - gap * (len(offers) - 1)) // len(offers)

    def taker(preset: Preset) -> Callable[[], Change | None]:
        return lambda: take(preset)

    return [
        Button(
            f"preset.{preset.name}",
            Rect(strip.x + place * (wide + gap), strip.y, wide, strip.h),
            preset.label,
            taker(preset),
            kind="sand" if preset.name == chosen else "night",
            below="" if painter.view.big_text else preset.who,
            icon=preset.icon,
            hint=painter.strings.t(f"setup.hint_{preset.name}"),
        )
        for place, preset in enumerate(offers)
    ]
