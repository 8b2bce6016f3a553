"""A fifth module takes only new files and a line in one list: the whole house then plays it.

The files are in the folder sandstorm. Whoever reads the list does so when it is imported, so that
the checks have a process of their own in which the line is there from the beginning.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def run(*more: str) -> str:
    """What pytest says of the checks, with the module on the list."""
    checks = ROOT / "tests" / "sandstorm" / "checks.py"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.sandstorm.on_the_list", *more]
    told = subprocess.run([*command, str(checks)], cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


def test_a_fifth_module_is_played_by_the_whole_house() -> None:
    assert " passed" in run()


@pytest.mark.slow
def test_a_fifth_module_is_played_by_all_levels_and_with_all_modules() -> None:
    assert " passed" in run("--slow", "-m", "slow")
