"""The rules of Hitori, and which of them a board breaks: codes for programs, messages for people.

| code | meaning |
|---|---|
| `repeated-number` | white cells of one line have the same number |
| `touching-black` | two black cells share a side |
| `cut-off-white` | black cells separate cells that are not black from the rest, or leave none |
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright import _native
from cluewright.core.cell_board import require_size
from cluewright.core.errors import Fault
from cluewright.core.message import Cells, Line
from cluewright.hitori.board import Board, Cell
from cluewright.hitori.puzzle import Hitori, fault

Place = tuple[int, int]


def faults(puzzle: Hitori, board: Board) -> list[Fault]:
    """List every rule the board breaks, all at once; unknown cells break none.

    >>> [fault.code for fault in faults(Hitori([[1, 1], [2, 3]]), Board.parse("..  ##"))]
    ['repeated-number', 'touching-black']
    """
    require_size(puzzle, board)
    return [*_repeated(puzzle, board), *_touching(board), *_cut_off(board)]


def is_solution(puzzle: Hitori, board: Board) -> bool:
    """Tell whether the board solves the puzzle, with unknown cells taken as white."""
    require_size(puzzle, board)
    return _native.hitori_is_solution(puzzle.array, Board.solved(board.blacks).cells)


def _repeated(puzzle: Hitori, board: Board) -> Iterator[Fault]:
    # Cells that are not white get unique numbers, so that they equal nothing.
    own = -1 - np.arange(puzzle.array.size).reshape(puzzle.array.shape)
    shown = np.where(board.cells == Cell.WHITE, puzzle.array, own)
    for name, lines in (("row", shown), ("column", shown.T)):
        ordered = np.sort(lines, axis=1)
        for index in np.flatnonzero((ordered[:, 1:] == ordered[:, :-1]).any(axis=1)).tolist():
            found: dict[int, list[Place]] = {}
            for place, number in enumerate(lines[index].tolist()):
                found.setdefault(number, []).append((index, place) if name == "row" else (place, index))
            for number, cells in found.items():
                if len(cells) > 1:
                    line = Line(name, index)
                    yield fault("repeated-number", cells, line=line, count=len(cells), number=str(number))


def _touching(board: Board) -> Iterator[Fault]:
    blacks = board.blacks
    for down, right in ((0, 1), (1, 0)):
        both = blacks[: board.height - down, : board.width - right] & blacks[down:, right:]
        for y, x in np.argwhere(both):
            pair = [(int(y), int(x)), (int(y) + down, int(x) + right)]
            yield fault("touching-black", pair, cells=Cells.of(pair))


def _cut_off(board: Board) -> Iterator[Fault]:
    blacks = board.blacks
    if not blacks.any():
        return
    parts = sorted(regions(~blacks), key=len)
    if not parts:
        yield fault("cut-off-white-all", [(0, 0)])
    for region in parts[:-1]:
        yield fault("cut-off-white", region, cells=Cells.of(region))


def regions(open_cells: NDArray[np.bool_]) -> Iterator[list[Place]]:
    """Return the connected regions of the cells that are true, each sorted."""
    labels: Any = _native.hitori_regions(open_cells.astype(np.uint8))
    order = np.argsort(labels, axis=None, kind="stable")
    sizes = np.bincount(labels[open_cells])
    closed = open_cells.size - int(sizes.sum())
    for part in np.split(order[closed:], np.cumsum(sizes)[:-1]) if sizes.size else ():
        rows, columns = np.unravel_index(part, open_cells.shape)
        yield list(zip(rows.tolist(), columns.tolist(), strict=True))
