"""Waiting in tests: for something that is so in the end, never for a time."""

import select
import time
from collections.abc import Callable

import pytest


def until(happened: Callable[[], bool], *, seconds: float = 60) -> None:
    """Look again and again until it has happened; fail when it has not in all that time."""
    deadline = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > deadline:
            pytest.fail(f"{happened} is not so after {seconds} s")
        select.select([], [], [], 0.005)  # let others work
