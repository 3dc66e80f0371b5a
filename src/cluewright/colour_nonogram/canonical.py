"""The one colour nonogram that stands for all its turned, mirrored and recoloured forms."""

from typing import Any

from cluewright.clued_lines.symmetry import WAYS, form, landscapes
from cluewright.colour_nonogram.palette import MARKS, Colour
from cluewright.colour_nonogram.puzzle import Clue, ColourNonogram

_Side = tuple[Clue, ...]


def canonical(puzzle: ColourNonogram) -> ColourNonogram:
    """Return the least of the forms a puzzle takes when turned and mirrored, in landscape if it is not square.

    In each form the colours are numbered in the order its clues name them, row by row and then column by column, so
    that neither the order of a palette nor its names, values and marks make a difference; colours that no clue names
    come last. Anything hidden comes before all numbers.
    """
    sides = landscapes(puzzle.rows, puzzle.columns)
    forms = [_renumbered(*form(rows, columns, *way)) for rows, columns in sides for way in WAYS]
    rows, columns = min(forms, key=_comparable)
    return ColourNonogram._unchecked(_palette(len(puzzle.palette)), rows, columns)


def _palette(size: int) -> tuple[Colour, ...]:
    """Return a palette that says nothing but how many colours there are."""
    return tuple(Colour(MARKS[number], f"#{0xFFFFFF - 0x111111 * number:06x}", MARKS[number]) for number in range(size))


def _renumbered(rows: _Side, columns: _Side) -> tuple[_Side, _Side]:
    """Number the colours in the order in which they are named."""
    numbers: dict[int, int] = {}
    for clue in rows + columns:
        for _, colour in clue or ():
            numbers.setdefault(colour, len(numbers) + 1)

    def renumbered(side: _Side) -> _Side:
        return tuple(
            [None if clue is None else tuple([(length, numbers[colour]) for length, colour in clue]) for clue in side]
        )

    return renumbered(rows), renumbered(columns)


def _comparable(sides: tuple[_Side, _Side]) -> tuple[Any, ...]:
    return tuple(
        tuple(
            ((-1, 0),) if clue is None else tuple([(length or 0, colour) for length, colour in clue]) for clue in side
        )
        for side in sides
    )
