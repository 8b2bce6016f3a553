"""A rules file is read as plain values that remember their line."""

from __future__ import annotations

import pytest

from camelup_desktop.engine.camelup.rulebook_file import (
    BadRulesFile,
    Entry,
    parse_rules,
    read_rules_file,
)

TEXT = """\
# a comment
track:
  spaces: 16
  names: [near, far]
tiles: [5, 3]
open: true
"""


@pytest.fixture
def file() -> Entry:
    return parse_rules(TEXT, "some.yaml")


def test_values_are_read_as_what_they_are(file: Entry) -> None:
    top = file.fields("track", "tiles", "open")
    track = top["track"].fields("spaces", "names")
    assert track["spaces"].number == 16
    assert [entry.text for entry in track["names"].items] == ["near", "far"]
    assert top["tiles"].numbers == (5, 3)
    assert top["open"].plain is True
    assert track["spaces"].plain == 16
    assert list(file.table) == ["track", "tiles", "open"]


def test_every_value_knows_its_line(file: Entry) -> None:
    top = file.table
    assert top["track"].table["spaces"].wrong("!").line == 3
    assert top["track"].table["names"].items[1].wrong("!").line == 4
    assert top["tiles"].items[0].wrong("!").line == 5
    assert str(top["open"].wrong("never")) == "some.yaml, line 6: never"


def test_a_value_of_another_kind_is_refused(file: Entry) -> None:
    top = file.table
    with pytest.raises(BadRulesFile, match="line 6: expected a whole number, found True"):
        _ = top["open"].number
    with pytest.raises(BadRulesFile, match="line 5: expected a text"):
        _ = top["tiles"].text
    with pytest.raises(BadRulesFile, match="line 5: expected a single value"):
        _ = top["tiles"].plain
    with pytest.raises(BadRulesFile, match="line 5: expected named entries"):
        _ = top["tiles"].table
    with pytest.raises(BadRulesFile, match="line 3: expected a list"):
        _ = top["track"].items
    with pytest.raises(BadRulesFile, match="line 4: expected a whole number, found 'near'"):
        _ = top["track"].table["names"].numbers


def test_exactly_the_named_fields_must_be_there(file: Entry) -> None:
    with pytest.raises(BadRulesFile, match="line 5: unknown entry 'tiles'"):
        file.fields("track", "open")
    with pytest.raises(BadRulesFile, match="line 2: 'legs' is missing"):
        file.fields("track", "tiles", "open", "legs")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the file is empty"),
        ("# only a comment\n", 1, "the file is empty"),
        ("a: 1\nb: [1, 2\n", 3, "expected ',' or ']'"),
        ("a: 1\n b: 2\n", 2, "mapping values are not allowed here"),
        ("a: 1\nb: 2\na: 3\n", 3, "'a' stands here twice"),
        ("a: {b: 1, b: 2}\n", 1, "'b' stands here twice"),
        ("a: 1\n---\nb: 2\n", 2, "but found another document"),
        ("a: *unknown\n", 1, "found undefined alias"),
        ("a: 1\n\tb: 2\n", 2, "found character"),
        ("a: 1\n# \x07\n", 2, "special characters are not allowed"),
        ("a: 1\nb: !camel 2\n", 2, "'2' cannot be read"),
        ("a: 1\nb: !!python/object:os.x 2\n", 2, "'2' cannot be read"),
        ("a: 1\nb: !!int two\n", 2, "'two' cannot be read"),
        ("a: 1\nb: 2001-99-99\n", 2, "'2001-99-99' cannot be read"),
        ("a: 1\n? [b, c]\n: 2\n", 2, "expected a single value"),
        ("a: &a [*a]\n", 1, "an entry holds itself"),
    ],
)
def test_what_is_not_a_rules_file_is_told_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRulesFile) as bad:
        parse_rules(text, "some.yaml")
    assert bad.value.line == line
    assert reason in bad.value.reason


def test_the_shipped_file_is_found_beside_the_rules() -> None:
    assert read_rules_file("camelup_desktop.engine.camelup").table["spaces"].number == 16
