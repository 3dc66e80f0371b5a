"""Game IDs and save files of Simon Tatham's puzzle collection: "Pattern" (nonograms) and "Singles" (Hitori).

An ID is `WxH:description`, one on each line. A Pattern is described by the clues of its columns, then of its rows, with
`/` between lines and `.` between numbers; a Singles by one character for each cell: 1-9, a-z for 10-35, A-Z for 36-61.
The first always holds a slash and the second never, so that the two cannot be mistaken for each other, at 1x1 neither.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.errors import FormatError, InvalidPuzzle, shown
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.registry import kind_of
from cluewright.core.search import Search
from cluewright.core.text import BLANKS
from cluewright.formats.boards import SAVED, extra_boards
from cluewright.formats.clue_lines import FileLine, clue, entry, nonogram, side, written_clues, written_lines
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.grid_lines import LONGEST_ROW
from cluewright.formats.source import Source

PATTERN, SINGLES = "Pattern", "Singles"
LARGEST_NUMBER = 61
"""Upstream takes sides to 62 and has no character for the number 62, so that boards of that side may not come back."""
_ID = re.compile(r"([0-9]++)(?:x([0-9]++))?+((?:d[a-z])?+)([:#])")
_SIZED = re.compile(r"\s*+[0-9]++x[0-9]++(?:d[a-z])?+[:#]", re.ASCII)
_PAGE = re.compile(r"\s*+https?://\S*?/(pattern|singles)\.html[#?]", re.ASCII)
_SAVED = re.compile(r"SAVEFILE:[0-9]++:")
_FIELD = re.compile(r"([A-Z][A-Z0-9 ]{7}):([0-9]{1,9}+):")
_NO_CLUE = re.compile("[^0-9.]")
_FIELDS = ("GAME", "PARAMS", "CPARAMS", "DESC")
_SYMBOLS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NODES, _SECONDS = 10_000, 10.0
_MOST_GIVEN = 40_000
"""The most cells of a board with squares filled in, which has to be solved to see whether it can do without them."""


@dataclass(frozen=True, slots=True)
class _Id:
    """A game ID taken apart; `start` is where the description begins in its line."""

    line: FileLine
    game: str | None
    width: int
    height: int
    description: str
    start: int

    def error(self, problem: str, position: int = 0) -> FormatError:
        return self.line.error(problem, self.start + position + 1)


def sniff(source: Source) -> bool:
    """Look for an ID, the address of one, or a save file."""
    first = source.first_line
    return bool(_SIZED.match(first) or _PAGE.match(first) or _SAVED.match(first))


def read(source: Source, game: str | None = None) -> Iterator[Entry]:
    """Read a save file, or IDs line by line; `game` names the game, which is otherwise guessed."""
    if _SAVED.match(next(source.lines, "")):
        yield entry(lambda: _puzzle(_saved(source, game)), source.name)
        return
    for line in written_lines(source):
        yield entry(partial(_from_line, line, game), source.name)


def _from_line(line: FileLine, game: str | None) -> AnyItem:
    if (page := _PAGE.match(line.text)) is not None:
        game, start = game or page[1].capitalize(), page.end()
    else:
        start = len(line.text) - len(line.text.lstrip(BLANKS))
    return _puzzle(_split(line, start, game))


def _split(line: FileLine, start: int, game: str | None) -> _Id:
    match = _ID.match(line.text, start)
    if match is None:
        raise line.error("expected a game ID: a size such as 5x4, a colon and the description", start + 1)
    if match[4] == "#":
        problem = (
            "expected a description after a colon, found a seed: only the program that made it can turn that "
            "into a puzzle again; copy the ID under Game, Specific, instead"
        )
        raise line.error(problem, match.start(4) + 1)
    width = side(match[1], line, match.start(1) + 1)
    height = width if match[2] is None else side(match[2], line, match.start(2) + 1)
    if match[3]:
        game = game or SINGLES
    return _Id(line, game, width, height, line.text[match.end() :].rstrip(BLANKS), match.end())


def _saved(source: Source, game: str | None) -> _Id:
    """Find the ID in a save file: fields of a padded key, the length of the value, and the value.

    The game in play has parameters of its own, CPARAMS; PARAMS are those of the next one.
    """
    text, position, number = source.text.replace("\r\n", "\n"), 0, 1
    fields: dict[str, tuple[FileLine, int]] = {}
    while position < len(text) and "DESC" not in fields:
        field = _FIELD.match(text, position)
        if field is None:
            problem = "expected a field: a key of eight characters, the length of its value, and the value"
            raise FormatError(problem, line=number, column=1)
        end = field.end() + int(field[2])
        if text[end : end + 1] not in ("\n", ""):
            problem = f"expected {field[2]} characters in {field[1].rstrip()}, found another length"
            raise FormatError(problem, line=number, column=field.start(2) - position + 1)
        if (key := field[1].rstrip()) in _FIELDS:
            fields.setdefault(key, (FileLine(number, text[position:end]), field.end() - position))
        number += text.count("\n", position, end) + 1
        position = end + 1
    if "GAME" in fields:
        line, start = fields["GAME"]
        if line.text[start:] not in (PATTERN, SINGLES):
            raise line.error(
                f"expected a saved game of Pattern or Singles, found {shown(line.text[start:])}", start + 1
            )
        game = game or line.text[start:]
    parameters = fields.get("CPARAMS") or fields.get("PARAMS")
    if parameters is None or "DESC" not in fields:
        missing = "PARAMS" if parameters is None else "DESC"
        raise FormatError(f"the field {missing} is missing", line=number, column=1)
    line, start = parameters
    sized = _split(FileLine(line.number, line.text + ":"), start, game)
    line, start = fields["DESC"]
    return _Id(line, sized.game, sized.width, sized.height, line.text[start:].rstrip(BLANKS), start)


def _puzzle(found: _Id) -> AnyItem:
    game = found.game or (PATTERN if "/" in found.description else SINGLES)
    return _pattern(found) if game == PATTERN else Item(_singles(found))


def _pattern(found: _Id) -> AnyItem:
    text, comma, picture = found.description.partition(",")
    if (count := text.count("/") + 1) != found.width + found.height:
        problem = f"expected {found.width} column and {found.height} row clues between slashes, found {count}"
        raise found.error(problem)
    specs = text.split("/")
    clues = []
    position = 0
    for index, spec in enumerate(specs):
        length = found.height if index < found.width else found.width
        clues.append(_clue(found, spec, position, length))
        position += len(spec) + 1
    puzzle = nonogram(clues[found.width :], clues[: found.width], found.line)
    if not comma:
        return Item(puzzle)
    return _with_givens(found, puzzle, _givens(found, picture, position))


def _clue(found: _Id, spec: str, position: int, length: int) -> list[int]:
    if _NO_CLUE.search(spec):
        raise found.error(f"expected numbers with . between them, found {shown(spec)}", position)
    try:
        return clue(FileLine(found.line.number, spec.replace(".", " ")), length)
    except FormatError as error:
        raise found.error(error.problem, position + (error.column or 1) - 1) from None


def _givens(found: _Id, picture: str, position: int) -> list[str]:
    """Read the squares that are filled in from the start, as rows of `#`, `.` and `?`."""
    count = found.width * found.height
    if count > _MOST_GIVEN:
        raise found.error(
            f"expected at most {_MOST_GIVEN} cells in a puzzle with given squares, found {count}", position
        )
    cells: list[str] = []
    for index, letter in enumerate(picture):
        if not (letter.isascii() and letter.isalpha()):
            raise found.error(f"expected letters for the given squares, found {shown(letter)}", position + index)
        skipped = ord(letter.lower()) - ord("a")
        if len(cells) == count or len(cells) + skipped > count:
            raise found.error(f"expected given squares for {count} cells, found more", position + index)
        cells += "?" * skipped
        if letter not in "zZ" and len(cells) < count:  # the last letter may run to the end, without a square
            cells.append("#" if letter.isupper() else ".")
    if len(cells) < count:
        raise found.error(f"expected given squares for {count} cells, found {len(cells)}", position + len(picture))
    return ["".join(cells[start : start + found.width]) for start in range(0, count, found.width)]


def _with_givens(found: _Id, puzzle: Any, givens: list[str]) -> AnyItem:
    """Keep the squares filled in as a saved board, unless the puzzle would be different without them."""
    if all(set(row) == {"?"} for row in givens):
        return Item(puzzle)
    verdict = kind_of(puzzle).solve(puzzle, Search(budget=Budget(seconds=_SECONDS, nodes=_NODES))).verdict
    if verdict in (Verdict.SEVERAL, Verdict.UNDECIDED):
        why = "has several solutions" if verdict is Verdict.SEVERAL else "may have several solutions"
        position = found.description.index(",")
        raise found.error(f"this puzzle {why} without its given squares, and nonograms here have none", position)
    return Item(puzzle, extra=extra_boards({SAVED: [givens]}))


def _singles(found: _Id) -> Any:
    count = found.width * found.height
    text = found.description
    if max(found.width, found.height) > LONGEST_ROW:
        raise found.error(f"expected sides from 1 to {LONGEST_ROW}, found {found.width}x{found.height}")
    for position, symbol in enumerate(text):
        if symbol not in _SYMBOLS or symbol == "0":
            raise found.error(f"expected a number written as 1-9, a-z or A-Z, found {shown(symbol)}", position)
    if len(text) != count:
        raise found.error(f"expected {count} cells ({found.width} x {found.height}), found {len(text)}")
    from cluewright.hitori.puzzle import Hitori  # brings NumPy, which most files do not need

    values = [_SYMBOLS.index(symbol) for symbol in text]
    try:
        return Hitori([values[start : start + found.width] for start in range(0, count, found.width)])
    except InvalidPuzzle as invalid:
        raise found.error(str(invalid)) from invalid


def write(items: Sequence[AnyItem]) -> str:
    """Write an ID for each puzzle."""
    return "".join(f"{_WRITERS[item.puzzle.kind](item.puzzle)}\n" for item in items)


def _pattern_id(puzzle: Any) -> str:
    clues = [(name, "" if text == "0" else text) for name, _, text in written_clues(puzzle, "tatham", ".")]
    ordered = sorted(clues, key=lambda pair: pair[0])  # columns come before rows
    return f"{puzzle.width}x{puzzle.height}:{'/'.join(text for _, text in ordered)}"


def _singles_id(puzzle: Any) -> str:
    width, height = puzzle.width, puzzle.height
    if not 2 <= min(width, height) <= max(width, height) <= LARGEST_NUMBER:
        raise FormatError(
            f"a Singles board has sides from 2 to {LARGEST_NUMBER}, but this one "
            f"is {width}x{height}: choose another format"
        )
    largest = max(width, height)
    for y, row in enumerate(puzzle.numbers):
        for x, number in enumerate(row):
            if number > largest:
                place = f"row {y + 1}, column {x + 1}"
                raise FormatError(
                    f"the number in {place} is {number}, but a Singles board of this size "
                    f"has at most {largest}: choose another format"
                )
    return f"{width}x{height}:{''.join(_SYMBOLS[number] for row in puzzle.numbers for number in row)}"


_WRITERS: dict[str, Callable[[Any], str]] = {"nonogram": _pattern_id, "hitori": _singles_id}

FORMAT = Format("tatham", "Tatham's Pattern and Singles IDs", ("tatham",), ("nonogram", "hitori"), sniff, read, write)
