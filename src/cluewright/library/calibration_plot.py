"""Predicted times against real ones, drawn as a scene: a dot for each game, by factors of two."""

from math import ceil, floor, log2

from cluewright.core.duration import SPREAD
from cluewright.core.scene import Circle, Layer, Role, Scene, StraightLine, Text
from cluewright.library.calibration import Calibration

_SIDE, _LEFT, _TOP = 16.0, 3.0, 3.0
_COLOURS = (Role.HEAT_5, Role.HEAT_2, Role.HEAT_7, Role.HEAT_0)
_MOST_DOTS = 2000


def plot(found: Calibration) -> Scene:
    """Draw the games; on the line prediction and game agree, between the faint lines lies the interval."""
    games = found.games[:_MOST_DOTS]
    ends = [value for game in games for value in (game.predicted, game.minutes)] or [1.0]
    first, last = floor(log2(min(ends))), ceil(log2(max(ends)))
    last = max(last, first + 1)

    def place(predicted: float, minutes: float) -> tuple[float, float]:
        across, up = ((log2(value) - first) / (last - first) for value in (predicted, minutes))
        return _LEFT + _SIDE * across, _TOP + _SIDE * (1 - up)

    words = "; ".join(f"{kind}: {pace.games} games, pace {pace.pace:g}" for kind, pace in found.kinds.items())
    scene = Scene((0, 0, _LEFT + _SIDE + 2, _TOP + _SIDE + 3), "Predicted and real minutes", words or "no games")
    low, high = 2.0**first, 2.0**last
    for power in range(first, last + 1):
        value = 2.0**power
        scene.add(Layer.BACKGROUND, StraightLine(place(value, low), place(value, high), Role.GRID, 0.03))
        scene.add(Layer.BACKGROUND, StraightLine(place(low, value), place(high, value), Role.GRID, 0.03))
        (x, _), (_, y) = place(value, low), place(low, value)
        scene.add(Layer.CLUES, Text((x, _TOP + _SIDE + 0.7), f"{value:g}", 0.6, Role.FAINT))
        scene.add(Layer.CLUES, Text((_LEFT - 0.3, y), f"{value:g}", 0.6, Role.FAINT, anchor="end"))
    scene.add(Layer.GRID, StraightLine(place(low, low), place(high, high), Role.BOLD, 0.06))
    scene.add(Layer.GRID, StraightLine(place(low, low * SPREAD), place(high / SPREAD, high), Role.FAINT, 0.04))
    scene.add(Layer.GRID, StraightLine(place(low * SPREAD, low), place(high, high / SPREAD), Role.FAINT, 0.04))
    colours = {kind: _COLOURS[number % len(_COLOURS)] for number, kind in enumerate(found.kinds)}
    for game in games:
        scene.add(Layer.SOLUTION, Circle(place(game.predicted, game.minutes), 0.16, fill=colours[game.kind]))
    x = _LEFT
    for kind, colour in colours.items():
        scene.add(Layer.CLUES, Circle((x + 0.25, _TOP - 0.8), 0.25, fill=colour))
        scene.add(Layer.CLUES, Text((x + 0.8, _TOP - 0.8), kind, 0.7, anchor="start"))
        x += 1.6 + 0.45 * len(kind)
    title = "Minutes: predicted across, real upwards"
    scene.add(Layer.CLUES, Text((_LEFT, 1.0), title, 0.9, anchor="start", bold=True))
    return scene
