"""`.non`, Steve Simpson's format with the extensions others gave it.

Lines of a keyword and its value; `rows` and `columns` are followed by the clues, a line each. A file may bundle
several puzzles between lines of `====`. Keywords not known here are ignored, as the format asks. Colours are written
as letters; `simpson_colours` has all the ways to read them.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from string import ascii_lowercase
from typing import Any

from cluewright.colour_nonogram.puzzle import Block, ColourNonogram, without_colours
from cluewright.core.errors import FormatError, shown
from cluewright.core.item import Item
from cluewright.core.text import BLANKS, is_blank, without_blanks
from cluewright.formats.boards import (
    BACKGROUND,
    COLOURS,
    FILLED,
    SAVED,
    board_of,
    colour_board_of,
    extra_boards,
    kept_boards,
    solution_rows,
    unwritable_boards,
)
from cluewright.formats.clue_lines import (
    Block as Section,
)
from cluewright.formats.clue_lines import (
    FileLine,
    choose_lines,
    clue,
    each_line,
    entry,
    nonogram,
    number_before_colour,
    row_and_column_texts,
    side,
    unescaped,
)
from cluewright.formats.colours import (
    BLACK,
    WHITE,
    Declared,
    colour_nonogram,
    coloured_clue,
    coloured_texts,
    letters_of,
)
from cluewright.formats.format import AnyItem, Entry, Format, meta_text
from cluewright.formats.one_colour import COLOUR, colour_meta, lost_looks, one_colour
from cluewright.formats.simpson_colours import DeclaredColours, symbols_of
from cluewright.formats.source import HEAD, Source
from cluewright.nonogram.puzzle import Nonogram

_TEXTS = {"catalogue": "catalogue", "title": "title", "by": "author", "copyright": "copyright", "license": "license"}
"""The keywords with a text, and our names of them."""
_KEYWORD = re.compile(r"\s*+([A-Za-z][A-Za-z_-]*+)(?:\s++|\Z)", re.ASCII)
_STRUCTURE = re.compile(r"\s*+(?:width|height|rows|columns)(?:\s++[0-9]++)?\s*+", re.ASCII)
_OTHER_PROGRAM = re.compile(r"\s*+[A-Za-z_]++\s*+:", re.ASCII)
_BETWEEN = re.compile(r"\s*+={4,}+\s*+", re.ASCII)
_UNQUOTED_CELLS = re.compile(r"[01?\s]++", re.ASCII)
_BLACK_AND_WHITE = {"0": BACKGROUND} | dict.fromkeys("1" + ascii_lowercase, FILLED)
"""Our symbols for the characters of a picture of one colour, whose letter may be any."""
_KEYWORDS = _TEXTS.keys() | {"width", "height", "rows", "columns", "goal", "saved", "color", "collection", "id"}
"""What ends the clues even where the names of colours may begin them."""
_NUMBER = re.compile(r"([1-9][0-9]*)")
_LICENCE_NAME = re.compile(r"[A-Za-z0-9.+-]+")


@dataclass(slots=True)
class _Parts:
    """The parts of one puzzle, before it is put together."""

    first: FileLine
    colours: DeclaredColours
    sides: dict[str, int] = field(default_factory=dict)
    blocks: dict[str, tuple[FileLine, list[FileLine]]] = field(default_factory=dict)
    goal: tuple[FileLine, str] | None = None
    saved: list[tuple[FileLine, str]] = field(default_factory=list)
    meta: dict[str, Any] = field(default_factory=dict)


def _sniff(source: Source) -> bool:
    """Look for the size or the clues, in a file that starts with a keyword; titles of other formats may be `rows`."""
    head = islice(source.lines, HEAD)
    first = next((line for line in head if not is_blank(line) and not _BETWEEN.fullmatch(line)), "")
    return bool(_KEYWORD.match(first)) and any(map(_STRUCTURE.fullmatch, chain([first], head)))


def _read(source: Source) -> Iterator[Entry]:
    found = False
    for section in _sections(source):
        found = True
        yield entry(partial(_puzzle, section), source.name)
    if not found:
        raise FormatError("expected a puzzle, found none", file=source.name)


def _sections(source: Source) -> Iterator[Section]:
    """Yield the lines between those of `====`, unless all are blank."""
    section, written = Section(), False
    for line in each_line(source):
        if not _BETWEEN.fullmatch(line.text):
            section.append(line)
            written = written or not line.blank
            continue
        if written:
            yield section
        section, written = Section(), False
    if written:
        yield section


def _puzzle(lines: Sequence[FileLine]) -> AnyItem:
    parts = _collect(lines)
    for name, block in (("height", "rows"), ("width", "columns")):
        if block not in parts.blocks:
            raise parts.first.error(f"expected the keyword {block} and the clues after it, found none")
        if name not in parts.sides:
            raise parts.first.error(f"expected the keyword {name} and a number, found none")
    width, height = parts.sides["width"], parts.sides["height"]
    row_lines = choose_lines(parts.blocks["rows"][1], height, "row clues", parts.blocks["rows"][0])
    column_lines = choose_lines(parts.blocks["columns"][1], width, "column clues", parts.blocks["columns"][0])
    used = parts.colours.used(row_lines + column_lines)
    several = len(used) > 1
    symbols = symbols_of(used) if several else _BLACK_AND_WHITE
    goal = None if parts.goal is None else _rows("goal", *parts.goal, width, height, symbols)
    saved = [_rows("saved board", *board, width, height, symbols | {"?": "?"}) for board in parts.saved]
    return Item(
        _coloured(parts, used, row_lines, column_lines) if several else _plain(parts, row_lines, column_lines),
        solution=None if goal is None else (colour_board_of if several else board_of)(goal),
        meta=parts.meta | ({} if several else colour_meta(*used.values())),
        extra=extra_boards({SAVED: saved}),
    )


def _plain(parts: _Parts, row_lines: Sequence[FileLine], column_lines: Sequence[FileLine]) -> Nonogram:
    width, height = len(column_lines), len(row_lines)
    if parts.colours.named:  # words stand between the numbers
        rows = [_clue(parts.colours, line, width, {}) for line in row_lines]
        columns = [_clue(parts.colours, line, height, {}) for line in column_lines]
        return nonogram(without_colours(rows), without_colours(columns), parts.first)
    return nonogram(
        [clue(line, width, number_before_colour) for line in row_lines],
        [clue(line, height, number_before_colour) for line in column_lines],
        parts.first,
    )


def _coloured(
    parts: _Parts, used: Mapping[str, Declared], row_lines: Sequence[FileLine], column_lines: Sequence[FileLine]
) -> ColourNonogram:
    numbers = {key: number for number, key in enumerate(used, start=1)}
    rows = [_clue(parts.colours, line, len(column_lines), numbers) for line in row_lines]
    columns = [_clue(parts.colours, line, len(row_lines), numbers) for line in column_lines]
    return colour_nonogram(parts.colours.background, list(used.values()), rows, columns, parts.first)


def _clue(colours: DeclaredColours, line: FileLine, length: int, numbers: Mapping[str, int]) -> tuple[Block, ...]:
    blocks = ((column, number, numbers.get(key, 1)) for column, number, key in colours.blocks(line))
    return coloured_clue(line, length, blocks)


def _collect(lines: Sequence[FileLine]) -> _Parts:
    first = next(line for line in lines if not line.blank)
    if _OTHER_PROGRAM.match(first.text):
        raise first.error(
            "this is a pyNonogram file, which shares only the extension: convert it to another format first"
        )
    parts = _Parts(first, DeclaredColours.of(lines))
    position = 0
    while position < len(lines):
        line = lines[position]
        position += 1
        if line.blank:
            continue
        match = _KEYWORD.match(line.text)
        if match is None:
            raise line.error("expected a keyword such as width, rows or title")
        keyword, value = match[1].lower(), line.text[match.end() :].rstrip(BLANKS)
        column = match.end() + 1 if value else 1
        if keyword in ("goal", "saved"):
            value, position = _cells(lines, position, value)
            if keyword == "goal":
                parts.goal = line, value
            else:
                parts.saved.append((line, value))
        elif keyword in ("rows", "columns"):
            start = position
            while position < len(lines) and not _ends_block(lines[position].text, parts.colours):
                position += 1
            block = list(lines[start:position])
            if value:  # the original format lets the keyword carry the size, with or without the clues
                parts.sides["height" if keyword == "rows" else "width"] = side(value, line, column)
            if not value or not all(inner.blank for inner in block):
                parts.blocks[keyword] = line, block
        elif keyword in ("width", "height"):
            parts.sides[keyword] = side(value, line, column)
        elif keyword in _TEXTS:
            parts.meta[_TEXTS[keyword]] = unescaped(_unquoted(value))
    return parts


def _ends_block(text: str, colours: DeclaredColours) -> bool:
    """Tell whether a line has a keyword, and so cannot be a clue; a clue may begin with the name of a colour."""
    match = _KEYWORD.match(text)
    return match is not None and (match[1].lower() in _KEYWORDS or not colours.begins_clue(text))


def _cells(lines: Sequence[FileLine], position: int, value: str) -> tuple[str, int]:
    """Join the cells of a picture, which may run over several lines; return them and where reading continues."""
    pieces = [value]
    if value.startswith('"'):
        while pieces[-1].count('"') % 2 == (len(pieces) == 1) and position < len(lines):
            pieces.append(lines[position].text)
            position += 1
    else:
        while position < len(lines) and _UNQUOTED_CELLS.fullmatch(lines[position].text):
            pieces.append(lines[position].text)
            position += 1
    return without_blanks("".join(pieces).replace('"', "")), position


def _rows(what: str, line: FileLine, cells: str, width: int, height: int, symbols: Mapping[str, str]) -> list[str]:
    """Return the rows of a picture in our symbols."""
    if len(cells) != width * height:
        raise line.error(f"expected a {what} of {width * height} cells, found {len(cells)}")
    if strange := set(cells) - symbols.keys():
        first = next(cell for cell in cells if cell in strange)
        known = "0 or 1" if symbols.get("b") in (None, FILLED) else "0 or the letter of a colour"
        raise line.error(f"expected {known} for each cell of the {what}, found {shown(first)}")
    marks = cells.translate({ord(sign): symbol for sign, symbol in symbols.items()})
    return [marks[start : start + width] for start in range(0, len(marks), width)]


def _unquoted(value: str) -> str:
    return value[1:-1] if len(value) >= 2 and value[0] == value[-1] == '"' else value


def _quoted(text: str) -> str:
    """Write a text so that every reader finds the end of it, and ours the same text."""
    escaped = text.replace("&", "&amp;").replace('"', "&quot;").replace("\n", "&#10;").replace("\r", "&#13;")
    return f'"{escaped}"'


def _write(items: Sequence[AnyItem]) -> str:
    return "====\n".join(_section(item) for item in items)


def _section(item: AnyItem) -> str:
    puzzle = item.puzzle
    lines = []
    for keyword, name in _TEXTS.items():
        if (text := meta_text(item, name)) is not None:
            plain = keyword == "license" and _LICENCE_NAME.fullmatch(text)
            lines.append(f"{keyword} {text if plain else _quoted(text)}")
    letters = _letters(item)
    lines += [f"width {puzzle.width}", f"height {puzzle.height}"]
    lines += [f"color {letter} {value}" for letter, value in letters.items() if value]
    rows, columns = _clue_texts(item, letters)
    lines += ["", "rows", *rows, "", "columns", *columns]
    boards = [("goal", board) for board in [solution_rows(item)] if board is not None]
    boards += [("saved", board) for board in kept_boards(item, SAVED)]
    symbols = COLOURS if isinstance(puzzle, ColourNonogram) else FILLED
    signs = str.maketrans(BACKGROUND + symbols[: len(letters)], "0" + "".join(letters))
    for position, (keyword, board) in enumerate(boards):
        lines += [*([""] if position == 0 else []), f'{keyword} "{"".join(board).translate(signs)}"']
    return "\n".join([*lines, ""])


def _letters(item: AnyItem) -> dict[str, str]:
    """Return the letter of each colour and its value; black alone is `1` and has none."""
    if isinstance(item.puzzle, ColourNonogram):
        pairs = zip(letters_of(item.puzzle), item.puzzle.palette, strict=True)
        return {letter: colour.value for letter, colour in list(pairs)[1:]}
    colour = one_colour(item)
    return {"1": ""} if colour == BLACK else {"a": colour.value or ""}


def _clue_texts(item: AnyItem, letters: Mapping[str, str]) -> tuple[list[str], list[str]]:
    if isinstance(item.puzzle, ColourNonogram):
        return coloured_texts(item.puzzle, "non", ",", ["0", *letters])
    rows, columns = row_and_column_texts(item.puzzle, "non", ",")
    if "1" in letters:
        return rows, columns
    rows, columns = ([_NUMBER.sub(r"\1a", text) for text in side] for side in (rows, columns))
    return rows, columns


def _lacks(item: AnyItem) -> Iterator[str]:
    yield from unwritable_boards(item, SAVED)
    letters = _letters(item).items()
    yield from lost_looks(item, [WHITE, *(Declared(None, value or None, letter.upper()) for letter, value in letters)])


FORMAT = Format(
    "non",
    "Simpson's nonogram text",
    ("non", "nonpack"),
    ("nonogram", "colour-nonogram"),
    _sniff,
    _read,
    _write,
    keeps=frozenset({*_TEXTS.values(), COLOUR, "solution", SAVED}),
    lacks=_lacks,
)
