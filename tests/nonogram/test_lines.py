"""Lines: the small boards of the algorithms document, corrected, and solve_line against independent references."""

import itertools
import math
import random
from itertools import groupby

import numpy as np
import pytest

from cluewright import _native
from cluewright.core.errors import InvalidPuzzle
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.lines import (
    BlockRange,
    LineState,
    arrangements,
    common_cells,
    count_arrangements,
    filled_groups,
    line_cells,
    line_text,
    places,
    satisfied_clues,
    solve_line,
    validate_line,
)


def solved(clue, cells):
    return line_text(solve_line(clue, cells))


class TestSolveLine:
    @pytest.mark.parametrize(
        ("clue", "before", "after"),
        [
            ((7,), "??????????", "???####???"),
            ((3,), "??????????", "??????????"),
            ((3, 2, 4), "???????????", "###.##.####"),
            ((10,), "??????????", "##########"),
            ((), "?????", "....."),
            ((5, 2), "..#???????", "..#####.##"),
            ((2,), "??.??.????", "??.??.????"),
            ((2,), ".?.??.?.", "...##..."),
            ((2, 1), "??????", "??????"),
            ((1,), "?", "#"),
            ((None,), "?#??.", "?#??."),
            ((None,), "#??#.", "####."),
            ((None, None), "???", "#.#"),
            ((2, None), "?#.??#", "##.??#"),
            (None, "?#.", "?#."),
            ((), "", ""),
        ],
    )
    def test_settles_what_all_arrangements_share(self, clue, before, after):
        assert solved(clue, before) == after

    @pytest.mark.parametrize(
        ("clue", "cells"),
        [
            # Printed as an example of the edge deduction; with its last cell empty there is no room for the 2.
            ((5, 2), "..#??????."),
            ((2,), "#?#"),
            ((), "?#"),
            ((3,), "??"),
            ((1,), ""),
            ((10**30,), "????"),
            ((None, 2), "?.?."),
            ((1,), "?!?"),
            (None, "?!?"),
        ],
    )
    def test_says_when_no_arrangement_agrees(self, clue, cells):
        assert solve_line(clue, cells) is None
        assert places(clue, cells) is None
        assert count_arrangements(clue, cells) == 0
        assert list(arrangements(clue, cells)) == []

    def test_takes_cells_in_every_form(self):
        board = Board.parse("?#? ?.? ??? ??? ???")
        forms = ["?#???", [0, 2, 0, 0, 0], [Cell.UNKNOWN, Cell.FILLED, Cell.UNKNOWN, 0, 0], b"\0\2\0\0\0"]
        for cells in (*forms, np.array([0, 2, 0, 0, 0]), np.array([0, 2, 0, 0, 0], np.uint8)):
            assert solved((3,), cells) == "?##?."
        assert solved((3,), np.array([0, 2, 0, 0, 0], np.uint8)[::-1]) == ".?##?"
        assert solved((3,), board.cells[:, 1]) == "impossible"
        assert solved((2,), board.cells[:, 0]) == "?????"
        assert solved((1,), board.cells[:, 1]) == "#...."
        assert solved((1,), board.cells[0]) == ".#."
        assert solved((1,), [True, False, False]) == "#.."
        assert solved((1,), np.array([True, False, False])) == "#.."

    def test_takes_clues_in_every_form(self):
        for clue in ((3, 1), [3, 1], np.array([3, 1]), [np.int64(3), 1], iter([3, 1])):
            assert solved(clue, "?????") == "###.#"
        assert solved([0], "??") == solved([], "??") == ".."

    @pytest.mark.parametrize(
        ("clue", "cells", "sentence"),
        [
            ((1,), "?x?", r"A cell must be #, \. or \?, not 'x'\."),
            ((1,), "?ä?", r"A cell must be #, \. or \?, not 'ä'\."),
            ((1,), [0, 7], "not 7."),
            ((1,), [0, -1], "not -1."),
            ((1,), [0, None], "not None."),
            ((1,), [0.5, 1.0], "not 0.5."),
            ((1,), np.array([9, 0], np.uint8), "not 9."),
            ((1,), [[0], [1]], r"not the shape \(2, 1\)."),
            ((1,), [[0], [1, 2]], "not of lists."),
            ((0, 1), "???", "A clue with a 0 cannot have other numbers."),
            ((-2,), "???", "A block cannot have the length -2."),
            ((-(10**30),), "???", "A block cannot have the length -1000"),
            ((1.5,), "???", "A clue must have whole numbers, not 1.5."),
            ((True,), "???", "A clue must have whole numbers, not True."),
            ("3 1", "?????", "A clue must be a list of whole numbers, not '3 1'."),
            (5, "?????", "A clue must be a list of whole numbers, not 5."),
        ],
    )
    def test_refuses_what_is_no_line(self, clue, cells, sentence):
        with pytest.raises(InvalidPuzzle, match=sentence):
            solve_line(clue, cells)
        with pytest.raises(InvalidPuzzle, match=sentence):
            places(clue, cells)

    def test_leaves_its_input_alone(self):
        cells = np.zeros(5, np.uint8)
        settled = solve_line((5,), cells)
        assert not cells.any()
        assert settled.dtype == np.uint8


