"""A report on the quality of a puzzle: what is right about it, what is proven, and how it plays."""

from cluewright.clued_lines.quality import CluesReport, Parts, spare_numbers, window_entropy
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.optimize import optimize_clues
from cluewright.colour_nonogram.puzzle import ColourNonogram, shortest_length
from cluewright.colour_nonogram.rating import rate
from cluewright.colour_nonogram.rules import is_solution
from cluewright.colour_nonogram.solver import solve
from cluewright.colour_nonogram.wording import fault
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidPuzzle
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search


def assess(item: Item[ColourNonogram, Board], *, minimality: bool = True, budget: Budget | None = None) -> CluesReport:
    """Report on a puzzle, with its solution if it has one; what takes too long is left out, and the report says so."""
    budget = (budget or Budget()).start()
    puzzle = item.puzzle
    solution = item.solution if item.solution is not None else _first_solution(puzzle, budget)
    correct = is_solution(puzzle, solution)
    parts = Parts(budget)
    verdict = Verdict.UNDECIDED
    if correct:
        verdict = parts.work_out("proof", lambda part: _verdict(puzzle, solution, part)) or Verdict.UNDECIDED
    unique = verdict is Verdict.UNIQUE
    settled = parts.work_out("clarity", lambda part: solve(puzzle, Search(strategy="lines", budget=part)))
    cells = puzzle.width * puzzle.height
    clarity = None
    if settled is not None:
        clarity = 1.0 if settled.verdict is Verdict.UNIQUE else settled.board.decided / cells if settled.board else 0.0
    rating, spare = item.rating if unique else None, None
    if unique and rating is None:
        rating = parts.work_out("rating", lambda part: rate(puzzle, budget=part))
    if unique and minimality:
        spare = parts.work_out(
            "minimality", lambda part: spare_numbers(optimize_clues(puzzle, solution=solution, budget=part))
        )
    return CluesReport(
        correct=correct,
        complete=unique,
        proof={"verdict": str(verdict), "by": "lines" if unique and clarity == 1 else "search"},
        numbers=sum(length is not None for _, _, clue, _ in puzzle.lines() for length, _ in clue or ()),
        spare_numbers=spare,
        clarity=clarity,
        trivial_lines=_trivial_lines(puzzle),
        entropy=window_entropy(solution.array),
        rating=rating,
        left_out=tuple(parts.left_out),
    )


def _verdict(puzzle: ColourNonogram, solution: Board, budget: Budget) -> Verdict:
    verdict = solve(puzzle, Search(known=solution, budget=budget)).verdict
    if verdict is Verdict.UNDECIDED:
        budget.check()
    return verdict


def _trivial_lines(puzzle: ColourNonogram) -> float:
    """Return the share of lines with one arrangement: nothing, or blocks that need the whole line."""
    trivial = 0
    for _, _, clue, length in puzzle.lines():
        shown = clue is not None and all(number is not None for number, _ in clue)
        trivial += shown and clue is not None and (not clue or shortest_length(clue) == length)
    return trivial / (puzzle.width + puzzle.height)


def _first_solution(puzzle: ColourNonogram, budget: Budget) -> Board:
    outcome = solve(puzzle, Search(budget=budget))
    if outcome.solution is None:
        budget.check()
        raise InvalidPuzzle([fault("no-solution")])
    return outcome.solution
