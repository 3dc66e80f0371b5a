"""Sizes, written `WxH` with the width first."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cluewright.core.errors import InvalidRecipe, shown

Size = tuple[int, int]  # width, height
_SIZE = re.compile(r"\s*+([0-9]{1,5}+)\s*+(?:[xX×]\s*+([0-9]{1,5}+)\s*+)?+", re.ASCII)


def parse_size(text: str | int | Sequence[int]) -> Size:
    """Read `N`, `"N"`, `"WxH"` or `[W, H]`.

    >>> parse_size("20x15")
    (20, 15)
    >>> parse_size(8)
    (8, 8)
    """
    if isinstance(text, str):
        match = _SIZE.fullmatch(text)
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


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes on offer: all, wide or tall, that contain one of the smallest and fit into the largest.

    >>> Sizes(((4, 8), (5, 6)), (50, 50)).hold((8, 4)), Sizes(((4, 8), (5, 6)), (50, 50)).hold((5, 5))
    (True, False)
    """

    smallest: tuple[Size, ...]
    largest: Size

    def hold(self, size: Size) -> bool:
        """Tell whether a size is one of them."""
        return any(_fits(small, size) for small in self.smallest) and _fits(size, self.largest)

    def require(self, size: Size, what: str) -> None:
        """Raise `InvalidRecipe` for a size that is none of them; `what` names the things that have these sizes."""
        if not self.hold(size):
            least = " or ".join(format_size(small) for small in self.smallest)
            most = format_size(self.largest)
            raise InvalidRecipe(f"{what} have from {least} to {most} cells, not {format_size(size)}")

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {"smallest": [list(size) for size in self.smallest], "largest": list(self.largest)}


def _fits(size: Size, room: Size) -> bool:
    return min(size) <= min(room) and max(size) <= max(room)
