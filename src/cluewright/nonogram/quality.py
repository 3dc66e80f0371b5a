"""A report on the quality of a puzzle: what is right about it, what is proven, how it looks and how it plays."""

from dataclasses import dataclass
from typing import Any

from cluewright.clued_lines.quality import CluesReport, Parts, spare_numbers, window_entropy
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.core.item import Item, as_item
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search
from cluewright.core.size import format_size
from cluewright.nonogram.aesthetics import Aesthetics, aesthetics
from cluewright.nonogram.board import Board
from cluewright.nonogram.cells import Picture, as_picture
from cluewright.nonogram.clues import validate_clues
from cluewright.nonogram.near import Reach, prove, settled
from cluewright.nonogram.optimize import optimize_clues
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.rating import rate
from cluewright.nonogram.shapes import FoundShape, find_shapes
from cluewright.nonogram.solver import LONGEST_WORD_SIDE, solve
from cluewright.nonogram.statistics import arrangements
from cluewright.nonogram.symmetry import FoundSymmetry, find_symmetries
from cluewright.nonogram.wording import fault

MOST_CELLS = 1_000_000
"""There is no report on larger puzzles: examining the picture alone takes longer than a short limit."""
_LARGE_SECONDS = 30.0
"""The default time limit for each part of the report on a large puzzle."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QualityReport(CluesReport):
    """Hold every measure of a puzzle's quality; shares are from 0 to 1."""

    symmetries: tuple[FoundSymmetry, ...] | None
    shapes: tuple[FoundShape, ...] | None
    aesthetics: Aesthetics | None
    similarity: float | None
    """The share of cells that are the same as in the picture it was made from."""

    def _further(self) -> dict[str, Any]:
        return {
            "symmetries": None if self.symmetries is None else {
                str(found.symmetry): found.score / 1000 for found in self.symmetries
            },
            "shapes": None if self.shapes is None else [
                {"name": shape.name, "score": shape.score / 1000, "row": shape.row, "column": shape.column,
                 "width": shape.width, "height": shape.height}
                for shape in self.shapes
            ],
            "aesthetics": None if self.aesthetics is None else self.aesthetics.to_data(),
            "similarity": self.similarity,
        }  # fmt: skip


def assess(
    thing: Item[Nonogram, Board] | Nonogram,
    *,
    original: Picture | None = None,
    minimality: bool = True,
    budget: Budget | None = None,
) -> QualityReport:
    """Report on a puzzle, or on an item with its solution.

    Args:
        thing: The puzzle.
        original: The picture it was made from, for the similarity.
        minimality: Whether to find out how many numbers could be hidden, which takes the longest.
        budget: Cancellation, progress and limits. What takes too long is left out, and the report says so; a large
            puzzle without a time limit gets half a minute for each part.

    >>> report = assess(Nonogram(rows=[[3], [1], [1]], columns=[[1], [3], [1]]))
    >>> report.correct, report.complete, report.clarity, report.spare_numbers
    (True, True, 1.0, 3)
    """
    budget = (budget or Budget()).start()
    item = as_item(thing)
    puzzle = item.puzzle
    if puzzle.width * puzzle.height > MOST_CELLS:
        size = format_size((puzzle.width, puzzle.height))
        raise InvalidRecipe(f"quality reports are for nonograms of up to {MOST_CELLS:,} cells, not {size}")
    solution = item.solution if item.solution is not None else _first_solution(puzzle, budget)
    picture = solution.array
    correct = validate_clues(picture, puzzle).ok
    large = max(puzzle.width, puzzle.height) > LONGEST_WORD_SIDE
    parts = Parts(budget, _LARGE_SECONDS if large and budget.seconds is None else None)
    undecided = {"verdict": str(Verdict.UNDECIDED)}
    proof = undecided
    if correct:
        proof = parts.work_out("proof", lambda part: prove(puzzle, solution, budget=part)) or undecided
    unique = proof["verdict"] == Verdict.UNIQUE
    clarity, rating, spare = None if correct else 0.0, item.rating if unique else None, None
    if correct:
        clarity = parts.work_out("clarity", lambda part: _clarity(puzzle, solution, part))
    if unique and rating is None:
        rating = parts.work_out("rating", lambda part: rate(puzzle, budget=part))
    if unique and minimality:
        spare = parts.work_out(
            "minimality", lambda part: spare_numbers(optimize_clues(puzzle, solution=solution, budget=part))
        )
    trivial = parts.look_at("trivial_lines", lambda part: _trivial_lines(puzzle, part))
    entropy = parts.look_at("entropy", lambda _: picture_entropy(picture))
    symmetries = parts.look_at("symmetries", lambda _: find_symmetries(picture))
    pleasing = parts.look_at("aesthetics", lambda part: aesthetics(picture, budget=part))
    shapes = parts.look_at("shapes", lambda part: find_shapes(picture, budget=part))
    return QualityReport(
        correct=correct,
        complete=unique,
        proof=proof,
        spare_numbers=spare,
        numbers=sum(len(clue) - clue.count(None) for _, _, clue, _ in puzzle.lines() if clue is not None),
        clarity=clarity,
        trivial_lines=trivial,
        entropy=entropy,
        rating=rating,
        symmetries=symmetries,
        shapes=shapes,
        aesthetics=pleasing,
        similarity=None if original is None else similarity(picture, original),
        left_out=tuple(parts.left_out),
    )


def _trivial_lines(puzzle: Nonogram, budget: Budget) -> float:
    """Return the share of lines with one arrangement."""
    settled_lines = 0
    for _, _, clue, length in puzzle.lines():
        budget.check()
        settled_lines += arrangements(clue, length) == 1
    return settled_lines / (puzzle.width + puzzle.height)


def similarity(picture: Picture, original: Picture) -> float:
    """Return the share of cells in which two pictures of the same size agree.

    >>> similarity("##. ...", "#.. ..."), similarity("#", "#")
    (0.8333333333333334, 1.0)
    """
    ours, theirs = as_picture(picture), as_picture(original)
    if ours.shape != theirs.shape:
        first, second = (f"{cells.shape[1]}x{cells.shape[0]}" for cells in (ours, theirs))
        raise InvalidPuzzle([fault("size", "differ", first=first, second=second)])
    agreeing: int = (ours == theirs).sum().item()
    return agreeing / (len(ours) * len(ours[0]))


def picture_entropy(picture: Picture) -> float:
    """Return the entropy of the picture's 2x2 windows, in bits per cell.

    >>> picture_entropy("#### ####"), round(picture_entropy("#.#. .#.#"), 3)
    (0.0, 0.23)
    """
    return window_entropy(as_picture(picture))


def _clarity(puzzle: Nonogram, solution: Board, budget: Budget) -> float:
    return settled(puzzle, solution, Reach.LINES, budget=budget).decided / (puzzle.width * puzzle.height)


def _first_solution(puzzle: Nonogram, budget: Budget) -> Board:
    outcome = solve(puzzle, Search(budget=budget))
    if outcome.solution is None:
        budget.check()
        raise InvalidPuzzle([fault("no-solution")])
    return outcome.solution
