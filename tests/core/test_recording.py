"""Recordings as such: words, replay, frames, history, JSON; and kinds that say nothing of recording."""

import base64
import json
import zlib
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cluewright as cw
from cluewright.core.errors import FormatError
from cluewright.core.path_recording import record_path
from cluewright.core.recording import Recording, Settled, Undone, place_bits
from cluewright.core.timeline import concluded

SMALL = Recording.of(
    3,
    4,
    ("lines", "probe"),
    [(7, 2, "lines"), (0, 1, "probe"), 1, (1, 1, "lines"), (0, 2, "lines")],
    texts=[(0, "First."), (3, "Then.")],
)


@st.composite
def recordings(draw: st.DrawFn) -> Recording:
    width, height, borders = draw(st.integers(1, 5)), draw(st.integers(1, 4)), draw(st.booleans())
    places = width * height * (2 if borders else 1)
    events: list[Any] = []
    standing = 0
    for _ in range(draw(st.integers(0, 40))):
        if standing and draw(st.integers(0, 3)) == 0:
            events.append(draw(st.integers(1, standing)))
            standing -= events[-1]
        else:
            events.append((draw(st.integers(0, places - 1)), draw(st.integers(1, 2)), draw(st.sampled_from("ab"))))
            standing += 1
    values = ("?", "used", "closed") if borders else ("?", ".", "#")
    return Recording.of(width, height, "ab", events, values=values, borders=borders)


def plain_replay(recording: Recording, event: int) -> np.ndarray:
    """Replay word by word, remembering what was there before."""
    values = np.zeros(recording.places, np.uint8)
    standing: list[tuple[int, int]] = []
    for word in recording.words[:event].tolist():
        if word >> 31:
            for _ in range(word & 0x7FFFFFFF):
                place, before = standing.pop()
                values[place] = before
        else:
            place = word & 0xFFFFFF
            standing.append((place, int(values[place])))
            values[place] = word >> 24 & 3
    return values.reshape(recording.shape)


def test_events_are_read_from_their_words() -> None:
    words = np.array([1 << 26 | 2 << 24 | 7, 0 << 26 | 1 << 24 | 0, 1 << 31 | 1], np.uint32)
    assert list(Recording(3, 4, ("lines", "probe"), words)) == [
        Settled(2, 1, "#", "probe"),
        Settled(0, 0, ".", "lines"),
        Undone(1),
    ]
    borders = Recording(3, 4, ("guess",), np.array([2 << 24 | 15], np.uint32), ("?", "used", "closed"), borders=True)
    assert list(borders) == [Settled(2, 1, "closed", "guess", "down")]
    assert borders.changes() == ((2, 1, "down", False),)


def test_what_stands_is_listed_in_order() -> None:
    assert SMALL.changes() == ((2, 1, "#"), (0, 1, "."), (0, 0, "#"))
    assert SMALL.changes(2) == ((2, 1, "#"), (0, 0, "."))
    assert SMALL.counts() == {"lines": 3, "probe": 1}
    assert [SMALL.text_at(event) for event in (0, 1, 3, 4, 5)] == ["", "First.", "First.", "Then.", "Then."]


@given(recordings())
def test_replay_agrees_with_a_plain_one_at_every_event(recording: Recording) -> None:
    for event in range(len(recording) + 1):
        assert np.array_equal(recording.timeline.values_at(event), plain_replay(recording, event))


@given(recordings(), st.integers(1, 12))
def test_frames_lead_from_the_beginning_to_the_end(recording: Recording, number: int) -> None:
    moments = recording.timeline.moments(number)
    assert len(moments) <= max(number, 1)
    assert moments[-1] == len(recording)
    assert moments == sorted(set(moments))
    before = np.zeros(recording.places, np.uint8)
    for frame in recording.timeline.frames(moments):
        assert np.array_equal(frame.values, plain_replay(recording, frame.event))
        now = frame.values.reshape(-1)
        changed = set(np.flatnonzero(now != before).tolist())
        assert changed <= {*frame.settled.tolist(), *frame.undone.tolist()} | set(np.flatnonzero(now).tolist())
        assert set(np.flatnonzero((before != 0) & (now == 0)).tolist()) <= set(frame.undone.tolist())
        assert len(set(frame.settled.tolist())) == len(frame.settled) == len(frame.reasons)
        before = now


@given(recordings())
def test_history_tells_what_settled_each_place_for_good(recording: Recording) -> None:
    history = recording.timeline.history()
    final = recording.timeline.values_at()
    assert np.array_equal(history.order >= 0, final > 0)
    assert np.array_equal(history.reason >= 0, final > 0)
    for place in np.flatnonzero(history.order.reshape(-1) >= 0):
        word = int(recording.words[history.order.reshape(-1)[place]])
        assert word & 0xFFFFFF == place
        assert word >> 24 & 3 == final.reshape(-1)[place]


