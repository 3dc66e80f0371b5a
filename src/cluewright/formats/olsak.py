"""`.g`, the Olšák brothers' format: remarks, `:`, the row clues, `:`, the column clues, `:`.

What follows a `:` on its line means nothing. A line that begins with `#d`, before the first one, starts a list of
colours, each on a line such as `r:r  #ff0000  red`: the character that stands after numbers, the one for pictures, the
value or a name of X11, and a remark, which we take for the name. `0` is the background, `1` the colour of numbers
without a character. A blank line is the clue of an empty line.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.core.errors import FormatError, shown
from cluewright.core.item import Item
from cluewright.core.text import stripped
from cluewright.formats.clue_lines import (
    LONGEST_PLAIN,
    FileLine,
    clue,
    colour_signs,
    entry,
    lines_of,
    nonogram,
    number_before_colour,
    row_and_column_texts,
    tokens_of,
)
from cluewright.formats.colours import (
    BLACK,
    WHITE,
    Declared,
    colour_nonogram,
    coloured_clue,
    coloured_texts,
    letters_of,
    read_value,
    require_few,
)
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.one_colour import COLOUR, colour_meta, lost_looks, one_colour
from cluewright.formats.source import HEAD, Source
from cluewright.nonogram.puzzle import LONGEST_SIDE

_MARK = re.compile(r"#(d|t(?:ri|\b))", re.IGNORECASE | re.ASCII)
_DECLARATION = re.compile(r"\s*+(\S):(\S?)\s++(\S++)(.*)", re.ASCII)
_BLOCK = re.compile(r"([0-9]{1,9}+)([^0-9]?)", re.ASCII)
_BACKGROUND, _DEFAULT = "0", "1"
_CLUE = re.compile(r"\s*+(?:[0-9]{1,9}+[^\s,]?+(?:[\s,]++|\Z))*+", re.ASCII)


def _sniff(source: Source) -> bool:
    """Look for a line that starts with `:` and has clues between it and the next, or for a list of colours."""
    lines = source.lines
    marked = False
    for line in islice(lines, HEAD):
        if line.startswith(":"):
            return marked or _has_clues(lines)
        marked = marked or _MARK.match(line) is not None
    return False


def _has_clues(lines: Iterator[str]) -> bool:
    """Tell whether there are clues, and nothing else, before the next line that starts with `:`."""
    for count, line in enumerate(islice(lines, LONGEST_SIDE + 1)):
        if line.startswith(":"):
            return count > 0
        if len(line) > LONGEST_PLAIN or not _CLUE.fullmatch(line):
            return False
    return False


def _read(source: Source) -> Iterator[Entry]:
    yield entry(lambda: _puzzle(lines_of(source)), source.name)


def _puzzle(lines: Sequence[FileLine]) -> AnyItem:
    starts = [index for index, line in enumerate(lines) if line.text.startswith(":")]
    for line in lines[: starts[0]] if starts else lines:
        if (mark := _MARK.match(line.text)) and mark[1].lower() != "d":
            raise line.error("triddlers (nonograms of triangles) cannot be read")
    if len(starts) < 2:
        problem = "expected a line starting with : before the row clues and another before the column clues"
        raise lines[starts[0]].error(f"{problem}, found only this one") if starts else FormatError(problem)
    row_lines = lines[starts[0] + 1 : starts[1]]
    column_lines = lines[starts[1] + 1 : starts[2] if len(starts) > 2 else None]
    for found, header, what in ((row_lines, lines[starts[0]], "row"), (column_lines, lines[starts[1]], "column")):
        if not 1 <= len(found) <= LONGEST_SIDE:
            raise header.error(f"expected 1 to {LONGEST_SIDE} {what} clues after this line, found {len(found)}")
    header, declared = lines[starts[0]], _declared(lines[: starts[0]])
    signs = colour_signs([*row_lines, *column_lines])
    require_few(len(signs), header)
    if len(signs) > 1:
        return Item(_coloured(declared, signs, row_lines, column_lines, header))
    rows = [clue(line, len(column_lines), number_before_colour) for line in row_lines]
    columns = [clue(line, len(row_lines), number_before_colour) for line in column_lines]
    return Item(nonogram(rows, columns, header), meta=colour_meta(_one_colour(declared, next(iter(signs), None))))


def _coloured(
    declared: Mapping[str, Declared],
    signs: Mapping[str, tuple[FileLine, int]],
    row_lines: Sequence[FileLine],
    column_lines: Sequence[FileLine],
    header: FileLine,
) -> ColourNonogram:
    for sign, (line, column) in signs.items():
        if (sign or _DEFAULT) not in declared:
            found = shown(sign) if sign else "a number without one"
            raise line.error(f"expected a colour that is declared after #d, found {found}", column)
    used = [key for key in declared if key in signs or (key == _DEFAULT and "" in signs)]
    numbers = {key: number for number, key in enumerate(used, start=1)}
    rows = [coloured_clue(line, len(column_lines), _blocks(line, numbers)) for line in row_lines]
    columns = [coloured_clue(line, len(row_lines), _blocks(line, numbers)) for line in column_lines]
    colours = [declared[key] for key in used]
    return colour_nonogram(declared.get(_BACKGROUND, WHITE), colours, rows, columns, header)


def _declared(lines: Sequence[FileLine]) -> dict[str, Declared]:
    """Read the list of colours, by the character that stands after numbers."""
    found: dict[str, Declared] = {}
    start = next((index for index, line in enumerate(lines) if _MARK.match(line.text)), len(lines))
    for line in lines[start + 1 :]:
        if line.blank:
            continue
        match = _DECLARATION.fullmatch(line.text)
        if match is None:
            raise line.error("expected a colour such as r:r  #ff0000  red")
        sign, mark, value, remark = match.groups()
        name = stripped(remark)
        if "/" in value or "\\" in value:
            raise line.error("puzzles with triangles cannot be read", match.start(3) + 1)
        if value.startswith("#") and read_value(value) is None:
            raise line.error(
                f"expected a colour of 3 or 6 hexadecimal digits, found {shown(value)}", match.start(3) + 1
            )
        found[sign] = Declared(name or (None if value.startswith("#") else value), read_value(value), mark)
    return found


def _one_colour(declared: Mapping[str, Declared], sign: str | None) -> Declared:
    """Return the colour of a puzzle whose blocks all have the same."""
    others = [key for key in declared if key != _BACKGROUND]
    key = others[0] if sign is None and len(others) == 1 else sign
    return declared.get(key or _DEFAULT, BLACK)


def _blocks(line: FileLine, numbers: Mapping[str, int]) -> Iterator[tuple[int, int, int]]:
    """Yield the column, length and colour of each block of a clue."""
    for column, token in tokens_of(line):
        match = _BLOCK.fullmatch(token)
        if match is None:
            expected = "expected a block length and the character of its colour"
            raise line.error(f"{expected}, found {shown(token)}", column)
        yield column, int(match[1]), numbers.get(match[2] or _DEFAULT, 0)


def _write(items: Sequence[AnyItem]) -> str:
    (item,) = items
    if isinstance(item.puzzle, ColourNonogram):
        rows, columns = coloured_texts(item.puzzle, "g", " ", letters_of(item.puzzle))
    else:
        rows, columns = row_and_column_texts(item.puzzle, "g", " ")
    lines = [*_palette_lines(item), ": rows", *rows, ": columns", *columns, ":"]
    return "".join(f"{'' if line == '0' else line}\n" for line in lines)


def _palette_lines(item: AnyItem) -> list[str]:
    """Write the list of colours, unless the only one is black."""
    if isinstance(item.puzzle, ColourNonogram):
        pairs = zip(letters_of(item.puzzle), item.puzzle.palette, strict=True)
        return ["#d", *(f"  {letter}:{colour.mark}  {colour.value}  {colour.name}" for letter, colour in pairs)]
    colour = one_colour(item)
    name = "" if colour.name is None else f"  {colour.name}"
    return [] if colour == BLACK else ["#d", f"  1:X  {colour.value}{name}"]


def _lacks(item: AnyItem) -> Iterator[str]:
    """Name what a reader does not find again: blanks around the name of a colour."""
    if isinstance(item.puzzle, ColourNonogram):
        palette = item.puzzle.palette
        return lost_looks(item, [Declared(stripped(each.name) or None, each.value, each.mark) for each in palette])
    return lost_looks(item, [WHITE, one_colour(item)])


FORMAT = Format(
    "g",
    "Olšák's nonogram text",
    ("g",),
    ("nonogram", "colour-nonogram"),
    _sniff,
    _read,
    _write,
    keeps=frozenset({COLOUR}),
    many=False,
    lacks=_lacks,
)
