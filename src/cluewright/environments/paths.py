"""Boards on which players draw one path: an action goes up (0), right (1), down (2) or left (3).

A step onto the cell before takes the last step back, as a player's does.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cluewright.core.item import Item
from cluewright.core.kind import Kind
from cluewright.core.paths import Paths
from cluewright.environments.form import Array, ArrayForm, Arrays, Boards

UP, RIGHT, DOWN, LEFT = range(4)
_WAYS = 4


class PathForm(ArrayForm):
    """Boards with one path on them."""

    def __init__(self, kind: Kind[Any, Any], paths: Paths[Any, Any], width: int, height: int) -> None:
        super().__init__(kind, width, height)
        self.paths = paths

    @property
    def observation_space(self) -> spaces.Dict:
        """Return the path as the order of its cells, its end, the numbers, and the ways out of each cell."""
        shape, cells = (self.height, self.width), self.width * self.height
        return spaces.Dict(
            {
                "board": spaces.Box(0, cells, shape, np.int32),
                "head": spaces.Box(0, np.array([self.height - 1, self.width - 1]), dtype=np.int32),
                "numbers": spaces.Box(0, cells, shape, np.int32),
                "exits": spaces.Box(0, 1, (*shape, _WAYS), np.int8),
            }
        )

    @property
    def actions(self) -> int:
        """Return the number of directions."""
        return _WAYS

    def encode(self, item: Item[Any, Any]) -> Arrays:
        """Return the numbers, the ways out of each cell, and the place of each cell on the path that solves it."""
        shape = (self.height, self.width)
        numbers, exits = np.zeros(shape, np.int32), np.zeros((*shape, _WAYS), np.int8)
        for number, cell in enumerate(self.paths.numbers(item.puzzle), 1):
            numbers[cell] = number
        for row, column, way in self.paths.passable(item.puzzle):
            if way == "right":
                exits[row, column, RIGHT] = exits[row, column + 1, LEFT] = 1
            else:
                exits[row, column, DOWN] = exits[row + 1, column, UP] = 1
        path = self.paths.path(item.puzzle, item.solution)
        rank = np.zeros(shape, np.int32)
        for place, cell in enumerate(path, 1):
            rank[cell] = place
        start = path[0][0] * self.width + path[0][1]
        return {
            "numbers": numbers,
            "exits": exits,
            "rank": rank.reshape(-1),
            "start": np.array(start),
            "length": np.array(len(path)),
        }

    def boards(self, count: int) -> "PathBoards":
        """Return so many boards with nothing but the start of a path."""
        return PathBoards(self, count)

    def board_of(self, item: Item[Any, Any], observed: Mapping[str, Array]) -> Any:
        """Return the board whose path visits the cells in the order observed."""
        order = observed["board"]
        cells = sorted((int(order[cell]), cell) for cell in np.ndindex(order.shape) if order[cell])
        return self.paths.board(item.puzzle, [cell for _, cell in cells])

    def move_of(self, action: int) -> str:
        """Write the move in one direction."""
        return self.paths.ways[action]


class PathBoards(Boards):
    """Many boards with a path on each."""

    def __init__(self, form: PathForm, count: int) -> None:
        super().__init__(count)
        cells = form.width * form.height
        self._form = form
        self._away = np.array([-form.width, 1, form.width, -1])
        self._exits = np.zeros((count, cells, _WAYS), np.bool_)
        self._rank, self._order = (np.zeros((count, cells), np.int32) for _ in range(2))
        self._path = np.zeros((count, cells + 1), np.intp)
        self._length, self._agreed, self._whole, self._end = (np.zeros(count, np.int32) for _ in range(4))
        self._head = np.zeros((count, 2), np.int32)
        self.mask = np.zeros((count, _WAYS), np.int8)

    def deal(self, which: NDArray[np.intp], puzzles: Mapping[str, Array]) -> None:
        """Begin the path of these boards at its start."""
        cells = self._order.shape[1]
        start = puzzles["start"]
        self._exits[which] = puzzles["exits"].reshape(-1, cells, _WAYS).astype(np.bool_)
        self._rank[which] = puzzles["rank"]
        self._order[which] = 0
        self._order[which, start] = 1
        self._path[which, 0] = self._end[which] = start
        self._length[which] = self._agreed[which] = 1
        self._whole[which] = puzzles["length"]
        self._count()

    def play(self, actions: NDArray[np.intp], active: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Take each active path one cell further, or one back."""
        every, end, length = self.every, self._end, self._length
        valid = active & (self.mask[every, actions] == 1)
        target = np.where(valid, end + self._away[actions], end)
        back = valid & (self._order[every, target] != 0)
        on = valid & ~back
        fits = on & (self._agreed == length) & (self._rank[every, target] == length + 1)
        self._length = length + on - back
        self._order[every[back], end[back]] = 0
        self._order[every[on], target[on]] = self._length[on]
        self._path[every[on], self._length[on] - 1] = target[on]
        self._agreed = np.minimum(self._agreed + fits, self._length)
        self._end = target.astype(np.int32)
        self._count()
        invalid: NDArray[np.bool_] = active & ~valid
        return invalid

    def _count(self) -> None:
        """Find out how far the paths agree with the solutions, and where they can go."""
        every = self.every
        self.right = self._agreed - 1
        self.wrong = self._length - self._agreed
        self.total = self._whole - 1
        self.solved = (self._agreed == self._whole) & (self._length == self._whole)
        ways = self._exits[every, self._end]
        beside = np.where(ways, self._end[:, None] + self._away, self._end[:, None])
        before = self._path[every, np.maximum(self._length - 2, 0)]
        free = self._order[every[:, None], beside] == 0
        self.mask = (ways & (free | (beside == before[:, None]))).astype(np.int8)
        self._head[:, 0], self._head[:, 1] = np.divmod(self._end, self._form.width)

    def observation(self) -> Arrays:
        """Return the order of the cells and the end of the path."""
        return {"board": self._order.reshape(-1, self._form.height, self._form.width), "head": self._head}
