"""The command line: who runs, what wrong words get, and what is not even loaded."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from camelup_desktop import __main__, __version__
from camelup_desktop.app import commands

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["race"],
            "there is no command 'race', only transcript, review, position, odds, arena, bench",
        ),
        (["--fullscreen"], "unrecognized arguments: --fullscreen"),
        (["position"], "the following arguments are required: FILE"),
        (["odds", "--depth", "x.yaml"], "unrecognized arguments: --depth"),
        (["--selfcheck", "--seats", "many"], "--seats"),
        (["--selfcheck", "--seats", "²"], "can play, not '²'"),
        (["--selfcheck", "--size", "99999x99999"], "1024x576 to 7680x4320, not '99999x99999'"),
    ],
)
def test_wrong_words_get_one_sentence_and_exit_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        commands.main(words)
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert sentence in said.err


@pytest.mark.parametrize("words", [[], *([name] for name in commands.COMMANDS), ["--selfcheck"]])
def test_everything_has_a_help_page(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        commands.main([*words, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: camelup {' '.join(words)}".rstrip())


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        commands.main(["--version"])
    assert capsys.readouterr().out == f"Camel Up Desktop {__version__}\n"


@pytest.mark.parametrize("name", ["transcript", "position", "odds"])
def test_text_commands_load_no_pygame(name: str, tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from camelup_desktop.app import commands\n"
        f"code = commands.main([{name!r}, {str(tmp_path / 'nowhere')!r}])\n"
        "print(code, sorted(m for m in sys.modules if m.startswith(('pygame', 'i18n'))))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert done.stdout == "2 []\n"
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="a closed pipe is another error there")
def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    position = tmp_path / "positions.yaml"
    one = "- {stacks: {3: [blue, white, green, orange, yellow]}, rolls: [[blue, 2]]}\n"
    position.write_text(one * 400)
    command = [sys.executable, "-m", "camelup_desktop", "position", str(position)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        assert process.stdout and process.stderr
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("platform", "expected"),
    [
        ("linux", {"SDL_FRAMEBUFFER_ACCELERATION"}),
        ("win32", {"SDL_WINDOWS_DPI_AWARENESS"}),
        ("darwin", set()),
    ],
)
def test_sdl_is_told_before_it_loads(platform: str, expected: set[str]) -> None:
    environ: dict[str, str] = {}
    __main__.prepare_environment(environ, platform)
    assert set(environ) == expected | {
        "PYGAME_HIDE_SUPPORT_PROMPT",
        "SDL_VIDEO_X11_WMCLASS",
        "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS",
    }


def test_the_players_own_environment_stays() -> None:
    environ = {"SDL_FRAMEBUFFER_ACCELERATION": "1"}
    __main__.prepare_environment(environ, "linux")
    assert environ["SDL_FRAMEBUFFER_ACCELERATION"] == "1"


def test_starting_loads_no_pygame_before_sdl_is_told() -> None:
    program = "import sys, camelup_desktop.__main__; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert done.stdout == "False\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only systems with a full device")
def test_a_full_disk_behind_the_output_is_one_sentence() -> None:
    race = Path(__file__).parents[1] / "golden" / "two_seats.jsonl"
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "camelup_desktop", "transcript", str(race)],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("camelup: the output cannot be written")
    assert done.stderr.count("\n") == 1
