"""JSON written by the core, held against Python's own."""

import json
from enum import IntEnum, StrEnum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cluewright import _native

PLAIN = st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False, allow_infinity=False)
LETTERS = st.text(st.characters(exclude_categories=["Cs"]))
DATA = st.recursive(
    PLAIN | LETTERS,
    lambda inner: st.lists(inner) | st.lists(inner).map(tuple) | st.dictionaries(LETTERS, inner),
    max_leaves=30,
)


class Word(StrEnum):
    DOWN = "down"


class Number(IntEnum):
    ONE = 1


@given(DATA)
@settings(max_examples=300, deadline=None)
def test_data_is_written_as_python_writes_it(data):
    assert _native.write_json(data) == json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@given(DATA)
@settings(max_examples=300, deadline=None)
def test_data_in_order_is_written_as_python_writes_it_or_left_to_it(data):
    expected = json.dumps(data, sort_keys=True, separators=(",", ":"))
    written = _native.write_canonical_json(data)
    if json.dumps(data, ensure_ascii=False).isascii():
        assert written == expected.encode()
    else:
        assert written is None


def test_every_character_is_escaped_as_python_escapes_it():
    text = "".join(map(chr, range(0x250))) + "\u2028\U0001f600"
    assert _native.write_json(text) == json.dumps(text, ensure_ascii=False)
    assert _native.write_json([Word.DOWN]) == '["down"]'


def nested(depth):
    data = []
    for _ in range(depth):
        data = [data]
    return data


@pytest.mark.parametrize(
    "strange",
    [
        {1, 2},
        2**63,
        float("nan"),
        float("-inf"),
        "half a pair: \ud83d",
        {1: "a number as key"},
        {"\ud83d": 1},
        [Number.ONE],
        b"bytes",
        object(),
        nested(5000),
    ],
    ids=lambda strange: type(strange).__name__,
)
def test_what_is_not_plain_is_left_to_python(strange):
    for write in (_native.write_json, _native.write_canonical_json):
        assert write(strange) is None
        assert write({"inner": [strange]}) is None
