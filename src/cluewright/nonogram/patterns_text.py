"""Words as pictures: the largest letters that fit the board, on as many lines as they need."""

import numpy as np

from cluewright.core.errors import InvalidRecipe, shown
from cluewright.nonogram.font import ROWS, glyph
from cluewright.nonogram.patterns import Filled

_LONGEST = 200


def text_pattern(width: int, height: int, text: str) -> Filled:
    """Write words in the middle of a board, as large as they fit; a word is never broken.

    >>> print("\\n".join("".join(".#"[int(cell)] for cell in row) for row in text_pattern(7, 5, "Hi")))
    #.#.###
    #.#..#.
    ###..#.
    #.#..#.
    #.#.###
    """
    words = text[: _LONGEST + 1].split()
    if not words or len(text) > _LONGEST:
        raise InvalidRecipe(f"the text must have 1 to {_LONGEST} characters, not {shown(text)}")
    for rows, scale in sorted(((rows, scale) for rows in ROWS for scale in (1, 2, 3, 4)), key=lambda s: -s[0] * s[1]):
        lines = _lines(words, rows, width // scale)
        if lines is not None and scale * (len(lines) * (rows + 1) - 1) <= height:
            return _centred(lines, scale, width, height)
    raise InvalidRecipe(
        f"the text {shown(text)} does not fit on a board of {width}x{height}: "
        "choose a larger size, with at least 5 rows"
    )


def _lines(words: list[str], rows: int, width: int) -> list[Filled] | None:
    """Break words into lines of at most `width` cells, as few as possible; None if a word is too long."""
    lines: list[Filled] = []
    waiting = ""
    for word in words:
        if _written(word, rows).shape[1] > width:
            return None
        longer = f"{waiting} {word}" if waiting else word
        if waiting and _written(longer, rows).shape[1] > width:
            lines.append(_written(waiting, rows))
            longer = word
        waiting = longer
    return [*lines, _written(waiting, rows)]


def _written(text: str, rows: int) -> Filled:
    parts = [part for character in text for part in (glyph(character, rows), np.zeros((rows, 1), bool))]
    return np.concatenate(parts[:-1], axis=1)


def _centred(lines: list[Filled], scale: int, width: int, height: int) -> Filled:
    picture = np.zeros((height, width), bool)
    scaled = [line.repeat(scale, axis=0).repeat(scale, axis=1) for line in lines]
    top = (height - sum(len(line) + scale for line in scaled) + scale) // 2
    for line in scaled:
        left = (width - line.shape[1]) // 2
        picture[top : top + len(line), left : left + line.shape[1]] = line
        top += len(line) + scale
    return picture
