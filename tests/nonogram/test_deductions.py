"""What each deduction finds on small lines, with its sentence; the documents' boards corrected as in the errata."""

import pytest

from cluewright.nonogram.board import Cell
from cluewright.nonogram.deductions import (
    DEDUCTIONS,
    complete_line,
    deduce,
    edge,
    finished_line,
    left_edge,
    line_analysis,
    only_gap,
    overlap,
    right_edge,
    satisfied_clue,
)
from cluewright.nonogram.lines import Line, line_text


def after(deduction, clue, cells):
    """Give the line with everything the deduction finds on it."""
    line = Line(clue, cells)
    result = line.cells.copy()
    for found in deduction(line):
        for cell, value in found.cells:
            assert result[cell] in (Cell.UNKNOWN, value)
            result[cell] = value
    return line_text(result)


def sentences(deduction, clue, cells):
    return [str(found) for found in deduction(Line(clue, cells))]


class TestCompleteLine:
    def test_documents_examples(self):
        assert after(complete_line, (10,), "??????????") == "##########"
        assert after(complete_line, (3, 2, 4), "???????????") == "###.##.####"

    def test_says_which_cells_are_filled_and_which_are_gaps(self):
        assert sentences(complete_line, (3, 2, 4), "???????????") == [
            "3 2 4 needs all 11 cells, so cells 1-3, 5-6 and 8-11 must be filled and cells 4 and 7 must be empty"
        ]

    def test_empty_clue_is_a_complete_line(self):
        assert after(complete_line, (), "????") == "...."
        assert sentences(complete_line, (), "????") == ["the clue is 0, so cells 1-4 must be empty"]

    def test_hidden_numbers_without_slack(self):
        assert after(complete_line, (None, 1), "???") == "#.#"

    def test_finds_only_what_is_unknown(self):
        assert [found.cells for found in complete_line(Line((1, 1), "#?#"))] == [((1, Cell.EMPTY),)]
        assert sentences(complete_line, (1, 1), "#.#") == []

    def test_needs_an_exact_fit(self):
        assert sentences(complete_line, (3, 2, 4), "????????????") == []


class TestOverlap:
    def test_documents_examples(self):
        assert after(overlap, (7,), "??????????") == "???####???"
        assert after(overlap, (3,), "??????????") == "??????????"
        assert sentences(overlap, (7,), "??????????") == [
            "the 7 must cover cells 4-7, because it fits only between 1 and 10"
        ]

    def test_works_for_every_clue(self):
        assert after(overlap, (3, 4), "?????????") == "?##??###?"
        assert [found.clues for found in overlap(Line((3, 4), "?????????"))] == [(0,), (1,)]

    def test_uses_the_decided_cells(self):
        assert after(overlap, (3,), "??????????") == "??????????"
        assert after(overlap, (3,), "????.?????") == "????.?????"
        assert after(overlap, (3,), ".????.??..") == ".?##?.??.."
        assert after(overlap, (3, 1), "??#???.?.?") == "??#???.?.?"
        assert sentences(overlap, (5,), ".???????.?") == [
            "the 5 must cover cells 4-6, because it fits only between 2 and 8"
        ]

    def test_hidden_number(self):
        assert after(overlap, (None,), "#??#?") == "####?"
        assert sentences(overlap, (None,), "#??#?") == [
            "the ? must cover cells 1-4, because it fits only between 1 and 5"
        ]

    def test_names_equal_numbers_by_rank(self):
        assert sentences(overlap, (2, 2), "??????") == [
            "the 1st 2 must cover cell 2, because it fits only between 1 and 3",
            "the 2nd 2 must cover cell 5, because it fits only between 4 and 6",
        ]


class TestEdge:
    def test_documents_example_with_room_for_the_second_block(self):
        # As printed the last cell is empty too, and then no arrangement agrees.
        assert after(left_edge, (5, 2), "..#???????") == "..#####.??"
        assert sentences(left_edge, (5, 2), "..#??????.") == []

    def test_unknown_cells_before_the_filled_one_leave_less_certain(self):
        assert after(left_edge, (5, 2), "??#???????") == "??###?????"
        assert sentences(left_edge, (5, 2), "??#???????") == [
            "from the left, the 5 must cover cell 3 and starts between 1 and 3, so cells 4-5 must be filled"
        ]

    def test_cells_out_of_reach_are_empty(self):
        assert after(left_edge, (3, 1), "???#?????") == ".??#?????"
        assert after(left_edge, (3,), "?.?#??") == "..?##?"
        assert after(left_edge, (2,), "????#?") == "...?#?"

    def test_counts_from_the_first_cell_that_is_not_empty(self):
        assert after(left_edge, (3,), ".#????") == ".###.?"

    def test_needs_the_block_to_have_no_room_before(self):
        assert sentences(left_edge, (1, 3), "???#????") == []
        assert sentences(left_edge, (2, 3), "??.#????") == []
        assert after(left_edge, (2, 3), "?.#?????") == "..##.???"

    def test_finished_blocks_move_the_edge(self):
        assert after(left_edge, (1, 3, 1), "#.#??????") == "#.###.???"

    def test_from_the_right(self):
        assert after(right_edge, (2, 5), "???????#..") == "??.#####.."
        assert after(right_edge, (2, 5), "???????#??") == "?????###??"
        assert sentences(right_edge, (2, 5), "???????#??") == [
            "from the right, the 5 must cover cell 8 and ends between 8 and 10, so cells 6-7 must be filled"
        ]
        assert [found.clues for found in right_edge(Line((2, 5), "???????#??"))] == [(1,)]

    def test_words_follow_the_line(self):
        (found,) = right_edge(Line((2, 5), "???????#??"))
        assert found.text("column").startswith("from the bottom, the 5 must cover row 8 and ends")
        assert found.text("row").startswith("from the right, the 5 must cover column 8 and ends")

    def test_both_ends_at_once(self):
        assert after(edge, (2, 2), "#???????#") == "##.???.##"

    def test_hidden_number_says_nothing(self):
        assert sentences(edge, (None,), "?#???") == []


