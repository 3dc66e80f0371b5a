"""How answers that are written as text are read: what every kind gets, and what a kind with other boards overrides.

A text may hold several things that look like an answer. Each is a `PossibleAnswer`; it may be read in several ways,
each a `Reading`. By default a board is rows of characters, whose marks the kind's `Sheet` names: then grids in the
kind's own signs are understood, and in those of `core.signs` if its cells are filled or empty; so are lists and the
places of the filled cells. Boards of any other sort are read in their JSON form.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cluewright.core.answer_lists import Listed, Pair, Places, lists_in
from cluewright.core.answer_rows import Row, RowReader, blocks
from cluewright.core.browser import Shape
from cluewright.core.errors import CluewrightError, Fault, Faults, InvalidPuzzle, shown
from cluewright.core.message import Cells, Line, Message, Value, core_message
from cluewright.core.puzzle import Puzzle
from cluewright.core.signs import SIGNS, UNKNOWN, Meaning, legends, meanings

if TYPE_CHECKING:
    from cluewright.core.kind import Kind

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")


class Rank(IntEnum):
    """How much something looks like an answer."""

    PIECE = 0
    """One row, or one place: prose is full of these."""
    PART = 1
    """A grid of another size, or places."""
    WHOLE = 2


@dataclass(frozen=True, slots=True)
class Reading(Generic[B]):
    """What an answer says if it is read in one way."""

    notation: Message
    board: B | None = None
    faults: tuple[Fault, ...] = ()
    """Why it is no board, or not a whole one."""


@dataclass(frozen=True, slots=True)
class PossibleAnswer(Generic[B]):
    """Something in a text that may be the answer."""

    start: int
    rank: Rank
    read: Callable[[], Sequence[Reading[B]]]
    """Return the plausible readings, the usual one first."""


class Answers(Generic[P, B]):
    """Find and read answers to one puzzle."""

    def __init__(self, kind: "Kind[P, B]", puzzle: P) -> None:
        self.kind, self.puzzle = kind, puzzle
        self.width, self.height = puzzle.width, puzzle.height
        empty = kind.board_to_data(puzzle, kind.empty_board(puzzle))
        self.has_rows = _are_rows(empty, self.width, self.height)
        self.unknown = str(empty[0][0]) if self.has_rows else kind.values[0]
        marks = () if kind.sheet is None else kind.sheet.marks
        filled = [mark.symbol for mark in marks if mark.shape is Shape.FILL]
        others = [mark.symbol for mark in marks if mark.shape is not Shape.FILL]
        self.filled = filled[0] if len(filled) == 1 else None
        self.empty = others[0] if len(filled) == len(others) == 1 else None
        self.own = frozenset([self.unknown, *(mark.symbol for mark in marks)])

    # Finding

    def candidates(self, text: str) -> list[PossibleAnswer[B]]:
        """List everything in a text that may be an answer, in the order in which it begins."""
        said = legends(text)
        found = [*self.grids(text, said), *self.lists(text, said)]
        return sorted(found, key=lambda candidate: candidate.start)

    def grids(self, text: str, said: Sequence[Meaning]) -> Iterator[PossibleAnswer[B]]:
        """Find the grids that are written line by line."""
        if not self.has_rows:
            return
        reader = RowReader(self.width, self.height, self.is_cell, self.split)
        for block in blocks(text, reader):
            rows = block.fitted(self.width, self.height)
            if rows is not None:
                yield self.grid(block.start, rows, said)
            else:
                yield self.misfit(block.start, block.rows)

    def lists(self, text: str, said: Sequence[Meaning]) -> Iterator[PossibleAnswer[B]]:
        """Find lists of rows, and the places of cells."""
        reader = RowReader(self.width, self.height, self.is_cell, self.split)
        for found in lists_in(text):
            if isinstance(found, Places):
                if (places := self.places(found)) is not None:
                    yield places
            elif not self.has_rows:
                yield self._data(text, found)
            elif (rows := self._listed_rows(found.parts, reader)) is not None:
                fits = len(rows) == self.height and all(len(row) == self.width for row in rows)
                yield self.grid(found.start, rows, said) if fits else self.misfit(found.start, rows)

    def grid(self, start: int, rows: Sequence[Row], said: Sequence[Meaning]) -> PossibleAnswer[B]:
        """Return a grid of the right size as a candidate."""
        return PossibleAnswer(start, Rank.WHOLE, lambda: self.read_grid(rows, said))

    def places(self, found: Places) -> PossibleAnswer[B] | None:
        """Return places as a candidate: the cells that are filled, if the kind has such."""
        if self.filled is None or self.empty is None or not self.has_rows:
            return None
        rank = Rank.PART if len(found.pairs) > 1 else Rank.PIECE
        return PossibleAnswer(found.start, rank, lambda: self.read_places(found))

    def _listed_rows(self, parts: list[Any], reader: RowReader) -> list[Row] | None:
        """Return the rows of a list: of lists, of texts, or of all cells one after the other."""
        if all(isinstance(part, list) for part in parts):
            rows = [tuple(part) for part in parts if all(isinstance(cell, str) for cell in part)]
            right = len(rows) == len(parts) and all(self.is_cell(cell) for row in rows for cell in row)
            return rows if right else None
        if not all(isinstance(part, str) for part in parts):
            return None
        if len(parts) == self.width * self.height and self.height > 1 and all(map(self.is_cell, parts)):
            return [tuple(parts[place : place + self.width]) for place in range(0, len(parts), self.width)]
        if self.width > 1 and max(map(len, parts)) < 2:  # single cells, not rows
            return None
        if len(parts) == self.height or all(len(part) == self.width for part in parts):
            found = [reader.row(part) for part in parts]
            return [row for row in found if row is not None] if all(found) else None
        return None

    # Reading

    def is_cell(self, word: str) -> bool:
        """Tell whether a word can be a cell of a grid."""
        return word in self.own or (self.filled is not None and self.empty is not None and word.lower() in SIGNS)

    def split(self, text: str) -> list[str]:
        """Split a line into cells, where they are not told apart by blanks and commas alone."""
        return []

    def read_grid(self, rows: Sequence[Row], said: Sequence[Meaning]) -> list[Reading[B]]:
        """Read a grid of the right size: in the kind's own signs, or as a legend says, or as they are used."""
        used = {cell for row in rows for cell in row}
        if used <= self.own:
            return [self.reading(rows, {sign: sign for sign in used})]
        return [self.reading(rows, symbols) for symbols in self.symbols_of(used, said)]

    def symbols_of(self, used: Iterable[str], said: Sequence[Meaning]) -> list[dict[str, str]]:
        """Return what signs that are not the kind's own may stand for, as symbols of a board."""
        lower = {sign: sign.lower() for sign in used}
        told = [meaning for meaning in said if set(lower.values()) - UNKNOWN <= meaning.keys()]
        found: Sequence[Meaning] = told[-1:] or meanings(lower.values())
        values = {True: self.filled, False: self.empty, None: self.unknown}
        return [{sign: str(values[meaning.get(low)]) for sign, low in lower.items()} for meaning in found]

    def reading(self, rows: Sequence[Row], symbols: Mapping[str, str]) -> Reading[B]:
        """Return the board of a grid whose signs stand for symbols."""
        notation = core_message("notation-grid", signs=self._named(symbols))
        return self.board_reading(["".join(symbols[cell] for cell in row) for row in rows], notation)

    def _named(self, symbols: Mapping[str, str]) -> tuple[Value, ...]:
        return tuple(
            core_message("notation-sign", sign=shown(sign)[1:-1] or " ", value=self.word(symbol))
            for sign, symbol in sorted(symbols.items())
        )

    def word(self, symbol: str) -> Value:
        """Return what a symbol of a board is called."""
        return core_message("value-open") if symbol == self.unknown else self.kind.value_word(self.puzzle, symbol)

    def board_reading(self, data: Any, notation: Message) -> Reading[B]:
        """Read the JSON form of a board; whatever is undecided in it is a fault."""
        try:
            board = self.kind.board_from_data(self.puzzle, data)
        except InvalidPuzzle as error:
            return Reading(notation, None, error.faults)
        return Reading(notation, board, tuple(self.unfinished(data)))

    def unfinished(self, data: Any) -> Iterator[Fault]:
        """Yield a fault for what is undecided on a board."""
        if self.has_rows:
            cells = [(y, x) for y, row in enumerate(data) for x, cell in enumerate(row) if cell == self.unknown]
            if cells:
                said = core_message("fault-answer-undecided", cells=Cells(tuple(cells)))
                yield Fault("undecided", said, tuple(cells))

    def read_places(self, found: Places) -> list[Reading[B]]:
        """Read places as the filled cells of a board: counted from 1, from 0, or as either."""
        return [self._filled(found.pairs, first) for first in first_numbers(found, self.width, self.height)]

    def _filled(self, pairs: Sequence[Pair], first: int) -> Reading[B]:
        notation = core_message("notation-cells", first=first)
        cells = [(row - first, column - first) for row, column in pairs]
        if outside := outside_faults(pairs, first, self.width, self.height):
            return Reading(notation, None, outside)
        rows = [[str(self.empty)] * self.width for _ in range(self.height)]
        for row, column in cells:
            rows[row][column] = str(self.filled)
        return self.board_reading(["".join(row) for row in rows], notation)

    def misfit(self, start: int, rows: Sequence[Row]) -> PossibleAnswer[B]:
        """Return a grid of the wrong size as a candidate."""
        rank = Rank.PART if len(rows) > 1 else Rank.PIECE
        return PossibleAnswer(
            start, rank, lambda: [Reading(core_message("notation-rows"), None, self._size_faults(rows))]
        )

    def _size_faults(self, rows: Sequence[Row]) -> tuple[Fault, ...]:
        faults = Faults()
        if len(rows) != self.height:
            faults.append(Fault("size", core_message("fault-answer-rows", found=len(rows), expected=self.height)))
        for index, row in enumerate(rows):
            if len(row) != self.width:
                said = core_message("fault-answer-row", line=Line("row", index), found=len(row), expected=self.width)
                faults.append(Fault("size", said))
        return tuple(faults)

    def _data(self, text: str, found: Listed) -> PossibleAnswer[B]:
        """Return what is written as JSON as a candidate, for boards that are not rows."""

        def read() -> list[Reading[B]]:
            try:
                data = json.loads(text[found.start : found.end])
                return [self.board_reading(data, core_message("notation-data"))]
            except (ValueError, RecursionError, CluewrightError):
                return []

        return PossibleAnswer(found.start, Rank.PART, read)


def first_numbers(found: Places, width: int, height: int) -> list[int]:
    """Return whether places are counted from 1 or from 0: both, the usual one first, if they do not tell."""
    rows, columns = [pair[0] for pair in found.pairs], [pair[1] for pair in found.pairs]
    if min(rows + columns) < 1:
        return [0]
    return [1] if found.named or max(rows) >= height or max(columns) >= width else [1, 0]


def outside_faults(pairs: Sequence[Pair], first: int, width: int, height: int) -> tuple[Fault, ...]:
    """Return a fault for each place outside the board."""
    faults = Faults()
    for row, column in pairs:
        if not (0 <= row - first < height and 0 <= column - first < width):
            said = core_message("fault-answer-outside", place=f"({row}, {column})", size=f"{width}x{height}")
            faults.append(Fault("outside", said))
    return tuple(faults)


def _are_rows(data: Any, width: int, height: int) -> bool:
    """Tell whether the JSON form of a board is rows of characters."""
    right = isinstance(data, list) and len(data) == height
    return right and all(isinstance(row, str) and len(row) == width for row in data)
