"""What single formats keep, and what they cannot express; what holds for all is in `test_every_format`."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import pictures

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import dumps, loads
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram

WITHOUT_HIDDEN = ("non", "nin", "taai", "mk", "cwd", "cwc", "g", "gno", "lp", "pynogram")
# Half of a surrogate pair is no text, and no text file can hold it.
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


@given(picture=pictures(), meta=st.dictionaries(st.sampled_from(["title", "author", "copyright", "license"]), TEXTS))
def test_non_keeps_solution_and_any_texts(picture: Any, meta: dict[str, str]) -> None:
    item = Item(clues_of(picture), solution=Board.solved(picture), meta=meta)

    (again,) = loads(dumps(item, format_name="non"), format_name="non")

    assert again == item


@pytest.mark.parametrize("name", WITHOUT_HIDDEN)
@pytest.mark.parametrize(
    ("puzzle", "place"),
    [
        (Nonogram([[1, None], [2]], [[1], [1], [1]]), "row 1"),
        (Nonogram([[1, 1], [2]], [[1], None, [1]]), "column 2"),
    ],
)
def test_hidden_clues_are_refused_where_a_format_has_none(name: str, puzzle: Nonogram, place: str) -> None:
    with pytest.raises(FormatError, match=f"{place} has a hidden clue, which the format {name} cannot hold"):
        dumps(puzzle, format_name=name)


def test_hidden_clues_come_back_where_a_format_has_them() -> None:
    numbers = Nonogram([[1, None], [None]], [[1], [], [None]])
    lines = Nonogram([[1, None], None], [[1], [], [None]])

    assert [loads(dumps(numbers, format_name=name))[0].puzzle for name in ("json", "webpbn")] == [numbers, numbers]
    assert loads(dumps(lines, format_name="json"))[0].puzzle == lines
    with pytest.raises(FormatError, match="row 2 has no clue at all, which the format webpbn cannot hold"):
        dumps(lines, format_name="webpbn")
    with pytest.raises(FormatError, match="hidden clues, which the format pbm cannot hold"):
        dumps(numbers, format_name="pbm")


def test_json_keeps_keys_it_does_not_know() -> None:
    data = json.loads(dumps(Nonogram([[1, 1], [3]], [[2], [1], [2]]), format_name="json"))
    data |= {"mood": {"calm": True}, "meta": {"title": "A", "shelf": 3}}

    again = json.loads(dumps(loads(json.dumps(data)), format_name="json"))

    assert again == data


def test_every_kind_can_be_written_as_json(kakurasu: Any) -> None:
    item = kakurasu.KIND.sample()

    assert loads(dumps(item, format_name="json")) == [item]
    with pytest.raises(FormatError, match="the format non holds nonogram and colour-nonogram, not kakurasu"):
        dumps(item, format_name="non")
