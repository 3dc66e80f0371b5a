"""Keys pressed while something runs in the terminal, which is restored whatever happens."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

_NAMES = {
    b" ": "pause",
    b".": "step",
    b"\x1b[C": "step",
    b"\x1bOC": "step",
    b",": "back",
    b"\x1b[D": "back",
    b"\x1bOD": "back",
    b"+": "faster",
    b"=": "faster",
    b"-": "slower",
    b"_": "slower",
    b"r": "again",
    b"q": "quit",
    b"Q": "quit",
    b"\x1b": "quit",
    b"\x04": "quit",
}


class Keyboard(Protocol):
    """Tell what was pressed."""

    interactive: bool

    def wait(self, seconds: float | None) -> str:
        """Return the name of the next key, or an empty text if none comes in time; without a limit, wait for one."""


class Nobody:
    """Stand in where nobody can press a key."""

    interactive = False

    def wait(self, seconds: float | None) -> str:
        """Let the time pass."""
        import time

        time.sleep(seconds or 0)
        return ""


class _Terminal:
    interactive = True

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def wait(self, seconds: float | None) -> str:
        import select

        ready, _, _ = select.select([self._descriptor], [], [], seconds)
        if not ready:
            return ""
        pressed = os.read(self._descriptor, 32)
        if not pressed:  # the terminal is gone
            return "quit"
        return _NAMES.get(pressed) or _NAMES.get(pressed[:1], "other")


class _WindowsConsole:
    interactive = True

    def wait(self, seconds: float | None) -> str:
        import msvcrt
        import time

        end = None if seconds is None else time.monotonic() + seconds
        while not msvcrt.kbhit():  # type: ignore[attr-defined]
            if end is not None and time.monotonic() >= end:
                return ""
            time.sleep(0.02)
        pressed = msvcrt.getch()  # type: ignore[attr-defined]
        if pressed in (b"\xe0", b"\0"):
            return {b"M": "step", b"K": "back"}.get(msvcrt.getch(), "other")  # type: ignore[attr-defined]
        if pressed == b"\x03":
            raise KeyboardInterrupt
        return _NAMES.get(pressed, "other")


@contextmanager
def keyboard() -> Iterator[Keyboard]:
    """Read single keys from standard input, where that is a terminal, and put it back as it was at the end."""
    if not sys.stdin.isatty():
        yield Nobody()
        return
    if os.name == "nt":
        yield _WindowsConsole()
        return
    import termios
    import tty

    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor)
        yield _Terminal(descriptor)
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


@contextmanager
def own_screen() -> Iterator[None]:
    """Draw on a screen of our own without a cursor; what was there before comes back at the end."""
    write, flush = sys.stdout.write, sys.stdout.flush
    try:
        write("\x1b[?1049h\x1b[?25l\x1b[2J")
        flush()
        yield
    finally:
        write("\x1b[0m\x1b[?25h\x1b[?1049l")
        flush()
