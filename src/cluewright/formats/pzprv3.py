"""Files of the puzz.link program: `pzprv3`, the puzzle's name, the rows, the columns, then cells between blanks.

A nonogram's lines show the clues above and left of the grid as they look on paper, `-2` for a hidden number and `c`
before a ticked one; a Hitori's show the numbers, then the answers. Answers are `#`, `+` (marked empty, or circled) and
`.`: those that solve the puzzle or leave no cell open are its solution, others are a saved board, as in the other
formats that have them. A slash is a line end, as in addresses. Each `pzprv3` begins another puzzle.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

from cluewright.core.errors import FormatError, InvalidPuzzle, shown
from cluewright.core.item import Item
from cluewright.core.json_text import first_object, read_json
from cluewright.core.registry import kind as find_kind
from cluewright.core.text import BLANKS, is_blank, is_digits, stripped, word_places
from cluewright.formats.boards import SAVED, extra_boards, kept_boards, unwritable_boards
from cluewright.formats.clue_lines import Block, FileLine, each_line, entry
from cluewright.formats.clue_lines import side as read_side
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import Source
from cluewright.nonogram.puzzle import Nonogram

_TEXTS = ("title", "author", "source", "comment")
_HEADER = re.compile(r"\s*+pzprv3(?:\.[0-9]++)?+\s*+(?:/|\Z)", re.ASCII)
_END = re.compile(r"\s*+(?:info:|history:|trial:|__HISTORY__|https?:)", re.ASCII)
_CLUE = re.compile(r"c?(-2|[0-9]{1,9}+)")
_MOST_PIECES = 100_000
_ANSWERS = {"#": "#", "+": ".", ".": "?"}
_WRITTEN = {"#": "#", ".": "+"}


@dataclass(frozen=True, slots=True)
class _Piece:
    """The text between two line ends or slashes."""

    line: FileLine
    start: int
    text: str

    def error(self, problem: str, position: int = 0) -> FormatError:
        return self.line.error(problem, self.start + position + 1)

    def tokens(self, count: int) -> list[str]:
        found = [token for _, token in islice(word_places(self.text), count + 1)]
        if len(found) != count:
            number = sum(1 for _ in word_places(self.text))
            raise self.error(f"expected {count} cells separated by blanks, found {number}")
        return found

    def error_at(self, index: int, problem: str) -> FormatError:
        """Make the error that points at the token of that index."""
        start, _ = next(islice(word_places(self.text), index, None))
        return self.error(problem, start)


def _sniff(source: Source) -> bool:
    return bool(_HEADER.match(source.first_line))


def _read(source: Source) -> Iterator[Entry]:
    block: Block | None = None
    for line in each_line(source):
        if _HEADER.match(line.text):
            if block is not None:
                yield entry(partial(_puzzle, block, 0), source.name)
            block = Block()
        elif block is None and not line.blank:
            raise FormatError("expected pzprv3 on the first line", file=source.name, line=line.number, column=1)
        if block is not None:
            block.append(line)
    if block is None:
        raise FormatError("expected pzprv3 on the first line", file=source.name, line=1, column=1)
    yield entry(partial(_puzzle, block, 0), source.name)


def read_address(line: FileLine, start: int) -> AnyItem:
    """Read the file that an address holds from `start` on, with `%20` for blanks or without."""
    from urllib.parse import unquote

    text = line.text[:start] + unquote(line.text[start:])
    return _puzzle([FileLine(line.number, text)], start)


def _puzzle(lines: Sequence[FileLine], start: int) -> AnyItem:
    pieces, ending = _pieces(lines, start)
    if len(pieces) < 4:
        raise pieces[-1].error(
            "expected pzprv3, the kind of puzzle, the number of rows and the number of columns, each on its own line"
        )
    name, rows, columns = pieces[1:4]
    pid = stripped(name.text)
    if pid not in _READERS:
        raise name.error(f"expected nonogram or hitori, found {shown(pid)}")
    height = read_side(stripped(rows.text), rows.line, rows.start + 1)
    width = read_side(stripped(columns.text), columns.line, columns.start + 1)
    puzzle, answers = _READERS[pid](pieces[4:], width, height, columns)
    meta = _texts(ending)
    if not any("#" in row or "." in row for row in answers):
        return Item(puzzle, meta=meta)
    kind = find_kind(pid)
    board = kind.board_from_data(puzzle, answers)
    open_cells = any("?" in row for row in answers)
    if open_cells and not kind.is_solved(puzzle, board):
        return Item(puzzle, meta=meta, extra=extra_boards({SAVED: [answers]}))
    decided = [row.replace("?", ".") for row in answers]
    return Item(puzzle, solution=kind.board_from_data(puzzle, decided), meta=meta)


def _pieces(lines: Sequence[FileLine], start: int) -> tuple[list[_Piece], Sequence[FileLine]]:
    """Split the lines at slashes up to the end of the puzzle; return the pieces, and the lines from there on."""
    pieces: list[_Piece] = []
    for index, line in enumerate(lines):
        while start <= len(line.text):
            end = line.text.find("/", start)
            text = line.text[start : len(line.text) if end < 0 else end]
            if _END.match(text):
                ending = [FileLine(line.number, line.text[start:]), *lines[index + 1 :]]
                return pieces, ending
            if len(pieces) == _MOST_PIECES:
                raise line.error(f"a puzzle may have at most {_MOST_PIECES} lines", start + 1)
            pieces.append(_Piece(line, start, text))
            start += len(text) + 1
        start = 0
    while len(pieces) > 1 and is_blank(pieces[-1].text):
        pieces.pop()
    return pieces, []


def _require(pieces: Sequence[_Piece], count: int, what: str, header: _Piece) -> None:
    if len(pieces) != count:
        place = pieces[count] if len(pieces) > count else pieces[-1] if pieces else header
        raise place.error(f"expected {count} lines ({what}), found {len(pieces)}")


def _nonogram(pieces: Sequence[_Piece], width: int, height: int, header: _Piece) -> tuple[Nonogram, list[str]]:
    deep, wide = (height + 1) // 2, (width + 1) // 2
    _require(pieces, deep + height, f"{deep} for column clues, {height} for rows", header)
    columns: list[list[int | None]] = [[] for _ in range(width)]
    rows: list[list[int | None]] = []
    answers = []
    for index, piece in enumerate(pieces):
        cells = piece.tokens(wide + width)
        if index >= deep:
            rows.append([number for place in range(wide) for number in _clue(piece, place, cells[place])])
            answers.append(_answers(piece, cells, wide))
            continue
        for place, cell in enumerate(cells):
            if place >= wide:
                columns[place - wide] += _clue(piece, place, cell)
            elif cell != ".":
                raise piece.error_at(place, f"expected . to the left of the column clues, found {shown(cell)}")
    try:
        return Nonogram(rows, columns), answers
    except InvalidPuzzle as invalid:
        raise header.error(str(invalid)) from invalid


def _clue(piece: _Piece, place: int, token: str) -> list[int | None]:
    """Read one place for a clue number: none, a number, or a hidden one."""
    if token == ".":
        return []
    match = _CLUE.fullmatch(token)
    if match is None:
        raise piece.error_at(place, f"expected a number or ., found {shown(token)}")
    return [None if match[1] == "-2" else int(match[1])]


def _answers(piece: _Piece, cells: Sequence[str], start: int) -> str:
    for place in range(start, len(cells)):
        if cells[place] not in _ANSWERS:
            raise piece.error_at(place, f"expected #, + or ., found {shown(cells[place])}")
    return "".join(_ANSWERS[cell] for cell in cells[start:])


def _hitori(pieces: Sequence[_Piece], width: int, height: int, header: _Piece) -> tuple[Any, list[str]]:
    from cluewright.hitori.puzzle import Hitori  # brings NumPy, which most files do not need

    if len(pieces) != height:  # it is still a puzzle without the answers
        _require(pieces, 2 * height, f"{height} for numbers, {height} for answers", header)
    numbers = []
    for piece in pieces[:height]:
        cells = piece.tokens(width)
        for place, cell in enumerate(cells):
            if cell in (".", "-"):
                problem = f"expected a number, found {shown(cell)}: Hitori boards here have no blank cells"
                raise piece.error_at(place, problem)
            if not is_digits(cell):
                raise piece.error_at(place, f"expected a number, found {shown(cell)}")
        numbers.append([int(cell) for cell in cells])
    try:
        puzzle = Hitori(numbers)
    except InvalidPuzzle as invalid:
        raise header.error(str(invalid)) from invalid
    return puzzle, [_answers(piece, piece.tokens(width), 0) for piece in pieces[height:]]


_READERS = {"nonogram": _nonogram, "hitori": _hitori}


def _texts(ending: Sequence[FileLine]) -> dict[str, Any]:
    """Read the texts of an `info:` part, which is JSON to the end; other parts say nothing about the puzzle."""
    if not ending or not (start := ending[0].text.lstrip(BLANKS)).startswith("info:"):
        return {}
    text = "\n".join([start.removeprefix("info:"), *(line.text for line in ending[1:])])
    try:
        info = read_json(first_object(text))
    except FormatError:
        raise ending[0].error("expected JSON after info:, found something else") from None
    metadata = info.get("metadata") if isinstance(info, dict) else None
    if not isinstance(metadata, dict):
        return {}
    return {key: metadata[key] for key in _TEXTS if isinstance(metadata.get(key), str)}


def _write(items: Sequence[AnyItem]) -> str:
    return "".join(_section(item) for item in items)


def _section(item: AnyItem) -> str:
    puzzle = item.puzzle
    answers = [" ".join(_WRITTEN.get(cell, ".") for cell in row) for row in _board(item)]
    if puzzle.kind == "nonogram":
        cells = _clue_cells(puzzle, answers)
    else:
        cells = [*(" ".join(map(str, row)) for row in puzzle.numbers), *answers]
    lines = ["pzprv3", puzzle.kind, str(puzzle.height), str(puzzle.width), *(f"{row} " for row in cells)]
    texts = [f'"{key}": {_safe(str(item.meta[key]))}' for key in _TEXTS if item.meta.get(key) is not None]
    if texts:
        lines.append(f'info:{{"metadata": {{{", ".join(texts)}}}}}')
    return "\n".join([*lines, ""])


def _safe(text: str) -> str:
    """Write a text as JSON without the characters that mean something to the program anywhere."""
    return "".join(f"\\u{ord(sign):04x}" if sign in "/{}" else sign for sign in json.dumps(text))


def _board(item: AnyItem) -> Sequence[str]:
    """Return the rows of the solution, else of the first saved board, else of an untouched one."""
    if item.solution is not None:
        rows: Sequence[str] = item.solution.rows()
        return rows
    return next(_begun_boards(item), ["?" * item.puzzle.width] * item.puzzle.height)


def _begun_boards(item: AnyItem) -> Iterator[list[str]]:
    """Yield the saved boards that would not be taken for a solution or an untouched board when they are read again."""
    kind = find_kind(item.puzzle.kind)
    for board in kept_boards(item, SAVED):
        cells = set("".join(board))
        if (
            "?" in cells
            and len(cells) > 1
            and not kind.is_solved(item.puzzle, kind.board_from_data(item.puzzle, board))
        ):
            yield board


def _lacks(item: AnyItem) -> Iterator[str]:
    yield from unwritable_boards(item, SAVED)
    kept = kept_boards(item, SAVED)
    if kept and item.solution is not None:
        yield "saved boards beside the solution"
    elif len(kept) > 1:
        yield "more than one saved board"
    elif kept and not any(_begun_boards(item)):
        yield "a saved board without an open or a decided cell"


def _clue_cells(puzzle: Nonogram, answers: Sequence[str]) -> list[str]:
    """Write the clues as they look on paper, next to the grid."""
    deep, wide = (puzzle.height + 1) // 2, (puzzle.width + 1) // 2
    for name, index, clue, _ in puzzle.lines():
        if clue is None:
            raise FormatError(f"{name} {index + 1} has a hidden clue, which a pzprv3 file cannot hold: save it as json")
    columns = [_padded(clue, deep) for clue in puzzle.columns]
    rows = [_padded(clue, wide) for clue in puzzle.rows]
    above = [" ".join([*"." * wide, *(column[index] for column in columns)]) for index in range(deep)]
    return [*above, *(f"{' '.join(row)} {cells}" for row, cells in zip(rows, answers, strict=True))]


def _padded(clue: Sequence[int | None] | None, length: int) -> list[str]:
    numbers = ["-2" if number is None else str(number) for number in clue or ()]
    return [*"." * (length - len(numbers)), *numbers]


FORMAT = Format(
    "pzprv3",
    "pzprv3 files of puzz.link",
    ("pzprv3", "pzpr"),
    ("nonogram", "hitori"),
    _sniff,
    _read,
    _write,
    keeps=frozenset({"solution", SAVED, *_TEXTS}),
    lacks=_lacks,
)
