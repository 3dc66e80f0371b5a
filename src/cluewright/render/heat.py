"""Heat maps of a recording: when each cell was settled, and by what."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import InvalidRecipe
from cluewright.core.files import write_whole
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH
from cluewright.core.recording import Recording
from cluewright.core.scene import HEATS, Layer, Look, Rect, Role, Scene, Text
from cluewright.core.wrapping import columns_of
from cluewright.render.palette import REASON_COLOURS, REST_COLOUR
from cluewright.render.reasons import Names
from cluewright.render.themes import Theme
from cluewright.render.themes import theme as find_theme

_STEPS = len(HEATS)
_LETTER = 0.5
"""The width of a letter in font sizes, with room to spare."""
MOST_SVG_CELLS = 250_000


@dataclass(frozen=True, slots=True, eq=False)
class HeatMap:
    """For every cell, -1 or a step from 0 to 7: how late it was settled, and the number of what settled it."""

    when: NDArray[np.int8]
    what: NDArray[np.int8]
    reasons: tuple[tuple[str, int], ...]
    """The reasons by their number, with the cells each settled; the last has no name if several share it."""
    rest: int = 0
    """How many share the last number."""


def heat_map(recording: Recording) -> HeatMap:
    """Find out when and by what each cell was settled for good.

    The steps of `when` have equally many cells. A cell whose borders are settled one by one counts from the last of
    them that the path uses. Of more than eight reasons, the rarest share the last number.
    """
    history = recording.timeline.history()
    order, reason = history.order, history.reason
    if recording.borders:
        order, reason = _of_cells(recording, order, reason)
    known = order >= 0
    when = np.full(order.shape, -1, np.int8)
    ranks = np.argsort(np.argsort(order[known], kind="stable"), kind="stable")
    when[known] = ranks * _STEPS // max(1, len(ranks))
    counts = np.bincount(reason[known], minlength=len(recording.reasons))
    ranked = [int(number) for number in np.argsort(-counts, kind="stable") if counts[number]]
    several = len(ranked) > _STEPS
    own = ranked[: _STEPS - several]
    numbers = np.full(len(recording.reasons), _STEPS - 1, np.int8)
    numbers[own] = range(len(own))
    what = np.full(order.shape, -1, np.int8)
    what[known] = numbers[reason[known]]
    told = [(recording.reasons[number], int(counts[number])) for number in own]
    if several:
        rest = ranked[len(own) :]
        told.append(("", int(counts[rest].sum())))
    return HeatMap(when, what, tuple(told), len(ranked) - len(own))


def _of_cells(
    recording: Recording, order: NDArray[np.int64], reason: NDArray[np.int16]
) -> tuple[NDArray[np.int64], NDArray[np.int16]]:
    """Return for each cell the last settled of the used borders around it, with its reason."""
    used = np.where(recording.timeline.values_at() == 1, order, -1)
    sides = np.full((4, recording.height, recording.width), -1, np.int64)
    whats = np.full(sides.shape, -1, np.int16)
    for side, way in ((0, 0), (1, 1)):
        sides[side], whats[side] = used[..., way], reason[..., way]
    sides[2, :, 1:], whats[2, :, 1:] = used[:, :-1, 0], reason[:, :-1, 0]
    sides[3, 1:], whats[3, 1:] = used[:-1, :, 1], reason[:-1, :, 1]
    last = sides.argmax(axis=0)[None]
    return np.take_along_axis(sides, last, 0)[0], np.take_along_axis(whats, last, 0)[0]


def heat_scenes(
    kind: Kind[Any, Any], puzzle: Any, recording: Recording, *, clues: bool = True, language: str = ENGLISH
) -> tuple[Scene, Scene, HeatMap]:
    """Draw both maps on the final board, each with its legend."""
    found = heat_map(recording)
    board = kind.replay(puzzle, recording)
    scenes = []
    for heat in (found.when, found.what):
        scenes.append(kind.scene(puzzle, board, Look(clues=clues, heat=heat)))
        if not scenes[-1].columns:
            raise InvalidRecipe(f"drawings of {kind.title} puzzles have no cells to colour, so there is no heat map")
    steps = [(role, "") for role in HEATS]
    names = Names(kind, language)
    add_legend(scenes[0], names.say("heat-when"), steps, names.say("heat-last"))
    by = [
        (HEATS[number], f"{names.of(name) if name else names.say('more-reasons', count=found.rest)} {count}")
        for number, (name, count) in enumerate(found.reasons)
    ]
    add_legend(scenes[1], names.say("heat-what"), by)
    for scene, what in zip(scenes, ("when", "what"), strict=True):
        scene.title = names.say(f"heat-title-{what}", title=scene.title)
        scene.language = language
    return scenes[0], scenes[1], found


def add_legend(scene: Scene, before: str, entries: list[tuple[Role, str]], after: str = "") -> None:
    """Draw coloured squares with words below a scene, and make room for them."""
    left, top, right, bottom = scene.bounds
    size = max(0.45, (right - left) / 40)
    scale = 0.85 * size * len(entries) + (0.3 + _LETTER * columns_of(after)) * size if after else 0.0
    right = max(right, left + 1 + 16 * _LETTER * size, left + 1 + scale)
    x, y = left + 0.5, bottom + 0.3 * size

    def room_for(wide: float) -> None:
        nonlocal x, y
        if x + wide > right - 0.3 and x > left + 0.5:
            x, y = left + 0.5, y + 1.5 * size

    def write(words: str) -> None:
        nonlocal x
        scene.add(Layer.CAPTION, Text((x, y), words, size, Role.INK, "start"))
        x += _LETTER * size * columns_of(words) + 0.6 * size

    write(before)
    room_for(scale)
    for role, words in entries:
        room_for(size + (_LETTER * size * columns_of(words) + 0.5 * size if words else 0))
        scene.add(Layer.CAPTION, Rect(x, y - 0.4 * size, 0.8 * size, 0.8 * size, role))
        x += 1.1 * size if words else 0.85 * size
        if words:
            write(words)
    if after:
        x += 0.3 * size
        write(after)
    scene.bounds = (left, top, right, y + size)


def reason_theme(theme: Theme) -> Theme:
    """Return the theme with the heat steps in colours that distinguish reasons."""
    colours = (*REASON_COLOURS[: _STEPS - 1], REST_COLOUR)
    return Theme(theme.name, theme.title, {**theme.colours, **dict(zip(HEATS, colours, strict=True))})


def heat_svg(
    kind: Kind[Any, Any],
    puzzle: Any,
    recording: Recording,
    *,
    theme: str | Theme = "light",
    cell: float = 24,
    language: str = ENGLISH,
) -> str:
    """Write both maps side by side as SVG."""
    from cluewright.render.svg import number, to_svg

    if recording.width * recording.height > MOST_SVG_CELLS:
        raise InvalidRecipe(f"an SVG heat map has at most {MOST_SVG_CELLS} cells: write a .png instead")
    colours = find_theme(theme)
    when, what, _ = heat_scenes(kind, puzzle, recording, language=language)
    width = when.width + what.width
    height = max(when.height, what.height)
    first = to_svg(when, colours, cell=1)
    second = to_svg(what, reason_theme(colours), cell=1)
    second = second.replace("<svg ", f'<svg x="{number(when.width)}" ', 1)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{number(width * cell)}" '
        f'height="{number(height * cell)}" viewBox="0 0 {number(width)} {number(height)}">\n'
    )
    return f"{head}{first}{second}</svg>\n"


def heat_png(
    kind: Kind[Any, Any],
    puzzle: Any,
    recording: Recording,
    *,
    theme: str | Theme = "light",
    cell: float = 24,
    language: str = ENGLISH,
) -> bytes:
    """Draw both maps side by side as PNG; a large board has smaller cells and no clues."""
    import io

    from PIL import Image

    from cluewright.render.painters import LEGIBLE
    from cluewright.render.png import to_image

    colours = find_theme(theme)
    size = max(1.0, min(cell, 1200 // max(recording.width, recording.height)))
    scenes = heat_scenes(kind, puzzle, recording, clues=size >= LEGIBLE, language=language)
    first = to_image(scenes[0], colours, cell=size)
    second = to_image(scenes[1], reason_theme(colours), cell=size)
    sheet = Image.new("RGB", (first.width + second.width, max(first.height, second.height)), colours.paper)
    sheet.paste(first, (0, 0))
    sheet.paste(second, (first.width, 0))
    out = io.BytesIO()
    sheet.save(out, "PNG", optimize=sheet.width * sheet.height < 1_000_000)
    return out.getvalue()


def write_heat(
    kind: Kind[Any, Any],
    puzzle: Any,
    recording: Recording,
    path: str | Path,
    *,
    theme: str | Theme = "light",
    language: str = ENGLISH,
) -> None:
    """Write the maps in the format the file's extension names."""
    ending = Path(path).suffix.lower()
    if ending == ".svg":
        write_whole(path, heat_svg(kind, puzzle, recording, theme=theme, language=language).encode())
    elif ending == ".png":
        write_whole(path, heat_png(kind, puzzle, recording, theme=theme, language=language))
    else:
        raise InvalidRecipe(f"a heat map must be an .svg or .png file, not {ending or 'a file without an extension'}")
