"""Boards that nonogram files hold in addition to the clues: the solution, and boards saved on the way to it.

Saved boards and further solutions have no place of their own in an item: they go into its `extra`, as lists of rows
of `#`, `.` and `?`, so that our JSON keeps them too. In colour nonograms letters are the colours: `a` is the first.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.formats.format import AnyItem
from cluewright.nonogram.puzzle import Nonogram

if TYPE_CHECKING:
    from cluewright.colour_nonogram.board import Board as ColourBoard
    from cluewright.nonogram.board import Board

SAVED = "saved"
SOLUTIONS = "solutions"
UNKNOWN, BACKGROUND, FILLED = "?.#"
COLOURS = "abcdefghijklmno"
"""How boards write the colours of a puzzle, the first of its palette first."""


def board_of(rows: Sequence[str]) -> "Board":
    """Build the board from rows of `#`, `.` and `?`, which must be of one length."""
    from cluewright.nonogram.board import Board

    return Board(_cells(rows, Board.symbols))


def colour_board_of(rows: Sequence[str]) -> "ColourBoard":
    """Build the board from rows of letters, `.` and `?`, which must be of one length."""
    from cluewright.colour_nonogram.board import Board

    return Board(_cells(rows, Board.symbols))


def _cells(rows: Sequence[str], symbols: str) -> Any:
    import numpy as np  # which most files do not need

    values = np.zeros(128, np.uint8)
    for value, symbol in enumerate(symbols):
        values[ord(symbol)] = value
    cells = np.frombuffer("".join(rows).encode("ascii"), np.uint8)
    return values[cells].reshape(len(rows), len(rows[0]))


def clues_of_board(board: "Board") -> Nonogram:
    """Return the puzzle whose solution is a decided board.

    >>> clues_of_board(board_of(["#.#", "###"]))
    Nonogram(3x2, rows='1 1 / 3', columns='2 / 1 / 2')
    """
    turned = type(board)(board.cells.T.copy())
    rows, columns = (
        [tuple(map(len, row.replace(".", " ").split())) for row in side.rows()] for side in (board, turned)
    )
    return Nonogram(rows, columns)


def solution_rows(item: AnyItem) -> list[str] | None:
    """Return the rows of the solution, or None if there is none that decides every cell."""
    if item.solution is None:
        return None
    rows: list[str] = item.solution.rows()
    decided = _symbols(item) - {UNKNOWN}
    return rows if all(decided.issuperset(row) for row in rows) else None


def kept_boards(item: AnyItem, key: str) -> list[list[str]]:
    """Return the boards that `extra` holds under a key, without those that do not fit the puzzle."""
    found = item.extra.get(key)
    return [board for board in found if _fits(board, item)] if isinstance(found, list) else []


def unwritable_boards(item: AnyItem, *keys: str) -> Iterator[str]:
    """Name the parts of boards that formats with boards lose."""
    if item.solution is not None and solution_rows(item) is None:
        yield "the solution, which leaves cells undecided,"
    for key in keys:
        found = item.extra.get(key)
        if found is not None and (not isinstance(found, list) or len(kept_boards(item, key)) < len(found)):
            yield f"{key} boards that do not fit the puzzle"


def extra_boards(boards: Mapping[str, list[list[str]]]) -> dict[str, Any]:
    """Return the `extra` that holds these boards."""
    return {key: rows for key, rows in boards.items() if rows}


def _symbols(item: AnyItem) -> frozenset[str]:
    """Return what the boards of an item may show."""
    filled = COLOURS[: item.puzzle.colours] if isinstance(item.puzzle, ColourNonogram) else FILLED
    return frozenset({UNKNOWN, BACKGROUND, *filled})


def _fits(board: Any, item: AnyItem) -> bool:
    width, height = item.puzzle.width, item.puzzle.height
    symbols = _symbols(item)
    return (
        isinstance(board, list)
        and len(board) == height
        and all(isinstance(row, str) and len(row) == width and symbols.issuperset(row) for row in board)
    )
