"""Figures drawn as a scene: bars for what the library holds, dots for rating against play."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, log10

from cluewright.core.scene import Circle, Layer, Rect, Role, Scene, StraightLine, Text
from cluewright.library.figures import Correlation, Figures, RatedGame

_WIDTH, _HEIGHT = 15.0, 8.0
"""The size of a plot's field, without its title, axes and labels."""
_PITCH_X, _PITCH_Y = 20.0, 13.0
_LEFT, _TOP = 3.5, 2.5
_MOST_BARS = 10
_LONGEST_LABEL = 10
"""The most letters that stand side by side below a bar."""
_MOST_DOTS = 2000
_MOST_SPREAD = 0.3
_GOLDEN = 0.618034
"""The fractional parts of its multiples are evenly spread however many there are."""
_COLOURS = (Role.HEAT_5, Role.HEAT_2, Role.HEAT_7, Role.HEAT_0)


@dataclass(frozen=True, slots=True)
class _Field:
    """A rectangle to plot in, with what its ends mean."""

    x: float
    y: float
    right: float
    top: float
    logarithmic: bool = False
    """Whether the vertical axis grows by factors."""

    def at(self, across: float, up: float) -> tuple[float, float]:
        """Return the place of a value."""
        share = log10(1 + up) / log10(1 + self.top) if self.logarithmic else up / self.top
        return self.x + _WIDTH * across / self.right, self.y + _HEIGHT * (1 - share)


def plot(figures: Figures) -> Scene:
    """Draw figures: counts by kind, level and size, the scores, and scores against times and hints."""
    scene = Scene(
        (0, 0, 3 * _PITCH_X, 2 * _PITCH_Y), "The library, and how its ratings compare with play", _words(figures)
    )
    places = [(_LEFT + _PITCH_X * column, _TOP + _PITCH_Y * row) for row in (0, 1) for column in (0, 1, 2)]
    _bars(scene, places[0], "Puzzles by kind", figures.by_kind)
    _bars(scene, places[1], "Puzzles by level", figures.by_level)
    _bars(scene, places[2], "Puzzles by size", _first(figures.by_size))
    _histogram(scene, places[3], figures)
    times = [(game, game.seconds) for game in figures.games]
    hints = [(game, float(game.hints)) for game in figures.games]
    by_seconds = {kind: found.seconds for kind, found in figures.correlations.items()}
    by_hints = {kind: found.hints for kind, found in figures.correlations.items()}
    _dots(scene, places[4], "Score and seconds", times, by_seconds, logarithmic=True)
    _dots(scene, places[5], "Score and hints", hints, by_hints, spread=True)
    return scene


def bar_sheet(title: str, plots: Sequence[tuple[str, Mapping[str, int]]], *, across: int = 2) -> Scene:
    """Draw counts as bars, a plot for each heading, so many beside each other."""
    rows = ceil(len(plots) / across)
    words = ". ".join(f"{heading}: " + ", ".join(f"{k} {n}" for k, n in counts.items()) for heading, counts in plots)
    scene = Scene((0, 0, _PITCH_X * across, _PITCH_Y * rows), title, f"{words}.")
    for number, (heading, counts) in enumerate(plots):
        row, column = divmod(number, across)
        _bars(scene, (_LEFT + _PITCH_X * column, _TOP + _PITCH_Y * row), heading, _first(counts))
    return scene


def _words(figures: Figures) -> str:
    """Describe the drawing to someone who cannot see it."""
    parts = [f"{figures.puzzles} puzzles"]
    counted = (figures.by_kind, figures.by_level, _first(figures.by_size))
    parts += [", ".join(f"{name} {count}" for name, count in counts.items()) for counts in counted if counts]
    parts += [f"{kind}: {_correlation_words(found)}" for kind, found in figures.correlations.items()]
    return ". ".join(parts) + "."


def _correlation_words(found: Correlation) -> str:
    return f"{found.games} games, rank correlation with seconds {_rho(found.seconds)}, with hints {_rho(found.hints)}"


