"""The clues of a puzzle as arrays of one shape for all puzzles of a size.

A kind's sheet says where its clues are: a number or a list of numbers for each row and column, or a number in each
cell. A list is filled up with zeros; a hidden number is -1, and a hidden list has -2 in its first place. Where puzzles
have colours of their own, a number of a list has its colour behind it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cluewright.core.browser import Sheet
from cluewright.core.errors import InvalidRecipe

HIDDEN_NUMBER = -1
HIDDEN_CLUE = -2
_TYPE = np.int32


@dataclass(frozen=True, slots=True)
class ClueArray:
    """How the clues under one key of a puzzle's JSON form become an array."""

    key: str
    shape: tuple[int, ...]
    """One number for each place, or as many as a list can have, each with its colour or without."""
    most: int
    nested: int
    """How deep the values lie in the data of one line: 0 for a number, 1 for a list, 2 for a list of pairs."""

    @property
    def space(self) -> spaces.Box:
        """Return the space of these arrays."""
        return spaces.Box(HIDDEN_CLUE, self.most, self.shape, _TYPE)

    def of(self, data: Mapping[str, Any]) -> NDArray[np.int32]:
        """Return the array for a puzzle's data; raise `InvalidRecipe` if something does not fit into it."""
        array = np.zeros(self.shape, _TYPE)
        for place, value in enumerate(data[self.key]):
            if value is None:
                array[(place, *(0,) * (array.ndim - 1))] = HIDDEN_NUMBER if self.nested == 0 else HIDDEN_CLUE
            elif self.nested == 0:
                array[place] = [HIDDEN_NUMBER if v is None else v for v in value] if array.ndim == 2 else value
            else:
                self._fill(array[place], value)
        if array.max(initial=0) > self.most:
            raise InvalidRecipe(f"clues may be {self.most} at most here, not {array.max()}: set clue_limit")
        return array

    def _fill(self, line: NDArray[np.int32], values: list[Any]) -> None:
        if len(values) > len(line):
            raise InvalidRecipe(f"a clue may have {len(line)} numbers here, not {len(values)}: set clue_length")
        for place, value in enumerate(values):
            if self.nested == 1:
                line[place] = HIDDEN_NUMBER if value is None else value
            else:
                line[place] = [HIDDEN_NUMBER if part is None else part for part in value]


def clue_arrays(
    sheet: Sheet, sample: Mapping[str, Any], width: int, height: int, *, limit: int | None, length: int | None
) -> tuple[ClueArray, ...]:
    """Return the arrays that hold the clues of every puzzle of a size.

    `sample` is the data of any puzzle of the kind: it shows whether clues are numbers or lists. Unless told otherwise,
    a number is at most what the cells of the board or the places of a line add up to, and a list has a number for
    every other cell of its line, or for every cell where colours may follow each other without a gap.
    """
    side = max(width, height)
    most = limit if limit is not None else max(width * height, side * (side + 1) // 2)
    found = []
    for clues, lines, cells in (
        (sheet.left, height, width),
        (sheet.right, height, width),
        (sheet.above, width, height),
        (sheet.below, width, height),
    ):
        if clues is not None:
            nested = _depth(sample[clues.key], sheet.palette is not None)
            usual = cells if nested == 2 else (cells + 1) // 2
            inner = ((usual if length is None else length), 2)[:nested]
            found.append(ClueArray(clues.key, (lines, *inner), most, nested))
    if sheet.given is not None:
        found.append(ClueArray(sheet.given.key, (height, width), most, 0))
    return tuple(found)


def _depth(lines: Any, coloured: bool) -> int:
    if not any(isinstance(line, list) for line in lines):
        return 0
    return 2 if coloured else 1
