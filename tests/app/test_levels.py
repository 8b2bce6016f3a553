"""The levels that set-up offers are opponents that exist, each with a name and a word about it."""

from camelup_desktop.ai.bot import BOTS
from camelup_desktop.ai.bot import LEVELS as SKILLS
from camelup_desktop.app import paths
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.table_setup import DEFAULT_LEVEL, LEVELS, TEMPERS


def test_set_up_offers_every_skill_from_weak_to_strong() -> None:
    assert tuple(level for level in LEVELS if level != "random") == SKILLS
    assert DEFAULT_LEVEL in LEVELS


def test_every_opponent_has_a_name_and_a_line_about_it() -> None:
    strings = Strings.load(paths.assets() / "strings", "en")
    for level in BOTS:
        for key in (f"bot.level.{level}", f"bot.level.{level}_note"):
            assert key not in strings.t(key)


def test_every_temper_has_a_name_and_a_line_about_it() -> None:
    strings = Strings.load(paths.assets() / "strings", "en")
    for temper in TEMPERS:
        for key in (f"bot.temper.{temper or 'none'}", f"bot.temper.{temper or 'none'}_note"):
            assert strings.has(key)
