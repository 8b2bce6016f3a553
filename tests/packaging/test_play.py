"""play.py: what it says when something is missing, and what the second start costs."""

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
NO_CHANGE: Mapping[str, str] = {}
NOWHERE = "http://127.0.0.1:9/simple"  # the discard port: refused at once, and never leaves home

GAME = """
import os, sys
print(sys.argv[1:], os.getcwd())
sys.exit(7)
"""
PYTEST = """
import os, sys
print(sys.argv[1:], os.getcwd(), os.environ["SDL_VIDEODRIVER"], os.environ["SDL_AUDIODRIVER"])
sys.exit(5)
"""
PROJECT = """
[project.optional-dependencies]
test = []
build = []
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with play.py and a game of three lines."""
    folder = tmp_path / "a checkout"
    (folder / "camelup_desktop").mkdir(parents=True)
    shutil.copy(ROOT / "play.py", folder)
    (folder / "camelup_desktop" / "__main__.py").write_text(GAME)
    (folder / "pyproject.toml").write_text(PROJECT)
    (folder / "requirements.lock").write_text("tiny==1.0\n")
    return folder


@pytest.fixture
def ready(checkout: Path) -> Path:
    """The same after a first start: an environment with a game and a pytest of three lines."""
    play = module(checkout)
    venv.create(play.VENV, with_pip=False)
    purelib = subprocess.check_output(
        [play.VENV_PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        text=True,
    )
    packages = Path(purelib.strip())
    (packages / "_checkout.pth").write_text(str(checkout))
    (packages / "pytest.py").write_text(PYTEST)
    play.stamp("home", play.home())
    play.stamp("game", (checkout / "requirements.lock").read_text())
    return checkout


def module(checkout: Path) -> ModuleType:
    """The checkout's own play.py, imported."""
    spec = importlib.util.spec_from_file_location("play", checkout / "play.py")
    assert spec and spec.loader
    play = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(play)
    return play


def start(
    checkout: Path, *words: str, before: str = "", environment: Mapping[str, str] = NO_CHANGE
) -> subprocess.CompletedProcess[str]:
    """`python3 play.py WORDS`, with `before` run first in the same interpreter."""
    script = str(checkout / "play.py")
    program = (
        f"import runpy, sys; sys.argv = {[script, *words]!r}; {before}\n"
        f"runpy.run_path({script!r}, run_name='__main__')"
    )
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        cwd=checkout.parent,
        env={**os.environ, **environment},
    )


