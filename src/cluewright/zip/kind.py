"""Zip as a kind."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cluewright.core.browser import Modules
from cluewright.core.budget import Budget
from cluewright.core.coach import Coach
from cluewright.core.count import SolutionCount
from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.first_board import FirstBoard, Trespass
from cluewright.core.item import Item
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH
from cluewright.core.outcome import Outcome
from cluewright.core.rating import Rating
from cluewright.core.recipe import Recipe
from cluewright.core.recording import Recording
from cluewright.core.scene import PLAIN, Look, Scene
from cluewright.core.search import Search
from cluewright.core.technique import Step
from cluewright.zip import board as boards
from cluewright.zip import (
    drawing,
    generator,
    hints,
    ladder,
    moves,
    prompting,
    rating,
    recipes,
    rules,
    solver,
    techniques,
)
from cluewright.zip.board import Board
from cluewright.zip.canonical import canonical
from cluewright.zip.paths import ZipPaths
from cluewright.zip.proof import ZipProofs
from cluewright.zip.puzzle import Zip, sides_of
from cluewright.zip.words import says

if TYPE_CHECKING:
    from cluewright.core.answers import Answers

_SAMPLE = [".3.1.5", "......", ".2..7.", "..4...", ".....6"]


class ZipKind(Kind[Zip, Board]):
    """Zip: draw one path through every cell, past the numbers in order."""

    name: ClassVar[str] = "zip"
    puzzle_type = Zip
    puzzle_keys = frozenset({"width", "height", "numbers", "walls", "blocked"})
    routine = ladder.ROUTINE
    techniques = ladder.TECHNIQUES
    options = recipes.OPTIONS
    revision = recipes.REVISION
    sizes = recipes.SIZES
    level_sizes = recipes.LEVEL_SIZES
    proofs = ZipProofs()
    paths = ZipPaths()
    daily_options = recipes.DAILY
    strategies = solver.STRATEGIES
    values = ("?", "used", "closed")
    on_borders = True
    first_points = 10
    first = FirstBoard(
        Zip(4, 4, ((1, 2), (0, 0), (2, 1), (3, 0), (3, 2), (3, 3)), ((0, 2, "down"), (1, 0, "down"), (1, 3, "down"))),
        (
            Trespass("order", "LD", ((1, 2), (1, 1), (2, 1)), "order"),
            Trespass("early", "DRD", ((1, 2), (2, 2), (2, 3), (3, 3)), "early-end"),
            Trespass("wall", "R", ((1, 2), (0, 2))),
        ),
    )
    modules = Modules(
        "cluewright.zip",
        board="board.js",
        editor="editor.js",
        about_editor="Place numbers, walls and blocked cells for a path.",
    )

    def to_data(self, puzzle: Zip) -> dict[str, Any]:
        data: dict[str, Any] = {
            "width": puzzle.width,
            "height": puzzle.height,
            "numbers": [list(cell) for cell in puzzle.numbers],
            "walls": [list(wall) for wall in puzzle.walls],
        }
        if puzzle.blocked:
            data["blocked"] = [list(cell) for cell in puzzle.blocked]
        return data

    def from_data(self, data: Mapping[str, Any]) -> Zip:
        missing = [key for key in ("width", "height", "numbers") if key not in data]
        if missing:
            raise InvalidPuzzle([Fault("missing", says("fault-missing", key=key)) for key in missing])
        return Zip(data["width"], data["height"], data["numbers"], data.get("walls", ()), data.get("blocked", ()))

    def board_to_data(self, puzzle: Zip, board: Board) -> Any:
        return boards.board_to_data(board)

    def board_from_data(self, puzzle: Zip, data: Any) -> Board:
        return boards.board_from_data(puzzle, data)

    def sample(self) -> Item[Zip, Board]:
        puzzle = Zip.from_grid([[int(cell) if cell != "." else 0 for cell in row] for row in _SAMPLE])
        solution = solver.solve(puzzle).solution
        return Item(puzzle, solution=solution, meta={"title": "First steps", "author": "Cluewright"})

    def empty_board(self, puzzle: Zip) -> Board:
        return Board.start(puzzle)

    def apply(self, puzzle: Zip, board: Board, move: str) -> Board:
        return moves.apply(puzzle, board, move)

    def apply_step(self, puzzle: Zip, board: Board, step: Step) -> Board:
        return board.with_notes(((row, column, way), use) for row, column, way, use in _changes(step))

    def move_of_step(self, puzzle: Zip, board: Board, step: Step) -> str:
        return moves.write_notes(((row, column, way), use) for row, column, way, use in _changes(step))

    def satisfied(self, puzzle: Zip, board: Board) -> list[tuple[str, int, int]]:
        visited = set(board.path)
        return [("cell", row, column) for row, column in puzzle.numbers if (row, column) in visited]

    def faults(self, puzzle: Zip, board: Board) -> list[Fault]:
        return rules.faults(puzzle, board)

    def differences(self, puzzle: Zip, board: Board, solution: Board) -> list[tuple[int, int]]:
        truth, right = solution.all_used(), solution.trace(puzzle)
        first = next((i for i, cell in enumerate(board.path) if i >= len(right) or cell != right[i]), len(board.path))
        wrong = dict.fromkeys(board.path[first:])
        for border in sorted((board.used - truth) | (board.closed & truth)):
            wrong.update(dict.fromkeys(sides_of(border)))
        return list(wrong)

    def is_solved(self, puzzle: Zip, board: Board) -> bool:
        return rules.is_solution(puzzle, board)

    def answers(self, puzzle: Zip) -> "Answers[Zip, Board]":
        from cluewright.zip.answers import ZipAnswers  # only needed when judging

        return ZipAnswers(self, puzzle)

    def text(self, puzzle: Zip, board: Board | None = None) -> str:
        return drawing.draw_text(puzzle, board)

    def puzzle_text(self, puzzle: Zip, locale: str = ENGLISH) -> str:
        return prompting.puzzle_text(puzzle, locale)

    def answer_form(self, puzzle: Zip, locale: str = ENGLISH) -> str:
        return prompting.answer_form(puzzle, locale)

    def answer_text(self, puzzle: Zip, solution: Board) -> str:
        return prompting.answer_text(puzzle, solution)

    def scene(self, puzzle: Zip, board: Board | None = None, look: Look = PLAIN) -> Scene:
        return drawing.draw_scene(puzzle, board, look)

    def canonical(self, puzzle: Zip) -> Zip:
        return canonical(puzzle)

    def solve(self, puzzle: Zip, search: Search[Board] = Search()) -> Outcome[Board]:
        if search.watcher is None:
            return solver.solve(puzzle, search)
        from cluewright.zip.recording import solve_watched  # only needed when watching

        return solve_watched(puzzle, search, search.watcher)

    def count_within(self, puzzle: Zip, budget: Budget) -> SolutionCount:
        return solver.count(puzzle, budget)

    def replay(self, puzzle: Zip, recording: Recording, event: int | None = None) -> Board:
        return Board.from_borders(puzzle, recording.timeline.values_at(event))

    def explain(self, puzzle: Zip, board: Board | None = None, *, budget: Budget | None = None) -> Iterator[Step]:
        return techniques.explain(puzzle, board, budget=budget)

    def steps(self, puzzle: Zip, board: Board, *, first: bool = False, budget: Budget | None = None) -> list[Step]:
        return techniques.steps(puzzle, board, first=first, budget=budget)

    def coach(self) -> Coach[Zip, Board]:
        return hints.PathCoach(self)

    def mistakes(
        self,
        puzzle: Zip,
        board: Board,
        solution: Board | None,
        *,
        history: Sequence[str] = (),
        budget: Budget | None = None,
    ) -> list[Fault]:
        return hints.mistakes(puzzle, board, solution, budget=budget)

    def focus(self, puzzle: Zip, board: Board, history: Sequence[str]) -> tuple[int, int] | None:
        return board.trace(puzzle)[-1]

    def check_recipe(self, recipe: Recipe) -> None:
        recipes.check(recipe)

    def make(self, recipe: Recipe, *, budget: Budget | None = None) -> Item[Zip, Board]:
        return generator.make(recipe, budget=budget)

    def rate(self, puzzle: Zip, *, budget: Budget | None = None) -> Rating:
        return rating.rate(puzzle, budget=budget)


def _changes(step: Step) -> Iterator[tuple[int, int, str, bool]]:
    for change in step.cells:
        row, column, way, use = change  # type: ignore[misc]  # borders only
        yield row, column, way, use


KIND = ZipKind()
