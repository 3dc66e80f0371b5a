"""Boards of a recording as pixels, quickly: what stays is drawn once, a frame only puts prepared cells together."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from cluewright.core.kind import Kind
from cluewright.core.recording import Recording, place_bits
from cluewright.core.scene import Layer, Look, Role, Scene
from cluewright.core.timeline import Frame
from cluewright.render.palette import Legend, Palette, Pixels, blend, number_colours
from cluewright.render.themes import Theme

FRESH, UNDONE = 0.55, 0.6
"""How strong the reason's colour is in a cell just settled, and the colour of changes in one just undone."""
LEGIBLE = 8
"""Below this many pixels per cell, clues would be illegible and are left out."""


class Painter(Protocol):
    """Paint frames."""

    palette: Palette
    size: tuple[int, int]
    """Width and height in pixels."""

    def paint(self, frame: Frame) -> Pixels:
        """Return a frame as numbers of the palette's colours, in a new array."""


def make_painter(
    kind: Kind[Any, Any], puzzle: Any, recording: Recording, legend: Legend, theme: Theme, cell: int
) -> Painter:
    """Return the painter for a kind: by cells, by borders, or by whole pictures for kinds that draw no board."""
    look = theme.look(Look(clues=cell >= LEGIBLE, grid=cell >= 4))
    scene = kind.scene(puzzle, kind.replay(puzzle, recording, 0), look)
    if not scene.columns:
        return WholePainter(kind, puzzle, recording, legend, theme, cell)
    if recording.borders:
        return BorderPainter(scene, recording, legend, theme, cell)
    return CellPainter(kind, puzzle, recording, legend, theme, cell, look, scene)


class CellPainter:
    """Draw every cell once for each of its values; a frame paints only the cells that changed."""

    def __init__(
        self,
        kind: Kind[Any, Any],
        puzzle: Any,
        recording: Recording,
        legend: Legend,
        theme: Theme,
        cell: int,
        look: Look,
        scene: Scene,
    ) -> None:
        blank = _pixels(scene, theme, cell)
        self.size = blank.shape[1], blank.shape[0]
        left, top = round(-scene.bounds[0] * cell), round(-scene.bounds[1] * cell)
        self._board = slice(top, top + scene.rows * cell), slice(left, left + scene.columns * cell)
        self._cell, self._shape = cell, (scene.rows, scene.columns)
        self._numbers = legend.numbers
        timeline = recording.timeline
        occurring = np.unique(timeline.value[timeline.settles]).tolist()
        pictures = {0: blank[self._board]}
        pictures |= {value: self._all(kind, puzzle, recording, value, theme, look) for value in occurring if value}
        self._prepare(blank, pictures, legend, theme)

    def _prepare(self, blank: Pixels, pictures: dict[int, Pixels], legend: Legend, theme: Theme) -> None:
        """Number the colours of all pictures, each in every tint: plain, just settled, just undone."""
        tints = [(theme.paper, 0.0), *((colour, FRESH) for colour in legend.colours)]
        tints.append((theme.colour(Role.CHANGED), UNDONE))
        colours, numbers = number_colours(list(pictures.values()))
        tinted = [blend(colours, colour, share) for colour, share in tints]
        self.palette = Palette([*ink_ramp(theme), *legend.colours], [blank, *tinted])
        self._tints = np.stack([self.palette.indices(each[None])[0] for each in tinted])
        self._undone = len(tints) - 1
        self._pictures = np.zeros((max(pictures) + 1, numbers[0].size), numbers[0].dtype)
        for value, picture in zip(pictures, numbers, strict=True):
            self._pictures[value] = picture
        self._image = self.palette.indices(blank)
        self._looks = np.zeros(self._shape[0] * self._shape[1], np.uint16)
        rows, columns = np.indices((self._cell, self._cell))
        self._within = (rows * self._cell * self._shape[1] + columns).reshape(-1)

    def _all(
        self, kind: Kind[Any, Any], puzzle: Any, recording: Recording, value: int, theme: Theme, look: Look
    ) -> Pixels:
        """Draw the board with every cell at a value.

        In two halves, like a checkerboard: a board that looks finished may be drawn without marks.
        """
        rows, columns = np.indices(self._shape)
        even = (rows + columns) % 2 == 0
        halves = []
        for chosen in (even, ~even):
            places = np.flatnonzero(chosen).astype(np.uint32)
            words = places | np.uint32(value << place_bits(recording.values))
            half = Recording(recording.width, recording.height, ("x",), words, recording.values)
            scene = kind.scene(puzzle, kind.replay(puzzle, half), look)
            halves.append(_pixels(scene, theme, self._cell)[self._board])
        spread = even.repeat(self._cell, axis=0).repeat(self._cell, axis=1)
        whole: Pixels = np.where(spread[..., None], halves[0], halves[1])
        return whole

    def paint(self, frame: Frame) -> Pixels:
        """Paint the cells whose value or tint differs from the frame painted before."""
        looks = frame.values.reshape(-1).astype(np.uint16)
        looks[frame.settled] |= (1 + self._numbers[frame.reasons].astype(np.uint16)) << 8
        looks[frame.undone] = self._undone << 8
        changed = np.flatnonzero(looks != self._looks)
        self._looks = looks
        rows, columns = np.divmod(changed, self._shape[1])
        first = rows * (self._cell * self._cell * self._shape[1]) + columns * self._cell
        pixels = first[:, None] + self._within
        values, tints = looks[changed] & 255, looks[changed] >> 8
        colours = self._tints[tints[:, None], self._pictures[values[:, None], pixels]]
        board = self._image[self._board]
        down, across = np.divmod(pixels, board.shape[1])
        board[down, across] = colours
        return self._image.copy()


