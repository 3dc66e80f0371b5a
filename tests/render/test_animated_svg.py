"""Drawings that move by themselves."""

import re
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import cluewright as cw
from cluewright.core.errors import InvalidRecipe
from cluewright.core.recording import Recording
from cluewright.core.registry import kind
from cluewright.nonogram.clues import clues_of
from cluewright.render.animated_svg import NOTHING, to_animated_svg, value_colours
from cluewright.render.reasons import Names
from cluewright.render.themes import theme

SVG = "{http://www.w3.org/2000/svg}"


def moving(text: str) -> list[Any]:
    root = ElementTree.fromstring(text)
    (group,) = (each for each in root.iter(f"{SVG}g") if each.get("class") == "moving")
    return list(group)


@pytest.mark.parametrize("name", list(cw.kinds()))
def test_every_place_ends_as_it_stands_at_last(name: str) -> None:
    found = kind(name)
    puzzle = found.sample().puzzle
    recording = cw.record(puzzle)[1]
    parts = moving(to_animated_svg(found, puzzle, recording, frames=20))
    settled = np.count_nonzero(recording.timeline.values_at())
    assert len(parts) == settled
    for part in parts:
        (animate,) = part
        name_of = animate.get("attributeName")
        values, times = animate.get("values").split(";"), [float(t) for t in animate.get("keyTimes").split(";")]
        assert values[0] == NOTHING
        assert values[-1] == part.get(name_of)
        assert times[0] == 0
        assert times == sorted(set(times))
        assert times[-1] < 1
        assert len(values) == len(times)


def test_a_cell_taken_back_is_seen_and_gone_again() -> None:
    puzzle = clues_of([[True, False, True], [False, True, True]])
    recording = Recording.of(3, 2, ("guess",), [(0, 2, "guess"), (4, 2, "guess"), 1, (1, 1, "guess")])
    text = to_animated_svg(kind("nonogram"), puzzle, recording, frames=9)
    part = next(each for each in moving(text) if (each.get("x"), each.get("y")) == ("1", "1"))
    values = part[0].get("values").split(";")
    assert values[0] == values[-1] == NOTHING
    assert len(set(values)) >= 3


def test_the_legend_names_what_settled_how_much() -> None:
    found = kind("hitori")
    puzzle = found.sample().puzzle
    recording = cw.record(puzzle)[1]
    text = to_animated_svg(found, puzzle, recording)
    for name, count in recording.counts().items():
        assert f">{Names(found).of(name)} {count}</text>" in text
    assert re.search(r'attributeName="width"', text)


def test_too_many_moving_parts_are_refused_with_a_way_out() -> None:
    puzzle = clues_of(np.ones((250, 260), bool))
    recording = cw.record(puzzle)[1]
    with pytest.raises(InvalidRecipe, match=r"\.gif"):
        to_animated_svg(kind("nonogram"), puzzle, recording)
    puzzle = clues_of(np.ones((140, 150), bool))
    busy = Recording.of(150, 140, ("x",), [(place, 1, "x") for place in range(21000)])
    with pytest.raises(InvalidRecipe, match=r"\.gif"):
        to_animated_svg(kind("nonogram"), puzzle, busy)


def test_a_kind_without_a_board_in_its_drawing_cannot_move(kakurasu: Any) -> None:
    puzzle = kakurasu.KIND.sample().puzzle
    with pytest.raises(InvalidRecipe, match=r"\.gif"):
        to_animated_svg(kakurasu.KIND, puzzle, cw.record(puzzle)[1])


def test_values_have_the_colours_of_their_roles() -> None:
    recording = Recording.of(1, 1, (), [], values=("?", "#", ".", "7"))
    found = kind("nonogram")
    unknown, filled, empty, other = value_colours(found, found.sample().puzzle, recording, theme("light"))
    assert (unknown, filled) == (NOTHING, "#2a3142")
    assert empty == other
