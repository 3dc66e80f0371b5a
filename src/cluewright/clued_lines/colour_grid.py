"""Text grids in colour: rows of letters, one letter for each colour, or of coloured squares.

A background cell is `.`, or a white square. Lines before the grid may say what a letter stands for: `r = rose #e8468f`,
with a name, a value or both; `. = cream #fdf3c8` is the background.
"""

import re
from dataclasses import dataclass, field

from cluewright.core.errors import FormatError, shown

BACKGROUND = "."
WHITE_SQUARE = "\N{WHITE LARGE SQUARE}"
SQUARES = {
    "\N{LARGE RED SQUARE}": "red",
    "\N{LARGE ORANGE SQUARE}": "orange",
    "\N{LARGE YELLOW SQUARE}": "yellow",
    "\N{LARGE GREEN SQUARE}": "green",
    "\N{LARGE BLUE SQUARE}": "blue",
    "\N{LARGE PURPLE SQUARE}": "purple",
    "\N{LARGE BROWN SQUARE}": "brown",
    "\N{BLACK LARGE SQUARE}": "black",
}
"""The names of the colours that squares have."""
_SELECTOR = "\N{VARIATION SELECTOR-16}"
"""Follows squares that are to be shown in colour."""
_DECLARED = re.compile(r"\s*([A-Za-z.])\s*=\s*(?:([^\s#](?:[^#]*[^\s#])?)\s*)?(#[0-9A-Fa-f]{6})?\s*", re.ASCII)
_BITMAP = re.compile(rb"\s*P[1-6]\s", re.ASCII)
_MOST_BYTES = 8 * 1024 * 1024
"""More than a grid of the largest board in colour takes."""


@dataclass(slots=True)
class ColourGrid:
    """The rows of a text grid, of `.`, letters and squares, and what the lines before it declare."""

    rows: list[str] = field(default_factory=list)
    declared: dict[str, tuple[str | None, str | None]] = field(default_factory=dict)
    """The name and the value of a sign."""

    @property
    def signs(self) -> list[str]:
        """List the signs of colours that the grid has: those declared first, then the others as they come."""
        used = dict.fromkeys("".join(self.rows))
        first = [sign for sign in self.declared if sign in used]
        return [sign for sign in dict.fromkeys([*first, *used]) if sign != BACKGROUND]


def has_colours(data: bytes) -> bool:
    """Tell whether a file is a text grid with letters or squares, and not one of # and `.`, nor an image.

    >>> has_colours(b"..rr"), has_colours(b"..##"), has_colours(b"P1 1 1 1")
    (True, False, False)
    """
    if len(data) > _MOST_BYTES or _BITMAP.match(data):
        return False
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return False
    if not all(character.isprintable() or character.isspace() or character == _SELECTOR for character in text):
        return False
    rows = [line for line in text.splitlines() if "=" not in line]
    return "#" not in "".join(rows) and any(_is_colour(character) for line in rows for character in line)


def read_colour_grid(data: bytes, name: str, most: int) -> ColourGrid:
    """Read a text grid of at most so many rows and columns; raise `FormatError` at the first thing that is wrong."""
    found = ColourGrid()
    text = data.decode("utf-8-sig").replace(_SELECTOR, "")
    last = len(text.rstrip().splitlines())
    for number, line in enumerate(text.rstrip().splitlines(), 1):
        if not found.rows and "=" in line:
            if (match := _DECLARED.fullmatch(line)) is None:
                raise FormatError("expected a colour such as r = rose #e8468f", file=name, line=number)
            found.declared[match[1]] = (match[2], match[3])
        elif found.rows or line.strip():
            found.rows.append(_row(line, found.rows, name, number))
        if max(len(found.rows), len(found.rows[0]) if found.rows else 0) > most:
            raise FormatError(f"a board in colour may have at most {most} rows and columns", file=name)
    if not found.rows:
        raise FormatError("expected rows of letters and ., found nothing", file=name, line=last)
    return found


def _row(line: str, before: list[str], name: str, number: int) -> str:
    cells = line.strip().replace(WHITE_SQUARE, BACKGROUND)
    for column, cell in enumerate(cells, 1):
        if cell != BACKGROUND and not _is_colour(cell):
            problem = f"expected a letter, a coloured square or ., found {shown(cell)}"
            raise FormatError(problem, file=name, line=number, column=column)
    if before and len(cells) != len(before[0]):
        problem = f"expected {len(before[0])} cells like the first row, found {len(cells)}"
        raise FormatError(problem, file=name, line=number, column=min(len(cells), len(before[0])) + 1)
    return cells


def _is_colour(character: str) -> bool:
    return character in SQUARES or (character.isascii() and character.isalpha())
