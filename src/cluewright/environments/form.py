"""What an environment needs of a kind's boards: their spaces, their arrays, and how actions change many at once."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cluewright.core.errors import NotOffered
from cluewright.core.item import Item
from cluewright.core.kind import Kind

Array = NDArray[Any]
Arrays = dict[str, Array]


class Boards(ABC):
    """The state of a number of boards that are played at the same time; every method takes whole arrays."""

    right: NDArray[np.int32]
    """How much of each board agrees with its solution."""
    wrong: NDArray[np.int32]
    """How much of it contradicts the solution."""
    total: NDArray[np.int32]
    """How much there is to find."""
    solved: NDArray[np.bool_]
    mask: NDArray[np.int8]
    """Which actions change each board now."""

    def __init__(self, count: int) -> None:
        self.every = np.arange(count)
        self.right, self.wrong, self.total = (np.zeros(count, np.int32) for _ in range(3))
        self.solved = np.zeros(count, np.bool_)

    @abstractmethod
    def deal(self, which: NDArray[np.intp], puzzles: Mapping[str, Array]) -> None:
        """Put new puzzles on some of the boards: their arrays, one row for each."""

    @abstractmethod
    def play(self, actions: NDArray[np.intp], active: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Take an action on each active board; return where one changed nothing because it is invalid."""

    @abstractmethod
    def observation(self) -> Arrays:
        """Return what changes on the boards as they are played; these are the arrays themselves."""

    @property
    def progress(self) -> NDArray[np.float64]:
        """Return how far each board is: 1 where it is solved, less for what is open, and less again for mistakes."""
        share: NDArray[np.float64] = (self.right - self.wrong) / np.maximum(self.total, 1)
        return np.where(self.solved, 1.0, share)


class ArrayForm(ABC):
    """The boards of one kind and size as arrays."""

    def __init__(self, kind: Kind[Any, Any], width: int, height: int) -> None:
        self.kind, self.width, self.height = kind, width, height

    @property
    @abstractmethod
    def observation_space(self) -> spaces.Dict:
        """Return the space of one board with its clues."""

    @property
    @abstractmethod
    def actions(self) -> int:
        """Return the number of actions."""

    @abstractmethod
    def encode(self, item: Item[Any, Any]) -> Arrays:
        """Return everything the boards need of a puzzle and its solution; the clues under the keys of the space."""

    @abstractmethod
    def boards(self, count: int) -> Boards:
        """Return so many boards without puzzles."""

    @abstractmethod
    def board_of(self, item: Item[Any, Any], observed: Mapping[str, Array]) -> Any:
        """Return the kind's own board for what one environment observes."""

    def action_of(self, row: int, column: int, mark: str) -> int:
        """Return the action that gives a cell a mark."""
        raise NotOffered(f"the actions of {self.kind.title} are directions")

    @abstractmethod
    def move_of(self, action: int) -> str:
        """Write an action as a move of the kind."""
