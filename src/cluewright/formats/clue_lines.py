"""Clue lines as the text formats of nonograms write them: numbers between blanks or commas, one line each."""

import html
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, Protocol

from cluewright.core.errors import FormatError, InvalidPuzzle, shown
from cluewright.core.item import Item
from cluewright.core.text import is_blank, whole_number
from cluewright.formats import source as limits
from cluewright.formats.format import Entry, located
from cluewright.formats.source import Source
from cluewright.nonogram.puzzle import LONGEST_SIDE, Nonogram, format_clue

_TOKEN = re.compile(r"[^\s,]++", re.ASCII)
_COLOURED = re.compile(r"([0-9]{1,9}+)([^0-9\s,]?+)[^\s,]*+", re.ASCII)
_NUMBERS = re.compile(r"\s*+(?:[0-9]{1,9}+(?:[\s,]++|\Z))*+", re.ASCII)
LONGEST_PLAIN = 100_000
"""The most characters of a line that is read at once; no clue needs as many."""
MOST_NUMBERS = 8_000_000
"""The most numbers in all clues of one nonogram: a random one of 4,000 x 4,000."""

Clue = list[int]


class FileLine(NamedTuple):
    """A line of a file with its number, counted from 1; files have many, so making one has to be quick."""

    number: int
    text: str

    @property
    def blank(self) -> bool:
        """Tell whether the line is blank."""
        return is_blank(self.text)

    def error(self, problem: str, column: int = 1) -> FormatError:
        """Make the error that points at this line."""
        return FormatError(problem, line=self.number, column=column)


class FilePlace(Protocol):
    """A place in a file that an error can point at."""

    def error(self, problem: str, /) -> FormatError:
        """Make the error that points there."""


class Block(list[FileLine]):
    """The lines of one puzzle, no more of them than a puzzle can need."""

    def __init__(self, lines: Iterable[FileLine] = ()) -> None:
        super().__init__()
        self._room = limits.LARGEST_TEXT
        for line in lines:
            self.append(line)

    def append(self, line: FileLine) -> None:
        """Add a line; raise `FormatError` if it is one too many."""
        self._room -= len(line.text)
        if len(self) >= limits.MOST_LINES_OF_A_PUZZLE:
            raise line.error(f"a puzzle may have at most {limits.MOST_LINES_OF_A_PUZZLE} lines")
        if self._room < 0:
            raise line.error(f"a puzzle may have at most {limits.LARGEST_TEXT // limits.MEGABYTE} MB")
        super().append(line)


def each_line(source: Source) -> Iterator[FileLine]:
    """Yield the lines of a source."""
    return (FileLine(number, text) for number, text in enumerate(source.lines, start=1))


def written_lines(source: Source) -> Iterator[FileLine]:
    """Yield the lines of a source that are not blank."""
    return (line for line in each_line(source) if not line.blank)


def lines_of(source: Source) -> list[FileLine]:
    """Return all lines of a source that holds one puzzle."""
    return Block(each_line(source))


def unescaped(text: str) -> str:
    """Replace the entities of HTML in a text; one with an impossible number stays unchanged."""
    try:
        return html.unescape(text)
    except ValueError:  # Python reads no number of thousands of digits
        return text


def lines_after(source: Source, headers: int) -> tuple[int, int]:
    """Count the lines after a number of lines that are not blank: those written, and all of them."""
    following = written = 0
    for line in source.lines:
        if headers:
            headers -= not is_blank(line)
        else:
            following += 1
            written += not is_blank(line)
    return written, following


def first_written(lines: Sequence[FileLine], what: str) -> int:
    """Find the first line that is not blank; raise `FormatError` if there is none."""
    start = next((index for index, line in enumerate(lines) if not line.blank), None)
    if start is None:
        raise FormatError(f"expected {what}, found an empty file")
    return start


def two_sides(header: FileLine, what: str) -> tuple[int, int]:
    """Read the two numbers of a line, in their order."""
    tokens = list(islice(_TOKEN.finditer(header.text), 3))
    if len(tokens) != 2:
        raise header.error(f"expected two numbers, {what}")
    first, second = (side(token.group(), header, token.start() + 1) for token in tokens)
    return first, second


def side(text: str, line: FileLine, column: int = 1) -> int:
    """Read a width or height."""
    length = whole_number(text)
    if length is None or not 1 <= length <= LONGEST_SIDE:
        raise line.error(f"expected a side from 1 to {LONGEST_SIDE}, found {shown(text)}", column)
    return length


def clue(line: FileLine, length: int, read_number: Callable[[str], int | None] | None = None) -> Clue:
    """Read the clue of a line of `length` cells; a blank line or a single 0 is the clue of an empty line."""
    if len(line.text) <= LONGEST_PLAIN and _NUMBERS.fullmatch(line.text):  # nearly every line, and much quicker
        found = [int(token) for token in line.text.replace(",", " ").split()]
        if 0 not in found and sum(found) + len(found) - 1 <= length:
            return found
    numbers: Clue = []
    needed = -1
    for token in _TOKEN.finditer(line.text):
        column = token.start() + 1
        number = (read_number or plain_number)(token.group())
        if number is None:
            raise line.error(f"expected a block length, found {shown(token.group())}", column)
        if numbers and 0 in (number, numbers[0]):
            raise line.error("a 0 must be the only number in its clue", column)
        numbers.append(number)
        needed += number + 1
        if needed > length:
            raise line.error(f"this clue needs at least {needed} cells, but the line has {length}", column)
    return [] if numbers == [0] else numbers


