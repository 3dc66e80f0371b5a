"""A recording replayed: the board at any event, frames, and when each place was settled for good.

Only modules that use NumPy anyway import this one, and `Recording.timeline` when it is called.
"""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import FormatError
from cluewright.core.recording import EVENTS_PER_STAMP, SOLUTION, UNDO, Recording, most_places, place_bits

_PIECE = 1 << 16

Places = NDArray[np.int64]
Values = NDArray[np.uint8]
Pace = Literal["places", "time"]


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """The board after a number of events, and what is new since the frame before."""

    event: int
    values: Values
    """The value of every place, in the recording's shape; its own copy."""
    settled: Places
    """The places settled since and still settled, each once."""
    reasons: NDArray[np.uint8]
    """What settled each of those."""
    undone: Places
    """The places that were settled before and are open again, or were tried since and undone."""
    undone_values: Values
    """The last value of each of those."""

    def at_rest(self) -> "Frame":
        """Return the same board with nothing new on it."""
        none = np.zeros(0, np.int64)
        return Frame(self.event, self.values, none, none.astype(np.uint8), none, none.astype(np.uint8))


@dataclass(frozen=True, slots=True, eq=False)
class Origins:
    """For every place, in the recording's shape, what settled it for good."""

    order: NDArray[np.int64]
    """The event, or -1."""
    reason: NDArray[np.int16]
    """The reason's number, or -1."""


