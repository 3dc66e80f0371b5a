"""How hard a puzzle with clued lines is for a person, by the path that techniques lead.

The level says which techniques the path to the solution needs, and nothing else. The work counts towards the time and
the score: larger boards, longer paths, harder techniques, fewer steps to choose from at each moment and longer ways
from one to the next. Four further factors describe the puzzle; they decide nothing.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import numpy as np

from cluewright.clued_lines.catalogue import Catalogue
from cluewright.clued_lines.climbing import LadderClimb, LadderRung
from cluewright.clued_lines.puzzle import CluedPuzzle
from cluewright.core.cell_board import CellBoard
from cluewright.core.duration import Seconds, Work
from cluewright.core.errors import BudgetExceeded, NotUnique
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.rating import Rating, rating_of
from cluewright.core.technique import Level

R = TypeVar("R", bound=LadderRung)
B = TypeVar("B", bound=CellBoard)

SECONDS = Seconds(cell=1, look=0.5, travel=0.25, easy=2, medium=10, hard=40, expert=80, extreme=120, link=1)
"""What the work of a nonogram costs a person, in black or in colours."""

PathStep = tuple[R | None, int, int]
"""A step of the path: its technique, how many steps there were to choose from, the lines of its chain."""


def rate_climb(
    puzzle: CluedPuzzle[Any],
    found: LadderClimb[B],
    rungs: type[R],
    catalogue: Catalogue[R],
    *,
    level: Level,
    search: Callable[[], Outcome[B]],
    line_shares: Callable[[Any, int], tuple[float, float]],
) -> Rating:
    """Grade a puzzle whose path is known: one that solved it, or went as far as any technique leads.

    Args:
        puzzle: The puzzle.
        found: The path.
        rungs: The rungs of the kind's ladder.
        catalogue: Their techniques.
        level: The level of the path, if it leads to the solution.
        search: Try the cases where the path ends before.
        line_shares: Return how many blocks the clue of a line of a length has, and how much it leaves open, both as
            shares of the most.
    """
    path: list[PathStep[R]] = [(rungs(rung), choices, chain) for rung, choices, _, chain in found.path]
    techniques = found.techniques(rungs)
    solution = found.board
    if not found.solved:
        level, solution = Level.EXTREME, _by_search(found, search)
        path.append((None, 1, 0))
        techniques[catalogue.search.slug] = 1
    work = work_of(path, puzzle.width, puzzle.height, found.travel, catalogue)
    hardest = max((len(rungs) if rung is None else rung for rung, _, _ in path), default=0)
    factors = _factors(puzzle, solution, hardest / len(rungs), line_shares)
    return rating_of(level, work, techniques, factors, seconds=SECONDS)


def work_of(path: Iterable[PathStep[R]], width: int, height: int, travel: float, catalogue: Catalogue[R]) -> Work:
    """Return the work on a path: a player looks at some of the lines before one has the next step.

    Of n lines with a step in c of them, (n + 1) / (c + 1) are looked at on average.
    """
    lines, looks, links = width + height, 0.0, 0
    steps = dict.fromkeys(map(str, Level), 0)
    for rung, choices, chain in path:
        looks += (lines + 1) / (choices + 1)
        links += chain
        technique = catalogue.search if rung is None else catalogue.by_rung[rung]
        if technique.slug not in catalogue.routine:
            steps[technique.level] += 1
    return Work(cells=width * height, looks=looks, travel=travel, links=links, **steps)


def _by_search(found: LadderClimb[B], search: Callable[[], Outcome[B]]) -> B:
    """Return the only solution if the techniques do not reach it, or one that may not be the only one."""
    if found.end == "wrong":
        raise NotUnique(Verdict.NONE)
    outcome = search()
    if outcome.verdict is Verdict.UNDECIDED:
        raise BudgetExceeded("the puzzle could not be rated: its search was stopped before it found a solution")
    if outcome.verdict in (Verdict.UNIQUE, Verdict.SOLVED) and outcome.solution is not None:
        return outcome.solution
    raise NotUnique(outcome.verdict)


def _factors(
    puzzle: CluedPuzzle[Any],
    solution: CellBoard,
    hardest: float,
    line_shares: Callable[[Any, int], tuple[float, float]],
) -> dict[str, float]:
    """Return the four factors, each from 0 to 1."""
    blocks = room = 0.0
    for _, _, clue, length in puzzle.lines():
        of_blocks, of_room = line_shares(clue, length)
        blocks += of_blocks
        room += of_room
    lines = puzzle.width + puzzle.height
    cells = solution.cells
    borders = np.count_nonzero(cells[1:] != cells[:-1]) + np.count_nonzero(cells[:, 1:] != cells[:, :-1])
    pairs = 2 * cells.size - lines
    return {
        "clue complexity": round(blocks / lines, 3),
        "pattern complexity": round(int(borders) / max(1, pairs), 3),
        "techniques": round(hardest, 3),
        "ambiguity": round(room / lines, 3),
    }
