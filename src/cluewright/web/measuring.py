"""How long parts of a task take, noted in the worker that does them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

PARTS: list[tuple[str, float]] = []
"""Of the task that runs in this process."""


@contextmanager
def measured(part: str) -> Iterator[None]:
    """Note how long a part of a task takes."""
    started = time.perf_counter()
    yield
    PARTS.append((part, time.perf_counter() - started))
