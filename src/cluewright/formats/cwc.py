"""`.cwc`, an export format of webpbn.com: `.cwd` with colours, which are numbers from 1 on.

The number of rows, of columns and of colours stand on a line each; then four blocks with blank lines between them: the
block lengths of the rows, their colours, the block lengths of the columns, their colours. A blank line in a block is
that of an empty line. The file says nothing of how the colours look.
"""

from collections.abc import Iterator, Sequence
from itertools import dropwhile, islice

from cluewright.colour_nonogram.puzzle import MOST_COLOURS, Block, ColourNonogram, without_colours
from cluewright.core.errors import shown
from cluewright.core.item import Item
from cluewright.core.text import is_blank, stripped, whole_number
from cluewright.formats.clue_lines import (
    FileLine,
    clue,
    entry,
    first_written,
    lines_after,
    lines_of,
    nonogram,
    row_and_column_texts,
    side,
    tokens_of,
)
from cluewright.formats.colours import (
    STANDARD,
    WHITE,
    colour_nonogram,
    coloured_clue,
    coloured_texts,
)
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.one_colour import lost_looks
from cluewright.formats.source import Source

_DIGITS = 5
_HEADERS = 3


def _sniff(source: Source) -> bool:
    """Look for a number on each of the first three lines and the number of lines after them that they promise."""
    if whole_number(stripped(source.first_line), _DIGITS) is None:
        return False
    headers = islice(dropwhile(is_blank, source.lines), _HEADERS)
    numbers = [whole_number(stripped(line), _DIGITS) for line in headers]
    if len(numbers) < _HEADERS or numbers[0] is None or numbers[1] is None or numbers[2] is None:
        return False
    written, following = lines_after(source, _HEADERS)
    return written <= 2 * (numbers[0] + numbers[1]) <= following


def _read(source: Source) -> Iterator[Entry]:
    yield entry(lambda: _item(lines_of(source)), source.name)


def _item(lines: Sequence[FileLine]) -> AnyItem:
    start = first_written(lines, "the number of rows")
    header = lines[start]
    for count, what in ((1, "columns"), (2, "colours")):
        if start + count >= len(lines):
            raise lines[-1].error(f"expected the number of {what} on the line after this one")
    height, width = (side(stripped(line.text), line) for line in lines[start : start + 2])
    colours = _colours(lines[start + 2])
    sizes = (height, height, width, width)
    lengths_of_rows, colours_of_rows, lengths_of_columns, colours_of_columns = _sections(
        lines[start + _HEADERS :], sizes, header
    )
    rows = _clues(lengths_of_rows, colours_of_rows, width, colours)
    columns = _clues(lengths_of_columns, colours_of_columns, height, colours)
    used = sorted({colour for clue in (*rows, *columns) for _, colour in clue})
    if len(used) < 2:
        return Item(nonogram(without_colours(rows), without_colours(columns), header))
    numbers = {colour: number for number, colour in enumerate(used, start=1)}
    rows, columns = (
        [tuple((length, numbers[colour]) for length, colour in clue) for clue in clues] for clues in (rows, columns)
    )
    return Item(colour_nonogram(WHITE, [STANDARD[colour - 1] for colour in used], rows, columns, header))


def _colours(line: FileLine) -> int:
    number = whole_number(stripped(line.text), _DIGITS)
    if number is None or not 1 <= number <= MOST_COLOURS:
        raise line.error(f"expected a number of colours from 1 to {MOST_COLOURS}, found {shown(stripped(line.text))}")
    return number


def _sections(lines: Sequence[FileLine], sizes: Sequence[int], header: FileLine) -> list[list[FileLine]]:
    """Return the lines of each block; if blank lines are clues as well, only those between the blocks are not."""
    written = [line for line in lines if not line.blank]
    blank_between = len(written) == sum(sizes)
    given = written if blank_between else list(lines)
    found: list[list[FileLine]] = []
    for place, size in enumerate(sizes):
        if place and not blank_between:
            if given and not given[0].blank:
                text = shown(stripped(given[0].text))
                raise given[0].error(f"expected a blank line between two blocks of lines, found {text}")
            given = given[1:]
        if len(given) < size and place < len(sizes) - 1:
            raise header.error(f"expected {sum(sizes)} lines with blank lines between four blocks, found {len(lines)}")
        block, given = given[:size], given[size:]
        # A program may cut the blank lines at the end.
        last = lines[-1] if lines else header
        found.append([*block, *(FileLine(last.number, "") for _ in range(size - len(block)))])
    if more := next((line for line in given if not line.blank), None):
        raise more.error(f"expected {sum(sizes)} lines, found more")
    return found


def _clues(lengths: Sequence[FileLine], colours: Sequence[FileLine], cells: int, most: int) -> list[tuple[Block, ...]]:
    return [_clue(*pair, cells, most) for pair in zip(lengths, colours, strict=True)]


def _clue(lengths: FileLine, colours: FileLine, cells: int, most: int) -> tuple[Block, ...]:
    numbers = clue(lengths, 2 * cells)  # blocks of different colours may touch
    signs = [(column, text) for column, text in tokens_of(colours) if numbers or text != "0"]
    if len(signs) != len(numbers):
        raise colours.error(f"expected {len(numbers)} colours, one for each block, found {len(signs)}")
    found = []
    for column, text in signs:
        colour = whole_number(text, _DIGITS)
        if colour is None or not 1 <= colour <= most:
            raise colours.error(f"expected a colour from 1 to {most}, found {shown(text)}", column)
        found.append(colour)
    places = (column for column, _ in tokens_of(lengths))
    return coloured_clue(lengths, cells, zip(places, numbers, found, strict=False))


def _write(items: Sequence[AnyItem]) -> str:
    (item,) = items
    puzzle = item.puzzle
    if isinstance(puzzle, ColourNonogram):
        lengths = coloured_texts(puzzle, "cwc", " ", [""] * len(puzzle.palette))
        sides = (puzzle.rows, puzzle.columns)
        colours = [[" ".join(str(colour) for _, colour in clue or ()) for clue in clues] for clues in sides]
        count = puzzle.colours
    else:
        lengths = row_and_column_texts(puzzle, "cwc", " ")
        colours = [[" ".join("1" for _ in clue) for clue in clues] for clues in (puzzle.rows, puzzle.columns)]
        count = 1
    blocks = [lengths[0], colours[0], lengths[1], colours[1]]
    texts = ["\n".join("" if text == "0" else text for text in block) for block in blocks]
    return "\n".join([f"{puzzle.height}\n{puzzle.width}\n{count}", "\n\n".join(texts), ""])


FORMAT = Format(
    "cwc",
    "webpbn's CWC text",
    ("cwc",),
    ("nonogram", "colour-nonogram"),
    _sniff,
    _read,
    _write,
    many=False,
    lacks=lambda item: lost_looks(item, [WHITE, *STANDARD]),
)
