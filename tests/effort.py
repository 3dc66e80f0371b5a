"""How much the tests try. `make test` takes samples that take minutes; `make deep-test` takes ten times as many."""

import os
from collections.abc import Iterable
from typing import TypeVar
from zlib import crc32

T = TypeVar("T")

EFFORT = float(os.environ.get("CLUEWRIGHT_EFFORT", "1"))


def tries(count: int) -> int:
    """Return how many samples to take where `count` are enough for every day."""
    return max(1, round(count * EFFORT))


def half_of(cases: Iterable[T], what: str) -> list[T]:
    """Return half of the cases, or all of them where the tests take their time; which half depends on what is tested.

    For cases that are tried on one thing after the other: all of them are tried every day, but not on everything.
    """
    return share_of(cases, what, 2)


def share_of(cases: Iterable[T], what: str, parts: int) -> list[T]:
    """Return one of so many parts of the cases, as `half_of` does, where there are many things to try them on.

    It is never empty where there are cases.
    """
    found = list(cases)
    return found if EFFORT > 1 else found[crc32(what.encode()) % max(1, min(parts, len(found))) :: parts]


def sampled(cases: Iterable[T], every: int = 2) -> list[T]:
    """Return every other case, or all of them where the tests take their time: for families of cases that cost much.

    Where cases are much alike, `every` takes fewer of them.
    """
    return list(cases)[:: 1 if EFFORT > 1 else every]
