"""One page as data: scenes placed on paper, in millimetres from its trimmed corner.

The page's own words and lines are a scene as well, whose cells are millimetres. So PDF, SVG and PNG draw the same page.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import singledispatch
from typing import Literal

from cluewright.books.firmness import firm_scene
from cluewright.books.lettering import drawable, text_width
from cluewright.books.plan import PageShape
from cluewright.books.words import phrase
from cluewright.core.locales import ENGLISH
from cluewright.core.message import Value
from cluewright.core.scene import (
    CellGrid,
    Circle,
    Layer,
    Marks,
    Polyline,
    Primitive,
    Rect,
    Role,
    Scene,
    StraightLine,
    Strokes,
    Text,
    Texts,
)
from cluewright.render.runs import boxes_by_role
from cluewright.render.themes import Theme
from cluewright.render.themes import theme as find_theme


@dataclass(frozen=True, slots=True)
class Placed:
    """A scene and the place of its upper left corner; `scale` is the size of its cells in millimetres."""

    scene: Scene
    x: float
    y: float
    scale: float

    @property
    def width(self) -> float:
        """Return the width on the page."""
        return self.scale * self.scene.width

    @property
    def height(self) -> float:
        """Return the height on the page."""
        return self.scale * self.scene.height


@dataclass(frozen=True, slots=True)
class Leap:
    """A part of a page that leads to another page."""

    x: float
    y: float
    width: float
    height: float
    page: int


@dataclass(slots=True)
class Page:
    """Hold everything drawn on a page."""

    shape: PageShape
    number: int
    theme: Theme = field(default_factory=lambda: find_theme("print"))
    language: str = ENGLISH
    placed: list[Placed] = field(default_factory=list)
    leaps: list[Leap] = field(default_factory=list)
    ink: Scene = field(init=False)
    """The page's own words and lines."""

    def __post_init__(self) -> None:
        left, top, right, bottom = self.shape.bleeds(self.number)
        bounds = (-left, -top, self.shape.width + right, self.shape.height + bottom)
        self.ink = Scene(bounds, self.say("page", number=self.number), language=self.language)
        self.placed.append(Placed(self.ink, -left, -top, 1.0))

    def say(self, code: str, /, **values: Value) -> str:
        """Return a text of the books' catalogue in the language of the page."""
        return phrase(code, self.language, **values)

    @property
    def left(self) -> float:
        """Return where the space between the margins begins."""
        return self.shape.left(self.number)

    @property
    def right(self) -> float:
        """Return where the space between the margins ends."""
        return self.left + self.shape.inside[0]

    def place(self, scene: Scene, x: float, y: float, scale: float) -> Placed:
        """Put a scene on the page."""
        self.placed.append(found := Placed(scene, x, y, scale))
        return found

    def write(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        role: Role = Role.INK,
        anchor: Literal["start", "middle", "end"] = "start",
        bold: bool = False,
    ) -> float:
        """Write a line of text around the height `y` and return its width."""
        text = drawable(text, self.language)
        if text:
            self.ink.add(Layer.CLUES, Text((x, y), text, size, role, anchor, bold))
        return text_width(text, size, bold=bold, language=self.language)

    def rule(self, x1: float, x2: float, y: float, *, role: Role = Role.GRID, width: float = 0.15) -> None:
        """Draw a level line."""
        self.ink.add(Layer.GRID, StraightLine((x1, y), (x2, y), role, width))

    def firm(self, thinnest: float) -> None:
        """Draw no line thinner than that many millimetres; in a puzzle, thicker lines stay as much thicker."""
        self.placed = [
            replace(each, scene=firm_scene(each.scene, thinnest / each.scale, shift=each.scene is not self.ink))
            for each in self.placed
        ]

    def as_scene(self) -> Scene:
        """Return the page as one scene in millimetres, bleed included."""
        merged = Scene(self.ink.bounds, self.ink.title, language=self.language)
        for each in self.placed:
            left, top, _, _ = each.scene.bounds
            for _, primitive in each.scene.primitives():
                for part in moved(primitive, each.scale, each.x - left * each.scale, each.y - top * each.scale):
                    merged.add(Layer.BACKGROUND, part)
        return merged


@singledispatch
def moved(primitive: Primitive, scale: float, dx: float, dy: float) -> Iterator[Primitive]:
    """Yield a primitive at another place and size."""
    raise TypeError(f"{type(primitive).__name__} is not a primitive")


@moved.register
def _(primitive: Rect, scale: float, dx: float, dy: float) -> Iterator[Primitive]:
    yield replace(
        primitive,
        x=primitive.x * scale + dx,
        y=primitive.y * scale + dy,
        width=primitive.width * scale,
        height=primitive.height * scale,
        stroke_width=primitive.stroke_width * scale,
        radius=primitive.radius * scale,
    )


@moved.register
def _(primitive: StraightLine, scale: float, dx: float, dy: float) -> Iterator[Primitive]:
    (x1, y1), (x2, y2) = primitive.start, primitive.end
    segment = (x1, y1, x2, y2)
    yield from moved(Strokes((segment,), primitive.stroke, primitive.stroke_width), scale, dx, dy)


@moved.register
def _(primitive: Strokes, scale: float, dx: float, dy: float) -> Iterator[Primitive]:
    segments = tuple(
        (x1 * scale + dx, y1 * scale + dy, x2 * scale + dx, y2 * scale + dy) for x1, y1, x2, y2 in primitive.segments
    )
    yield replace(primitive, segments=segments, stroke_width=primitive.stroke_width * scale)


@moved.register
def _(primitive: Polyline, scale: float, dx: float, dy: float) -> Iterator[Primitive]:
    points = tuple((x * scale + dx, y * scale + dy) for x, y in primitive.points)
    yield replace(primitive, points=points, stroke_width=primitive.stroke_width * scale)


@moved.register
def _(primitive: Circle, scale: float, dx: float, dy: float) -> Iterator[Primitive]:
    x, y = primitive.centre
    yield replace(
        primitive,
        centre=(x * scale + dx, y * scale + dy),
        radius=primitive.radius * scale,
        stroke_width=primitive.stroke_width * scale,
    )


@moved.register
def _(primitive: Marks, scale: float, dx: float, dy: float) -> Iterator[Primitive]:
    centres = tuple((x * scale + dx, y * scale + dy) for x, y in primitive.centres)
    width = primitive.stroke_width * scale
    yield replace(primitive, centres=centres, radius=primitive.radius * scale, stroke_width=width)


@moved.register
def _(primitive: Text, scale: float, dx: float, dy: float) -> Iterator[Primitive]:
    x, y = primitive.at
    yield replace(primitive, at=(x * scale + dx, y * scale + dy), size=primitive.size * scale)


@moved.register
def _(primitive: Texts, scale: float, dx: float, dy: float) -> Iterator[Primitive]:
    texts = tuple((x * scale + dx, y * scale + dy, text) for x, y, text in primitive.texts)
    yield replace(primitive, texts=texts, size=primitive.size * scale)


@moved.register
def _(primitive: CellGrid, scale: float, dx: float, dy: float) -> Iterator[Primitive]:
    """Yield rectangles: cells are one unit large wherever they are."""
    left, top = primitive.origin
    for role, found in boxes_by_role(primitive):
        for x, y, width, height in found.tolist():
            box = ((left + x) * scale + dx, (top + y) * scale + dy, width * scale, height * scale)
            yield Rect(*box, fill=role, strength=primitive.strength)
