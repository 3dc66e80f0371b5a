"""The colour of an ordinary nonogram: files may give its blocks any colour, and `meta` keeps it if it is not black.

The key is `colour`, the text a name and a value, as in `red #ff0000`, or one of them.
"""

import re
from collections.abc import Iterator, Sequence

from cluewright.colour_nonogram.puzzle import LONGEST_NAME, ColourNonogram
from cluewright.core.text import stripped
from cluewright.formats.colours import BLACK, WHITE, Declared, lost_colours
from cluewright.formats.format import AnyItem, meta_text

COLOUR = "colour"
_TEXT = re.compile(r"(?:(\S(?:.*\S)?) )?(#[0-9a-f]{6})", re.ASCII)


def colour_meta(colour: Declared) -> dict[str, str]:
    """Return the `meta` that keeps a colour: nothing for black.

    >>> colour_meta(Declared("red", "#ff0000")), colour_meta(BLACK)
    ({'colour': 'red #ff0000'}, {})
    """
    name = "" if colour.name == colour.value else stripped(stripped(colour.name or "")[:LONGEST_NAME])
    if name in ("", BLACK.name) and colour.value in (None, BLACK.value):
        return {}
    return {COLOUR: " ".join(filter(None, (name, colour.value)))}


def one_colour(item: AnyItem) -> Declared:
    """Return the colour in which a format writes an ordinary nonogram: that of `meta`, or black.

    White blocks would not be seen: no format keeps a background for a puzzle in one colour.
    """
    match = _TEXT.fullmatch(meta_text(item, COLOUR) or "")
    return BLACK if match is None or match[2] == WHITE.value else Declared(match[1], match[2])


def lost_looks(item: AnyItem, read: Sequence[Declared]) -> Iterator[str]:
    """Name what of the colours of an item a file loses from which `read` would be read, the background first."""
    colour = read[1]
    if isinstance(item.puzzle, ColourNonogram):
        yield from lost_colours(item.puzzle, read)
        colour = BLACK
    text = meta_text(item, COLOUR)
    if text is not None and colour_meta(colour).get(COLOUR) != text:
        yield f"the {COLOUR}"
