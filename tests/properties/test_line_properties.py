"""Lines: no deduction ever says more than solve_line, and solve_line says what the arrangements share."""

import itertools

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.message import Line
from cluewright.nonogram.board import Cell
from cluewright.nonogram.deductions import deduce
from cluewright.nonogram.ladder import Rung
from cluewright.nonogram.lines import (
    arrangements,
    common_cells,
    count_arrangements,
    line_text,
    places,
    satisfied_clues,
    solve_line,
)


@st.composite
def partial_lines(draw, longest=20):
    """A clue, some of its numbers or all of it hidden at times, and cells that nearly always agree with it."""
    picture = draw(st.lists(st.booleans(), min_size=1, max_size=longest))
    clue = [sum(group) for filled, group in itertools.groupby(picture) if filled]
    hidden = draw(st.sets(st.integers(0, len(clue)), max_size=2)) if draw(st.booleans()) else set()
    known = draw(st.lists(st.booleans(), min_size=len(picture), max_size=len(picture)))
    decided = [Cell.FILLED if filled else Cell.EMPTY for filled in picture]
    cells = [cell if know else Cell.UNKNOWN for cell, know in zip(decided, known, strict=True)]
    if draw(st.integers(0, 9)) == 0:
        cells[draw(st.integers(0, len(cells) - 1))] = draw(st.sampled_from([Cell.FILLED, Cell.EMPTY]))
    if draw(st.integers(0, 19)) == 0:
        return None, line_text(cells)
    return tuple(None if index in hidden else number for index, number in enumerate(clue)), line_text(cells)


@given(partial_lines())
def test_every_deduction_is_sound(line):
    clue, cells = line
    settled = solve_line(clue, cells)
    in_a_column = deduce(clue, cells, Line("column", 0))
    for found, other in zip(deduce(clue, cells), in_a_column, strict=True):
        assert found.cells
        assert settled is not None
        for cell, value in found.cells:
            assert cells[cell] == "?"
            assert settled[cell] == value, found
        assert all(cells[cell] != "?" for cell in found.evidence)
        assert all(0 <= index < len(clue) for index in found.clues)
        assert str(found) != str(other)
        assert "{" not in str(found) + str(other)


@given(partial_lines())
def test_techniques_see_a_mirrored_line_alike(line):
    clue, cells = line
    mirrored = deduce(None if clue is None else clue[::-1], cells[::-1])
    last = len(cells) - 1

    def settled_by(found, mirror):
        by_rung = {}
        for deduction in found:
            by_rung.setdefault(deduction.rung, set()).update(
                (last - cell if mirror else cell, value) for cell, value in deduction.cells
            )
        return by_rung

    assert settled_by(mirrored, True) == settled_by(deduce(clue, cells), False)


@given(partial_lines())
def test_line_analysis_finds_all_that_solve_line_does(line):
    clue, cells = line
    settled = solve_line(clue, cells)
    found = [change for each in deduce(clue, cells) if each.rung is Rung.LINE_ANALYSIS for change in each.cells]
    if settled is None:
        assert found == []
    else:
        assert found == [(i, value) for i, value in enumerate(settled.tolist()) if cells[i] == "?" and value]


@given(partial_lines(longest=14))
def test_solve_line_is_what_the_arrangements_share(line):
    clue, cells = line
    listed = [line_text(arrangement) for arrangement in arrangements(clue, cells)]
    assert len(listed) == len(set(listed)) == count_arrangements(clue, cells)
    assert line_text(common_cells(listed)) == line_text(solve_line(clue, cells))


@given(partial_lines(longest=14))
def test_places_and_satisfied_clues_are_those_of_the_arrangements(line):
    clue, cells = line
    if clue is None:
        return
    seen = []
    for arrangement in arrangements(clue, cells):
        edges = np.flatnonzero(np.diff(np.concatenate(([0], arrangement == Cell.FILLED, [0])).astype(int)))
        seen.append([(start, end - 1) for start, end in edges.reshape(-1, 2).tolist()])
    if not seen:
        assert places(clue, cells) is None
        assert satisfied_clues(clue, cells) == ()
        return
    by_block = list(zip(*seen, strict=True))
    assert places(clue, cells) == tuple(
        (min(s for s, _ in block), max(s for s, _ in block), min(e for _, e in block), max(e for _, e in block))
        for block in by_block
    )
    assert satisfied_clues(clue, cells) == tuple(
        index
        for index, block in enumerate(by_block)
        if len(set(block)) == 1 and set(cells[block[0][0] : block[0][1] + 1]) == {"#"}
    )


@given(partial_lines(longest=90))
def test_solving_again_changes_nothing_and_mirrors(line):
    clue, cells = line
    settled = line_text(solve_line(clue, cells))
    mirrored = line_text(solve_line(None if clue is None else clue[::-1], cells[::-1]))
    if settled == "impossible":
        assert mirrored == "impossible"
    else:
        assert mirrored[::-1] == settled
        assert line_text(solve_line(clue, settled)) == settled
