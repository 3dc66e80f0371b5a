"""Signals while a batch runs."""

import os
import signal
import threading

import pytest

from cluewright.batch.interrupt import stop_on_signals
from cluewright.batch.memory import held_by, usual_limit


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_first_signal_is_noted_and_the_handlers_come_back(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with stop_on_signals() as stop:
        assert not stop()
        os.kill(os.getpid(), number)
        assert stop()
    assert signal.getsignal(number) is before


def test_the_second_ctrl_c_is_obeyed_at_once() -> None:
    with stop_on_signals() as stop:
        os.kill(os.getpid(), signal.SIGINT)
        assert stop()
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)


def test_other_threads_leave_signals_alone() -> None:
    before = signal.getsignal(signal.SIGINT)
    seen = []

    def elsewhere() -> None:
        with stop_on_signals() as stop:
            seen.append((stop(), signal.getsignal(signal.SIGINT)))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert seen == [(False, before)]


def test_the_memory_of_workers_together_leaves_some_free() -> None:
    one, eight = usual_limit(1), usual_limit(8)

    assert one is None or eight is None or 128 <= eight <= one
    assert held_by(2**22 + 1) is None
    held = held_by(os.getpid())
    assert held is None or held > 10
