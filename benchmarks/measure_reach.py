"""How far each set of techniques goes on 1,000 random puzzles with one solution.

    python benchmarks/measure_reach.py [--write]

With --write the table is put into docs/techniques.md.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from cluewright.core.outcome import Verdict
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import random_picture
from cluewright.nonogram.ladder import Rung, climb
from cluewright.nonogram.puzzle import Nonogram

PAGE = Path(__file__).parents[1] / "docs" / "techniques.md"
SIZES = (6, 5), (10, 9), (15, 14), (20, 19), (25, 24)
PUZZLES = 200
DENSITIES = (40, 45, 50, 55, 60)

Reach = Callable[[Nonogram], Board]


def by_ladder(last: Rung) -> Reach:
    return lambda puzzle: climb(puzzle, last=last).board


def by_subroutines(puzzle: Nonogram) -> Board:
    board = solve(puzzle, strategy="logic").board
    assert board is not None
    return board


SETS: dict[str, Reach] = {
    "the document's four subroutines": by_subroutines,
    "simple techniques": by_ladder(Rung.SMALL_GAP),
    "all named line techniques": by_ladder(Rung.OWNERS),
    "with line analysis": by_ladder(Rung.LINE_ANALYSIS),
    "with contradictions": by_ladder(Rung.CONTRADICTION),
    "with common consequences": by_ladder(Rung.COMMON_CONSEQUENCE),
    "two-cells-deep": by_ladder(Rung.TWO_CELLS),
}


def puzzles(width: int, height: int) -> list[Nonogram]:
    """Make random puzzles of all densities and keep those with one solution."""
    found: list[Nonogram] = []
    seed = 0
    while len(found) < PUZZLES:
        density = DENSITIES[seed % len(DENSITIES)]
        puzzle = clues_of(Board.solved(random_picture(width, height, density, seed)))
        if solve(puzzle).verdict is Verdict.UNIQUE:
            found.append(puzzle)
        seed += 1
    return found


def table() -> list[str]:
    names = [f"{width}x{height}" for width, height in SIZES]
    head = ["techniques", *(f"{name}: solved, cells" for name in names), "all: solved, cells", "CPU ms a puzzle"]
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    sets = [puzzles(*size) for size in SIZES]
    for name, reach in SETS.items():
        row, all_solved, all_cells, cells_there = [name], 0, 0, 0
        begin = time.process_time()
        for some in sets:
            decided = [reach(puzzle).decided for puzzle in some]
            cells = some[0].width * some[0].height
            solved = sum(count == cells for count in decided)
            row.append(f"{solved / len(some):.1%}, {sum(decided) / cells / len(some):.1%}")
            all_solved, all_cells, cells_there = (
                all_solved + solved,
                all_cells + sum(decided),
                cells_there + cells * len(some),
            )
        spent = (time.process_time() - begin) / sum(map(len, sets))
        row += [f"{all_solved / sum(map(len, sets)):.1%}, {all_cells / cells_there:.1%}", f"{spent * 1e3:.2f}"]
        lines.append("| " + " | ".join(row) + " |")
    return lines


def main() -> None:
    lines = table()
    print("\n".join(lines))
    if "--write" in sys.argv[1:]:
        before, rest = PAGE.read_text().split("<!-- reach -->\n", 1)
        _, after = rest.split("<!-- end of reach -->", 1)
        PAGE.write_text(before + "<!-- reach -->\n" + "\n".join(lines) + "\n<!-- end of reach -->" + after)


if __name__ == "__main__":
    main()
