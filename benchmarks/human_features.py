"""What else one can see in a nonogram: its numbers, its picture, and how passes over all lines get on.

None of it is part of a rating. It is there to find out whether a rating leaves anything out.
"""

from math import log2

import numpy as np

from cluewright.core.rating import Rating
from cluewright.nonogram.ladder import climb
from cluewright.nonogram.lines import solve_line
from cluewright.nonogram.puzzle import Nonogram, shortest_length
from cluewright.nonogram.statistics import arrangements

MOST_PASSES = 100


def seen(puzzle: Nonogram, rating: Rating) -> dict[str, float]:
    """Return everything by its name."""
    return {**_numbers(puzzle), **_passes(puzzle), **_path(puzzle), **_per_cell(puzzle, rating)}


def _numbers(puzzle: Nonogram) -> dict[str, float]:
    clues = [(clue or (), length) for _, _, clue, length in puzzle.lines()]
    blocks = [len(clue) for clue, _ in clues]
    bits = [log2(arrangements(clue, length)) for clue, length in clues]
    filled = sum(sum(clue) for clue in puzzle.rows if clue)
    slack = sum(length - shortest_length(clue) for clue, length in clues)
    cells = puzzle.width * puzzle.height
    return {
        "numbers": sum(blocks),
        "numbers per line": float(np.mean(blocks)),
        "numbers of the longest row and column": max(blocks[: puzzle.height]) + max(blocks[puzzle.height :]),
        "ones": sum(clue.count(1) for clue, _ in clues),
        "length of a block": 2 * filled / max(1, sum(blocks)),
        "share of the largest block": float(np.mean([max(clue, default=0) / length for clue, length in clues])),
        "filled": filled,
        "share filled": filled / cells,
        "slack": slack,
        "slack per cell": slack / cells,
        "bits left open": sum(bits),
        "bits per line": float(np.mean(bits)),
        "most bits": max(bits),
    }


def _passes(puzzle: Nonogram) -> dict[str, float]:
    """Go over all rows, then all columns, until nothing more is found."""
    cells = np.zeros((puzzle.height, puzzle.width), np.uint8)
    lines = [*((clue, cells[at]) for at, clue in enumerate(puzzle.rows))]
    lines += [(clue, cells[:, at]) for at, clue in enumerate(puzzle.columns)]
    first = np.zeros(cells.shape, bool)
    for at, clue in enumerate(puzzle.rows):
        first[at] |= _settled(clue, np.zeros(puzzle.width, np.uint8)) > 0
    for at, clue in enumerate(puzzle.columns):
        first[:, at] |= _settled(clue, np.zeros(puzzle.height, np.uint8)) > 0
    complete = sum(arrangements(clue, line.size) == 1 for clue, line in lines)
    worked, left = 0, []
    for _ in range(MOST_PASSES):
        before = worked
        for clue, line in lines:
            known = _settled(clue, line)
            worked += int((known != line).any())
            line[:] = known
        left.append(float((cells == 0).mean()))
        if worked == before or not left[-1]:
            break
    return {
        "passes": len(left),
        "lines worked at": worked,
        "lines worked at per line": worked / len(lines),
        "left open after passes": left[-1],
        "left open in all passes": sum(left),
        "share settled at first": float(first.mean()),
        "open after the first look": int((~first).sum()),
        "share of lines complete at once": complete / len(lines),
    }


def _settled(clue: tuple[int | None, ...] | None, line: np.ndarray) -> np.ndarray:
    found = solve_line(clue, np.ascontiguousarray(line))
    if found is None:
        raise ValueError("a line of a puzzle with a solution has none")
    return found


def _path(puzzle: Nonogram) -> dict[str, float]:
    found = climb(puzzle, path=True)
    choices = np.array([choices for _, choices, _, _ in found.path], float)
    known = np.array([[int(cell) for cell in row] for row in found.board.cells])
    return {
        "steps": len(choices),
        "open steps": float(choices.mean()),
        "fewest open steps": float(choices.min()),
        "steps with one or two open": int((choices <= 2).sum()),
        "share of steps with one or two open": float((choices <= 2).mean()),
        "same left and right": float((known == known[:, ::-1]).mean()),
        "same above and below": float((known == known[::-1]).mean()),
        "borders": int((known[1:] != known[:-1]).sum() + (known[:, 1:] != known[:, :-1]).sum()),
    }


def _per_cell(puzzle: Nonogram, rating: Rating) -> dict[str, float]:
    cells = puzzle.width * puzzle.height
    return {"minutes per cell": (rating.minutes or 0) / cells, "level": rating.level.rank}
