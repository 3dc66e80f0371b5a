"""Strokes of the pen: several cells set, and taken back, as one move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cluewright as cw
from cluewright.core.cell_moves import read_cells, write_cells
from cluewright.core.lesson import lesson as make_lesson

PUZZLE = cw.Nonogram([None] * 4, [None] * 7)


@given(
    st.dictionaries(st.tuples(st.integers(0, 3), st.integers(0, 6)), st.sampled_from("#.?"), min_size=1, max_size=28)
)
def test_what_is_written_is_read_back(cells):
    changes = [(row, column, value) for (row, column), value in cells.items()]
    assert sorted(read_cells(PUZZLE, write_cells(changes), "")) == sorted(changes)


def test_parts_are_made_in_order():
    assert list(read_cells(PUZZLE, " #1,1-2  .1,2 ", "")) == [(0, 0, "#"), (0, 1, "#"), (0, 1, ".")]


@pytest.mark.parametrize("move", ["", " ", "#", "#1", "#1,1#2,2", "#1,1 x", "#1,1 #9,1", "#0,1", "#2-1,1", "+1,1"])
def test_what_is_no_move_is_refused_whole(move):
    with pytest.raises(cw.InvalidMove):
        read_cells(PUZZLE, move, "say it so")


@pytest.mark.parametrize("name", list(cw.kinds()))
def test_every_step_can_be_written_as_a_move(name):
    kind = cw.kind(name)
    item = cw.generate(name, size=(7, 6), seed=3)
    board = kind.empty_board(item.puzzle)
    seen = 0
    for step in cw.explain(item):
        move = kind.move_of_step(item.puzzle, board, step)
        board = kind.apply_step(item.puzzle, board, step)
        session_board = kind.apply(item.puzzle, kind.empty_board(item.puzzle), move)
        assert kind.apply_step(item.puzzle, kind.empty_board(item.puzzle), step) == session_board
        seen += 1
    assert seen > 3
    assert kind.is_solved(item.puzzle, board)


@pytest.mark.parametrize("name", list(cw.kinds()))
def test_the_first_technique_has_a_lesson_where_it_is_the_next_step(name):
    kind = cw.kind(name)
    technique = kind.techniques[0]
    for lesson in (make_lesson(kind, technique), make_lesson(kind, technique, size=(7, 6), seed=5)):
        assert lesson.step.technique == technique
        assert next(iter(kind.explain(lesson.puzzle, lesson.board))) == lesson.step


def test_clues_are_satisfied_only_for_certain():
    kind = cw.kind("nonogram")
    puzzle = cw.Nonogram([[1, 1], [2]], [[1], [1], [1], [1]])
    board = kind.apply(puzzle, kind.empty_board(puzzle), ".1,1 #1,2 .1,3 #1,4")
    found = kind.satisfied(puzzle, board)
    assert ("row", 0, 0) in found
    assert ("row", 0, 1) in found
    assert not any(line == "row" and index == 1 for line, index, _ in found)
