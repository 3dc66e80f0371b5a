"""A recording as one animated SVG: every place has its colours at their times, wrong ones included."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any
from xml.sax.saxutils import escape

from cluewright.core.errors import InvalidRecipe
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH
from cluewright.core.recording import Recording
from cluewright.core.scene import Layer, Look, Role, Scene, Text, Texts
from cluewright.core.timeline import Pace
from cluewright.core.wrapping import columns_of
from cluewright.render.animation import LAST, frame_seconds
from cluewright.render.palette import Legend, legend_of
from cluewright.render.reasons import Names
from cluewright.render.svg import number, to_svg
from cluewright.render.themes import Theme, hex_of
from cluewright.render.themes import theme as find_theme

MOST_CHANGES = 30_000
"""More moving parts make browsers stutter."""
_FADE = 1
"""How many frames a place shows what settled it."""

NOTHING = "transparent"
"""Unlike `none` this is a colour, which browsers can animate."""

Keys = list[tuple[int, str]]


def to_animated_svg(
    kind: Kind[Any, Any],
    puzzle: Any,
    recording: Recording,
    *,
    theme: str | Theme = "light",
    frames: int = 150,
    pace: Pace = "places",
    speed: float = 1.0,
    cell: int = 24,
    language: str = ENGLISH,
) -> str:
    """Write the recording as an SVG element that runs in a loop.

    Raise `InvalidRecipe` if there would be too many moving parts; a film has no such limit.
    """
    if recording.places > 2 * MOST_CHANGES:
        raise InvalidRecipe(_too_large(recording))
    colours = find_theme(theme)
    moments = recording.timeline.moments(frames, pace)
    steady = value_colours(kind, puzzle, recording, colours)
    keys = _keys(recording, moments, colours, steady)
    if sum(map(len, keys.values())) > MOST_CHANGES:
        raise InvalidRecipe(_too_large(recording))
    scene = kind.scene(puzzle, kind.replay(puzzle, recording, 0), Look())
    if not scene.columns:
        raise InvalidRecipe("drawings of this kind cannot be animated as SVG: write a .gif instead")
    total = len(moments) * frame_seconds(speed) + LAST
    last = len(moments) + round(LAST / frame_seconds(speed))
    moving = "".join(_places(recording, keys, steady, scene, total, last))
    scene.language = language
    legend = legend_of(recording, Names(kind, language))
    below, bottom = _below(legend, scene, colours, total, last, len(moments))
    above = (
        (Layer.OUTLINES, Layer.CLUES) if recording.borders else (Layer.GRID, Layer.MARKS, Layer.OUTLINES, Layer.CLUES)
    )
    return _assembled(scene, colours, cell, moving, above, below, bottom)


def _too_large(recording: Recording) -> str:
    size = f"{recording.width}x{recording.height}"
    return f"an animated SVG of this {size} board would have too many moving parts; write a .gif or .mp4 instead"


def _keys(recording: Recording, moments: Sequence[int], theme: Theme, steady: Sequence[str]) -> dict[int, Keys]:
    """Return for every place that ever changes its colours, each with the frame it begins at."""
    legend = legend_of(recording)
    fresh = [hex_of(colour) for colour in legend.colours]
    undone = hex_of(theme.colour(Role.CHANGED))
    keys: dict[int, Keys] = {}
    fading: list[int] = []
    for number_, frame in enumerate(recording.timeline.frames(moments)):
        values = frame.values.reshape(-1)
        for place in fading:
            keys[place].append((number_, steady[values[place]]))
        fading = [*frame.settled.tolist(), *frame.undone.tolist()]
        for place, reason in zip(frame.settled.tolist(), legend.numbers[frame.reasons].tolist(), strict=True):
            keys.setdefault(place, [(0, NOTHING)]).append((number_, fresh[reason]))
        for place, value in zip(frame.undone.tolist(), frame.undone_values.tolist(), strict=True):
            told = undone if not recording.borders or value == 1 else NOTHING
            keys.setdefault(place, [(0, NOTHING)]).append((number_, told))
    for place in fading:
        keys[place].append((len(moments) + _FADE - 1, steady[int(values[place])]))
    return {place: _without_repeats(found) for place, found in keys.items()}


def _without_repeats(keys: Keys) -> Keys:
    """Keep the last colour of each frame, and only frames in which the colour changes."""
    last = dict(keys)
    return [next(group) for _, group in groupby(sorted(last.items()), key=lambda entry: entry[1])]


def value_colours(kind: Kind[Any, Any], puzzle: Any, recording: Recording, theme: Theme) -> list[str]:
    """Return the colour of a place for each value of a recording."""
    tones = (kind.tone_of(puzzle, value) for value in recording.values)
    return [NOTHING if tone is None else hex_of(theme.colour(tone)) for tone in tones]


def _places(
    recording: Recording, keys: dict[int, Keys], steady: Sequence[str], scene: Scene, total: float, last: int
) -> Iterator[str]:
    """Yield every place that changes, drawn in its final colours."""
    see_through = ' fill-opacity=".55"' if not recording.borders and _written_inside(scene) else ""
    final = recording.timeline.values_at().reshape(-1)
    closed = dict(zip(recording.values, steady, strict=True)).get("closed", NOTHING)
    for place, found in sorted(keys.items()):
        if not recording.borders:
            row, column = divmod(place, recording.width)
            colour = steady[final[place]]
            yield f'<rect x="{column}" y="{row}" width="1" height="1" fill="{colour}"{see_through}>'
            yield _animate("fill", found, total, last) + "</rect>\n"
            continue
        (row, column), down = divmod(place // 2, recording.width), place % 2
        piece = f"M{column + 0.5} {row + 0.5}{'v' if down else 'h'}1"
        bar = f"M{column + (0.3 if down else 1)} {row + (1 if down else 0.3)}{'h' if down else 'v'}.4"
        # A border that is closed is a bar across the way: its reason's colour there would look like a path.
        path = [(frame, NOTHING if colour == closed else colour) for frame, colour in _used_only(found, closed)]
        bars = [(frame, colour if colour == closed else NOTHING) for frame, colour in found]
        if any(colour != NOTHING for _, colour in path):
            colour = steady[1] if final[place] == 1 else NOTHING
            yield f'<path d="{piece}" stroke-width=".4" stroke="{colour}">'
            yield _animate("stroke", _without_repeats(path), total, last) + "</path>\n"
        if any(colour != NOTHING for _, colour in bars):
            colour = closed if final[place] == 2 else NOTHING
            yield f'<path d="{bar}" stroke-width=".1" stroke="{colour}">'
            yield _animate("stroke", _without_repeats(bars), total, last) + "</path>\n"


def _used_only(keys: Keys, closed: str) -> Keys:
    """Leave out the colours that only announce that a border is closed."""
    kept: Keys = []
    for (frame, colour), after in zip(keys, [*keys[1:], (0, NOTHING)], strict=True):
        kept.append((frame, NOTHING if after[1] == closed else colour))
    return kept


def _written_inside(scene: Scene) -> bool:
    """Tell whether there are numbers in the cells, which must stay legible."""
    for primitive in scene.layers[Layer.CLUES]:
        places = [primitive.at] if isinstance(primitive, Text) else []
        if isinstance(primitive, Texts):
            places = [(x, y) for x, y, _ in primitive.texts]
        if any(0 < x < scene.columns and 0 < y < scene.rows for x, y in places):
            return True
    return False


def _animate(name: str, keys: Keys, total: float, last: int) -> str:
    values = ";".join(colour for _, colour in keys)
    times = ";".join(number(frame / last) for frame, _ in keys)
    return (
        f'<animate attributeName="{name}" values="{values}" keyTimes="{times}" dur="{number(total)}s" '
        'calcMode="discrete" repeatCount="indefinite"/>'
    )


def _below(legend: Legend, scene: Scene, theme: Theme, total: float, last: int, frames: int) -> tuple[str, float]:
    """Return the legend and the progress bar, and where they end."""
    left, _, right, bottom = scene.bounds
    size = max(0.5, (right - left) / 32)
    ink, faint = hex_of(theme.colour(Role.INK)), hex_of(theme.colour(Role.GRID))
    width = right - left - 1
    y = bottom
    parts = [
        f'<rect x="{number(left + 0.5)}" y="{number(y)}" width="{number(width)}" height="{number(size / 5)}" '
        f'fill="{faint}"/>\n<rect x="{number(left + 0.5)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(size / 5)}" fill="{ink}"><animate attributeName="width" values="0;{number(width)};'
        f'{number(width)}" keyTimes="0;{number(frames / last)};1" dur="{number(total)}s" repeatCount="indefinite"/>'
        "</rect>\n"
    ]
    x, y = left + 0.5, y + 1.2 * size
    for name, colour, count in legend.entries:
        words = f"{name} {count}"
        wide = size * (1.3 + 0.5 * columns_of(words)) + 0.4 * size
        if x + wide > right and x > left + 0.5:
            x, y = left + 0.5, y + 1.4 * size
        parts.append(
            f'<rect x="{number(x)}" y="{number(y - 0.35 * size)}" width="{number(0.7 * size)}" '
            f'height="{number(0.7 * size)}" fill="{hex_of(colour)}"/><text x="{number(x + size)}" '
            f'y="{number(y + 0.33 * size)}" font-size="{number(size)}" fill="{ink}">{escape(words)}</text>\n'
        )
        x += wide
    return f'<g class="legend">\n{"".join(parts)}</g>\n', y + size


def _assembled(
    scene: Scene, theme: Theme, cell: int, moving: str, above: Sequence[Layer], below: str, bottom: float
) -> str:
    """Put the moving places between what lies below and what lies above them."""
    left, top, right, _ = scene.bounds
    scene.bounds = (left, top, right, bottom)
    text = to_svg(scene, theme, cell=cell)
    over = [f'<g class="{layer}">' for layer in above]
    at = min((text.index(part) for part in over if part in text), default=text.rindex("</svg>"))
    group = f'<g class="moving" fill="none" stroke-linecap="round">\n{moving}</g>\n'
    end = text.rindex("</svg>")
    return text[:at] + group + text[at:end] + below + text[end:]