class TestBruteForce:
    """Every clue of every line to length 12; the pictures of a line are the numbers below 2 ** length."""

    @staticmethod
    def by_clue(length):
        found = {}
        for picture in range(2**length):
            cells = [picture >> i & 1 for i in range(length)]
            clue = tuple(sum(group) for filled, group in itertools.groupby(cells) if filled)
            found.setdefault(clue, []).append(picture)
        return found

    @staticmethod
    def expected(pictures, length, known, value):
        agreeing = [picture for picture in pictures if picture & known == value]
        if not agreeing:
            return "impossible", 0
        always, never = 2**length - 1, 2**length - 1
        for picture in agreeing:
            always &= picture
            never &= ~picture
        text = "".join("#" if always >> i & 1 else "." if never >> i & 1 else "?" for i in range(length))
        return text, len(agreeing)

    @staticmethod
    def text(length, known, value):
        return "".join(".#"[value >> i & 1] if known >> i & 1 else "?" for i in range(length))

    @pytest.mark.parametrize("length", range(1, 6))
    def test_all_partial_lines(self, length):
        for clue, pictures in self.by_clue(length).items():
            for known in range(2**length):
                for value in {picture & known for picture in range(2**length)}:
                    cells = self.text(length, known, value)
                    assert (solved(clue, cells), count_arrangements(clue, cells)) == self.expected(
                        pictures, length, known, value
                    )

    @pytest.mark.parametrize("length", range(6, 13))
    def test_sampled_partial_lines(self, length):
        choose = random.Random(length)
        clues = self.by_clue(length)
        for clue, pictures in clues.items():
            for sample in range(4):
                known = choose.getrandbits(length) & (choose.getrandbits(length) if sample % 2 else -1)
                # Mostly a state that some arrangement agrees with, now and then any.
                value = (choose.choice(pictures) if sample else choose.getrandbits(length)) & known
                cells = self.text(length, known, value)
                assert (solved(clue, cells), count_arrangements(clue, cells)) == self.expected(
                    pictures, length, known, value
                )

    @pytest.mark.parametrize("length", range(1, 13))
    def test_hidden_numbers(self, length):
        choose = random.Random(length)
        clues = self.by_clue(length)
        for clue in clues:
            hidden = tuple(None if choose.random() < 0.5 else number for number in clue)
            pictures = [
                picture
                for other, its_pictures in clues.items()
                if len(other) == len(clue) and all(h in (None, n) for h, n in zip(hidden, other, strict=True))
                for picture in its_pictures
            ]
            known = choose.getrandbits(length) & choose.getrandbits(length)
            value = choose.choice(pictures) & known
            cells = self.text(length, known, value)
            assert (solved(hidden, cells), count_arrangements(hidden, cells)) == self.expected(
                pictures, length, known, value
            )


