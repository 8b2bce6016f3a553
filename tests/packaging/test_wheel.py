"""`pip install .`: the wheel brings all that the game reads, and runs outside the checkout."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--wheel-dir", str(folder), str(ROOT)], check=True)
    (path,) = folder.glob("camelup_desktop-*.whl")
    return path


def in_checkout(folder: str) -> set[str]:
    """The files of a folder, without what Python and the linters leave behind."""
    paths = (path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file())
    return {
        path.as_posix()
        for path in paths
        if not any(part == "__pycache__" or part.startswith(".") for part in path.parts)
    }


@pytest.mark.slow
def test_every_file_that_the_game_reads_is_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assets = {f"camelup_desktop/{name}" for name in in_checkout("assets")}
    assets -= {name for name in assets if name.startswith("camelup_desktop/assets/icons/icon.")}
    package = {name for name in in_checkout("camelup_desktop") if not name.endswith("ruff.toml")}
    assert "camelup_desktop/engine/camelup/rules.yaml" in package
    assert names == assets | package


@pytest.mark.slow
def test_the_installed_game_passes_its_selfcheck(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    programs = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet"]
    subprocess.run([*pip, "-r", str(ROOT / "requirements.lock"), str(wheel)], check=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    done = subprocess.run(
        [str(programs / "camelup"), "--selfcheck"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1
    assert (programs / ("camelup-desktop.exe" if os.name == "nt" else "camelup-desktop")).exists()
