"""What makes two puzzles the same one: equal but for the symmetries of their kind."""

import json
from hashlib import blake2b
from typing import Any

from cluewright._native import write_canonical_json
from cluewright.core.item import Item, as_item
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind_of

_ENCODER = json.JSONEncoder(separators=(",", ":"), sort_keys=True)
SIZE = 16
"""Bytes: among a billion puzzles two different ones share a fingerprint with a chance of 1 in 10**21."""


def fingerprint(puzzle: Item[Any, Any] | Puzzle) -> str:
    """Give 32 characters that are the same for all symmetric forms of a puzzle, and different for different puzzles.

    >>> from cluewright.core.registry import kind
    >>> len(fingerprint(kind("zip").sample()))
    32
    """
    return digest(as_item(puzzle).puzzle).hex()


def digest(puzzle: Puzzle) -> bytes:
    """Give the fingerprint as bytes."""
    kind = kind_of(puzzle)
    data = {**kind.to_data(kind.canonical(puzzle)), "kind": kind.name}
    written = write_canonical_json(data) or _ENCODER.encode(data).encode()
    return blake2b(written, digest_size=SIZE).digest()
