"""Why a technique settles cells of a line: the sentences that need no more than numbers, places and names of blocks.

Native code returns the numbers of a sentence, in an order that belongs to the technique. The rungs that both nonograms
have tell the same; a kind has its own sentences for the others.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from cluewright.clued_lines.climbing import ONLY_PLACE, LineFinding
from cluewright.clued_lines.wording import Wording, along
from cluewright.core.message import Along, Line, Message, Value

Block = TypeVar("Block")
F = TypeVar("F", bound=LineFinding[Any])

MOST_BLOCKS = 6
"""How many blocks a sentence lists; more than these are counted."""
_MOST_ARRANGEMENTS = 10**6
"""Above this many, a sentence no longer says the number of arrangements."""


@dataclass(frozen=True, slots=True)
class FoundOnLine(ABC, Generic[F, Block]):
    """What a sentence is made of."""

    wording: ClassVar[Wording]

    found: F
    clue: tuple[Block, ...]
    line: Line

    @abstractmethod
    def block(self, index: int = -1) -> Message:
        """Name a block, or the one that the finding is about."""

    @abstractmethod
    def listed(self) -> Value:
        """Return all blocks of the clue."""

    @abstractmethod
    def length(self, index: int) -> int | None:
        """Return how long a block is, None where that is hidden."""

    @abstractmethod
    def so(self) -> Message:
        """Say which cells become what, as the end of a sentence."""

    @abstractmethod
    def then(self) -> Message:
        """Say which cells become what, as a clause of its own."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the numbers of the sentence."""
        return self.found.numbers

    def says(self, variant: str = "", /, **values: Value) -> Message:
        """Make the message of the technique, or a variant of it."""
        code = f"step-{self.found.slug}"
        return self.wording.message(f"{code}-{variant}" if variant else code, line=self.line, **values)

    def lengths(self) -> tuple[int, ...]:
        """Return how long the blocks of the finding are, each length once."""
        return tuple(sorted({length for index in self.found.clues if (length := self.length(index)) is not None}))

    def at(self, places: Iterable[int]) -> Along:
        """Return cells of the line."""
        return along(self.line.axis, places)

    def run(self, first: int, last: int) -> Along:
        """Return the cells from the first to the last."""
        return self.at(range(first, last + 1))

    def side(self, mirrored: int) -> str:
        """Return the side a player counts from."""
        sides = ("left", "right") if self.line.axis == "row" else ("top", "bottom")
        return sides[bool(mirrored)]


Found = FoundOnLine[Any, Any]


def finished_line(line: Found) -> Message:
    """Say that every block is complete."""
    if len(line.clue) == 1:
        return line.says(block=line.block(), so=line.so())
    if len(line.clue) > MOST_BLOCKS:
        return line.says("many", count=len(line.clue))
    return line.says("blocks", blocks=line.listed(), so=line.so())


def only_gap(line: Found) -> Message:
    """Say that a block fits into one gap only."""
    return line.says(block=line.block(), gap=line.run(*line.numbers))


def edge_fill(line: Found) -> Message:
    """Say that a block starts at the first open cell from an end."""
    anchor, *_, mirrored = line.numbers
    return line.says(side=line.side(mirrored), block=line.block(), cell=line.run(anchor, anchor), so=line.so())


def from_the_edge(line: Found) -> Message:
    """Say what a cell near an end means for the first block."""
    anchor, first, last, mirrored = line.numbers
    length = line.length(line.found.clues[0])
    assert length is not None, "who counts from an edge knows how long the block is"
    span = line.run(first - length + 1, last) if mirrored else line.run(first, last + length - 1)
    cell = line.run(anchor, anchor)
    return line.says(side=line.side(mirrored), block=line.block(), cell=cell, span=span, so=line.so())


def overlap(line: Found) -> Message:
    """Say which cells a block covers wherever it goes."""
    first_start, last_start, first_end, last_end = line.numbers
    span = line.run(first_start, last_end)
    if line.found.slug == ONLY_PLACE:
        return line.says(block=line.block(), span=span)
    return line.says(block=line.block(), span=span, cells=line.run(last_start, first_end))


def small_gap(line: Found) -> Message:
    """Say that a gap is too small for every block that could reach it."""
    return line.says(gap=line.run(*line.numbers), lengths=line.lengths())


def unreachable(line: Found) -> Message:
    """Say that the blocks before and behind do not reach some cells."""
    first, last, before, behind = line.numbers
    values: dict[str, Value] = {}
    if before >= 0:
        values |= {"before": line.block(before), "end": line.run(first - 1, first - 1)}
    if behind >= 0:
        values |= {"after": line.block(behind), "start": line.run(last + 1, last + 1)}
    variant = "before" if before < 0 else "after" if behind < 0 else ""
    return line.says(variant, so=line.so(), **values)


def joining(line: Found) -> Message:
    """Say that two groups can only belong to the same block."""
    left, left_end, right, right_end = line.numbers
    cells = line.at((*range(left, left_end + 1), *range(right, right_end + 1)))
    return line.says(block=line.block(), cells=cells, so=line.so())


def line_analysis(line: Found, count: int | None) -> Message:
    """Say what all arrangements have in common, and how many there are, where that is known and no huge number."""
    if count is None or count > _MOST_ARRANGEMENTS:
        return line.says("many", then=line.then())
    return line.says(count=count, then=line.then())
