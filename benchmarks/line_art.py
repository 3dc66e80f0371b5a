"""Twenty-five drawings in thin lines, 400x400 greys: outlines, spirals, hatching, webs, handwriting.

At 50x50 cells a line is one cell wide. Nothing is harder to repair: most clues are many small numbers with much room.
"""

from collections.abc import Callable, Iterable
from math import cos, pi, sin

from PIL import Image, ImageDraw

Point = tuple[float, float]
Stroke = list[Point]
_SIDE, _WIDTH = 400, 8


def _drawn(strokes: Callable[[], Iterable[Stroke]]) -> Callable[[], Image.Image]:
    def draw() -> Image.Image:
        image = Image.new("L", (_SIDE, _SIDE), 255)
        pen = ImageDraw.Draw(image)
        for stroke in strokes():
            pen.line(stroke, fill=0, width=_WIDTH, joint="curve")
        return image

    return draw


def _curve(place: Callable[[float], Point], steps: int = 120) -> Stroke:
    return [place(step / steps) for step in range(steps + 1)]


def _arc(x: float, y: float, across: float, down: float, start: float = 0, end: float = 360) -> Stroke:
    """Return part of an ellipse, in degrees clockwise from the right."""

    def place(part: float) -> Point:
        angle = pi / 180 * (start + (end - start) * part)
        return x + across * cos(angle), y + down * sin(angle)

    return _curve(place)


def _ring(x: float, y: float, radius: float) -> Stroke:
    return _arc(x, y, radius, radius)


def _closed(*corners: Point) -> Stroke:
    return [*corners, corners[0]]


def _box(left: float, top: float, right: float, bottom: float) -> Stroke:
    return _closed((left, top), (right, top), (right, bottom), (left, bottom))


def _star(points: int, outer: float, inner: float) -> Stroke:
    reach = [inner if corner % 2 else outer for corner in range(2 * points)]
    turns = [pi * corner / points for corner in range(2 * points)]
    return _closed(*((200 + far * sin(turn), 200 - far * cos(turn)) for far, turn in zip(reach, turns, strict=True)))


def _circles() -> Iterable[Stroke]:
    return [_ring(200, 200, radius) for radius in range(30, 191, 40)]


def _overlapping() -> Iterable[Stroke]:
    return [_ring(x, y, 90) for x, y in ((105, 140), (200, 140), (295, 140), (152, 240), (248, 240))]


def _spiral() -> Iterable[Stroke]:
    return [_curve(lambda part: (200 + 185 * part * cos(10 * pi * part), 200 + 185 * part * sin(10 * pi * part)), 400)]


def _square_spiral() -> Iterable[Stroke]:
    corners: Stroke = [(20, 20)]
    low, high = 20, 380
    while low < high - 30:
        corners += [(high, low), (high, high), (low, high), (low, low + 30)]
        low, high = low + 30, high - 30
        corners.append((low, low))
    return [corners]


def _hatching() -> Iterable[Stroke]:
    slanting: list[Stroke] = [[(x, 20), (x - 120, 140)] for x in range(150, 381, 30)]
    crossing: list[Stroke] = [[(x, 240), (x + 100, 380)] for x in range(30, 281, 36)]
    back: list[Stroke] = [[(x + 100, 240), (x, 380)] for x in range(30, 281, 36)]
    return [_box(20, 12, 388, 150), *slanting, _box(20, 240, 388, 388), *crossing, *back]


def _house() -> Iterable[Stroke]:
    return [
        _box(60, 180, 340, 380),
        [(30, 190), (200, 40), (370, 190)],
        _box(175, 280, 235, 380),
        _box(90, 220, 150, 270),
        _box(260, 220, 320, 270),
        [(120, 220), (120, 270)],
        [(290, 220), (290, 270)],
        [(280, 110), (280, 50), (310, 50), (310, 138)],
    ]


