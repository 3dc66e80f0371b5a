"""What the drawings of several kinds have in common: grid, washes, outlines, captions.

Only kinds and what is built on them import this module: it brings NumPy.
"""

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from cluewright.core.hint import Hint
from cluewright.core.locales import ENGLISH
from cluewright.core.scene import HEATS, CellGrid, Layer, Look, Rect, Role, Scene, Strokes, Text
from cluewright.core.technique import Step
from cluewright.core.wrapping import wrap_text

Mask = NDArray[np.bool_]
Segment = tuple[float, float, float, float]

GROUP = 5
"""After this many cells a line is bold."""
THIN, MEDIUM, THICK = 0.03, 0.06, 0.09
MARGIN = 0.5
HEAT_STRENGTH = 0.45

_CAPTION_SIZE = 0.46
_CAPTION_COLUMNS = 72
"""The most letters, roughly, in a line of the caption: wider drawings get larger letters."""
_LETTER = 0.47
"""The width of an average letter, in font sizes."""


def runs(mask: Mask) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """Find the runs of true cells in the rows of a mask: the row, the first column and the one after the last of each.

    >>> [part.tolist() for part in runs(np.array([[1, 1, 0, 1], [0, 0, 0, 0]], bool))]
    [[0, 0], [0, 3], [2, 4]]
    """
    padded = np.zeros((mask.shape[0], mask.shape[1] + 2), np.int8)
    padded[:, 1:-1] = mask
    change = np.diff(padded, axis=1)
    row, first = np.nonzero(change == 1)
    return row, first, np.nonzero(change == -1)[1]


def outline(mask: Mask) -> tuple[Segment, ...]:
    """Return the lines around all regions of true cells, as few and as long as possible.

    >>> outline(np.array([[True, True]]))
    ((0.0, 0.0, 2.0, 0.0), (0.0, 1.0, 2.0, 1.0), (0.0, 0.0, 0.0, 1.0), (2.0, 0.0, 2.0, 1.0))
    """
    padded = np.pad(mask, 1)
    level = padded[1:, 1:-1] != padded[:-1, 1:-1]
    upright = (padded[1:-1, 1:] != padded[1:-1, :-1]).T
    segments = [(float(a), float(y), float(b), float(y)) for y, a, b in zip(*runs(level), strict=True)]
    segments.extend((float(x), float(a), float(x), float(b)) for x, a, b in zip(*runs(upright), strict=True))
    return tuple(segments)


def mask_of(cells: Iterable[tuple[int, int]], width: int, height: int) -> Mask:
    """Return the mask of (row, column) cells; cells outside the board are left out."""
    mask = np.zeros((height, width), bool)
    for row, column in cells:
        if 0 <= row < height and 0 <= column < width:
            mask[row, column] = True
    return mask


def wash(mask: Mask, role: Role, strength: float) -> CellGrid:
    """Return the cells of a mask in a wash of a role's colour."""
    return CellGrid((0, 0), mask.astype(np.uint8), (None, role), strength)


def draw_grid(scene: Scene, *, bold: bool = True, frame: bool = True) -> None:
    """Draw thin lines between the cells, with `bold` every fifth one stronger, and with `frame` a frame."""
    width, height = scene.columns, scene.rows
    thin: list[Segment] = []
    strong: list[Segment] = []
    for x in range(1, width):
        (strong if bold and x % GROUP == 0 else thin).append((float(x), 0.0, float(x), float(height)))
    for y in range(1, height):
        (strong if bold and y % GROUP == 0 else thin).append((0.0, float(y), float(width), float(y)))
    if thin:
        scene.add(Layer.GRID, Strokes(tuple(thin), Role.GRID, THIN))
    if strong:
        scene.add(Layer.GRID, Strokes(tuple(strong), Role.BOLD, MEDIUM))
    if frame:
        scene.add(Layer.GRID, Strokes(frame_of(width, height), Role.BOLD, THICK))


def draw_clue_lines(scene: Scene, left: float, above: float) -> None:
    """Extend every fifth line thinly through the clues, so that the eye finds the line of a clue."""
    segments: list[Segment] = [(float(x), -above, float(x), 0.0) for x in range(0, scene.columns + 1, GROUP)]
    segments += [(-left, float(y), 0.0, float(y)) for y in range(0, scene.rows + 1, GROUP)]
    scene.add(Layer.GRID, Strokes(tuple(segments), Role.GRID, THIN))


def draw_hint_lines(scene: Scene, look: Look, left: float, above: float) -> None:
    """Draw a band over each line that a hint is about, its clue included."""
    for line, index in hint_lines(look):
        band = (
            Rect(-left, index, left + scene.columns, 1, fill=Role.EVIDENCE, strength=0.16)
            if line == "row"
            else Rect(index, -above, 1, above + scene.rows, fill=Role.EVIDENCE, strength=0.16)
        )
        scene.add(Layer.HIGHLIGHTS, band)


def draw_hint_places(scene: Scene, look: Look, left: float, above: float) -> Step | None:
    """Draw the lines and the cells that a hint is about; return its step if the hint has come to the evidence."""
    draw_hint_lines(scene, look, left, above)
    places = {"targets": hint_targets(look), "evidence": hint_evidence(look), "mistakes": hint_mistakes(look)}
    draw_highlights(scene, look, **places)
    return look.hint.step if look.hint is not None and look.stage >= 1 else None


