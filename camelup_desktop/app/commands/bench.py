"""Measure the speed of the game on this machine, in CPU time without a display."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import camelup_desktop
from camelup_desktop.app.measures import groups


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's own arguments."""
    parser.add_argument("--json", action="store_true", help="print one JSON object, name to value")
    parser.add_argument("--only", choices=groups(), metavar="GROUP", help=", ".join(groups()))


def run(arguments: argparse.Namespace) -> int:
    """Measure and print; returns the exit code."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    figures: dict[str, float] = {}
    if arguments.only:
        figures.update(groups()[arguments.only]())
    else:
        for group in groups():
            if not arguments.json:
                print(f"measuring {group} ...", file=sys.stderr, flush=True)
            try:
                figures.update(_in_fresh_process(group))
            except subprocess.CalledProcessError as error:
                print(
                    f"measuring {group} broke off (exit code {error.returncode})", file=sys.stderr
                )
                return 1
    print(json.dumps(figures) if arguments.json else _table(figures))
    return 0


def _in_fresh_process(group: str) -> dict[str, float]:
    """The figures of one group, measured by a child that has done nothing else yet."""
    frozen = getattr(sys, "frozen", False)
    start = [sys.executable] if frozen else [sys.executable, "-P", "-m", "camelup_desktop"]
    here = str(Path(camelup_desktop.__file__).parents[1])
    path = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [*start, "bench", "--json", "--only", group],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def _table(figures: Mapping[str, float]) -> str:
    width = max(map(len, figures))
    return "\n".join(f"{name:<{width}}  {value:>10.2f}" for name, value in figures.items())