def _face() -> Iterable[Stroke]:
    return [
        _ring(200, 200, 180),
        _arc(130, 150, 30, 18),
        _arc(270, 150, 30, 18),
        [(200, 170), (180, 240), (205, 240)],
        _arc(200, 250, 90, 60, 15, 165),
        _arc(130, 120, 45, 20, 200, 340),
        _arc(270, 120, 45, 20, 200, 340),
    ]


def _handwriting() -> Iterable[Stroke]:
    loops = _curve(lambda part: (30 + 340 * part - 30 * sin(12 * pi * part), 130 - 70 * cos(12 * pi * part)), 300)
    letters = [
        [(40, 370), (40, 250), (110, 370), (110, 250)],
        _arc(180, 310, 40, 60),
        [(240, 250), (270, 370), (300, 290), (330, 370), (360, 250)],
    ]
    return [loops, *letters]


def _web() -> Iterable[Stroke]:
    around = [pi * turn / 6 for turn in range(12)]
    spokes: list[Stroke] = [[(200, 200), (200 + 190 * cos(turn), 200 + 190 * sin(turn))] for turn in around]
    rings = [_closed(*((200 + far * cos(t), 200 + far * sin(t)) for t in around)) for far in (50, 95, 140, 185)]
    return [*spokes, *rings]


def _waves() -> Iterable[Stroke]:
    def wave(y: float) -> Stroke:
        return _curve(lambda part: (10 + 380 * part, y + 22 * sin(6 * pi * part + y / 60)))

    return [wave(y) for y in range(60, 360, 48)]


def _tree() -> Iterable[Stroke]:
    found: list[Stroke] = []

    def branch(x: float, y: float, angle: float, length: float) -> None:
        if length < 22:
            return
        top = x + length * cos(angle), y - length * sin(angle)
        found.append([(x, y), top])
        branch(*top, angle + 0.5, length * 0.72)
        branch(*top, angle - 0.42, length * 0.75)

    branch(200, 390, pi / 2, 110)
    return found


def _bicycle() -> Iterable[Stroke]:
    return [
        _ring(95, 270, 80),
        _ring(305, 270, 80),
        [(95, 270), (160, 150), (275, 150), (185, 270), (95, 270)],
        [(185, 270), (150, 120)],
        [(125, 120), (175, 120)],
        [(305, 270), (265, 105), (300, 95)],
    ]


def _cube() -> Iterable[Stroke]:
    corners = ((40, 140), (260, 140), (260, 370), (40, 370))
    joins: list[Stroke] = [[(x, y), (x + 110, y - 110)] for x, y in corners]
    return [_box(40, 140, 260, 370), _box(150, 30, 370, 260), *joins]


def _sailing() -> Iterable[Stroke]:
    return [
        _closed((40, 290), (360, 290), (310, 360), (90, 360)),
        [(200, 290), (200, 30)],
        _closed((215, 50), (215, 270), (340, 270)),
        _closed((185, 90), (185, 270), (80, 270)),
        _curve(lambda part: (10 + 380 * part, 378 + 8 * sin(14 * pi * part))),
    ]


def _fish() -> Iterable[Stroke]:
    scales = [_arc(x, y, 22, 26, 270, 450) for x in (150, 195, 240) for y in (165, 210, 255)]
    return [
        _arc(180, 210, 150, 100),
        [(315, 170), (385, 110), (370, 210), (385, 310), (315, 250)],
        _ring(90, 180, 14),
        *scales,
    ]


def _flower() -> Iterable[Stroke]:
    petals = [_ring(200 + 85 * sin(2 * pi * n / 6), 150 - 85 * cos(2 * pi * n / 6), 45) for n in range(6)]
    leaves = [_arc(255, 330, 55, 22), _arc(145, 350, 55, 22)]
    return [_ring(200, 150, 40), *petals, [(200, 282), (200, 395)], *leaves]


