"""How moves on a Zip board are written: steps of the path, a cell to go to, or notes on borders."""

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from cluewright.core.errors import InvalidMove, shown
from cluewright.core.message import Value
from cluewright.core.move_text import MoveText
from cluewright.core.text import is_digits
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Border, Cell, Zip, border_between, sides_of
from cluewright.zip.words import at, between, says

_WAYS = {"L": (0, -1), "R": (0, 1), "U": (-1, 0), "D": (1, 0)}
_NOTES = {"+": True, "-": False, "?": None}
_TIMES = 4
"""How often a move may enter each cell on average: back and forth is allowed within limits."""

Note = tuple[Border, bool | None]


def apply(puzzle: Zip, board: Board, move: str) -> Board:
    """Return the board after a move; raise `InvalidMove`.

    >>> puzzle = Zip(3, 2, numbers=[(0, 0), (1, 0)])
    >>> apply(puzzle, Board.start(puzzle), "R2 D").path
    ((0, 0), (0, 1), (0, 2), (1, 2))
    """
    text = MoveText(move)
    text.blanks()
    after = _read(puzzle, board, text) if not text.at_end else None
    if after is None:
        raise _refused("move-unknown", given=shown(move))
    return after


def write_path(drawn: Sequence[Cell], path: Sequence[Cell]) -> str:
    """Write the move that draws the rest of a path; empty if it is drawn.

    >>> write_path([(0, 0)], [(0, 0), (0, 1), (0, 2), (1, 2)])
    'R2 D'
    """
    ways = {step: letter for letter, step in _WAYS.items()}
    rest = pairwise(path[max(len(drawn) - 1, 0) :])
    runs = groupby(ways[b[0] - a[0], b[1] - a[1]] for a, b in rest)
    return " ".join(f"{way}{count if count > 1 else ''}" for way, count in ((way, len(list(run))) for way, run in runs))


def write_cell(cell: Cell) -> str:
    """Write the move that goes to a cell, or back to it."""
    return f"{cell[0] + 1},{cell[1] + 1}"


def write_notes(notes: Iterable[Note]) -> str:
    """Write the move that makes notes: a border is used, closed, or not noted."""
    signs = {value: sign for sign, value in _NOTES.items()}
    return " ".join(f"{signs[value]}{write_cell((row, column))} {way}" for (row, column, way), value in notes)


def _read(puzzle: Zip, board: Board, text: MoveText) -> Board | None:
    """Return the board after the move, or None if the text is not a move."""
    if text.next in "+-?":
        notes = _notes(puzzle, text)
        return None if notes is None else board.with_notes(notes)
    path = board.path or puzzle.numbers[:1]
    if is_digits(text.next):
        cell = _cell(text)
        text.blanks()
        return board.with_path(_go_to(puzzle, path, cell)) if cell is not None and text.at_end else None
    if (steps := _steps(text)) is None:
        return None
    walk = _Walk(puzzle, path)
    for way, count in steps:
        for _ in range(count):
            walk.step(*_WAYS[way])
    return board.with_path(walk.path)


def _steps(text: MoveText) -> list[tuple[str, int]] | None:
    steps = []
    while not text.at_end:
        way = text.one_of("LRUDlrud").upper()
        if not way:
            return None
        text.blanks()
        count = text.number()
        text.blanks()
        steps.append((way, 1 if count is None else count))
    return steps


def _cell(text: MoveText) -> Cell | None:
    row = text.number()
    text.blanks()
    if row is None or not text.one_of(","):
        return None
    text.blanks()
    column = text.number()
    return None if column is None else (row - 1, column - 1)


def _notes(puzzle: Zip, text: MoveText) -> list[Note] | None:
    notes: list[Note] = []
    apart = True
    while not text.at_end:
        sign = text.one_of("+-?")
        text.blanks()
        cell = _cell(text)
        text.blanks()
        way = text.word("right", "down")
        if not (apart and sign and way) or cell is None:
            return None
        border = (*cell, way)
        for side in sides_of(border):
            _require_on_board(puzzle, side)
        notes.append((border, _NOTES[sign]))
        apart = text.blanks()
    return notes


class _Walk:
    """The path while a move extends it, step by step."""

    def __init__(self, puzzle: Zip, path: tuple[Cell, ...]) -> None:
        self._puzzle, self.path, self._visited = puzzle, list(path), set(path)
        self._walls, self._blocked = frozenset(puzzle.walls), frozenset(puzzle.blocked)
        self._left = _TIMES * puzzle.width * puzzle.height

    def step(self, down: int, across: int) -> None:
        """Take one step; a step back onto the previous cell undoes the last one."""
        here = self.path[-1]
        cell = here[0] + down, here[1] + across
        self._left -= 1
        if self._left < 0:
            raise _refused("move-too-long", times=_TIMES)
        _require_on_board(self._puzzle, cell)
        if len(self.path) > 1 and cell == self.path[-2]:
            self._visited.discard(self.path.pop())
            return
        if cell in self._visited:
            raise _refused("move-visited", cell=at(cell))
        if cell in self._blocked:
            raise _refused("move-blocked", cell=at(cell))
        if border_between(here, cell) in self._walls:
            raise _refused("move-wall", **between(here, cell))
        self.path.append(cell)
        self._visited.add(cell)


def _go_to(puzzle: Zip, path: tuple[Cell, ...], cell: Cell) -> list[Cell]:
    """Go back to a cell of the path, or straight on to another."""
    _require_on_board(puzzle, cell)
    if cell in path:
        return list(path[: path.index(cell) + 1])
    row, column = path[-1]
    if row != cell[0] and column != cell[1]:
        raise _refused("move-not-straight", **between(path[-1], cell))
    walk = _Walk(puzzle, path)
    while walk.path[-1] != cell:
        walk.step((cell[0] > row) - (cell[0] < row), (cell[1] > column) - (cell[1] < column))
    return walk.path


def _refused(code: str, **values: Value) -> InvalidMove:
    return InvalidMove(says(code, **values).clause())


def _require_on_board(puzzle: Zip, cell: Cell) -> None:
    if not (0 <= cell[0] < puzzle.height and 0 <= cell[1] < puzzle.width):
        raise _refused("move-off-board", cell=at(cell), rows=puzzle.height, columns=puzzle.width)
