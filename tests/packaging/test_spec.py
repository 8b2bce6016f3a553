"""pyinstaller.spec on each system: all that it names exists, and nothing needless goes in."""

import importlib.util
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Build:
    """Stands in for PyInstaller and keeps what the spec asks of it."""

    def __init__(self, tmp_path: Path) -> None:
        self.analysis: dict[str, Any] = {}
        self.programs: list[dict[str, Any]] = []
        self.bundle: dict[str, Any] = {}
        self.folder = tmp_path / "dist" / "camelup"
        self.kept: list[tuple[str, str, str]] = []
        self._names = {
            "SPECPATH": str(ROOT),
            "workpath": str(tmp_path / "build"),
            "Analysis": self._analyse,
            "PYZ": lambda pure: pure,
            "EXE": lambda *_, **wish: self.programs.append(wish),
            "COLLECT": self._collect,
            "BUNDLE": lambda *_, **wish: self.bundle.update(wish),
        }

    def run(self) -> None:
        source = (ROOT / "pyinstaller.spec").read_text(encoding="utf-8")
        exec(compile(source, "pyinstaller.spec", "exec"), self._names)

    def _analyse(self, scripts: list[str], **wish: Any) -> SimpleNamespace:
        self.analysis = {"scripts": scripts, **wish}
        found = [
            ("pygame_gui/data/NotoSans-Regular.ttf", "", "DATA"),
            ("pygame_gui\\data\\NotoSansJP-Regular.otf", "", "DATA"),
            ("camelup_desktop/assets/fonts/NotoSansJP.ttf", "", "DATA"),
            ("camelup_desktop\\assets\\icons\\icon.icns", "", "DATA"),
            ("camelup_desktop/assets/icons/icon_256.png", "", "DATA"),
        ]
        return SimpleNamespace(datas=found, pure=[], scripts=scripts, binaries=[])

    def _collect(self, *parts: Any, **_: Any) -> SimpleNamespace:
        self.kept = parts[-1]
        self.folder.mkdir(parents=True)
        return SimpleNamespace(name=str(self.folder))


@pytest.fixture(params=["linux", "win32", "darwin"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "platform", request.param)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return str(request.param)


@pytest.fixture
def build(system: str, tmp_path: Path) -> Build:
    build = Build(tmp_path)
    build.run()
    return build


def test_all_that_it_names_exists(build: Build) -> None:
    files = build.analysis["scripts"] + [source for source, _ in build.analysis["datas"]]
    missing = [name for name in files if not (ROOT / name).exists()]
    assert not missing
    modules = build.analysis["hiddenimports"]
    assert [name for name in modules if not importlib.util.find_spec(name)] == []


def test_every_data_file_of_the_package_goes_in(build: Build) -> None:
    code = (".py", ".pyc", ".toml")
    files = [
        path
        for path in (ROOT / "camelup_desktop").rglob("*.*")
        if path.is_file() and path.suffix not in code and ".ruff_cache" not in path.parts
    ]
    placed: dict[Path, str] = {}
    for source, target in build.analysis["datas"]:
        for path in files:
            if path.is_relative_to(ROOT / source):
                placed[path] = (Path(target) / path.relative_to(ROOT / source).parent).as_posix()
    assert files
    assert placed == {path: path.parent.relative_to(ROOT).as_posix() for path in files}


def test_assets_go_where_the_wheel_has_them(build: Build) -> None:
    assert ("assets", "camelup_desktop/assets") in build.analysis["datas"]


def test_what_the_game_does_not_read_stays_out(
    build: Build,
) -> None:
    assert [name for name, *_ in build.kept] == [
        "pygame_gui/data/NotoSans-Regular.ttf",
        "camelup_desktop/assets/fonts/NotoSansJP.ttf",
        "camelup_desktop/assets/icons/icon_256.png",
    ]


def test_each_system_gets_its_own_programs_and_icons(build: Build, system: str) -> None:
    names = {program["name"]: program["console"] for program in build.programs}
    copied = {path.name for path in build.folder.iterdir()}
    if system == "win32":
        assert names == {"camelup": False, "camelup-cli": True}
        for program in build.programs:
            assert Path(program["icon"]).read_bytes()[:4] == b"\0\0\1\0"
            assert program["name"] in Path(program["version"]).read_text(encoding="utf-8")
    else:
        assert names == {"camelup": False}
    if system == "darwin":
        assert Path(build.bundle["icon"]).read_bytes()[:4] == b"icns"
        assert build.bundle["info_plist"]["NSHighResolutionCapable"] is True
    assert copied == ({"camelup.desktop", "camelup.png"} if system == "linux" else set())


def test_the_files_of_modules_that_are_found_by_name_go_in(build: Build) -> None:
    named = build.analysis["hiddenimports"]
    files = [name for name in named if name.startswith("camelup_desktop.")]
    assert len(files) == 8
    assert all(importlib.util.find_spec(name) for name in files)
