"""A drawing as data: primitives in layers, in units of one cell, coloured by the part they play.

A kind draws once into a scene; the back-ends in `cluewright.render` turn it into SVG, PNG, PDF, EPS or characters; a
theme gives each role its colour; a `Dye` is a colour of the puzzle's own. One cell is 1 x 1; x grows to the right and y
downwards; whoever draws chooses the origin, and `Scene.bounds` is what a back-end shows, painted in the colour of paper
first. What may be very numerous is one primitive for all: `CellGrid`, `Strokes`, `Marks`, `Texts`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Literal, TypeAlias

from cluewright.core.hint import Hint
from cluewright.core.locales import ENGLISH

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Layer(StrEnum):
    """The layers, in the order in which they are drawn: later ones lie above."""

    BACKGROUND = "background"
    HIGHLIGHTS = "highlights"
    SOLUTION = "solution"
    """What fills whole cells."""
    GRID = "grid"
    MARKS = "marks"
    """What a player draws into the grid: crosses, circles, a path."""
    OUTLINES = "outlines"
    """Outlines around what is highlighted."""
    CLUES = "clues"
    CAPTION = "caption"


class Role(StrEnum):
    """The part something plays in a drawing; a theme knows its colour."""

    PAPER = "paper"
    INK = "ink"
    """Numbers, clues and text."""
    FAINT = "faint"
    """Satisfied clues, captions of little weight."""
    GRID = "grid"
    BOLD = "bold"
    """Every fifth line and the frame."""
    FILL = "fill"
    """A filled or shaded cell."""
    EMPTY = "empty"
    """A cell known to be empty, on boards too large for crosses."""
    ON_FILL = "on_fill"
    """What is written on a filled cell."""
    MARK = "mark"
    """A cross, a circle, a note."""
    PATH = "path"
    WALL = "wall"
    TARGET = "target"
    """The cells a hint settles."""
    EVIDENCE = "evidence"
    """What justifies a hint."""
    MISTAKE = "mistake"
    CHANGED = "changed"
    """Cells that differ from another board, because they were repaired or undone."""
    HEAT_0 = "heat_0"
    """Settled first; up to HEAT_7, settled last."""
    HEAT_1 = "heat_1"
    HEAT_2 = "heat_2"
    HEAT_3 = "heat_3"
    HEAT_4 = "heat_4"
    HEAT_5 = "heat_5"
    HEAT_6 = "heat_6"
    HEAT_7 = "heat_7"


_GAIN = 0.88
"""What is left of a colour's light on paper, as programs show that imitate a press."""


@dataclass(frozen=True, slots=True)
class Dye:
    """A colour that the puzzle itself has, the same in every theme: red, green and blue, 0 to 255 each.

    >>> Dye(255, 230, 0).readable, Dye(0, 0, 120).readable
    (Dye(red=0, green=0, blue=0), Dye(red=255, green=255, blue=255))
    """

    red: int
    green: int
    blue: int

    @property
    def luminance(self) -> float:
        """Return how bright it is, from 0 to 1, as WCAG 2 counts it."""
        linear = (
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
            for part in (self.red / 255, self.green / 255, self.blue / 255)
        )
        return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))

    @property
    def readable(self) -> "Dye":
        """Return black or white, whichever is easier to read on it."""
        bright = self.luminance
        return Dye(0, 0, 0) if (bright + 0.05) / 0.05 >= 1.05 / (bright + 0.05) else Dye(255, 255, 255)

    @property
    def pressed(self) -> "Dye":
        """Return it as a press prints it in four inks: a little darker than a screen shows it."""
        return Dye(round(_GAIN * self.red), round(_GAIN * self.green), round(_GAIN * self.blue))

    @property
    def grey(self) -> "Dye":
        """Return a grey that is as light to the eye."""
        light = self.luminance ** (1 / 2.2)
        return Dye(round(255 * light), round(255 * light), round(255 * light))


Tone: TypeAlias = Role | Dye
"""What something is drawn in: the theme's colour of its role, or a colour of its own."""

HEATS = tuple(Role(f"heat_{step}") for step in range(8))
Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle, filled, outlined or both; `radius` rounds its corners."""

    x: float
    y: float
    width: float
    height: float
    fill: Tone | None = None
    stroke: Tone | None = None
    stroke_width: float = 0.05
    radius: float = 0.0
    strength: float = 1.0
    """How strong `fill` is against the paper: 1 is the theme's colour, less is a wash of it."""


@dataclass(frozen=True, slots=True)
class StraightLine:
    """A straight line."""

    start: Point
    end: Point
    stroke: Tone
    stroke_width: float = 0.05


@dataclass(frozen=True, slots=True)
class Strokes:
    """Many similar straight lines, as (x1, y1, x2, y2); level and upright ones end square, half a width beyond."""

    segments: tuple[tuple[float, float, float, float], ...]
    stroke: Tone
    stroke_width: float = 0.05


