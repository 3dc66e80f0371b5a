"""A recording as a film: frames of the board with a legend, a line about what happens, and a progress bar."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from cluewright.core.errors import InvalidRecipe
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH
from cluewright.core.recording import Recording
from cluewright.core.timeline import Frame, Pace
from cluewright.core.wrapping import columns_of, wrap_text
from cluewright.render.fonts import face_for
from cluewright.render.painters import make_painter
from cluewright.render.palette import RAMP, Legend, Palette, Pixels, legend_of
from cluewright.render.reasons import Names
from cluewright.render.themes import Theme
from cluewright.render.themes import theme as find_theme

if TYPE_CHECKING:
    from PIL import ImageFont

MOST_FRAMES = 300
USUAL_FRAMES = 150
MOST_PIXELS = 1_800_000
LARGEST_SIDE = 640
"""In pixels; the board is drawn with the largest cells that allows, at most `LARGEST_CELL`."""
LARGEST_CELL = 28
_NARROWEST = 360
_MARGIN, _TEXT, _LINE = 10, 13, 17


@dataclass
class Film:
    """Paint the frames of a recording.

    `painted` yields arrays of numbers into `palette`, all of the same size, one for each of `moments` and one at rest:
    at most as many as `frames` says.
    """

    kind: Kind[Any, Any]
    puzzle: Any
    recording: Recording
    theme: str | Theme = "light"
    frames: int = USUAL_FRAMES
    pace: Pace = "places"
    cell: int | None = None
    progress: Callable[[float], None] | None = None
    language: str = ENGLISH
    moments: list[int] = field(init=False)
    legend: Legend = field(init=False)
    palette: Palette = field(init=False)
    size: tuple[int, int] = field(init=False)

    def __post_init__(self) -> None:
        if not 1 <= self.frames <= MOST_FRAMES:
            raise InvalidRecipe(f"a film must have 1 to {MOST_FRAMES} frames, not {self.frames}")
        self._theme = find_theme(self.theme)
        self.moments = self.recording.timeline.moments(self.frames - 1, self.pace) if self.frames > 1 else []
        self._names = Names(self.kind, self.language)
        self.legend = legend_of(self.recording, self._names)
        cell = usual_cell(self.recording) if self.cell is None else self.cell
        if self.recording.width * self.recording.height * cell * cell > MOST_PIXELS:
            cell = max(1, int((MOST_PIXELS / (self.recording.width * self.recording.height)) ** 0.5))
        if self.recording.width * self.recording.height > MOST_PIXELS:
            raise InvalidRecipe(f"this board is too large for a film: at most {MOST_PIXELS} cells fit")
        self._painter = make_painter(self.kind, self.puzzle, self.recording, self.legend, self._theme, cell)
        self.palette = self._painter.palette
        self._lay_out()

    def _lay_out(self) -> None:
        """Find room for the words: the legend is wrapped to the width, sentences get the lines the longest needs."""
        board_width, board_height = self._painter.size
        width = max(board_width, _NARROWEST)
        self._rows: list[list[tuple[int, str, int]]] = [[]]
        x = _MARGIN
        for number, (name, _, count) in enumerate(self.legend.entries):
            words = f"{name} {count}"
            wide = 16 + round(self._font(words).getlength(words)) + 14
            if x + wide > width - _MARGIN and self._rows[-1]:
                self._rows.append([])
                x = _MARGIN
            self._rows[-1].append((number, words, x))
            x += wide
        letters = self._font("").getlength("n" * 20)
        self._columns = max(20, int((width - 2 * _MARGIN) / letters * 20 * 1.12))
        self._sentences = min(4, max((self._lines_of(text) for _, text in self.recording.texts), default=0))
        below = _LINE * (1 + len(self._rows) + self._sentences) + 3 * _MARGIN
        self.size = width + width % 2, board_height + below + (board_height + below) % 2

    def _lines_of(self, text: str) -> int:
        return -(-columns_of(text) // self._columns)

    def _font(self, words: str) -> "ImageFont.FreeTypeFont":
        return face_for(words, self.language).at(_TEXT)

    def painted(self) -> Iterator[Pixels]:
        """Yield every frame."""
        yield from self.paint_at(self.moments)

    def paint_at(self, moments: list[int]) -> Iterator[Pixels]:
        """Yield the frames at rising moments, and finally the board without anything marked as new."""
        timeline = self.recording.timeline
        frame = None
        for number, frame in enumerate(timeline.frames(moments)):
            yield self._compose(frame)
            if self.progress is not None:
                self.progress((number + 1) / len(moments))
        if frame is None:
            frame = next(timeline.frames([len(timeline)]))
        yield self._compose(frame.at_rest())

    def _compose(self, frame: Frame) -> Pixels:
        width, height = self.size
        board = self._painter.paint(frame)
        out = np.zeros((height, width), np.uint8)  # the ramp comes first in the palette: 0 is paper
        left = (width - board.shape[1]) // 2
        out[: board.shape[0], left : left + board.shape[1]] = board
        y = board.shape[0] + _MARGIN // 2
        y = self._bar(out, y, frame.event)
        y = self._words(out, _MARGIN, y, status(self.recording, frame, self._names))
        for line in wrap_text(self.recording.text_at(frame.event), self._columns)[: self._sentences]:
            y = self._words(out, _MARGIN, y, line)
        y = board.shape[0] + _MARGIN // 2 + 6 + _LINE * (1 + self._sentences) + 4
        for row in self._rows:
            for number, words, x in row:
                colour = self.palette.index(self.legend.entries[number][1])
                out[y + 3 : y + 13, x : x + 10] = colour
                self._words(out, x + 15, y, words)
            y += _LINE
        return out

    def _bar(self, out: Pixels, y: int, event: int) -> int:
        room = self.size[0] - 2 * _MARGIN
        done = round(room * event / max(1, len(self.recording)))
        out[y : y + 3, _MARGIN : _MARGIN + room] = 1
        out[y : y + 3, _MARGIN : _MARGIN + done] = RAMP - 2
        return y + 6

    def _words(self, out: Pixels, x: int, y: int, words: str) -> int:
        """Write in the steps from paper to ink; what is too long is cut off."""
        mask = _mask(words, self._font(words))
        room = out[y : y + mask.shape[0], x : x + mask.shape[1]]
        np.maximum(room, mask[: room.shape[0], : room.shape[1]], out=room, where=room < RAMP)
        return y + _LINE

    def board(self, frame: Frame) -> Pixels:
        """Return the board alone as red, green and blue."""
        return self.colours(self._painter.paint(frame))

    def label(self, out: Pixels, words: str) -> None:
        """Write in the upper left corner."""
        self._words(out, _MARGIN // 2, 0, words)

    def colours(self, pixels: Pixels) -> Pixels:
        """Return a frame as red, green and blue."""
        found: Pixels = self.palette.table[pixels]
        return found


def status(recording: Recording, frame: Frame, names: Names) -> str:
    """Say how far it has come and what was done last: `83 of 108 cells: lines`."""
    settled = int(np.count_nonzero(frame.values))
    if recording.borders:
        said = names.say("status-borders", settled=settled)
    else:
        said = names.say("status-cells", settled=settled, all=recording.places)
    if len(frame.reasons):
        numbers, counts = np.unique(frame.reasons, return_counts=True)
        busiest = numbers[np.argsort(-counts, kind="stable")][:2].tolist()
        named = ", ".join(names.of(recording.reasons[number]) for number in busiest)
        said = names.say("status-reasons", status=said, reasons=named)
    return names.say("status-undone", status=said, count=len(frame.undone)) if len(frame.undone) else said


def usual_cell(recording: Recording) -> int:
    """Return the pixels per cell that make a board neither too large nor tiny."""
    return max(1, min(LARGEST_CELL, LARGEST_SIDE // max(recording.width, recording.height)))


def _mask(words: str, font: "ImageFont.FreeTypeFont") -> Pixels:
    """Return one line of text as steps from paper (0) to ink."""
    from PIL import Image, ImageDraw

    image = Image.new("L", (max(1, round(font.getlength(words)) + 2), _LINE))
    ImageDraw.Draw(image).text((0, 0), words, 255, font)
    steps: Pixels = (np.asarray(image).astype(np.uint16) * (RAMP - 1) // 255).astype(np.uint8)
    return steps
