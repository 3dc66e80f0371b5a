"""The path of a Zip board for those who play without knowing Zip."""

from collections.abc import Iterable, Sequence

from cluewright.core.paths import Paths
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Border, Cell, Zip


class ZipPaths(Paths[Zip, Board]):
    """Zip is one path through every cell."""

    def numbers(self, puzzle: Zip) -> Sequence[Cell]:
        """Return the cells of 1, 2, 3, ..."""
        return puzzle.numbers

    def passable(self, puzzle: Zip) -> Iterable[Border]:
        """List the borders without a wall."""
        return puzzle.passable()

    def path(self, puzzle: Zip, board: Board) -> Sequence[Cell]:
        """Follow what is drawn from the 1."""
        return board.trace(puzzle)

    def board(self, puzzle: Zip, path: Iterable[Cell]) -> Board:
        """Return the board of a path."""
        return Board(tuple(path))
