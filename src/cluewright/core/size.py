"""Sizes, written `WxH` with the width first."""

import re
from collections.abc import Sequence

from cluewright.core.errors import InvalidRecipe, shown

Size = tuple[int, int]  # width, height


def parse_size(text: str | int | Sequence[int]) -> Size:
    """Read `N`, `"N"`, `"WxH"` or `[W, H]`.

    >>> parse_size("20x15")
    (20, 15)
    >>> parse_size(8)
    (8, 8)
    """
    if isinstance(text, str):
        match = re.fullmatch(r"\s*(\d{1,5})\s*(?:[xX×]\s*(\d{1,5})\s*)?", text)
        sides = [int(side) for side in match.groups() if side] if match else []
    elif isinstance(text, int) and not isinstance(text, bool):
        sides = [text]
    elif isinstance(text, list | tuple) and all(type(side) is int for side in text):
        sides = list(text)
    else:
        sides = []
    if len(sides) not in (1, 2) or min(sides) < 1:
        raise InvalidRecipe(f"{shown(text)} is not a size: write WxH, such as 20x15, or N for NxN")
    return sides[0], sides[-1]


def format_size(size: Size) -> str:
    """Write a size as `WxH`."""
    return f"{size[0]}x{size[1]}"
