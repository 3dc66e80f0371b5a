"""Hitori drawn."""

from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori

_COVERS = {"?": " {} ", ".": "({})", "#": "[{}]"}


def draw_text(puzzle: Hitori, board: Board | None = None) -> str:
    """Draw numbers and board as plain text: `[3]` is shaded, `(3)` marked white, `3` unknown."""
    cells = board.rows() if board is not None else ["?" * puzzle.width] * puzzle.height
    pitch = len(str(int(puzzle.array.max())))
    lines = []
    for numbers, row in zip(puzzle.numbers, cells, strict=True):
        texts = (_COVERS[cell].format(str(number).rjust(pitch)) for number, cell in zip(numbers, row, strict=True))
        lines.append("".join(texts).rstrip())
    return "\n".join(lines)