class Timeline:
    """The events of a recording as arrays, with the event at which each was undone."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        words = recording.words
        bits = place_bits(recording.values)
        if recording.places > most_places(recording.values):
            raise FormatError(f"this recording is too large: it has {recording.places} places")
        for start in range(0, len(words), _PIECE):  # before anything large is allocated for it
            _check(recording, words[start : start + _PIECE], bits)
        self.settles = words < np.uint32(UNDO)
        self.gone = _undone_at(words, self.settles)
        self.place = (words & np.uint32((1 << bits) - 1)).astype(np.int64)
        self.value = (words >> np.uint32(bits) & np.uint32((1 << (26 - bits)) - 1)).astype(np.uint8)
        self.reason = (words >> np.uint32(26) & np.uint32(31)).astype(np.uint8)

    def __len__(self) -> int:
        return len(self.settles)

    def standing(self, event: int | None = None) -> Places:
        """Return the events that still hold after a number of events, by default all, in order."""
        count = len(self) if event is None else max(0, min(event, len(self)))
        return np.flatnonzero(self.settles[:count] & (self.gone[:count] >= count))

    def values_at(self, event: int | None = None) -> Values:
        """Return the value of every place after a number of events, by default all."""
        return self.values_of(self.standing(event))

    def values_of(self, standing: Places) -> Values:
        """Return the value of every place when these events hold."""
        values = np.zeros(self.recording.places, np.uint8)
        values[self.place[standing]] = self.value[standing]  # of several at one place the last counts
        return values.reshape(self.recording.shape)

    def moments(self, frames: int, pace: Pace = "places") -> list[int]:
        """Return up to `frames` event numbers, from 0 to all, spaced by equal numbers of changed places or equal times.

        Without measured times the pace is always that of the places.
        """
        total = len(self)
        if frames < 2 or total == 0:
            return [total]
        clock = self._seconds() if pace == "time" else None
        if clock is None:
            counts = self.recording.words & np.uint32(UNDO - 1)
            clock = np.cumsum(np.where(self.settles, 1, counts.astype(np.float64)))
        wanted = np.linspace(0, float(clock[-1]), frames)[1:]
        found = np.searchsorted(clock, wanted - 1e-9) + 1
        return [0, *np.unique(np.minimum(found, total)).tolist()]

    def _seconds(self) -> NDArray[np.float64] | None:
        stamps = self.recording.stamps
        if stamps is None or len(stamps) < 2 or not stamps[-1] > stamps[0]:
            return None
        at = np.arange(len(stamps)) * EVENTS_PER_STAMP
        seconds: NDArray[np.float64] = np.interp(np.arange(len(self)), at, stamps - stamps[0])
        return seconds

    def frames(self, moments: Sequence[int]) -> Iterator[Frame]:
        """Yield the frame at each of the rising moments."""
        before = 0
        standing: Places = np.zeros(0, np.int64)
        for moment in moments:
            new = before + np.flatnonzero(self.settles[before:moment])
            kept = standing[self.gone[standing] >= moment]
            lost = standing[self.gone[standing] < moment]
            stays = self.gone[new] >= moment
            tried, fresh = new[~stays], new[stays]
            standing = np.concatenate([kept, fresh])
            values = self.values_of(standing)
            settled, last = np.unique(self.place[fresh][::-1], return_index=True)
            taken = np.concatenate([lost, tried])[::-1]
            undone, latest = np.unique(self.place[taken], return_index=True)
            still = values.reshape(-1)[undone] == 0
            undone, before_that = undone[still], self.value[taken[latest[still]]]
            yield Frame(moment, values, settled, self.reason[fresh][::-1][last], undone, before_that)
            before = moment

    def history(self) -> Origins:
        """Tell when and by what each place was settled for good.

        Places that are only shown again by the proof at the end count from when they last got their value.
        """
        order = np.full(self.recording.places, -1, np.int64)
        reason = np.full(self.recording.places, -1, np.int16)
        standing = self.standing()
        order[self.place[standing]] = standing
        reasons = self.recording.reasons
        if SOLUTION in reasons:
            final = self.values_at().reshape(-1)
            shown = reasons.index(SOLUTION)
            earlier = np.flatnonzero(self.settles & (self.reason != shown))
            earlier = earlier[self.value[earlier] == final[self.place[earlier]]]
            last = np.full(self.recording.places, -1, np.int64)
            last[self.place[earlier]] = earlier
            again = (order >= 0) & (self.reason[order] == shown) & (last >= 0)
            order[again] = last[again]
        known = order >= 0
        reason[known] = self.reason[order[known]]
        return Origins(order.reshape(self.recording.shape), reason.reshape(self.recording.shape))


def concluded(recording: Recording, target: Values, needed: NDArray[np.bool_] | None = None) -> Recording:
    """Return the recording with `target` holding at its end.

    If a solver undid its solution to prove that there is no other, or if events are missing, what
    contradicts the target is undone and what is missing is settled as `solution`. Only the `needed` places have to
    hold, by default all.
    """
    timeline = recording.timeline
    flat = target.reshape(-1)
    standing = timeline.standing()
    wanted = flat[timeline.place[standing]]
    wrong = np.flatnonzero((timeline.value[standing] != wanted) & (wanted != 0))
    kept = int(wrong[0]) if wrong.size else len(standing)
    now = timeline.values_of(standing[:kept]).reshape(-1)
    absent = (now != flat) & (flat != 0)
    missing = np.flatnonzero(absent if needed is None else absent & needed.reshape(-1))
    if not wrong.size and not missing.size:
        return recording
    reasons = recording.reasons if SOLUTION in recording.reasons else (*recording.reasons, SOLUTION)
    shift = np.uint32(place_bits(recording.values))
    shown = missing.astype(np.uint32) | flat[missing].astype(np.uint32) << shift
    shown |= np.uint32(reasons.index(SOLUTION) << 26)
    undo = [UNDO | (len(standing) - kept)] if kept < len(standing) else []
    words = np.concatenate([recording.words, np.array(undo, np.uint32), shown])
    return Recording(
        recording.width,
        recording.height,
        reasons,
        words,
        recording.values,
        recording.borders,
        recording.texts,
        recording.stamps,
        recording.full,
    )


def _check(recording: Recording, words: NDArray[np.uint32], bits: int) -> None:
    """Raise `FormatError` if events refer to places, values or reasons that the recording does not have."""
    settled = words[words < np.uint32(UNDO)]
    if not settled.size:
        return
    for numbers, limit, name in (
        (settled & np.uint32((1 << bits) - 1), recording.places, "place"),
        (settled >> np.uint32(bits) & np.uint32((1 << (26 - bits)) - 1), len(recording.values), "value"),
        (settled >> np.uint32(26) & np.uint32(31), len(recording.reasons), "reason"),
    ):
        if (highest := int(numbers.max())) >= limit:
            raise FormatError(f"the recording has no {name} {highest}")


def _undone_at(words: NDArray[np.uint32], settles: NDArray[np.bool_]) -> Places:
    """Return for every event the event that undoes it, or the number of events."""
    undos = np.flatnonzero(~settles)
    if not undos.size:
        return np.full(len(words), len(words), np.int64)
    gone = [len(words)] * len(words)  # a list, because writing single items is faster than in an array
    starts, ends = array("q"), array("q")  # of the runs of settled events that still hold, in order
    after = 0
    for at, number in _undo_events(words, undos):
        if at > after:
            starts.append(after)
            ends.append(at)
        left = number
        while left:
            if not starts:
                raise FormatError(f"event {at + 1} of the recording undoes more than was done")
            start, end = starts.pop(), ends.pop()
            taken = min(left, end - start)
            gone[end - taken : end] = [at] * taken
            if taken < end - start:
                starts.append(start)
                ends.append(end - taken)
            left -= taken
        after = at + 1
    return np.array(gone, np.int64)


def _undo_events(words: NDArray[np.uint32], undos: Places) -> Iterator[tuple[int, int]]:
    """Yield the number of each event that undoes places, and how many it undoes."""
    for start in range(0, len(undos), _PIECE):
        piece = undos[start : start + _PIECE]
        yield from zip(piece.tolist(), (words[piece] & np.uint32(UNDO - 1)).tolist(), strict=True)
