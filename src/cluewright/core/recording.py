"""What happened while a puzzle was solved, place by place, for people who watch.

A recording holds one 32-bit word per event: a place settled for a reason, or how many places are undone when a
branch proved wrong. A place is a cell, or a border between two cells. A reason is the name of a solver's stage or the
slug of a technique. NumPy, which the rest of the vocabulary does without, is loaded by `Recording.timeline`, where
replaying is.
"""

import base64
import binascii
import sys
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from cluewright.core.errors import FormatError, shown
from cluewright.core.technique import Change, slug_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from cluewright.core.timeline import Timeline

FORMAT = "cluewright-recording"
VERSION = 1

UNDO = 1 << 31
"""Set in the words that undo places; the rest of such a word is how many."""
MOST_REASONS = 32
MOST_EVENTS = 1 << 23
"""A recording in a file may not be longer: it would be too long to watch, and memory is limited."""
EVENTS_PER_STAMP = 256
WAYS = ("right", "down")
SOLUTION = "solution"
"""The reason of places that are shown again at the end, after a proof that there is no other solution."""
SUPPOSED = "supposed"
"""The reason of places that a person only tries, and undoes."""


class Settled(NamedTuple):
    """A place was decided; `way` is empty for a cell and "right" or "down" for a border."""

    row: int
    column: int
    value: str
    reason: str
    way: str = ""

    @property
    def change(self) -> Change:
        """Return it as a step's change."""
        if self.way:
            return self.row, self.column, self.way, self.value == "used"
        return self.row, self.column, self.value


class Undone(NamedTuple):
    """How many of the most recently settled places were undone."""

    places: int


@dataclass(frozen=True, eq=False)
class Recording:
    """The events of one solving, in order.

    >>> recording = Recording.of(3, 2, ("lines", "guess"), [(1, 2, "lines"), (5, 1, "guess"), 1])
    >>> list(recording)
    [Settled(row=0, column=1, value='#', reason='lines', way=''), \
Settled(row=1, column=2, value='.', reason='guess', way=''), Undone(places=1)]
    """

    width: int
    height: int
    reasons: tuple[str, ...]
    words: "NDArray[np.uint32]"
    values: tuple[str, ...] = ("?", ".", "#")
    """The values a place may have; the first is the initial one."""
    borders: bool = False
    """Whether places are borders: twice the cell, and one more for the lower one."""
    texts: tuple[tuple[int, str], ...] = ()
    """The sentences that tell what is done, each with its first event."""
    stamps: "NDArray[np.float64] | None" = None
    """The seconds since the beginning at every 256th event, where they were measured."""
    full: bool = False
    """Whether events are missing because there were too many."""

    @classmethod
    def of(
        cls,
        width: int,
        height: int,
        reasons: Sequence[str],
        events: Sequence[tuple[int, int, str] | int],
        *,
        values: tuple[str, ...] = ("?", ".", "#"),
        borders: bool = False,
        texts: Sequence[tuple[int, str]] = (),
    ) -> "Recording":
        """Build a recording from (place, value's number, reason), and a number for how many places are undone."""
        import numpy as np

        names = tuple(reasons)
        index = {name: number for number, name in enumerate(names)}
        bits = place_bits(values)
        words = [
            UNDO | event if isinstance(event, int) else event[0] | event[1] << bits | index[event[2]] << 26
            for event in events
        ]
        return cls(width, height, names, np.array(words, np.uint32), values, borders, tuple(texts))

    @property
    def shape(self) -> tuple[int, ...]:
        """Return the shape of an array with a value for every place."""
        return (self.height, self.width, 2) if self.borders else (self.height, self.width)

    @property
    def places(self) -> int:
        """Count the places there are."""
        return self.width * self.height * (2 if self.borders else 1)

    @cached_property
    def timeline(self) -> "Timeline":
        """Return the timeline that replays the events; raise `FormatError` if they make no sense."""
        from cluewright.core.timeline import Timeline

        return Timeline(self)

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[Settled | Undone]:
        bits = place_bits(self.values)
        for word in self.words.tolist():
            if word & UNDO:
                yield Undone(word & (UNDO - 1))
                continue
            place = word & ((1 << bits) - 1)
            value = self.values[word >> bits & ((1 << (26 - bits)) - 1)]
            row, column = divmod(place // 2 if self.borders else place, self.width)
            yield Settled(row, column, value, self.reasons[word >> 26], WAYS[place % 2] if self.borders else "")

    def counts(self) -> dict[str, int]:
        """Count the places each reason settled, including those later undone, in the order of the reasons."""
        settled = self.words[self.words < UNDO] >> 26
        return {self.reasons[reason]: count for reason, count in sorted(Counter(settled.tolist()).items())}

    def changes(self, event: int | None = None) -> tuple[Change, ...]:
        """List what is settled after a number of events, by default all of them, in the order it was settled."""
        standing: list[Settled] = []
        for number, each in enumerate(self):
            if number == event:
                break
            if isinstance(each, Undone):
                del standing[len(standing) - each.places :]
            else:
                standing.append(each)
        return tuple(each.change for each in standing)

    def text_at(self, event: int) -> str:
        """Return the sentence about the last of a number of events, or an empty text."""
        from bisect import bisect_left

        number = bisect_left(self.texts, event, key=lambda entry: entry[0])
        return self.texts[number - 1][1] if number else ""

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form: the words little-endian, compressed by zlib, in Base64."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "width": self.width,
            "height": self.height,
            "places": "borders" if self.borders else "cells",
            "values": list(self.values),
            "reasons": list(self.reasons),
            "length": len(self),
            "events": _packed(self.words.astype("<u4").tobytes()),
        }
        if self.texts:
            data["texts"] = [list(entry) for entry in self.texts]
        if self.stamps is not None:
            data["milliseconds"] = [round(1000 * second, 3) for second in self.stamps.tolist()]
        if self.full:
            data["full"] = True
        return data

    @classmethod
    def from_data(cls, data: Any) -> "Recording":
        """Read the JSON form; raise `FormatError` if it is not one or makes no sense."""
        import numpy as np

        _check_head(data)
        width, height = (_whole(data, side, 1, 1 << 16) for side in ("width", "height"))
        length = _whole(data, "length", 0, MOST_EVENTS)
        values, reasons = (_names(data, key, most) for key, most in (("values", 256), ("reasons", MOST_REASONS)))
        if data.get("places") not in ("cells", "borders"):
            raise FormatError(
                f'the places of a recording must be "cells" or "borders", not {shown(data.get("places"))}'
            )
        raw = _unpacked(data.get("events"), 4 * length)
        words = np.frombuffer(raw, "<u4").astype(np.uint32, copy=False)
        stamps = _stamps(data.get("milliseconds"))
        recording = cls(
            width,
            height,
            tuple(sys.intern(slug_of(reason)) for reason in reasons),  # techniques used to be called by their names
            words,
            values,
            data["places"] == "borders",
            _texts(data.get("texts", [])),
            None if stamps is None else np.array(stamps, np.float64) / 1000,
            data.get("full") is True,
        )
        assert recording.timeline is not None  # looks at every event
        return recording


