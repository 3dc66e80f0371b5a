"""Zip puzzles and their solutions as plain text: numbers and walls, and the turn of each cell on the path."""

from cluewright.core.prompt import aligned
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Cell, Zip, sides_of
from cluewright.zip.words import between, says

BLOCKED = "#"
OPEN = "."


def puzzle_text(puzzle: Zip, locale: str) -> str:
    """Say how the path goes; write the numbers as a grid, then every wall as the two cells it separates."""
    parts = [says("prompt-steps").text(locale), _grid(puzzle, puzzle.number_at())]
    if puzzle.walls:
        walls = (says("prompt-wall", **between(*sides_of(wall))).clause(locale) for wall in puzzle.walls)
        parts.append("\n".join([says("prompt-walls").text(locale), *(f"- {wall}" for wall in walls)]))
    return "\n\n".join(parts)


def answer_form(puzzle: Zip, locale: str) -> str:
    """Say how the answer is written."""
    code = "answer-form-blocked" if puzzle.blocked else "answer-form"
    return says(code, last=puzzle.cells).text(locale)


def answer_text(puzzle: Zip, solution: Board) -> str:
    """Write a solution as rows of numbers: on which turn the path visits each cell, from 1.

    >>> print(answer_text(Zip(2, 2, [(0, 0), (1, 0)]), Board(((0, 0), (0, 1), (1, 1), (1, 0)))))
    1 2
    4 3
    """
    return _grid(puzzle, {cell: turn for turn, cell in enumerate(solution.trace(puzzle), 1)})


def _grid(puzzle: Zip, numbers: dict[Cell, int]) -> str:
    blocked = set(puzzle.blocked)
    return aligned(
        [
            [BLOCKED if (y, x) in blocked else numbers.get((y, x), OPEN) for x in range(puzzle.width)]
            for y in range(puzzle.height)
        ]
    )
