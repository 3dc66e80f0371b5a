"""What makes two puzzles the same: they are equal up to the symmetries of their kind."""

import json
from hashlib import blake2b
from typing import Any

from cluewright.core.item import Item, as_item
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind_of

_ENCODER = json.JSONEncoder(separators=(",", ":"), sort_keys=True)  # a shared one: making it takes as long as using it
SIZE = 16
"""Bytes: among a billion puzzles two different ones share a fingerprint with a chance of 1 in 10**21."""


def fingerprint(puzzle: Item[Any, Any] | Puzzle) -> str:
    """Return 32 characters that are the same for all symmetric forms of a puzzle, and different for different puzzles.

    >>> from cluewright.core.registry import kind
    >>> len(fingerprint(kind("zip").sample()))
    32
    """
    return digest(as_item(puzzle).puzzle).hex()


def digest(puzzle: Puzzle) -> bytes:
    """Return the fingerprint as bytes."""
    kind = kind_of(puzzle)
    data = {**kind.to_data(kind.canonical(puzzle)), "kind": kind.name}
    return blake2b(_ENCODER.encode(data).encode(), digest_size=SIZE).digest()