def settle_by_automaton(clue, cells):
    """Settle with one state for each cell of the pattern, sets of states held in big integers."""
    block_cells = gaps = loops = 0
    at = 0
    gaps |= 1
    for number in clue:
        for _ in range(number or 1):
            at += 1
            block_cells |= 1 << at
        if number is None:
            loops |= 1 << at
        at += 1
        gaps |= 1 << at
    final = 1 << at | (1 << at - 1 if clue else 0)
    forward = [1]
    for cell in cells:
        states = forward[-1]
        filled = (states << 1 & block_cells | states & loops) if cell != Cell.EMPTY else 0
        empty = (states << 1 | states) & gaps if cell != Cell.FILLED else 0
        forward.append(filled | empty)
    if not forward[-1] & final:
        return None
    states, settled = final, []
    for before, cell in zip(reversed(forward[:-1]), reversed(cells), strict=True):
        filled = before & ((states & block_cells) >> 1 | states & loops) if cell != Cell.EMPTY else 0
        empty = before & ((states & gaps) >> 1 | states & gaps) if cell != Cell.FILLED else 0
        settled.append(Cell.UNKNOWN if filled and empty else Cell.FILLED if filled else Cell.EMPTY)
        states = filled | empty
    return settled[::-1]


def random_line(choose, length):
    mean, known, hidden = choose.uniform(1.2, 12), choose.random(), choose.choice([0, 0, 0.3])
    value, picture = choose.random() < 0.5, []
    for _ in range(length):
        value ^= choose.random() < 1 / mean
        picture.append(value)
    clue = [sum(group) for filled, group in itertools.groupby(picture) if filled]
    cells = [(Cell.FILLED if filled else Cell.EMPTY) if choose.random() < known else 0 for filled in picture]
    if choose.random() < 0.15:
        cells[choose.randrange(length)] = choose.choice([Cell.FILLED, Cell.EMPTY])
    return tuple(None if choose.random() < hidden else number for number in clue), cells


@pytest.mark.parametrize("length", [13, 31, 61, 62, 63, 64, 65, 100, 126, 127, 128, 129, 300, 1000, 4096, 5000])
def test_long_lines_equal_a_dynamic_programme(length):
    choose = random.Random(length)
    for _ in range(120 if length <= 130 else 12):
        clue, cells = random_line(choose, length)
        settled = solve_line(clue, cells)
        assert (None if settled is None else settled.tolist()) == settle_by_automaton(clue, cells)


class TestValidateLine:
    def test_documents_examples(self):
        assert validate_line((2, 3, 1), "##.###.#..").state is LineState.SOLVED
        wrong = validate_line((2, 3, 1), "###.##.#..")
        assert (wrong.state, wrong.groups) == (LineState.WRONG, (3, 2, 1))

    def test_unfinished_is_not_wrong(self):
        check = validate_line((2, 3, 1), "##.?#?????")
        assert (check.state, check.groups) == (LineState.OPEN, (2, 1))

    def test_unmarked_gaps_count_as_empty(self):
        assert validate_line((2, None), "##?###").state is LineState.SOLVED
        assert validate_line((), "???").state is LineState.SOLVED

    def test_hidden_line(self):
        assert validate_line(None, "#?.").state is LineState.OPEN
        assert validate_line(None, "#..").state is LineState.SOLVED
        assert validate_line(None, "#!.").state is LineState.WRONG


class TestSatisfiedClues:
    def test_a_group_that_may_be_another_clue_does_not_count(self):
        # Counting groups from the left would call the first 2 satisfied.
        assert satisfied_clues((2, 2), "??.##.??") == ()
        assert satisfied_clues((2, 2), "??.##...") == (1,)

    def test_groups_are_not_counted_from_the_left(self):
        # Counting would compare the group with the 1.
        assert satisfied_clues((1, 2), "?..##.?") == (1,)

    def test_neighbours_need_not_be_marked(self):
        assert satisfied_clues((3,), "??###??") == (0,)
        assert satisfied_clues((2, 3), "?????###?") == (1,)

    def test_hidden_number_needs_its_ends(self):
        assert satisfied_clues((None, 1), "?##?..#") == (1,)
        assert satisfied_clues((None, 1), ".##...#") == (0, 1)

    def test_wrong_empty_and_hidden_lines_have_none(self):
        assert satisfied_clues((3,), "#.#?") == ()
        assert satisfied_clues((), "???") == ()
        assert satisfied_clues(None, "#.#") == ()


