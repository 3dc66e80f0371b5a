"""Numbers about clues: how much they fill, how much room they leave, how much they tell.

A line of n cells, each in one of s states, has s^n pictures; a clue leaves some of them, its arrangements. What the
clue tells is the difference of the logarithms, in bits: a clue with one arrangement tells everything, a hidden clue
nothing.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from math import comb, log2
from typing import Any, Protocol

from cluewright.clued_lines.puzzle import CluedPuzzle

_TOTALS = (
    *("width", "height", "filled", "density", "numbers", "hidden_numbers", "hidden_lines", "empty_lines"),
    *("settled_lines", "row_blocks", "column_blocks", "largest", "slack", "row_bits", "column_bits", "bits"),
    "bits_per_cell",
)

Lengths = Sequence[int | None]
"""The lengths of the blocks of a clue, None for a hidden one."""


class Measure(Protocol):
    """How a kind measures a clue."""

    def __call__(self, clue: Any) -> tuple[Lengths, int]:
        """Return the lengths of a clue that is not hidden, and the cells it needs at least."""


def arrangements(lengths: Lengths, needed: int, length: int) -> int:
    """Count the ways to place blocks that need some cells at least in a line, exactly; 0 when they do not fit.

    A block of hidden length adds a place for the free cells to go: k blocks, h of them hidden, leave the free cells
    k + 1 gaps and h blocks to lie in.
    """
    places = len(lengths) + sum(each is None for each in lengths)
    free = length - needed
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
    """What the clue tells about its line: in black and white at most `length`."""

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
    states: int = 2
    """What a cell can be: filled or empty, or of so many colours and the background."""

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
        """Return what the row clues tell, line by line; the picture needs a bit per cell, or more if it has colours."""
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
        """Compare what the clues tell with what the picture needs; in black and white that is one bit per cell."""
        return self.bits / (self.width * self.height) / log2(self.states)

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form: the totals first, then every line."""
        return {name: getattr(self, name) for name in _TOTALS} | {
            side: [{**asdict(line), "density": line.density} for line in lines]
            for side, lines in (("rows", self.rows), ("columns", self.columns))
        }


def statistics_of(puzzle: CluedPuzzle[Any], measure: Measure, states: int = 2) -> ClueStatistics:
    """Describe all clues of a puzzle."""
    lines = [
        line_statistics(clue, length, measure, states, line=name, index=index)
        for name, index, clue, length in puzzle.lines()
    ]
    rows, columns = tuple(lines[: puzzle.height]), tuple(lines[puzzle.height :])
    return ClueStatistics(puzzle.width, puzzle.height, rows, columns, states)


def line_statistics(
    clue: Any, length: int, measure: Measure, states: int = 2, *, line: str = "row", index: int = 0
) -> LineStatistics:
    """Describe the clue of one line; `arrangements` is 0 when it does not fit there."""
    lengths, needed = ((), 0) if clue is None else measure(clue)
    shown = [number for number in lengths if number is not None]
    hidden = len(lengths) - len(shown)
    ways = states**length if clue is None else arrangements(lengths, needed, length)
    return LineStatistics(
        line=line,
        index=index,
        length=length,
        blocks=None if clue is None else len(lengths),
        hidden=hidden,
        filled=None if clue is None or hidden else sum(shown),
        largest=max(shown, default=None if clue is None or hidden else 0),
        slack=length - needed,
        arrangements=ways,
        bits=length * log2(states) - log2(ways) if ways else 0.0,
    )


def table(puzzle: CluedPuzzle[Any], numbers: ClueStatistics, written: Callable[[Any], str]) -> str:
    """Write the totals, then each line with its clue as `written` writes it."""
    totals = {name: value for name, value in numbers.to_data().items() if name not in ("rows", "columns")}
    lines = [f"{name.replace('_', ' ')}: {_short(value)}" for name, value in totals.items()]
    rows = [["line", "filled", "slack", "arrangements", "bits", "clue"]]
    for line, (_, _, clue, _) in zip(numbers.lines, puzzle.lines(), strict=True):
        place = f"{line.line} {line.index + 1}"
        numbers_shown = [_short(value) for value in (line.filled, line.slack, line.arrangements, line.bits)]
        rows.append([place, *numbers_shown, written(clue)])
    widths = [max(len(row[index]) for row in rows) for index in range(5)]
    for place, *cells, text in rows:
        padded = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        lines.append("  ".join([place.ljust(widths[0]), *padded, text]))
    return "\n".join(lines)


def _short(value: float | None) -> str:
    """Write a number so that a column of them stays readable: an exact integer while it is short."""
    if value is None:
        return "?"
    if isinstance(value, int):
        text = str(value)
        return text if len(text) <= 15 else f"{text[0]}.{text[1:4]}e{len(text) - 1}"
    return f"{value:.3g}" if value < 1 else f"{value:.1f}"


def _total(parts: Iterable[int | None]) -> int | None:
    """Add up, unless something is unknown."""
    known = list(parts)
    return None if None in known else sum(part or 0 for part in known)