def place_bits(values: Sequence[str]) -> int:
    """Return how many bits of a word hold the place; values and places share 26.

    >>> place_bits(["?", ".", "#"])
    24
    """
    return 26 - max(2, (len(values) - 1).bit_length())


def most_places(values: Sequence[str]) -> int:
    """Return how many places a recording can tell apart."""
    return 1 << place_bits(values)


def _packed(raw: bytes) -> str:
    return base64.b64encode(zlib.compress(raw, 9)).decode()


def _unpacked(text: Any, size: int) -> bytes:
    try:
        packed = base64.b64decode(text, validate=True)
        unpacking = zlib.decompressobj()
        raw = unpacking.decompress(packed, size + 1)  # no further, however large it claims to be
    except (TypeError, ValueError, binascii.Error, zlib.error):
        raise FormatError("the events of the recording are damaged: they cannot be unpacked") from None
    if len(raw) != size:
        raise FormatError(f"the recording should have {size // 4} events, but has a different number")
    return raw


def _check_head(data: Any) -> None:
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise FormatError("this is not a recording")
    if data.get("version") != VERSION:
        raise FormatError(
            f"this recording has version {shown(data.get('version'))}, but this program reads version {VERSION}"
        )


def _whole(data: Mapping[str, Any], key: str, least: int, most: int) -> int:
    value = data.get(key)
    if type(value) is not int or not least <= value <= most:
        raise FormatError(f"the {key} of a recording must be a number from {least} to {most}, not {shown(value)}")
    return value


def _names(data: Mapping[str, Any], key: str, most: int) -> tuple[str, ...]:
    names = data.get(key)
    if not isinstance(names, list) or not 1 <= len(names) <= most or not all(isinstance(name, str) for name in names):
        raise FormatError(f"the {key} of a recording must be a list of 1 to {most} names")
    return tuple(sys.intern(name) for name in names)


def _texts(entries: Any) -> tuple[tuple[int, str], ...]:
    if not isinstance(entries, list):
        raise FormatError("the texts of a recording must be a list")
    texts: list[tuple[int, str]] = []
    for entry in entries:
        match entry:
            case [int(event), str(text)] if event >= (texts[-1][0] if texts else 0):
                texts.append((event, text))
            case _:
                raise FormatError(f"a text of a recording must be [event, sentence], in order, not {shown(entry)}")
    return tuple(texts)


def _stamps(entries: Any) -> list[float] | None:
    if entries is None:
        return None
    numbers = isinstance(entries, list) and all(type(entry) in (int, float) for entry in entries)
    if not numbers or any(not 0 <= b < 1e12 or a > b for a, b in zip([0, *entries], entries, strict=False)):
        raise FormatError("the milliseconds of a recording must be a list of increasing numbers")
    return [float(entry) for entry in entries]
