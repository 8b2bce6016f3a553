"""The catalogue: plurals, missing texts, and what the file may not hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from camelup_desktop.app.strings import Strings
from camelup_desktop.app.yaml_file import BadFile


def catalogue(folder: Path, text: str) -> Strings:
    (folder / "en.yaml").write_text(text, encoding="utf-8")
    return Strings.load(folder)


def test_texts_are_asked_by_dotted_key_and_filled_in(tmp_path: Path) -> None:
    strings = catalogue(tmp_path, 'a: {b: "Hello {name}"}')
    assert strings.t("a.b", name="Amira") == "Hello Amira"


def test_plurals_choose_by_n(tmp_path: Path) -> None:
    strings = catalogue(tmp_path, 'coins: {one: "{n} coin", other: "{n} coins"}')
    assert [strings.t("coins", n=n) for n in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]


def test_a_missing_text_is_its_key_in_brackets(tmp_path: Path) -> None:
    assert catalogue(tmp_path, 'a: "b"').t("nothing.here") == "[nothing.here]"


def test_a_missing_value_is_no_crash(tmp_path: Path) -> None:
    assert catalogue(tmp_path, 'a: "{name}"').t("a", other=1) == "[a]"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('a: "x"\nb: "y"\na: "z"', 3, "stands twice"),
        ("a:\n  b: 5", 2, "must be text"),
        ('a:\n  on: "x"', 2, "in quotes"),
        ('a: {one: "x"}', 1, "one and other"),
        ("- a", 1, "mapping"),
        ('a: "x\nb: y', 2, "end of stream"),
    ],
)
def test_a_wrong_file_gives_line_and_reason(
    tmp_path: Path, text: str, line: int, reason: str
) -> None:
    with pytest.raises(BadFile, match=reason) as caught:
        catalogue(tmp_path, text)
    assert f"en.yaml, line {line}" in str(caught.value)


def test_more_files_lie_in_the_folder_of_the_language(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "wind.yaml").write_text('a: {wind: "blows"}', encoding="utf-8")
    strings = catalogue(tmp_path, 'a: {sand: "flies"}')
    assert (strings.t("a.sand"), strings.t("a.wind")) == ("flies", "blows")
    (tmp_path / "en" / "wind.yaml").write_text('a:\n  sand: "sits"', encoding="utf-8")
    with pytest.raises(BadFile, match=r"wind\.yaml, line 2: .* in another file already"):
        Strings.load(tmp_path)
