"""The sizes a recipe of a plan asks for: one, several, or all of a range."""

import re
from typing import Any

from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.size import Size, parse_size

MOST_SIZES = 10_000
_SIDE = r"([0-9]{1,5}+)(?:\s*+\.\.\s*+([0-9]{1,5}+))?"
_RANGE = re.compile(rf"\s*+{_SIDE}\s*+(?:[xX×]\s*+{_SIDE}\s*+)?+", re.ASCII)


def read_sizes(value: Any) -> tuple[Size, ...]:
    """Read `N`, `"WxH"`, `[W, H]`, a range of squares `"8..12"`, of sides `"8..12x6..9"`, or a list of these.

    A list of two numbers is a width and a height.

    >>> read_sizes("8..10")
    ((8, 8), (9, 9), (10, 10))
    >>> read_sizes(["4x3", [6, 5]])
    ((4, 3), (6, 5))
    """
    if isinstance(value, list) and not all(type(side) is int for side in value):
        found = tuple(size for entry in value for size in read_sizes(entry))
    elif isinstance(value, str) and ".." in value:
        found = _read_range(value)
    else:
        try:
            found = (parse_size(value),)
        except InvalidRecipe:
            raise _unreadable(value) from None
    if len(found) > MOST_SIZES:
        raise InvalidRecipe(f"{shown(value)} has {len(found)} sizes; at most {MOST_SIZES} are allowed")
    return found


def _read_range(text: str) -> tuple[Size, ...]:
    match = _RANGE.fullmatch(text)
    if match is None:
        raise _unreadable(text)
    low, high, low_height, high_height = (None if part is None else int(part) for part in match.groups())
    assert low is not None
    widths = _side(text, low, high)
    if low_height is None:
        return tuple((side, side) for side in widths)
    heights = _side(text, low_height, high_height)
    if len(widths) * len(heights) > MOST_SIZES:
        raise InvalidRecipe(f"{shown(text)} has {len(widths) * len(heights)} sizes; at most {MOST_SIZES} are allowed")
    return tuple((width, height) for width in widths for height in heights)


def _side(text: str, low: int, high: int | None) -> range:
    if not 1 <= low <= (low if high is None else high):
        raise InvalidRecipe(f"{shown(text)} is an empty range: write the smaller size first, from 1")
    return range(low, (low if high is None else high) + 1)


def _unreadable(value: Any) -> InvalidRecipe:
    return InvalidRecipe(f'{shown(value)} is not a size: write N, "WxH", [W, H] or a range such as "8..12"')
