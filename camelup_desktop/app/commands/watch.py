"""A clock of CPU seconds that goes off if nobody looks at it for a while."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

Clock = Callable[[], float]


@contextmanager
def watched_clock(patience: float) -> Iterator[Clock]:
    """Yield a clock; after `patience` CPU seconds without a look at it TimeoutError is raised.

    So code that never pauses is stopped. Windows has no such alarm, nor has any thread but the
    main one: there the clock only tells the time.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield time.thread_time
        return

    def alarm(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"no pause for {patience:g} s")

    def look() -> float:
        signal.setitimer(signal.ITIMER_PROF, patience)
        return time.thread_time()

    before = signal.signal(signal.SIGPROF, alarm)
    try:
        yield look
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
