"""The list of opponents: each can be had, keeps to what it is given, and says why in words."""

import random

import pytest

from camelup_desktop.ai.bot import BOTS
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app import paths
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import camel_up
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.table import Match, Turn
from camelup_desktop.engine.table.dice import Dice
from tests.builders import at_race

STRINGS = Strings.load(paths.assets() / "strings")


@pytest.mark.parametrize("level", BOTS)
def test_every_decision_is_legal_and_its_reason_has_words(level: str) -> None:
    match = Match(camel_up(3))
    dice, rng, bot = Dice(level), random.Random(level), BOTS[level]()
    told = set()
    while not match.over:
        seat = match.state.turn
        if isinstance(seat, Turn):
            match.play(dice(match))
            continue
        legal = match.game.legal_actions(match.state)
        decision = at_once(bot.think(match.view(seat), legal, rng))
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
    race = at_race("blue@14 green@15", leg_tiles={1: "blue5 blue3 blue2 green5 green3 green2"})
    legal = [
        action
        for action in race.match.game.legal_actions(race.state)
        if isinstance(action, PlaceRaceBettingCard)
    ]
    for seed in range(30):
        thinking = BOTS[level]().think(race.match.view(0), legal, random.Random(seed))
        assert at_once(thinking).reason.values == {}


def test_the_shown_reasons_are_short() -> None:
    """A speech bubble holds 60 characters (with the longest name of a camel)."""
    for key, text in STRINGS.all_texts():
        if key.startswith("bot.reason."):
            values = {"camel": "Orange", "percent": 100, "pounds": -1.0, "units": 1.2, "n": 7}
            said = text.format(space=16, **values)
            assert len(said) <= 60, key
