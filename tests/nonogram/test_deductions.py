"""What each line technique finds on small lines, in its words; the documents' boards as the errata correct them."""

import pytest

from cluewright.nonogram.board import Cell
from cluewright.nonogram.deductions import deduce
from cluewright.nonogram.ladder import Rung
from cluewright.nonogram.lines import line_cells, line_text


def found_by(rung, clue, cells):
    return [deduction for deduction in deduce(clue, cells) if deduction.rung is rung]


def after(rung, clue, cells):
    """Give the line with everything the technique finds on it."""
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
            "3 2 4 needs all 11 cells, so cells 1-3, 5-6 and 8-11 must be filled and cells 4 and 7 must be empty"
        ]

    def test_empty_clue_is_a_complete_line(self):
        assert after(Rung.COMPLETE_LINE, (), "????") == "...."
        assert sentences(Rung.COMPLETE_LINE, (), "????") == ["the clue is 0, so cells 1-4 must be empty"]

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
            "the 7 must cover cells 4-7, because it fits only between 1 and 10"
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
            "the 5 must cover cells 4-6, because it fits only between 2 and 8"
        ]

    def test_hidden_number(self):
        assert after(Rung.OVERLAP, (None,), "..?..") == "..#.."
        assert after(Rung.OVERLAP, (None,), "#??#?") == "#??#?"

    def test_names_equal_numbers_by_rank(self):
        assert sentences(Rung.OVERLAP, (2, 2), "??????") == [
            "the 1st 2 must cover cell 2, because it fits only between 1 and 3",
            "the 2nd 2 must cover cell 5, because it fits only between 4 and 6",
        ]


class TestEdgeFill:
    def test_counts_from_the_first_cell_that_is_not_empty(self):
        assert after(Rung.EDGE_FILL, (3,), ".#????") == ".###.?"
        assert sentences(Rung.EDGE_FILL, (3,), ".#????") == [
            "from the left, the 3 starts in cell 2, so cells 3-4 must be filled and cell 5 must be empty"
        ]

    def test_documents_example_with_room_for_the_second_block(self):
        # As printed the last cell is empty too, and then no arrangement agrees.
        assert after(Rung.EDGE_FILL, (5, 2), "..#???????") == "..#####.??"
        assert deduce((5, 2), "..#??????.") == []

    def test_finished_blocks_move_the_edge(self):
        assert after(Rung.EDGE_FILL, (1, 3, 1), "#.#??????") == "#.###.???"

    def test_from_both_ends(self):
        assert after(Rung.EDGE_FILL, (2, 5), "???????#..") == "??.#####.."
        assert after(Rung.EDGE_FILL, (2, 2), "#???????#") == "##.???.##"
        assert sentences(Rung.EDGE_FILL, (2, 5), "???????#..") == [
            "from the right, the 5 ends in cell 8, so cells 4-7 must be filled and cell 3 must be empty"
        ]

    def test_hidden_number_says_nothing(self):
        assert sentences(Rung.EDGE_FILL, (None,), "#????") == []


class TestGlue:
    def test_unknown_cells_before_the_filled_one_leave_less_certain(self):
        assert after(Rung.GLUE, (5, 2), "??#???????") == "??###?????"
        assert sentences(Rung.GLUE, (5, 2), "??#???????") == [
            "from the left, the 5 must cover cell 3 and starts between 1 and 3, so cells 4-5 must be filled"
        ]

    def test_needs_the_block_to_have_no_room_before(self):
        assert sentences(Rung.GLUE, (1, 3), "???#????") == []
        assert sentences(Rung.GLUE, (2, 3), "??.#????") == []
        assert after(Rung.GLUE, (2, 3), "?.#?????") == "?.##.???"

    def test_from_the_right(self):
        assert after(Rung.GLUE, (2, 5), "???????#??") == "?????###??"
        (found,) = found_by(Rung.GLUE, (2, 5), "???????#??")
        assert (
            str(found)
            == "from the right, the 5 must cover cell 8 and ends between 8 and 10, so cells 6-7 must be filled"
        )
        assert found.clues == (1,)

    def test_words_follow_the_line(self):
        (found,) = found_by(Rung.GLUE, (2, 5), "???????#??")
        assert found.text("column").startswith("from the bottom, the 5 must cover row 8 and ends")
        assert found.text("row").startswith("from the right, the 5 must cover column 8 and ends")


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
            "from the left, the 3 must cover cell 4 and starts between 2 and 4, so cell 1 must be empty"
        ]


class TestOnlyGap:
    def test_documents_example_is_uncertain(self):
        assert sentences(Rung.ONLY_GAP, (2,), "??.??.????") == []

    def test_gap_that_fits_when_no_other_does(self):
        assert after(Rung.ONLY_GAP, (2,), "?..??..?.?") == "?..##..?.?"
        assert sentences(Rung.ONLY_GAP, (2,), "?..??..?.?") == [
            "the 2 fits only into the gap in cells 4-5, so it fills the gap"
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
            "the 3 stands in cells 4-6, so cells 3 and 7 must be empty"
        ]

    def test_closes_up_to_a_finished_neighbour_or_the_end(self):
        assert sentences(Rung.SATISFIED_CLUE, (2, 2), "?##???##?") == [
            "the 1st 2 stands in cells 2-3 and nothing comes between it and the 2nd 2, "
            "so cells 1 and 4-6 must be empty",
            "the 2nd 2 stands in cells 7-8 and nothing comes between it and the 1st 2, "
            "so cells 4-6 and 9 must be empty",
        ]
        assert sentences(Rung.SATISFIED_CLUE, (3, 1), "???###????") == [
            "the 3 stands in cells 4-6 and nothing comes before it, so cells 1-3 and 7 must be empty"
        ]

    def test_a_clue_is_satisfied_only_by_a_group_that_can_be_no_other(self):
        assert sentences(Rung.SATISFIED_CLUE, (1, 1), "??#??") == []

    def test_finished_line(self):
        assert after(Rung.FINISHED_LINE, (2, 1), "?##??#?") == ".##..#."
        assert sentences(Rung.FINISHED_LINE, (2, 1), "?##??#?") == [
            "all of 2 1 stand already, so cells 1, 4-5 and 7 must be empty"
        ]
        assert sentences(Rung.FINISHED_LINE, (2, 1), "?##????") == []
        assert sentences(Rung.FINISHED_LINE, (2, 1), ".##..#.") == []


