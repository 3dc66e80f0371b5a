"""The board of a Zip puzzle: the path drawn so far, and borders decided in notes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import Fault, Faults, InvalidPuzzle, shown
from cluewright.zip.puzzle import DIRECTIONS, Border, Cell, Zip, border_between, sides_of
from cluewright.zip.words import says

Borders = NDArray[np.uint8]

UNKNOWN, USED, CLOSED = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Board:
    """An immutable board.

    `path` runs from the number 1 as the player drew it; `used` and `closed` are the borders that notes (or a solver)
    decided in addition. A solution is a board whose path visits every cell.
    """

    path: tuple[Cell, ...] = ()
    used: frozenset[Border] = field(default=frozenset())
    closed: frozenset[Border] = field(default=frozenset())

    @classmethod
    def start(cls, puzzle: Zip) -> "Board":
        """Return the board as play begins: the path starts on the 1."""
        return cls(puzzle.numbers[:1])

    @classmethod
    def from_borders(cls, puzzle: Zip, borders: Borders) -> "Board":
        """Return the board of a solver's border values; the path goes as far as the used borders lead from the 1."""
        passable = _passable(puzzle)
        used = set(_borders_at(passable & (borders == USED)))
        closed = frozenset(_borders_at(passable & (borders == CLOSED)))
        path = _follow(puzzle.numbers[0], used)
        return cls(tuple(path), frozenset(used - set(_steps(path))), closed)

    def with_path(self, path: Iterable[Cell]) -> "Board":
        """Return the board with another path; notes that become redundant are dropped."""
        cells = tuple(path)
        return Board(cells, self.used - set(_steps(cells)), self.closed)

    def with_notes(self, changes: Iterable[tuple[Border, bool | None]]) -> "Board":
        """Return the board with borders noted as used (True), closed (False) or nothing (None)."""
        used, closed = set(self.used), set(self.closed)
        for border, value in changes:
            used.discard(border)
            closed.discard(border)
            if value is not None:
                (used if value else closed).add(border)
        return Board(self.path, frozenset(used - set(_steps(self.path))), frozenset(closed))

    def all_used(self) -> set[Border]:
        """Return every used border, of the path and of the notes."""
        return set(_steps(self.path)) | self.used

    def borders(self, puzzle: Zip) -> Borders:
        """Return the value of every border as native code takes it: [row, column, 0 right or 1 down]."""
        values = np.zeros((puzzle.height, puzzle.width, 2), np.uint8)
        for border in self.closed:
            values[_index(border)] = CLOSED
        for border in self.all_used():
            values[_index(border)] = USED
        return values

    def trace(self, puzzle: Zip) -> tuple[Cell, ...]:
        """Follow the used borders from the 1 as far as they lead without a fork."""
        return tuple(_follow(puzzle.numbers[0], self.all_used()))

    def __repr__(self) -> str:
        notes = len(self.used) + len(self.closed)
        return f"Board({len(self.path)} cells{f', {notes} notes' if notes else ''})"


def board_to_data(board: Board) -> Any:
    """Return the JSON form: the path, and the notes if there are any."""
    path = [list(cell) for cell in board.path]
    if not board.used and not board.closed:
        return path
    notes = [[*border, True] for border in sorted(board.used)] + [[*border, False] for border in sorted(board.closed)]
    return {"path": path, "borders": notes}


def board_from_data(puzzle: Zip, data: Any) -> Board:
    """Read the JSON form; raise `InvalidPuzzle` when it does not fit the puzzle."""
    path, notes = (data.get("path", []), data.get("borders", [])) if isinstance(data, Mapping) else (data, [])
    faults = Faults()
    if not isinstance(path, list) or not isinstance(notes, list):
        raise InvalidPuzzle([Fault("board", says("fault-board"))])
    cells = tuple(_read_cell(puzzle, value, faults) for value in path)
    changes = [_read_note(puzzle, value, faults) for value in notes]
    if faults:
        raise InvalidPuzzle(faults)
    return Board().with_path(cells).with_notes(changes)


def _index(border: Border) -> tuple[int, int, int]:
    return border[0], border[1], DIRECTIONS.index(border[2])


def _borders_at(chosen: NDArray[np.bool_]) -> Iterator[Border]:
    rows, columns, ways = (part.tolist() for part in np.nonzero(chosen))
    return zip(rows, columns, map(DIRECTIONS.__getitem__, ways), strict=True)


def _passable(puzzle: Zip) -> NDArray[np.bool_]:
    """Tell for each border whether the path may cross it, like `Zip.passable`; listing them would take long."""
    passable = np.ones((puzzle.height, puzzle.width, 2), np.bool_)
    passable[:, -1, 0] = passable[-1, :, 1] = False
    for border in puzzle.walls:
        passable[_index(border)] = False
    for row, column in puzzle.blocked:
        passable[row, column] = False
        passable[row, max(column - 1, 0), 0] &= column == 0
        passable[max(row - 1, 0), column, 1] &= row == 0
    return passable


def _steps(path: Sequence[Cell]) -> Iterator[Border]:
    for a, b in pairwise(path):
        border = border_between(a, b)
        if border is not None:
            yield border


def _follow(start: Cell, used: Iterable[Border]) -> list[Cell]:
    ways: dict[Cell, list[Cell]] = {}
    for border in used:
        a, b = sides_of(border)
        ways.setdefault(a, []).append(b)
        ways.setdefault(b, []).append(a)
    path, seen = [start], {start}
    while True:
        onward = [cell for cell in ways.get(path[-1], ()) if cell not in seen]
        if len(onward) != 1:
            return path
        path.append(onward[0])
        seen.add(onward[0])


def _read_cell(puzzle: Zip, value: Any, faults: list[Fault]) -> Cell:
    whole = isinstance(value, list | tuple) and len(value) == 2 and all(type(part) is int for part in value)
    if not whole or not (0 <= value[0] < puzzle.height and 0 <= value[1] < puzzle.width):
        said = says("fault-board-cell", width=puzzle.width, height=puzzle.height, given=shown(value))
        faults.append(Fault("board", said))
        return (0, 0)
    return (value[0], value[1])


def _read_note(puzzle: Zip, value: Any, faults: list[Fault]) -> tuple[Border, bool]:
    if isinstance(value, list | tuple) and len(value) == 4 and value[2] in DIRECTIONS and isinstance(value[3], bool):
        problems: list[Fault] = []
        cell = _read_cell(puzzle, list(value[:2]), problems)
        border = (*cell, str(value[2]))
        _, b = sides_of(border)
        if not problems and b[0] < puzzle.height and b[1] < puzzle.width:
            return border, value[3]
    faults.append(Fault("board", says("fault-board-note", given=shown(value))))
    return (0, 0, "right"), False
