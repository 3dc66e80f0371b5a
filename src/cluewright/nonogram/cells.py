"""Solutions in every form people hold them, read into one: a (height, width) array of bytes, 1 for a filled cell."""

from collections.abc import Iterable, Mapping, Set
from itertools import islice
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import Fault, Faults, InvalidPuzzle
from cluewright.core.text import words
from cluewright.nonogram.board import Board, Cell, Cells
from cluewright.nonogram.puzzle import LONGEST_SIDE

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
        faults.append(_size_fault("A line has", len(data), "cells"))
    if faults:
        raise InvalidPuzzle(faults)
    return np.frombuffer(data, np.uint8)


def stack_bytes(pictures: NDArray[Any]) -> Cells:
    """Read a (count, height, width) array like `as_bytes`."""
    return _of_array(pictures, "stack of pictures", 3)


def require_binary(cells: NDArray[Any]) -> None:
    """Raise `InvalidPuzzle` with the places of the numbers that are not 0 or 1, the first hundred of them."""
    strange = (cells < 0) | (cells > 1)
    if not strange.any():
        return
    faults = []
    for place in np.argwhere(strange)[:_SHOWN_FAULTS].tolist():
        picture, row, column = [0] * (3 - cells.ndim) + place
        where = ("Cell {2}", "Row {1}, column {2}", "Picture {0}, row {1}, column {2}")[cells.ndim - 1]
        where = where.format(picture + 1, row + 1, column + 1)
        faults.append(Fault("cell", f"{where}: a cell is 0 or 1, not {cells[tuple(place)]}.", ((row, column),)))
    raise InvalidPuzzle(faults)


def _of_board(board: Board) -> Cells:
    undecided = np.argwhere((board.cells != Cell.FILLED) & (board.cells != Cell.EMPTY))
    if len(undecided):
        faults = [
            Fault("undecided", f"Row {row + 1}, column {column + 1} of the board is not decided.", ((row, column),))
            for row, column in undecided[:_SHOWN_FAULTS].tolist()
        ]
        raise InvalidPuzzle(faults)
    return _of_array(board.array, "picture", 2)


def _of_array(array: NDArray[Any], what: str, dimensions: int) -> Cells:
    if array.ndim != dimensions:
        raise InvalidPuzzle([Fault("shape", f"A {what} has {dimensions} dimension(s), not {array.ndim}.")])
    sides = array.shape[-2:]
    if not all(1 <= side <= LONGEST_SIDE for side in sides):
        shape = "x".join(str(side) for side in reversed(sides))
        raise InvalidPuzzle([Fault("size", f"A side has 1 to {LONGEST_SIDE} cells; this {what} is {shape}.")])
    if array.dtype == np.bool_:
        return np.ascontiguousarray(array).view(np.uint8)
    if array.dtype == np.uint8:
        return np.ascontiguousarray(array)
    if not np.issubdtype(array.dtype, np.integer):
        raise InvalidPuzzle([Fault("type", f"A {what} is an array of bool or of 0 and 1, not of {array.dtype}.")])
    require_binary(array)
    return np.ascontiguousarray(array, np.uint8)


def _take(rows: Any) -> list[Any]:
    """Take the rows of a picture without trusting that they end."""
    if isinstance(rows, bytes | bytearray | Mapping | Set) or not isinstance(rows, Iterable):
        raise InvalidPuzzle([Fault("type", f"A picture is a list of rows, not {_named(rows)}.")])
    taken = list(islice(rows, LONGEST_SIDE + 1))
    if not 1 <= len(taken) <= LONGEST_SIDE:
        raise InvalidPuzzle([_size_fault("A picture has", len(taken), "rows")])
    return taken


def _of_rows(rows: list[Any]) -> Cells:
    faults = Faults()
    data = [_row_bytes(row, index, faults) for index, row in enumerate(rows)]
    if not faults:
        width = len(data[0])
        for index, row in enumerate(data):
            if not 1 <= len(row) <= LONGEST_SIDE:
                faults.append(_size_fault(f"Row {index + 1}: a row has", len(row), "cells"))
            elif len(row) != width:
                faults.append(Fault("ragged", f"Row {index + 1} has {len(row)} cells, row 1 has {width}."))
    if faults:
        raise InvalidPuzzle(faults)
    return np.frombuffer(b"".join(data), np.uint8).reshape(len(data), -1)


def _row_bytes(row: Any, index: int, faults: list[Fault], *, line: bool = False) -> bytes:
    """Return the cells of one row; what is wrong with it goes to `faults`."""
    place = "The line" if line else f"Row {index + 1}"
    if isinstance(row, str):
        if row.count("#") + row.count(".") == len(row):
            return row.translate(_FROM_TEXT).encode("latin-1")
        values: list[Any] = list(row)
    elif isinstance(row, np.ndarray):
        values = row.tolist() if row.ndim == 1 else [row]
    elif isinstance(row, bytes | bytearray | Mapping | Set) or not isinstance(row, Iterable):
        faults.append(Fault("type", f"{place} is a list of cells, not {_named(row)}."))
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
            where = f"Cell {column + 1}" if line else f"{place}, column {column + 1}"
            means = "# or ." if isinstance(row, str) else "0 or 1"
            faults.append(Fault("cell", f"{where}: a cell is {means}, not {_named(value)}.", ((index, column),)))
    return bytes(int(bool(value)) for value in values) if not faults else b""


def _is_cell(value: Any, *, text: bool) -> bool:
    if text:
        return value in "#."
    return isinstance(value, np.bool_) or (hasattr(value, "__index__") and 0 <= value.__index__() <= 1)


def _size_fault(subject: str, count: int, things: str) -> Fault:
    found = f"more than {LONGEST_SIDE}" if count > LONGEST_SIDE else str(count)
    return Fault("size", f"{subject} 1 to {LONGEST_SIDE} {things}, not {found}.")


def _named(value: Any) -> str:
    """Show a value in a sentence without letting a huge one fill the screen."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
