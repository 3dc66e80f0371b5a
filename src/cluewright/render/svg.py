"""A scene as SVG: one self-contained element that says in words what it shows."""

from collections.abc import Callable, Iterable, Iterator
from functools import singledispatch
from xml.sax.saxutils import escape, quoteattr

from cluewright.core.locales import ENGLISH
from cluewright.core.scene import (
    CellGrid,
    Circle,
    Layer,
    Marks,
    Polyline,
    Primitive,
    Rect,
    Scene,
    StraightLine,
    Strokes,
    Text,
    Texts,
    Tone,
)
from cluewright.render.runs import boxes_by_role
from cluewright.render.themes import Theme, hex_of
from cluewright.render.themes import theme as find_theme

FONTS = "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
_EAST_ASIAN_FONTS = {
    "ja": "'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', sans-serif",
    "zh": "'Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif",
}
BASELINE = 0.33
"""From the middle of a digit down to the line it stands on, in font sizes."""

Paint = Callable[[Tone, float], str]


def to_svg(scene: Scene, theme: str | Theme = "light", *, cell: float = 24, without: Iterable[Layer] = ()) -> str:
    """Write a scene as an SVG element; `cell` is the size of a cell in pixels unless the page sets another.

    Every layer is a group with its name as class, so that a page can hide or restyle it.
    """
    return "".join(_parts(scene, find_theme(theme), cell, set(without)))


def _parts(scene: Scene, theme: Theme, cell: float, without: set[Layer]) -> Iterator[str]:
    left, top, right, bottom = scene.bounds
    width, height = right - left, bottom - top
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label={quoteattr(scene.title)} '
        f'width="{number(width * cell)}" height="{number(height * cell)}" '
        f'viewBox="{number(left)} {number(top)} {number(width)} {number(height)}" '
        f'font-family="{_fonts(scene.language)}" font-variant-numeric="lining-nums"{_lang(scene.language)}>\n'
        f"<title>{escape(scene.title)}</title>\n"
    )
    if scene.description:
        yield f"<desc>{escape(scene.description)}</desc>\n"
    paper = hex_of(theme.paper)
    yield f'<path class="paper" fill="{paper}" d="M{number(left)} {number(top)}h{number(width)}v{number(height)}'
    yield f'h{number(-width)}z"/>\n'
    for layer in Layer:
        drawn = scene.layers[layer]
        if drawn and layer not in without:
            yield f'<g class="{layer}">\n'
            for primitive in drawn:
                yield from element(primitive, lambda role, strength: hex_of(theme.colour(role, strength)))
            yield "</g>\n"
    yield "</svg>\n"


def _fonts(language: str) -> str:
    further = _EAST_ASIAN_FONTS.get(language)
    return FONTS if further is None else FONTS.replace("sans-serif", further)


def _lang(language: str) -> str:
    """Write the language, by which a browser chooses among the forms of a character; English needs none."""
    return "" if language == ENGLISH else f' lang="{language}"'


