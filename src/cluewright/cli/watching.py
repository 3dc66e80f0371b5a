"""A recording shown in the terminal: live with keys, or as a few frames where there is no terminal."""

import sys
from dataclasses import dataclass
from typing import Any

from cluewright.cli.keys import Keyboard, keyboard, own_screen
from cluewright.cli.output import say, worth_drawing
from cluewright.cli.words import phrase
from cluewright.core.item import Item
from cluewright.core.locales import ENGLISH
from cluewright.core.recording import Recording, Undone
from cluewright.core.registry import kind_of
from cluewright.core.timeline import Frame
from cluewright.core.wrapping import wrap_text
from cluewright.render.animation import frame_seconds
from cluewright.render.film import Film, status
from cluewright.render.reasons import Names

_PRINTED = 4
_MANY_CELLS = 10_000
"""Larger boards are painted as pixels: characters would take longer than a frame."""
_KEYS = "space pause  . step  , back  + - speed  r restart  q quit"


def summary(item: Item[Any, Any], recording: Recording, language: str = ENGLISH) -> str:
    """Say in a line or two what settled how much, and what was undone."""
    counts = recording.counts()
    if not counts:
        return phrase("watch-nothing", language)
    names = Names(kind_of(item.puzzle), language)
    told = ", ".join(f"{names.of(name)} {count}" for name, count in sorted(counts.items(), key=lambda entry: -entry[1]))
    what = "watch-borders" if recording.borders else "watch-cells"
    lines = [phrase(what, language, count=sum(counts.values()), counts=told)]
    taken = [event.places for event in recording if isinstance(event, Undone)] if len(recording) < 1_000_000 else []
    if taken:
        lines.append(phrase("watch-undone", language, times=len(taken), count=sum(taken)))
    if recording.full:
        lines.append(phrase("watch-cut", language))
    return "\n".join(lines)


def print_frames(item: Item[Any, Any], recording: Recording, language: str = ENGLISH, *, quiet: bool) -> None:
    """Print a few frames one below the other, and the summary."""
    kind, puzzle = kind_of(item.puzzle), item.puzzle
    timeline = recording.timeline
    if not quiet:
        for frame in timeline.frames(timeline.moments(_PRINTED)):
            say(f"{status(recording, frame, Names(kind, language))}")
            if said := recording.text_at(frame.event):
                say(said)
            if worth_drawing(puzzle):
                say(kind.text(puzzle, kind.replay(puzzle, recording, frame.event)))
            say()
    say(summary(item, recording, language))


