"""Every puzzle a format can express comes back from it unchanged."""

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import dumps, formats, loads
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram

TEXT_FORMATS = ("non", "nin", "taai")
SIZES = st.one_of(
    st.tuples(st.integers(1, 12), st.integers(1, 9)),
    st.sampled_from([(60, 40), (1, 300), (300, 1), (2, 33)]),
)
# Half of a surrogate pair is no text, and no text file can hold it.
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


@st.composite
def pictures(draw: st.DrawFn) -> Any:
    width, height = draw(SIZES)
    density = draw(st.sampled_from([0.0, 0.1, 0.5, 0.9, 1.0]))
    return np.random.default_rng(draw(st.integers(0, 2**32))).random((height, width)) < density


@pytest.mark.parametrize("name", TEXT_FORMATS)
@given(picture=pictures())
def test_a_puzzle_comes_back(name: str, picture: Any) -> None:
    puzzle = clues_of(picture)

    again = loads(dumps(puzzle, format_name=name), format_name=name)

    assert [item.puzzle for item in again] == [puzzle]


@given(picture=pictures(), meta=st.dictionaries(st.sampled_from(["title", "author", "copyright", "license"]), TEXTS))
def test_non_keeps_solution_and_texts(picture: Any, meta: dict[str, str]) -> None:
    item = Item(clues_of(picture), solution=Board.solved(picture), meta=meta)

    (again,) = loads(dumps(item, format_name="non"), format_name="non")

    assert again == item


@pytest.mark.parametrize("name", ["non", "taai", "json"])
@given(many=st.lists(pictures(), min_size=1, max_size=4))
def test_many_puzzles_of_different_sizes_come_back_in_order(name: str, many: list[Any]) -> None:
    puzzles = [clues_of(picture) for picture in many]

    again = loads(dumps(puzzles, format_name=name))  # found by its content

    assert [item.puzzle for item in again] == puzzles


@pytest.mark.parametrize("name", ["json", *TEXT_FORMATS])
@given(picture=pictures())
def test_a_written_file_is_recognized_by_its_content(name: str, picture: Any) -> None:
    puzzle = clues_of(picture)

    assert loads(dumps(puzzle, format_name=name))[0].puzzle == puzzle


@pytest.mark.parametrize("end", [b"\r\n", b"\r"])
@pytest.mark.parametrize("name", TEXT_FORMATS)
def test_line_ends_of_every_system_are_read(name: str, end: bytes) -> None:
    puzzle = Nonogram([[1, 1], [], [3]], [[1, 1], [1], [1, 1]])

    written = b"\xef\xbb\xbf" + dumps(puzzle, format_name=name).replace(b"\n", end)

    assert loads(written)[0].puzzle == puzzle


@pytest.mark.parametrize("name", TEXT_FORMATS)
@pytest.mark.parametrize(
    ("puzzle", "place"),
    [
        (Nonogram([[1, None], [2]], [[1], [1], [1]]), "row 1"),
        (Nonogram([[1, 1], [2]], [[1], None, [1]]), "column 2"),
    ],
)
def test_hidden_clues_are_refused_where_a_format_has_none(name: str, puzzle: Nonogram, place: str) -> None:
    with pytest.raises(FormatError, match=f"{place} has a hidden clue, which the format {name} cannot express"):
        dumps(puzzle, format_name=name)


def test_hidden_clues_come_back_from_json() -> None:
    puzzle = Nonogram([[1, None], None], [[1], [], [None]])

    assert loads(dumps(puzzle, format_name="json"))[0].puzzle == puzzle


def test_json_keeps_keys_it_does_not_know() -> None:
    data = json.loads(dumps(Nonogram([[1, 1], [3]], [[2], [1], [2]]), format_name="json"))
    data |= {"mood": {"calm": True}, "meta": {"title": "A", "shelf": 3}}

    again = json.loads(dumps(loads(json.dumps(data)), format_name="json"))

    assert again == data


def test_every_kind_can_be_written_as_json(kakurasu: Any) -> None:
    item = kakurasu.KIND.sample()

    assert loads(dumps(item, format_name="json")) == [item]
    with pytest.raises(FormatError, match="the format non holds nonogram, not kakurasu"):
        dumps(item, format_name="non")


def test_every_format_says_what_it_is() -> None:
    for name, entry in formats().items():
        assert entry.name == name
        assert entry.title
        assert entry.extensions
