"""The colour nonogram as a kind."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from cluewright.clued_lines.hiding import Hide
from cluewright.clued_lines.kind import CluedKind
from cluewright.clued_lines.puzzle import require_given_size
from cluewright.clued_lines.statistics import ClueStatistics, Lengths, statistics_of
from cluewright.colour_nonogram import drawing, rating, recipes, rules, solver, techniques
from cluewright.colour_nonogram.board import BACKGROUND, UNKNOWN, Board, Cells, require_board
from cluewright.colour_nonogram.canonical import canonical
from cluewright.colour_nonogram.lines import satisfied_clues
from cluewright.colour_nonogram.naming import colour_word
from cluewright.colour_nonogram.pictures import ColourNonogramPictures
from cluewright.colour_nonogram.proof import ColourNonogramProofs
from cluewright.colour_nonogram.puzzle import MOST_COLOURS, Clue, ColourNonogram, shortest_length
from cluewright.colour_nonogram.wording import fault, message
from cluewright.core.browser import Clues, Mark, Modules, Shape, Sheet
from cluewright.core.budget import Budget
from cluewright.core.count import SolutionCount
from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.first_board import FirstBoard, Trespass
from cluewright.core.item import Item
from cluewright.core.locales import ENGLISH
from cluewright.core.message import Message, Value
from cluewright.core.outcome import Outcome
from cluewright.core.rating import Rating
from cluewright.core.recipe import Recipe
from cluewright.core.sat_worker import solve_here
from cluewright.core.scene import PLAIN, Look, Scene, Tone
from cluewright.core.search import Search
from cluewright.core.technique import Level, Step

if TYPE_CHECKING:
    from cluewright.core.answers import Answers

_PALETTE = (("white", "#ffffff"), ("red", "#d7263d"), ("green", "#3f9b42"), ("brown", "#8a5a34"))

_SAMPLE = """
....c..bb.
....c.bbb.
.aaacaab..
aaaaaaaaa.
a.aaaaaaa.
a.aaaaaaa.
aaaaaaaaa.
.aaaaaaa..
..aa.aa...
"""

_FIRST = """
...b.
..bb.
.b.b.
aa.aa
aa.aa
"""

_COLOUR_SYMBOLS = Board.symbols[BACKGROUND + 1 :]


def _colour_mark(symbol: str) -> Mark:
    return Mark(symbol, "Colour", "coloured", Shape.COLOUR)


class ColourNonogramKind(CluedKind[ColourNonogram, Board]):
    """Colour nonograms: colour cells so that every row and column shows the blocks its clue lists, in order."""

    name: ClassVar[str] = "colour-nonogram"
    puzzle_type = ColourNonogram
    puzzle_keys = frozenset({"width", "height", "palette", "rows", "columns"})
    board_type = Board
    words = ("value-unknown", "value-empty", *("value-coloured",) * MOST_COLOURS)
    routine = techniques.ROUTINE
    techniques = techniques.TECHNIQUES
    strategies = solver.STRATEGIES
    values = tuple(Board.symbols)
    options = recipes.OPTIONS
    revision = recipes.REVISION
    sizes = recipes.SIZES
    level_sizes = recipes.LEVEL_SIZES
    motif_boards = recipes.MOTIF_BOARDS
    proofs = ColourNonogramProofs()
    pictures = ColourNonogramPictures()
    sheet = Sheet(
        (
            _colour_mark(_COLOUR_SYMBOLS[0]),
            Mark(".", "Cross", "crossed", Shape.CROSS, note=True),
            *map(_colour_mark, _COLOUR_SYMBOLS[1:]),
        ),
        left=Clues("rows", "row clue"),
        above=Clues("columns", "column clue"),
        palette="palette",
    )
    modules = Modules(
        "cluewright.colour_nonogram",
        clues="clues.js",
        editor="editor.js",
        about_editor="Draw a picture in up to 15 colours, or turn a photo into one; the clues follow from it.",
    )
    first = FirstBoard(
        Board.parse(_FIRST).puzzle(_PALETTE[:3]),
        (
            Trespass("length", "b1,3-4", ((0, 2), (0, 3)), "impossible-line"),
            Trespass("colour", "a2,4", ((1, 3),), "foreign-colour"),
            Trespass("gap", "a4,1-3", ((3, 0), (3, 1), (3, 2)), "impossible-line"),
        ),
    )

    def to_data(self, puzzle: ColourNonogram) -> dict[str, Any]:
        return {
            "width": puzzle.width,
            "height": puzzle.height,
            "palette": [colour.to_data() for colour in puzzle.palette],
            "rows": [None if clue is None else [list(block) for block in clue] for clue in puzzle.rows],
            "columns": [None if clue is None else [list(block) for block in clue] for clue in puzzle.columns],
        }

    def from_data(self, data: Mapping[str, Any]) -> ColourNonogram:
        missing = [key for key in ("palette", "rows", "columns") if key not in data]
        if missing:
            raise InvalidPuzzle([fault("missing", key=key) for key in missing])
        puzzle = ColourNonogram(data["palette"], data["rows"], data["columns"])
        require_given_size(puzzle, data, fault)
        return puzzle

    def sample(self) -> Item[ColourNonogram, Board]:
        picture = Board.parse(_SAMPLE)
        return Item(picture.puzzle(_PALETTE), solution=picture, meta={"title": "Apple", "author": "Cluewright"})

    def require_board(self, puzzle: ColourNonogram, board: Board) -> None:
        require_board(puzzle, board)

    def move_symbols(self, puzzle: ColourNonogram) -> str:
        return Board.symbols[: puzzle.colours + BACKGROUND + 1]

    def value_word(self, puzzle: ColourNonogram, value: str) -> Value:
        number = Board.symbols.index(value)
        if number in (UNKNOWN, BACKGROUND):
            return message("value-unknown" if number == UNKNOWN else "value-empty")
        return colour_word(puzzle.palette[number - BACKGROUND])

    def tone_of(self, puzzle: ColourNonogram, value: str) -> Tone | None:
        number, dyes = Board.symbols.index(value), drawing.dyes_of(puzzle)
        return None if number == UNKNOWN else dyes[min(number, len(dyes)) - BACKGROUND]

    def satisfied_blocks(self, clue: Clue, cells: Cells) -> tuple[int, ...]:
        return satisfied_clues(clue, cells)

    def clue_file(self, puzzle: ColourNonogram) -> str:
        letters = _COLOUR_SYMBOLS[: puzzle.colours]
        colours = [f"color {mark} {colour.value}" for mark, colour in zip(letters, puzzle.palette[1:], strict=True)]
        rows, columns = ([self.clue_text(puzzle, clue) for clue in side] for side in (puzzle.rows, puzzle.columns))
        return "\n".join(
            [f"width {puzzle.width}", f"height {puzzle.height}", *colours, "rows", *rows, "columns", *columns]
        )

    def statistics(self, puzzle: ColourNonogram) -> ClueStatistics:
        return statistics_of(puzzle, _measure, len(puzzle.palette))

    def faults(self, puzzle: ColourNonogram, board: Board) -> list[Fault]:
        return rules.faults(puzzle, board)

    def is_solved(self, puzzle: ColourNonogram, board: Board) -> bool:
        return rules.is_solution(puzzle, board)

    def answers(self, puzzle: ColourNonogram) -> "Answers[ColourNonogram, Board]":
        from cluewright.colour_nonogram.answers import ColourAnswers  # only needed when judging

        return ColourAnswers(self, puzzle)

    def answer_faults(self, puzzle: ColourNonogram, board: Board) -> list[Fault]:
        return rules.answer_faults(puzzle, board)

    def text(self, puzzle: ColourNonogram, board: Board | None = None) -> str:
        return drawing.draw_text(puzzle, board)

    def clue_text(self, puzzle: ColourNonogram, clue: Clue) -> str:
        return " ".join(f"{'?' if n is None else n}{_COLOUR_SYMBOLS[colour - 1]}" for n, colour in clue or ()) or "0"

    def puzzle_text(self, puzzle: ColourNonogram, locale: str = ENGLISH) -> str:
        names = [_called(colour_word(colour), locale) for colour in puzzle.palette]
        colours = [f"{symbol}: {name}" for symbol, name in zip(Board.symbols[BACKGROUND:], names, strict=False)]
        return "\n".join([self.say("prompt-colours", locale), *colours, "", super().puzzle_text(puzzle, locale)])

    def scene(self, puzzle: ColourNonogram, board: Board | None = None, look: Look = PLAIN) -> Scene:
        return drawing.draw_scene(puzzle, board, look)

    def canonical(self, puzzle: ColourNonogram) -> ColourNonogram:
        return canonical(puzzle)

    def solve(self, puzzle: ColourNonogram, search: Search[Board] = Search()) -> Outcome[Board]:
        if search.watcher is None:
            return solver.solve(puzzle, search)
        from cluewright.colour_nonogram.recording import solve_watched  # only needed when watching

        return solve_watched(puzzle, search, search.watcher)

    def second_opinion(self, puzzle: ColourNonogram, search: Search[Board] = Search()) -> Outcome[Board]:
        from cluewright.colour_nonogram.sat import solutions  # it starts no process, as the strategy does

        solver.require_sense(puzzle, replace(search, strategy="sat"))
        return solve_here(solutions(puzzle, search.board, search.known), search)

    def count_within(self, puzzle: ColourNonogram, budget: Budget) -> SolutionCount:
        return solver.count(puzzle, budget)

    def explain(
        self, puzzle: ColourNonogram, board: Board | None = None, *, budget: Budget | None = None
    ) -> Iterator[Step]:
        return techniques.explain(puzzle, board, budget=budget)

    def steps(
        self, puzzle: ColourNonogram, board: Board, *, first: bool = False, budget: Budget | None = None
    ) -> list[Step]:
        return techniques.steps(puzzle, board, first=first, budget=budget)

    def check_recipe(self, recipe: Recipe) -> None:
        recipes.check(recipe)

    def make(self, recipe: Recipe, *, budget: Budget | None = None) -> Item[ColourNonogram, Board]:
        from cluewright.colour_nonogram.generator import make  # with all it imports, only where it is needed

        return make(recipe, budget=budget)

    def hide_clues(
        self, item: Item[ColourNonogram, Board], target: Level | None, *, hide: Hide, seed: int, budget: Budget
    ) -> Item[ColourNonogram, Board]:
        from cluewright.colour_nonogram.making import hidden_item

        return hidden_item(item, target, hide=hide, seed=seed, budget=budget)

    def rate(self, puzzle: ColourNonogram, *, budget: Budget | None = None) -> Rating:
        return rating.rate(puzzle, budget=budget)


def _called(name: Value, locale: str) -> str:
    return name.clause(locale) if isinstance(name, Message) else str(name)


def _measure(clue: Any) -> tuple[Lengths, int]:
    return [length for length, _ in clue], shortest_length(clue)


KIND = ColourNonogramKind()
