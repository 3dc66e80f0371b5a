"""The colour nonogram: a palette, and the clues of rows and columns.

A block of a clue is its length and its colour, the place of a colour in the palette; the length is None where it is
hidden (a blot that shows the colour). A line's clue is a tuple of such blocks, the empty tuple for an empty line, or
None when the clue is hidden. Two blocks of the same colour have at least one cell of background between them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any, ClassVar

from cluewright.clued_lines.puzzle import CluedPuzzle, read_lines, read_number
from cluewright.colour_nonogram.palette import (
    FEWEST_COLOURS,
    LONGEST_NAME,
    MARKS,
    MOST_COLOURS,
    Colour,
    is_mark,
    read_palette,
)
from cluewright.colour_nonogram.wording import fault, message
from cluewright.core.errors import Fault, Faults, InvalidPuzzle, shown
from cluewright.core.message import Line, Value

__all__ = [
    "FEWEST_COLOURS",
    "LONGEST_NAME",
    "LONGEST_SIDE",
    "MARKS",
    "MOST_COLOURS",
    "Block",
    "Clue",
    "Colour",
    "ColourNonogram",
    "format_clue",
    "is_mark",
    "quoted",
    "read_palette",
    "shortest_length",
    "without_colours",
]

Block = tuple[int | None, int]
"""A length, or None where it is hidden, and the colour's place in the palette."""
Clue = tuple[Block, ...] | None

LONGEST_SIDE = 1_000
"""Longer sides are refused: whatever can be read can be checked and solved."""

_MOST_BLOCKS = 12
"""How many blocks of a clue a sentence quotes; a faulty one may have thousands."""


@dataclass(frozen=True, slots=True, init=False)
class ColourNonogram(CluedPuzzle[Block]):
    """A colour nonogram, validated when built. The first colour of the palette is the background.

    >>> palette = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
    >>> ColourNonogram(palette, rows=[[(1, 1), (1, 2)]], columns=[[(1, 1)], [(1, 2)]])
    ColourNonogram(2x1, 2 colours, rows='1A 1B', columns='1A / 1B')
    """

    kind: ClassVar[str] = "colour-nonogram"

    palette: tuple[Colour, ...]
    rows: tuple[Clue, ...]
    columns: tuple[Clue, ...]

    def __init__(self, palette: Iterable[Any], rows: Iterable[Any], columns: Iterable[Any]) -> None:
        faults = Faults()
        colours = read_palette(palette, faults)
        rows = read_lines("row", rows, LONGEST_SIDE, fault, faults)
        columns = read_lines("column", columns, LONGEST_SIDE, fault, faults)
        if not faults:
            width, height = len(columns), len(rows)
            rows = [_clue(Line("row", index), line, width, colours, faults) for index, line in enumerate(rows)]
            columns = [_clue(Line("column", i), line, height, colours, faults) for i, line in enumerate(columns)]
        if not faults:
            faults.extend(_sum_faults(colours, rows, columns))
        if faults:
            raise InvalidPuzzle(faults)
        self._set(colours, tuple(rows), tuple(columns))

    @classmethod
    def _unchecked(
        cls, palette: tuple[Colour, ...], rows: tuple[Clue, ...], columns: tuple[Clue, ...]
    ) -> "ColourNonogram":
        """Build a puzzle from a palette and clues that hold by construction."""
        puzzle = object.__new__(cls)
        puzzle._set(palette, rows, columns)
        return puzzle

    def _set(self, palette: tuple[Colour, ...], rows: tuple[Clue, ...], columns: tuple[Clue, ...]) -> None:
        object.__setattr__(self, "palette", palette)
        object.__setattr__(self, "rows", rows)
        object.__setattr__(self, "columns", columns)

    def with_palette(self, palette: tuple[Colour, ...]) -> "ColourNonogram":
        """Return the puzzle with a palette of as many colours."""
        return self._unchecked(palette, self.rows, self.columns)

    @property
    def colours(self) -> int:
        """Return the number of colours besides the background."""
        return len(self.palette) - 1

    @property
    def has_hidden(self) -> bool:
        """Tell whether any clue or length is hidden."""
        return any(clue is None or any(length is None for length, _ in clue) for clue in self.rows + self.columns)

    def __repr__(self) -> str:
        size = f"{self.width}x{self.height}, {self.colours} colours"
        if max(self.width, self.height) > 8:
            return f"ColourNonogram({size})"
        rows, columns = (" / ".join(format_clue(c, self.palette) for c in side) for side in (self.rows, self.columns))
        return f"ColourNonogram({size}, rows={rows!r}, columns={columns!r})"


