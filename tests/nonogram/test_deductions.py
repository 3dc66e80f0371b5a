"""What each line technique finds on small lines, in its words; the documents' boards as the errata correct them."""

import pytest

from cluewright.core.message import Line
from cluewright.nonogram.board import Cell
from cluewright.nonogram.deductions import deduce
from cluewright.nonogram.ladder import Rung
from cluewright.nonogram.lines import line_cells, line_text


def found_by(rung, clue, cells):
    return [deduction for deduction in deduce(clue, cells) if deduction.rung is rung]


def after(rung, clue, cells):
    """Return the line with everything the technique finds on it."""
    result = line_cells(cells).copy()
    for found in found_by(rung, clue, cells):
        for cell, value in found.cells:
            assert result[cell] in (Cell.UNKNOWN, value)
            result[cell] = value
    return line_text(result)


def sentences(rung, clue, cells):
    return [str(found) for found in found_by(rung, clue, cells)]


class TestCompleteLine:
    def test_documents_examples(self):
        assert after(Rung.COMPLETE_LINE, (10,), "??????????") == "##########"
        assert after(Rung.COMPLETE_LINE, (3, 2, 4), "???????????") == "###.##.####"

    def test_says_which_cells_are_filled_and_which_are_gaps(self):
        assert sentences(Rung.COMPLETE_LINE, (3, 2, 4), "???????????") == [
            "Row 1: the blocks 3, 2 and 4 with the gaps between them take up all 11 cells, "
            "so columns 1 to 3, 5, 6 and 8 to 11 are filled and columns 4 and 7 are empty."
        ]

    def test_empty_clue_is_a_complete_line(self):
        assert after(Rung.COMPLETE_LINE, (), "????") == "...."
        assert sentences(Rung.COMPLETE_LINE, (), "????") == ["Row 1: the clue is 0, so every cell is empty."]

    def test_hidden_numbers_without_slack(self):
        assert after(Rung.COMPLETE_LINE, (None, 1), "???") == "#.#"

    def test_finds_only_what_is_unknown(self):
        assert [found.cells for found in found_by(Rung.COMPLETE_LINE, (1, 1), "#?#")] == [((1, Cell.EMPTY),)]
        assert sentences(Rung.COMPLETE_LINE, (1, 1), "#.#") == []

    def test_needs_an_exact_fit(self):
        assert sentences(Rung.COMPLETE_LINE, (3, 2, 4), "????????????") == []


class TestOverlap:
    def test_documents_examples(self):
        assert after(Rung.OVERLAP, (7,), "??????????") == "???####???"
        assert after(Rung.OVERLAP, (3,), "??????????") == "??????????"
        assert sentences(Rung.OVERLAP, (7,), "??????????") == [
            "Row 1: the 7 fits only in columns 1 to 10, so it covers columns 4 to 7 wherever it goes."
        ]

    def test_works_for_every_clue(self):
        assert after(Rung.OVERLAP, (3, 4), "?????????") == "?##??###?"
        assert [found.clues for found in found_by(Rung.OVERLAP, (3, 4), "?????????")] == [(0,), (1,)]

    def test_uses_the_decided_cells(self):
        assert after(Rung.OVERLAP, (3,), "??????????") == "??????????"
        assert after(Rung.OVERLAP, (3,), "????.?????") == "????.?????"
        assert after(Rung.OVERLAP, (3,), ".????.??..") == ".?##?.??.."
        assert after(Rung.OVERLAP, (3, 1), "??#???.?.?") == "??#???.?.?"
        assert sentences(Rung.OVERLAP, (5,), ".???????.?") == [
            "Row 1: the 5 fits only in columns 2 to 8, so it covers columns 4 to 6 wherever it goes."
        ]

    def test_hidden_number(self):
        assert after(Rung.OVERLAP, (None,), "..?..") == "..#.."
        assert after(Rung.OVERLAP, (None,), "#??#?") == "#??#?"

    def test_says_which_of_equal_numbers_is_meant(self):
        assert sentences(Rung.OVERLAP, (2, 2), "??????") == [
            "Row 1: the first 2 fits only in columns 1 to 3, so it covers column 2 wherever it goes.",
            "Row 1: the last 2 fits only in columns 4 to 6, so it covers column 5 wherever it goes.",
        ]


