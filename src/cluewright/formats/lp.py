"""`.lp`, what Robert Bosch's linear programs read: every line of the board by its name, with counts and sizes.

The words between the numbers differ from file to file and mean nothing.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.core.text import whole_number, word_places
from cluewright.formats.clue_lines import FileLine, entry, lines_of, nonogram, row_and_column_texts, side
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import HEAD, Source
from cluewright.nonogram.puzzle import LONGEST_SIDE

_SIZE = re.compile(r"\s*+number_of_(rows|columns)\s*+:?+\s*+(\S*+)\s*+", re.IGNORECASE | re.ASCII)
_NAME = re.compile(r"(row|column)_([0-9]{1,9}+):?+", re.IGNORECASE)

Named = dict[tuple[str, int], list[int]]


def _sniff(source: Source) -> bool:
    return any(_SIZE.fullmatch(line) for line in islice(source.lines, HEAD))


def _read(source: Source) -> Iterator[Entry]:
    yield entry(lambda: _puzzle(lines_of(source)), source.name)


def _puzzle(lines: Sequence[FileLine]) -> AnyItem:
    sides: dict[str, int] = {}
    rest: list[FileLine] = []
    for line in lines:
        if (size := _SIZE.fullmatch(line.text)) is not None:
            sides[size[1].lower().removesuffix("s")] = side(size[2], line, size.start(2) + 1)
        else:
            rest.append(line)
    if missing := [name for name in ("row", "column") if name not in sides]:
        raise FormatError(f"expected number_of_{missing[0]}s: followed by a number, found none")
    found = _clues(rest, sides)
    for name, count in sides.items():
        if absent := next((index for index in range(1, count + 1) if (name, index) not in found), None):
            raise FormatError(f"expected the clues of {count} {name}s, but {name}_{absent} is missing")
    rows = [found["row", index] for index in range(1, sides["row"] + 1)]
    columns = [found["column", index] for index in range(1, sides["column"] + 1)]
    return Item(nonogram(rows, columns, lines[0]))


def _clues(lines: Sequence[FileLine], sides: dict[str, int]) -> Named:
    """Collect the numbers after each name: how many blocks there are, then their lengths."""
    found: Named = {}
    numbers: list[int] | None = None
    last: tuple[FileLine, int] | None = None
    for line in lines:
        for start, token in word_places(line.text):
            column = start + 1
            if (name := _NAME.fullmatch(token)) is not None:
                _require_all(numbers, last)
                key = name[1].lower(), int(name[2])
                if not 1 <= key[1] <= sides[key[0]] or key in found:
                    raise line.error(f"expected {key[0]}_1 to {key[0]}_{sides[key[0]]}, each once", column)
                numbers = found[key] = []
                last = line, column
            elif (number := whole_number(token)) is not None:
                if numbers is None:
                    raise line.error("expected row_1 or column_1 before the first number", column)
                if len(numbers) > LONGEST_SIDE:
                    raise line.error(f"a line may have at most {LONGEST_SIDE} numbers", column)
                numbers.append(number)
    _require_all(numbers, last)
    return {key: numbers[1:] for key, numbers in found.items()}


def _require_all(numbers: list[int] | None, last: tuple[FileLine, int] | None) -> None:
    if numbers is not None and last is not None and (not numbers or numbers[0] != len(numbers) - 1):
        line, column = last
        counted = f"{numbers[0]} blocks, found {len(numbers) - 1}" if numbers else "a number of blocks, found none"
        raise line.error(f"expected {counted}", column)


def _write(items: Sequence[AnyItem]) -> str:
    (item,) = items
    puzzle = item.puzzle
    lines = [f"number_of_rows: {puzzle.height}", f"number_of_columns: {puzzle.width}", ""]
    for name, texts in zip(("row", "column"), row_and_column_texts(puzzle, "lp", " "), strict=True):
        for index, text in enumerate(texts, start=1):
            sizes = "" if text == "0" else text
            lines.append(f"{name}_{index} number_of_clusters: {len(sizes.split())} size(s): {sizes}".rstrip())
    return "\n".join([*lines, ""])


FORMAT = Format("lp", "Bosch's nonogram text", ("lp",), ("nonogram",), _sniff, _read, _write, many=False)
