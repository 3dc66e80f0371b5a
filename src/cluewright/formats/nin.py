"""`.nin`, Jakub Wilk's format: `WIDTH HEIGHT`, then the row clues, then the column clues, nothing between them."""

import re
from collections.abc import Iterator, Sequence

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats.clue_lines import Line, choose_lines, clue, entry, nonogram, side, written_clues
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import Source

_HEADER = re.compile(r"\s*([0-9]+)\s+([0-9]+)\s*")


def _sniff(source: Source) -> bool:
    """Look for two numbers and as many lines after them as they say; other numeric formats look alike."""
    lines = source.lines
    start = next((index for index, line in enumerate(lines) if line.strip()), 0)
    header = _HEADER.fullmatch(lines[start]) if lines else None
    if header is None or len(header[1]) > 5 or len(header[2]) > 5:
        return False
    following = lines[start + 1 :]
    written = sum(1 for line in following if line.strip())
    return written <= int(header[1]) + int(header[2]) <= len(following)


def _read(source: Source) -> Iterator[Entry]:
    yield entry(lambda: _puzzle([Line(*pair) for pair in enumerate(source.lines, start=1)]), source.name)


def _puzzle(lines: Sequence[Line]) -> AnyItem:
    start = next((index for index, line in enumerate(lines) if not line.blank), None)
    if start is None:
        raise FormatError("expected the width and height, found an empty file")
    header = lines[start]
    sides = header.text.split()
    if len(sides) != 2:
        raise header.error("expected the width and height, two numbers")
    width, height = (side(text, header, header.text.index(text) + 1) for text in sides)
    what = f"clues ({height} rows, then {width} columns)"
    chosen = choose_lines(lines[start + 1 :], height + width, what, header)
    rows = [clue(line, width) for line in chosen[:height]]
    columns = [clue(line, height) for line in chosen[height:]]
    return Item(nonogram(rows, columns, header))


def _write(items: Sequence[AnyItem]) -> str:
    if len(items) != 1:
        raise FormatError(f"a .nin file holds one puzzle, not {len(items)}")
    puzzle = items[0].puzzle
    clues = [text for _, _, text in written_clues(puzzle, "nin", " ")]
    return "\n".join([f"{puzzle.width} {puzzle.height}", *clues, ""])


FORMAT = Format("nin", "Wilk's nonogram text", ("nin",), ("nonogram",), _sniff, _read, _write)
