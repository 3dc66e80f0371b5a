"""Boards of cells that players mark: an action sets one cell to one mark, or clears it.

With V values (0 is open, 1 the sheet's first mark, and so on), action `(row * width + column) * V + value`
gives a cell a value.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cluewright.core.browser import Shape, Sheet
from cluewright.core.errors import InvalidMove, InvalidRecipe, shown
from cluewright.core.item import Item
from cluewright.core.kind import Kind
from cluewright.environments.clue_arrays import clue_arrays
from cluewright.environments.form import Array, ArrayForm, Arrays, Boards

_OPEN = "?"


def usable_marks(sheet: Sheet, data: Mapping[str, Any]) -> int:
    """Return how many of the sheet's marks a puzzle has: of colours, as many as its palette."""
    if sheet.palette is None:
        return len(sheet.marks)
    plain = sum(mark.shape is not Shape.COLOUR for mark in sheet.marks)
    return plain + len(data[sheet.palette]) - 1


class CellForm(ArrayForm):
    """Boards of cells, as the kind's sheet describes them."""

    def __init__(
        self,
        kind: Kind[Any, Any],
        sheet: Sheet,
        width: int,
        height: int,
        *,
        marks: int | None = None,
        clue_limit: int | None = None,
        clue_length: int | None = None,
    ) -> None:
        super().__init__(kind, width, height)
        self.sheet = sheet
        self.marks = sheet.marks[:marks]
        sample = kind.to_data(kind.sample().puzzle)
        self.clues = clue_arrays(sheet, sample, width, height, limit=clue_limit, length=clue_length)
        self._value = {_OPEN: 0} | {mark.symbol: value for value, mark in enumerate(self.marks, 1)}
        self._symbols = _OPEN + "".join(mark.symbol for mark in self.marks)
        self.essential = np.array([0, *(0 if mark.note else value for value, mark in enumerate(self.marks, 1))])

    @property
    def values(self) -> int:
        """Return how many values a cell can have."""
        return 1 + len(self.marks)

    @property
    def observation_space(self) -> spaces.Dict:
        """Return the board and each of its clues."""
        board = spaces.Box(0, self.values - 1, (self.height, self.width), np.int8)
        return spaces.Dict({"board": board} | {clue.key: clue.space for clue in self.clues})

    @property
    def actions(self) -> int:
        """Return the number of cells times the number of values."""
        return self.width * self.height * self.values

    def encode(self, item: Item[Any, Any]) -> Arrays:
        """Return the clues, the solution's cells and the values this puzzle has."""
        data = self.kind.to_data(item.puzzle)
        rows = self.kind.board_to_data(item.puzzle, item.solution)
        usable = usable_marks(self.sheet, data)
        if usable > len(self.marks):
            raise InvalidRecipe(f"this puzzle has {usable} marks, but the environment {len(self.marks)}: set marks")
        solution = np.array([[self._value[symbol] for symbol in row] for row in rows], np.int8)
        return {clue.key: clue.of(data) for clue in self.clues} | {
            "solution": solution.reshape(-1),
            "usable": np.arange(self.values) <= usable,
        }

    def boards(self, count: int) -> "CellBoards":
        """Return so many boards with every cell open."""
        return CellBoards(self, count)

    def board_of(self, item: Item[Any, Any], observed: Mapping[str, Array]) -> Any:
        """Read the values as the rows of symbols that they stand for."""
        rows = ["".join(self._symbols[value] for value in row) for row in observed["board"].tolist()]
        return self.kind.board_from_data(item.puzzle, rows)

    def action_of(self, row: int, column: int, mark: str) -> int:
        """Return the action that gives a cell a mark, or `?` to clear it."""
        if mark not in self._value or not (0 <= row < self.height and 0 <= column < self.width):
            raise InvalidMove(f"no action gives row {row}, column {column} the mark {shown(mark)}")
        return (row * self.width + column) * self.values + self._value[mark]

    def move_of(self, action: int) -> str:
        """Write the move that sets one cell."""
        cell, value = divmod(action, self.values)
        row, column = divmod(cell, self.width)
        written = self.sheet.write([(row, column, self._symbols[value])])
        assert written is not None  # one cell is always a move
        return written


class CellBoards(Boards):
    """Many boards of cells; a step looks at one cell of each."""

    def __init__(self, form: CellForm, count: int) -> None:
        super().__init__(count)
        cells = form.width * form.height
        self._form = form
        self._essential = form.essential
        self._cells = np.zeros((count, cells), np.int8)
        self._solution = np.zeros((count, cells), np.int8)
        self._usable = np.zeros((count, form.values), np.bool_)
        self._missing = np.zeros(count, np.int32)
        """How many cells differ from the solution, apart from notes: a board without any is solved."""
        self.mask = np.zeros((count, cells * form.values), np.int8)

    def deal(self, which: NDArray[np.intp], puzzles: Mapping[str, Array]) -> None:
        """Open every cell of these boards."""
        solution, usable = puzzles["solution"], puzzles["usable"]
        cells = solution.shape[1]
        self._cells[which] = 0
        self._solution[which] = solution
        self._usable[which] = usable
        self._missing[which] = np.count_nonzero(self._essential[solution], axis=1)
        self.right[which] = self.wrong[which] = 0
        self.total[which] = cells
        self.solved[which] = self._missing[which] == 0
        useful = usable.astype(np.int8)
        useful[:, 0] = 0  # an open cell cannot be cleared
        self.mask[which] = np.tile(useful, cells)

    def play(self, actions: NDArray[np.intp], active: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Set one cell of each active board."""
        every, values = self.every, self._form.values
        cell, value = np.divmod(actions, values)
        old, truth = self._cells[every, cell], self._solution[every, cell]
        valid = active & self._usable[every, value] & (value != old)
        new = np.where(valid, value, old).astype(np.int8)
        self._cells[every, cell] = new
        self.right += (new == truth) & (new != 0)
        self.right -= (old == truth) & (old != 0)
        self.wrong += (new != truth) & (new != 0)
        self.wrong -= (old != truth) & (old != 0)
        needed = self._essential[truth]
        self._missing += self._essential[new] != needed
        self._missing -= self._essential[old] != needed
        self.solved = self._missing == 0
        first = cell * values
        self.mask[every, first + old] = self._usable[every, old]
        self.mask[every, first + new] = 0
        invalid: NDArray[np.bool_] = active & ~valid
        return invalid

    def observation(self) -> Arrays:
        """Return the values of the cells."""
        return {"board": self._cells.reshape(-1, self._form.height, self._form.width)}
