"""Whatever is wrong with a file becomes one sentence, and nothing in a file can hurt."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.app.commands import input_file
from camelup_desktop.app.commands.input_file import BadInput, read_data, read_text


def written(folder: Path, content: str | bytes, name: str = "file.yaml") -> str:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(path)


def refusal(path: str) -> str:
    with pytest.raises(BadInput) as refused:
        read_data(path)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert len(sentence) < 200 + len(path)
    return sentence


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ('{"spaces": 16, "stacks": {"3": ["blue"]}}', {"spaces": 16, "stacks": {"3": ["blue"]}}),
        ("{spaces: 16, stacks: {3: [blue]}}", {"spaces": 16, "stacks": {3: ["blue"]}}),
        ("spaces: 16\nstacks:\n  3: [blue]\n", {"spaces": 16, "stacks": {3: ["blue"]}}),
        ("# a remark\n- [1, -2, +3, 0]\n", [[1, -2, 3, 0]]),
        ("[true, False, ~, null, ]", [True, False, None, None]),
        ("['3', \"4\", 5]", ["3", "4", 5]),
        ("[1.5, 2.0, 1e3, .5, 010, 0x1F, 1_000, yes]",
         [1.5, 2.0, "1e3", ".5", "010", "0x1F", "1_000", "yes"]),
        ("\ufeff{spaces: 20}", {"spaces": 20}),
        ("\ufeff[1]", [1]),
        ("{\t\"spaces\":\t16}", {"spaces": 16}),
        ("--- [1]\n...\n", [1]),
        ("plain words", "plain words"),
        ("a: &name b\n", {"a": "b"}),
    ],
)  # fmt: skip
def test_yaml_and_json(tmp_path: Path, text: str, data: Any) -> None:
    assert read_data(written(tmp_path, text)) == data


def test_whole_numbers_stay_whole(tmp_path: Path) -> None:
    for text in ("[1, true, 1.0]", "- 1\n- true\n- 1.0\n"):
        read = read_data(written(tmp_path, text))
        assert [type(value) for value in read] == [int, bool, float]


BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{name}: &{name} [*{below},*{below},*{below},*{below},*{below},*{below},*{below}]\n"
    for below, name in zip("abcdefghijk", "bcdefghijkl", strict=True)
)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "line 1: the file is empty"),
        ("\n\n# only a remark\n", "the file is empty"),
        ("a: 1\nb: 2\na: 3\n", "line 3: the entry 'a' stands twice"),
        ('{"a": 1, "a": 2}', "the entry 'a' stands twice"),
        ("stacks: {3: [blue], 3: [green]}", "line 1: the entry 3 stands twice"),
        ("[1]\n---\n[2]\n", "line 2: a second document begins"),
        (BOMB, "line 2: aliases"),
        ("a: &a [*a]", "line 1: aliases"),
        ("base: &b {x: 1}\nc:\n  <<: *b\n", "line 3: aliases"),
        ("a: !!python/object/apply:os.system [exit]", "line 1: tags"),
        ("a: !!int '3'", "line 1: tags"),
        ("!mine [1]", "line 1: tags"),
        ("a: !!binary aGFsbG8=", "line 1: tags"),
        ("? [1, 2]\n: 3\n", "the name of an entry"),
        ("{[1]: 2}", "the name of an entry"),
        ("a: [1\n", "line"),
        ("a:\n\t- 1\n", "line 2"),
        ("%YAML 9.9\n", "line"),
        ("*nobody", "line 1"),
        ("a: " + "9" * 20, "line 1: a number of 20 digits is too large"),
        ("a: " + "9" * 5000, "line 1: a number of 5000 digits is too large"),
        ('{"a": ' + "9" * 5000 + "}", "a number of 5000 digits is too large"),
        ('{"a": NaN}', "NaN is not a number that counts anything"),
        ('{"a": -Infinity}', "-Infinity is not a number"),
        ("[" * 50 + "]" * 50 + " #", "nested too deeply"),
        ("[" * 200_000 + "]" * 200_000, "nested too deeply"),
        ("[" * 200_000, "nested too deeply"),
        ("{a: " * 5000 + "1" + "}" * 5000, "nested too deeply"),
        ("- " * 500 + "1", "nested too deeply"),
        (b"\xff\xfe[\x001\x00]\x00", "not a text file"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00", "not a text file"),
        (b"\x1f\x8b\x08\x00", "not a text file"),
        ("a: \x07bell", "neither YAML nor JSON"),
        ("a\x00b", "neither YAML nor JSON"),
    ],
)  # fmt: skip
def test_what_is_refused(tmp_path: Path, content: str | bytes, reason: str) -> None:
    assert reason in refusal(written(tmp_path, content))


def test_a_json_file_is_told_what_is_wrong_in_json(tmp_path: Path) -> None:
    path = written(tmp_path, '{"a": 1,}', "position.JSON")
    assert "is not JSON" in refusal(path)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "cannot read" in refusal(str(tmp_path))
    assert "cannot read" in refusal(str(tmp_path / "nowhere"))
    assert "cannot read" in refusal("")
    assert "cannot read" in refusal("a\0b")
    assert "cannot read" in refusal("x" * 5000)[:5100]


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no endless file here")
def test_an_endless_file() -> None:
    assert "longer than" in refusal("/dev/zero")


def test_a_file_that_is_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(input_file, "MOST_BYTES", 10)
    assert read_text(written(tmp_path, "0123456789")) == "0123456789"
    with pytest.raises(BadInput, match="longer than"):
        read_text(written(tmp_path, "0123456789a"))


@given(st.one_of(st.binary(max_size=60), st.text(max_size=60)))
def test_anything_is_read_or_refused_in_one_sentence(content: str | bytes) -> None:
    encoded = content if isinstance(content, bytes) else content.encode(errors="surrogatepass")
    path = Path(os.environ["CAMELUP_HOME"]) / "anything"
    path.write_bytes(encoded)
    try:
        read_data(str(path))
    except BadInput as error:
        assert "\n" not in str(error)


yaml_words = st.sampled_from(
    ["a", "3", "[", "]", "{", "}", ":", ", ", "- ", "\n", " ", "&x ", "*x", "!t ", "'", '"', "#",
     "|", ">", "? ", "---", "...", "%", "~", "true", "1.5", "\t"]
)  # fmt: skip


@given(st.lists(yaml_words, max_size=25).map("".join))
def test_half_yaml_is_read_or_refused_in_one_sentence(text: str) -> None:
    path = Path(os.environ["CAMELUP_HOME"]) / "half"
    path.write_text(text, encoding="utf-8")
    try:
        read_data(str(path))
    except BadInput as error:
        assert "\n" not in str(error)
