"""The engine is pure: no window, no clock, no dice of its own, nothing remembered."""

from __future__ import annotations

import ast
import copy
import importlib
import inspect
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

import pytest

from camelup_desktop import engine
from camelup_desktop.engine.camelup import camel_up
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table.record import Header, dumps, loads
from tests.strategies import played

ROOT = Path(engine.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))
MODULES = ["camelup_desktop.engine"] + [
    module.name for module in pkgutil.walk_packages(engine.__path__, "camelup_desktop.engine.")
]

NEVER = {"datetime", "pygame", "pygame_gui", "pickle", "secrets", "socket", "threading", "time"}
OUTSIDE = {"camelup_desktop.app", "camelup_desktop.ai"}


def in_a_fresh_python(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=ROOT.parents[1],
        check=True,
    )
    return done.stdout.strip()


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{alias.name}" for alias in names)


def names_called(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_file_of_the_engine_imports_no_window_no_clock_and_no_dice(file: Path) -> None:
    found = {name for name in imports(file) if name.split(".")[0] in NEVER}
    assert not found
    assert not {name for name in imports(file) for outside in OUTSIDE if name.startswith(outside)}
    throws = "random" in {name.split(".")[0] for name in imports(file)}
    assert throws == (file == ROOT / "table" / "dice.py")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_file_of_the_engine_runs_no_text_and_prints_nothing(file: Path) -> None:
    assert not {"eval", "exec", "compile", "print", "input", "open", "__import__"} & set(
        names_called(file)
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_function_of_the_engine_writes_a_global(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Global)]


def test_importing_the_engine_loads_no_window() -> None:
    code = f"""
import importlib, sys
for name in {MODULES!r}:
    importlib.import_module(name)
print(sorted({{name.split(".")[0] for name in sys.modules}} & {{"pygame", "pygame_gui", "numpy"}}))
print(sorted(name for name in sys.modules if name.startswith({tuple(OUTSIDE)!r})))
"""
    assert in_a_fresh_python(code).splitlines() == ["[]", "[]"]


def test_importing_the_engine_reads_no_file_of_its_own() -> None:
    code = """
import importlib, sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
import camelup_desktop.engine.games
from camelup_desktop.engine.camelup.rules import options, printed_rules
assert printed_rules.cache_info().currsize == options.cache_info().currsize == 0
print([name for name in opened if name.endswith((".yaml", ".json", ".jsonl"))])
"""
    assert in_a_fresh_python(code) == "[]"


@pytest.mark.parametrize("name", MODULES)
def test_what_is_built_of_fields_can_never_be_changed(name: str) -> None:
    for value in vars(importlib.import_module(name)).values():
        if inspect.isclass(value) and is_dataclass(value):
            assert cast(Any, value).__dataclass_params__.frozen, value
            assert "__slots__" in vars(value), value


# Nothing is remembered from one game to the next.


def remembered(module: ModuleType) -> dict[str, Any]:
    """Every value a module, its classes and its functions keep, without what is a cache."""
    kept: dict[str, Any] = {}
    for name, value in vars(module).items():
        if name.startswith("__") or isinstance(value, ModuleType) or hasattr(value, "cache_info"):
            continue
        if inspect.isclass(value) and value.__module__ == module.__name__:
            for key, inner in vars(value).items():
                if not key.startswith("__") and not callable(inner):
                    kept[f"{name}.{key}"] = frozen(inner)
        elif isinstance(value, FunctionType):
            kept[name] = (id(value), frozen(value.__defaults__), frozen(value.__dict__))
        else:
            kept[name] = frozen(value)
    return kept


def frozen(value: Any) -> Any:
    """A value that shows whether `value` changes later: a copy of what can, else its identity."""
    if isinstance(value, dict | list | set | bytearray):
        return copy.deepcopy(value) if not has_objects(value) else (id(value), repr(value))
    return (id(value), repr(value))


def has_objects(value: Any) -> bool:
    inner = value.values() if isinstance(value, dict) else value
    return any(type(item) not in (int, str, bool, float, type(None)) for item in inner)


def snapshot() -> dict[str, dict[str, Any]]:
    return {name: remembered(importlib.import_module(name)) for name in MODULES}


def test_the_engine_remembers_nothing_after_a_game() -> None:
    before = snapshot()
    chosen = {"setupStacking": "starterChooses", "finalClamp": "net"}
    match = played(camel_up(4, options=chosen), "purity")
    assert match.over
    header = Header("camelup", "2014-1", ("a", "b", "c", "d"), options=chosen)
    loads(dumps(header, match.actions), build)
    for seat in (None, *range(4)):
        match.view(seat)
    after = snapshot()
    for name in MODULES:
        assert after[name] == before[name], name


def test_what_is_remembered_would_be_seen() -> None:
    module = ModuleType("a_module")
    vars(module).update(LIST=[1], TABLE={"a": [1]}, WORD="a")
    for change in (
        lambda: vars(module)["LIST"].append(2),
        lambda: vars(module)["TABLE"]["a"].append(2),
        lambda: setattr(module, "WORD", "b"),
    ):
        before = remembered(module)
        change()
        assert remembered(module) != before


def test_two_games_at_once_do_not_disturb_each_other() -> None:
    alone = played(camel_up(3), "alone")
    game = camel_up(3)
    first, second = played(game, "alone", most=40), played(game, "another")
    for _, action in alone.actions[len(first) :]:
        first.play(action)
    assert first.events == alone.events
    assert second.events == played(camel_up(3), "another").events
