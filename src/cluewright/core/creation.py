"""What came of repairing a drawn board."""

from dataclasses import dataclass
from typing import Any

from cluewright.core.outcome import Verdict


@dataclass(frozen=True, slots=True)
class Repaired:
    """A board changed in as few cells as possible until its puzzle has exactly one solution."""

    board: Any
    changed: tuple[tuple[int, int], ...]
    verdict: Verdict
    reached: bool
    """Whether the goal is met; otherwise this is the best that was found."""
