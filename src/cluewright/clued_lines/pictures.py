"""What pictures of puzzles with clued lines share: what they are repaired for, and how requests about them are read."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.cell_board import CellBoard
from cluewright.core.errors import InvalidRecipe
from cluewright.core.picture_fit import read_crop
from cluewright.core.recipe import Option


class Goal(StrEnum):
    """Say what a repaired picture has to be."""

    UNIQUE = "unique"
    NO_GUESS = "no-guess"
    """Single lines settle every cell, so no assumption is needed."""


def locked_cells(board: CellBoard, locked: Iterable[tuple[int, int]]) -> NDArray[np.bool_]:
    """Return the cells that must stay as they are, marked on the board; raise `InvalidRecipe` for one beside it."""
    stay = np.zeros((board.height, board.width), bool)
    for row, column in locked:
        if not (0 <= row < board.height and 0 <= column < board.width):
            raise InvalidRecipe(f"there is no row {row + 1}, column {column + 1} to lock")
        stay[row, column] = True
    return stay


def read_picture_options(known: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Read how an image becomes a board; the crop as numbers."""
    read = {option.name: option.read(given.get(option.name)) for option in known}
    return read if read["crop"] is None else {**read, "crop": read_crop(read["crop"])}