def centres(cells: Iterable[Sequence[int]]) -> tuple[tuple[float, float], ...]:
    """Return the middles of (row, column) cells."""
    return tuple((column + 0.5, row + 0.5) for row, column in cells)


def frame_of(width: float, height: float) -> tuple[Segment, ...]:
    """Return the four lines around a board."""
    return ((0, 0, width, 0), (0, height, width, height), (0, 0, 0, height), (width, 0, width, height))


def draw_heat(scene: Scene, look: Look, where: Mask | None = None, *, strength: float = HEAT_STRENGTH) -> None:
    """Draw when each cell was settled, as a wash under the board; with `where`, in those cells only."""
    if look.heat is None:
        return
    late = np.clip(np.asarray(look.heat, np.int16), -1, len(HEATS) - 1)
    if where is not None:
        late = np.where(where, late, -1)
    scene.add(Layer.BACKGROUND, CellGrid((0, 0), (late + 1).astype(np.uint8), (None, *HEATS), strength))


def draw_highlights(
    scene: Scene,
    look: Look,
    *,
    targets: Sequence[tuple[int, int]] = (),
    evidence: Sequence[tuple[int, int]] = (),
    mistakes: Sequence[tuple[int, int]] = (),
) -> None:
    """Draw evidence, targets, changes and mistakes: a wash under what is in the cells, an outline above the grid."""
    width, height = scene.columns, scene.rows
    for cells, role, strength, line in (
        (evidence, Role.EVIDENCE, 0.30, 0.05),
        (look.changed, Role.CHANGED, 0.28, 0.10),
        (targets, Role.TARGET, 0.30, 0.10),
        ((*look.mistakes, *mistakes), Role.MISTAKE, 0.30, 0.12),
    ):
        mask = mask_of(cells, width, height)
        if mask.any():
            scene.add(Layer.HIGHLIGHTS, wash(mask, role, strength))
            around = outline(mask)
            if role is not Role.EVIDENCE:  # on filled cells a dark outline is visible by its pale rim
                scene.add(Layer.OUTLINES, Strokes(around, Role.PAPER, line + 0.07))
            scene.add(Layer.OUTLINES, Strokes(around, role, line))


def hint_targets(look: Look) -> tuple[tuple[int, int], ...]:
    """Return the cells a hint settles, once it is at the stage that shows them."""
    hint = look.hint
    return hint.cells if hint is not None and hint.step is not None and look.stage >= 2 else ()


def hint_mistakes(look: Look) -> tuple[tuple[int, int], ...]:
    """Return the cells of the mistake a hint is about; its first stage does not show them yet."""
    return look.hint.mistake.cells if look.hint is not None and look.hint.mistake is not None and look.stage else ()


def hint_evidence(look: Look) -> tuple[tuple[int, int], ...]:
    """Return the cells that justify a hint, once it is at the stage that says why."""
    return look.hint.step.evidence.cells if look.hint is not None and look.hint.step and look.stage >= 1 else ()


def hint_lines(look: Look) -> tuple[tuple[str, int], ...]:
    """Return the lines a hint is about, which every stage shows; if there are none, those of its first cell."""
    hint = look.hint
    if hint is None:
        return ()
    if hint.step is not None and hint.step.evidence.lines:
        return hint.step.evidence.lines
    if hint.line is not None:
        return (hint.line,)
    if hint.cells and look.stage == 0:
        row, column = hint.cells[0]
        return ("row", row), ("column", column)
    return ()


def hint_words(hint: Hint, stage: int, language: str = ENGLISH) -> str:
    """Return what a hint says at a stage."""
    return hint.stages_in(language)[max(0, min(stage, 2))]


def draw_caption(scene: Scene, look: Look) -> None:
    """Write the hint's words and the caption below everything, wrapped, and make room for them."""
    paragraphs = [hint_words(look.hint, look.stage, look.language)] if look.hint is not None else []
    if look.caption:
        paragraphs.extend(look.caption.split("\n"))
    if not paragraphs:
        return
    scene.language = look.language
    left, top, right, bottom = scene.bounds
    room = right - left - 2 * MARGIN
    size = max(_CAPTION_SIZE, room / (_CAPTION_COLUMNS * _LETTER))
    right = max(right, left + 2 * MARGIN + 20 * _LETTER * size)  # the narrowest board has room for a word
    columns = int((right - left - 2 * MARGIN) / (_LETTER * size))
    y = bottom - MARGIN + 0.9 * size + 0.2
    for line in _wrapped(paragraphs, columns):
        scene.add(Layer.CAPTION, Text((left + MARGIN, y), line, size, Role.INK, "start"))
        y += 1.35 * size
    scene.bounds = (left, top, right, y - 0.6 * size + MARGIN)


def _wrapped(paragraphs: Iterable[str], columns: int) -> Iterator[str]:
    for paragraph in paragraphs:
        yield from wrap_text(paragraph, max(columns, 1)) or [""]


def size_in_words(name: str, width: int, height: int) -> str:
    """Return the title of a drawing.

    >>> size_in_words("Hitori", 7, 6)
    'Hitori, 7x6'
    """
    return f"{name}, {width}x{height}"


def fitting_size(digits: int, size: float, room: float = 0.9) -> float:
    """Return the font size at which a number with that many digits fits.

    >>> fitting_size(1, 0.6), round(fitting_size(4, 0.6), 2)
    (0.6, 0.45)
    """
    return min(size, room / (0.5 * digits))
