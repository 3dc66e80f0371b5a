"""Links of Zip puzzles, one on each line: `zip/columns/rows/body`, alone or at the end of an address.

The body begins with the numbers, cell by cell: slots as in puzz.link, `+xxx` for 256 to 4095, `=xxx` for 4096 more and
`*xxx` for 8192 more. `.` is a blocked cell. If there are walls, the borders follow, five in each base-32 digit and the
first as its highest bit: row by row those between left and right neighbours, then those between upper and lower ones.
Each of the two parts begins a new digit.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from cluewright.core.errors import InvalidPuzzle, shown
from cluewright.core.item import Item
from cluewright.formats.clue_lines import FileLine, entry, written_lines
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.slots import Link, link_text, number_text, read_slots, split_link, write_slots
from cluewright.formats.source import Source

_START = re.compile(r"(?:\s*+|.*?[?#/&])(?=zip(?:_edit|_play)?/[0-9v])", re.ASCII)
_MARKS = "-+=*"
_BASE_32 = "0123456789abcdefghijklmnopqrstuv"
_LONGEST_SIDE = 100
_BITS = 5

Border = tuple[int, int, str]


def _sniff(source: Source) -> bool:
    return _START.match(source.first_line) is not None


def _read(source: Source) -> Iterator[Entry]:
    for line in written_lines(source):
        yield entry(partial(_puzzle, line), source.name)


def _puzzle(line: FileLine) -> AnyItem:
    start = _START.match(line.text)
    if start is None:
        raise line.error("expected zip/columns/rows/ and then the puzzle")
    return Item(read_zip(split_link(line, start.end())))


def read_zip(link: Link) -> Any:
    """Read the body of a Zip puzzle's link."""
    width, height = link.width, link.height
    if max(width, height) > _LONGEST_SIDE:
        raise link.line.error(f"expected sides of at most {_LONGEST_SIDE}, found {width}x{height}")
    found: list[tuple[int, int | None, int]] = []
    read, end = read_slots(link, width * height, lambda *slot: found.append(slot), _MARKS)
    if read < width * height:
        raise link.error(f"expected {width * height} cells ({width} x {height}), found {read}", end)
    numbers: dict[int, tuple[int, int]] = {}
    for slot, number, position in found:
        if number is None:
            continue
        if number in numbers or number == 0:
            why = "expected a number from 1, found 0" if number == 0 else f"the number {number} appears twice"
            raise link.error(why, position)
        numbers[number] = divmod(slot, width)
    blocked = [divmod(slot, width) for slot, number, _ in found if number is None]
    walls = list(_walls(link, end)) if end < len(link.body) else []
    from cluewright.zip.puzzle import Zip  # only where there is one to build

    try:
        return Zip(width, height, numbers, walls, blocked)
    except InvalidPuzzle as invalid:
        raise link.invalid(invalid) from invalid


def write_zip(puzzle: Any) -> str:
    """Write the body of a Zip puzzle's link."""
    width, height = puzzle.width, puzzle.height
    texts = {y * width + x: "." for y, x in puzzle.blocked}
    for number, (y, x) in enumerate(puzzle.numbers, start=1):
        text = number_text(number, _MARKS)
        assert text is not None, "a board of the largest size has no number as large"
        texts[y * width + x] = text
    body = write_slots(sorted(texts.items()), width * height)
    if not puzzle.walls:
        return body
    walls = set(puzzle.walls)
    return body + "".join(_digits([border in walls for border in part]) for part in _parts(width, height))


def _parts(width: int, height: int) -> tuple[list[Border], list[Border]]:
    right = [(y, x, "right") for y in range(height) for x in range(width - 1)]
    return right, [(y, x, "down") for y in range(height - 1) for x in range(width)]


def _digits(bits: Sequence[bool]) -> str:
    padded = [*bits, *[False] * (-len(bits) % _BITS)]
    groups = (padded[start : start + _BITS] for start in range(0, len(padded), _BITS))
    return "".join(_BASE_32[int("".join("01"[bit] for bit in group), 2)] for group in groups)


def _walls(link: Link, position: int) -> Iterator[Border]:
    """Yield the walls of the digits from `position` on."""
    parts = _parts(link.width, link.height)
    lengths = [-(-len(part) // _BITS) for part in parts]
    if len(link.body) - position != sum(lengths):
        problem = f"expected {sum(lengths)} digits for the walls, or none, found {len(link.body) - position}"
        raise link.error(problem, position)
    for part, length in zip(parts, lengths, strict=True):
        bits: list[bool] = []
        for place in range(position, position + length):
            value = _BASE_32.find(link.body[place])
            if value < 0:
                raise link.error(f"expected 0-9 or a-v for the walls, found {shown(link.body[place])}", place)
            bits += [bool(value >> shift & 1) for shift in range(_BITS - 1, -1, -1)]
        if any(bits[len(part) :]):
            raise link.error("the last digit has walls outside the board", position + length - 1)
        yield from (border for border, wall in zip(part, bits, strict=False) if wall)
        position += length


def _write(items: Sequence[AnyItem]) -> str:
    puzzles = (item.puzzle for item in items)
    return "".join(f"{link_text('zip', each.width, each.height, write_zip(each))}\n" for each in puzzles)


FORMAT = Format("ziplink", "Zip links", ("ziplink",), ("zip",), _sniff, _read, _write)
