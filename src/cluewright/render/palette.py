"""The colours of a film: one each for the reasons, and a table of at most 256 for all pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cluewright.core.recording import SUPPOSED, Recording
from cluewright.render.reasons import Names
from cluewright.render.themes import Colour

Pixels = NDArray[np.uint8]

REASON_COLOURS: tuple[Colour, ...] = (
    (230, 159, 0),
    (0, 158, 115),
    (86, 180, 233),
    (140, 86, 75),
    (0, 114, 178),
    (213, 94, 0),
    (150, 190, 40),
    (120, 94, 240),
)
"""Distinguishable with colour blindness (after Okabe and Ito); further reasons share `REST_COLOUR`."""
REST_COLOUR: Colour = (128, 128, 128)
SUPPOSED_COLOUR: Colour = (236, 96, 158)
RAMP = 8
"""Steps from paper to ink, for smooth letters."""


@dataclass(frozen=True, slots=True)
class Legend:
    """The reasons of a recording that settled anything, with their colours and counts, the busiest first."""

    entries: tuple[tuple[str, Colour, int], ...]
    numbers: NDArray[np.uint8]
    """For each reason of the recording, the number of its entry."""

    @property
    def colours(self) -> tuple[Colour, ...]:
        """Return the colour of every entry."""
        return tuple(colour for _, colour, _ in self.entries)


def legend_of(recording: Recording, names: Names | None = None) -> Legend:
    """Assign the colours to the reasons that settled most; the rest share one. `names` puts them into words."""
    counts = recording.counts()
    supposed = counts.pop(SUPPOSED, 0)
    ranked = sorted(counts, key=lambda name: -counts[name])
    several = len(ranked) > len(REASON_COLOURS)
    own = ranked[: len(REASON_COLOURS) - several]
    entries = [(_named(name, names), colour, counts[name]) for name, colour in zip(own, REASON_COLOURS, strict=False)]
    index = {name: number for number, name in enumerate(own)}
    if several:
        rest = ranked[len(own) :]
        index |= dict.fromkeys(rest, len(entries))
        more = f"{len(rest)} more" if names is None else names.say("more-reasons", count=len(rest))
        entries.append((more, REST_COLOUR, sum(counts[name] for name in rest)))
    if supposed:
        index[SUPPOSED] = len(entries)
        entries.append((_named(SUPPOSED, names), SUPPOSED_COLOUR, supposed))
    numbers = np.array([index.get(name, 0) for name in recording.reasons], np.uint8)
    return Legend(tuple(entries), numbers)


def _named(reason: str, names: Names | None) -> str:
    return reason if names is None else names.of(reason)


def blend(pixels: Pixels, colour: Colour, share: float) -> Pixels:
    """Mix every pixel with a share of a colour."""
    mixed = pixels.astype(np.float32) * (1 - share) + np.array(colour, np.float32) * share
    return np.round(mixed).astype(np.uint8)


def number_colours(pictures: Sequence[Pixels]) -> tuple[Pixels, list[NDArray[np.uint32]]]:
    """Return all colours of some pictures as (number, 3), and each picture as the numbers of its pixels' colours."""
    packed = [_packed(picture) for picture in pictures]
    colours = np.unique(np.concatenate([np.unique(picture) for picture in packed]))
    return _unpacked(colours), [np.searchsorted(colours, picture).astype(np.uint32) for picture in packed]


class Palette:
    """A table of at most 256 colours, the wanted ones first and exact, the others as close as space allows."""

    def __init__(self, exact: Sequence[Colour], pictures: Sequence[Pixels]) -> None:
        kept = list(dict.fromkeys(exact))
        others = np.unique(np.concatenate([np.unique(_packed(picture)) for picture in pictures]))
        others = np.setdiff1d(others, _packed(np.array(kept, np.uint8)))
        room = 256 - len(kept)
        table = _unpacked(others) if len(others) <= room else _reduced(others, room)
        self.table: Pixels = np.concatenate([np.array(kept, np.uint8).reshape(-1, 3), table])

    def index(self, colour: Colour) -> int:
        """Return the number of the nearest colour."""
        return int(self.indices(np.array([[colour]], np.uint8))[0, 0])

    def indices(self, picture: Pixels) -> Pixels:
        """Return the numbers of the nearest colours for a (height, width, 3) picture."""
        packed, inverse = np.unique(_packed(picture), return_inverse=True)
        wanted = _unpacked(packed).astype(np.int32)
        nearest = np.empty(len(wanted), np.uint8)
        for start in range(0, len(wanted), 4096):
            part = wanted[start : start + 4096, None] - self.table[None].astype(np.int32)
            nearest[start : start + 4096] = (part * part).sum(axis=2).argmin(axis=1)
        found: Pixels = nearest[inverse].reshape(picture.shape[:2])
        return found


def _packed(picture: Pixels) -> NDArray[np.uint32]:
    parts = picture.reshape(-1, 3).astype(np.uint32)
    return (parts[:, 0] << 16 | parts[:, 1] << 8 | parts[:, 2]).astype(np.uint32)


def _unpacked(packed: NDArray[np.uint32]) -> Pixels:
    return np.stack([packed >> 16, packed >> 8 & 255, packed & 255], axis=1).astype(np.uint8)


def _reduced(packed: NDArray[np.uint32], room: int) -> Pixels:
    from PIL import Image

    row = Image.fromarray(_unpacked(packed)[None])
    table = row.quantize(room, Image.Quantize.MEDIANCUT).getpalette() or []
    return np.array(table, np.uint8).reshape(-1, 3)[:room]
