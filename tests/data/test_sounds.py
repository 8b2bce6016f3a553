"""The sounds in assets/sounds: all there, all asked for, equally loud, without a secret."""

from __future__ import annotations

import enum
import hashlib
import json
import random
from array import array
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from string import Formatter
from typing import Any, get_args, get_origin, get_type_hints

import pygame
import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.audio import Audio
from camelup_desktop.app.settings import SettingsStore
from camelup_desktop.app.sound_bank import Cue, SoundBank
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine import camelup
from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, actions, camel_up
from camelup_desktop.engine.table import Event, Match
from camelup_desktop.engine.table.dice import Dice
from tests.app.listening import Ear, Watch

FOLDER = paths.assets() / "sounds"
FULL = 32_768
"""Full scale of a sample."""


@cache
def bank() -> SoundBank:
    return SoundBank.load(FOLDER)


@cache
def manifest() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / "manifest.json").read_text("utf-8"))
    return found["sounds"]


@cache
def facts() -> dict[str, dict[str, Any]]:
    """What was measured, by file."""
    return {name: one for entry in manifest().values() for name, one in entry["files"].items()}


def asked_for() -> set[str]:
    """Every file that the list of sounds speaks of."""
    files = {file for sound in bank().sounds.values() for file in sound.every_file}
    return files | {layer.file for layer in bank().score.layers.values()}


def every_event() -> set[type[Event]]:
    """The events of the race and of all its modules."""
    kinds, found = [Event], set()
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.__module__.startswith(camelup.__name__):
            found.add(kind)
    return found


# files


def test_every_file_that_is_asked_for_is_there_and_no_other() -> None:
    lying = {path.name for path in FOLDER.glob("*.ogg")}
    assert asked_for() == lying
    assert lying == set(facts())


def test_every_file_is_the_one_that_was_measured() -> None:
    for name, fact in facts().items():
        data = (FOLDER / name).read_bytes()
        assert len(data) == fact["size"], name
        assert hashlib.sha256(data).hexdigest() == fact["sha256"], name


def test_all_sounds_together_stay_small() -> None:
    assert sum(fact["size"] for fact in facts().values()) <= 5_000_000


def test_groups_are_those_of_the_programs() -> None:
    for name, sound in bank().sounds.items():
        assert manifest()[name]["group"] == sound.group, name


# measures


def test_no_peak_reaches_full_scale() -> None:
    assert max(fact["true_peak"] for fact in facts().values()) <= -1.0


def test_files_of_a_group_are_equally_loud() -> None:
    for name, fact in facts().items():
        above = fact["lufs"] - fact["target"]
        assert above <= 0.5, name
        assert above >= -0.75 or (above >= -2.5 and fact["true_peak"] > -4.5), name


def test_targets_are_the_groups_own() -> None:
    louder = {"rattle", "rattle_beat", "die_bounce"}  # by dice inside, by the height of the fall
    pieces = {"music_calm", "music_final", "music_pickup", "fanfare", "horn"}
    goals: dict[str, set[float]] = {}
    for name, entry in manifest().items():
        if name not in louder | pieces:
            goals.setdefault(entry["group"], set()).update(
                fact["target"] for fact in entry["files"].values()
            )
    assert goals == {"table": {-20.0}, "voices": {-20.0}, "ui": {-25.0}}


def test_sounds_begin_and_end_in_silence_and_loops_close() -> None:
    loops = {layer.file for layer in bank().score.layers.values()}
    for name, fact in facts().items():
        assert fact["ends"] <= (0.03 if name in loops else 0.001), name
        assert fact["dc"] < 0.002, name


