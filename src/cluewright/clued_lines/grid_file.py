"""Pictures from files: text grids of `#` and `.`, or image files with a cell for every pixel."""

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import FormatError, shown
from cluewright.core.images import read_grey

LONGEST_SIDE = 10_000
_FILLED = "#"
_BLANKS = b" \t\r\n\v\f"
_WRITTEN = re.compile(rb"[^ \t\r\n\v\f]")
_LINE_END = re.compile(rb"\r\n?|\n")
_MOST_BYTES = 128 * 1024 * 1024  # a text grid of the largest board takes 100 MB


def read_picture(path: Path | str, *, threshold: float = 0.5) -> NDArray[np.bool_]:
    """Read a picture as a (height, width) array, true where filled; `-` is standard input.

    In an image a cell is filled when it is at least `threshold` dark, from 0 (white) to 1 (black); what is
    transparent is white.
    """
    return picture_of(*read_data(path), threshold=threshold)


def read_data(path: Path | str) -> tuple[bytes, str]:
    """Return what is in a file and what the file is called; `-` is standard input."""
    if str(path) == "-":
        name, data = "standard input", sys.stdin.buffer.read(_MOST_BYTES + 1)
    else:
        name = str(path)
        with Path(path).open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise FormatError(f"a text grid may have at most {_MOST_BYTES // 1024 // 1024} MB", file=name)
    return data, name


def picture_of(data: bytes, name: str, *, threshold: float = 0.5) -> NDArray[np.bool_]:
    """Read the content of a file as `read_picture` does."""
    if not 0 <= threshold <= 1:
        raise FormatError(f"the threshold must be a number from 0 to 1, not {threshold:g}")
    start = 3 if data.startswith(b"\xef\xbb\xbf") else 0
    first = _WRITTEN.search(data, start)
    if first is None:
        raise FormatError("expected rows of # and ., found nothing", file=name)
    if first[0] in (b"#", b"."):
        return _from_grid(data, max(start, data.rfind(b"\n", 0, first.start()) + 1), name)
    return _from_image(data, name, threshold)


def _from_grid(data: bytes, start: int, name: str) -> NDArray[np.bool_]:
    """Read a line for each row; blank lines before and after the grid do not count."""
    before = data.count(b"\n", 0, start)
    cells = data[start:].rstrip(_BLANKS)
    width = height = 0
    for line in _lines(cells):
        height += 1
        width = width or len(line)
        if width > LONGEST_SIDE or height > LONGEST_SIDE:
            raise FormatError(f"a board may have at most {LONGEST_SIDE} rows and columns", file=name)
        if strange := line.translate(None, b"#."):
            column = line.index(strange[:1])
            problem = f"expected # or ., found {shown(line[column:].decode(errors='replace')[:1])}"
            raise FormatError(problem, file=name, line=before + height, column=column + 1)
        if len(line) != width:
            problem = f"expected {width} cells like the first row, found {len(line)}"
            raise FormatError(problem, file=name, line=before + height, column=min(len(line), width) + 1)
    numbers = np.frombuffer(cells.translate(None, _BLANKS), np.uint8).reshape(height, width)
    return np.equal(numbers, np.uint8(ord(_FILLED)))


def _lines(data: bytes) -> Iterator[bytes]:
    """Yield the lines one by one, without the blanks at their ends."""
    start = 0
    while start <= len(data):
        found = _LINE_END.search(data, start)
        end = len(data) if found is None else found.start()
        yield data[start:end].rstrip(_BLANKS)
        start = len(data) + 1 if found is None else found.end()


def _from_image(data: bytes, name: str, threshold: float) -> NDArray[np.bool_]:
    try:
        grey = read_grey(io.BytesIO(data), most_pixels=LONGEST_SIDE**2)
    except FormatError as error:
        problem = f"expected a text grid of # and ., or a picture; {error.problem}"
        raise FormatError(problem, file=name) from None
    if max(grey.shape) > LONGEST_SIDE:
        found = f"{grey.shape[1]}x{grey.shape[0]} pixels"
        raise FormatError(f"a board may have at most {LONGEST_SIDE} rows and columns, not {found}", file=name)
    return np.greater_equal(255 - grey, threshold * 255)