@dataclass
class Player:
    """Show frames one after the other; keys change the pace."""

    item: Item[Any, Any]
    recording: Recording
    moments: list[int]
    speed: float = 1.0
    theme: str = "dark"
    colour: bool = True
    at: int = 0
    paused: bool = False
    language: str = ENGLISH

    def __post_init__(self) -> None:
        self._kind = kind_of(self.item.puzzle)
        self._names = Names(self._kind, self.language)
        self._large = self.recording.width * self.recording.height > _MANY_CELLS
        self._film: Film | None = None

    def run(self) -> None:
        """Play until the end, or until the viewer quits."""
        with keyboard() as keys, own_screen():
            while self._turn(keys):
                pass

    def _turn(self, keys: Keyboard) -> bool:
        """Show the frame and do what the next key says; tell whether to go on."""
        self._show(keys)
        ended = self.at == len(self.moments) - 1
        if ended and not keys.interactive:
            return False
        waiting = self.paused or ended
        key = keys.wait(None if waiting else frame_seconds(self.speed))
        if key == "quit":
            return False
        if key == "":
            self.at += 1
        elif key == "pause":
            self.paused = not self.paused
        elif key in ("step", "back"):
            self.paused = True
            self.at = max(0, min(len(self.moments) - 1, self.at + (1 if key == "step" else -1)))
        elif key in ("faster", "slower"):
            self.speed = max(0.05, min(50.0, self.speed * (1.5 if key == "faster" else 1 / 1.5)))
        elif key == "again":
            self.at, self.paused = 0, False
        return True

    def _show(self, keys: Keyboard) -> None:
        """Draw over the frame before; the whole picture goes out in one piece, so that nothing flickers."""
        import shutil

        width, height = shutil.get_terminal_size()
        frame = self._frame()
        lines = self.words(frame, width, interactive=keys.interactive)
        board = self.board_lines(frame, width, max(1, height - len(lines) - 1))
        text = "\x1b[K\r\n".join([*board, *lines])
        sys.stdout.write(f"\x1b[H{text}\x1b[K\x1b[J")
        sys.stdout.flush()

    def _frame(self) -> Frame:
        pair = self.moments[max(0, self.at - 1) : self.at + 1]
        return list(self.recording.timeline.frames(pair))[-1]

    def words(self, frame: Frame, width: int, *, interactive: bool) -> list[str]:
        """Return the lines below the board."""
        share = f"{self.at + 1}/{len(self.moments)}"
        pace = " paused" if self.paused else f" speed {self.speed:.2g}"
        said = wrap_text(self.recording.text_at(frame.event), max(20, width - 1))[:2]
        lines = [f"{share}{pace}  {status(self.recording, frame, self._names)}", *said]
        if interactive:
            lines.append(_KEYS)
        return [line[: width - 1] for line in lines]

    def board_lines(self, frame: Frame, width: int, height: int) -> list[str]:
        """Draw the board for a window of this many columns and lines."""
        if self._large:
            return self._pixel_lines(frame, width, height)
        from cluewright.render.drawing import draw

        board = self._kind.replay(self.item.puzzle, self.recording, frame.event)
        places = frame.undone if not self.recording.borders else frame.undone // 2
        undone = [divmod(place, self.recording.width) for place in places.tolist()]
        drawing = draw(self.item.puzzle, board=board, changed=undone, theme=self.theme)
        lines = drawing.terminal(width=width, height=height, colour=self.colour).split("\n")
        return lines if len(lines) <= height else self._pixel_lines(frame, width, height)

    def _pixel_lines(self, frame: Frame, width: int, height: int) -> list[str]:
        if self._film is None:
            film = Film(self._kind, self.item.puzzle, self.recording, theme=self.theme, cell=self._cell(), frames=1)
            self._film = film
        return half_block_lines(self._film.board(frame), width, height, colour=self.colour)

    def _cell(self) -> int:
        """Return the pixels of a cell: one, but a border between cells needs more to be seen."""
        return 1 if not self.recording.borders else 4


def half_block_lines(pixels: Any, width: int, height: int, *, colour: bool = True) -> list[str]:
    """Set a picture in characters whose halves are two pixels, made smaller until it fits."""
    import numpy as np
    from PIL import Image

    image = Image.fromarray(pixels)
    scale = min(1.0, width / image.width, 2 * height / image.height)
    size = max(1, int(image.width * scale)), max(1, int(image.height * scale))
    small = np.asarray(image.resize(size, Image.Resampling.BOX))
    if len(small) % 2:
        small = np.concatenate([small, small[-1:]])
    if not colour:
        dark = small.mean(axis=2) > 127
        pairs = zip(dark[::2].tolist(), dark[1::2].tolist(), strict=True)
        return ["".join(" ▄▀█"[2 * up + low] for up, low in zip(*pair, strict=True)).rstrip() for pair in pairs]
    lines = []
    for upper, lower in zip(small[::2].tolist(), small[1::2].tolist(), strict=True):
        line, before = [], None
        for up, low in zip(upper, lower, strict=True):
            if (up, low) != before:
                line.append(f"\x1b[38;2;{up[0]};{up[1]};{up[2]};48;2;{low[0]};{low[1]};{low[2]}m")
                before = (up, low)
            line.append("▀")
        lines.append("".join(line) + "\x1b[0m")
    return lines
