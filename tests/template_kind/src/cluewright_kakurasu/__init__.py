"""Kakurasu, a complete puzzle kind in one file: the model for a kind of your own.

A cell in column 3 counts 3 towards the sum of its row, one in row 2 counts 2 towards the sum of its column. Shade
cells so that every sum comes out. The parts below stand in the order in which you would write them: the puzzle, what
one line allows, and the kind. A larger kind gives each its own module, named as in the kinds that come with Cluewright.
What it says stands in the folder `messages`, one file for each language; what a language lacks is said in English.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any, ClassVar

import cluewright as cw

LONGEST_SIDE = 8
ROOM = "cluewright_kakurasu"


def says(code: str, **values: Any) -> cw.Message:
    """Make a message of our catalogue: `messages/en.ftl` has the sentences, and `de.ftl` beside it the German ones."""
    return cw.Message(ROOM, code, values)


# 1. The puzzle: immutable and hashable. It looks at everything it is given and names all faults at once.


@dataclass(frozen=True, slots=True)
class Kakurasu(cw.Puzzle):
    """Hold the sums of the rows and of the columns."""

    kind: ClassVar[str] = "kakurasu"

    rows: tuple[int, ...]
    columns: tuple[int, ...]

    def __post_init__(self) -> None:
        faults = []
        for name, sums, length in (("row", self.rows, self.width), ("column", self.columns, self.height)):
            if not 1 <= len(sums) <= LONGEST_SIDE:
                faults.append(cw.Fault("size", says("fault-size", axis=name, most=LONGEST_SIDE, count=len(sums))))
            most = length * (length + 1) // 2
            for index, value in enumerate(sums):
                if type(value) is not int or not 0 <= value <= most:
                    said = says("fault-sum", line=cw.Line(name, index), most=most, given=repr(value)[:60])
                    faults.append(cw.Fault("sum", said))
        if faults:
            raise cw.InvalidPuzzle(faults)

    @property
    def width(self) -> int:
        """Return the number of columns."""
        return len(self.columns)

    @property
    def height(self) -> int:
        """Return the number of rows."""
        return len(self.rows)

    def lines(self) -> Iterator[tuple[str, int, int]]:
        """Yield every line as ("row" or "column", index, sum)."""
        yield from (("row", index, value) for index, value in enumerate(self.rows))
        yield from (("column", index, value) for index, value in enumerate(self.columns))


# 2. The board: any immutable value. Here it is a tuple of rows, such as ("#.?", "???").

Board = tuple[str, ...]


def _line(board: Board, name: str, index: int) -> str:
    return board[index] if name == "row" else "".join(row[index] for row in board)


def _cell(name: str, index: int, place: int) -> tuple[int, int]:
    return (index, place) if name == "row" else (place, index)


def _with_cell(board: Board, row: int, column: int, value: str) -> Board:
    changed = board[row][:column] + value + board[row][column + 1 :]
    return (*board[:row], changed, *board[row + 1 :])


def _sum(line: str) -> int:
    return sum(place for place, value in enumerate(line, start=1) if value == "#")


@cache
def _ways(length: int, total: int) -> tuple[str, ...]:
    """List all decided lines of a length that make a sum."""
    lines = ("".join(values) for values in product(".#", repeat=length))
    return tuple(line for line in lines if _sum(line) == total)


def _settled(line: str, total: int) -> str | None:
    """Return the line with every cell decided on which all ways that remain agree, or None when no way remains."""
    fits = [
        way for way in _ways(len(line), total) if all(cell in ("?", own) for cell, own in zip(line, way, strict=True))
    ]
    return "".join(values[0] if len(set(values)) == 1 else "?" for values in zip(*fits, strict=True)) if fits else None


def _step_message(name: str, index: int, total: int, places: list[int], line: str) -> cw.Message:
    """Say what every way to make a sum shades and leaves out; the catalogue has a message for each case."""
    across = "column" if name == "row" else "row"
    shaded, crossed = (tuple(place for place in places if line[place] == value) for value in "#.")
    parts = {"shaded": cw.Along(across, shaded), "crossed": cw.Along(across, crossed)}
    case = "" if shaded and crossed else "-shaded" if shaded else "-crossed"
    used = {key: part for key, part in parts.items() if part.places}
    return says(f"step-line-sum{case}", line=cw.Line(name, index), sum=total, **used)


# The slug stands in files and links and never changes; the catalogue has the name, in every language.
LINE_SUM = cw.Technique("line-sum", cw.Level.EASY, 1, ROOM)

# 3. The kind: the methods stand in the order of a puzzle's life.


class KakurasuKind(cw.Kind[Kakurasu, Board]):
    """Tell Cluewright all it needs to know about Kakurasu."""

    name = "kakurasu"
    puzzle_type = Kakurasu
    puzzle_keys = frozenset({"width", "height", "rows", "columns"})
    techniques = (LINE_SUM,)
    options = (cw.Option("shaded", int, 50, "Approximate percentage of shaded cells.", minimum=1, maximum=99),)
    default_size = (6, 6)
    sizes = cw.Sizes(((1, 1),), (LONGEST_SIDE, LONGEST_SIDE))
    levels = (cw.Level.EASY, cw.Level.HARD)

    # How the studio's pages show and play it: the marks, what stands beside the cells, and how a move is written.
    sheet = cw.Sheet(
        (
            cw.Mark("#", "Shade", "shaded", cw.Shape.FILL),
            cw.Mark(".", "Cross", "crossed", cw.Shape.CROSS, note=True),
        ),
        right=cw.Clues("rows", "row sum"),
        below=cw.Clues("columns", "column sum"),
        numbered=True,
        move="{row} {column} {mark}",
        between=", ",
    )

    def to_data(self, puzzle: Kakurasu) -> dict[str, Any]:
        """Return width, height and the sums."""
        size = {"width": puzzle.width, "height": puzzle.height}
        return size | {"rows": list(puzzle.rows), "columns": list(puzzle.columns)}

    def from_data(self, data: Mapping[str, Any]) -> Kakurasu:
        """Read the sums; anything may stand in a file, so nothing is taken for granted."""
        rows, columns = data.get("rows"), data.get("columns")
        if not isinstance(rows, list) or not isinstance(columns, list):
            raise cw.InvalidPuzzle([cw.Fault("type", says("fault-type"))])
        return Kakurasu(tuple(rows), tuple(columns))

    def board_to_data(self, puzzle: Kakurasu, board: Board) -> Any:
        """Return the rows as a list."""
        return list(board)

    def board_from_data(self, puzzle: Kakurasu, data: Any) -> Board:
        """Read a list of rows."""
        row = re.compile(rf"[#.?]{{{puzzle.width}}}")
        if not isinstance(data, list) or len(data) != puzzle.height:
            raise cw.InvalidPuzzle([cw.Fault("board", says("fault-board", rows=puzzle.height))])
        if not all(isinstance(text, str) and row.fullmatch(text) for text in data):
            raise cw.InvalidPuzzle([cw.Fault("board", says("fault-board-row", columns=puzzle.width))])
        return tuple(data)

    def sample(self) -> cw.Item[Kakurasu, Board]:
        """Return a puzzle three wide and two high."""
        return cw.Item(Kakurasu((4, 5), (1, 2, 3)), solution=("#.#", ".##"), meta={"title": "A first one"})

    def empty_board(self, puzzle: Kakurasu) -> Board:
        """Return a board of unknown cells."""
        return ("?" * puzzle.width,) * puzzle.height

    def apply(self, puzzle: Kakurasu, board: Board, move: str) -> Board:
        """Read a move such as `2 3 #`, counted from 1 as players do; a stroke of several cells is one move."""
        for cell in move.split(", "):
            match = re.fullmatch(r"([1-9]) ([1-9]) ([#.?])", cell)
            if match is None:
                raise cw.InvalidMove(says("move-unknown", given=repr(move)).clause())
            row, column = int(match[1]) - 1, int(match[2]) - 1
            if row >= puzzle.height or column >= puzzle.width:
                raise cw.InvalidMove(says("move-off-board", given=repr(cell)).clause())
            board = _with_cell(board, row, column, match[3])
        return board

    def apply_step(self, puzzle: Kakurasu, board: Board, step: cw.Step) -> Board:
        """Set the step's cells."""
        for row, column, value, *_ in step.cells:
            board = _with_cell(board, row, column, value)
        return board

    def faults(self, puzzle: Kakurasu, board: Board) -> list[cw.Fault]:
        """Name every line whose sum cannot come out any more."""
        faults = []
        for name, index, total in puzzle.lines():
            line = _line(board, name, index)
            if _settled(line, total) is None:
                cells = tuple(_cell(name, index, place) for place in range(len(line)))
                said = says("fault-no-way", line=cw.Line(name, index), sum=total)
                faults.append(cw.Fault("no-way", said, cells, says("remedy-no-way", line=cw.Line(name, index))))
        return faults

    def differences(self, puzzle: Kakurasu, board: Board, solution: Board) -> list[tuple[int, int]]:
        """Compare cell by cell; an unknown cell is not wrong."""
        return [
            (row, column)
            for row, column in product(range(puzzle.height), range(puzzle.width))
            if board[row][column] not in ("?", solution[row][column])
        ]

    def is_solved(self, puzzle: Kakurasu, board: Board) -> bool:
        """Look at the shaded cells only: nobody has to mark the others."""
        return all(_sum(_line(board, name, index)) == total for name, index, total in puzzle.lines())

    def text(self, puzzle: Kakurasu, board: Board | None = None) -> str:
        """Draw the rows with their sums beside them and the sums of the columns below."""
        rows = zip(board or self.empty_board(puzzle), puzzle.rows, strict=True)
        lines = ["".join(f"{cell:>3}" for cell in row) + f"{total:>4}" for row, total in rows]
        return "\n".join([*lines, "".join(f"{total:>3}" for total in puzzle.columns)])

    def solve(self, puzzle: Kakurasu, search: cw.Search[Board] = cw.Search()) -> cw.Outcome[Board]:
        """Search for solutions; a budget that runs out leaves the question undecided, never an error."""
        search.require_sense(self.strategies)
        budget, known = search.start(), search.known
        if known is not None and not self.is_solved(puzzle, known):
            raise cw.InvalidPuzzle([cw.Fault("wrong-solution", says("fault-wrong-solution"))])
        found = [] if known is None else [known]
        others = (
            board for board in self._search(puzzle, search.board or self.empty_board(puzzle), budget) if board != known
        )
        found.extend(islice(others, max(0, search.limit - len(found))))
        exhausted = len(found) < search.limit and not budget.spent
        verdict = cw.Verdict.of(len(found), search.limit, exhausted=exhausted)
        statistics = {"nodes": float(budget.nodes_spent)}
        return cw.Outcome(verdict, tuple(found), exhausted=exhausted, strategy=search.strategy, statistics=statistics)

    def _search(self, puzzle: Kakurasu, board: Board, budget: cw.Budget) -> Iterator[Board]:
        """Yield the solutions that agree with a board: settle the lines, then suppose both values of a cell."""
        if budget.spent:
            return
        budget.spend()
        for step in self.explain(puzzle, board):
            board = self.apply_step(puzzle, board, step)
        unknown = [(row, text.index("?")) for row, text in enumerate(board) if "?" in text]
        if self.faults(puzzle, board):
            return
        if not unknown:
            yield board
        else:
            for value in "#.":
                yield from self._search(puzzle, _with_cell(board, *unknown[0], value), budget)

    def explain(
        self, puzzle: Kakurasu, board: Board | None = None, *, budget: cw.Budget | None = None
    ) -> Iterator[cw.Step]:
        """Yield a step for one line after the other until no line says anything new."""
        board = board or self.empty_board(puzzle)
        progress = True
        while progress:
            progress = False
            for name, index, total in puzzle.lines():
                line = _line(board, name, index)
                after = _settled(line, total) or line
                if after != line:
                    places = [place for place in range(len(line)) if line[place] != after[place]]
                    cells = tuple((*_cell(name, index, place), after[place]) for place in places)
                    said = _step_message(name, index, total, places, after)
                    step = cw.Step(LINE_SUM, cells, said, cw.Evidence(lines=((name, index),)))
                    board, progress = self.apply_step(puzzle, board, step), True
                    yield step

    def rate(self, puzzle: Kakurasu, *, budget: cw.Budget | None = None) -> cw.Rating:
        """Call a puzzle easy when the lines alone lead to the end, and hard otherwise; an open cell is a hard step."""
        steps = list(self.explain(puzzle, budget=budget))
        cells = puzzle.width * puzzle.height
        open_cells = cells - sum(len(step.cells) for step in steps)
        level = cw.Level.HARD if open_cells else cw.Level.EASY
        work = cw.Work(cells=cells, easy=len(steps), hard=open_cells)
        return cw.rating_of(level, work, techniques={LINE_SUM.slug: len(steps)})

    def make(self, recipe: cw.Recipe, *, budget: cw.Budget | None = None) -> cw.Item[Kakurasu, Board]:
        """Draw pictures until one is the only solution of its sums; tries are limited, never seconds."""
        random = Random(f"{recipe.seed} {recipe.size} {recipe.options}")
        width, height = recipe.size
        closest = cw.Closest[cw.Item[Kakurasu, Board]](recipe.difficulty)
        for _ in range(1000):
            picture = [
                "".join(".#"[random.randrange(100) < recipe.options["shaded"]] for _ in range(width))
                for _ in range(height)
            ]
            puzzle = Kakurasu(
                tuple(map(_sum, picture)), tuple(_sum("".join(column)) for column in zip(*picture, strict=True))
            )
            outcome, rating = self.solve(puzzle, cw.Search(budget=budget)), self.rate(puzzle)
            if outcome.verdict is cw.Verdict.UNIQUE:
                proof = {"verdict": str(outcome.verdict), **outcome.statistics}
                item = cw.Item(puzzle, solution=outcome.solution, proof=proof, rating=rating)
                if recipe.difficulty in (None, rating.level):
                    return item
                closest.offer(rating.level, item)
            if budget is not None:
                budget.check()
        problem = "none of 1000 pictures gave such a puzzle; try another size, seed or difficulty"
        raise cw.GenerationFailed(problem, closest.best)


KIND = KakurasuKind()