def format_clue(clue: Sequence[Block] | None, palette: Sequence[Colour], *, empty: str = "0") -> str:
    """Write a clue for people, each length with the mark of its colour: `3A ?B`, `0` for an empty line.

    >>> format_clue(((3, 1), (None, 2)), [Colour("white", "#ffffff", m) for m in ".AB"])
    '3A ?B'
    """
    if clue is None:
        return "hidden"
    return " ".join(f"{'?' if length is None else length}{palette[colour].mark}" for length, colour in clue) or empty


def quoted(clue: Sequence[Block] | None, palette: Sequence[Colour]) -> Value:
    """Return a clue for a sentence, as it appears on the board, or its beginning where it is long."""
    if clue is None:
        return message("clue-hidden")
    return format_clue(clue[:_MOST_BLOCKS], palette) + (" ..." if len(clue) > _MOST_BLOCKS else "")


def shortest_length(clue: Sequence[Block]) -> int:
    """Return the cells a clue needs at least; a hidden length counts as 1, and equal colours need a cell between them.

    >>> shortest_length(((3, 1), (None, 1), (1, 2)))
    6
    """
    gaps = sum(before[1] == after[1] for before, after in pairwise(clue))
    return sum(1 if length is None else length for length, _ in clue) + gaps


def without_colours(clues: Iterable[Clue]) -> list[tuple[int | None, ...] | None]:
    """Return the lengths alone: the clues of an ordinary nonogram, if there is only one colour."""
    return [None if clue is None else tuple(length for length, _ in clue) for clue in clues]


def _clue(place: Line, line: Any, length: int, palette: Sequence[Colour], faults: list[Fault]) -> Clue:
    """Return the line's clue in our form and add what is wrong with it to `faults`."""
    if line is None:
        return None
    if isinstance(line, str | bytes) or not isinstance(line, Iterable):
        faults.append(fault("type", "clue", line=place, value=shown(line)))
        return None
    blocks: list[Block] = []
    sound = True
    for given in islice(line, LONGEST_SIDE + 1):
        pair = tuple(given) if isinstance(given, list | tuple) else ()
        number, colour = (None, None) if len(pair) != 2 else (read_number(pair[0]), read_number(pair[1]))
        if colour is None or (number is None and pair[0] is not None):
            faults.append(fault("type", "block", line=place, value=shown(given)))
        elif not 1 <= colour < len(palette):
            faults.append(fault("colour", line=place, value=shown(colour), most=len(palette) - 1))
        elif number is not None and number < 1:
            faults.append(fault("length", line=place, value=shown(number)))
        elif number is not None and number > LONGEST_SIDE:
            faults.append(fault("too-long", "block", line=place, value=shown(number), length=length))
        else:
            blocks.append((number, colour))
            continue
        sound = False
    if sound and (needed := shortest_length(blocks)) > length:
        faults.append(fault("too-long", line=place, clue=quoted(blocks, palette), needed=needed, length=length))
    return tuple(blocks)


def _sum_faults(palette: Sequence[Colour], rows: Sequence[Clue], columns: Sequence[Clue]) -> Iterator[Fault]:
    """Compare the number of cells that rows and columns have of each colour, unless something of it is hidden."""
    in_rows, in_columns = _cells_of(rows, len(palette)), _cells_of(columns, len(palette))
    for colour, (across, down) in enumerate(zip(in_rows, in_columns, strict=True)):
        if across is not None and down is not None and across != down:
            yield fault("sums-differ", colour=palette[colour].name, rows=across, columns=down)


def _cells_of(clues: Sequence[Clue], colours: int) -> list[int | None]:
    """Return the number of cells of each colour, None where a clue or a length of it is hidden."""
    totals: list[int | None] = [0] * colours
    for clue in clues:
        if clue is None:
            return [None] * colours
        for length, colour in clue:
            total = totals[colour]
            totals[colour] = None if length is None or total is None else total + length
    return totals
