"""The rules of Hitori, and what a board breaks of them: codes for programs, sentences for people.

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
from cluewright.hitori.board import Board, Cell
from cluewright.hitori.puzzle import Hitori

Place = tuple[int, int]


def faults(puzzle: Hitori, board: Board) -> list[Fault]:
    """List every rule the board breaks, all at once; what is merely unknown breaks none.

    >>> [fault.code for fault in faults(Hitori([[1, 1], [2, 3]]), Board.parse("..  ##"))]
    ['repeated-number', 'touching-black']
    """
    require_size(puzzle, board)
    return [*_repeated(puzzle, board), *_touching(board), *_cut_off(board)]


def is_solution(puzzle: Hitori, board: Board) -> bool:
    """Tell whether the board solves the puzzle, its unknown cells taken as white."""
    require_size(puzzle, board)
    return _native.hitori_is_solution(puzzle.array, Board.solved(board.blacks).cells)


def _repeated(puzzle: Hitori, board: Board) -> Iterator[Fault]:
    # Cells that are not white get numbers of their own, so that they equal nothing.
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
                    text = f"{name.capitalize()} {index + 1} has {len(cells)} unshaded cells with the number {number}."
                    yield Fault("repeated-number", text, tuple(cells))


def _touching(board: Board) -> Iterator[Fault]:
    blacks = board.blacks
    for down, right in ((0, 1), (1, 0)):
        both = blacks[: board.height - down, : board.width - right] & blacks[down:, right:]
        for y, x in np.argwhere(both):
            other = (int(y) + down, int(x) + right)
            text = f"{_name((int(y), int(x)))} and {_name(other).lower()} are both shaded and touch."
            yield Fault("touching-black", text, ((int(y), int(x)), other))


def _cut_off(board: Board) -> Iterator[Fault]:
    blacks = board.blacks
    if not blacks.any():
        return
    parts = sorted(regions(~blacks), key=len)
    if not parts:
        yield Fault("cut-off-white", "No cell is left unshaded.", ((0, 0),))
    for region in parts[:-1]:
        size = "1 cell" if len(region) == 1 else f"{len(region)} cells"
        text = f"{_name(region[0])}: shaded cells cut off {size} from the rest."
        yield Fault("cut-off-white", text, tuple(region))


def regions(open_cells: NDArray[np.bool_]) -> Iterator[list[Place]]:
    """Return the connected regions of the cells that are true, each sorted."""
    labels: Any = _native.hitori_regions(open_cells.astype(np.uint8))
    order = np.argsort(labels, axis=None, kind="stable")
    sizes = np.bincount(labels[open_cells])
    closed = open_cells.size - int(sizes.sum())
    for part in np.split(order[closed:], np.cumsum(sizes)[:-1]) if sizes.size else ():
        rows, columns = np.unravel_index(part, open_cells.shape)
        yield list(zip(rows.tolist(), columns.tolist(), strict=True))


def _name(place: Place) -> str:
    return f"Row {place[0] + 1}, column {place[1] + 1}"
