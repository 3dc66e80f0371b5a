"""The colour of an ordinary nonogram: files may give its blocks any colour, and `meta` keeps it if it is not black.

The key is `colour`, the text a name and a value, as in `red #ff0000`, or one of them.
"""

import re
from collections.abc import Iterator

from cluewright.colour_nonogram.palette import LONGEST_NAME
from cluewright.formats.colours import BLACK, Declared
from cluewright.formats.format import AnyItem, meta_text

COLOUR = "colour"
_TEXT = re.compile(r"(?:(\S(?:.*\S)?) )?(#[0-9a-f]{6})")


def colour_meta(colour: Declared) -> dict[str, str]:
    """Return the `meta` that keeps a colour: nothing for black.

    >>> colour_meta(Declared("red", "#ff0000")), colour_meta(BLACK)
    ({'colour': 'red #ff0000'}, {})
    """
    name = "" if colour.name == colour.value else " ".join((colour.name or "").split())[:LONGEST_NAME].rstrip()
    if name in ("", BLACK.name) and colour.value in (None, BLACK.value):
        return {}
    return {COLOUR: " ".join(filter(None, (name, colour.value)))}


def one_colour(item: AnyItem) -> Declared:
    """Return the colour in which a format writes an ordinary nonogram: that of `meta`, or black."""
    match = _TEXT.fullmatch(meta_text(item, COLOUR) or "")
    return BLACK if match is None else Declared(match[1], match[2])


def lost_colour(item: AnyItem, read: Declared) -> Iterator[str]:
    """Name the colour of an ordinary nonogram if a file from which `read` would be read loses some of it."""
    text = meta_text(item, COLOUR)
    if text is not None and colour_meta(read).get(COLOUR) != text:
        yield f"the {COLOUR}"