def _rho(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def _first(counts: Mapping[str, int]) -> dict[str, int]:
    """Return the first few, the others together."""
    if len(counts) <= _MOST_BARS:
        return dict(counts)
    names = list(counts)
    shown = {name: counts[name] for name in names[: _MOST_BARS - 1]}
    return shown | {"others": sum(counts[name] for name in names[_MOST_BARS - 1 :])}


def _bars(scene: Scene, place: tuple[float, float], title: str, counts: Mapping[str, int]) -> None:
    field = _Field(*place, max(1, len(counts)), _round_up(max(counts.values(), default=1)))
    _frame(scene, field, title)
    labels = {name: _label(name) for name in counts}
    longest = max((len(line) for lines in labels.values() for line in lines), default=1)
    size = min(0.8, 1.6 * _WIDTH / field.right / longest)
    for number, (name, count) in enumerate(counts.items()):
        left, top = field.at(number + 0.15, count)
        width, bottom = 0.7 * _WIDTH / field.right, field.y + _HEIGHT
        if count:
            scene.add(Layer.SOLUTION, Rect(left, top, width, bottom - top, fill=_COLOURS[0]))
        words, middle = f"{count:,}", left + width / 2
        for below, line in enumerate(labels[name]):
            scene.add(Layer.CLUES, Text((middle, bottom + 0.8 + 1.1 * size * below), line, size))
        room = min(width, 0.5 * len(words))  # on paper of its own, so that no line of the grid runs through the number
        scene.add(Layer.SOLUTION, Rect(middle - room / 2, top - 0.85, room, 0.75, fill=Role.PAPER))
        scene.add(Layer.CLUES, Text((middle, top - 0.5), words, min(0.7, 2 * width / len(words)), Role.FAINT))


def _label(name: str) -> list[str]:
    """Return the lines of a bar's name: a long one goes on below its first hyphen."""
    before, hyphen, after = name.partition("-")
    return [before + hyphen, after] if after and len(name) > _LONGEST_LABEL else [name]


def _histogram(scene: Scene, place: tuple[float, float], figures: Figures) -> None:
    bins = figures.scores
    field = _Field(*place, max(1, len(bins)), _round_up(max((found.count for found in bins), default=1)))
    _frame(scene, field, "Puzzles by score")
    for number, found in enumerate(bins):
        (left, top), right = field.at(number, found.count), field.at(number + 1, 0)[0]
        if found.count:
            scene.add(Layer.SOLUTION, Rect(left, top, right - left, field.y + _HEIGHT - top, _COLOURS[0], Role.PAPER))
    if bins:
        _across(scene, field, bins[0].low, bins[-1].high)


def _dots(
    scene: Scene,
    corner: tuple[float, float],
    title: str,
    points: Sequence[tuple[RatedGame, float]],
    correlations: Mapping[str, float | None],
    *,
    logarithmic: bool = False,
    spread: bool = False,
) -> None:
    """Draw a dot for each game; with `spread`, those with whole numbers lie next to each other, not on one point."""
    drawn = points[:: ceil(len(points) / _MOST_DOTS) or 1]
    right = _round_up(max((game.score for game, _ in drawn), default=1))
    field = _Field(*corner, right, _round_up(max((value for _, value in drawn), default=1)), logarithmic)
    _frame(scene, field, title)
    _across(scene, field, 0, right)
    colours = {kind: _COLOURS[number % len(_COLOURS)] for number, kind in enumerate(correlations)}
    for number, (game, value) in enumerate(drawn):
        beside = _MOST_SPREAD * (2 * (number * _GOLDEN % 1) - 1) if spread else 0.0
        place = field.at(game.score, abs(value + beside))  # of no hints, all above the axis
        scene.add(Layer.SOLUTION, Circle(place, 0.16, fill=colours[game.kind]))
    x, y = field.x + 0.3, field.y - 0.5
    for kind, found in correlations.items():
        words = f"{kind} {_rho(found)}"
        scene.add(Layer.CLUES, Circle((x, y), 0.25, fill=colours[kind]))
        scene.add(Layer.CLUES, Text((x + 0.5, y), words, 0.65, anchor="start"))
        x += 1.3 + 0.37 * len(words)
    if correlations:
        end = field.x + _WIDTH, field.y - 1.5
        scene.add(Layer.CLUES, Text(end, "rank correlation by kind", 0.65, Role.FAINT, anchor="end"))
    if not points:
        middle = field.x + _WIDTH / 2, field.y + _HEIGHT / 2
        scene.add(Layer.CLUES, Text(middle, "no rated puzzle has been played yet", 0.75, Role.FAINT))


def _frame(scene: Scene, field: _Field, title: str) -> None:
    left, bottom = field.x, field.y + _HEIGHT
    scene.add(Layer.CLUES, Text((left, field.y - 1.5), title, 1.0, anchor="start", bold=True))
    for value in _ticks(field):
        y = field.at(0, value)[1]
        scene.add(Layer.BACKGROUND, StraightLine((left, y), (left + _WIDTH, y), Role.GRID, 0.03))
        scene.add(Layer.CLUES, Text((left - 0.3, y), f"{value:,g}", 0.65, Role.FAINT, anchor="end"))
    scene.add(Layer.GRID, StraightLine((left, bottom), (left + _WIDTH, bottom), Role.BOLD, 0.06))


def _ticks(field: _Field) -> Iterable[float]:
    if field.logarithmic:
        return [0, *(10**power for power in range(ceil(log10(1 + field.top))) if 10**power <= field.top)]
    return [field.top * part / 4 for part in range(5)]


def _across(scene: Scene, field: _Field, low: float, high: float) -> None:
    for part in range(5):
        x = field.x + _WIDTH * part / 4
        value = f"{low + (high - low) * part / 4:.3g}"
        scene.add(Layer.CLUES, Text((x, field.y + _HEIGHT + 0.7), value, 0.65, Role.FAINT))
    scene.add(Layer.CLUES, Text((field.x + _WIDTH / 2, field.y + _HEIGHT + 1.6), "score", 0.75))


def _round_up(value: float) -> int:
    """Return the next number that is 2, 4 or 8 followed by zeros, so that its quarters are whole and round, too.

    >>> [_round_up(value) for value in (0, 3, 17, 61, 8100)]
    [4, 4, 20, 80, 20000]
    """
    power = 1
    while True:
        for step in (2, 4, 8):
            if step * power >= max(value, 4):
                return step * power
        power *= 10
