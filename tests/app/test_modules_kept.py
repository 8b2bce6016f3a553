"""Saves, taking back, transcript, recap and positions know the modules."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest

from camelup_desktop.app import commands, paths
from camelup_desktop.app.chronicle import Chronicle
from camelup_desktop.app.commands.transcript import transcript
from camelup_desktop.app.games.camelup.narration import Narration
from camelup_desktop.app.games.camelup.seating import new_table, resumed_table
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.saves import Saves
from camelup_desktop.app.scenes.recap import tales
from camelup_desktop.app.scenes.take_back import allowance
from camelup_desktop.app.services import Services
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.table_setup import SURPRISE, SeatSetup, TableSetup
from camelup_desktop.engine.camelup import Stage, State, actions, modules, printed_rules
from camelup_desktop.engine.camelup.supercup.consortium import FormConsortium
from camelup_desktop.engine.camelup.supercup.long_track import ReturnPyramidTile
from camelup_desktop.engine.camelup.supercup.photographer import PointCamera
from camelup_desktop.engine.camelup.supercup.position_bets import TakeBottomLegBettingTile
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Action, Match
from camelup_desktop.engine.table.dice import Dice
from camelup_desktop.engine.table.record import Header
from tests.strategies import played

NAMES = ("Amina", "Bilal", "Chiara", "Diego", "Elif", "Fatou", "Goran", "Hana", "Idris", "Jonas")
EVERY = tuple(module.key for module in modules())
OPTIONS = {"m1Variant": True, "consortiumChoice": "manual"}
HEADER = Header("camelup", printed_rules().version, NAMES, modules=EVERY, options=OPTIONS)


def words() -> Words:
    return Words(Strings.load(paths.assets() / "strings"), NAMES)


def a_turn(kind: type[Action], seed: int = 1) -> Match[State]:
    """A race in which a seat may do this kind of action as its action."""
    match, dice = Match(build(HEADER)), Dice(seed)
    while not any(isinstance(a, kind) for a in match.game.legal_actions(match.state)):
        legal = match.game.legal_actions(match.state)
        match.play(actions.TakePyramidTile() if legal else dice(match))
    return match


def first(match: Match[State], kind: type[Action]) -> Action:
    return next(a for a in match.game.legal_actions(match.state) if isinstance(a, kind))


def test_a_race_with_modules_is_saved_and_goes_on(tmp_path: Path) -> None:
    saves = Saves(tmp_path, build, lambda: datetime(2024, 5, 17))
    whole = played(build(HEADER), "kept")
    stages = set()
    for step in range(20, len(whole), 37):
        match = Match(whole.game)
        for _, action in whole.actions[:step]:
            match.play(action)
        assert saves.save(HEADER, match)
        loaded = saves.load_latest()
        assert loaded is not None and loaded.header == HEADER
        assert loaded.match.state == match.state
        stages.add(match.state.stage)
    assert len(stages) > 1


def test_a_table_that_goes_on_has_the_same_modules_levels_and_tempers(services: Services) -> None:
    people = tuple(services.theme.people)
    seats = tuple(
        SeatSetup("ai", name, person, "easy", SURPRISE if place % 2 else "gambler")
        for place, (name, person) in enumerate(zip(NAMES, people, strict=True))
    )
    setup = TableSetup(seats, OPTIONS, EVERY)
    begun = new_table(services, setup, lambda: 0.0)
    assert services.saves.save(begun.header, begun.match)
    loaded = services.saves.load_latest()
    assert loaded is not None
    again = resumed_table(services, loaded, lambda: 0.0)
    assert again.setup == setup and again.header.modules == EVERY
    assert again.match.state == begun.match.state


@pytest.mark.parametrize("kind", [PointCamera, TakeBottomLegBettingTile, FormConsortium])
def test_what_modules_add_can_be_taken_back_until_the_turn_passes(kind: type[Action]) -> None:
    match = a_turn(kind)
    seat, since, before = match.state.seat, len(match), match.state
    match.play(first(match, kind))
    assert allowance(match, seat, since) == 1
    match.rewind(1)
    assert match.state == before


@pytest.mark.rule("R73", "R105")
def test_a_free_action_is_taken_back_but_not_the_die_before_it() -> None:
    match = a_turn(actions.TakePyramidTile, seed=3)
    seat = match.state.seat
    since = len(match)
    match.play(actions.TakePyramidTile())
    match.play(Dice(3)(match))
    assert match.state.stage is Stage.FREE_ACTION and match.state.turn == seat
    assert allowance(match, seat, since) == 0
    before = match.state
    match.play(first(match, ReturnPyramidTile))
    assert allowance(match, seat, since) == 1
    match.rewind(1)
    assert match.state == before


@pytest.mark.parametrize("most", [2000, 90])
def test_a_transcript_tells_every_action_of_ten_with_modules(most: int) -> None:
    match = played(build(HEADER), "told", most)
    lines = list(transcript(HEADER, match, words()))
    text = "\n".join(lines)
    assert "[event" not in text and "[transcript" not in text and "[module" not in text
    assert "camera   " in text and "partners " in text and "support  " in text
    names = words().t("module.photographer.name")
    assert any(names in line for line in lines[:4])
    if most == 2000:
        for said in ("is the photographer", "are partners", "bets that", "support die", "copies"):
            assert said in text, said


def test_the_recap_tells_what_modules_added() -> None:
    match = played(build(HEADER), "recap")
    chronicle = Chronicle(Narration(words()))
    chronicle.retell(match)
    told = " ".join(tale.text for tale in tales(chronicle.lines))
    for said in ("is the photographer", "are partners", "in the picture", "exactly"):
        assert said in told, said
    assert "may swap" not in told and "[" not in told


@pytest.mark.rule("R67", "R83", "R95")
def test_a_position_with_modules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "supercup.json"
    position = {
        "spaces": 20,
        "stacks": {"2": ["blue"], "5": ["yellow", "white", "green", "orange"]},
        "dice": ["blue"],
        "support_dice": ["white"],
        "camera": {"space": 7, "seat": 1},
        "pounds": [3, 4, 3, 3, 3, 3],
        "rolls": [["white", 2, "support"]],
    }
    path.write_text(json.dumps(position), encoding="utf-8")
    assert commands.main(["position", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["stacks"] == {"2": ["blue"], "5": ["yellow"], "7": ["white", "green", "orange"]}
    assert told["pounds"][1] == 7 and told["camera"] is None
    assert [next(iter(event)) for event in told["events"]][-2:] == [
        "PoundsChanged",
        "CameraReturned",
    ]