@given(recordings(), st.data())
def test_a_conclusion_makes_the_target_stand(recording: Recording, data: st.DataObject) -> None:
    flat = data.draw(st.lists(st.integers(1, 2), min_size=recording.places, max_size=recording.places))
    target = np.array(flat, np.uint8).reshape(recording.shape)
    end = concluded(recording, target)
    assert np.array_equal(end.timeline.values_at(), target)
    assert np.array_equal(end.words[: len(recording)], recording.words)
    assert concluded(end, target) is end


@given(recordings())
def test_the_json_form_gives_the_recording_back(recording: Recording) -> None:
    again = Recording.from_data(json.loads(json.dumps(recording.to_data())))
    assert np.array_equal(again.words, recording.words)
    assert (again.width, again.height, again.reasons, again.values, again.borders) == (
        recording.width,
        recording.height,
        recording.reasons,
        recording.values,
        recording.borders,
    )


def test_the_json_form_keeps_texts_and_times() -> None:
    timed = Recording(3, 4, ("a",), SMALL.words, texts=SMALL.texts, stamps=np.array([0.5, 2.0]), full=True)
    with pytest.raises(FormatError, match="no reason 1"):
        Recording.from_data(timed.to_data())
    timed = Recording(3, 4, ("a", "b"), SMALL.words, texts=SMALL.texts, stamps=np.array([0.5, 2.0]), full=True)
    again = Recording.from_data(timed.to_data())
    assert again.texts == SMALL.texts
    assert again.stamps is not None
    assert again.stamps.tolist() == [0.5, 2.0]
    assert again.full


def test_reasons_from_before_there_were_slugs_become_slugs() -> None:
    data = Recording(3, 4, ("line analysis", "guess"), SMALL.words).to_data()
    assert Recording.from_data(data).reasons == ("line-analysis", "guess")


def test_frames_by_time_are_dense_where_the_work_was_slow() -> None:
    words = np.arange(1024, dtype=np.uint32) | np.uint32(1 << 24)
    timed = Recording(64, 16, ("a",), words, stamps=np.array([0.0, 9.0, 10.0, 10.5]))
    by_time, by_places = (timed.timeline.moments(11, pace) for pace in ("time", "places"))
    assert sum(moment <= 256 for moment in by_time) > sum(moment <= 256 for moment in by_places)
    untimed = Recording(64, 16, ("a",), words)
    assert untimed.timeline.moments(11, "time") == by_places


def _with(**changes: Any) -> dict[str, Any]:
    return SMALL.to_data() | changes


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (None, "not a recording"),
        ({"format": "cluewright"}, "not a recording"),
        (_with(version=2), "version 2"),
        (_with(width=0), "width"),
        (_with(height="4"), "height"),
        (_with(width=1), "no place 7"),
        (_with(places="lines"), "cells"),
        (_with(values=[]), "values"),
        (_with(values=["?", "."]), "no value 2"),
        (_with(reasons=["x"] * 33), "reasons"),
        (_with(events="?"), "unpacked"),
        (_with(events=None), "unpacked"),
        (_with(length=7), "a different number"),
        (_with(length=1), "a different number"),
        (_with(length=1 << 40), "length"),
        (_with(length=1, events=base64.b64encode(zlib.compress(bytes(10**7))).decode()), "a different number"),
        (_with(length=1, events=base64.b64encode(zlib.compress(b"\1\0\0\x80")).decode()), "more than was done"),
        (_with(texts=[[3, "b"], [1, "a"]]), "in order"),
        (_with(texts={}), "texts"),
        (_with(milliseconds=[2, 1]), "increasing numbers"),
        (_with(milliseconds=["x"]), "increasing numbers"),
    ],
)
def test_what_is_no_recording_is_refused_with_a_sentence(data: Any, complaint: str) -> None:
    with pytest.raises(FormatError, match=complaint):
        Recording.from_data(data)


def test_many_values_leave_fewer_places() -> None:
    digits = tuple("?123456789")
    assert place_bits(digits) == 22
    recording = Recording.of(9, 8, ("naked single",), [(71, 9, "naked single")], values=digits)
    assert list(recording) == [Settled(7, 8, "9", "naked single")]
    assert recording.timeline.values_at()[7, 8] == 9


def test_a_kind_that_says_nothing_shows_its_solution_cell_by_cell(kakurasu: Any) -> None:
    kind, item = kakurasu.KIND, kakurasu.KIND.sample()
    outcome, recording = cw.record(item.puzzle)
    assert recording.counts() == {"search": 6}
    assert kind.replay(item.puzzle, recording) == outcome.solution == item.solution
    assert kind.replay(item.puzzle, recording, 2) == ("#.?", "???")


def test_a_kind_that_says_nothing_has_a_path(kakurasu: Any) -> None:
    kind, item = kakurasu.KIND, kakurasu.KIND.sample()
    recording = record_path(kind, item.puzzle)
    assert recording.counts() == {"line-sum": 6}
    assert kind.replay(item.puzzle, recording) == item.solution
    assert recording.text_at(1).startswith("Row 1")
