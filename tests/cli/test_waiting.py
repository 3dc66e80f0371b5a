"""The sign of life: on a terminal, after a while, and gone in the end."""

import io
import sys
import threading

import pytest

from cluewright.cli import waiting
from cluewright.cli.options import COMMON
from cluewright.core.budget import Budget


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def on_terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Put a terminal in the place of standard error; in the test itself, for pytest's own capture begins anew there."""
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    COMMON.reset()
    return screen


def test_long_work_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_terminal(monkeypatch)
    monkeypatch.setattr(waiting, "PATIENCE", 0.0)
    budget = Budget()
    shown = threading.Event()
    write = terminal.write

    def watch(text: str) -> int:
        if "solving" in text:
            shown.set()
        return write(text)

    monkeypatch.setattr(terminal, "write", watch)
    with waiting.show_waiting(budget):
        budget.report(0.5, "solving")
        assert shown.wait(20)


def test_quick_work_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_terminal(monkeypatch)
    with waiting.show_waiting(Budget()):
        pass
    assert "working" not in terminal.getvalue()


def test_nothing_is_shown_to_programs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.0)
    budget = Budget()
    with waiting.show_waiting(budget):
        budget.report(None, "solving")
    assert budget.progress is None
    assert capsys.readouterr().err == ""
