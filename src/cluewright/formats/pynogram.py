"""pynogram's clue files: a section `[clues]` with `columns` and `rows`, and `[colors]` if there are several.

Clues stand on the line of their keyword and on the lines after it, with commas or line ends between them, in quotes or
not; `0` is an empty line. In colour the name of a colour follows the number, as in `2r 1b`; a number without one is
black. A colour is declared as `r = (red) %`: an HTML name, a hexadecimal value or three amounts from 0 to 255, then the
character for pictures. `#` and `;` begin remarks.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from cluewright.colour_nonogram.puzzle import ColourNonogram, is_mark
from cluewright.core.errors import FormatError, shown
from cluewright.core.item import Item
from cluewright.core.text import stripped, words
from cluewright.formats.clue_lines import (
    FileLine,
    clue,
    entry,
    first_written,
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

_REMARK = re.compile(r"[#;].*", re.ASCII | re.DOTALL)
_SECTION = re.compile(r"\s*+\[([A-Za-z]++)\]\s*+", re.ASCII)
_KEYWORD = re.compile(r"\s*+(columns|rows)\s*+=(.*)", re.ASCII | re.IGNORECASE | re.DOTALL)
_DECLARATION = re.compile(r"\s*+([^\s=]++)\s*+=\s*+\(([^()]*+)\)\s*+(\S?)\s*+", re.ASCII)
_AMOUNTS = re.compile(r"\s*+([0-9]{1,3})\s*,\s*([0-9]{1,3})\s*,\s*([0-9]{1,3})\s*", re.ASCII)
_BLOCK = re.compile(r"([0-9]{1,9}+)(\S*+)", re.ASCII)
_PART = re.compile(r"[^,]++", re.ASCII)
_UNQUOTED = {ord(quote): " " for quote in "'\""}
_REMARKS = "#;"


def _sniff(source: Source) -> bool:
    """Look for one of the two sections as the first line that is no remark."""
    for line in islice(source.lines, HEAD):
        text = stripped(_REMARK.sub("", line))
        if text:
            return text.lower() in ("[clues]", "[colors]")
    return False


def _read(source: Source) -> Iterator[Entry]:
    yield entry(lambda: _puzzle(lines_of(source)), source.name)


def _puzzle(lines: Sequence[FileLine]) -> AnyItem:
    sides: dict[str, list[FileLine]] = {}
    declared: dict[str, Declared] = {}
    section, current = "", None
    header = lines[first_written(lines, "the section [clues]")]
    for line in lines:
        text = _REMARK.sub("", line.text)
        if (found := _SECTION.fullmatch(text)) is not None:
            section, current = found[1].lower(), None
            if section not in ("clues", "colors"):
                raise line.error(f"expected [clues] or [colors], found {shown(stripped(text))}")
            header = line if section == "clues" else header
        elif section == "colors" and stripped(text):
            _declare(line, text, declared)
        elif section == "clues" and (match := _KEYWORD.fullmatch(text)) is not None:
            current = sides.setdefault(match[1].lower(), [])
            _add(current, FileLine(line.number, text), match.start(2))
        elif stripped(text):
            if current is None:
                raise line.error("expected columns = or rows = before the clues")
            _add(current, FileLine(line.number, text), 0)
    for side in ("columns", "rows"):
        if not 1 <= len(sides.get(side, ())) <= LONGEST_SIDE:
            raise header.error(f"expected 1 to {LONGEST_SIDE} {side}, found {len(sides.get(side, ()))}")
    return _item(sides["rows"], sides["columns"], declared, header)


class _Part(FileLine):
    """A clue that begins somewhere on a line."""

    start = 0

    @classmethod
    def of(cls, line: FileLine, text: str, start: int) -> "_Part":
        part = cls(line.number, text.translate(_UNQUOTED))
        part.start = start
        return part

    def error(self, problem: str, column: int = 1) -> FormatError:
        return super().error(problem, self.start + column)


def _add(clues: list[FileLine], line: FileLine, start: int) -> None:
    """Add the clues of a line from a place on; raise `FormatError` if there are too many."""
    for part in _PART.finditer(line.text, start):
        if stripped(part[0]):
            clues.append(_Part.of(line, part[0], part.start()))
        if len(clues) > LONGEST_SIDE:
            raise line.error(f"a nonogram may have at most {LONGEST_SIDE} rows and columns", part.start() + 1)


def _declare(line: FileLine, text: str, declared: dict[str, Declared]) -> None:
    match = _DECLARATION.fullmatch(text)
    if match is None:
        raise line.error("expected a colour such as r = (red) %")
    name, look, mark = match.groups()
    amounts = _AMOUNTS.fullmatch(look)
    if amounts is not None and all(int(each) < 256 for each in amounts.groups()):
        value: str | None = "#" + bytes(int(each) for each in amounts.groups()).hex()
    else:
        value = read_value(stripped(look))
    if value is None:
        raise line.error(f"expected a colour such as red, FF0000 or 255, 0, 0, found {shown(look)}", match.start(2) + 1)
    is_word = amounts is None and not re.fullmatch(r"[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}", stripped(look), re.ASCII)
    declared[name] = Declared(stripped(look) if is_word else None, value, mark or None)


def _item(
    rows: Sequence[FileLine], columns: Sequence[FileLine], declared: Mapping[str, Declared], header: FileLine
) -> AnyItem:
    signs = _signs((*rows, *columns), declared)
    require_few(len(signs), header)
    if len(signs) < 2:
        plain_rows = [clue(line, len(columns), number_before_colour) for line in rows]
        plain_columns = [clue(line, len(rows), number_before_colour) for line in columns]
        only = next(iter(declared)) if not signs and len(declared) == 1 else next(iter(signs), "")
        meta = colour_meta(declared.get(only, BLACK))
        return Item(nonogram(plain_rows, plain_columns, header), meta=meta)
    used = [*([""] if "" in signs else []), *(name for name in declared if name in signs)]
    numbers = {name: number for number, name in enumerate(used, start=1)}
    row_clues = [coloured_clue(line, len(columns), _blocks(line, numbers)) for line in rows]
    column_clues = [coloured_clue(line, len(rows), _blocks(line, numbers)) for line in columns]
    colours = [declared.get(name, BLACK) for name in used]
    return Item(colour_nonogram(WHITE, colours, row_clues, column_clues, header))


def _signs(lines: Sequence[FileLine], declared: Mapping[str, Declared]) -> dict[str, None]:
    """Return the names of the colours that blocks have, "" for black; raise `FormatError` for an unknown one."""
    found: dict[str, None] = {}
    for line in lines:
        for column, token in tokens_of(line):
            match = _BLOCK.fullmatch(token)
            if match is None:
                raise line.error(f"expected a block length, found {shown(token)}", column)
            if match[2] and match[2] not in declared:
                raise line.error(f"expected a colour of the section [colors], found {shown(match[2])}", column)
            if int(match[1]):
                found.setdefault(match[2])
    return found


def _blocks(line: FileLine, numbers: Mapping[str, int]) -> Iterator[tuple[int, int, int]]:
    for column, token in tokens_of(line):
        match = _BLOCK.fullmatch(token)
        assert match is not None, "looked at before"
        yield column, int(match[1]), numbers.get(match[2], 0)


def _write(items: Sequence[AnyItem]) -> str:
    (item,) = items
    signs, colours = _colours(item)
    if isinstance(item.puzzle, ColourNonogram):
        rows, columns = coloured_texts(item.puzzle, "pynogram", " ", signs)
    else:
        rows, columns = row_and_column_texts(item.puzzle, "pynogram", " ")
        if signs[1]:
            rows, columns = (
                [" ".join(f"{token}{signs[1] if token != '0' else ''}" for token in words(text)) for text in side]
                for side in (rows, columns)
            )
    lines = [
        "[clues]",
        "columns =",
        *(f"    {text}" for text in columns),
        "",
        "rows =",
        *(f"    {text}" for text in rows),
    ]
    if colours:
        lines += ["", "[colors]", *(stripped(f"{sign} = ({_look(each)}) {each.mark or ''}") for sign, each in colours)]
    return "".join(f"{line}\n" for line in lines)


def _colours(item: AnyItem) -> tuple[list[str], list[tuple[str, Declared]]]:
    """Return what follows the numbers of each colour, the background first, and the colours to declare."""
    if isinstance(item.puzzle, ColourNonogram):
        letters = letters_of(item.puzzle)
        return letters, [*zip(letters[1:], map(_kept, map(Declared.of, item.puzzle.palette[1:])), strict=True)]
    colour = one_colour(item)
    return (["", ""], []) if colour == BLACK else (["", "a"], [("a", Declared(_name(colour), colour.value, "X"))])


def _kept(colour: Declared) -> Declared:
    """Return what a file holds of a colour: a name only where HTML has it with this value."""
    mark = colour.mark if is_mark(colour.mark) and colour.mark not in _REMARKS else None
    return Declared(_name(colour), colour.value, mark)


def _name(colour: Declared) -> str | None:
    name = colour.name or ""
    usable = name.isascii() and name.isalpha() and colour.value is not None and read_value(name) == colour.value
    return name if usable else None


def _look(colour: Declared) -> str:
    return colour.name or (colour.value or "").removeprefix("#")


def _lacks(item: AnyItem) -> Iterator[str]:
    if isinstance(item.puzzle, ColourNonogram):
        return lost_looks(item, [WHITE, *map(_kept, map(Declared.of, item.puzzle.palette[1:]))])
    colour = one_colour(item)
    return lost_looks(item, [WHITE, colour if colour == BLACK else Declared(_name(colour), colour.value)])


FORMAT = Format(
    "pynogram",
    "pynogram's clue file",
    ("pynogram",),
    ("nonogram", "colour-nonogram"),
    _sniff,
    _read,
    _write,
    keeps=frozenset({COLOUR}),
    many=False,
    lacks=_lacks,
)
