"""No screen, no sound, nobody's own saves, and the same examples each run."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import hypothesis
import pytest

hypothesis.settings.register_profile("house", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    house = parser.getgroup("camel up")
    house.addoption("--slow", action="store_true", help="also run what is marked slow")
    house.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden games anew instead of comparing",
    )
    house.addoption(
        "--update-screenshots",
        action="store_true",
        help="write the pictures anew instead of comparing",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """The whole suite runs on all cores, file by file; tests that are named run in this process."""
    whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    option = config.option
    alone = option.usepdb or option.collectonly or hasattr(config, "workerinput")
    if whole and not alone and getattr(option, "numprocesses", 0) is None:
        option.numprocesses, option.dist = os.cpu_count(), "loadfile"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--slow"):
        return
    skip = pytest.mark.skip(reason="slow; run with --slow")
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(skip)


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def update_screenshots(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-screenshots"))


@pytest.fixture(scope="session", autouse=True)
def _no_players_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Saves, settings and logs of the tests never touch the player's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CAMELUP_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture
def camelup_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of its own for a test's saves, settings and logs."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("CAMELUP_HOME", str(home))
    return home
