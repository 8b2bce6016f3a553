"""The race on disk: every generation readable, nothing ever a dead end."""

from __future__ import annotations

import contextlib
import os
import random
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.app import files
from camelup_desktop.app.lock import SessionLock
from camelup_desktop.app.saves import COPIES, FILE_NAME, Saves
from camelup_desktop.engine.camelup import printed_rules
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Turn
from camelup_desktop.engine.table.match import Match
from camelup_desktop.engine.table.record import Header

HEADER = Header("camelup", printed_rules().version, ("Amira", "Bashir", "Clement"))
NOW = datetime(2024, 5, 17, 19, 42, 30)


def race(actions: int, seed: int = 1) -> Match[Any]:
    """A race with some random actions played."""
    match, rng = Match(build(HEADER)), random.Random(seed)
    for _ in range(actions):
        play_one(match, rng)
    return match


def play_one(match: Match[Any], rng: random.Random) -> None:
    game, state = match.game, match.state
    if state.turn is Turn.CHANCE:
        outcomes = list(game.chance_outcomes(state))
        match.play(rng.choice(outcomes).action)
    else:
        match.play(rng.choice(list(game.legal_actions(state))))


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path, build, lambda: NOW)


def test_a_saved_race_comes_back_as_it_was(saves: Saves) -> None:
    match = race(12)
    assert saves.save(HEADER, match)
    loaded = saves.load_latest()
    assert loaded is not None
    assert loaded.match.state == match.state
    assert loaded.header == HEADER
    assert loaded.skipped == 0


def test_without_a_race_there_is_nothing_to_continue(saves: Saves) -> None:
    assert saves.load_latest() is None


def test_a_finished_race_is_not_continued(saves: Saves) -> None:
    match, rng = race(0), random.Random(5)
    while not match.over:
        play_one(match, rng)
    saves.save(HEADER, match)
    assert saves.load_latest() is None


def test_three_generations_are_kept(saves: Saves, tmp_path: Path) -> None:
    match, rng = race(8), random.Random(2)
    texts = []
    for _ in range(5):
        play_one(match, rng)
        saves.save(HEADER, match)
        texts.append((tmp_path / FILE_NAME).read_text("utf-8"))
    kept = [files.generation(tmp_path / FILE_NAME, n).read_text("utf-8") for n in range(3)]
    assert kept == texts[:-4:-1]


@pytest.mark.parametrize("broken", [b"", b"nonsense", b"\xff\xfe", b'{"format": 1}', b"{}\n"])
def test_a_broken_file_gives_the_generation_before(
    saves: Saves, tmp_path: Path, broken: bytes
) -> None:
    match, rng = race(8), random.Random(2)
    saves.save(HEADER, match)
    before = match.state
    play_one(match, rng)
    saves.save(HEADER, match)
    (tmp_path / FILE_NAME).write_bytes(broken)
    loaded = saves.load_latest()
    assert loaded is not None
    assert loaded.match.state == before
    assert loaded.skipped == 1
    assert (tmp_path / f"{FILE_NAME}.corrupt").read_bytes() == broken


def test_a_cut_off_line_gives_the_generation_before(saves: Saves, tmp_path: Path) -> None:
    match = race(8)
    saves.save(HEADER, match)
    before = match.state
    play_one(match, random.Random(2))
    saves.save(HEADER, match)
    path = tmp_path / FILE_NAME
    path.write_bytes(path.read_bytes()[:-9])
    loaded = saves.load_latest()
    assert loaded is not None and loaded.match.state == before


def test_a_kill_between_any_two_steps_of_writing_loses_nothing(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    """os.replace, os.link and fsync are where a kill could come; each leaves a readable race."""
    match = race(8)
    saves.save(HEADER, match)
    saves.save(HEADER, match)
    for name in ("replace", "link", "fsync"):
        for nth in range(4):
            calls = 0
            real = getattr(files.os, name)

            def dying(*values: Any, real: Any = real, nth: int = nth) -> Any:
                nonlocal calls
                calls += 1
                if calls > nth:
                    raise KeyboardInterrupt
                return real(*values)

            with monkeypatch.context() as patch:
                patch.setattr(files.os, name, dying)
                with contextlib.suppress(KeyboardInterrupt):
                    saves.save(HEADER, match)
            loaded = saves.load_latest()
            assert loaded is not None and loaded.match.state == match.state, (name, nth)


def test_a_folder_that_cannot_be_written_says_so_and_play_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    saves = Saves(blocked / "data", build)
    saves.probe()
    assert saves.read_only and saves.trouble.startswith("message.")
    assert not saves.save(HEADER, race(3))
    with pytest.raises(OSError):
        saves.save_copy(HEADER, race(3))


def test_a_full_disk_is_told_by_its_name(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    assert not saves.save(HEADER, race(3))
    assert saves.trouble == "message.disk_full"


def test_copies_have_names_of_their_own_and_load(saves: Saves, tmp_path: Path) -> None:
    match = race(6)
    first, second = saves.save_copy(HEADER, match), saves.save_copy(HEADER, match)
    assert first != second
    assert first.parent == tmp_path / COPIES
    assert first.read_text("utf-8") == second.read_text("utf-8")
    assert saves.load_latest() is None


def test_switched_off_saving_writes_nothing(saves: Saves, tmp_path: Path) -> None:
    saves.switch_off("message.second_instance")
    assert not saves.save(HEADER, race(3))
    assert saves.read_only
    assert list(tmp_path.iterdir()) == []


def test_a_second_game_does_not_get_the_lock(tmp_path: Path) -> None:
    first, second = SessionLock(tmp_path), SessionLock(tmp_path)
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    assert not second.after_crash
    second.release()


def test_a_lock_left_behind_tells_of_a_crash(tmp_path: Path) -> None:
    (tmp_path / "session.lock").write_text("", encoding="utf-8")
    lock = SessionLock(tmp_path)
    assert lock.acquire() and lock.after_crash
    lock.release()
    assert not (tmp_path / "session.lock").exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only systems with named pipes")
def test_a_pipe_in_place_of_the_save_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "race.jsonl")
    assert Saves(tmp_path, build).load_latest() is None
