"""puzz.link addresses of nonograms and Hitori, one on each line; pzv.jp and other hosts of the same program too.

`https://puzz.link/p?nonogram/columns/rows/body`: the clues of the columns, then of the rows, as slots; in each line the
last clue comes first, outward from the grid. `hitori/columns/rows/body`: a base-36 digit for each cell, or `-` and two.
`?pzprv3/...` is a whole pzprv3 file with `/` for line ends. Kanpen's `hitori.html?problem=rows/columns/` is read too.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any
from urllib.parse import quote, unquote

from cluewright.core.errors import FormatError, InvalidPuzzle, shown
from cluewright.core.item import Item
from cluewright.core.text import BLANKS, stripped, whole_number
from cluewright.formats import pzprv3
from cluewright.formats.clue_lines import MOST_NUMBERS, FileLine, entry, side, written_lines
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.grid_lines import LONGEST_ROW
from cluewright.formats.slots import Link, link_text, number_text, read_slots, split_link, write_slots
from cluewright.formats.source import Source
from cluewright.nonogram.puzzle import Nonogram

HOST = "https://puzz.link/p?"
_ADDRESS = re.compile(r"\s*+https?://", re.IGNORECASE | re.ASCII)
_BARE = re.compile(r"\s*+(?:nonogram|hitori)(?:_edit|_play)?/", re.ASCII)
_PARAMETER = re.compile(r"[A-Za-z_]++=[^&/]*+&")
_KANPEN = re.compile(r"hitori\.html\?problem=")
_LARGEST_CLUE = 255
_BASE_36 = "0123456789abcdefghijklmnopqrstuvwxyz"


def _sniff(source: Source) -> bool:
    return bool(_ADDRESS.match(source.first_line) or _BARE.match(source.first_line))


def _read(source: Source) -> Iterator[Entry]:
    for line in written_lines(source):
        yield entry(partial(_puzzle, line), source.name)


def _puzzle(line: FileLine) -> AnyItem:
    text = line.text
    if (kanpen := _KANPEN.search(text)) is not None:
        return Item(_kanpen_hitori(line, kanpen.end()))
    start = text.find("?") + 1
    if not start:
        if _ADDRESS.match(text):
            raise line.error("expected a puzzle after a question mark in the address, found none", len(text) + 1)
        start = len(text) - len(text.lstrip(BLANKS))
    while (parameter := _PARAMETER.match(text, start)) is not None:
        start = parameter.end()
    if text.startswith("pzprv3", start):
        return pzprv3.read_address(line, start)
    link = split_link(line, start)
    if link.pid not in READERS:
        raise line.error(f"expected a nonogram or hitori address, found {shown(link.pid)}", start + 1)
    meta = {} if link.variant is None else {"variant": unquote(link.variant)}
    return Item(READERS[link.pid](link), meta=meta)


def read_nonogram(link: Link) -> Nonogram:
    """Read the body of a nonogram's link."""
    deep, wide = (link.height + 1) // 2, (link.width + 1) // 2
    in_columns = link.width * deep
    count = in_columns + link.height * wide
    columns: list[list[int | None]] = [[] for _ in range(link.width)]
    rows: list[list[int | None]] = [[] for _ in range(link.height)]
    taken = 0

    def take(slot: int, number: int | None, position: int) -> None:
        nonlocal taken
        taken += 1
        if taken > MOST_NUMBERS:
            raise link.error(f"a nonogram may have at most {MOST_NUMBERS} numbers", position)
        clue = columns[slot // deep] if slot < in_columns else rows[(slot - in_columns) // wide]
        clue.append(number)

    _, end = read_slots(link, count, take)
    if end < len(link.body):
        problem = f"expected {count} slots ({link.width} x {deep} and {link.height} x {wide}), found more"
        raise link.error(problem, end)
    for clue in (*columns, *rows):
        clue.reverse()  # the last number of a line comes first
    try:
        return Nonogram(rows, columns)
    except InvalidPuzzle as invalid:
        raise link.invalid(invalid) from invalid


def write_nonogram(puzzle: Nonogram) -> str:
    """Write the body of a nonogram's link; raise `FormatError` for what it cannot express."""
    deep, wide = (puzzle.height + 1) // 2, (puzzle.width + 1) // 2
    in_columns = puzzle.width * deep
    written = []
    for name, index, clue, _ in sorted(puzzle.lines(), key=lambda line: line[0]):  # columns come before rows
        if clue is None:
            raise FormatError(
                f"{name} {index + 1} has a hidden clue, which a puzz.link address cannot hold: save it as json"
            )
        first = index * deep if name == "column" else in_columns + index * wide
        for place, number in enumerate(reversed(clue)):
            text = "." if number is None else number_text(number)
            if text is None:
                problem = (
                    f"{name} {index + 1} has a block of {number}, but puzz.link reads "
                    f"at most {_LARGEST_CLUE}: save it as json"
                )
                raise FormatError(problem)
            written.append((first + place, text))
    return write_slots(written, in_columns + puzzle.height * wide)


def read_hitori(link: Link) -> Any:
    """Read the body of a Hitori's link."""
    body, position, numbers = link.body, 0, list[int]()
    count = link.width * link.height
    if max(link.width, link.height) > LONGEST_ROW:
        raise link.error(f"expected sides from 1 to {LONGEST_ROW}, found {link.width}x{link.height}")
    while position < len(body) and len(numbers) < count:
        length = 3 if body[position] == "-" else 1
        digits = body[position : position + length].removeprefix("-")
        if body[position] in ".@%":
            problem = f"expected a number, found {shown(body[position])}: Hitori boards here have no blank cells"
            raise link.error(problem, position)
        if len(digits) != max(1, length - 1) or any(digit not in _BASE_36 for digit in digits):
            raise link.error(f"expected 0-9 or a-z, or - and two of these, found {shown(digits)}", position)
        number = int(digits, 36)
        if number == 0:
            raise link.error("expected a number from 1, found 0", position)
        numbers.append(number)
        position += length
    if len(numbers) < count or position < len(body):
        found = len(numbers) if position == len(body) else "more"
        raise link.error(f"expected {count} cells ({link.width} x {link.height}), found {found}", position)
    try:
        return _hitori(numbers, link.width)
    except InvalidPuzzle as invalid:
        raise link.invalid(invalid) from invalid


def write_hitori(puzzle: Any) -> str:
    """Write the body of a Hitori's link; raise `FormatError` for a number it cannot express."""
    parts = []
    for y, row in enumerate(puzzle.numbers):
        for x, number in enumerate(row):
            if number >= 36**2:
                place = f"row {y + 1}, column {x + 1}"
                raise FormatError(
                    f"the number in {place} is {number}, but a puzz.link address "
                    f"holds at most {36**2 - 1}: save it as json"
                )
            tens, ones = divmod(number, 36)
            parts.append(f"-{_BASE_36[tens]}{_BASE_36[ones]}" if tens else _BASE_36[ones])
    return "".join(parts)


def _kanpen_hitori(line: FileLine, start: int) -> Any:
    fields = stripped(line.text[start:]).split("/", 2)
    if len(fields) < 2:
        raise line.error("expected rows/columns/ and then the numbers", start + 1)
    height, width = side(fields[0], line, start + 1), side(fields[1], line, start + len(fields[0]) + 2)
    if max(width, height) > LONGEST_ROW:
        raise line.error(f"expected sides from 1 to {LONGEST_ROW}, found {width}x{height}", start + 1)
    rows = [field for field in "".join(fields[2:]).split("/", 2 * LONGEST_ROW) if field]
    if len(rows) != height:
        raise line.error(f"expected {height} rows of numbers, found {len(rows)}", start + 1)
    numbers: list[int] = []
    for index, row in enumerate(rows):
        cells = row.removesuffix("_").split("_", LONGEST_ROW)
        if len(cells) != width:
            raise line.error(f"expected {width} numbers in row {index + 1}, found {len(cells)}", start + 1)
        strange = next((cell for cell in cells if not whole_number(cell, 5)), None)
        if strange is not None:
            raise line.error(f"expected a number from 1 in row {index + 1}, found {shown(strange)}", start + 1)
        numbers += map(int, cells)
    try:
        return _hitori(numbers, width)
    except InvalidPuzzle as invalid:
        raise line.error(str(invalid), start + 1) from invalid


def _hitori(numbers: Sequence[int], width: int) -> Any:
    from cluewright.hitori.puzzle import Hitori  # brings NumPy, which most files do not need

    return Hitori([numbers[start : start + width] for start in range(0, len(numbers), width)])


READERS = {"nonogram": read_nonogram, "hitori": read_hitori}
WRITERS = {"nonogram": write_nonogram, "hitori": write_hitori}


def _write(items: Sequence[AnyItem]) -> str:
    return "".join(f"{HOST}{_link(item)}\n" for item in items)


def _link(item: AnyItem) -> str:
    puzzle = item.puzzle
    variant = item.meta.get("variant")
    quoted = None if variant is None else quote(str(variant), safe="")
    return link_text(puzzle.kind, puzzle.width, puzzle.height, WRITERS[puzzle.kind](puzzle), quoted)


FORMAT = Format(
    "puzzlink",
    "puzz.link addresses",
    ("puzzlink",),
    ("nonogram", "hitori"),
    _sniff,
    _read,
    _write,
    keeps=frozenset({"variant"}),
)
