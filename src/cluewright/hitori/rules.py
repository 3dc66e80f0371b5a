"""The rules of Hitori, and what a board breaks of them: codes for programs, sentences for people.

| code | meaning |
|---|---|
| `repeated-number` | white cells of one line have the same number |
| `touching-black` | two black cells share a side |
| `cut-off-white` | black cells separate cells that are not black from the rest, or leave none |
"""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

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
    return not faults(puzzle, Board.solved(board.blacks))


def _repeated(puzzle: Hitori, board: Board) -> Iterator[Fault]:
    whites = board.cells == Cell.WHITE
    lines: list[tuple[str, int, Sequence[Place]]] = [
        ("row", y, [(y, x) for x in range(puzzle.width)]) for y in range(puzzle.height)
    ]
    lines += [("column", x, [(y, x) for y in range(puzzle.height)]) for x in range(puzzle.width)]
    for name, index, places in lines:
        found: dict[int, list[Place]] = {}
        for place in places:
            if whites[place]:
                found.setdefault(puzzle.numbers[place[0]][place[1]], []).append(place)
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
    parts = sorted(regions(~board.blacks), key=len)
    if not parts:
        yield Fault("cut-off-white", "No cell is left unshaded.", ((0, 0),))
    for region in parts[:-1]:
        size = "1 cell" if len(region) == 1 else f"{len(region)} cells"
        text = f"{_name(region[0])}: shaded cells cut off {size} from the rest."
        yield Fault("cut-off-white", text, tuple(region))


def regions(open_cells: NDArray[np.bool_]) -> Iterator[list[Place]]:
    """Return the connected regions of the cells that are true, each sorted."""
    height, width = open_cells.shape
    left = {(int(y), int(x)) for y, x in np.argwhere(open_cells)}
    while left:
        start = min(left) if len(left) < height * width else (0, 0)
        left.discard(start)
        region, todo = [start], [start]
        while todo:
            y, x = todo.pop()
            for place in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                if place in left:
                    left.discard(place)
                    region.append(place)
                    todo.append(place)
        yield sorted(region)


def _name(place: Place) -> str:
    return f"Row {place[0] + 1}, column {place[1] + 1}"
