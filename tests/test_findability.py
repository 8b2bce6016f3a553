"""A paragraph of RULES.md leads to its code and its test, by its number alone (grep -rnw R41)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "camelup_desktop" / "engine"
SUPERCUP = ENGINE / "camelup" / "supercup"

PARAGRAPH = re.compile(r"^\*\*R(\d+)\*\* ?(.*)$", re.MULTILINE)
NUMBER = re.compile(r"\bR(\d+)[a-e]?\b")

PIECES_OF_SUPERCUP = 3
"""R3 lists what the expansion adds; its paragraphs say what that is for."""

MODULE_OF = {
    range(62, 79): ["long_track"],
    range(79, 87): ["photographer"],
    range(87, 94): ["position_bets"],
    range(94, 102): ["consortium"],
    range(102, 110): ["long_track", "photographer", "position_bets", "consortium"],
}
"""Paragraphs of Supercup and the modules without which they say nothing."""


def paragraphs() -> dict[int, str]:
    """Every numbered paragraph and its text."""
    text = (ROOT / "RULES.md").read_text(encoding="utf-8")
    return {int(number): words for number, words in PARAGRAPH.findall(text)}


def in_play(number: int, words: str) -> bool:
    """Whether a paragraph can be seen in play by what this program has."""
    if words.startswith("`COSMETIC`") or number == PIECES_OF_SUPERCUP:
        return False
    if not words.startswith("**Supercup**"):
        return True
    needed = next((modules for span, modules in MODULE_OF.items() if number in span), None)
    if needed is None:
        return any((SUPERCUP / f"{name}.py").exists() for [name, *_] in MODULE_OF.values())
    return all((SUPERCUP / f"{name}.py").exists() for name in needed)


def wanted() -> set[int]:
    return {number for number, words in paragraphs().items() if in_play(number, words)}


def numbers(words: str) -> set[int]:
    return {int(number) for number in NUMBER.findall(words)}


def docstrings(tree: ast.AST) -> Iterator[str]:
    """Docstrings of modules, classes and functions, and of what is assigned in between."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str() as words)):
                yield words


def rule_markers(tree: ast.AST) -> Iterator[str]:
    """What `pytest.mark.rule(...)` is given."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule"), args=args):
                for argument in args:
                    yield ast.literal_eval(argument)


@cache
def trees(folder: Path) -> list[ast.AST]:
    files = sorted(folder.rglob("*.py"))
    return [ast.parse(file.read_text(encoding="utf-8"), str(file)) for file in files]


def told_by_the_engine() -> set[int]:
    return {n for tree in trees(ENGINE) for words in docstrings(tree) for n in numbers(words)}


def told_by_tests() -> set[int]:
    tests = trees(ROOT / "tests")
    return {n for tree in tests for words in rule_markers(tree) for n in numbers(words)}


def test_the_paragraphs_are_numbered_without_a_gap() -> None:
    assert list(paragraphs()) == list(range(1, 110))


def test_each_paragraph_is_named_where_the_engine_does_it() -> None:
    assert sorted(wanted() - told_by_the_engine()) == []


def test_each_paragraph_is_named_by_a_test() -> None:
    assert sorted(wanted() - told_by_tests()) == []


def test_nobody_names_a_paragraph_that_is_not_there() -> None:
    assert told_by_the_engine() | told_by_tests() <= set(paragraphs())


def test_each_paragraph_says_where_it_comes_from() -> None:
    text = (ROOT / "RULES.md").read_text(encoding="utf-8")
    source = re.compile(
        r"\*\((?=.*(2014 rulebook|Supercup rulebook|our ruling|follows from)).*\)\*"
    )
    for number in paragraphs():
        own_words = text.split(f"**R{number}**")[1].split("\n**R")[0]
        assert len(source.findall(own_words)) == 1, number


def test_the_rules_speak_of_the_game_alone() -> None:
    text = (ROOT / "RULES.md").read_text(encoding="utf-8")
    assert not re.search(r"\bseeds?\b|\w\.(py|ya?ml|md|json)\b|```", text, re.IGNORECASE)
