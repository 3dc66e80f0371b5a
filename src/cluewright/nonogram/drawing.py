"""Nonograms drawn."""

from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Clue, Nonogram

_CELLS = {"?": "·", ".": "×", "#": "■", "!": "!"}


def draw_text(puzzle: Nonogram, board: Board | None = None) -> str:
    """Draw clues and board as plain text, two characters a cell, a gap after every fifth.

    Cells are `·` unknown, `×` empty, `■` filled.
    """
    cells = board.rows() if board is not None else ["?" * puzzle.width] * puzzle.height
    row_clues = [" ".join(_numbers(clue)) for clue in puzzle.rows]
    left = max(len(text) for text in row_clues)
    column_clues = [_numbers(clue) for clue in puzzle.columns]
    depth = max(len(numbers) for numbers in column_clues)
    pitch = max(2, 1 + max(len(number) for numbers in column_clues for number in numbers))
    lines = []
    for level in range(depth):
        padded = (([""] * (depth - len(numbers)) + numbers)[level] for numbers in column_clues)
        lines.append(" " * left + "  " + _spread([number.rjust(pitch) for number in padded]))
    for y, row in enumerate(cells):
        if y and y % 5 == 0:
            lines.append("")
        lines.append(row_clues[y].rjust(left) + "  " + _spread([_CELLS[cell].rjust(pitch) for cell in row]))
    return "\n".join(line.rstrip() for line in lines)


def _numbers(clue: Clue) -> list[str]:
    if clue is None:
        return ["-"]
    return ["?" if number is None else str(number) for number in clue] or ["0"]


def _spread(cells: list[str]) -> str:
    """Join the cells of a row, a gap after every fifth."""
    return " ".join("".join(cells[start : start + 5]) for start in range(0, len(cells), 5))