class TestArrangements:
    def test_documents_example_has_six_and_nothing_in_common(self):
        found = [line_text(line) for line in arrangements((2, 1), "??????")]
        assert found == ["##.#..", "##..#.", "##...#", ".##.#.", ".##..#", "..##.#"]
        assert line_text(common_cells(found)) == "??????"

    @pytest.mark.parametrize(("clue", "length"), [((2, 1), 6), ((3, 1, 2), 12), ((1,) * 5, 30), ((), 4), ((4,), 4)])
    def test_count_is_the_binomial(self, clue, length):
        assert count_arrangements(clue, "?" * length) == math.comb(length - sum(clue) + 1, len(clue))

    def test_count_with_hidden_numbers_equals_the_listing(self):
        for clue in ((None,), (None, 2), (1, None, None)):
            listed = {line_text(line) for line in arrangements(clue, "?" * 9)}
            assert len(listed) == count_arrangements(clue, "?" * 9) == len(list(arrangements(clue, "?" * 9)))

    def test_counts_exactly_beyond_machine_numbers(self):
        length, clue = 4096, (1,) * 1000
        assert count_arrangements(clue, "?" * length) == math.comb(length - 1000 + 1, 1000)
        assert count_arrangements((1,) * 100, "." + "?" * 399) == math.comb(399 - 100 + 1, 100)

    def test_first_of_very_many_comes_at_once(self):
        first = next(arrangements((1,) * 50, "?" * 400))
        assert line_text(first) == "#." * 50 + "." * 300

    def test_agrees_with_known_cells(self):
        found = [line_text(line) for line in arrangements((2, None), "?#?.??")]
        assert found == ["##..##", "##..#.", "##...#", ".##.##", ".##.#.", ".##..#"]

    def test_hidden_line_has_every_picture(self):
        assert [line_text(line) for line in arrangements(None, "?.?")] == ["#.#", "#..", "..#", "..."]
        assert count_arrangements(None, "?.?") == 4

    def test_common_cells(self):
        assert line_text(common_cells(["##.#", "#..#", "#.##"])) == "#??#"
        assert line_text(common_cells(arrangements((7,), "?" * 10))) == "???####???"
        assert common_cells([]) is None


def test_places_of_blocks():
    assert places((5, 2), "??#???????") == (BlockRange(0, 2, 4, 6), BlockRange(6, 8, 7, 9))
    assert places((None, 1), ".##??#") == (BlockRange(1, 1, 2, 3), BlockRange(5, 5, 5, 5))
    assert places((), "??") == places(None, "??") == ()


def test_filled_groups():
    assert filled_groups(line_cells("##?#.###")) == [(0, 2), (3, 4), (5, 8)]
    assert filled_groups(line_cells("")) == []


def test_a_memory_of_lines_answers_like_the_solver_and_stays_small():
    rng = np.random.default_rng(8)
    memory = _native.LineMemory(20_000)
    asked = []
    for _ in range(300):
        length = int(rng.integers(60, 90))
        line = rng.random(length) < 0.6
        clue = tuple(sum(1 for _ in run) for filled, run in groupby(line.tolist()) if filled)
        known = np.where(rng.random(length) < 0.3, np.where(line, 2, 1), 0).astype(np.uint8)
        known[rng.integers(length)] ^= np.uint8(3 if rng.random() < 0.2 else 0)
        asked.append((clue, known))
    for clue, known in asked + asked[-20:]:
        assert memory.solve_line(clue, known) == _native.solve_line(clue, known)
        assert memory.bytes <= 20_000
    assert memory.hits >= 10
