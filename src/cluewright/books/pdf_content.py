"""What the drawing operators of a PDF page put on paper: text and where, lines and how thin, pictures, colours.

Only what a preflight asks is followed.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, TypeAlias

from cluewright.books.pdf_fonts import PdfFont
from cluewright.books.pdf_tokens import operations

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, bottom, right and top."""
Point: TypeAlias = tuple[float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
MOST_DEPTH, MOST_FORMS = 12, 5000
"""Drawings within drawings that are followed, and drawings of a page."""
_ASCENT, _DESCENT = 0.7, 0.2
"""How far letters reach above and below their line, in font sizes."""
_HAIR = 0.05
_BREATH = 4096
"""Operators between two looks at the clock."""
_STEP = re.compile(rb"([-+.\d\s]+)(re|[mlcvyh])")
_MOST_STEPS = 1000
"""Bytes of a path whose place is looked at: what reaches the edge of a page is a simple shape."""
_MOST_WATCHED_STEPS = 4 * 1024**2
"""The same where somebody watches: any shape may lie where nothing should."""


@dataclass(slots=True)
class Seen:
    """What a page was seen to hold, in points from the lower left corner of its coordinates."""

    painted: bool = False
    text: Box | None = None
    """Where all text together lies."""
    areas: Box | None = None
    """Where all pictures and simple filled shapes together lie."""
    thinnest: float | None = None
    """The thinnest line."""
    resolution: float | None = None
    """The fewest pixels per inch of a picture."""
    hues: bool = False
    """Whether anything has a colour other than a grey."""
    rgb: bool = False
    transparent: bool = False
    loose_fonts: set[str] = field(default_factory=set)
    """The names of fonts that are not embedded."""
    words: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _State:
    """The graphics state, as far as it matters."""

    at: Matrix = IDENTITY
    clip: Box | None = None
    line: float = 1.0
    fill_white: bool = False
    stroke_white: bool = False
    font: PdfFont | None = None
    size: float = 1.0
    spacing: float = 0.0
    word_spacing: float = 0.0
    stretch: float = 1.0
    leading: float = 0.0
    rise: float = 0.0
    mode: int = 0


class PlaceWatcher(ABC):
    """Hear where each thing lies while a page is read: pages may have too many things to keep them all."""

    @abstractmethod
    def text(self, box: Box) -> None:
        """Hear of text that can be seen."""

    @abstractmethod
    def area(self, box: Box, *, white: bool = False) -> None:
        """Hear of a picture, or of one piece of a filled shape; white ones are told where they lie on something."""

    @abstractmethod
    def line(self, start: Point, end: Point) -> None:
        """Hear of a piece of a line."""


def spread(points: list[Point], at: Matrix) -> Box:
    """Return the box around points, moved by a matrix."""
    a, b, c, d, e, f = at
    xs, ys = [a * x + c * y + e for x, y in points], [b * x + d * y + f for x, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def joined(one: Box | None, other: Box) -> Box:
    """Return the box around both."""
    if one is None:
        return other
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def shared(one: Box | None, other: Box) -> Box:
    """Return the part that both boxes have."""
    if one is None:
        return other
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def overlap(one: Box, other: Box) -> bool:
    """Tell whether two boxes have a part in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def times(first: Matrix, then: Matrix) -> Matrix:
    """Return the matrix that does the first and then the other."""
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m


class Interpreter:
    """Follow the operators of one page."""

    def __init__(self, look_up: "Resources", tick: Callable[[int], None], watcher: PlaceWatcher | None = None) -> None:
        self.seen = Seen()
        self._look_up, self._tick, self._watcher = look_up, tick, watcher
        self._most_steps = _MOST_STEPS if watcher is None else _MOST_WATCHED_STEPS
        self._state, self._stack = _State(), list[_State]()
        self._text_at = self._line_at = IDENTITY
        self._resources: Any = None
        self._depth = 0
        self._path, self._clipping = b"", False
        self._forms = 0

    def run(self, content: bytes, resources: Any, at: Matrix = IDENTITY, depth: int = 0) -> None:
        """Follow a content stream; `tick` hears how many bytes were read."""
        self._tick(len(content))
        kept = self._state, self._stack, self._line_at, self._text_at, self._resources, self._depth
        self._state, self._stack = replace(self._state, at=at), []
        self._text_at = self._line_at = IDENTITY
        self._resources, self._depth = resources, depth
        for place, (operator, operands) in enumerate(operations(content)):
            if place % _BREATH == 0:
                self._tick(0)
            act = _ACTS.get(operator)
            if act is not None:
                act(self, operands)
        self._state, self._stack, self._line_at, self._text_at, self._resources, self._depth = kept

    # The graphics state

    def _change(self, values: dict[str, Any]) -> None:
        self._state = replace(self._state, **values)

    def _save(self, _: list[Any]) -> None:
        if len(self._stack) < 10_000:
            self._stack.append(self._state)

    def _restore(self, _: list[Any]) -> None:
        if self._stack:
            self._state = self._stack.pop()

    def _transform(self, operands: list[Any]) -> None:
        self._state = replace(self._state, at=times(_matrix(operands), self._state.at))

    def _width(self, operands: list[Any]) -> None:
        self._state = replace(self._state, line=abs(_numbers(operands, 1)[0]))

    def _apply(self, operands: list[Any]) -> None:
        found = self._look_up.state(self._resources, _last_name(operands))
        if found.get("/LW") is not None:
            self._width([found["/LW"]])
        if found.get("/SMask", "/None") != "/None" or found.get("/BM", "/Normal") not in ("/Normal", "/Compatible"):
            self.seen.transparent = True
        if any(float(found.get(key, 1)) < 1 for key in ("/ca", "/CA")):
            self.seen.transparent = True

    # Colours

    def _colour(self, operands: list[Any], *, fill: bool, space: str = "") -> None:
        parts = [part for part in operands if isinstance(part, float)]
        if space in ("rgb", "cmyk", "grey") and len(parts) != {"rgb": 3, "cmyk": 4, "grey": 1}[space]:
            return
        space = space or {1: "grey", 3: "rgb", 4: "cmyk"}.get(len(parts), "grey")
        if space == "rgb":
            self.seen.rgb = True
            self.seen.hues |= max(parts) - min(parts) > 0.02
        if space == "cmyk":
            self.seen.hues |= max(parts[:3]) > 0.02
        white = max(parts) < 0.004 if space == "cmyk" else bool(parts) and min(parts) > 0.996
        self._change({"fill_white" if fill else "stroke_white": white})

    def _space(self, operands: list[Any], *, fill: bool) -> None:
        self._note_space(self._look_up.colour_space(self._resources, _last_name(operands)))
        self._change({"fill_white" if fill else "stroke_white": False})

    def _named_colour(self, operands: list[Any], *, fill: bool) -> None:
        """Choose a colour of the space chosen before, which the number of its parts tells well enough."""
        if sum(isinstance(part, float) for part in operands) in (3, 4):
            self._colour(operands, fill=fill)
        else:
            self._change({"fill_white" if fill else "stroke_white": False})

    def _note_space(self, space: str) -> None:
        if space in ("rgb", "lab"):
            self.seen.rgb = True

    def _shade(self, _: list[Any]) -> None:
        self.seen.painted = True
        if self._watcher is not None and self._state.clip is not None:
            self._note_area(self._state.clip)

    # Painting

    def _draw_path(self, operands: list[Any]) -> None:
        if len(self._path) <= self._most_steps:
            self._path += operands[0]

    def _clip(self, _: list[Any]) -> None:
        self._clipping = True

    def _end_path(self, _: list[Any]) -> Box | None:
        """Return where the path lies if that is easily said, and forget it."""
        box = _box_of(self._path, self._state.at) if len(self._path) <= self._most_steps else None
        visible = None if box is None else shared(self._state.clip, box)
        if self._clipping and visible is not None:
            self._change({"clip": visible})
        self._path, self._clipping = b"", False
        return visible

    def _fill(self, operands: list[Any]) -> None:
        self._watch_pieces()
        self._note_area(self._end_path(operands))

    def _note_area(self, box: Box | None) -> None:
        if not self._state.fill_white:
            self.seen.painted = True
            if box is not None and box[0] < box[2] and box[1] < box[3]:
                self.seen.areas = joined(self.seen.areas, box)

    def _covered(self, box: Box | None) -> bool:
        """Tell whether a watched page has something below a box, on which white can be seen."""
        below = self.seen.areas
        return self._watcher is not None and box is not None and below is not None and overlap(box, below)

    def _watch_pieces(self) -> None:
        if self._watcher is None:
            return
        white = self._state.fill_white
        for points in _pieces(self._path):
            box = shared(self._state.clip, spread(points, self._state.at))
            if box[0] < box[2] and box[1] < box[3] and (not white or self._covered(box)):
                self._watcher.area(box, white=white)

    def _watch_lines(self, path: bytes) -> None:
        if self._watcher is None:
            return
        a, b, c, d, e, f = self._state.at
        clip = self._state.clip
        for points in _pieces(path):
            moved = [(a * x + c * y + e, b * x + d * y + f) for x, y in points]
            for start, end in pairwise(moved):
                if clip is None or overlap(clip, _grown(spread([start, end], IDENTITY))):
                    self._watcher.line(start, end)

    def _stroke(self, operands: list[Any]) -> None:
        path = self._path
        box = self._end_path(operands)
        if self._state.stroke_white and not self._covered(None if box is None else _grown(box)):
            return
        self._watch_lines(path)
        self.seen.painted = True
        a, b, c, d = self._state.at[:4]
        scale = min((a * a + b * b) ** 0.5, (c * c + d * d) ** 0.5)
        width = self._state.line * scale
        self.seen.thinnest = width if self.seen.thinnest is None else min(width, self.seen.thinnest)

    def _both(self, operands: list[Any]) -> None:
        path = self._path
        self._fill(operands)
        self._path = path
        self._stroke(operands)

    def _paint(self, operands: list[Any]) -> None:
        found = self._look_up.drawing(self._resources, _last_name(operands))
        if found is None:
            return
        if found.pixels is not None:
            self._picture(*found.pixels)
            self._note_space(found.space)
            self.seen.hues |= found.space in ("rgb", "cmyk", "lab")
            self.seen.transparent |= found.masked
        elif self._depth < MOST_DEPTH and self._forms < MOST_FORMS:
            self._forms += 1
            inner = found.resources if found.resources is not None else self._resources
            self.run(found.content, inner, times(found.matrix, self._state.at), self._depth + 1)

    def _inline_picture(self, operands: list[Any]) -> None:
        keys = {operands[place]: operands[place + 1] for place in range(0, len(operands) - 1, 2)}
        wide, high = (keys.get(short, keys.get(full)) for short, full in (("/W", "/Width"), ("/H", "/Height")))
        if isinstance(wide, float) and isinstance(high, float):
            self._picture(wide, high)
        space = keys.get("/CS", keys.get("/ColorSpace"))
        if space in ("/RGB", "/DeviceRGB"):
            self.seen.rgb = self.seen.hues = True

    def _picture(self, wide: float, high: float) -> None:
        self.seen.painted = True
        corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
        box = shared(self._state.clip, spread(corners, self._state.at))
        self.seen.areas = joined(self.seen.areas, box)
        if self._watcher is not None and box[0] < box[2] and box[1] < box[3]:
            self._watcher.area(box)
        a, b, c, d = self._state.at[:4]
        for pixels, points in ((wide, (a * a + b * b) ** 0.5), (high, (c * c + d * d) ** 0.5)):
            if points > 0:
                density = 72 * pixels / points
                self.seen.resolution = min(density, self.seen.resolution or density)

    # Text

    def _begin_text(self, _: list[Any]) -> None:
        self._text_at = self._line_at = IDENTITY

    def _font(self, operands: list[Any]) -> None:
        font = self._look_up.font(self._resources, str(operands[-2]) if len(operands) > 1 else "")
        self._state = replace(self._state, font=font, size=_numbers(operands, 1)[0])

    def _setting(self, operands: list[Any], *, name: str, share: float = 1.0) -> None:
        self._change({name: _numbers(operands, 1)[0] * share})

    def _mode(self, operands: list[Any]) -> None:
        self._state = replace(self._state, mode=int(_numbers(operands, 1)[0]))

    def _move(self, operands: list[Any], *, leading: bool = False) -> None:
        x, y = _numbers(operands, 2)
        if leading:
            self._state = replace(self._state, leading=-y)
        self._text_at = self._line_at = times((1, 0, 0, 1, x, y), self._line_at)

    def _next_line(self, _: list[Any]) -> None:
        self._move([0.0, -self._state.leading])

    def _place(self, operands: list[Any]) -> None:
        self._text_at = self._line_at = _matrix(operands)

    def _show(self, operands: list[Any]) -> None:
        state = self._state
        for part in operands:
            if isinstance(part, float):
                self._advance(-part / 1000 * state.size * state.stretch)
            elif isinstance(part, bytes):
                self._show_string(part)

    def _show_next(self, operands: list[Any]) -> None:
        self._next_line(operands)
        self._show(operands[-1:])

    def _advance(self, x: float) -> None:
        self._text_at = times((1, 0, 0, 1, x, 0), self._text_at)

    def _show_string(self, string: bytes) -> None:
        state, font = self._state, self._state.font
        if font is None or not string:
            return
        width, count, spaces, words = font.measure(string)
        wide = (width * state.size + count * state.spacing + spaces * state.word_spacing) * state.stretch
        low, high = state.rise - _DESCENT * state.size, state.rise + _ASCENT * state.size
        box = spread([(x, y) for x in (0.0, wide) for y in (low, high)], times(self._text_at, state.at))
        unseen = state.mode == 0 and state.fill_white and not self._covered(box)
        if state.mode not in (3, 7) and not unseen and words.strip():
            self.seen.painted = True
            if not font.embedded:
                self.seen.loose_fonts.add(font.name)
            self.seen.text = joined(self.seen.text, box)
            if self._watcher is not None:
                self._watcher.text(box)
        if len(self.seen.words) < 100_000:
            self.seen.words.append(words)
        self._advance(wide)


@dataclass(frozen=True, slots=True)
class PlacedObject:
    """What `Do` draws: a picture with its pixels, or a stream of operators."""

    pixels: tuple[float, float] | None = None
    space: str = "grey"
    masked: bool = False
    content: bytes = b""
    resources: Any = None
    matrix: Matrix = IDENTITY


class Resources(ABC):
    """Look up what operators name; the file's reader says how."""

    @abstractmethod
    def font(self, resources: Any, name: str) -> PdfFont | None:
        """Return a font."""

    @abstractmethod
    def state(self, resources: Any, name: str) -> Mapping[str, Any]:
        """Return the entries of a graphics state."""

    @abstractmethod
    def colour_space(self, resources: Any, name: str) -> str:
        """Return the family of a colour space: grey, rgb, cmyk, lab or other."""

    @abstractmethod
    def drawing(self, resources: Any, name: str) -> PlacedObject | None:
        """Return a picture or a form."""


def _with(method: Callable[..., None], **fixed: Any) -> Callable[[Interpreter, list[Any]], None]:
    return lambda self, operands: method(self, operands, **fixed)


_I = Interpreter
_ACTS: dict[bytes, Callable[[Interpreter, list[Any]], object]] = {
    b"q": _I._save,
    b"Q": _I._restore,
    b"cm": _I._transform,
    b"w": _I._width,
    b"gs": _I._apply,
    **{
        name: _with(_I._colour, fill=True, space=space)
        for name, space in ((b"g", "grey"), (b"rg", "rgb"), (b"k", "cmyk"))
    },
    **{
        name: _with(_I._colour, fill=False, space=space)
        for name, space in ((b"G", "grey"), (b"RG", "rgb"), (b"K", "cmyk"))
    },
    **{name: _with(_I._space, fill=name == b"cs") for name in (b"cs", b"CS")},
    **dict.fromkeys((b"f", b"F", b"f*"), _I._fill),
    **dict.fromkeys((b"S", b"s"), _I._stroke),
    **dict.fromkeys((b"B", b"B*", b"b", b"b*"), _I._both),
    b"path": _I._draw_path,
    b"W": _I._clip,
    b"W*": _I._clip,
    b"n": _I._end_path,
    **{name: _with(_I._named_colour, fill=name.islower()) for name in (b"sc", b"scn", b"SC", b"SCN")},
    b"sh": _I._shade,
    b"Do": _I._paint,
    b"BI": _I._inline_picture,
    b"BT": _I._begin_text,
    b"Tf": _I._font,
    b"Tr": _I._mode,
    b"Tm": _I._place,
    b"T*": _I._next_line,
    b"Td": _I._move,
    b"TD": _with(_I._move, leading=True),
    b"Tj": _I._show,
    b"TJ": _I._show,
    b"'": _I._show_next,
    b'"': _I._show_next,
    b"Tc": _with(_I._setting, name="spacing"),
    b"Tw": _with(_I._setting, name="word_spacing"),
    b"Tz": _with(_I._setting, name="stretch", share=0.01),
    b"TL": _with(_I._setting, name="leading"),
    b"Ts": _with(_I._setting, name="rise"),
}


def _box_of(path: bytes, at: Matrix) -> Box | None:
    points: list[Point] = []
    for text, operator in _STEP.findall(path):
        numbers = [float(part) for part in text.split()]
        if operator == b"re" and len(numbers) == 4:
            x, y, wide, high = numbers
            points += [(x, y), (x + wide, y), (x, y + high), (x + wide, y + high)]
        elif operator != b"h":
            points += zip(numbers[::2], numbers[1::2], strict=False)
    return spread(points, at) if points else None


def _pieces(path: bytes) -> Iterator[list[Point]]:
    """Yield the points of each piece of a path, those of its curves included; a closed piece ends where it begins."""
    points: list[Point] = []
    for text, operator in _STEP.findall(path):
        numbers = [float(part) for part in text.split()]
        if operator == b"h":
            points += points[:1]
            continue
        if operator in (b"m", b"re") and points:
            yield points
            points = []
        if operator == b"re" and len(numbers) == 4:
            x, y, wide, high = numbers
            yield [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y)]
        elif operator != b"re":
            points += zip(numbers[::2], numbers[1::2], strict=False)
    if points:
        yield points


def _grown(box: Box) -> Box:
    """Return a box that is an area even if it was a line."""
    return box[0] - _HAIR, box[1] - _HAIR, box[2] + _HAIR, box[3] + _HAIR


def _numbers(operands: list[Any], count: int) -> list[float]:
    found = [part for part in operands if isinstance(part, int | float)][-count:]
    return [0.0] * (count - len(found)) + [float(part) for part in found]


def _matrix(operands: list[Any]) -> Matrix:
    a, b, c, d, e, f = _numbers(operands, 6)
    return a, b, c, d, e, f


def _last_name(operands: list[Any]) -> str:
    return next((part for part in reversed(operands) if isinstance(part, str)), "")
