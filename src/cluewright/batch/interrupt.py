"""Stopping cleanly: the first Ctrl-C, or a SIGTERM, is noted; the second Ctrl-C is obeyed at once."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class StopFlag:
    """Tell whether somebody asked us to stop."""

    def __init__(self) -> None:
        self.stopping = False

    def __call__(self) -> bool:
        """Return the answer."""
        return self.stopping

    def hear(self, number: int, frame: FrameType | None) -> None:
        """Note a signal."""
        if self.stopping and number == signal.SIGINT:
            raise KeyboardInterrupt
        self.stopping = True


@contextmanager
def stop_on_signals() -> Iterator[StopFlag]:
    """Note signals meanwhile instead of falling over them, so that nothing ends half way through a transaction."""
    flag = StopFlag()
    if threading.current_thread() is not threading.main_thread():  # only the main thread receives signals
        yield flag
        return
    before = {number: signal.signal(number, flag.hear) for number in _SIGNALS}
    try:
        yield flag
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
