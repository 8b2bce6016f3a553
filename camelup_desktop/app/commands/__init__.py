"""The command line: the game itself, and its companions for odd cases and bug reports."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn, Protocol

from camelup_desktop import __version__

COMMANDS = {
    "transcript": "print a recorded race as readable text",
    "review": "look back at a recorded race: luck, skill, every decision",
    "position": "apply rolls to a position and print what happens, as JSON",
    "odds": "print the odds of leg and race from a position, as JSON",
    "arena": "let computer opponents play against each other and count who wins",
    "bench": "measure the speed of the game on this machine",
}
SELFCHECK = "--selfcheck"


class Command(Protocol):
    """What a module in this folder offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's own arguments."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; returns the exit code."""


class OneSentenceParser(argparse.ArgumentParser):
    """Answers wrong arguments with one sentence instead of a page (exit code 2)."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is; never returns."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the game or one command; returns the exit code (2 for wrong input)."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _dispatch(words)
        if sys.stdout is not None:  # a windowed build on Windows has none
            sys.stdout.flush()
    except BrokenPipeError:  # the reader (head, less) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if error.filename is not None:  # not the output but some file: no case for this sentence
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"camelup: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return code


def _dispatch(words: list[str]) -> int:
    if SELFCHECK in words:
        words.remove(SELFCHECK)
        return _run_command("selfcheck", f"camelup {SELFCHECK}", words)
    if words and words[0] in COMMANDS:
        return _run_command(words[0], f"camelup {words[0]}", words[1:])
    parser = _game_parser()
    if words and not words[0].startswith("-"):
        parser.error(f"there is no command '{words[0]}', only {', '.join(COMMANDS)}")
    parser.parse_args(words)
    from camelup_desktop.app import main as game

    return game.run()


def _game_parser() -> OneSentenceParser:
    commands = "\n".join(f"  {name:<12}{purpose}" for name, purpose in COMMANDS.items())
    parser = OneSentenceParser(
        prog="camelup",
        usage=f"camelup [COMMAND ... | {SELFCHECK} ...]",
        description="Without a command, the game opens its window.",
        epilog=f"commands (each has a --help of its own, as has {SELFCHECK}):\n{commands}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Camel Up Desktop {__version__}")
    parser.add_argument(
        SELFCHECK,
        action="store_true",
        help="play a whole race of computer opponents without a display",
    )
    return parser


def _run_command(name: str, prog: str, words: Sequence[str]) -> int:
    command = _module(name)
    parser = OneSentenceParser(prog=prog, allow_abbrev=False, description=command.__doc__)
    command.add_arguments(parser)
    return command.run(parser.parse_args(words))


def _module(name: str) -> Command:
    """Imported one by one: help and the text commands must not load pygame."""
    if name == "transcript":
        from camelup_desktop.app.commands import transcript

        return transcript
    if name == "review":
        from camelup_desktop.app.commands import review

        return review
    if name == "position":
        from camelup_desktop.app.commands import position

        return position
    if name == "odds":
        from camelup_desktop.app.commands import odds

        return odds
    if name == "arena":
        from camelup_desktop.app.commands import arena

        return arena
    if name == "bench":
        from camelup_desktop.app.commands import bench

        return bench
    from camelup_desktop.app.commands import selfcheck

    return selfcheck
