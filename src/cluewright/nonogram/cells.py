"""Solutions in every form people have them, read into one: a (height, width) array of bytes, 1 for a filled cell."""

from collections.abc import Iterable, Mapping, Set
from itertools import islice
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import Fault, Faults, InvalidPuzzle
from cluewright.core.message import Cells as Places
from cluewright.core.message import Line
from cluewright.core.text import words
from cluewright.nonogram.board import Board, Cell, Cells
from cluewright.nonogram.puzzle import LONGEST_SIDE
from cluewright.nonogram.wording import fault, message

Picture: TypeAlias = Board | NDArray[Any] | str | Iterable[Any]
"""A decided Board, a bool or 0/1 array, text rows of `#` and `.`, or rows of true and false values."""

_SHOWN_FAULTS = 100
_FROM_TEXT = {ord("#"): "\x01", ord("."): "\x00"}


def as_picture(picture: Picture) -> Cells:
    """Read a picture into a C-contiguous array of 0 and 1.

    >>> as_picture("#.# ###").tolist()
    [[1, 0, 1], [1, 1, 1]]
    """
    cells = as_bytes(picture)
    require_binary(cells)
    return cells


def as_bytes(picture: Picture) -> Cells:
    """Read a picture like `as_picture`, but leave it to the caller to find numbers other than 0 and 1."""
    if isinstance(picture, Board):
        return _of_board(picture)
    if isinstance(picture, np.ndarray):
        return _of_array(picture, "picture", 2)
    return _of_rows(_take(words(picture) if isinstance(picture, str) else picture))


def line_bytes(line: Any) -> Cells:
    """Read a line like `as_line`, but leave it to the caller to find numbers other than 0 and 1."""
    if isinstance(line, np.ndarray):
        return _of_array(line, "line", 1)
    faults = Faults()
    data = _row_bytes(line, 0, faults, line=True)
    if not faults and not 1 <= len(data) <= LONGEST_SIDE:
        faults.append(fault("size", "line", most=LONGEST_SIDE))
    if faults:
        raise InvalidPuzzle(faults)
    return np.frombuffer(data, np.uint8)


def stack_bytes(pictures: NDArray[Any]) -> Cells:
    """Read a (count, height, width) array like `as_bytes`."""
    return _of_array(pictures, "stack", 3)


def require_binary(cells: NDArray[Any]) -> None:
    """Raise `InvalidPuzzle` with the places of the numbers that are not 0 or 1, the first hundred of them."""
    strange = (cells < 0) | (cells > 1)
    if not strange.any():
        return
    faults = []
    for place in np.argwhere(strange)[:_SHOWN_FAULTS].tolist():
        picture, row, column = [0] * (3 - cells.ndim) + place
        cell = Places(((row, column),))
        where = (
            message("cell-of-line", number=column + 1),
            cell,
            message("cell-of-picture", number=picture + 1, cell=cell),
        )[cells.ndim - 1]
        faults.append(fault("cell", cells=((row, column),), place=where, value=str(cells[tuple(place)])))
    raise InvalidPuzzle(faults)


def _of_board(board: Board) -> Cells:
    undecided = np.argwhere((board.cells != Cell.FILLED) & (board.cells != Cell.EMPTY))
    if len(undecided):
        faults = [
            fault("undecided", cells=((row, column),), cell=Places(((row, column),)))
            for row, column in undecided[:_SHOWN_FAULTS].tolist()
        ]
        raise InvalidPuzzle(faults)
    return _of_array(board.array, "picture", 2)


def _of_array(array: NDArray[Any], what: str, dimensions: int) -> Cells:
    if array.ndim != dimensions:
        raise InvalidPuzzle([fault("shape", what=what, dimensions=dimensions, given=array.ndim)])
    sides = array.shape[-2:]
    if not all(1 <= side <= LONGEST_SIDE for side in sides):
        size = "x".join(str(side) for side in reversed(sides))
        raise InvalidPuzzle([fault("size", "sides", most=LONGEST_SIDE, size=size)])
    if array.dtype == np.bool_:
        return np.ascontiguousarray(array).view(np.uint8)
    if array.dtype == np.uint8:
        return np.ascontiguousarray(array)
    if not np.issubdtype(array.dtype, np.integer):
        raise InvalidPuzzle([fault("type", "array", what=what, value=str(array.dtype))])
    require_binary(array)
    return np.ascontiguousarray(array, np.uint8)


def _take(rows: Any) -> list[Any]:
    """Read the rows of a picture without trusting that they end."""
    if isinstance(rows, bytes | bytearray | Mapping | Set) or not isinstance(rows, Iterable):
        raise InvalidPuzzle([fault("type", "picture", value=_named(rows))])
    taken = list(islice(rows, LONGEST_SIDE + 1))
    if not 1 <= len(taken) <= LONGEST_SIDE:
        raise InvalidPuzzle([fault("size", "rows", most=LONGEST_SIDE)])
    return taken


def _of_rows(rows: list[Any]) -> Cells:
    faults = Faults()
    data = [_row_bytes(row, index, faults) for index, row in enumerate(rows)]
    if not faults:
        width = len(data[0])
        for index, row in enumerate(data):
            if not 1 <= len(row) <= LONGEST_SIDE:
                faults.append(fault("size", "row", line=Line("row", index), most=LONGEST_SIDE))
            elif len(row) != width:
                line, first = Line("row", index), Line("row", 0)
                faults.append(fault("ragged", line=line, count=len(row), first=first, width=width))
    if faults:
        raise InvalidPuzzle(faults)
    return np.frombuffer(b"".join(data), np.uint8).reshape(len(data), -1)


def _row_bytes(row: Any, index: int, faults: list[Fault], *, line: bool = False) -> bytes:
    """Return the cells of one row; what is wrong with it goes to `faults`."""
    if isinstance(row, str):
        if row.count("#") + row.count(".") == len(row):
            return row.translate(_FROM_TEXT).encode("latin-1")
        values: list[Any] = list(row)
    elif isinstance(row, np.ndarray):
        values = row.tolist() if row.ndim == 1 else [row]
    elif isinstance(row, bytes | bytearray | Mapping | Set) or not isinstance(row, Iterable):
        value = _named(row)
        faults.append(fault("type", "line", value=value) if line else _row_fault(index, value))
        return b""
    else:
        values = list(islice(row, LONGEST_SIDE + 1))
    try:
        data = bytes(values)
    except (TypeError, ValueError):
        data = None
    if data is not None and (not data or max(data) <= 1):
        return data
    for column, value in enumerate(values):
        if len(faults) < _SHOWN_FAULTS and not _is_cell(value, text=isinstance(row, str)):
            cell = (index, column)
            where = message("cell-of-line", number=column + 1) if line else Places((cell,))
            variant = "symbol" if isinstance(row, str) else ""
            faults.append(fault("cell", variant, cells=(cell,), place=where, value=_named(value)))
    return bytes(int(bool(value)) for value in values) if not faults else b""


def _is_cell(value: Any, *, text: bool) -> bool:
    if text:
        return value in "#."
    return isinstance(value, np.bool_) or (hasattr(value, "__index__") and 0 <= value.__index__() <= 1)


def _row_fault(index: int, value: str) -> Fault:
    return fault("type", "row", line=Line("row", index), value=value)


def _named(value: Any) -> str:
    """Show a value in a sentence without letting a huge one fill the screen."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
