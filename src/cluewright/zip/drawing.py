"""Zip puzzles drawn."""

from cluewright.zip.board import Board
from cluewright.zip.puzzle import Zip

# What meets in a cell, by the ways the path takes: up, right, down, left.
_LINES = {
    (): "·",
    ("up",): "╵",
    ("right",): "╶",
    ("down",): "╷",
    ("left",): "╴",
    ("up", "down"): "│",
    ("right", "left"): "─",
    ("up", "right"): "└",
    ("right", "down"): "┌",
    ("down", "left"): "┐",
    ("up", "left"): "┘",
}


def draw_text(puzzle: Zip, board: Board | None = None) -> str:
    """Draw numbers, walls and path as plain text, four characters a cell and two lines a row.

    >>> print(draw_text(Zip(3, 2, [(0, 0), (1, 0)], [(0, 1, "down")])))
    ┌───────────┐
    │ 1   ·   · │
    │    ━━━    │
    │ 2   ·   · │
    └───────────┘
    """
    used = board.all_used() if board is not None else set()
    walls, shut, number_at = set(puzzle.walls), set(puzzle.blocked), puzzle.number_at()
    inner = 4 * puzzle.width - 1
    lines = ["┌" + "─" * inner + "┐"]
    for y in range(puzzle.height):
        row, below = "", ""
        for x in range(puzzle.width):
            cell = (y, x)
            ways = [
                way
                for way, border in (
                    ("up", (y - 1, x, "down")),
                    ("right", (y, x, "right")),
                    ("down", (y, x, "down")),
                    ("left", (y, x - 1, "right")),
                )
                if border in used
            ]
            left = "─" if "left" in ways else " "
            right = "─" if "right" in ways else " "
            if cell in shut:
                shown = "███"
            elif cell in number_at:
                number = str(number_at[cell])
                shown = number.rjust(3) if len(number) > 2 else (left + number).ljust(3, right)
            else:
                shown = left + _LINES.get(tuple(ways), "┼") + right
            row += shown
            if x + 1 < puzzle.width:
                row += "┃" if (y, x, "right") in walls else right
            below += "━━━" if (y, x, "down") in walls else " │ " if (y, x, "down") in used else "   "
            below += " " if x + 1 < puzzle.width else ""
        lines.append(f"│{row}│")
        if y + 1 < puzzle.height:
            lines.append(f"│{below}│")
    lines.append("└" + "─" * inner + "┘")
    return "\n".join(lines)