class TestOnlyGap:
    def test_documents_example_is_uncertain(self):
        assert sentences(only_gap, (2,), "??.??.????") == []

    def test_gap_that_fits_when_no_other_does(self):
        assert after(only_gap, (2,), "?..??..?.?") == "?..##..?.?"
        assert sentences(only_gap, (2,), "?..??..?.?") == [
            "the 2 fits only into the gap in cells 4-5, so it fills the gap"
        ]

    def test_ends_of_the_line_are_walls(self):
        assert after(only_gap, (3,), "???.??") == "###.??"
        assert sentences(only_gap, (2,), "??.???") == []

    def test_every_clue_and_length(self):
        assert after(only_gap, (1, 4), "??.????.?") == "??.####.?"

    def test_larger_gap_is_left_to_overlap(self):
        assert sentences(only_gap, (3,), ".????.") == []


class TestSatisfied:
    def test_closes_both_sides(self):
        assert after(satisfied_clue, (3, 1), "??###?????") == "..###.????"
        assert sentences(satisfied_clue, (1, 3, 1), "???###????") == [
            "the 3 stands in cells 4-6, so cells 3 and 7 must be empty"
        ]

    def test_closes_up_to_a_finished_neighbour_or_the_end(self):
        assert sentences(satisfied_clue, (2, 2), "?##???##?") == [
            "the 1st 2 stands in cells 2-3 and nothing comes between it and the 2nd 2, "
            "so cells 1 and 4-6 must be empty",
            "the 2nd 2 stands in cells 7-8 and nothing comes between it and the 1st 2, "
            "so cells 4-6 and 9 must be empty",
        ]
        assert sentences(satisfied_clue, (3, 1), "???###????") == [
            "the 3 stands in cells 4-6 and nothing comes before it, so cells 1-3 and 7 must be empty"
        ]

    def test_uncertain_group_closes_nothing(self):
        assert sentences(satisfied_clue, (1, 1), "??#??") == []

    def test_finished_line(self):
        assert after(finished_line, (2, 1), "?##??#?") == ".##..#."
        assert sentences(finished_line, (2, 1), "?##??#?") == [
            "all of 2 1 stand already, so cells 1, 4-5 and 7 must be empty"
        ]
        assert sentences(finished_line, (2, 1), "?##????") == []
        assert sentences(finished_line, (2, 1), ".##..#.") == []


class TestLineAnalysis:
    def test_finds_what_no_simple_deduction_does(self):
        assert [str(found) for found in deduce((1, 1), "??#??")] == [
            "in all 2 arrangements that agree, cells 2 and 4 are empty"
        ]
        assert sentences(line_analysis, (2, 1), "?#???") == []

    def test_says_what_is_filled_and_what_is_empty(self):
        assert sentences(line_analysis, (3,), "?#????") == [
            "in all 2 arrangements that agree, cell 3 is filled and cells 5-6 are empty"
        ]

    def test_only_arrangement(self):
        assert sentences(line_analysis, (1, 1), "?#?.?#?") == [
            "in the only arrangement that agrees, cells 1, 3, 5 and 7 are empty"
        ]

    def test_very_many_arrangements_are_rounded(self):
        # C(51, 11) arrangements: 47,626,016,970
        (text,) = sentences(line_analysis, (90, *(1,) * 10), "?" * 150)
        assert text == "in all of the more than 10^10 arrangements that agree, cells 41-90 are filled"


@pytest.mark.parametrize("name", DEDUCTIONS)
@pytest.mark.parametrize(("clue", "cells"), [(None, "?#.?"), ((3,), "#.#?"), ((2,), "?!?"), ((9,), "???")])
def test_hidden_and_wrong_lines_give_nothing(name, clue, cells):
    assert list(DEDUCTIONS[name](Line(clue, cells))) == []


def test_deduce_yields_all_in_order():
    found = [deduction.technique for deduction in deduce((5, 2), "..#???????")]
    assert found == ["edge", "overlap", "overlap", "line analysis"]
