"""The nonogram as a kind."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np

from cluewright.clued_lines.hiding import Hide
from cluewright.clued_lines.kind import CluedKind
from cluewright.clued_lines.puzzle import require_given_size
from cluewright.clued_lines.statistics import ClueStatistics
from cluewright.core.browser import Clues, Mark, Modules, Shape, Sheet
from cluewright.core.budget import Budget
from cluewright.core.count import SolutionCount
from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.first_board import FirstBoard, Trespass
from cluewright.core.item import Item
from cluewright.core.outcome import Outcome
from cluewright.core.rating import Rating
from cluewright.core.recipe import Recipe
from cluewright.core.sat_worker import solve_here
from cluewright.core.scene import PLAIN, Look, Scene
from cluewright.core.search import Search
from cluewright.core.technique import Level, Step
from cluewright.nonogram import drawing, rating, recipes, rules, solver, techniques
from cluewright.nonogram.board import Board, Cells
from cluewright.nonogram.canonical import canonical
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.commands import clues, optimize, picture
from cluewright.nonogram.lines import satisfied_clues
from cluewright.nonogram.pictures import NonogramPictures
from cluewright.nonogram.proof import NonogramProofs
from cluewright.nonogram.puzzle import Clue, Nonogram, format_clue
from cluewright.nonogram.wording import fault

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


class NonogramKind(CluedKind[Nonogram, Board]):
    """Nonograms: fill cells so that every row and column shows the blocks its clue lists, in order."""

    name: ClassVar[str] = "nonogram"
    puzzle_type = Nonogram
    puzzle_keys = frozenset({"width", "height", "rows", "columns"})
    board_type = Board
    words = ("value-unknown", "value-empty", "value-filled", "value-impossible")
    routine = techniques.ROUTINE
    techniques = techniques.TECHNIQUES
    strategies = solver.STRATEGIES
    values = tuple(Board.symbols)
    options = recipes.OPTIONS
    revision = recipes.REVISION
    sizes = recipes.SIZES
    level_sizes = recipes.LEVEL_SIZES
    proofs = NonogramProofs()
    pictures = NonogramPictures()
    motif_boards = recipes.MOTIF_BOARDS
    sheet = Sheet(
        (
            Mark("#", "Fill", "filled", Shape.FILL),
            Mark(".", "Cross", "crossed", Shape.CROSS, note=True),
        ),
        left=Clues("rows", "row clue"),
        above=Clues("columns", "column clue"),
    )
    first = FirstBoard(
        Nonogram([[2, 2], [3], [5], [1], [1]], [[1, 1], [3], [4], [3], [1, 1]]),
        (
            Trespass("length", "#4,3-4", ((3, 2), (3, 3)), "impossible-line"),
            Trespass("gap", "#1,1-3", ((0, 0), (0, 1), (0, 2)), "impossible-line"),
        ),
    )
    modules = Modules(
        "cluewright.nonogram",
        clues="clues.js",
        editor="editor.js",
        about_editor="Draw a picture, or turn a photo into one; the clues follow from it.",
    )

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
            raise InvalidPuzzle([fault("missing", axis=key.removesuffix("s")) for key in missing])
        puzzle = Nonogram(data["rows"], data["columns"])
        require_given_size(puzzle, data, fault)
        return puzzle

    def sample(self) -> Item[Nonogram, Board]:
        picture = Board.parse(_SAMPLE)
        return Item(clues_of(picture), solution=picture, meta={"title": "Apple", "author": "Cluewright"})

    def satisfied_blocks(self, clue: Clue, cells: Cells) -> tuple[int, ...]:
        return _satisfied(clue, cells.tobytes())

    def clue_file(self, puzzle: Nonogram) -> str:
        lines = [f"{puzzle.width} {puzzle.height}", *(format_clue(clue) for clue in puzzle.rows + puzzle.columns)]
        return "\n".join(lines)

    def statistics(self, puzzle: Nonogram) -> ClueStatistics:
        from cluewright.nonogram.statistics import clue_statistics

        return clue_statistics(puzzle)

    def faults(self, puzzle: Nonogram, board: Board) -> list[Fault]:
        return rules.faults(puzzle, board)

    def is_solved(self, puzzle: Nonogram, board: Board) -> bool:
        return rules.is_solution(puzzle, board)

    def answer_faults(self, puzzle: Nonogram, board: Board) -> list[Fault]:
        return rules.answer_faults(puzzle, board)

    def text(self, puzzle: Nonogram, board: Board | None = None) -> str:
        return drawing.draw_text(puzzle, board)

    def clue_text(self, puzzle: Nonogram, clue: Clue) -> str:
        return format_clue(clue)

    def scene(self, puzzle: Nonogram, board: Board | None = None, look: Look = PLAIN) -> Scene:
        return drawing.draw_scene(puzzle, board, look)

    def canonical(self, puzzle: Nonogram) -> Nonogram:
        return canonical(puzzle)

    def solve(self, puzzle: Nonogram, search: Search[Board] = Search()) -> Outcome[Board]:
        if search.watcher is None:
            return solver.solve(puzzle, search)
        from cluewright.nonogram.recording import solve_watched  # only needed when watching

        return solve_watched(puzzle, search, search.watcher)

    def second_opinion(self, puzzle: Nonogram, search: Search[Board] = Search()) -> Outcome[Board]:
        from cluewright.nonogram.sat import solutions  # it starts no process, as the strategy does

        solver.require_sense(puzzle, replace(search, strategy="sat"))
        return solve_here(solutions(puzzle, search.board, search.known), search)

    def count_within(self, puzzle: Nonogram, budget: Budget) -> SolutionCount:
        return solver.count(puzzle, budget)

    def explain(self, puzzle: Nonogram, board: Board | None = None, *, budget: Budget | None = None) -> Iterator[Step]:
        return techniques.explain(puzzle, board, budget=budget)

    def steps(self, puzzle: Nonogram, board: Board, *, first: bool = False, budget: Budget | None = None) -> list[Step]:
        return techniques.steps(puzzle, board, first=first, budget=budget)

    def check_recipe(self, recipe: Recipe) -> None:
        recipes.check(recipe)

    def make(self, recipe: Recipe, *, budget: Budget | None = None) -> Item[Nonogram, Board]:
        from cluewright.nonogram.generator import make  # with all it imports, only where it is needed

        return make(recipe, budget=budget)

    def hide_clues(
        self, item: Item[Nonogram, Board], target: Level | None, *, hide: Hide, seed: int, budget: Budget
    ) -> Item[Nonogram, Board]:
        from cluewright.nonogram.making import hidden_item

        return hidden_item(item, target, hide=hide, seed=seed, budget=budget)

    def rate(self, puzzle: Nonogram, *, budget: Budget | None = None) -> Rating:
        return rating.rate(puzzle, budget=budget)

    def commands(self) -> tuple[Callable[..., Any], ...]:
        return clues, optimize, picture


@lru_cache(maxsize=8192)
def _satisfied(clue: Clue, cells: bytes) -> tuple[int, ...]:
    """Cache lines: a move changes few of a board's, but all are needed after each."""
    return satisfied_clues(clue, np.frombuffer(cells, np.uint8))


KIND = NonogramKind()
