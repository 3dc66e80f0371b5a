"""Hitori as a kind."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from cluewright.core.browser import Clues, Mark, Modules, Shape, Sheet
from cluewright.core.budget import Budget
from cluewright.core.cell_kind import CellKind
from cluewright.core.count import SolutionCount
from cluewright.core.errors import Fault, InvalidPuzzle, shown
from cluewright.core.first_board import FirstBoard, Trespass
from cluewright.core.item import Item
from cluewright.core.locales import ENGLISH
from cluewright.core.outcome import Outcome
from cluewright.core.prompt import aligned
from cluewright.core.rating import Rating
from cluewright.core.recipe import Recipe
from cluewright.core.scene import PLAIN, Look, Scene
from cluewright.core.search import Search
from cluewright.core.technique import Step
from cluewright.hitori import drawing, generator, rating, recipes, rules, solver, techniques
from cluewright.hitori.board import Board
from cluewright.hitori.canonical import canonical
from cluewright.hitori.proof import HitoriProofs
from cluewright.hitori.puzzle import Hitori, fault

if TYPE_CHECKING:
    from cluewright.core.answers import Answers


class HitoriKind(CellKind[Hitori, Board]):
    """Hitori: shade cells so that no number repeats among the unshaded cells of a line."""

    name: ClassVar[str] = "hitori"
    puzzle_type = Hitori
    puzzle_keys = frozenset({"width", "height", "numbers"})
    board_type = Board
    words = ("value-unknown", "value-unshaded", "value-shaded")
    routine = techniques.ROUTINE
    techniques = techniques.TECHNIQUES
    options = recipes.OPTIONS
    revision = recipes.REVISION
    sizes = recipes.SIZES
    level_sizes = recipes.LEVEL_SIZES
    proofs = HitoriProofs()
    strategies = solver.STRATEGIES
    values = tuple(Board.symbols)
    first_points = 2
    sheet = Sheet(
        (
            Mark("#", "Shade", "shaded", Shape.FILL),
            Mark(".", "Circle", "circled", Shape.CIRCLE, note=True),
        ),
        given=Clues("numbers", "number"),
    )
    first = FirstBoard(
        Hitori([[1, 2, 2, 1], [2, 4, 1, 3], [1, 3, 2, 4], [3, 4, 4, 4]]),
        (
            Trespass("repeat", ".1,2-3", ((0, 1), (0, 2)), "repeated-number"),
            Trespass("touch", "#1,1-2", ((0, 0), (0, 1)), "touching-black"),
            Trespass("cut", "#1,2 #2,1", ((0, 1), (1, 0)), "cut-off-white"),
        ),
    )
    modules = Modules("cluewright.hitori", editor="editor.js", about_editor="Enter the numbers of a board yourself.")

    def to_data(self, puzzle: Hitori) -> dict[str, Any]:
        return {
            "width": puzzle.width,
            "height": puzzle.height,
            "numbers": [list(row) for row in puzzle.numbers],
        }

    def from_data(self, data: Mapping[str, Any]) -> Hitori:
        if "numbers" not in data:
            raise InvalidPuzzle([fault("missing")])
        puzzle = Hitori(data["numbers"])
        for side in ("width", "height"):
            if data.get(side, getattr(puzzle, side)) != getattr(puzzle, side):
                expected = getattr(puzzle, side)
                raise InvalidPuzzle([fault("size", side=side, found=shown(data[side]), expected=expected)])
        return puzzle

    def sample(self) -> Item[Hitori, Board]:
        puzzle = Hitori.parse(_SAMPLE)
        return Item(puzzle, solution=Board.parse(_SAMPLE_SOLUTION), meta={"title": "Stroll", "author": "Cluewright"})

    def faults(self, puzzle: Hitori, board: Board) -> list[Fault]:
        return rules.faults(puzzle, board)

    def is_solved(self, puzzle: Hitori, board: Board) -> bool:
        return rules.is_solution(puzzle, board)

    def answers(self, puzzle: Hitori) -> "Answers[Hitori, Board]":
        from cluewright.hitori.answers import HitoriAnswers  # only needed when judging

        return HitoriAnswers(self, puzzle)

    def text(self, puzzle: Hitori, board: Board | None = None) -> str:
        return drawing.draw_text(puzzle, board)

    def puzzle_text(self, puzzle: Hitori, locale: str = ENGLISH) -> str:
        return aligned(puzzle.numbers)

    def scene(self, puzzle: Hitori, board: Board | None = None, look: Look = PLAIN) -> Scene:
        return drawing.draw_scene(puzzle, board, look)

    def canonical(self, puzzle: Hitori) -> Hitori:
        return canonical(puzzle)

    def solve(self, puzzle: Hitori, search: Search[Board] = Search()) -> Outcome[Board]:
        if search.watcher is None:
            return solver.solve(puzzle, search)
        from cluewright.hitori.recording import solve_watched  # only needed when watching

        return solve_watched(puzzle, search, search.watcher)

    def count_within(self, puzzle: Hitori, budget: Budget) -> SolutionCount:
        return solver.count(puzzle, budget)

    def explain(self, puzzle: Hitori, board: Board | None = None, *, budget: Budget | None = None) -> Iterator[Step]:
        return techniques.explain(puzzle, board, budget=budget)

    def steps(self, puzzle: Hitori, board: Board, *, first: bool = False, budget: Budget | None = None) -> list[Step]:
        return techniques.steps(puzzle, board, first=first, budget=budget)

    def check_recipe(self, recipe: Recipe) -> None:
        recipes.check(recipe)

    def make(self, recipe: Recipe, *, budget: Budget | None = None) -> Item[Hitori, Board]:
        return generator.make(recipe, budget=budget)

    def rate(self, puzzle: Hitori, *, budget: Budget | None = None) -> Rating:
        return rating.rate(puzzle, budget=budget)


_SAMPLE = """
1475422
4332657
3653455
3755263
5446113
6577133
"""

_SAMPLE_SOLUTION = """
....#.#
.#.....
#.#..#.
...#..#
.#..#..
..#...#
"""

KIND = HitoriKind()
