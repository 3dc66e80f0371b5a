from itertools import groupby

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from cluewright.core.outcome import Verdict
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.clue_generator import ClueGenerator
from cluewright.nonogram.clues import clues_of, clues_of_many, flat_clues, line_clue, recount, validate_clues
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.statistics import arrangements, clue_statistics

sizes = st.tuples(st.integers(1, 140), st.integers(1, 140)).filter(lambda size: size[0] != size[1])
untimed = settings(deadline=None)
pictures = sizes.flatmap(lambda size: arrays.arrays(np.bool_, size))


def plain_clue(line):
    return tuple(len(list(run)) for filled, run in groupby(line) if filled)


def plain_puzzle(picture):
    return Nonogram([plain_clue(row) for row in picture], [plain_clue(column) for column in picture.T])


@untimed
@given(pictures, st.integers(1, 4))
def test_clues_equal_the_plain_ones(picture, threads):
    expected = plain_puzzle(picture)
    assert clues_of(picture, threads=threads) == expected
    assert flat_clues(picture, threads=threads).puzzle == expected
    assert tuple(recount(picture.view(np.uint8))) == expected.rows


@untimed
@given(pictures)
def test_the_form_of_the_picture_does_not_matter(picture):
    board = Board.solved(picture)
    expected = clues_of(picture)
    for form in (board, board.rows(), picture.tolist(), picture.astype(np.int16), np.asfortranarray(picture)):
        assert clues_of(form) == expected


@untimed
@given(pictures)
def test_turning_the_picture_swaps_rows_and_columns(picture):
    puzzle, turned = clues_of(picture), clues_of(picture.T)
    assert (puzzle.rows, puzzle.columns) == (turned.columns, turned.rows)


@untimed
@given(pictures)
def test_mirroring_the_picture_reverses_its_row_clues(picture):
    mirrored = clues_of(picture[:, ::-1])
    assert mirrored.rows == tuple(clue[::-1] for clue in clues_of(picture).rows)


@untimed
@given(st.integers(0, 6), st.integers(1, 90), st.integers(1, 40), st.integers(1, 3), st.randoms(use_true_random=False))
def test_a_batch_is_its_pictures_one_by_one(count, width, height, threads, random):
    generator = np.random.default_rng(random.getrandbits(32))
    stack = generator.random((count, height, width)) < random.random()
    assert clues_of_many(stack, threads=threads) == [clues_of(picture) for picture in stack]


@untimed
@given(pictures, st.data())
def test_a_wrong_cell_is_found_in_its_row_and_column(picture, data):
    row = data.draw(st.integers(0, picture.shape[0] - 1))
    column = data.draw(st.integers(0, picture.shape[1] - 1))
    changed = picture.copy()
    changed[row, column] ^= True
    # One cell more or less changes the sum of its row, so the clue of the row cannot stay the same.
    wrong = validate_clues(changed, clues_of(picture))
    assert [(each.line, each.index) for each in wrong] == [("row", row), ("column", column)]
    assert [each.found for each in wrong] == [plain_clue(picture[row]), plain_clue(picture[:, column])]


@untimed
@given(pictures, st.lists(st.tuples(st.integers(0, 139), st.integers(0, 139), st.booleans()), max_size=8))
def test_updates_give_what_a_new_generator_gives(picture, updates):
    generator = ClueGenerator(picture)
    generator.generate_clues()
    expected = picture.copy()
    for row, column, filled in updates:
        place = row % picture.shape[0], column % picture.shape[1]
        expected[place] = filled
        generator.update_cell(*place, filled)
    assert generator.generate_clues() == clues_of(expected)


@untimed
@given(pictures)
def test_statistics_agree_with_the_picture(picture):
    numbers = clue_statistics(clues_of(picture))
    assert numbers.filled == picture.sum()
    assert sum(line.filled for line in numbers.columns) == picture.sum()
    assert [line.filled for line in numbers.rows] == picture.sum(axis=1).tolist()
    assert all(0 <= line.bits <= line.length and line.arrangements >= 1 for line in numbers.lines)


@untimed
@given(st.lists(st.booleans(), min_size=1, max_size=60))
def test_hiding_a_number_never_lowers_the_arrangements(line):
    clue = line_clue(line)
    shown = arrangements(clue, len(line))
    for place in range(len(clue)):
        hidden = (*clue[:place], None, *clue[place + 1 :])
        assert shown <= arrangements(hidden, len(line)) <= arrangements(None, len(line))


@untimed
@given(st.tuples(st.integers(1, 14), st.integers(1, 14)).flatmap(lambda size: arrays.arrays(np.bool_, size)))
def test_solving_gives_the_picture_back_whenever_it_is_the_only_one(picture):
    outcome = solve(clues_of(picture))
    checked = validate_clues(picture, clues_of(picture), unique=True)
    assert checked.outcome.verdict is outcome.verdict
    if outcome.verdict is Verdict.UNIQUE:
        assert outcome.solution == Board.solved(picture)
    else:
        first, second = checked.outcome.solutions
        assert first == Board.solved(picture) != second
        assert clues_of(second) == clues_of(picture)