def _cat() -> Iterable[Stroke]:
    whiskers: list[Stroke] = [
        [(x, 250), (x + side * 110, y)] for side, x in ((-1, 160), (1, 240)) for y in (225, 255, 285)
    ]
    return [
        _arc(200, 230, 140, 135),
        [(75, 170), (80, 40), (165, 105)],
        [(325, 170), (320, 40), (235, 105)],
        _arc(145, 190, 22, 28),
        _arc(255, 190, 22, 28),
        _closed((185, 235), (215, 235), (200, 255)),
        _arc(180, 265, 20, 22, 0, 180),
        _arc(220, 265, 20, 22, 0, 180),
        *whiskers,
    ]


def _skyline() -> Iterable[Stroke]:
    towers = (150, 90, 200, 60, 130, 240, 110, 170)
    outline: Stroke = [(12, 388)]
    for number, top in enumerate(towers):
        outline += [(12 + 47 * number, top), (59 + 47 * number, top)]
    windows = [
        _box(28 + 47 * n, y, 44 + 47 * n, y + 18) for n, top in enumerate(towers) for y in range(top + 30, 350, 56)
    ]
    return [[*outline, (388, 388), (12, 388)], *windows]


def _stars() -> Iterable[Stroke]:
    return [_star(5, 190, 75), _star(5, 110, 42)]


def _zigzags() -> Iterable[Stroke]:
    return [[(20 + 36 * n, y if n % 2 else y + 50) for n in range(11)] for y in range(30, 340, 64)]


def _fan() -> Iterable[Stroke]:
    ribs: list[Stroke] = [
        [(200, 370), (200 + 330 * cos(t) * 0.58, 370 - 330 * sin(t))] for t in (0.35 + 0.245 * n for n in range(11))
    ]
    return [*ribs, _arc(200, 370, 192, 330, 200, 340), _arc(200, 370, 100, 170, 200, 340)]


def _triangles() -> Iterable[Stroke]:
    return [
        _closed((200, 20 + far), (390 - 1.6 * far, 380 - far / 2), (10 + 1.6 * far, 380 - far / 2))
        for far in (0, 40, 80)
    ]


def _clock() -> Iterable[Stroke]:
    ticks: list[Stroke] = [
        [(200 + r * sin(pi * h / 6), 200 - r * cos(pi * h / 6)) for r in (150, 172)] for h in range(12)
    ]
    return [_ring(200, 200, 188), *ticks, [(200, 200), (200, 85)], [(200, 200), (275, 245)], _ring(200, 200, 8)]


def _snowflake() -> Iterable[Stroke]:
    found: list[Stroke] = []
    for turn in (pi * n / 3 for n in range(6)):
        found.append([(200, 200), (200 + 185 * sin(turn), 200 - 185 * cos(turn))])
        for far in (80, 130):
            x, y = 200 + far * sin(turn), 200 - far * cos(turn)
            found += [[(x, y), (x + 45 * sin(turn + side), y - 45 * cos(turn + side))] for side in (0.9, -0.9)]
    return found


def _umbrella() -> Iterable[Stroke]:
    return [
        _arc(200, 200, 185, 160, 180, 360),
        *(_arc(200 + 123 * n, 200, 62, 30, 180, 360) for n in (-1, 0, 1)),
        [(200, 40), (200, 340)],
        _arc(170, 340, 30, 40, 0, 180),
        _arc(200, 200, 62, 158, 180, 360),
    ]


LINE_ART: dict[str, Callable[[], Image.Image]] = {
    strokes.__name__.removeprefix("_").replace("_", " "): _drawn(strokes)
    for strokes in (
        _circles,
        _overlapping,
        _spiral,
        _square_spiral,
        _hatching,
        _house,
        _face,
        _handwriting,
        _web,
        _waves,
        _tree,
        _bicycle,
        _cube,
        _sailing,
        _fish,
        _flower,
        _cat,
        _skyline,
        _stars,
        _zigzags,
        _fan,
        _triangles,
        _clock,
        _snowflake,
        _umbrella,
    )
}
