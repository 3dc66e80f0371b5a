"""Pictures from files: text grids of `#` and `.`, or image files with a cell for every pixel."""

import io
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import FormatError
from cluewright.nonogram.puzzle import LONGEST_SIDE

_FILLED, _EMPTY = "#", "."
_MOST_BYTES = 128 * 1024 * 1024  # a text grid of the largest board takes 100 MB


def read_picture(path: Path | str, *, threshold: float = 0.5) -> NDArray[np.bool_]:
    """Read a picture as a (height, width) array, true where filled; `-` is standard input.

    In an image a cell is filled when it is at least `threshold` dark, from 0 (white) to 1 (black); what is
    transparent is white.
    """
    if not 0 <= threshold <= 1:
        raise FormatError(f"the threshold is a number from 0 to 1, not {threshold:g}")
    if str(path) == "-":
        name, data = "standard input", sys.stdin.buffer.read(_MOST_BYTES + 1)
    else:
        name = str(path)
        with Path(path).open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise FormatError(f"expected at most {_MOST_BYTES // 1024 // 1024} MB", file=name)
    text = _as_text(data)
    return _from_image(data, name, threshold) if text is None else _from_grid(text, name)


def _as_text(data: bytes) -> str | None:
    """Return the text, or None for what must be an image: all image formats hold bytes no text has."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    return None if "\0" in text or text.startswith(("P1", "P2", "P3", "P4", "P5", "P6")) else text


def _from_grid(text: str, name: str) -> NDArray[np.bool_]:
    """Read a line for each row; blank lines before and after the grid do not count."""
    lines = [line.rstrip() for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    first = next((index for index, line in enumerate(lines) if line), None)
    if first is None:
        raise FormatError("expected rows of # and ., found nothing", file=name)
    while not lines[-1]:
        lines.pop()
    width = len(lines[first])
    if width > LONGEST_SIDE or len(lines) - first > LONGEST_SIDE:
        raise FormatError(f"expected at most {LONGEST_SIDE} rows and columns", file=name)
    for number, line in enumerate(lines[first:], start=first + 1):
        strange = next((column for column, cell in enumerate(line, start=1) if cell not in "#."), None)
        if strange is not None:
            problem = f"expected # or ., found {line[strange - 1]!r}"
            raise FormatError(problem, file=name, line=number, column=strange)
        if len(line) != width:
            problem = f"expected {width} cells as in the first row, found {len(line)}"
            raise FormatError(problem, file=name, line=number, column=min(len(line), width) + 1)
    cells = np.frombuffer("".join(lines[first:]).encode("ascii"), np.uint8).reshape(-1, width)
    return np.equal(cells, np.uint8(ord(_FILLED)))


def _from_image(data: bytes, name: str, threshold: float) -> NDArray[np.bool_]:
    from PIL import Image, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(data)) as image:
            if max(image.size) > LONGEST_SIDE:
                problem = f"expected at most {LONGEST_SIDE} rows and columns, found {image.width}x{image.height} pixels"
                raise FormatError(problem, file=name)
            visible = image.convert("RGBA")
    except UnidentifiedImageError:
        raise FormatError("expected a text grid of # and ., or a picture Pillow can read", file=name) from None
    except (OSError, SyntaxError, ValueError, EOFError, MemoryError, Image.DecompressionBombError) as error:
        raise FormatError(f"the picture is damaged ({error})", file=name) from None
    page = Image.new("RGBA", visible.size, "white")
    page.alpha_composite(visible)
    darkness = 255 - np.asarray(page.convert("L"), np.uint8)
    return np.greater_equal(darkness, threshold * 255)
