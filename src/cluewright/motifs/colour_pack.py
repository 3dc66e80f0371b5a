"""Motifs in colour: drawings of Twemoji in up to eight flat colours, for motifs that also have a silhouette.

A drawing has the name, the subject and the titles of its silhouette. Its pixels are numbers: 0 where nothing is drawn,
else the place of a colour in its palette, from 1.
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from cluewright.motifs.pack import Motif, by_id
from cluewright.motifs.shapes import areas

Labels = NDArray[np.uint8]
Shares = NDArray[np.int64]

PACKAGE = "@twemoji/svg"
CREDIT = "Twemoji, © Twitter, Inc. and other contributors, CC BY 4.0"
"""What the licence asks to be kept with the drawings, and with what is made of them."""
COLOUR_COLUMNS = ("id", "icon", "width", "height", "palette", "place", "bytes")
MOST_COLOURS = 8
_DATA = files("cluewright.motifs") / "data"


@dataclass(frozen=True, slots=True, eq=False)
class ColourMotif:
    """A drawing in flat colours."""

    motif: Motif
    """The silhouette whose name and titles it has."""
    icon: str
    """Which drawing of the package it is: the code points of the emoji."""
    palette: tuple[str, ...]
    """Its colours as in `#d03a2b`, the commonest first."""
    size: tuple[int, int]
    place: tuple[int, int]
    """Where the drawing lies in the pack: its first byte and how many there are."""

    @property
    def id(self) -> str:
        """Return the name: `owl`."""
        return self.motif.id

    @property
    def labels(self) -> Labels:
        """Read the drawing: 0 where nothing is drawn, else the number of a colour."""
        first, length = self.place
        width, height = self.size
        pixels = np.frombuffer(zlib.decompress(_pictures()[first : first + length]), np.uint8)
        return pixels.reshape(height, width)


def shares(labels: Labels, colours: int, size: tuple[int, int]) -> Shares:
    """Return how much of each cell has each number, (1 + colours, height, width), for a board of (width, height).

    >>> shares(np.array([[0, 1, 1, 2]], np.uint8), 2, (2, 1)).tolist()
    [[[8192, 0]], [[8192, 8192]], [[0, 8192]]]
    """
    return np.stack([areas(labels == number, size) for number in range(1 + colours)])


@cache
def colour_motifs() -> tuple[ColourMotif, ...]:
    """List all motifs in colour, in the order of their silhouettes."""
    head, *lines = (_DATA / "colour-index.tsv").read_text(encoding="utf-8").splitlines()
    if tuple(head.split("\t")) != COLOUR_COLUMNS:
        raise ValueError("the index of the colour motifs does not have the columns this version reads")
    return tuple(_read(line) for line in lines)


def _read(line: str) -> ColourMotif:
    name, icon, width, height, palette, place, length = line.split("\t")
    return ColourMotif(
        by_id()[name], icon, tuple(palette.split()), (int(width), int(height)), (int(place), int(length))
    )


@cache
def colour_by_id() -> Mapping[str, ColourMotif]:
    """Return the motifs in colour by their names."""
    return MappingProxyType({each.id: each for each in colour_motifs()})


@cache
def colour_by_subject() -> Mapping[str, tuple[ColourMotif, ...]]:
    """Return the motifs in colour of each subject."""
    found: dict[str, list[ColourMotif]] = {}
    for each in colour_motifs():
        found.setdefault(each.motif.subject, []).append(each)
    return MappingProxyType({subject: tuple(of_it) for subject, of_it in found.items()})


@cache
def _pictures() -> bytes:
    return (_DATA / "colour-pictures.bin").read_bytes()
