"""As much of PostScript as our EPS files use, painted with Pillow: a judge that shares no code with the writer."""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from PIL import Image, ImageChops, ImageDraw

Point = tuple[float, float]
_TOKEN = re.compile(r"%[^\n]*|[{}]|/[A-Za-z0-9]+|[^\s{}/%]+")
_FINE = 3
"""Pixels of the painting in one of the result."""


@dataclass(frozen=True)
class State:
    matrix: tuple[float, float, float, float, float, float] = (1, 0, 0, 1, 0, 0)
    colour: tuple[int, int, int] = (0, 0, 0)
    width: float = 1.0


@dataclass
class PostScript:
    """Run a file; `image` is what it painted, one pixel a point."""

    source: str
    stack: list[Any] = field(default_factory=list)
    names: dict[str, Any] = field(default_factory=dict)
    states: list[State] = field(default_factory=lambda: [State()])
    path: list[list[Point]] = field(default_factory=list)
    used: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        box = re.search(r"^%%BoundingBox: 0 0 (\d+) (\d+)$", self.source, re.MULTILINE)
        assert box is not None
        self.size = int(box[1]), int(box[2])
        self.canvas = Image.new("RGB", (self.size[0] * _FINE, self.size[1] * _FINE), "white")
        tokens = [token for token in _TOKEN.findall(self.source) if not token.startswith("%")]
        self.run(self._read(iter(tokens)))
        assert not self.stack, self.stack
        assert len(self.states) == 1
        assert not self.path
        self.image = self.canvas.resize(self.size, Image.Resampling.BOX)

    def _read(self, tokens: Any, *, inner: bool = False) -> list[Any]:
        words: list[Any] = []
        for token in tokens:
            if token == "}":
                assert inner
                return words
            words.append(self._read(tokens, inner=True) if token == "{" else token)
        assert not inner, "a procedure has no end"
        return words

    def run(self, words: list[Any]) -> None:
        for word in words:
            if isinstance(word, list):
                self.stack.append(word)
            elif word.startswith("/"):
                self.stack.append(word[1:])
            elif re.fullmatch(r"-?(\d+\.?\d*|\.\d+)", word):
                self.stack.append(float(word))
            elif word in self.names:
                self.run(self.names[word])
            else:
                self.used.add(word)
                OPERATORS[word](self)

    @property
    def state(self) -> State:
        return self.states[-1]

    def change(self, **changes: Any) -> None:
        self.states[-1] = replace(self.state, **changes)

    def pop(self, count: int) -> list[Any]:
        taken = self.stack[len(self.stack) - count :]
        assert len(taken) == count
        del self.stack[len(self.stack) - count :]
        return taken

    def point(self, x: float, y: float) -> Point:
        a, b, c, d, e, f = self.state.matrix
        return a * x + c * y + e, b * x + d * y + f

    def here(self) -> Point:
        """Return the current point in the user's coordinates."""
        a, b, c, d, e, f = self.state.matrix
        x, y = self.path[-1][-1][0] - e, self.path[-1][-1][1] - f
        return (d * x - c * y) / (a * d - b * c), (a * y - b * x) / (a * d - b * c)

    def pixels(self, points: list[Point]) -> list[Point]:
        return [(x * _FINE, (self.size[1] - y) * _FINE) for x, y in points]

    def fill(self) -> None:
        parts = [self.pixels(part) for part in self.path if len(part) > 2]
        self.path = []
        if not parts:
            return
        left, top = (math.floor(min(point[side] for part in parts for point in part)) for side in (0, 1))
        right, bottom = (math.ceil(max(point[side] for part in parts for point in part)) for side in (0, 1))
        mask = Image.new("1", (right - left + 1, bottom - top + 1))
        for part in parts:
            other = Image.new("1", mask.size)
            ImageDraw.Draw(other).polygon([(x - left, y - top) for x, y in part], fill=1)
            mask = ImageChops.logical_xor(mask, other)
        self.canvas.paste(self.state.colour, (left, top), mask)

    def stroke(self) -> None:
        width = self.state.width * math.hypot(*self.state.matrix[:2]) * _FINE
        pen = ImageDraw.Draw(self.canvas)
        for part in self.path:
            pen.line(self.pixels(part), fill=self.state.colour, width=max(1, round(width)), joint="curve")
        self.path = []


