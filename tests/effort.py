"""How much the tests try. `make test` takes samples that take minutes; `make deep-test` takes ten times as many."""

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

EFFORT = float(os.environ.get("CLUEWRIGHT_EFFORT", "1"))


def tries(count: int) -> int:
    """Return how many samples to take where `count` are enough for every day."""
    return max(1, round(count * EFFORT))


def sampled(cases: Iterable[T]) -> list[T]:
    """Return every other case, or all of them where the tests take their time: for families of cases that cost much."""
    return list(cases)[:: 1 if EFFORT > 1 else 2]