@dataclass(frozen=True, slots=True)
class Polyline:
    """A chain of straight lines with round joints and ends; `fill` closes and fills it."""

    points: tuple[Point, ...]
    stroke: Tone | None
    stroke_width: float = 0.05
    fill: Tone | None = None


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle, filled, outlined or both."""

    centre: Point
    radius: float
    fill: Tone | None = None
    stroke: Tone | None = None
    stroke_width: float = 0.05


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text in a font of `size` units; its digits and capitals are centred on the height of `at`."""

    at: Point
    text: str
    size: float
    fill: Tone = Role.INK
    anchor: Literal["start", "middle", "end"] = "middle"
    bold: bool = False
    turned: bool = False
    """Whether it runs downwards, as on the spine of a book."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Many similar small signs, each around its centre."""

    centres: tuple[Point, ...]
    shape: Literal["cross", "circle", "disc"]
    """A cross and a circle are lines, `stroke_width` thick; a disc is filled."""
    radius: float
    role: Tone
    stroke_width: float = 0.06


@dataclass(frozen=True, slots=True)
class Texts:
    """Many similar texts, as (x, y, text); otherwise as `Text`."""

    texts: tuple[tuple[float, float, str], ...]
    size: float
    fill: Tone = Role.INK
    anchor: Literal["start", "middle", "end"] = "middle"
    bold: bool = False
    joined: bool = False
    """Whether each continues the text beside it, so that no space is set between the two."""


@dataclass(frozen=True, slots=True, eq=False)
class CellGrid:
    """Many equal cells at once, so that a board of a million is one primitive.

    `values` is a (height, width) uint8 array; value v is drawn in `roles[v]`, or not at all where that is None.
    """

    origin: Point
    values: "NDArray[np.uint8]"
    roles: tuple[Tone | None, ...]
    strength: float = 1.0
    """As of `Rect`."""


Primitive: TypeAlias = Rect | StraightLine | Strokes | Polyline | Circle | Marks | Text | Texts | CellGrid


@dataclass(slots=True)
class Scene:
    """What a kind has drawn."""

    bounds: tuple[float, float, float, float]
    """Left, top, right, bottom of the visible part."""
    title: str
    """Says in a few words what is drawn."""
    description: str = ""
    """Describes the drawing to someone who cannot see it."""
    columns: int = 0
    rows: int = 0
    """The board proper lies from (0, 0) to (columns, rows)."""
    layers: dict[Layer, list[Primitive]] = field(default_factory=lambda: {layer: [] for layer in Layer})
    language: str = ENGLISH
    """The language of its texts, by which a font is chosen."""

    @property
    def width(self) -> float:
        """Return the width in cells."""
        return self.bounds[2] - self.bounds[0]

    @property
    def height(self) -> float:
        """Return the height in cells."""
        return self.bounds[3] - self.bounds[1]

    def add(self, layer: Layer, *primitives: Primitive) -> None:
        """Draw on a layer, above what it holds."""
        self.layers[layer].extend(primitives)

    def primitives(self, *, without: Iterable[Layer] = ()) -> Iterable[tuple[Layer, Primitive]]:
        """Yield everything from the lowest layer up."""
        hidden = set(without)
        for layer in Layer:
            if layer not in hidden:
                for primitive in self.layers[layer]:
                    yield layer, primitive


@dataclass(frozen=True, slots=True)
class Look:
    """What is drawn in addition to puzzle and board."""

    clues: bool = True
    """Clues or numbers, unless they are more than `most_texts`."""
    grid: bool = True
    hint: Hint | None = None
    """Its evidence and cells are highlighted; with `stage` its words appear below as a caption."""
    stage: int = 2
    """How much of the hint is shown: 0 where to look, 1 why, 2 what to do."""
    mistakes: Sequence[tuple[int, int]] = ()
    changed: Sequence[tuple[int, int]] = ()
    heat: "NDArray[np.int8] | None" = None
    """For each cell, -1 or 0 to 7: how late it was settled, drawn as a wash under the board."""
    caption: str = ""
    language: str = ENGLISH
    """The language of the hint's words."""
    colours: bool = True
    """Whether colours of the puzzle's own are drawn; without, in greys as light."""
    press: bool = False
    """Whether colours are printed in four inks, which decides what is easier to read on them."""
    marks: bool = False
    """Whether the marks of such colours are written into their cells, for those who cannot tell them apart."""
    writes: Callable[[str], bool] = bool
    """Tell whether there is a font for a character: marks give way to letters if one cannot be written."""
    most_texts: int = 150_000
    """More numbers are left out: they would be unreadable, and a browser takes a minute to show half a million."""


PLAIN = Look()
