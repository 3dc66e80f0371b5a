"""Portable bitmaps, `P1` as text and `P4` packed: pictures, whose clues make the puzzle; 1 is a filled cell.

One picture is written as `P1`, since pbnsolve 1.10 misreads `P4`; several are written as `P4`, the only one of the two
that may hold pictures one after another.
"""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats.boards import clues_of_board
from cluewright.formats.clue_lines import MOST_NUMBERS
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import Source
from cluewright.nonogram.puzzle import LONGEST_SIDE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from cluewright.nonogram.board import Board

    Cells = NDArray[np.uint8]

_GAP = rb"(?:\s|#[^\r\n]*+[\r\n])"
_HEADER = re.compile(rb"\s*+P([14])" + _GAP + rb"++([0-9]{1,9}+)" + _GAP + rb"++([0-9]{1,9}+)(?:#[^\r\n]*+)?+\s")
_MAGIC = re.compile(rb"\s*+P[14][\s#]")
_OTHER_PICTURE = re.compile(rb"P([2-7])\s")
_LINE_END = re.compile(rb"[\r\n]")
_REMARK = re.compile(rb"#[^\r\n]*+")
_WRITTEN = re.compile(rb"\S")
_END = re.compile(rb"\s*+\Z")
_NO_CELL = re.compile(rb"[^01\s]")
_PIECE = 1024 * 1024
_ROWS = 256
_LINE = 70
"""No line of a plain bitmap should be longer."""
_DIGITS = str.maketrans("#.", "10")
_BLANKS = b" \t\r\n\v\f"


def _sniff(source: Source) -> bool:
    return bool(_MAGIC.match(source.data))


def _read(source: Source) -> Iterator[Entry]:
    data, position = source.data, 0
    while position == 0 or not _END.match(data, position):
        header = _HEADER.match(data, position)
        if header is None:
            raise _no_header(source, position)
        width, height = int(header[2]), int(header[3])
        if not (1 <= width <= LONGEST_SIDE and 1 <= height <= LONGEST_SIDE):
            problem = f"expected sides from 1 to {LONGEST_SIDE}, found {width}x{height}"
            raise _place(source, header.start(2), problem)
        if header[1] == b"1":
            yield _item(source, _plain_cells(source, header.end(), width, height))
            return
        needed = height * ((width + 7) // 8)
        position = header.end() + needed
        if position > len(data):
            problem = f"expected {needed} bytes for the cells of the picture, found {len(data) - header.end()}"
            raise FormatError(problem, file=source.name)
        yield _item(source, _packed_cells(data[header.end() : position], width, height))


def _no_header(source: Source, position: int) -> FormatError:
    found = _WRITTEN.search(source.data, position)
    place = len(source.data) if found is None else found.start()
    problem = "expected P1 or P4, the width and the height"
    if (other := _OTHER_PICTURE.match(source.data, place)) is not None:
        problem = (
            f"this is a P{other[1].decode()} picture, not a bitmap (P1 or P4): "
            "make a puzzle of it with cluewright picture"
        )
    return _place(source, place, problem)


def _plain_cells(source: Source, start: int, width: int, height: int) -> "Cells":
    """Read cells written as digits, with or without blanks between them."""
    import numpy as np

    count = sum(len(digits) for digits in _digits(source, start))
    if count != width * height:
        raise _place(source, start, f"expected {width * height} cells, found {count}")
    cells = np.empty(count, np.uint8)
    filled = 0
    for digits in _digits(source, start):
        cells[filled : filled + len(digits)] = np.frombuffer(digits, np.uint8)
        filled += len(digits)
    cells -= ord("0")
    return cells.reshape(height, width)


def _digits(source: Source, start: int) -> Iterator[bytes]:
    """Yield the digits piece by piece, without blanks and remarks; raise `FormatError` at anything else."""
    data = source.data
    while start < len(data):
        end = min(start + _PIECE, len(data))
        if (remark := data.rfind(b"#", start, end)) >= 0:  # a remark is not cut
            after = _LINE_END.search(data, remark)
            end = max(end, len(data) if after is None else after.start())
        piece = _REMARK.sub(b"", data[start:end])
        if _NO_CELL.search(piece):
            blanked = _REMARK.sub(lambda found: b" " * len(found[0]), data[start:end])  # so that places stay
            strange = _NO_CELL.search(blanked)
            assert strange is not None
            raise _place(source, start + strange.start(), "expected 0 or 1 for each cell")
        yield piece.translate(None, _BLANKS)
        start = end


def _packed_cells(bits: bytes, width: int, height: int) -> "Cells":
    import numpy as np

    packed = np.frombuffer(bits, np.uint8).reshape(height, (width + 7) // 8)
    return np.unpackbits(packed, axis=1, count=width)


def _item(source: Source, cells: "Cells") -> Entry:
    from cluewright.nonogram.board import Board

    if _count_blocks(cells) + _count_blocks(cells.T) > MOST_NUMBERS:
        return FormatError(f"the clues of this picture have more than {MOST_NUMBERS} numbers", file=source.name)
    solution = Board.solved(cells)
    return Item(clues_of_board(solution), solution=solution)


def _count_blocks(cells: "Cells") -> int:
    """Count the blocks of all rows, a few rows at a time."""
    import numpy as np

    count = int(np.count_nonzero(cells[:, 0]))
    for start in range(0, len(cells), _ROWS):
        rows = cells[start : start + _ROWS]
        count += int(np.count_nonzero(rows[:, 1:] > rows[:, :-1]))
    return count


def _place(source: Source, offset: int, problem: str) -> FormatError:
    """Make the error that points at a byte."""
    line, column = source.place(offset)
    return FormatError(problem, file=source.name, line=line, column=column)


def _write(items: Sequence[AnyItem]) -> bytes:
    boards = [_picture(item) for item in items]
    return _packed(boards) if len(boards) > 1 else _plain(boards[0])


def _picture(item: AnyItem) -> "Board":
    """Return the solution; raise `FormatError` unless its clues are those of the puzzle."""
    if item.puzzle.has_hidden:
        raise FormatError("this puzzle has hidden clues, which the format pbm cannot hold: save it as json")
    board: Board | None = item.solution
    if board is None or (board.cells == 0).any():
        raise FormatError("this puzzle has no solution to save as a picture: solve it first")
    if clues_of_board(board) != item.puzzle:
        raise FormatError(
            "the solution does not match the clues, so its picture would be a different puzzle: solve it again first"
        )
    return board


def _plain(board: "Board") -> bytes:
    rows = [row.translate(_DIGITS) for row in board.rows()]
    lines = [row[start : start + _LINE] for row in rows for start in range(0, len(row), _LINE)]
    return "".join(f"{line}\n" for line in ("P1", f"{board.width} {board.height}", *lines)).encode()


def _packed(boards: Sequence["Board"]) -> bytes:
    import numpy as np

    return b"".join(
        f"P4\n{board.width} {board.height}\n".encode() + np.packbits(board.array, axis=1).tobytes() for board in boards
    )


FORMAT = Format(
    "pbm",
    "Portable bitmap, a picture whose clues make the puzzle",
    ("pbm",),
    ("nonogram",),
    _sniff,
    _read,
    _write,
    keeps=frozenset({"solution"}),
    binary=True,
)
