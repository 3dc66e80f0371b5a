"""The cells of a picture that its maker locks, in the form people write them."""

import re
from pathlib import Path

import numpy as np

from cluewright.clued_lines.grid_file import read_picture
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.parts import Mask
from cluewright.core.size import Size, format_size

_CELLS = re.compile(r"\s*[0-9]+,[0-9]+(\s+[0-9]+,[0-9]+)*\s*", re.ASCII)


def read_locks(given: str, size: Size) -> Mask:
    """Mark the cells that `given` names: row,column from 1 with spaces between, or a file whose filled cells they are.

    >>> read_locks("1,1 2,3", (3, 2)).astype(int).tolist()
    [[1, 0, 0], [0, 0, 1]]
    """
    width, height = size
    if not _CELLS.fullmatch(given):
        return _read_file(given, size)
    locked = np.zeros((height, width), bool)
    for row, column in (map(int, cell.split(",")) for cell in given.split()):
        if not (1 <= row <= height and 1 <= column <= width):
            raise InvalidRecipe(f"there is no row {row}, column {column} to lock in a {format_size(size)} picture")
        locked[row - 1, column - 1] = True
    return locked


def _read_file(given: str, size: Size) -> Mask:
    width, height = size
    try:
        locked = read_picture(Path(given))
    except OSError:
        raise InvalidRecipe(
            f"the locked cells are row,column pairs such as '1,1 2,3', or a file, not {shown(given)}"
        ) from None
    if locked.shape != (height, width):
        found = format_size((locked.shape[1], locked.shape[0]))
        raise InvalidRecipe(f"the locked cells are a {found} grid, the picture has {format_size(size)} cells")
    return locked