def _move(ps: PostScript) -> None:
    x, y = ps.pop(2)
    ps.path.append([ps.point(x, y)])


def _line(ps: PostScript) -> None:
    x, y = ps.pop(2)
    ps.path[-1].append(ps.point(x, y))


def _line_by(ps: PostScript) -> None:
    x, y = ps.here()
    dx, dy = ps.pop(2)
    ps.path[-1].append(ps.point(x + dx, y + dy))


def _curve(ps: PostScript) -> None:
    x0, y0 = ps.here()
    x1, y1, x2, y2, x3, y3 = ps.pop(6)
    for step in range(1, 9):
        t, u = step / 8, 1 - step / 8
        weights = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        x = sum(w * v for w, v in zip(weights, (x0, x1, x2, x3), strict=True))
        y = sum(w * v for w, v in zip(weights, (y0, y1, y2, y3), strict=True))
        ps.path[-1].append(ps.point(x, y))


def _arc(ps: PostScript) -> None:
    x, y, radius, start, end = ps.pop(5)
    for step in range(33):
        angle = math.radians(start + (end - start) * step / 32)
        ps.path[-1].append(ps.point(x + radius * math.cos(angle), y + radius * math.sin(angle)))


def _close(ps: PostScript) -> None:
    ps.path[-1].append(ps.path[-1][0])


def _roll(ps: PostScript) -> None:
    count, by = (int(number) for number in ps.pop(2))
    taken = ps.pop(count)
    ps.stack.extend(taken[-by % count :] if by < 0 else taken[count - by :] + taken[: count - by])


def _translate(ps: PostScript) -> None:
    x, y = ps.pop(2)
    ps.change(matrix=(*ps.state.matrix[:4], *ps.point(x, y)))


def _scale(ps: PostScript) -> None:
    x, y = ps.pop(2)
    a, b, c, d, e, f = ps.state.matrix
    ps.change(matrix=(a * x, b * x, c * y, d * y, e, f))


def _rotate(ps: PostScript) -> None:
    angle = math.radians(ps.pop(1)[0])
    a, b, c, d, e, f = ps.state.matrix
    s, t = math.sin(angle), math.cos(angle)
    ps.change(matrix=(a * t + c * s, b * t + d * s, c * t - a * s, d * t - b * s, e, f))


def _define(ps: PostScript) -> None:
    name, body = ps.pop(2)
    ps.names[name] = body


def _grey(ps: PostScript) -> None:
    (part,) = ps.pop(1)
    ps.change(colour=(round(255 * part),) * 3)


def _restore(ps: PostScript) -> None:
    ps.states.pop()
    ps.path = []


OPERATORS: dict[str, Callable[[PostScript], Any]] = {
    "moveto": _move,
    "lineto": _line,
    "rlineto": _line_by,
    "curveto": _curve,
    "arc": _arc,
    "closepath": _close,
    "newpath": lambda ps: ps.path.clear(),
    "fill": PostScript.fill,
    "stroke": PostScript.stroke,
    "setgray": _grey,
    "setrgbcolor": lambda ps: ps.change(colour=tuple(round(255 * part) for part in ps.pop(3))),
    "setlinewidth": lambda ps: ps.change(width=ps.pop(1)[0]),
    "setlinecap": lambda ps: ps.pop(1),
    "setlinejoin": lambda ps: ps.pop(1),
    "translate": _translate,
    "scale": _scale,
    "rotate": _rotate,
    "gsave": lambda ps: ps.states.append(ps.state),
    "grestore": _restore,
    "roll": _roll,
    "dup": lambda ps: ps.stack.append(ps.stack[-1]),
    "exch": lambda ps: ps.stack.extend(reversed(ps.pop(2))),
    "neg": lambda ps: ps.stack.append(-ps.pop(1)[0]),
    "index": lambda ps: ps.stack.append(ps.stack[-1 - int(ps.pop(1)[0])]),
    "bind": lambda ps: None,
    "def": _define,
    "dict": lambda ps: ps.pop(1),  # which `begin` and `end` need not keep: there is only one
    "begin": lambda ps: None,
    "end": lambda ps: None,
}