class BorderPainter:
    """Draw a path piece by piece between what lies below it and what lies above."""

    def __init__(self, scene: Scene, recording: Recording, legend: Legend, theme: Theme, cell: int) -> None:
        below = _pixels(scene, theme, cell, without=(Layer.CLUES, Layer.OUTLINES))
        whole = _pixels(scene, theme, cell)
        self.size = whole.shape[1], whole.shape[0]
        colours = [theme.colour(role) for role in (Role.PATH, Role.MARK, Role.CHANGED)]
        self.palette = Palette([*ink_ramp(theme), *colours, *legend.colours], [below, whole])
        self._below, self._whole = self.palette.indices(below), self.palette.indices(whole)
        self._above = (below != whole).any(axis=2)
        self._path, self._closed, self._undone = map(self.palette.index, colours)
        self._fresh = np.array([self.palette.index(colour) for colour in legend.colours] or [0], np.uint8)
        self._numbers, self._width, self._cell = legend.numbers, recording.width, cell
        self._left, self._top = round(-scene.bounds[0] * cell), round(-scene.bounds[1] * cell)

    def paint(self, frame: Frame) -> Pixels:
        """Draw closed borders as small bars, used ones as pieces of path, and what is new in its reason's colour."""
        out = self._below.copy()
        values = frame.values.reshape(-1)
        colours = np.full(len(values), self._path, np.uint8)
        colours[frame.settled] = self._fresh[self._numbers[frame.reasons]]
        new = np.zeros(len(values), bool)
        new[frame.settled] = True
        for place in np.flatnonzero(values == 2).tolist():
            self._bar(out, place, int(colours[place]) if new[place] else self._closed)
        for place in frame.undone[frame.undone_values == 1].tolist():
            self._piece(out, place, self._undone, 0.18)
        for place in np.flatnonzero(values == 1).tolist():
            self._piece(out, place, int(colours[place]), 0.4)
        out[self._above] = self._whole[self._above]
        return out

    def _piece(self, out: Pixels, place: int, colour: int, wide: float) -> None:
        """Draw from the middle of a cell to the middle of the next."""
        (row, column), down = divmod(place // 2, self._width), place % 2
        half = max(0.5, wide * self._cell / 2)
        x, y = self._left + (column + 0.5) * self._cell, self._top + (row + 0.5) * self._cell
        along = self._cell + half
        right, bottom = (half, along) if down else (along, half)
        out[round(y - half) : round(y + bottom), round(x - half) : round(x + right)] = colour

    def _bar(self, out: Pixels, place: int, colour: int) -> None:
        """Draw across the border."""
        (row, column), down = divmod(place // 2, self._width), place % 2
        if self._cell < 4:
            return
        x = self._left + (column + (0.5 if down else 1)) * self._cell
        y = self._top + (row + (1 if down else 0.5)) * self._cell
        long, thin = 0.2 * self._cell, max(0.5, 0.05 * self._cell)
        across, deep = (long, thin) if down else (thin, long)
        out[round(y - deep) : round(y + deep), round(x - across) : round(x + across)] = colour


class WholePainter:
    """Draw every frame from scratch, for kinds whose drawing does not locate the board."""

    def __init__(
        self, kind: Kind[Any, Any], puzzle: Any, recording: Recording, legend: Legend, theme: Theme, cell: int
    ) -> None:
        self._kind, self._puzzle, self._recording = kind, puzzle, recording
        self._theme, self._cell = theme, max(cell, 12)
        first, last = (self._picture(event) for event in (0, len(recording)))
        self.size = first.shape[1], first.shape[0]
        self.palette = Palette([*ink_ramp(theme), *legend.colours], [first, last])

    def paint(self, frame: Frame) -> Pixels:
        """Draw the board."""
        return self.palette.indices(self._picture(frame.event))

    def _picture(self, event: int) -> Pixels:
        board = self._kind.replay(self._puzzle, self._recording, event)
        return _pixels(self._kind.scene(self._puzzle, board), self._theme, self._cell)


def ink_ramp(theme: Theme) -> list[tuple[int, int, int]]:
    """Return the colours from paper to ink."""
    return [theme.colour(Role.INK, step / 7) for step in range(8)]


def _pixels(scene: Scene, theme: Theme, cell: int, without: Sequence[Layer] = ()) -> Pixels:
    from cluewright.render.png import to_image

    return np.asarray(to_image(scene, theme, cell=cell, most_pixels=1 << 40, without=without))
