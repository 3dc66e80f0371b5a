"""A scene read cell by cell and set in characters, with lines between the cells or, more tightly, without."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from math import floor

from cluewright.core.scene import (
    CellGrid,
    Circle,
    Layer,
    Marks,
    Point,
    Polyline,
    Primitive,
    Rect,
    Role,
    Scene,
    StraightLine,
    Strokes,
    Text,
    Texts,
    Tone,
)
from cluewright.render.themes import Colour, Theme

Place = tuple[int, int]
"""Row and column."""

_LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""The lines that meet at a point, as the sum of 1 up, 2 right, 4 down, 8 left."""
_SIGNS = {"cross": "×", "circle": "○", "disc": "●"}
_HEAVY_FROM = 0.055
"""Lines at least this wide are heavy."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """One character with its colours."""

    character: str
    ink: Colour
    ground: Colour
    bold: bool = False


@dataclass(slots=True)
class Label:
    """A text with its colours; `at` is its place, which orders the texts in the margin."""

    text: str
    ink: Colour
    bold: bool = False
    at: float = 0.0
    ground: Colour | None = None
    joined: bool = False
    """Whether it continues the one before it."""


@dataclass(slots=True)
class CharacterSheet:
    """What a scene has in each cell, on each border and next to each line."""

    theme: Theme
    rows: int
    columns: int
    ground: dict[Place, Colour] = field(default_factory=dict)
    labels: dict[Place, Label] = field(default_factory=dict)
    signs: dict[Place, tuple[str, Colour]] = field(default_factory=dict)
    plates: dict[Place, Colour] = field(default_factory=dict)
    level: dict[Place, tuple[float, Colour]] = field(default_factory=dict)
    """The border above a cell."""
    upright: dict[Place, tuple[float, Colour]] = field(default_factory=dict)
    """The border left of a cell."""
    ways: dict[Place, tuple[int, Colour]] = field(default_factory=dict)
    """Where a path leads from a cell: the sum of 1 up, 2 right, 4 down, 8 left."""
    left: dict[int, list[Label]] = field(default_factory=dict)
    above: dict[int, list[Label]] = field(default_factory=dict)
    bands: list[tuple[Rect, Colour]] = field(default_factory=list)
    rings: list[Rect] = field(default_factory=list)
    """Drawn around a text, which is then in parentheses."""
    walled: bool = False

    @property
    def left_width(self) -> int:
        """Count the characters that the texts left of the board take."""
        return max((sum(len(label.text) + 1 for label in labels) for labels in self.left.values()), default=0)

    @property
    def above_height(self) -> int:
        """Count the lines that the texts above the board take."""
        return max(map(len, self.above.values()), default=0)

    @property
    def longest(self) -> int:
        """Return the length of the longest text in a cell or above a column."""
        above = (len(label.text) for labels in self.above.values() for label in labels)
        return max((*above, *(len(label.text) for label in self.labels.values())), default=1)


def read(scene: Scene, theme: Theme) -> CharacterSheet:
    """Read a scene from its lowest layer up."""
    sheet = CharacterSheet(theme, scene.rows, scene.columns)
    for _, primitive in scene.primitives(without=(Layer.CAPTION,)):
        _note(sheet, primitive)
    for side in (sheet.left, sheet.above):
        for line, labels in side.items():
            side[line] = _joined(sorted(labels, key=lambda label: label.at))
    return sheet


def _joined(labels: list[Label]) -> list[Label]:
    """Return the labels with each that continues the one before it added to that."""
    found: list[Label] = []
    for label in labels:
        if label.joined and found:
            found[-1].text += label.text
        else:
            found.append(label)
    return found


def _note(sheet: CharacterSheet, primitive: Primitive) -> None:
    match primitive:
        case CellGrid():
            _note_cells(sheet, primitive)
        case Rect():
            _note_rect(sheet, primitive)
        case Text():
            _note_texts(sheet, [(*primitive.at, primitive.text)], primitive.fill, primitive.bold)
        case Texts():
            _note_texts(sheet, primitive.texts, primitive.fill, primitive.bold, primitive.joined)
        case Marks():
            for centre in primitive.centres:
                _note_sign(sheet, centre, primitive.shape, primitive.role)
        case Circle():
            if primitive.fill is not None:
                _note_sign(sheet, primitive.centre, "disc", primitive.fill)
            if primitive.stroke is not None:
                _note_sign(sheet, primitive.centre, "circle", primitive.stroke)
        case StraightLine():
            segment = (*primitive.start, *primitive.end)
            _note_strokes(sheet, [segment], primitive.stroke, primitive.stroke_width)
        case Strokes():
            _note_strokes(sheet, primitive.segments, primitive.stroke, primitive.stroke_width)
        case Polyline():
            if primitive.stroke is not None:
                _note_path(sheet, primitive.points, sheet.theme.colour(primitive.stroke))


def _place(x: float, y: float) -> Place:
    return floor(y), floor(x)


def _note_cells(sheet: CharacterSheet, cells: CellGrid) -> None:
    left, top = cells.origin
    colours = [None if role is None else sheet.theme.colour(role, cells.strength) for role in cells.roles]
    for y, row in enumerate(cells.values.tolist()):
        for x, value in enumerate(row):
            if (colour := colours[value]) is not None:
                sheet.ground[_place(left + x + 0.5, top + y + 0.5)] = colour


def _note_rect(sheet: CharacterSheet, rect: Rect) -> None:
    if rect.fill is None:
        sheet.rings.append(rect)
        return
    colour = sheet.theme.colour(rect.fill, rect.strength)
    sheet.bands.append((rect, colour))
    for y in range(max(0, floor(rect.y)), min(sheet.rows, floor(rect.y + rect.height) + 1)):
        for x in range(max(0, floor(rect.x)), min(sheet.columns, floor(rect.x + rect.width) + 1)):
            if _holds(rect, x + 0.5, y + 0.5):
                sheet.ground[y, x] = colour


def _note_texts(
    sheet: CharacterSheet, texts: Iterable[tuple[float, float, str]], role: Tone, bold: bool, joined: bool = False
) -> None:
    ink = sheet.theme.colour(role)
    for x, y, plain in texts:
        row, column = _place(x, y)
        text = f"({plain})" if any(_holds(ring, x, y) for ring in sheet.rings) else plain
        if x < 0:
            sheet.left.setdefault(row, []).append(Label(text, ink, bold, x, _ground_at(sheet, x, y), joined))
        elif y < 0:
            sheet.above.setdefault(column, []).append(Label(text, ink, bold, y, _ground_at(sheet, x, y), joined))
        else:
            sheet.labels[row, column] = Label(text, ink, bold)


def _ground_at(sheet: CharacterSheet, x: float, y: float) -> Colour | None:
    for rect, colour in reversed(sheet.bands):
        if _holds(rect, x, y):
            return colour
    return None


def _holds(rect: Rect, x: float, y: float) -> bool:
    return rect.x <= x <= rect.x + rect.width and rect.y <= y <= rect.y + rect.height


def _note_sign(sheet: CharacterSheet, centre: Point, shape: str, role: Tone) -> None:
    x, y = centre
    if x == floor(x) or y == floor(y):  # on a border, where there is no room for it
        return
    place = _place(x, y)
    if shape == "disc":
        sheet.plates[place] = sheet.theme.colour(role)
    sheet.signs[place] = shape, sheet.theme.colour(role)


def _note_strokes(
    sheet: CharacterSheet, segments: Iterable[tuple[float, float, float, float]], role: Tone, width: float
) -> None:
    if role is Role.PAPER:  # the rim of an outline, for which there is no room
        return
    sheet.walled = sheet.walled or role is Role.WALL
    line = width, sheet.theme.colour(role)
    for x1, y1, x2, y2 in segments:
        if y1 == y2 == floor(y1) and y1 >= 0:
            for x in range(max(0, round(min(x1, x2))), round(max(x1, x2))):
                _lay(sheet.level, (int(y1), x), line)
        elif x1 == x2 == floor(x1) and x1 >= 0:
            for y in range(max(0, round(min(y1, y2))), round(max(y1, y2))):
                _lay(sheet.upright, (y, int(x1)), line)


def _lay(borders: dict[Place, tuple[float, Colour]], place: Place, line: tuple[float, Colour]) -> None:
    if place not in borders or borders[place][0] <= line[0]:
        borders[place] = line


def _note_path(sheet: CharacterSheet, points: tuple[Point, ...], colour: Colour) -> None:
    for (x1, y1), (x2, y2) in pairwise(points):
        down = (y2 > y1) - (y2 < y1)
        across = (x2 > x1) - (x2 < x1)
        if down and across:
            continue
        row, column = _place(x1, y1)
        end = _place(x2, y2)
        out, back = {(-1, 0): (1, 4), (0, 1): (2, 8), (1, 0): (4, 1), (0, -1): (8, 2)}.get((down, across), (0, 0))
        while out and (row, column) != end:
            _lead(sheet, (row, column), out, colour)
            row, column = row + down, column + across
            _lead(sheet, (row, column), back, colour)


def _lead(sheet: CharacterSheet, place: Place, way: int, colour: Colour) -> None:
    before = sheet.ways.get(place)
    sheet.ways[place] = (way | (before[0] if before else 0), colour)


def framed(sheet: CharacterSheet, inner: int) -> list[list[Glyph]]:
    """Set a sheet with lines between the cells; a cell is `inner` characters wide."""
    pitch, margin, top = inner + 1, sheet.left_width, sheet.above_height
    width, height = margin + pitch * sheet.columns + 1, top + 2 * sheet.rows + 1
    page = _page(sheet.theme, width, height)
    _set_margins(sheet, page, lambda row: top + 2 * row + 1, lambda column: margin + pitch * column + 1, inner)
    for y in range(sheet.rows):
        for x in range(sheet.columns):
            _set_cell(sheet, page, (y, x), top + 2 * y + 1, margin + pitch * x + 1, inner)
    for y in range(sheet.rows + 1):
        for x in range(sheet.columns + 1):
            _set_borders(sheet, page, (y, x), top + 2 * y, margin + pitch * x, inner)
    return page


def compact(sheet: CharacterSheet, pitch: int) -> list[list[Glyph]]:
    """Set a sheet without lines, one line per row; groups of five cells differ by a tint."""
    margin, top = sheet.left_width, sheet.above_height
    page = _page(sheet.theme, margin + pitch * sheet.columns, top + sheet.rows)
    _set_margins(sheet, page, lambda row: top + row, lambda column: margin + pitch * column, pitch)
    tint = sheet.theme.colour(Role.EMPTY)
    for y in range(sheet.rows):
        for x in range(sheet.columns):
            if (y // 5 + x // 5) % 2:
                sheet.ground.setdefault((y, x), tint)
            _set_cell(sheet, page, (y, x), top + y, margin + pitch * x, pitch)
    return page


def _page(theme: Theme, width: int, height: int) -> list[list[Glyph]]:
    blank = Glyph(" ", theme.colour(Role.INK), theme.paper)
    return [[blank] * width for _ in range(height)]


def _put(page: list[list[Glyph]], y: int, x: int, text: str, ink: Colour, ground: Colour, bold: bool = False) -> None:
    for index, character in enumerate(text):
        page[y][x + index] = Glyph(character, ink, ground, bold)


def _set_margins(
    sheet: CharacterSheet,
    page: list[list[Glyph]],
    line_of: Callable[[int], int],
    column_of: Callable[[int], int],
    inner: int,
) -> None:
    paper = sheet.theme.paper
    for row, labels in sheet.left.items():
        x = sheet.left_width - sum(len(label.text) + 1 for label in labels)
        for label in labels:
            _put(page, line_of(row), x, label.text, label.ink, label.ground or paper, label.bold)
            x += len(label.text) + 1
    for column, labels in sheet.above.items():
        y = sheet.above_height - len(labels)
        for offset, label in enumerate(labels):
            text = label.text.center(inner) if inner % 2 else label.text.rjust(inner)
            _put(page, y + offset, column_of(column), text, label.ink, label.ground or paper, label.bold)


def _set_cell(sheet: CharacterSheet, page: list[list[Glyph]], place: Place, y: int, x: int, inner: int) -> None:
    ground = sheet.ground.get(place, sheet.theme.paper)
    ink = sheet.theme.colour(Role.INK)
    _put(page, y, x, " " * inner, ink, ground)
    middle = x + (inner - 1) // 2
    if place in sheet.ways:
        ways, colour = sheet.ways[place]
        _put(page, y, x, ("━" if ways & 8 else " ") * inner, colour, ground)
        _put(page, y, middle, ("━" if ways & 2 else " ") * (x + inner - middle), colour, ground)
        _put(page, y, middle, _HEAVY[ways], colour, ground)
    sign = sheet.signs.get(place)
    label = sheet.labels.get(place)
    if label is None:
        if sign is not None:
            _put(page, y, middle, _SIGNS[sign[0]], sign[1], ground)
        return
    start = x + max(0, (inner - len(label.text)) // 2)
    if place in sheet.plates:
        plate = sheet.plates[place]
        if len(label.text) + 2 <= inner:
            _put(page, y, start - 1, f" {label.text} ", label.ink, plate, label.bold)
        else:
            _put(page, y, start, label.text[:inner], label.ink, plate, label.bold)
        return
    if sign is not None and sign[0] == "circle" and len(label.text) + 2 <= inner:
        _put(page, y, start - 1, "(", sign[1], ground)
        _put(page, y, start + len(label.text), ")", sign[1], ground)
    _put(page, y, start, label.text[:inner], label.ink, ground, label.bold)


def _set_borders(sheet: CharacterSheet, page: list[list[Glyph]], place: Place, y: int, x: int, inner: int) -> None:
    """Set the corner at a place, the border to its right and the one below it."""
    row, column = place
    paper = sheet.theme.paper
    level, upright = sheet.level.get(place), sheet.upright.get(place)
    if column < sheet.columns:
        ground = _between(sheet, (row - 1, column), place)
        _put(page, y, x + 1, " " * inner, paper, ground)
        if level is not None:
            _put(page, y, x + 1, ("━" if level[0] >= _HEAVY_FROM else "─") * inner, level[1], ground)
        if sheet.ways.get(place, (0, paper))[0] & 1:
            _put(page, y, x + 1 + (inner - 1) // 2, "┃", sheet.ways[place][1], ground)
    if row < sheet.rows:
        ground = _between(sheet, (row, column - 1), place)
        _put(page, y + 1, x, " ", paper, ground)
        if upright is not None:
            _put(page, y + 1, x, "┃" if upright[0] >= _HEAVY_FROM else "│", upright[1], ground)
        if sheet.ways.get(place, (0, paper))[0] & 8:
            _put(page, y + 1, x, "━", sheet.ways[place][1], ground)
    meeting = (
        sheet.upright.get((row - 1, column)),
        level if column < sheet.columns else None,
        upright if row < sheet.rows else None,
        sheet.level.get((row, column - 1)),
    )
    lines = [(1 << index, line) for index, line in enumerate(meeting) if line is not None]
    heavy = [(bit, line) for bit, line in lines if line[0] >= _HEAVY_FROM]
    shown = heavy if len(heavy) >= 2 else lines
    if shown:
        character = (_HEAVY if shown is heavy else _LIGHT)[sum(bit for bit, _ in shown)]
        colour = max(shown, key=lambda found: found[1][0])[1][1]
        ground = _between(sheet, (row - 1, column - 1), (row - 1, column), (row, column - 1), place)
        _put(page, y, x, character, colour, ground)


def _between(sheet: CharacterSheet, *places: Place) -> Colour:
    """Return the background between cells: theirs if they agree, else the paper."""
    paper = sheet.theme.paper
    grounds = {sheet.ground.get(place, paper) for place in places}
    return grounds.pop() if len(grounds) == 1 else paper