class TestEdgeFill:
    def test_counts_from_the_first_cell_that_is_not_empty(self):
        assert after(Rung.EDGE_FILL, (3,), ".#????") == ".###.?"
        assert sentences(Rung.EDGE_FILL, (3,), ".#????") == [
            "Row 1: counting from the left, the 3 starts in column 2, "
            "so columns 3 and 4 are filled and column 5 is empty."
        ]

    def test_documents_example_with_room_for_the_second_block(self):
        # As printed the last cell is empty too, and then no arrangement fits.
        assert after(Rung.EDGE_FILL, (5, 2), "..#???????") == "..#####.??"
        assert deduce((5, 2), "..#??????.") == []

    def test_finished_blocks_move_the_edge(self):
        assert after(Rung.EDGE_FILL, (1, 3, 1), "#.#??????") == "#.###.???"

    def test_from_both_ends(self):
        assert after(Rung.EDGE_FILL, (2, 5), "???????#..") == "??.#####.."
        assert after(Rung.EDGE_FILL, (2, 2), "#???????#") == "##.???.##"
        assert sentences(Rung.EDGE_FILL, (2, 5), "???????#..") == [
            "Row 1: counting from the right, the 5 starts in column 8, "
            "so columns 4 to 7 are filled and column 3 is empty."
        ]

    def test_hidden_number_says_nothing(self):
        assert sentences(Rung.EDGE_FILL, (None,), "#????") == []


class TestGlue:
    def test_unknown_cells_before_the_filled_one_leave_less_certain(self):
        assert after(Rung.GLUE, (5, 2), "??#???????") == "??###?????"
        assert sentences(Rung.GLUE, (5, 2), "??#???????") == [
            "Row 1: counting from the left, column 3 must belong to the 5, which fits only in columns 1 to 7, "
            "so columns 4 and 5 are filled."
        ]

    def test_needs_the_block_to_have_no_room_before(self):
        assert sentences(Rung.GLUE, (1, 3), "???#????") == []
        assert sentences(Rung.GLUE, (2, 3), "??.#????") == []
        assert after(Rung.GLUE, (2, 3), "?.#?????") == "?.##.???"

    def test_from_the_right(self):
        assert after(Rung.GLUE, (2, 5), "???????#??") == "?????###??"
        (found,) = found_by(Rung.GLUE, (2, 5), "???????#??")
        assert str(found) == (
            "Row 1: counting from the right, column 8 must belong to the 5, which fits only in columns 4 to 10, "
            "so columns 6 and 7 are filled."
        )
        assert found.clues == (1,)

    def test_words_follow_the_line(self):
        found = deduce((2, 5), "???????#??", Line("column", 2))
        assert [str(each) for each in found if each.rung is Rung.GLUE] == [
            "Column 3: counting from the bottom, row 8 must belong to the 5, which fits only in rows 4 to 10, "
            "so rows 6 and 7 are filled."
        ]


class TestMercury:
    def test_documents_three_cases(self):
        assert after(Rung.MERCURY, (2, 1), "??#?????") == ".?#?????"
        assert after(Rung.MERCURY, (2, 1), "??#.????") == ".?#.????"
        assert after(Rung.MERCURY, (2, 1), "??##????") == "..##????"
        # The second case fills backwards too, which counting from the edge does as glue.
        assert after(Rung.GLUE, (2, 1), "??#.????") == "?##.????"

    def test_cells_out_of_reach_are_empty(self):
        assert after(Rung.MERCURY, (3, 1), "???#?????") == ".??#?????"
        assert after(Rung.MERCURY, (3,), "?.?#??") == "..?#??"
        assert sentences(Rung.MERCURY, (2, 2), "????#?????") == []
        assert sentences(Rung.MERCURY, (3, 1), "???#?????") == [
            "Row 1: counting from the left, column 4 must belong to the 3, which fits only in columns 2 to 6, "
            "so column 1 is empty."
        ]


