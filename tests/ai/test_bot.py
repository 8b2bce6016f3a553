"""The list of opponents: each can be had, keeps to what it is given, and says why in words."""

import random
from collections.abc import Sequence

import pytest

from camelup_desktop.ai.bot import BOTS, LEVELS, TEMPERS, decide, make
from camelup_desktop.ai.camelup.bots import Oracle, Trader
from camelup_desktop.ai.random_bot import RandomBot
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app import paths
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import Side, camel_up
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.table import Match, Turn
from camelup_desktop.engine.table.dice import Dice
from tests.builders import at_race

STRINGS = Strings.load(paths.assets() / "strings")


@pytest.fixture(autouse=True)
def little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Oracle, "playouts", 30)


@pytest.mark.parametrize("level", BOTS)
def test_every_decision_is_legal_and_its_reason_has_words(level: str) -> None:
    assert_well_spoken(level, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_with_modules_too(level: str) -> None:
    assert_well_spoken(level, 6, ["photographer", "position_bets", "consortium"])
    assert_well_spoken(level, 2, ["long_track"], m1Variant=True)


def assert_well_spoken(
    level: str, seats: int, modules: Sequence[str] = (), **options: bool
) -> None:
    match = Match(camel_up(seats, modules, options))
    dice, rng, bot = Dice(level), random.Random(level), BOTS[level]()
    told = set()
    while not match.over:
        seat = match.state.turn
        if isinstance(seat, Turn):
            match.play(dice(match))
            continue
        legal = match.game.legal_actions(match.state)
        decision = at_once(decide(bot, match, rng))
        assert decision.action in legal
        assert STRINGS.has(decision.reason.key)
        text = STRINGS.t(decision.reason.key, **decision.reason.values)
        assert not text.startswith("[")
        told.add(decision.reason.key)
        match.play(decision.action)
    assert told


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.rule("R21")
def test_no_reason_names_the_camel_of_a_race_card(level: str) -> None:
    race = at_race(
        "blue@14 green@15",
        leg_tiles={1: "blue5 blue3 blue2 green5 green3 green2"},
        mirage="9 by 0",
        winner="1:blue 2:blue",
    )
    asked = 0
    for seed in range(40):
        decision = at_once(decide(BOTS[level](), race.match, random.Random(seed)))
        if isinstance(decision.action, PlaceRaceBettingCard):
            asked += 1
            assert decision.reason.values == {}
    assert asked or level in ("champion", "hard", "medium", "trader")


@pytest.mark.parametrize("level", LEVELS)
def test_levels_and_tempers_have_names(level: str) -> None:
    for key in (f"bot.level.{level}", f"bot.level.{level}_note"):
        assert STRINGS.has(key)
    for temper in TEMPERS:
        assert STRINGS.has(f"bot.temper.{temper}")
        assert STRINGS.has(f"bot.temper.{temper}_note")
        assert callable(make(level, temper).think)


def test_every_bot_has_a_name_and_old_records_find_theirs() -> None:
    assert set(LEVELS) < set(BOTS)
    assert all(STRINGS.has(f"bot.level.{key}") for key in BOTS)
    assert BOTS["trader"] is Trader
    assert isinstance(make("random", "joker"), RandomBot)
    with pytest.raises(KeyError):
        make("nobody")
    with pytest.raises(ValueError, match="grim"):
        make("easy", "grim")


def test_the_shown_reasons_are_short() -> None:
    """A speech bubble holds 60 characters (with the longest name of a camel)."""
    values = {"camel": "Orange", "percent": 100, "pounds": -1.0, "units": 1.2, "space": 16, "n": 7}
    for key, text in STRINGS.all_texts():
        if key.startswith("bot.reason."):
            assert len(text.format(side=Side.MIRAGE.value, **values)) <= 60, key


def test_nobody_thinks_while_chance_acts() -> None:
    match = Match(camel_up(2))
    with pytest.raises(ValueError, match="no seat"):
        decide(RandomBot(), match, random.Random(0))
