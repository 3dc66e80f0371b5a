"""What nonograms say seldom: the faults of wrong inputs, steps of long lines, and searches that settle little.

`tools/collect_messages.py` collects these beside what ordinary boards bring about; the tests say them in every
language.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.message import Line, Message
from cluewright.nonogram import cases
from cluewright.nonogram import clues as clue_module
from cluewright.nonogram.board import Board
from cluewright.nonogram.clue_generator import ClueGenerator
from cluewright.nonogram.clues import clue_lines, clues_of, clues_of_many, line_clue, validate_clues
from cluewright.nonogram.deductions import deduce
from cluewright.nonogram.families import domino_picture
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.lines import solve_line
from cluewright.nonogram.optimize import optimize_clues
from cluewright.nonogram.pictures import NonogramPictures
from cluewright.nonogram.puzzle import LONGEST_SIDE, Nonogram
from cluewright.nonogram.quality import assess, similarity
from cluewright.nonogram.solver import Search, solve
from cluewright.nonogram.statistics import line_statistics
from cluewright.nonogram.techniques import SEARCH

_AMBIGUOUS = Nonogram([[1], [1]], [[1], [1]])
_NO_SOLUTION = Nonogram([[1], [1], [1, 1], []], [[2], [], [2]])
_HEART = ["#.#", "###", ".#."]


def _changed_meanwhile() -> Any:
    """Let the native core find a cell strange that is not, as when another thread writes into the picture."""
    return clue_module._binary(None, np.zeros((1, 1), np.uint8))


CALLS: tuple[Callable[[], Any], ...] = (
    lambda: KIND.from_data({}),
    lambda: KIND.from_data({"rows": [[1]], "columns": [[1]], "width": 7}),
    lambda: Nonogram("12", [[1]]),
    lambda: Nonogram([], [[1]]),
    lambda: Nonogram([[]] * (LONGEST_SIDE + 1), [[]]),
    lambda: Nonogram([5], [[1]]),
    lambda: Nonogram([["a", -2, 10**6]], [[1]]),
    lambda: Nonogram([[0, 1]], [None] * 3),
    lambda: Nonogram([[2, 1]], [None] * 3),
    lambda: Nonogram([[1]], [[1], [1]]),
    lambda: clue_lines(7),  # type: ignore[arg-type]
    lambda: solve_line(5, "???"),  # type: ignore[arg-type]
    lambda: solve_line((1.5,), "???"),  # type: ignore[arg-type]
    lambda: solve_line((0, 1), "???"),
    lambda: solve_line((-2,), "???"),
    lambda: solve_line((1,), "?x?"),
    lambda: solve_line((1,), [0, 7]),
    lambda: solve_line((1,), [[0], [1]]),  # type: ignore[list-item]
    lambda: solve_line((1,), [[0], [1, 2]]),  # type: ignore[list-item]
    lambda: line_statistics((4, 4), 8),
    lambda: clues_of([[0, 2]]),
    lambda: clues_of(["#x"]),
    lambda: clues_of(Board.parse("#?")),
    lambda: clues_of(np.zeros(4, bool)),
    lambda: clues_of(np.zeros((0, 4), bool)),
    lambda: clues_of(np.zeros((2, 3), float)),
    lambda: clues_of(5),  # type: ignore[arg-type]
    lambda: clues_of([]),
    lambda: clues_of([[], []]),
    lambda: clues_of([[0, 1], 7]),
    lambda: clues_of(["##", "#"]),
    lambda: line_clue(""),
    lambda: line_clue("#?"),
    lambda: line_clue(9),
    lambda: clues_of_many("##"),
    lambda: clues_of_many(["#.", "#!"]),
    lambda: clues_of_many(np.full((2, 1, 1), 9, np.uint8)),
    _changed_meanwhile,
    lambda: ClueGenerator().row_clues,
    lambda: ClueGenerator(_HEART).update_cell(9, 0, filled=True),
    lambda: ClueGenerator(_HEART).extract_column(None, 9),
    lambda: NonogramPictures().read_drawing("#", 100),
    lambda: similarity("#", "##"),
    lambda: assess(_NO_SOLUTION),
    lambda: optimize_clues(_AMBIGUOUS),
    lambda: solve(clues_of(_HEART), Search(known=Board.parse("... ... ..."))),
)


def faults() -> Iterator[Fault]:
    """Yield every fault that the calls bring about, and those of wrong clues and of a wrong board."""
    for call in CALLS:
        try:
            call()
        except InvalidPuzzle as error:
            yield from error.faults
        else:
            raise AssertionError("this should have been refused")
    wrong = ([[2], [3]], [[2], [1], [2], [1]])
    yield from (each.fault for each in (*validate_clues("#.# ###", wrong), *validate_clues("# #", ([[1]], [[2]]))))
    yield from KIND.faults(clues_of(_HEART), Board.parse("??? ?.? ???"))
    yield from KIND.answer_faults(clues_of(_HEART), Board.parse("... ... ..."))


_LINES: tuple[tuple[tuple[int, ...], str], ...] = (
    ((3,), "???"),
    ((), "???"),
    ((1,) * 7, "?" * 13),
    ((1,) * 7, "#?" * 7),
    ((90, *(1,) * 10), "?" * 150),
    ((3, 2), "?###??##.??"),
)


def messages() -> Iterator[Message]:
    """Yield what is said of long lines, of lines with many findings, and of searches."""
    for clue, cells in _LINES:
        for line in (Line("row", 4), Line("column", 11)):
            yield from (found.message for found in deduce(clue, cells, line))
    lesson = KIND.read_recipe({"kind": "nonogram", "size": "10x9", "seed": 0, "lesson": "common-consequence"})
    yield from (step.message for step in KIND.explain(KIND.generate(lesson).puzzle))
    yield from _searches(clues_of(domino_picture(8)))
    yield from _searches(clues_of(_with_ambiguous_corner()))
    for name, value in (("_PROOF_NODES", 1), ("_FIRST", (("auto", 0, 1),))):
        before = getattr(cases, name)
        setattr(cases, name, value)  # so little effort proves nothing, or finds nothing
        try:
            yield from _searches(clues_of(domino_picture(8)))
        finally:
            setattr(cases, name, before)


def _with_ambiguous_corner() -> NDArray[np.bool_]:
    """Return a picture that needs a search, with two cells beside it that can be placed in two ways."""
    picture = domino_picture(8)
    height, width = picture.shape
    larger = np.zeros((height + 3, width + 3), bool)
    larger[:height, :width] = picture
    larger[height + 1, width + 1] = larger[height + 2, width + 2] = True
    return larger


def _searches(puzzle: Nonogram) -> Iterator[Message]:
    """Yield what is said where only a search helps, of the whole board and of one cell."""
    board = KIND.empty_board(puzzle)
    for step in KIND.explain(puzzle):
        if step.technique is SEARCH:
            for each in (step, *KIND.steps(puzzle, board)[:2]):
                assert isinstance(each.message, Message)
                yield each.message
        board = KIND.apply_step(puzzle, board, step)
