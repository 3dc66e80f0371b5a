"""Thirty-two drawings of things, 240x240 greys, for measuring how pictures become puzzles."""

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image, ImageDraw

Drawing = Callable[[], Image.Image]
_SIDE = 240


def _draw(paint: Callable[[ImageDraw.ImageDraw], None]) -> Drawing:
    def draw() -> Image.Image:
        image = Image.new("L", (_SIDE, _SIDE), 255)
        paint(ImageDraw.Draw(image))
        return image

    return draw


def _star(points: int, outer: int, inner: int) -> list[tuple[float, float]]:
    corners = []
    for corner in range(2 * points):
        reach = inner if corner % 2 else outer
        corners.append((120 + reach * sin(pi * corner / points), 120 - reach * cos(pi * corner / points)))
    return corners


def _cat(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((50, 60, 190, 220), fill=0)
    d.polygon([(55, 110), (60, 20), (110, 70)], fill=0)
    d.polygon([(185, 110), (180, 20), (130, 70)], fill=0)
    d.ellipse((80, 110, 105, 140), fill=255)
    d.ellipse((135, 110, 160, 140), fill=255)
    d.polygon([(110, 160), (130, 160), (120, 175)], fill=255)


def _fish(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((20, 70, 180, 170), fill=0)
    d.polygon([(160, 120), (225, 60), (225, 180)], fill=0)
    d.ellipse((50, 100, 66, 116), fill=255)
    d.arc((70, 80, 130, 160), 300, 60, fill=255, width=6)


def _house(d: ImageDraw.ImageDraw) -> None:
    d.polygon([(20, 110), (120, 20), (220, 110)], fill=0)
    d.rectangle((45, 110, 195, 225), fill=0)
    d.rectangle((100, 160, 140, 225), fill=255)
    d.rectangle((60, 130, 88, 158), fill=255)
    d.rectangle((152, 130, 180, 158), fill=255)


def _tree(d: ImageDraw.ImageDraw) -> None:
    for top, wide in ((15, 45), (65, 70), (120, 95)):
        d.polygon([(120, top), (120 - wide, top + 80), (120 + wide, top + 80)], fill=0)
    d.rectangle((108, 195, 132, 230), fill=0)


def _cup(d: ImageDraw.ImageDraw) -> None:
    d.rectangle((40, 80, 160, 200), fill=0)
    d.ellipse((130, 100, 215, 175), outline=0, width=16)
    d.rectangle((25, 205, 180, 218), fill=0)
    for x in (70, 100, 130):
        d.line((x, 65, x + 8, 45, x, 25), fill=0, width=7)


def _key(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((15, 75, 105, 165), outline=0, width=22)
    d.rectangle((100, 108, 225, 132), fill=0)
    d.rectangle((180, 130, 196, 165), fill=0)
    d.rectangle((208, 130, 224, 155), fill=0)


def _boat(d: ImageDraw.ImageDraw) -> None:
    d.polygon([(15, 165), (225, 165), (180, 220), (60, 220)], fill=0)
    d.rectangle((112, 20, 122, 165), fill=0)
    d.polygon([(130, 25), (130, 150), (210, 150)], fill=0)
    d.polygon([(104, 50), (104, 150), (40, 150)], fill=0)


def _umbrella(d: ImageDraw.ImageDraw) -> None:
    d.pieslice((15, 30, 225, 230), 180, 360, fill=0)
    for x in (50, 120, 190):
        d.ellipse((x - 35, 112, x + 35, 150), fill=255)
    d.rectangle((114, 110, 126, 205), fill=0)
    d.arc((80, 180, 126, 226), 0, 180, fill=0, width=12)


def _snowman(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((65, 130, 175, 235), outline=0, width=10)
    d.ellipse((80, 55, 160, 140), outline=0, width=10)
    d.rectangle((85, 10, 155, 50), fill=0)
    d.rectangle((65, 45, 175, 58), fill=0)
    for y in (155, 180, 205):
        d.ellipse((114, y, 126, y + 12), fill=0)


def _rabbit(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((60, 5, 100, 120), fill=0)
    d.ellipse((140, 5, 180, 120), fill=0)
    d.ellipse((50, 90, 190, 225), fill=0)
    d.ellipse((85, 135, 103, 155), fill=255)
    d.ellipse((137, 135, 155, 155), fill=255)


def _rocket(d: ImageDraw.ImageDraw) -> None:
    d.polygon([(120, 5), (155, 70), (85, 70)], fill=0)
    d.rectangle((85, 70, 155, 180), fill=0)
    d.polygon([(85, 130), (45, 200), (85, 180)], fill=0)
    d.polygon([(155, 130), (195, 200), (155, 180)], fill=0)
    d.ellipse((103, 85, 137, 119), fill=255)
    d.polygon([(95, 185), (145, 185), (120, 235)], fill=0)


def _bird(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((60, 90, 190, 190), fill=0)
    d.ellipse((30, 50, 110, 130), fill=0)
    d.polygon([(35, 85), (5, 95), (37, 105)], fill=0)
    d.polygon([(170, 120), (235, 80), (215, 160)], fill=0)
    d.ellipse((52, 75, 66, 89), fill=255)
    d.line((110, 185, 105, 230), fill=0, width=8)
    d.line((140, 185, 145, 230), fill=0, width=8)


def _mushroom(d: ImageDraw.ImageDraw) -> None:
    d.pieslice((15, 20, 225, 220), 180, 360, fill=0)
    d.rectangle((90, 120, 150, 225), outline=0, width=10)
    for x, y in ((60, 75), (115, 45), (160, 80)):
        d.ellipse((x, y, x + 30, y + 26), fill=255)


def _clock(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((15, 15, 225, 225), outline=0, width=16)
    d.line((120, 120, 120, 55), fill=0, width=12)
    d.line((120, 120, 165, 145), fill=0, width=12)
    for hour in range(12):
        x, y = 120 + 85 * sin(pi * hour / 6), 120 - 85 * cos(pi * hour / 6)
        d.ellipse((x - 6, y - 6, x + 6, y + 6), fill=0)


def _note(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((30, 170, 95, 220), fill=0)
    d.ellipse((145, 150, 210, 200), fill=0)
    d.rectangle((83, 40, 97, 195), fill=0)
    d.rectangle((197, 20, 211, 175), fill=0)
    d.polygon([(83, 40), (211, 20), (211, 60), (83, 80)], fill=0)


def _anchor(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((98, 10, 142, 54), outline=0, width=12)
    d.rectangle((112, 50, 128, 215), fill=0)
    d.rectangle((75, 75, 165, 91), fill=0)
    d.arc((30, 90, 210, 225), 10, 170, fill=0, width=18)


def _car(d: ImageDraw.ImageDraw) -> None:
    d.rectangle((10, 110, 230, 170), fill=0)
    d.polygon([(50, 110), (80, 60), (165, 60), (200, 110)], fill=0)
    d.polygon([(70, 105), (90, 72), (118, 72), (118, 105)], fill=255)
    d.polygon([(130, 105), (130, 72), (158, 72), (180, 105)], fill=255)
    for x in (35, 150):
        d.ellipse((x, 140, x + 56, 196), fill=0, outline=255, width=6)


def _leaf(d: ImageDraw.ImageDraw) -> None:
    d.chord((-40, 30, 200, 270), 270, 360, fill=0)
    d.chord((40, -60, 280, 180), 90, 180, fill=0)
    d.line((30, 220, 190, 60), fill=255, width=6)


def _cherry(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((20, 130, 110, 220), fill=0)
    d.ellipse((130, 140, 220, 230), fill=0)
    d.line((70, 135, 120, 20), fill=0, width=8)
    d.line((170, 145, 120, 20), fill=0, width=8)
    d.ellipse((120, 10, 200, 50), fill=0)


def _glasses(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((15, 80, 105, 170), outline=0, width=14)
    d.ellipse((135, 80, 225, 170), outline=0, width=14)
    d.arc((95, 95, 145, 145), 200, 340, fill=0, width=12)


def _ghost(d: ImageDraw.ImageDraw) -> None:
    d.pieslice((40, 20, 200, 180), 180, 360, fill=0)
    d.rectangle((40, 98, 200, 205), fill=0)
    for x in (40, 94, 148):
        d.polygon([(x, 200), (x + 52, 200), (x + 26, 232)], fill=0)
    d.ellipse((80, 80, 108, 118), fill=255)
    d.ellipse((132, 80, 160, 118), fill=255)


def _face(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((15, 15, 225, 225), outline=0, width=14)
    d.ellipse((75, 75, 100, 105), fill=0)
    d.ellipse((140, 75, 165, 105), fill=0)
    d.arc((70, 90, 170, 190), 20, 160, fill=0, width=12)


def _gear(d: ImageDraw.ImageDraw) -> None:
    d.polygon(_star(8, 115, 80), fill=0)
    d.ellipse((85, 85, 155, 155), fill=255)


def _flower(d: ImageDraw.ImageDraw) -> None:
    for x, y in ((120, 50), (186, 98), (161, 177), (79, 177), (54, 98)):
        d.ellipse((x - 38, y - 38, x + 38, y + 38), fill=0)
    d.ellipse((95, 95, 145, 145), fill=255)


def _heart(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((15, 25, 125, 135), fill=0)
    d.ellipse((115, 25, 225, 135), fill=0)
    d.polygon([(24, 105), (216, 105), (120, 225)], fill=0)


def _moon(d: ImageDraw.ImageDraw) -> None:
    d.ellipse((20, 10, 220, 230), fill=0)
    d.ellipse((80, 0, 260, 200), fill=255)


def _polygon(*corners: tuple[float, float]) -> Drawing:
    return _draw(lambda d: d.polygon(corners, fill=0))


DRAWINGS: dict[str, Drawing] = {
    "cat": _draw(_cat),
    "fish": _draw(_fish),
    "house": _draw(_house),
    "tree": _draw(_tree),
    "cup": _draw(_cup),
    "key": _draw(_key),
    "boat": _draw(_boat),
    "umbrella": _draw(_umbrella),
    "snowman": _draw(_snowman),
    "rabbit": _draw(_rabbit),
    "rocket": _draw(_rocket),
    "bird": _draw(_bird),
    "mushroom": _draw(_mushroom),
    "clock": _draw(_clock),
    "note": _draw(_note),
    "anchor": _draw(_anchor),
    "car": _draw(_car),
    "leaf": _draw(_leaf),
    "cherry": _draw(_cherry),
    "glasses": _draw(_glasses),
    "ghost": _draw(_ghost),
    "face": _draw(_face),
    "gear": _draw(_gear),
    "flower": _draw(_flower),
    "heart": _draw(_heart),
    "moon": _draw(_moon),
    "star": _polygon(*_star(5, 115, 45)),
    "sun": _polygon(*_star(12, 115, 65)),
    "arrow": _polygon((10, 95), (130, 95), (130, 40), (230, 120), (130, 200), (130, 145), (10, 145)),
    "crown": _polygon((20, 60), (75, 120), (120, 30), (165, 120), (220, 60), (200, 205), (40, 205)),
    "bolt": _polygon((140, 5), (45, 135), (105, 135), (80, 235), (195, 95), (130, 95), (180, 5)),
    "hourglass": _polygon((40, 15), (200, 15), (130, 120), (200, 225), (40, 225), (110, 120)),
}
