"""From the start of the process to the first picture, and to the title."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from camelup_desktop.app import main
from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.loop import Loop
from camelup_desktop.app.paths import UserFolders
from camelup_desktop.app.scenes.loading import LoadingScene


def measure() -> dict[str, float]:
    """CPU of this process, which must have done nothing else: Python itself, modules, pictures."""
    with tempfile.TemporaryDirectory(prefix="camelup-") as folder:
        place = Path(folder)
        services = main.open_services(UserFolders(place, place, place, place), hidden=True)
        loop = Loop(services, lambda: main.title(services), FixedClock())
        loop.stack.push(main.loading(services), loop.view)
        while not loop.draws:
            loop.frame()
        first = time.process_time()
        while isinstance(loop.stack.top, LoadingScene) or loop.stack.top.stale:
            loop.frame()
        title = time.process_time()
        services.audio.close()
        services.window.close()
    return {"start.first_frame_s": first, "start.title_s": title}
