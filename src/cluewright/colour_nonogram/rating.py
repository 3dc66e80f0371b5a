"""How hard a colour nonogram is for a person.

The level says which techniques the path to the solution needs, and nothing else. The work counts towards the time and
the score: larger boards, longer paths, harder techniques, fewer steps to choose from at each moment and longer ways
from one to the next. Four further factors describe the puzzle; they decide nothing.
"""

from collections.abc import Iterable
from math import comb, log2

import numpy as np

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.cases import try_cases
from cluewright.colour_nonogram.ladder import Climb, Rung, climb, count_techniques, grade, level_of
from cluewright.colour_nonogram.puzzle import Clue, ColourNonogram, shortest_length
from cluewright.colour_nonogram.techniques import BY_RUNG, ROUTINE, SEARCH
from cluewright.core.budget import Budget
from cluewright.core.duration import Seconds, Work
from cluewright.core.errors import BudgetExceeded, NotUnique
from cluewright.core.outcome import Verdict
from cluewright.core.rating import Rating, rating_of
from cluewright.core.technique import Level

__all__ = ["SECONDS", "grade", "rate", "rate_climb", "work_of"]

SECONDS = Seconds(cell=1, look=0.5, travel=0.25, easy=2, medium=10, hard=40, expert=80, extreme=120, link=1)
"""What the work of a colour nonogram costs a person: the same as that of a nonogram."""

PathStep = tuple[Rung | None, int, int]
"""A step of the path: its technique, how many steps there were to choose from, the lines of its chain."""


def rate(puzzle: ColourNonogram, *, budget: Budget | None = None) -> Rating:
    """Grade a puzzle with one solution by the path a person follows to it; raise `NotUnique` for any other.

    Where only a search helps, its effort is bounded as in `explain`: a puzzle of which it finds one solution and
    cannot tell whether there is another is rated as if there were none.
    """
    budget = (budget or Budget()).start()
    return rate_climb(puzzle, climb(puzzle, budget=budget), budget=budget)


def rate_climb(puzzle: ColourNonogram, found: Climb, *, budget: Budget) -> Rating:
    """Grade a puzzle whose path is known: one that solved it, or went as far as any technique leads."""
    path: list[PathStep] = [(Rung(rung), choices, chain) for rung, choices, _, chain in found.path]
    techniques = count_techniques(found)
    solution = found.board
    if found.solved:
        level = level_of(found)
    else:
        level, solution = Level.EXTREME, _by_search(puzzle, found, budget)
        path.append((None, 1, 0))
        techniques[SEARCH.slug] = 1
    work = work_of(path, puzzle.width, puzzle.height, found.travel)
    return rating_of(level, work, techniques, _factors(puzzle, path, solution), seconds=SECONDS)


def work_of(path: Iterable[PathStep], width: int, height: int, travel: float = 0) -> Work:
    """Return the work on a path: a player looks at some of the lines before one has the next step.

    Of n lines with a step in c of them, (n + 1) / (c + 1) are looked at on average.
    """
    lines, looks, links = width + height, 0.0, 0
    steps = dict.fromkeys(map(str, Level), 0)
    for rung, choices, chain in path:
        looks += (lines + 1) / (choices + 1)
        links += chain
        technique = SEARCH if rung is None else BY_RUNG[rung]
        if technique.slug not in ROUTINE:
            steps[technique.level] += 1
    return Work(cells=width * height, looks=looks, travel=travel, links=links, **steps)


def _by_search(puzzle: ColourNonogram, found: Climb, budget: Budget) -> Board:
    """Return the only solution if the techniques do not reach it, or one that may not be the only one."""
    if found.end == "wrong":
        raise NotUnique(Verdict.NONE)
    outcome = try_cases(puzzle, found.board, budget=budget)
    if outcome.verdict is Verdict.UNDECIDED:
        raise BudgetExceeded("the puzzle could not be rated: its search was stopped before it found a solution")
    if outcome.verdict in (Verdict.UNIQUE, Verdict.SOLVED) and outcome.solution is not None:
        return outcome.solution
    raise NotUnique(outcome.verdict)


def _factors(puzzle: ColourNonogram, path: list[PathStep], solution: Board) -> dict[str, float]:
    """Return the four factors, each from 0 to 1."""
    blocks = room = 0.0
    for _, _, clue, length in puzzle.lines():
        blocks += len(clue or ()) / length
        room += _bits(clue, length, puzzle.colours) / (length * log2(puzzle.colours + 1))
    lines = puzzle.width + puzzle.height
    cells = solution.cells
    borders = np.count_nonzero(cells[1:] != cells[:-1]) + np.count_nonzero(cells[:, 1:] != cells[:, :-1])
    pairs = 2 * cells.size - lines
    hardest = max((len(Rung) if rung is None else rung for rung, _, _ in path), default=0)
    return {
        "clue complexity": round(blocks / lines, 3),
        "pattern complexity": round(int(borders) / max(1, pairs), 3),
        "techniques": round(hardest / len(Rung), 3),
        "ambiguity": round(room / lines, 3),
    }


def _bits(clue: Clue, length: int, colours: int) -> float:
    """Return how much a clue leaves open when nothing else is known, in bits.

    The cells that the shortest arrangement has to spare go to the gaps, and to the blocks of hidden length.
    """
    if clue is None:
        return length * log2(colours + 1)
    shares = len(clue) + sum(number is None for number, _ in clue)
    return log2(comb(length - shortest_length(clue) + shares, shares))