def number(value: float) -> str:
    """Write a number with at most three decimals, as short as possible.

    >>> number(0.50001), number(-0.25), number(3.0), number(-0.0001)
    ('.5', '-.25', '3', '0')
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


@singledispatch
def element(primitive: Primitive, paint: Paint) -> Iterator[str]:
    """Yield the SVG of one primitive."""
    raise TypeError(f"{type(primitive).__name__} is not a primitive")


@element.register
def _(primitive: Rect, paint: Paint) -> Iterator[str]:
    corner = f' rx="{number(primitive.radius)}"' if primitive.radius else ""
    yield (
        f'<rect x="{number(primitive.x)}" y="{number(primitive.y)}" width="{number(primitive.width)}" '
        f'height="{number(primitive.height)}"{corner}{_style(primitive, paint, primitive.strength)}/>\n'
    )


@element.register
def _(primitive: StraightLine, paint: Paint) -> Iterator[str]:
    (x1, y1), (x2, y2) = primitive.start, primitive.end
    yield from element(Strokes(((x1, y1, x2, y2),), primitive.stroke, primitive.stroke_width), paint)


@element.register
def _(primitive: Strokes, paint: Paint) -> Iterator[str]:
    if primitive.segments:
        path = "".join(map(_stroke, primitive.segments))
        yield f'<path fill="none"{_pen(primitive.stroke, primitive.stroke_width, paint)} '
        yield f'stroke-linecap="square" d="{path}"/>\n'


def _stroke(segment: tuple[float, float, float, float]) -> str:
    x1, y1, x2, y2 = segment
    start = f"M{number(x1)} {number(y1)}"
    if y1 == y2:
        return f"{start}H{number(x2)}"
    return f"{start}V{number(y2)}" if x1 == x2 else f"{start}L{number(x2)} {number(y2)}"


@element.register
def _(primitive: Polyline, paint: Paint) -> Iterator[str]:
    points = " ".join(f"{number(x)},{number(y)}" for x, y in primitive.points)
    name = "polyline" if primitive.fill is None else "polygon"
    yield f'<{name} points="{points}"{_style(primitive, paint)} stroke-linejoin="round" stroke-linecap="round"/>\n'


@element.register
def _(primitive: Circle, paint: Paint) -> Iterator[str]:
    x, y = primitive.centre
    yield f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(primitive.radius)}"{_style(primitive, paint)}/>\n'


@element.register
def _(primitive: Marks, paint: Paint) -> Iterator[str]:
    if not primitive.centres:
        return
    r, side = number(primitive.radius), number(2 * primitive.radius)
    shape = (
        f"m-{r} -{r}l{side} {side}m0 -{side}l-{side} {side}"
        if primitive.shape == "cross"
        else f"m-{r} 0a{r} {r} 0 1 0 {side} 0a{r} {r} 0 1 0 -{side} 0z"
    )
    path = "".join(f"M{number(x)} {number(y)}{shape}" for x, y in primitive.centres)
    if primitive.shape == "disc":
        yield f'<path fill="{paint(primitive.role, 1)}" d="{path}"/>\n'
    else:
        pen = _pen(primitive.role, primitive.stroke_width, paint)
        yield f'<path fill="none"{pen} stroke-linecap="round" d="{path}"/>\n'


@element.register
def _(primitive: Text, paint: Paint) -> Iterator[str]:
    x, y = primitive.at
    style = _lettering(primitive, paint)
    if primitive.turned:
        style += f' transform="rotate(90 {number(x)} {number(y)})"'
    yield f'<text x="{number(x)}" y="{number(y + BASELINE * primitive.size)}"{style}>{escape(primitive.text)}</text>\n'


@element.register
def _(primitive: Texts, paint: Paint) -> Iterator[str]:
    if not primitive.texts:
        return
    yield f"<g{_lettering(primitive, paint)}>\n"
    down = BASELINE * primitive.size
    yield "".join(
        f'<text x="{number(x)}" y="{number(y + down)}">{escape(text)}</text>\n' for x, y, text in primitive.texts
    )
    yield "</g>\n"


@element.register
def _(primitive: CellGrid, paint: Paint) -> Iterator[str]:
    left, top = primitive.origin
    for role, found in boxes_by_role(primitive):
        colour = paint(role, primitive.strength)
        shift = f' transform="translate({number(left)} {number(top)})"' if left or top else ""
        path = "".join(f"M{x} {y}h{width}v{height}h-{width}z" for x, y, width, height in found.tolist())
        yield f'<path fill="{colour}" shape-rendering="crispEdges"{shift} d="{path}"/>\n'


def _pen(role: Tone, width: float, paint: Paint) -> str:
    return f' stroke="{paint(role, 1)}" stroke-width="{number(width)}"'


def _style(primitive: Rect | Polyline | Circle, paint: Paint, strength: float = 1.0) -> str:
    fill = f' fill="{paint(primitive.fill, strength) if primitive.fill is not None else "none"}"'
    return fill + (_pen(primitive.stroke, primitive.stroke_width, paint) if primitive.stroke is not None else "")


def _lettering(primitive: Text | Texts, paint: Paint) -> str:
    weight = ' font-weight="600"' if primitive.bold else ""
    anchor = f' text-anchor="{primitive.anchor}"' if primitive.anchor != "start" else ""
    return f' font-size="{number(primitive.size)}" fill="{paint(primitive.fill, 1)}"{weight}{anchor}'
