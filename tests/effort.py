"""How much the tests try. `make test` takes samples that take minutes; `make deep-test` takes ten times as many."""

import os

EFFORT = float(os.environ.get("CLUEWRIGHT_EFFORT", "1"))


def tries(count: int) -> int:
    """Return how many samples to take where `count` are enough for every day."""
    return max(1, round(count * EFFORT))
