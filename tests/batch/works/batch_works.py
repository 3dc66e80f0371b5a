"""Work that worker processes can import: well-behaved, slow, faulty and deadly."""

import os
import signal
from pathlib import Path
from threading import Event
from typing import Any

from cluewright.batch.executor import task_budget


def double(task: int) -> int:
    return 2 * task


def slow_double(task: int) -> int:
    sum(range(500_000))
    return 2 * task


def fail_on_three(task: int) -> int:
    if task == 3:
        raise ValueError("three is\nnot done")
    return task


def die_on_seven(task: int) -> int:
    """Kill the worker at task 7, every time."""
    if task == 7:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def die_once(task: tuple[str, int]) -> int:
    """Kill the worker at task 5, the first time only."""
    folder, number = task
    mark = Path(folder) / "died"
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def hang_on_two(task: int) -> int:
    """Do what no budget can stop at task 2."""
    if task == 2:
        Event().wait()
    return task


def swallow_memory(task: int) -> int:
    """Take 600 MB at task 4."""
    if task == 4:
        held = bytearray(600 * 1024 * 1024)
        held[::4096] = b"x" * len(held[::4096])
        Event().wait()
    return task


def unsendable(task: int) -> Any:
    return (lambda: task) if task == 1 else task


def pid(_: int) -> int:
    sum(range(250_000))  # so that no worker is quick enough to take everything
    return os.getpid()


def wait_for_budget(_: int) -> bool:
    budget = task_budget(None)
    while not budget.spent:
        pass
    return True
