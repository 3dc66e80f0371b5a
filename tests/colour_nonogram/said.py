"""What colour nonograms say of puzzles and boards that cannot be read, and of lines that are wrong.

Solving and playing well never brings these about; `tools/collect_messages.py` asks for them here.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from cluewright.clued_lines.wording import along
from cluewright.colour_nonogram import cases
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.kind import KIND
from cluewright.colour_nonogram.naming import Naming
from cluewright.colour_nonogram.optimize import optimize_clues
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.quality import assess
from cluewright.colour_nonogram.solver import solve
from cluewright.colour_nonogram.techniques import SEARCH
from cluewright.colour_nonogram.wording import message
from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.item import Item
from cluewright.core.message import Cells, Line, Message
from cluewright.core.search import Search
from cluewright.core.telling import merged
from cluewright.nonogram.families import domino_picture

PALETTE: list[Any] = [("white", "#ffffff"), ("red", "#d03a2b"), ("moss", "#456b2e")]
_ONE: dict[str, Any] = {"palette": PALETTE, "rows": [[(1, 1), (1, 2)]], "columns": [[(1, 1)], [(1, 2)]]}
_UNREADABLE: tuple[dict[str, Any], ...] = (
    {},
    _ONE | {"width": 5, "height": 6},
    *(
        _ONE | {"palette": palette}
        for palette in (
            7,
            PALETTE[:1],
            PALETTE[:2],
            [("", "#ffffff"), ("red", "red"), ("moss", "#456b2e", "no mark")],
            [("white", "white", "\n"), (None, "#d03a2b"), ("moss", "#456b2e")],
            [*PALETTE, ("red", "#000000", "A")],
            [("white", "#ffffff"), ("red", "#d03a2b", "x"), ("moss", "#456b2e", "x")],
        )
    ),
    *(
        _ONE | {"rows": rows}
        for rows in (
            7,
            [],
            [[]] * 1001,
            [7],
            [[7]],
            [[(1, 7)]],
            [[(0, 1)]],
            [[(2000, 1)]],
            [[(1, 1), (1, 1)]],
            [[(2, 1)]],
            [[(1, 1)] * 20],
            [[(1, 1), (1, 2)]] * 2,
        )
    ),
    _ONE | {"columns": 7},
    _ONE | {"columns": []},
    _ONE | {"columns": [[]] * 1001},
    _ONE | {"columns": [[(9, 2)], [(1, 1), (1, 2)]]},
)


def faults() -> Iterator[Fault]:
    """Yield the faults of puzzles and boards that cannot be read, and of boards with wrong lines."""
    puzzle = ColourNonogram(**_ONE)
    wrong = Board.parse("ba")
    refused: tuple[Callable[[], object], ...] = (
        lambda: KIND.faults(puzzle, Board.parse("c?")),
        lambda: solve(puzzle, Search(known=wrong)),
        lambda: optimize_clues(ColourNonogram(PALETTE, [None] * 3, [None] * 3)),
        lambda: assess(Item(ColourNonogram(PALETTE, [[(1, 1)], [(1, 2)]], [[(1, 2), (1, 1)]]))),
        lambda: KIND.pictures.read_drawing(7, 100),
        lambda: KIND.pictures.from_solution(wrong),
    )
    for data in _UNREADABLE:
        yield from _told(lambda data=data: KIND.from_data(data))  # type: ignore[misc]
    for call in refused:
        yield from _told(call)
    for board in ("b?", "?.", "a."):
        yield from KIND.faults(puzzle, Board.parse(board))
    tall = ColourNonogram(PALETTE, [[(1, 1)], [], [(1, 1)]], [[(1, 1), (1, 1)], []])
    for rows in ("a? b? b?", "?? ?a ??", "?a ?? ?b"):
        yield from KIND.faults(tall, Board.parse(rows))


def _told(call: Callable[[], object]) -> Iterator[Fault]:
    try:
        call()
    except InvalidPuzzle as error:
        yield from error.faults


_LINES: tuple[tuple[tuple[tuple[int | None, int], ...], str], ...] = (
    (((1, 1), (1, 2)) * 4, "?" * 8),
    (((1, 1), (1, 2)) * 4, "?abababab"),
    (((1, 1), (1, 2)) * 4, "?abababab?"),
    (((90, 1), *((1, 2), (1, 1)) * 5), "?" * 150),
    (((3, 1), (2, 2)), "?aaa??bb.??"),
    (((2, 1),), "??a??"),
    (((2, 1), (1, 1), (2, 2), (3, 1), (2, 2)), "????ab??????????"),
)


def messages() -> Iterator[Message]:
    """Yield what is said of a hidden clue, of long lines, of what follows at once, and of searches."""
    for puzzle in (ColourNonogram(PALETTE, [None], [[(1, 1)], [], [(1, 2)]]),):
        yield from (step.message for step in KIND.explain(puzzle))
    for clue, cells in _LINES:
        for turned in (False, True):
            puzzle, board = _line(clue, cells, turned=turned)
            for step in KIND.steps(puzzle, board):
                yield step.message
            yield from (step.message for step in merged(KIND.explain(puzzle, board)))
    yield from rare()
    dominoes = Board.solved(domino_picture(8).astype(np.uint8))
    yield from _searches(dominoes.puzzle(PALETTE))
    corner = np.zeros((dominoes.height + 3, dominoes.width + 3), np.uint8)
    corner[:-3, :-3] = dominoes.array
    corner[-2, -2] = corner[-1, -1] = 2
    yield from _searches(Board.solved(corner).puzzle(PALETTE))
    for name in ("_PROOF_NODES", "_FIRST_NODES"):
        before = getattr(cases, name)
        setattr(cases, name, 1)  # so little effort proves nothing, or finds nothing
        try:
            yield from _searches(dominoes.puzzle(PALETTE))
        finally:
            setattr(cases, name, before)


def rare() -> Iterator[Message]:
    """Yield sentences whose boards are seldom met, told as the techniques tell them."""
    naming, row, cell = Naming(ColourNonogram(**_ONE).palette), Line("row", 4), Cells(((2, 6),))
    so, then = naming.so({2: along("row", (3, 4))}), naming.then({1: along("row", (6,)), 3: along("row", (9, 10))})
    yield message("step-line-analysis-many", line=row, then=then)
    yield message("step-finished-line-next", line=row, so=so)
    for steps in range(3):
        yield message(
            "step-contradiction", cell=cell, state=naming.state(2), steps=steps, line=Line("column", 6), so=so
        )
    met = {"cells": along("row", (3, 4)), "first": naming.colour(1), "second": naming.colour(2), "so": so}
    yield message("step-neighbouring-colours-several", line=row, before=2, behind=3, **met)


def _line(clue: Any, cells: str, *, turned: bool) -> tuple[ColourNonogram, Board]:
    """Return a board of one row, or of one column."""
    across = [None] * len(cells)
    if turned:
        return ColourNonogram(PALETTE, across, [clue]), Board.parse(list(cells))
    return ColourNonogram(PALETTE, [clue], across), Board.parse([cells])


def _searches(puzzle: ColourNonogram) -> Iterator[Message]:
    """Yield what is said where only a search helps, of the whole board and of one cell."""
    board = KIND.empty_board(puzzle)
    for step in KIND.explain(puzzle):
        if step.technique is SEARCH:
            for each in (step, *KIND.steps(puzzle, board)[:2]):
                yield each.message
        board = KIND.apply_step(puzzle, board, step)
