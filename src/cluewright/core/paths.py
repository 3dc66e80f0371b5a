"""What a kind says of its boards where players draw one path from cell to neighbouring cell."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from cluewright.core.puzzle import Puzzle

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")

Cell = tuple[int, int]
Border = tuple[int, int, str]
"""Of a cell with its neighbour on the right or below: row, column, `right` or `down`."""


class Paths(ABC, Generic[P, B]):
    """A kind whose solution is one path: `P` is its puzzle class, `B` its board class."""

    ways: ClassVar[tuple[str, str, str, str]] = ("U", "R", "D", "L")
    """The moves that take the path one cell up, right, down and left; a step onto the cell before is a step back."""

    @abstractmethod
    def numbers(self, puzzle: P) -> Sequence[Cell]:
        """Return the cells that the path visits in this order; it starts on the first."""

    @abstractmethod
    def passable(self, puzzle: P) -> Iterable[Border]:
        """List the borders the path may cross."""

    @abstractmethod
    def path(self, puzzle: P, board: B) -> Sequence[Cell]:
        """Return the path drawn on a board, from its start; on a solution, the whole path."""

    @abstractmethod
    def board(self, puzzle: P, path: Iterable[Cell]) -> B:
        """Return the board with this path and nothing else on it."""