def tokens_of(line: FileLine) -> Iterator[tuple[int, str]]:
    """Yield the column and the text of each token of a line."""
    return ((token.start() + 1, token[0]) for token in _TOKEN.finditer(line.text))


def plain_number(token: str) -> int | None:
    """Read a number that consists of digits only, else return None."""
    return whole_number(token)


def number_before_colour(token: str) -> int | None:
    """Read `3` or `3b`; what else follows a number means nothing to readers of coloured clues."""
    match = _COLOURED.fullmatch(token)
    return plain_number(token) if match is None or not match[2] else int(match[1])


def colour_signs(lines: Sequence[FileLine], signs: str | None = None) -> dict[str, tuple[FileLine, int]]:
    """Return the colours that clues have, and the line and column of the first use of each.

    A colour is the character after a number, "" if there is none; of `signs` only, if they are given. A 0 has no
    colour, since it is not a block.
    """
    found: dict[str, tuple[FileLine, int]] = {}
    for line in lines:
        if "" in found and len(line.text) <= LONGEST_PLAIN and _NUMBERS.fullmatch(line.text):  # nearly every line
            continue
        for token in _COLOURED.finditer(line.text):
            sign = token[2] if signs is None or token[2] in signs else ""
            if sign not in found and int(token[1]):
                found[sign] = line, token.start() + 1
    return found


def choose_lines(lines: Sequence[FileLine], count: int, what: str, header: FileLine) -> list[FileLine]:
    """Pick the `count` lines that are clues.

    A blank line may be the clue of an empty line or only a gap between blocks. If the lines that are not blank
    are enough, the blank ones are gaps; otherwise the first `count` lines must be the clues.
    """
    written = [line for line in lines if not line.blank]
    if len(written) == count:
        return written
    if len(written) > count:
        raise written[count].error(f"expected {count} {what}, found more")
    chosen = list(lines[:count])
    if len(chosen) < count or any(not line.blank for line in lines[count:]):
        found = f"{len(written)}" if len(chosen) < count else f"{len(written)} and blank lines that match no clue"
        raise header.error(f"expected {count} {what}, found {found}")
    return chosen


def nonogram(rows: Sequence[Any], columns: Sequence[Any], header: FilePlace) -> Nonogram:
    """Build the puzzle; faults of the whole puzzle are reported at its first line."""
    if sum(map(len, rows)) + sum(map(len, columns)) > MOST_NUMBERS:
        raise header.error(f"a nonogram may have at most {MOST_NUMBERS} numbers")
    try:
        return Nonogram(rows, columns)
    except InvalidPuzzle as invalid:
        raise header.error(str(invalid)) from invalid


def plain_nonogram(rows: Sequence[Sequence[int]], columns: Sequence[Sequence[int]], header: FilePlace) -> Nonogram:
    """Build the puzzle of clues that `clue` has read and that need not be checked again, one by one."""
    fits = 1 <= len(rows) <= LONGEST_SIDE and 1 <= len(columns) <= LONGEST_SIDE
    filled = sum(map(sum, rows))
    if not fits or filled > MOST_NUMBERS or filled != sum(map(sum, columns)):
        return nonogram(rows, columns, header)  # which says what is wrong
    return Nonogram._unchecked(tuple(map(tuple, rows)), tuple(map(tuple, columns)))


def entry(read: Callable[[], Item[Any, Any]], name: str) -> Entry:
    """Return what `read` returns, or its error with the file's name in it, for a file with several puzzles."""
    try:
        return read()
    except FormatError as error:
        return located(error, name)


def row_and_column_texts(puzzle: Nonogram, format_name: str, separator: str) -> tuple[list[str], list[str]]:
    """Write the clues of all rows and those of all columns; raise `FormatError` for a hidden clue."""
    texts = [text for _, _, text in written_clues(puzzle, format_name, separator)]
    return texts[: puzzle.height], texts[puzzle.height :]


def written_clues(puzzle: Nonogram, format_name: str, separator: str) -> Iterator[tuple[str, int, str]]:
    """Yield ("row" or "column", index, text) of every line; raise `FormatError` for a hidden clue."""
    for name, index, numbers, _ in puzzle.lines():
        if numbers is None or None in numbers:
            raise hidden_clue(name, index, format_name)
        yield name, index, format_clue(numbers, separator=separator)


def hidden_clue(name: str, index: int, format_name: str) -> FormatError:
    """Make the error for a clue that a format without hidden clues cannot hold."""
    problem = f"{name} {index + 1} has a hidden clue, which the format {format_name} cannot hold"
    return FormatError(f"{problem}: save it as json")
