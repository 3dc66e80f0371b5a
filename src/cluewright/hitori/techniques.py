"""Hitori techniques: the catalogue, and the path a person could follow.

The ladder itself runs in native code, which returns codes, cells and evidence; here are the names and the texts, in
the same order.

| tier | techniques | level |
|---|---|---|
| 1 | shaded neighbour, repeated number, triple, sandwich, pair isolation | easy |
| 2 | flanked pair, corner quad, corner triple, corner double, last exit | easy |
| 3 | cut cell, edge pairs, offset pair, double near edge, double beside diagonal | medium |
| 4, 5 | number contradiction, connectivity contradiction, combined contradiction | hard |
| 6 | common consequence | expert |
| 7 | nested contradiction | extreme |

That a number without an equal in its lines is white is not among them: by the rules it may be shaded.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.cell_board import require_size
from cluewright.core.technique import Level, Step, Technique, different_steps
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import ROOM, Hitori
from cluewright.hitori.steps import StepWriter

_ROWS = (
    ("shaded-neighbour", 1, Level.EASY),
    ("repeated-number", 1, Level.EASY),
    ("triple", 1, Level.EASY),
    ("sandwich", 1, Level.EASY),
    ("pair-isolation", 1, Level.EASY),
    ("flanked-pair", 2, Level.EASY),
    ("corner-quad", 2, Level.EASY),
    ("corner-triple", 2, Level.EASY),
    ("corner-double", 2, Level.EASY),
    ("last-exit", 2, Level.EASY),
    ("cut-cell", 3, Level.MEDIUM),
    ("edge-pairs", 3, Level.MEDIUM),
    ("offset-pair", 3, Level.MEDIUM),
    ("double-near-edge", 3, Level.MEDIUM),
    ("double-beside-diagonal", 3, Level.MEDIUM),
    ("number-contradiction", 4, Level.HARD),
    ("connectivity-contradiction", 5, Level.HARD),
    ("combined-contradiction", 5, Level.HARD),
    ("common-consequence", 6, Level.EXPERT),
    ("nested-contradiction", 7, Level.EXTREME),
)

TECHNIQUES = tuple(Technique(slug, level, order, ROOM) for order, (slug, _, level) in enumerate(_ROWS))
ROUTINE = frozenset({TECHNIQUES[0].slug})
"""The circles around a shaded cell go without saying."""
TIERS = tuple(tier for _, tier, _ in _ROWS)
"""The tier of each technique of the catalogue, from 1."""

ALL = (1 << len(TECHNIQUES)) - 1
"""The set of all techniques, one bit each in the order of the catalogue."""

_BY_LEVEL = [sum(1 << each.order for each in TECHNIQUES if each.level is level) for level in Level]


@dataclass(frozen=True, slots=True)
class Path:
    """The result of the ladder of techniques on a puzzle."""

    counts: tuple[int, ...]
    """How often each technique of the catalogue was used."""
    supposed: int
    """How many cells followed from failed assumptions."""
    solved: bool
    broken: bool
    """Whether the board breaks a rule or has no solution."""
    board: Board

    @property
    def tier(self) -> int:
        """Return the highest tier needed, 0 if there was nothing to do."""
        return max((tier for tier, count in zip(TIERS, self.counts, strict=True) if count), default=0)


def climb(
    puzzle: Hitori,
    board: Board | None = None,
    *,
    enabled: int = ALL,
    unmatched_white: bool = False,
    budget: Budget | None = None,
) -> Path:
    """Follow the ladder with the `enabled` techniques as far as it goes; raise `BudgetExceeded` when cut short.

    `unmatched_white` assumes that numbers without an equal in their lines are white, which is not a rule: a good
    puzzle does not become easier by it.
    """
    answer = _climb(puzzle, board, enabled=enabled, unmatched_white=unmatched_white, budget=budget)
    return Path(
        tuple(answer["counts"]),
        answer["supposed"],
        answer["undecided"] == 0 and not answer["broken"],
        answer["broken"],
        Board(answer["board"]),
    )


def explain(
    puzzle: Hitori, board: Board | None = None, *, enabled: int = ALL, budget: Budget | None = None
) -> Iterator[Step]:
    """Yield the steps a person could follow from `board`, the simplest next one first.

    >>> print(next(explain(Hitori([[1, 1, 1], [1, 2, 3], [3, 1, 2]]))))
    Of the three 1s side by side in row 1, columns 1 to 3, the outer two are shaded and the middle one is unshaded.
    """
    answer = _climb(puzzle, board, enabled=enabled, record=True, budget=budget)
    writer = StepWriter(puzzle, TECHNIQUES)
    for record in answer["steps"]:
        yield writer.step(record)


def steps(puzzle: Hitori, board: Board, *, first: bool = False, budget: Budget | None = None) -> list[Step]:
    """List every step the board offers, the simplest first; with `first` those of the easiest level that has any.

    Assumptions are listed for cells that no simpler step settles. When the budget runs out, the list is what was found
    until then; raise `BudgetExceeded` if that is nothing.
    """
    require_size(puzzle, board)
    budget = (budget or Budget()).start()
    budget.check()
    writer = StepWriter(puzzle, TECHNIQUES)
    for enabled in _BY_LEVEL if first else (ALL,):
        told, _, stopped = _native.hitori_list_steps(
            puzzle.array, start=board.cells, enabled=enabled, **budget.native_limits("explaining")
        )
        if found := different_steps(map(writer.step, told), budget):
            return found
        if stopped:
            budget.check()
    answer = _climb(puzzle, board, record=True, most_steps=1, budget=budget)
    return [writer.step(told) for told in answer["steps"]]


def _climb(
    puzzle: Hitori,
    board: Board | None,
    *,
    enabled: int = ALL,
    unmatched_white: bool = False,
    record: bool = False,
    most_steps: int = 2**63,
    budget: Budget | None,
) -> Mapping[str, Any]:
    if board is not None:
        require_size(puzzle, board)
    budget = (budget or Budget()).start()
    budget.check()
    answer: dict[str, Any] = _native.hitori_climb(
        puzzle.array,
        start=None if board is None else board.cells,
        enabled=enabled,
        unmatched_white=unmatched_white,
        record=record,
        most_steps=most_steps,
        **budget.native_limits("explaining"),
    )
    budget.spend(answer["nodes"])
    if answer["spent"]:
        budget.check()
    return answer
