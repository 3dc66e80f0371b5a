"""Palettes made easier to tell apart: colours that lie close together move along their lightness.

Drawings use shades that are a little lighter or darker than each other. In a picture that is enough, but not between
two numbers beside a board. Only values change: which cell has which colour stays, and so do names and marks.
"""

from collections.abc import Sequence
from dataclasses import replace

from cluewright.colour_nonogram.colour_names import rgb_of
from cluewright.colour_nonogram.oklab import Places, apart, distances, oklab
from cluewright.colour_nonogram.palette import Colour

_CLEAR = 0.14
"""How far apart colours should be, as a share of the way from black to white."""
_MOVES = 2
"""How often a colour may move: more would show in the picture."""
_DARKER, _LIGHTER = 20, 28
"""How far, in 256ths of the way to black or white, a colour moves at a time."""
_BRIGHT = 3_200
"""Colours of this lightness, in parts of `oklab.UNIT`, only become lighter: dark yellow is brown."""

RGB = tuple[int, int, int]


def spread(palette: Sequence[Colour]) -> tuple[Colour, ...]:
    """Return a palette whose colours are as far apart as a few small moves make them; the background stays.

    >>> greens = [Colour("white", "#ffffff", "."), Colour("green", "#77b255", "A"), Colour("moss", "#5c913b", "B")]
    >>> [colour.value for colour in spread(greens)]
    ['#ffffff', '#77b255', '#4e7c32']
    """
    colours = [rgb_of(colour.value) for colour in palette]
    moves = [0] * len(colours)  # below 0 for darker
    while (found := _best_move(colours, moves)) is not None:
        place, way = found
        moves[place] += way
        colours[place] = _moved(colours[place], way)
    return tuple(replace(colour, value="#" + bytes(rgb).hex()) for colour, rgb in zip(palette, colours, strict=True))


def _best_move(colours: Sequence[RGB], moves: Sequence[int]) -> tuple[int, int] | None:
    """Return the move that helps the closest two colours that it can help most, and brings no others closer."""
    places = oklab(colours)
    away = distances(places, places)
    pairs = sorted((int(away[one, two]), one, two) for one in range(len(colours)) for two in range(one))
    for distance, one, two in pairs:
        if distance >= apart(_CLEAR):
            break
        dark, light = sorted((one, two), key=lambda place: (int(places[place, 0]), place))
        tried = [
            (nearest, place, way)
            for place, way in ((dark, -1), (light, 1))
            if _may_move(places[place], moves[place], place, way)
            and (nearest := _nearest(colours, place, _moved(colours[place], way))) > int(_others(away, place))
        ]
        if tried:
            _, place, way = max(tried)
            return place, way
    return None


def _others(away: Places, place: int) -> int:
    """Return the distance from a colour to its nearest other one."""
    return min(int(distance) for other, distance in enumerate(away[place]) if other != place)


def _nearest(colours: Sequence[RGB], place: int, moved: RGB) -> int:
    others = [colour for other, colour in enumerate(colours) if other != place]
    return int(distances(oklab([moved]), oklab(others)).min())


def _may_move(at: Places, moved: int, place: int, way: int) -> bool:
    """Tell whether a colour may move this way: never the background, never to and fro, nothing bright darker."""
    return place > 0 and 0 <= moved * way < _MOVES and (way > 0 or int(at[0]) < _BRIGHT)


def _moved(colour: RGB, way: int) -> RGB:
    """Return a colour a little darker or lighter."""
    share, end = (_DARKER, 0) if way < 0 else (_LIGHTER, 255)
    red, green, blue = (((256 - share) * amount + share * end + 128) // 256 for amount in colour)
    return red, green, blue
