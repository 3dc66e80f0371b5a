"""Nonograms: clues of rows and columns determine a picture."""

from typing import Any


def __getattr__(name: str) -> Any:
    """Load the kind when it is asked for: it brings NumPy and the native core, which `puzzle` alone does not need."""
    if name != "KIND":
        raise AttributeError(f"module 'cluewright.nonogram' has no attribute {name!r}")
    from cluewright.nonogram.kind import KIND

    return KIND
