"""Every screen of the shell, made ready to be drawn in a window of any size."""

from __future__ import annotations

from collections.abc import Callable

from camelup_desktop.app.games import TABLES
from camelup_desktop.app.scenes.about import AboutScene, LicencesScene
from camelup_desktop.app.scenes.cheat_sheet import CheatSheetScene
from camelup_desktop.app.scenes.confirm import ConfirmScene
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.scenes.house_rules import HouseRulesScene
from camelup_desktop.app.scenes.menu import MenuScene
from camelup_desktop.app.scenes.pause import PauseScene
from camelup_desktop.app.scenes.settings import SettingsScene
from camelup_desktop.app.scenes.settings_pages import PAGES
from camelup_desktop.app.scenes.setup import SetupScene
from camelup_desktop.app.scenes.title import TitleScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.dropdown import Dropdown
from camelup_desktop.engine.camelup import printed_rules
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table.match import Match
from camelup_desktop.engine.table.record import Header

WINDOWS = [(1024, 576), (1280, 720), (1280, 960), (1920, 1080), (2560, 1080)]
TEXT_SCALES = [1.0, 1.25, 1.5, 1.75]


def _full_setup(services: Services, page: str = "options") -> SetupScene:
    scene = SetupScene(services)
    for uid in range(10):
        scene._draft.rows.set_kind(uid, "ai" if uid % 2 else "human")
    scene._draft.options = {"firstPlayer": "youngest", "moneyVisibility": "hiddenTotals"}
    scene._page = page
    return scene


def _menu(services: Services, field: str) -> MenuScene:
    scene = SetupScene(services)
    scene.relayout(View(services.window.size))
    found = next(widget for widget in scene.widgets if widget.id == field)
    assert isinstance(found, Dropdown)
    return MenuScene(services, found)


def _pause(services: Services) -> PauseScene:
    header = Header("camelup", printed_rules().version, ("Amira", "Bashir"))
    return PauseScene(services, header, Match(build(header)))


def _confirm(services: Services) -> ConfirmScene:
    t = services.strings.t
    question = t("settings.reset_title"), t("settings.reset_text")
    return ConfirmScene(services, *question, t("settings.reset_yes"), t("ui.cancel"))


def _cheat_sheet_of_modules(services: Services) -> CheatSheetScene:
    scene = CheatSheetScene(services)
    scene._of_modules = True
    return scene


def _house(services: Services) -> HouseRulesScene:
    return HouseRulesScene(services, TABLES["camelup"], {"finalClamp": "net"})


def _page(page: str) -> Callable[[Services], SettingsScene]:
    return lambda services: SettingsScene(services, page)


SCREENS: dict[str, Callable[[Services], FormScene]] = {
    "title": TitleScene,
    "setup": SetupScene,
    "setup_full": _full_setup,
    "setup_crowd": lambda services: _full_setup(services, "modules"),
    "menu_kind": lambda services: _menu(services, "1.kind"),
    "menu_temper": lambda services: _menu(services, "1.temper"),
    "menu_character": lambda services: _menu(services, "1.character"),
    "house_rules": _house,
    "pause": _pause,
    "confirm": _confirm,
    "cheat_sheet": CheatSheetScene,
    "cheat_sheet_modules": _cheat_sheet_of_modules,
    "about": AboutScene,
    "licences": LicencesScene,
    **{f"settings_{page}": _page(page) for page in PAGES},
}
"""Name -> what makes the screen."""


def shown(services: Services, name: str, view: View) -> FormScene:
    """A screen laid out and drawn once."""
    scene = SCREENS[name](services)
    scene.enter()
    scene.relayout(view)
    scene.draw(services.window.surface)
    return scene