class TestOnlyGap:
    def test_documents_example_is_uncertain(self):
        assert sentences(Rung.ONLY_GAP, (2,), "??.??.????") == []

    def test_gap_that_fits_when_no_other_does(self):
        assert after(Rung.ONLY_GAP, (2,), "?..??..?.?") == "?..##..?.?"
        assert sentences(Rung.ONLY_GAP, (2,), "?..??..?.?") == [
            "Row 1: the 2 fits only into the gap in columns 4 and 5, so it fills the gap."
        ]

    def test_ends_of_the_line_are_walls(self):
        assert after(Rung.ONLY_GAP, (3,), "???.??") == "###.??"
        assert sentences(Rung.ONLY_GAP, (2,), "??.???") == []

    def test_every_clue_and_length(self):
        assert after(Rung.ONLY_GAP, (1, 4), "??.????.?") == "??.####.?"

    def test_larger_gap_is_left_to_overlap(self):
        assert sentences(Rung.ONLY_GAP, (3,), ".????.") == []


class TestSatisfied:
    def test_closes_both_sides(self):
        assert after(Rung.SATISFIED_CLUE, (3, 1), "??###?????") == "..###.????"
        assert sentences(Rung.SATISFIED_CLUE, (1, 3, 1), "???###????") == [
            "Row 1: the 3 is complete in columns 4 to 6, so columns 3 and 7 are empty."
        ]

    def test_closes_up_to_a_finished_neighbour_or_the_end(self):
        assert sentences(Rung.SATISFIED_CLUE, (2, 2), "?##???##?") == [
            "Row 1: the first 2 is complete in columns 2 and 3 and nothing lies between it and the last 2, "
            "so columns 1 and 4 to 6 are empty.",
            "Row 1: the last 2 is complete in columns 7 and 8 and nothing lies between it and the first 2, "
            "so columns 4 to 6 and 9 are empty.",
        ]
        assert sentences(Rung.SATISFIED_CLUE, (3, 1), "???###????") == [
            "Row 1: the 3 is complete in columns 4 to 6 and nothing comes before it, so columns 1 to 3 and 7 are empty."
        ]

    def test_a_clue_is_satisfied_only_by_a_group_that_can_be_no_other(self):
        assert sentences(Rung.SATISFIED_CLUE, (1, 1), "??#??") == []

    def test_finished_line(self):
        assert after(Rung.FINISHED_LINE, (2, 1), "?##??#?") == ".##..#."
        assert sentences(Rung.FINISHED_LINE, (2, 1), "?##??#?") == [
            "Row 1: the blocks 2 and 1 are complete, so columns 1, 4, 5 and 7 are empty."
        ]
        assert sentences(Rung.FINISHED_LINE, (2, 1), "?##????") == []
        assert sentences(Rung.FINISHED_LINE, (2, 1), ".##..#.") == []


class TestSmallGap:
    def test_every_block_near_is_too_large(self):
        assert after(Rung.SMALL_GAP, (3,), "????.??.????") == "????.??.????".replace(".??.", "....")
        assert sentences(Rung.SMALL_GAP, (3,), "????.??.????") == [
            "Row 1: the gap in columns 6 and 7 is too small for a block of 3, so the gap is empty."
        ]

    def test_a_block_that_fits_saves_the_gap(self):
        assert sentences(Rung.SMALL_GAP, (2, 3), "????.??.????") == []
        assert sentences(Rung.SMALL_GAP, (None,), "????.??.????") == []