class TestSmallGap:
    def test_every_block_near_is_too_large(self):
        assert after(Rung.SMALL_GAP, (3,), "????.??.????") == "????.??.????".replace(".??.", "....")
        assert sentences(Rung.SMALL_GAP, (3,), "????.??.????") == [
            "the gap in cells 6-7 is too small for the 3, so cells 6-7 must be empty"
        ]

    def test_a_block_that_fits_saves_the_gap(self):
        assert sentences(Rung.SMALL_GAP, (2, 3), "????.??.????") == []
        assert sentences(Rung.SMALL_GAP, (None,), "????.??.????") == []


class TestGroups:
    def test_unreachable(self):
        assert after(Rung.UNREACHABLE, (2,), "????.?") == "????.."
        assert sentences(Rung.UNREACHABLE, (1, 2), "#.??????") == []
        assert sentences(Rung.UNREACHABLE, (2, 2), "??.???.????????.?") == [
            "the 2nd 2 ends in cell 15 at the latest, so cell 17 must be empty"
        ]

    def test_forced_gap(self):
        assert after(Rung.FORCED_GAP, (1, 1), "??#??") == "?.#.?"
        assert sentences(Rung.FORCED_GAP, (1, 1), "??#??") == [
            "the group in cell 3 is as long as the 1st 1 or the 2nd 1, whichever it is, so cells 2 and 4 must be empty"
        ]
        assert sentences(Rung.FORCED_GAP, (1, 2), "???#????") == []

    def test_joining(self):
        assert after(Rung.JOINING, (3,), "??#?#??") == "??###??"
        assert sentences(Rung.JOINING, (6, 1), "???#??#?????") == [
            "the groups in cell 4 and cell 7 can only belong to the 6, so cells 5-6 must be filled"
        ]
        assert sentences(Rung.JOINING, (1, 5, 1), "?????#??#??????") == []

    def test_splitting(self):
        assert after(Rung.SPLITTING, (1, 2, 2), "????#?#?????") == "????#.#?????"
        assert sentences(Rung.SPLITTING, (1, 2), "??#?#???") == [
            "with cell 4 filled, cells 3-5 would be one group, which is neither the 1 nor the 2, "
            "so cell 4 must be empty"
        ]
        assert sentences(Rung.SPLITTING, (1, 3, 2), "????#?#?????") == []

    def test_owners(self):
        assert after(Rung.OWNERS, (3, 3, 1), "?????.#?????????") == "?????.###.??????"
        assert sentences(Rung.OWNERS, (3, 3, 1), "?????.#?????????") == [
            "the group in cell 7 can only belong to the 1st 3 or the 2nd 3, "
            "so cells 8-9 must be filled and cell 10 must be empty"
        ]
        assert sentences(Rung.OWNERS, (None, 3), "????.#??????????") == []


class TestLineAnalysis:
    def test_finds_what_no_simple_deduction_does(self):
        assert [str(found) for found in deduce((2, 2), "?#??????#?")] == [
            "in all 4 arrangements that agree, cells 4-7 are empty"
        ]
        assert sentences(Rung.LINE_ANALYSIS, (2, 1), "?#???") == []

    def test_says_what_is_filled_and_what_is_empty(self):
        assert sentences(Rung.LINE_ANALYSIS, (3,), "?#????") == [
            "in all 2 arrangements that agree, cell 3 is filled and cells 5-6 are empty"
        ]

    def test_only_arrangement(self):
        assert sentences(Rung.LINE_ANALYSIS, (1, 1), "?#?.?#?") == [
            "in the only arrangement that agrees, cells 1, 3, 5 and 7 are empty"
        ]

    def test_very_many_arrangements_are_rounded(self):
        # C(51, 11) arrangements: 47,626,016,970
        (text,) = sentences(Rung.LINE_ANALYSIS, (90, *(1,) * 10), "?" * 150)
        assert text == "in all of the more than 10^10 arrangements that agree, cells 41-90 are filled"


@pytest.mark.parametrize(
    ("clue", "cells"), [(None, "?#.?"), ((3,), "#.#?"), ((2,), "?!?"), ((9,), "???"), ((2**40,), "???"), ((), "")]
)
def test_hidden_and_wrong_lines_give_nothing(clue, cells):
    assert deduce(clue, cells) == []


def test_deduce_lists_all_in_order():
    found = [deduction.rung for deduction in deduce((5, 2), "..#???????")]
    assert found == sorted(found)
    assert set(found) == {Rung.EDGE_FILL, Rung.OVERLAP, Rung.UNREACHABLE, Rung.OWNERS, Rung.LINE_ANALYSIS}
