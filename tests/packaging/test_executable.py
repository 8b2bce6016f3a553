"""The one-folder application: built from the spec, it plays a race and answers the commands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MEGABYTES = 110


def needs_shared_python() -> None:
    """Skip without Python's shared library, which the build copies; CI must not skip."""
    from PyInstaller.depend import bindepend

    try:
        bindepend.get_python_library_path()
    except bindepend.PythonLibraryNotFoundError:
        if os.environ.get("CI"):
            raise
        package = f"libpython3.{sys.version_info[1]}"
        pytest.skip(f"this Python has no shared library (Debian, Ubuntu: apt install {package})")


@pytest.fixture(scope="module")
def application(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built folder."""
    needs_shared_python()
    folder = tmp_path_factory.mktemp("application")
    places = ["--distpath", str(folder / "dist"), "--workpath", str(folder / "build")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places]
    subprocess.run([*command, str(ROOT / "pyinstaller.spec")], check=True, cwd=folder)
    return folder / "dist" / "camelup"


def run(application: Path, *words: str) -> subprocess.CompletedProcess[str]:
    program = "camelup-cli.exe" if os.name == "nt" else "camelup"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    return subprocess.run(
        [str(application / program), *words],
        capture_output=True,
        text=True,
        cwd=application.parent,
        env=environment,
    )


@pytest.mark.slow
def test_it_plays_a_whole_race_without_a_display(application: Path) -> None:
    done = run(application, "--selfcheck")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1


@pytest.mark.slow
def test_it_answers_the_commands(application: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.yaml"
    position.write_text("stacks: {3: [blue, white, green, orange, yellow]}\nrolls: [[blue, 2]]\n")
    done = run(application, "position", str(position))
    assert done.returncode == 0, done.stderr
    assert '"5"' in done.stdout
    wrong = run(application, "position", str(tmp_path / "nowhere.yaml"))
    assert wrong.returncode == 2
    assert wrong.stderr.count("\n") == 1


@pytest.mark.slow
def test_it_carries_nothing_needless(application: Path) -> None:
    files = [path for path in application.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < MEGABYTES * 1_000_000
    names = {path.name for path in files}
    assert not [name for name in names if name.startswith(("NotoSansJP", "NotoSansArabic"))]
    assert not {"numpy", "tkinter", "pytest"} & {path.name for path in application.rglob("*")}
