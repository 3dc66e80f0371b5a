"""Colours as files declare them, and the puzzle that they and the clues make.

A file of several colours is a colour nonogram; one whose blocks all have the same colour is an ordinary nonogram, see
`one_colour`. Colours that no block has are left out.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from cluewright.colour_nonogram.puzzle import (
    LONGEST_NAME,
    MOST_COLOURS,
    Block,
    Colour,
    ColourNonogram,
    is_mark,
    read_palette,
)
from cluewright.core.errors import InvalidPuzzle
from cluewright.core.text import stripped
from cluewright.formats.clue_lines import FileLine, FilePlace, hidden_clue

MOST_BLOCKS = 3_000_000
"""The most blocks in all clues of one colour nonogram: a random one of 1,200 x 1,200 with many colours."""
_HEXADECIMAL = re.compile(r"#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Declared:
    """What a file says of a colour: None for what it does not say."""

    name: str | None = None
    value: str | None = None
    mark: str | None = None

    @classmethod
    def of(cls, colour: Colour) -> "Declared":
        """Return what a file says that keeps all of a colour."""
        return cls(colour.name, colour.value, colour.mark)


WHITE = Declared("white", "#ffffff", ".")
BLACK = Declared("black", "#000000")

STANDARD = (
    BLACK,
    Declared("red", "#d62828"),
    Declared("blue", "#1d5fc4"),
    Declared("green", "#2e8b3d"),
    Declared("yellow", "#f5c518"),
    Declared("purple", "#7d3c98"),
    Declared("orange", "#f07c1b"),
    Declared("brown", "#7a4a21"),
    Declared("pink", "#f28cb1"),
    Declared("grey", "#8a8f94"),
    Declared("turquoise", "#19b5b0"),
    Declared("lime", "#9bd13c"),
    Declared("navy", "#14224f"),
    Declared("crimson", "#8f1136"),
    Declared("sand", "#d9bf8c"),
)
"""The colours for files that only tell colours apart, in their order."""


@cache
def _known_names() -> dict[str, str]:
    """Return the values of the colours that HTML names."""
    from PIL import ImageColor  # which only files with such names need

    return {name: "#{:02x}{:02x}{:02x}".format(*ImageColor.getrgb(name)) for name in ImageColor.colormap}


@cache
def _names_of_values() -> dict[str, str]:
    """Return the name of each value that has one; of several names, the shortest."""
    known = _known_names()
    found = {known[name]: name for name in sorted(known, key=lambda name: (-len(name), name))}
    return found | {each.value: each.name for each in STANDARD if each.value is not None and each.name is not None}


def read_value(text: str) -> str | None:
    """Read a colour of three or six hexadecimal digits, or one that HTML names; None if it is neither.

    >>> [read_value(text) for text in ("#F0c", "00ff7F", "Light Blue", "mauvish")]
    ['#ff00cc', '#00ff7f', '#add8e6', None]
    """
    if (match := _HEXADECIMAL.fullmatch(text)) is not None:
        digits = match[1].lower()
        return "#" + (digits if len(digits) == 6 else "".join(2 * digit for digit in digits))
    return _known_names().get(text.replace(" ", "").lower())


def palette_of(background: Declared, colours: Sequence[Declared]) -> tuple[Colour, ...]:
    """Return the palette of what a file declares, each name and mark once; what it does not say is chosen."""
    given: list[tuple[str, str, str | None]] = []
    values = {colour.value for colour in colours if colour.value is not None}
    free = iter([each.value for each in STANDARD if each.value not in values])
    for place, colour in enumerate((background, *colours)):
        value = colour.value or (WHITE.value if place == 0 else next(free))
        assert value is not None, "as many standard colours as a palette can have"
        name = _printable(colour.name or "") or _names_of_values().get(value, value)
        name = _unique(name, {name for name, _, _ in given})
        mark = colour.mark if colour.mark not in {mark for _, _, mark in given} else None
        given.append((name, value, mark if is_mark(mark) else None))
    return read_palette(given, [])


def _printable(name: str) -> str:
    name = "".join(sign if sign.isprintable() else " " for sign in name[:LONGEST_NAME])
    return name if stripped(name) else ""


def _unique(name: str, taken: Collection[str]) -> str:
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name[: LONGEST_NAME - 4]} {number}"
    return found


def require_few(count: int, place: FilePlace) -> None:
    """Raise `FormatError` if there are more colours than a palette holds."""
    if count > MOST_COLOURS:
        raise place.error(f"expected at most {MOST_COLOURS} colours besides the background, found {count}")


def colour_nonogram(
    background: Declared, colours: Sequence[Declared], rows: Sequence[Any], columns: Sequence[Any], place: FilePlace
) -> ColourNonogram:
    """Build the puzzle; faults of the whole puzzle are reported at its first line."""
    require_few(len(colours), place)
    if sum(len(clue) for side in (rows, columns) for clue in side) > MOST_BLOCKS:
        raise place.error(f"a colour nonogram may have at most {MOST_BLOCKS} numbers")
    try:
        return ColourNonogram(palette_of(background, colours), rows, columns)
    except InvalidPuzzle as invalid:
        raise place.error(str(invalid)) from invalid


def coloured_clue(line: FileLine, length: int, blocks: Iterable[tuple[int, int, int]]) -> tuple[Block, ...]:
    """Return the clue of a line of `length` cells from the column, length and colour of each block.

    A single 0 is the clue of an empty line.
    """
    found: list[tuple[int, int]] = []
    needed = 0
    for column, number, colour in blocks:
        if found and 0 in (number, found[0][0]):
            raise line.error("a 0 must be the only number in its clue", column)
        needed += number + (bool(found) and found[-1][1] == colour)
        found.append(_block(number, colour))
        if needed > length:
            raise line.error(f"this clue needs at least {needed} cells, but the line has {length}", column)
    return () if found and found[0][0] == 0 else tuple(found)


@lru_cache(4096)
def _block(number: int, colour: int) -> tuple[int, int]:
    """Return a block, the same object for the same one: a large file has millions of them."""
    return number, colour


def used_colours(puzzle: ColourNonogram) -> list[int]:
    """List the colours that blocks of the puzzle have, in the order of the palette."""
    return sorted({colour for clue in (*puzzle.rows, *puzzle.columns) if clue is not None for _, colour in clue})


def lost_colours(puzzle: ColourNonogram, read: Sequence[Declared]) -> Iterator[str]:
    """Name what of the palette is lost in a file from which `read` would be read, the background first."""
    used = used_colours(puzzle)
    if len(used) < puzzle.colours:
        yield "colours that no block has"
    again = palette_of(read[0], [read[colour] for colour in used])
    if again[0] != puzzle.palette[0]:
        yield "the background colour"
    kept = [puzzle.palette[colour] for colour in used]
    for part, what in (("value", "values"), ("name", "names"), ("mark", "marks")):
        if any(getattr(new, part) != getattr(old, part) for new, old in zip(again[1:], kept, strict=True)):
            yield f"the {what} of the colours"


def coloured_texts(
    puzzle: ColourNonogram, format_name: str, separator: str, signs: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Write the clues of all rows and those of all columns, with a sign after each number; `0` for an empty line."""
    texts = []
    for name, index, clue, _ in puzzle.lines():
        blocks = [] if clue is None else [(length, colour) for length, colour in clue if length is not None]
        if clue is None or len(blocks) < len(clue):
            raise hidden_clue(name, index, format_name)
        texts.append(separator.join(f"{length}{signs[colour]}" for length, colour in blocks) or "0")
    return texts[: puzzle.height], texts[puzzle.height :]


def letters_of(puzzle: ColourNonogram) -> list[str]:
    """Return a letter for each colour of the palette: that of its mark, or the first that is free.

    The background has the letter of no colour, `0`.
    """
    wanted = [colour.mark.lower() for colour in puzzle.palette[1:]]
    found: list[str] = []
    for letter in wanted:
        free = (each for each in "abcdefghijklmnopqrstuvwxyz" if each not in wanted and each not in found)
        usable = letter.isascii() and letter.isalpha() and letter not in found
        found.append(letter if usable else next(free))
    return ["0", *found]
