"""The nonogram as a kind."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from cluewright.core.budget import Budget
from cluewright.core.errors import Fault, InvalidMove, InvalidPuzzle
from cluewright.core.item import Item
from cluewright.core.kind import Kind
from cluewright.core.outcome import Outcome
from cluewright.core.technique import Step
from cluewright.nonogram import drawing, solver, techniques
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.commands import clues
from cluewright.nonogram.lines import can_be_completed
from cluewright.nonogram.puzzle import Nonogram

_VALUES = {"#": Cell.FILLED, ".": Cell.EMPTY, "?": Cell.UNKNOWN}
_MOVE = re.compile(r"([#.?])\s*(\d{1,5})(?:-(\d{1,5}))?\s*,\s*(\d{1,5})(?:-(\d{1,5}))?")

_SAMPLE = """
....##...
..#.#....
.#######.
##.######
#.#######
#########
.#######.
.#######.
..##.##..
...#.#...
"""


class NonogramKind(Kind[Nonogram, Board]):
    """Nonograms: fill cells so that every row and column shows the blocks its clue lists, in order."""

    name: ClassVar[str] = "nonogram"
    title: ClassVar[str] = "Nonogram"
    rules: ClassVar[str] = (
        "Each row and column tells the lengths of its blocks of filled cells, in order; "
        "at least one empty cell lies between two blocks."
    )
    move_help: ClassVar[str] = (
        "#ROW,COLUMN fills, .ROW,COLUMN marks empty, ?ROW,COLUMN clears; ranges as in #3,4-7 or .1-5,2"
    )
    puzzle_type = Nonogram
    techniques = techniques.TECHNIQUES
    strategies = solver.STRATEGIES

    def to_data(self, puzzle: Nonogram) -> dict[str, Any]:
        return {
            "width": puzzle.width,
            "height": puzzle.height,
            "rows": [None if clue is None else list(clue) for clue in puzzle.rows],
            "columns": [None if clue is None else list(clue) for clue in puzzle.columns],
        }

    def from_data(self, data: Mapping[str, Any]) -> Nonogram:
        missing = [key for key in ("rows", "columns") if key not in data]
        if missing:
            raise InvalidPuzzle([Fault("missing", f"A nonogram needs {key}.") for key in missing])
        puzzle = Nonogram(data["rows"], data["columns"])
        for side in ("width", "height"):
            if data.get(side, getattr(puzzle, side)) != getattr(puzzle, side):
                text = f"The {side} is said to be {data[side]!r}, the clues make it {getattr(puzzle, side)}."
                raise InvalidPuzzle([Fault("size", text)])
        return puzzle

    def board_to_data(self, puzzle: Nonogram, board: Board) -> list[str]:
        return board.rows()

    def board_from_data(self, puzzle: Nonogram, data: Any) -> Board:
        if not isinstance(data, list):
            raise InvalidPuzzle([Fault("board", "A board is a list of rows of #, . and ?.")])
        board = Board.parse(data)
        solver.require_size(puzzle, board)
        return board

    def sample(self) -> Item[Nonogram, Board]:
        picture = Board.parse(_SAMPLE)
        return Item(clues_of(picture), solution=picture, meta={"title": "Apple", "author": "Cluewright"})

    def empty_board(self, puzzle: Nonogram) -> Board:
        return Board.blank(puzzle.width, puzzle.height)

    def apply(self, puzzle: Nonogram, board: Board, move: str) -> Board:
        match = _MOVE.fullmatch(move.strip())
        if match is None:
            raise InvalidMove(f"{move!r} is not a move: {self.move_help}")
        top, bottom, left, right = (int(part) if part else None for part in match.groups()[1:])
        rows, columns = _span(top, bottom, puzzle.height, "row"), _span(left, right, puzzle.width, "column")
        value = _VALUES[match[1]]
        return board.with_cells((row, column, value) for row in rows for column in columns)

    def apply_step(self, puzzle: Nonogram, board: Board, step: Step) -> Board:
        return board.with_cells((change[0], change[1], _VALUES[change[2]]) for change in step.cells)

    def faults(self, puzzle: Nonogram, board: Board) -> list[Fault]:
        solver.require_size(puzzle, board)
        faults = []
        for name, index, clue, length in puzzle.lines():
            cells = board.cells[index] if name == "row" else board.cells[:, index]
            if not can_be_completed(clue, cells):
                places = [(index, i) if name == "row" else (i, index) for i in range(length)]
                text = f"{name.capitalize()} {index + 1} can no longer be completed."
                faults.append(Fault("impossible-line", text, tuple(places)))
        return faults

    def differences(self, puzzle: Nonogram, board: Board, solution: Board) -> list[tuple[int, int]]:
        wrong = (board.cells != Cell.UNKNOWN) & (board.cells != solution.cells)
        return [(int(row), int(column)) for row, column in zip(*wrong.nonzero(), strict=True)]

    def is_solved(self, puzzle: Nonogram, board: Board) -> bool:
        return solver.is_solution(puzzle, board)

    def text(self, puzzle: Nonogram, board: Board | None = None) -> str:
        return drawing.draw_text(puzzle, board)

    def solve(
        self,
        puzzle: Nonogram,
        *,
        limit: int = 2,
        budget: Budget | None = None,
        strategy: str = "auto",
        board: Board | None = None,
        known: Board | None = None,
        seed: int = 0,
    ) -> Outcome[Board]:
        return solver.solve(puzzle, limit=limit, budget=budget, strategy=strategy, board=board, known=known, seed=seed)

    def explain(self, puzzle: Nonogram, board: Board | None = None, *, budget: Budget | None = None) -> Iterator[Step]:
        return techniques.explain(puzzle, board, budget=budget)

    def commands(self) -> tuple[Callable[..., Any], ...]:
        return (clues,)


def _span(first: int | None, last: int | None, size: int, name: str) -> range:
    """Give the range of a move's rows or columns, counted from 0."""
    low, high = first or 0, last if last is not None else first or 0
    if not 1 <= low <= high <= size:
        wrong = low if low == high else f"{low}-{high}"
        raise InvalidMove(f"there is no {name} {wrong}; the board has {name}s 1 to {size}")
    return range(low - 1, high)


KIND = NonogramKind()
