"""Hitori by SAT: CaDiCaL with cuts added when a model needs them. Independent of the native solver, so it can judge it.

Limits and cancellation are checked every few conflicts, and while the clauses are written.
"""

import time
from collections.abc import Iterator

import numpy as np

from cluewright.core.cadical import Cadical
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.hitori.board import Board, Cell
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rules import regions

CONFLICTS_PER_SLICE = 200
CLAUSES_PER_SLICE = 1_000


def solve_sat(puzzle: Hitori, search: Search[Board]) -> Outcome[Board]:
    """Look for the requested solutions."""
    begin, budget, limit, known = time.thread_time(), search.start(), search.limit, search.known
    solutions = [] if known is None else [known]
    cuts, exhausted = 0, False
    with Cadical() as sat:
        for count, clause in enumerate(_clauses(puzzle, search.board)):
            sat.add_clause(clause)
            if count % CLAUSES_PER_SLICE == 0 and budget.spent:
                break
        if known is not None:
            sat.add_clause(_difference(known))
        while len(solutions) < limit and not budget.spent:
            budget.spend()
            budget.report(None, "solving")
            sat.conf_budget(CONFLICTS_PER_SLICE)
            answer = sat.solve_limited()
            if answer is None:
                continue
            if not answer:
                exhausted = True
                break
            blacks = np.array(sat.get_model()[: puzzle.width * puzzle.height]) > 0
            found = Board.solved(blacks.reshape(puzzle.height, puzzle.width))
            cut = _cuts(found)
            cuts += len(cut)
            for clause in cut:
                sat.add_clause(clause)
            if not cut:
                solutions.append(found)
                sat.add_clause(_difference(found))
    verdict = Verdict.of(len(solutions), limit, exhausted=exhausted)
    return Outcome(
        verdict,
        tuple(solutions),
        board=solutions[0] if verdict is Verdict.UNIQUE else None,
        exhausted=exhausted,
        strategy="sat",
        seconds=time.thread_time() - begin,
        statistics={"cuts": cuts},
    )


def _clauses(puzzle: Hitori, board: Board | None) -> Iterator[list[int]]:
    """Return the rules about neighbours and numbers; variable i is true when cell i - 1, row by row, is black."""
    width, height = puzzle.width, puzzle.height

    def variable(y: int, x: int) -> int:
        return y * width + x + 1

    yield (
        [-variable(0, 0)] if width * height == 1 else [-variable(y, x) for y in range(height) for x in range(width)]
    )  # something stays white
    for y in range(height):
        for x in range(width):
            if x + 1 < width:
                yield [-variable(y, x), -variable(y, x + 1)]
            if y + 1 < height:
                yield [-variable(y, x), -variable(y + 1, x)]
            number = puzzle.numbers[y][x]
            for other in range(x + 1, width):
                if puzzle.numbers[y][other] == number:
                    yield [variable(y, x), variable(y, other)]
            for other in range(y + 1, height):
                if puzzle.numbers[other][x] == number:
                    yield [variable(y, x), variable(other, x)]
            if board is not None and board[y, x] is not Cell.UNKNOWN:
                yield [variable(y, x) if board[y, x] is Cell.BLACK else -variable(y, x)]


def _cuts(found: Board) -> list[list[int]]:
    """Return a clause for every region cut off: not all the black cells around it are black."""
    parts = sorted(regions(~found.blacks), key=len)
    clauses = []
    for part in parts[:-1]:
        around = {
            (row, column)
            for y, x in part
            for row, column in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1))
            if 0 <= row < found.height and 0 <= column < found.width and found[row, column] is Cell.BLACK
        }
        clauses.append([-(row * found.width + column + 1) for row, column in sorted(around)])
    return clauses


def _difference(board: Board) -> list[int]:
    """Return the clause that some cell is not as on this board."""
    flat = board.blacks.reshape(-1)
    return [-(index + 1) if black else index + 1 for index, black in enumerate(flat.tolist())]
