"""Numbers about clues: how much they fill, how much room they leave, how much they tell.

A line of n cells has 2^n pictures; a clue leaves some of them, its arrangements. What the clue tells is the difference
of the logarithms, in bits: a clue with one arrangement tells everything, a hidden clue nothing.
"""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import comb, log2
from typing import Any

from cluewright.core.errors import InvalidPuzzle
from cluewright.nonogram.clues import clue_lines
from cluewright.nonogram.puzzle import Clue, Nonogram, shortest_length
from cluewright.nonogram.wording import fault, quoted

_TOTALS = (
    *("width", "height", "filled", "density", "numbers", "hidden_numbers", "hidden_lines", "empty_lines"),
    *("settled_lines", "row_blocks", "column_blocks", "largest", "slack", "row_bits", "column_bits", "bits"),
    "bits_per_cell",
)


def arrangements(clue: Clue, length: int) -> int:
    """Count the ways to fill a line of `length` cells as the clue says, exactly; 0 when it does not fit.

    A block of hidden length adds a place for the free cells to go: k blocks, h of them hidden, leave the free cells
    k + 1 gaps and h blocks to lie in. A hidden clue allows every line.

    >>> arrangements((2, 1), 6)
    6
    >>> arrangements((None, 1), 4)
    4
    """
    if clue is None:
        return 1 << length
    places = len(clue) + clue.count(None)
    free = length - shortest_length(clue)
    return comb(free + places, places) if free >= 0 else 0


@dataclass(frozen=True, slots=True)
class LineStatistics:
    """Describe one line's clue; what a hidden number leaves open is None."""

    line: str
    """`row` or `column`."""
    index: int
    length: int
    blocks: int | None
    hidden: int
    """How many of its numbers are hidden."""
    filled: int | None
    largest: int | None
    """The largest number that is shown; 0 for an empty line."""
    slack: int
    """The cells that remain when every block, hidden ones with one cell, is pushed to one side."""
    arrangements: int
    bits: float
    """What the clue tells about its line, at most `length`."""

    @property
    def density(self) -> float | None:
        """Return the share of filled cells."""
        return None if self.filled is None else self.filled / self.length


@dataclass(frozen=True, slots=True)
class ClueStatistics:
    """Describe all clues of a puzzle, line by line and together; what hidden numbers leave open is None."""

    width: int
    height: int
    rows: tuple[LineStatistics, ...]
    columns: tuple[LineStatistics, ...]

    @property
    def lines(self) -> tuple[LineStatistics, ...]:
        """Return the statistics of the rows and then of the columns."""
        return self.rows + self.columns

    @property
    def row_blocks(self) -> int | None:
        """Count the blocks in the rows."""
        return _total(line.blocks for line in self.rows)

    @property
    def column_blocks(self) -> int | None:
        """Count the blocks in the columns."""
        return _total(line.blocks for line in self.columns)

    @property
    def numbers(self) -> int:
        """Count the clue numbers that are shown."""
        return sum((line.blocks or 0) - line.hidden for line in self.lines)

    @property
    def hidden_numbers(self) -> int:
        """Count the hidden clue numbers in lines whose clue is not hidden as a whole."""
        return sum(line.hidden for line in self.lines)

    @property
    def hidden_lines(self) -> int:
        """Count the lines whose clue is hidden as a whole."""
        return sum(line.blocks is None for line in self.lines)

    @property
    def empty_lines(self) -> int:
        """Count the lines without a filled cell."""
        return sum(line.blocks == 0 for line in self.lines)

    @property
    def settled_lines(self) -> int:
        """Count the lines whose clue has just one arrangement."""
        return sum(line.arrangements == 1 for line in self.lines)

    @property
    def filled(self) -> int | None:
        """Count the filled cells, from whichever side hides nothing."""
        in_rows = _total(line.filled for line in self.rows)
        return in_rows if in_rows is not None else _total(line.filled for line in self.columns)

    @property
    def density(self) -> float | None:
        """Return the share of filled cells."""
        return None if self.filled is None else self.filled / (self.width * self.height)

    @property
    def largest(self) -> int | None:
        """Return the largest number that is shown."""
        return max((line.largest for line in self.lines if line.largest is not None), default=None)

    @property
    def slack(self) -> int:
        """Add up the slack of all lines."""
        return sum(line.slack for line in self.lines)

    @property
    def row_bits(self) -> float:
        """Return what the row clues tell, line by line; the picture needs `width * height` bits."""
        return sum(line.bits for line in self.rows)

    @property
    def column_bits(self) -> float:
        """Return what the column clues tell, line by line."""
        return sum(line.bits for line in self.columns)

    @property
    def bits(self) -> float:
        """Return what all clues tell, taken line by line: what rows and columns both tell counts twice."""
        return self.row_bits + self.column_bits

    @property
    def bits_per_cell(self) -> float:
        """Compare what the clues tell with what the picture needs."""
        return self.bits / (self.width * self.height)

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form: the totals first, then every line."""
        return {name: getattr(self, name) for name in _TOTALS} | {
            side: [{**asdict(line), "density": line.density} for line in lines]
            for side, lines in (("rows", self.rows), ("columns", self.columns))
        }


def clue_statistics(clues: Nonogram | tuple[Iterable[Any], Iterable[Any]]) -> ClueStatistics:
    """Describe the clues of a puzzle, or of (rows, columns) that make one.

    >>> numbers = clue_statistics(([[1, 1], [3]], [[2], [1], [2]]))
    >>> numbers.filled, numbers.largest, [line.arrangements for line in numbers.columns]
    (5, 3, [1, 2, 1])
    """
    puzzle = clues if isinstance(clues, Nonogram) else Nonogram(*clue_lines(clues))
    lines = [line_statistics(clue, length, line=name, index=index) for name, index, clue, length in puzzle.lines()]
    return ClueStatistics(puzzle.width, puzzle.height, tuple(lines[: puzzle.height]), tuple(lines[puzzle.height :]))


def line_statistics(clue: Clue, length: int, *, line: str = "row", index: int = 0) -> LineStatistics:
    """Describe the clue of one line; raise `InvalidPuzzle` when it does not fit there."""
    shown = [number for number in clue or () if number is not None]
    hidden = 0 if clue is None else len(clue) - len(shown)
    ways = arrangements(clue, length)
    if ways == 0:
        raise InvalidPuzzle([fault("too-long", "clue", clue=quoted(clue), length=length)])
    return LineStatistics(
        line=line,
        index=index,
        length=length,
        blocks=None if clue is None else len(clue),
        hidden=hidden,
        filled=None if clue is None or hidden else sum(shown),
        largest=max(shown, default=0 if clue == () else None),
        slack=length - shortest_length(clue or ()),
        arrangements=ways,
        bits=length - log2(ways),
    )


def _total(parts: Iterable[int | None]) -> int | None:
    """Add up, unless something is unknown."""
    known = list(parts)
    return None if None in known else sum(part or 0 for part in known)
