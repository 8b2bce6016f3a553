"""Start of everything: the game and its commands. Sets what SDL must know before pygame loads."""

import os
import sys
from collections.abc import MutableMapping


def prepare_environment(environ: MutableMapping[str, str], platform: str) -> None:
    """Tell SDL what it reads only once, before `import pygame`; the player's own values stay."""
    environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    environ.setdefault("SDL_VIDEO_X11_WMCLASS", "camelup")
    environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    if platform.startswith("linux"):  # without a graphics chip, flips are 15 times cheaper so
        environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if platform == "win32":  # or Windows enlarges the picture and blurs it
        environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def main() -> int:
    """Run what the command line asks for; returns the exit code."""
    prepare_environment(os.environ, sys.platform)
    from camelup_desktop.app import commands

    return commands.main()


if __name__ == "__main__":
    sys.exit(main())