def test_the_oldest_pythons_can_read_it() -> None:
    source = (ROOT / "play.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))
    newer_than_3_6 = r"^from __future__|\b(list|dict|tuple|set)\[\w+[,\]]|: \w+ \| \w+"
    annotations = [ast.unparse(a) for a in ast.walk(ast.parse(source)) if isinstance(a, ast.arg)]
    assert not [a for a in annotations if re.search(newer_than_3_6, a)]


def test_too_old_a_python_gets_one_sentence(checkout: Path) -> None:
    done = start(
        checkout, before="sys.version_info = (3, 8, 1, 'final', 0)", environment={"PATH": ""}
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "Camel Up Desktop needs Python 3.11 or newer, and this is Python 3.8:"
        " install one from https://www.python.org/downloads/ and start it again\n"
    )


@pytest.mark.skipif(os.name == "nt", reason="names of other Pythons are a Unix custom")
def test_too_old_a_python_names_a_newer_one_that_runs(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    for name, code in (("python3.14", 127), ("python3.12", 0)):  # the first is there, but broken
        program = tmp_path / "bin" / name
        program.write_text(f"#!/bin/sh\nexit {code}\n")
        program.chmod(0o755)
    done = start(
        checkout,
        before="sys.version_info = (3, 8, 1, 'final', 0)",
        environment={"PATH": str(tmp_path / "bin")},
    )
    assert done.stderr.endswith("you have a newer one, so run: python3.12 play.py\n")


def test_without_venv_and_pip_it_gives_the_command_that_helps(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = module(checkout)
    monkeypatch.setitem(sys.modules, "ensurepip", None)  # as on a Debian without python3-venv
    monkeypatch.setitem(sys.modules, "pip", None)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert play.main([]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("This Python cannot make an environment for the game: run: ")
    assert said.err.endswith(f"apt install -y python3.{sys.version_info[1]}-venv\n")


def test_with_pip_but_without_ensurepip_pip_makes_the_environment(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = module(checkout)
    commands: list[list[str]] = []
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    monkeypatch.setitem(sys.modules, "pip", ModuleType("pip"))
    sys.modules["pip"].__spec__ = importlib.util.spec_from_loader("pip", None)
    monkeypatch.setattr(play, "run", lambda command, failure: commands.append(command))
    play.make_venv()
    assert "--without-pip" in commands[0]
    assert commands[1][:6] == [sys.executable, "-I", "-m", "pip", "--python", play.VENV_PYTHON]
    assert commands[1][-1] == "pip"


def test_without_network_it_says_so_and_the_next_start_tries_again(checkout: Path) -> None:
    offline = {
        "PIP_INDEX_URL": NOWHERE,
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": "",
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_RETRIES": "0",
    }
    for _ in range(2):
        done = start(checkout, environment=offline)
        assert done.returncode == 1
        assert done.stderr == (
            "The libraries of the game could not be downloaded: connect this computer to the"
            " internet and run the same command again (later starts need no network).\n"
        )


def test_a_folder_that_cannot_be_written_is_named(checkout: Path) -> None:
    (checkout / ".venv-play").write_text("a file where the environment should go")
    done = start(checkout)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("The environment was not made: ")
    assert ".venv-play" in done.stderr


def test_words_go_to_the_game_and_its_exit_code_comes_back(ready: Path) -> None:
    done = start(ready, "odds", "my file.yaml")
    assert done.stdout == f"{['odds', 'my file.yaml']} {ready.parent}\n"
    assert done.stderr == ""
    assert done.returncode == 7


def test_test_runs_pytest_in_the_checkout_without_a_screen(ready: Path) -> None:
    module(ready).stamp("test", "\n".join([(ready / "requirements.lock").read_text()]))
    done = start(ready, "test", "-k", "mirage")
    assert done.stdout == f"{['-k', 'mirage']} {ready} dummy dummy\n"
    assert done.returncode == 5


def test_film_runs_the_film_tool(ready: Path) -> None:
    (ready / "tools").mkdir()
    (ready / "tools" / "film.py").write_text("import sys; print(sys.argv[1:]); sys.exit(3)")
    done = start(ready, "film", "--race", "sand", "my film.mp4")
    assert done.stdout == f"{['--race', 'sand', 'my film.mp4']}\n"
    assert done.returncode == 3


def test_slow_tests_need_the_build_tools_too(ready: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = module(ready)
    extras: list[str] = []
    monkeypatch.setattr(play, "ensure_extras", extras.extend)
    monkeypatch.setattr(play, "become", lambda arguments: 0)
    monkeypatch.chdir(ready)
    assert play.main(["test"]) == 0
    assert extras == ["test"]
    assert play.main(["test", "--slow"]) == 0
    assert extras == ["test", "test", "build"]


def test_the_second_start_imports_next_to_nothing(ready: Path) -> None:
    report = ["-X", "importtime"]
    idle = subprocess.run([sys.executable, *report, "-c", ""], capture_output=True, text=True)
    script = str(ready / "play.py")
    done = subprocess.run([sys.executable, *report, script], capture_output=True, text=True)
    assert done.returncode == 7
    assert imported(done.stderr) == imported(idle.stderr)


def imported(report: str) -> set[str]:
    return {line.rsplit("|", 1)[1].strip() for line in report.splitlines() if "|" in line}


@pytest.mark.parametrize("part", ["python", "stamp", "place"])
def test_a_broken_environment_is_made_again(
    ready: Path, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if part == "python":
        Path(module(ready).VENV_PYTHON).unlink()
    if part == "stamp":
        (ready / ".venv-play" / "home.stamp").write_text("Python 3.9")
    if part == "place":
        ready = ready.rename(ready.with_name("moved"))
    play = module(ready)
    steps: list[str] = []
    monkeypatch.setattr(play, "make_venv", lambda: steps.append("venv"))
    monkeypatch.setattr(play, "pip_install", lambda *arguments: steps.append(arguments[0]))
    play.ensure_game()
    assert steps[0] == "venv"


def test_a_new_lock_is_installed_into_the_same_environment(
    ready: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ready / "requirements.lock").write_text("tiny==1.1\n")
    play = module(ready)
    steps: list[tuple[str, ...]] = []
    monkeypatch.setattr(play, "pip_install", lambda *arguments: steps.append(arguments))
    play.ensure_game()
    play.ensure_game()
    assert steps == [("-r", play.LOCK), ("--no-deps", "-e", play.HERE)]