class TestGroups:
    def test_unreachable(self):
        assert after(Rung.UNREACHABLE, (2,), "????.?") == "????.."
        assert sentences(Rung.UNREACHABLE, (1, 2), "#.??????") == []
        assert sentences(Rung.UNREACHABLE, (2, 2), "??.???.????????.?") == [
            "Row 1: the last 2 reaches no further than column 15, so column 17 is empty."
        ]

    def test_forced_gap(self):
        assert after(Rung.FORCED_GAP, (1, 1), "??#??") == "?.#.?"
        assert sentences(Rung.FORCED_GAP, (1, 1), "??#??") == [
            "Row 1: no block longer than 1 can cover column 3, so columns 2 and 4 are empty."
        ]
        assert sentences(Rung.FORCED_GAP, (1, 2), "???#????") == []

    def test_joining(self):
        assert after(Rung.JOINING, (3,), "??#?#??") == "??###??"
        assert sentences(Rung.JOINING, (6, 1), "???#??#?????") == [
            "Row 1: columns 4 and 7 must belong to the same block, the 6, so columns 5 and 6 are filled."
        ]
        assert sentences(Rung.JOINING, (1, 5, 1), "?????#??#??????") == []

    def test_splitting(self):
        assert after(Rung.SPLITTING, (1, 2, 2), "????#?#?????") == "????#.#?????"
        assert sentences(Rung.SPLITTING, (1, 2), "??#?#???") == [
            "Row 1: filling column 4 would make a block of at least 3 in columns 3 to 5, "
            "and none that long fits there, so column 4 is empty."
        ]
        assert sentences(Rung.SPLITTING, (1, 3, 2), "????#?#?????") == []

    def test_owners(self):
        assert after(Rung.OWNERS, (3, 3, 1), "?????.#?????????") == "?????.###.??????"
        assert sentences(Rung.OWNERS, (3, 3, 1), "?????.#?????????") == [
            "Row 1: column 7 must belong to a block of 3. "
            "Wherever it lies, columns 8 and 9 are filled and column 10 is empty."
        ]
        assert sentences(Rung.OWNERS, (None, 3), "????.#??????????") == []


class TestLineAnalysis:
    def test_finds_what_no_simple_deduction_does(self):
        assert [str(found) for found in deduce((2, 2), "?#??????#?")] == [
            "Row 1: in all 4 arrangements that fit, columns 4 to 7 are empty."
        ]
        assert sentences(Rung.LINE_ANALYSIS, (2, 1), "?#???") == []

    def test_says_what_is_filled_and_what_is_empty(self):
        assert sentences(Rung.LINE_ANALYSIS, (3,), "?#????") == [
            "Row 1: in both arrangements that fit, column 3 is filled and columns 5 and 6 are empty."
        ]

    def test_only_arrangement(self):
        assert sentences(Rung.LINE_ANALYSIS, (1, 1), "?#?.?#?") == [
            "Row 1: in the only arrangement that fits, columns 1, 3, 5 and 7 are empty."
        ]

    def test_very_many_arrangements_are_not_counted(self):
        # C(51, 11) arrangements: 47,626,016,970
        (text,) = sentences(Rung.LINE_ANALYSIS, (90, *(1,) * 10), "?" * 150)
        assert text == "Row 1: in every arrangement that fits, columns 41 to 90 are filled."


@pytest.mark.parametrize(
    ("clue", "cells"), [(None, "?#.?"), ((3,), "#.#?"), ((2,), "?!?"), ((9,), "???"), ((2**40,), "???"), ((), "")]
)
def test_hidden_and_wrong_lines_give_nothing(clue, cells):
    assert deduce(clue, cells) == []


def test_deduce_lists_all_in_order():
    found = [deduction.rung for deduction in deduce((5, 2), "..#???????")]
    assert found == sorted(found)
    assert set(found) == {Rung.EDGE_FILL, Rung.OVERLAP, Rung.UNREACHABLE, Rung.OWNERS, Rung.LINE_ANALYSIS}