@pytest.fixture
def mixer() -> Iterator[None]:
    pygame.mixer.init(44_100, -16, 2, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


def test_what_is_decoded_is_what_was_measured(mixer: None) -> None:
    for name in sorted(asked_for()):
        fact = facts()[name]
        samples = array("h", pygame.mixer.Sound(FOLDER / name).get_raw())
        assert len(samples) / 2 / 44_100 == pytest.approx(fact["seconds"], abs=0.002), name
        peak = max(max(samples), -min(samples)) / FULL
        assert 0.1 < peak <= 10 ** (fact["true_peak"] / 20) + 0.01, name
        assert abs(sum(samples)) / len(samples) / FULL < 0.003, name


def test_layers_are_loops_of_the_same_whole_bars(mixer: None) -> None:
    score = bank().score
    assert len(score.layers) == 2
    for layer in score.layers.values():
        frames = len(pygame.mixer.Sound(FOLDER / layer.file).get_raw()) / 4
        assert frames == round(score.seconds * 44_100), layer.file


def test_a_lead_lasts_about_a_bar() -> None:
    leads = [layer.lead for layer in bank().score.layers.values() if layer.lead]
    assert leads
    for lead in leads:
        assert bank().score.bar < facts()[f"{lead}.ogg"]["seconds"] < 1.5 * bank().score.bar


def test_what_is_often_heard_has_several_variations() -> None:
    often = (
        "clack hoof die_bounce die_settle rattle_beat tick card_slide tile_lift sand_land coin_1"
    )
    for name in (*often.split(), *(f"camel_{camel.value}" for camel in CAMELS)):
        assert bank().sounds[name].variations >= 2, name
    sums = [fact["sha256"] for fact in facts().values()]
    assert len(set(sums)) == len(sums)


# cues


def test_every_event_has_a_sound_or_is_silent_on_purpose() -> None:
    names = {kind.__name__ for kind in every_event()}
    assert names - bank().cues.keys() - bank().silent.keys() == set()
    assert bank().silent.keys() - names == set()
    assert bank().silent.keys() & bank().cues.keys() == set()
    assert all(len(why) > 10 for why in bank().silent.values())


def test_cues_of_events_belong_to_events_that_there_are() -> None:
    names = {kind.__name__ for kind in every_event()}
    for cue in bank().cues:
        if cue[0].isupper():
            assert cue.split(".")[0] in names, cue


def possible(kind: type, name: str) -> list[Any]:
    """What a fact may be, as far as names of sounds and captions are concerned."""
    hint = get_type_hints(kind)[name]
    if get_origin(hint) is tuple and get_args(hint)[0] is Camel:
        return [(camel,) for camel in CAMELS]
    return list(hint) if isinstance(hint, enum.EnumType) else [1]


def fillings(kind: type | None, text: str) -> list[str]:
    """A template with every value that its facts may have."""
    names = {part.split("[")[0].split(".")[0] for _, part, _, _ in Formatter().parse(text) if part}
    filled = [text]
    for name in names:
        assert kind is not None, text
        values = possible(kind, name)
        words = [v.value if isinstance(v, enum.Enum) else v for v in values]
        filled = [one.format_map({name: word}) for one in filled for word in words]
    return filled


def kinds_of(cue: str) -> list[type | None]:
    return [kind for kind in every_event() if kind.__name__ == cue.split(".")[0]] or [None]


def test_every_template_leads_to_a_sound() -> None:
    for name, cue in bank().cues.items():
        for kind in kinds_of(name):
            for play in cue.plays:
                for filled in fillings(kind, play):
                    assert filled in bank().sounds or filled in bank().cues, (name, filled)


def test_every_sound_is_asked_for() -> None:
    asked = {layer.lead for layer in bank().score.layers.values()}
    for name, cue in bank().cues.items():
        for kind in kinds_of(name):
            asked |= {filled for play in cue.plays for filled in fillings(kind, play)}
    assert bank().sounds.keys() - asked == set()


def test_steps_are_facts_of_the_event() -> None:
    for name, cue in bank().cues.items():
        if cue.step:
            for kind in kinds_of(name):
                assert kind is not None, name
                assert cue.step in {field.name for field in fields(kind)}, name


def test_every_caption_has_words_and_facts_for_them() -> None:
    strings = Strings.load(paths.assets() / "strings")
    wanted = set()
    for name, cue in bank().cues.items():
        for kind in kinds_of(name) if cue.caption else ():
            for caption in fillings(kind, cue.caption):
                key = f"caption.{caption}"
                wanted.add(key)
                assert strings.has(key), key
                known = {field.name for field in fields(kind)} if kind else set()
                known |= {f"{fact}_first" for fact in known}
                text = dict(strings.all_texts())[key]
                assert {part for _, part, _, _ in Formatter().parse(text) if part} <= known, key
    captions = {key for key, _ in strings.all_texts() if key.startswith("caption.")}
    assert captions == wanted


# secrets


def test_a_race_card_sounds_the_same_whatever_it_shows() -> None:
    """Two races that differ only in the camel of a hidden card are heard alike."""
    heard = []
    for camel in (Camel.BLUE, Camel.WHITE):
        ear, watch = Ear(), Watch()
        audio = Audio(FOLDER, SettingsStore(None), random.Random(4), speaker=ear, clock=watch)
        told: list[Any] = []
        audio.listen(told.append)
        match, dice = Match(camel_up(2)), Dice(3)
        while match.state.seat is None or not match.game.legal_actions(match.state):
            match.play(dice(match))
        for event in match.play(actions.PlaceRaceBettingCard(camel, RaceBet.OVERALL_WINNER)):
            for moment in ("", "land"):
                audio.moment(event, moment)
                watch.wait(1)
        heard.append((ear.files, ear.levels, [(key, dict(values)) for key, values in told]))
    assert heard[0] == heard[1]
    assert heard[0][0], "the card itself must be heard"


def test_cues_of_hidden_cards_name_no_camel() -> None:
    hidden: list[Cue] = [
        cue for name, cue in bank().cues.items() if name.startswith("RaceBettingCardPlaced")
    ]
    assert hidden
    assert all("{" not in play for cue in hidden for play in cue.plays)
