"""When something breaks: what is written, what is said, and what never is."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from camelup_desktop.app import crash, folders, main
from camelup_desktop.app.services import Services

NOW = datetime(2024, 5, 17, 19, 42, 30)


@dataclass
class DieRolled:
    camel: str
    pips: int


def broken() -> Exception:
    try:
        raise ZeroDivisionError("by nothing")
    except ZeroDivisionError as error:
        return error


def test_a_report_tells_error_version_events_and_the_record_s_path(tmp_path: Path) -> None:
    recent = crash.RecentEvents()
    for pips in range(60):
        recent.hear(DieRolled("blue", pips))
    text = crash.report(broken(), recent, tmp_path / "race.jsonl", NOW)
    assert "ZeroDivisionError: by nothing" in text
    assert "pygame-ce" in text and "Camel Up Desktop" in text
    assert str(tmp_path / "race.jsonl") in text
    assert "pips=59" in text and "pips=10)" in text and "pips=9)" not in text


def test_a_report_is_written_beside_the_log(tmp_path: Path) -> None:
    path = crash.write_report(tmp_path / "log", "text", NOW)
    assert path is not None and path.read_text("utf-8") == "text"


def test_a_log_folder_that_cannot_be_written_is_no_second_crash(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert crash.write_report(blocked / "log", "text", NOW) is None
    with crash.log_to(blocked / "log"):
        logging.getLogger("camelup_desktop.app").warning("nowhere to go")


def test_the_log_is_written_and_closed(tmp_path: Path) -> None:
    with crash.log_to(tmp_path / "log"):
        logging.getLogger("camelup_desktop.app").warning("a word")
    assert "a word" in (tmp_path / "log" / crash.LOG_NAME).read_text("utf-8")
    logging.getLogger("camelup_desktop.app").warning("another")
    assert "another" not in (tmp_path / "log" / crash.LOG_NAME).read_text("utf-8")


def test_the_player_is_told_where_the_report_is(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    opened: list[Path] = []

    def box(title: str, message: str, **more: Any) -> int:
        said.append(message)
        return 1

    monkeypatch.setattr(pygame.display, "message_box", box)
    monkeypatch.setattr(crash, "open_folder", opened.append)
    crash.tell(services.strings, tmp_path / "crash.txt", saved=True)
    assert str(tmp_path / "crash.txt") in said[0] and "Continue" in said[0]
    assert opened == [tmp_path]


def test_without_a_message_box_the_log_has_the_sentence(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_box(*values: Any, **more: Any) -> int:
        raise pygame.error("no video")

    monkeypatch.setattr(pygame.display, "message_box", no_box)
    crash.tell(services.strings, None, saved=False)
    assert any("went wrong" in record.getMessage() for record in caplog.records)


def test_a_crash_in_the_loop_writes_a_report_and_returns_1(
    camelup_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def falls(*values: Any, **more: Any) -> None:
        raise ZeroDivisionError("in a frame")

    monkeypatch.setattr(main, "RealClock", falls)
    monkeypatch.setattr(main.Window, "open", _hidden(main.Window.open))
    monkeypatch.setattr(crash, "tell", lambda *values: None)
    monkeypatch.setattr(crash, "watch_threads", lambda handle: None)
    assert main.run() == 1
    reports = list((camelup_home / "log").glob("crash *.txt"))
    assert len(reports) == 1 and "in a frame" in reports[0].read_text("utf-8")
    assert (camelup_home / "data" / "session.lock").exists()  # the next start can say so


def test_without_a_display_one_sentence_says_so(
    camelup_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.run() == 1
    said = capsys.readouterr().err.strip()
    assert said.startswith("No display was found") and "\n" not in said


def test_a_folder_is_opened_with_the_system_s_own_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(folders.sys, "platform", "linux")
    monkeypatch.setattr(folders.subprocess, "Popen", lambda words, **more: started.append(words))
    assert folders.open_folder(tmp_path / "new")
    assert started == [["xdg-open", str(tmp_path / "new")]]


def test_no_program_to_open_folders_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(words: list[str], **more: Any) -> None:
        raise FileNotFoundError(words[0])

    monkeypatch.setattr(folders.sys, "platform", "linux")
    monkeypatch.setattr(folders.subprocess, "Popen", missing)
    assert not folders.open_folder(tmp_path)


def _hidden(real: Any) -> Any:
    def opened(title: str, size: Any, *, hidden: bool = False) -> Any:
        return real(title, size, hidden=True)

    return opened
