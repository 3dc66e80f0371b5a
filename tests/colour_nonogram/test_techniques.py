"""The path by techniques: every step holds in every solution, simplest first, told with real colours and numbers."""

import json
from collections import Counter
from importlib.resources import files

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.colour_nonogram.boards import colour_puzzles, is_solution, random_picture
from tests.effort import tries

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.deductions import _count_arrangements
from cluewright.colour_nonogram.ladder import LAST_OF_LEVEL, Rung, climb, grade, line_findings
from cluewright.colour_nonogram.naming import colour_word
from cluewright.colour_nonogram.palette import Colour
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.rating import rate
from cluewright.colour_nonogram.solver import solve
from cluewright.colour_nonogram.techniques import BY_RUNG, ROUTINE, SEARCH, TECHNIQUES, explain, steps
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, InvalidPuzzle, NotUnique
from cluewright.core.locales import LANGUAGES
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search
from cluewright.core.technique import Level
from cluewright.nonogram.families import domino_picture

NAMES = ("white", "red", "blue", "green", "Moss")
PALETTE = [(name, f"#0000{number:02x}") for number, name in enumerate(NAMES)]


def lines_of(text):
    """Read clues such as `2B / 1B 1A`."""
    return [[(int(block[0]), "AB".index(block[1]) + 1) for block in clue.split()] for clue in text.split(" / ")]


CONTRADICTION = ColourNonogram(
    PALETTE[:3], lines_of("2B / 1B 1A / 1A / 1A 1B / 2A"), lines_of("1B 1A / 1B 1A / 1B 2A / 1B 1A")
)
"""From the start, nothing but assumptions helps here."""


def line(clue, cells, across=None):
    """Return the first step of a line, a board of one row."""
    colours = max([2, *(colour for _, colour in clue)])
    puzzle = ColourNonogram(PALETTE[: colours + 1], [clue], across or [None] * len(cells))
    return next(explain(puzzle, Board.parse(cells)))


def unique_puzzles(seed, count, *, most=8, density=0.6):
    """Yield random puzzles with one solution, and that solution."""
    rng = np.random.default_rng(seed)
    while count:
        height, width, colours = (int(number) for number in rng.integers((3, 3, 2), (most, most + 2, 5)))
        solution = Board.solved(random_picture(rng, height, width, colours, density).astype(np.uint8))
        puzzle = solution.puzzle(PALETTE[: colours + 1])
        if solve(puzzle).verdict is Verdict.UNIQUE:
            count -= 1
            yield puzzle, solution


def played(puzzle, found, board=None):
    """Apply the steps; no step may touch a decided cell."""
    cells = np.zeros((puzzle.height, puzzle.width), np.uint8) if board is None else board.cells.copy()
    for step in found:
        for row, column, symbol in step.cells:
            assert cells[row, column] == 0
            cells[row, column] = Board.symbols.index(symbol)
    return Board(cells)


def test_catalogue_is_ordered_and_complete():
    assert list(BY_RUNG) == list(Rung)
    orders = [technique.order for technique in TECHNIQUES]
    assert orders == sorted(orders)
    assert [each.slug for each in TECHNIQUES if orders.count(each.order) > 1] == ["only-place", "overlap"]
    levels = [technique.level for technique in TECHNIQUES]
    assert levels == sorted(levels, key=lambda level: level.rank)
    assert TECHNIQUES[-1] is SEARCH
    assert {each.slug for each in TECHNIQUES} > ROUTINE
    for language in LANGUAGES:
        assert all(each.name_in(language) != f"technique-{each.slug}" for each in TECHNIQUES)


@pytest.mark.parametrize(
    ("clue", "cells", "slug", "text"),
    [
        (
            [(2, 1), (1, 2), (1, 2)],
            "?????",
            "complete-line",
            "Row 1: red 2, blue 1 and blue 1 with a gap between equal colours take up all 5 cells, "
            "so columns 1 and 2 are red, columns 3 and 5 are blue and column 4 is empty.",
        ),
        ([(2, 1)], "?aa?", "finished-line", "Row 1: the red 2 is complete, so columns 1 and 4 are empty."),
        (
            [(2, 1), (1, 1)],
            "aa??????",
            "satisfied-clue",
            "Row 1: the red 2 is complete in columns 1 and 2 and the red 1 after it needs a gap, so column 3 is empty.",
        ),
        (
            [(2, 1), (1, 2)],
            "?aa????",
            "satisfied-clue",
            "Row 1: the red 2 is complete in columns 2 and 3 and nothing comes before it, so column 1 is empty.",
        ),
        (
            [(2, 1), (3, 2)],
            "aab????",
            "edge-fill",
            "Row 1: counting from the left, the blue 3 starts in column 3, "
            "so columns 4 and 5 are blue and column 6 is empty.",
        ),
        (
            [(2, 1), (2, 2)],
            "???ab???",
            "neighbouring-colours",
            "Row 1: red and blue meet in columns 4 and 5, where the red 2 ends and the blue 2 starts, "
            "so columns 2 and 7 are empty, column 3 is red and column 6 is blue.",
        ),
        (
            [(3, 1), (3, 2)],
            "???????",
            "overlap",
            "Row 1: the red 3 fits only in columns 1 to 4, so it covers columns 2 and 3 wherever it goes.",
        ),
    ],
)
def test_sentences_of_lines(clue, cells, slug, text):
    step = line(clue, cells)
    assert step.technique.slug == slug
    assert str(step) == text
    assert step.evidence.lines[0] == ("row", 0)


def test_neighbours_of_another_colour_need_no_gap():
    other, same = (ColourNonogram(PALETTE[:3], [[(2, 1), (1, colour)]], [None] * 6) for colour in (2, 1))
    assert list(explain(other, Board.parse("aa????"))) == []
    assert played(same, explain(same, Board.parse("aa????")), Board.parse("aa????")).rows() == ["aa.???"]


def test_a_column_that_lacks_the_colour():
    columns = [[], [(1, 2)], [(1, 1)], [(1, 1)], [(1, 1)]]
    puzzle = ColourNonogram(PALETTE[:3], [[(2, 1)], None, None], columns)
    step = next(step for step in explain(puzzle) if step.technique.slug == "missing-colour")
    assert str(step) == "Row 1: column 2 has no red, and no other block reaches it, so column 2 is empty."
    assert ("column", 1) in step.evidence.lines


def test_colours_are_called_by_their_usual_names_or_by_the_palette():
    assert colour_word(Colour("Dark  GRAY", "#444444", "A")).clause("de") == "Dunkelgrau"
    assert colour_word(Colour("Sky of Nice", "#44aaff", "A")) == "Sky of Nice"
    assert colour_word(Colour("x.summary", "#44aaff", "A")) == "x.summary"


@given(colour_puzzles(most_cells=9, most_colours=3), st.randoms(use_true_random=False))
def test_every_step_holds_in_every_solution(drawn, random):
    (colours, rows, columns), picture = drawn
    colours = max(colours, 2)
    puzzle = ColourNonogram(PALETTE[: colours + 1], rows, columns)
    start = np.array([[value + 1 if random.random() < 0.3 else 0 for value in row] for row in picture], np.uint8)
    board = Board(start)
    brute = solve(puzzle, Search(limit=3_000, board=board, strategy="brute"))
    assert brute.exhausted
    assert brute.solutions
    solutions = np.stack([solution.cells for solution in brute.solutions])

    def holds(step):
        for row, column, symbol in step.cells:
            assert start[row, column] == 0
            assert (solutions[:, row, column] == Board.symbols.index(symbol)).all()

    for step in steps(puzzle, board):
        holds(step)
    path = list(explain(puzzle, board))
    for step in path:
        holds(step)
    shared = np.where((solutions == solutions[0]).all(axis=0), solutions[0], 0)
    assert np.array_equal(played(puzzle, path, board).cells, shared), "all that is certain, and no more"
    assert [step.text() for step in path] == [step.text() for step in explain(puzzle, board)]


@pytest.mark.parametrize("seed", range(tries(3)))
def test_what_lines_solve_is_explained_without_assumptions(seed):
    explained = 0
    for puzzle, solution in unique_puzzles(seed, 12):
        if solve(puzzle, Search(strategy="lines")).verdict is not Verdict.UNIQUE:
            continue
        path = list(explain(puzzle, last=BY_RUNG[Rung.COLOUR_CHAIN]))
        assert played(puzzle, path) == solution
        explained += 1
    assert explained > 5


@pytest.mark.parametrize("seed", range(tries(2)))
def test_steps_are_told_in_every_language_and_are_the_simplest(seed):
    for puzzle, solution in unique_puzzles(seed + 50, 6):
        board = Board.blank(puzzle.width, puzzle.height)
        for step in explain(puzzle):
            listed = steps(puzzle, board, first=True)
            assert min(each.technique.order for each in listed) == step.technique.order
            assert {each.technique.order for each in listed} == {step.technique.order}
            for told in (step, *step.chain):
                texts = [told.text(language) for language in LANGUAGES]
                assert all(text and "{" not in text for text in texts)
                assert len(set(texts)) > 1
            board = played(puzzle, [step], board)
        assert board == solution


@pytest.mark.parametrize("seed", range(tries(2)))
def test_a_rating_counts_the_steps_of_the_explanation(seed):
    for puzzle, _ in unique_puzzles(seed + 90, 6):
        rating, path = rate(puzzle), list(explain(puzzle))
        assert rating.techniques == dict(Counter(step.technique.slug for step in path))
        hardest = max(step.technique.level.rank for step in path)
        assert rating.level.rank >= hardest
        assert grade(puzzle) == (rating.level if SEARCH.slug not in rating.techniques else Level.EXTREME)
        assert all(0 <= value <= 1 for value in rating.factors.values())


def test_grades_with_a_ceiling():
    easy = ColourNonogram(PALETTE[:3], [[(1, 1), (1, 2)]], [[(1, 1)], [(1, 2)]])
    assert grade(easy, ceiling=Level.EASY) is Level.EASY
    assert grade(CONTRADICTION, ceiling=Level.MEDIUM) is None
    assert grade(CONTRADICTION) == rate(CONTRADICTION).level >= Level.HARD
    assert climb(CONTRADICTION, last=LAST_OF_LEVEL[Level.MEDIUM]).end == "stalled"


def test_refuses_to_rate_what_has_no_or_several_solutions():
    several = ColourNonogram(PALETTE[:3], [[(1, 1)], [(1, 1)]], [[(1, 1)], [(1, 1)]])
    with pytest.raises(NotUnique) as caught:
        rate(several)
    assert caught.value.verdict is Verdict.SEVERAL
    none = ColourNonogram(PALETTE[:3], [[(1, 1)], [(1, 2)]], [[(1, 2), (1, 1)], []])
    with pytest.raises(NotUnique) as caught:
        rate(none)
    assert caught.value.verdict is Verdict.NONE


def test_the_chain_of_a_contradiction_can_be_followed():
    """The lines leave two colours of the cell; one of them is assumed, and each link follows, up to the clash."""
    step = next(explain(CONTRADICTION))
    assert str(step) == (
        "Rows and columns leave only red or empty for row 2, column 4: if row 2, column 4 were red, "
        "then after 4 steps row 4 could not be completed, so row 2, column 4 is empty."
    )
    assert [str(link) for link in step.chain] == [
        "Row 2: in every arrangement that still fits, column 4 is not blue.",
        "Assume that row 2, column 4 is red.",
        "Column 3: in every arrangement that still fits, row 4 is not blue.",
        "Row 2: in every arrangement that still fits, column 3 is not red.",
        "Column 4: in every arrangement that still fits, row 4 is not blue.",
        "Column 3: in every arrangement that still fits, row 4 is red.",
        "But then row 4 cannot be completed: no arrangement of 1A 1B fits any more.",
    ]


def test_a_contradiction_fails_every_other_colour():
    puzzle, board = CONTRADICTION, Board.blank(4, 5)
    found = [step for step in steps(puzzle, board) if step.technique.slug == "contradiction"]
    assert len(found) > 5
    for step in found:
        supposed = [link.cells[0] for link in step.chain if link.technique.slug == "supposition"]
        clashes = [link for link in step.chain if link.technique.slug == "clash"]
        assert len(supposed) == len(clashes) >= 1
        assert {change[:2] for change in supposed} == {step.cells[0][:2]}
        assert step.cells[0][2] not in {change[2] for change in supposed}
        for row, column, symbol in supposed:
            tried = board.with_cells([(row, column, Board.symbols.index(symbol))])
            assert solve(puzzle, Search(limit=1, board=tried)).verdict is Verdict.NONE


def test_says_honestly_where_only_search_helps():
    dominoes = domino_picture(7)
    picture = np.pad(dominoes.astype(np.uint8), (0, 1))
    picture[-1, -1] = 2
    solution = Board.solved(picture)
    puzzle = solution.puzzle(PALETTE[:3])
    path = list(explain(puzzle))
    assert path[-1].technique is SEARCH
    assert played(puzzle, path) == solution
    assert SEARCH not in {step.technique for step in path[:-1]}
    assert rate(puzzle).level is Level.EXTREME
    stalled = played(puzzle, path[:-1])
    each = steps(puzzle, stalled)
    assert all(step.technique is SEARCH and len(step.cells) == 1 for step in each)
    assert str(each[0]).startswith("Trial and error shows that row ")


EXAMPLES = json.loads(files("cluewright.colour_nonogram").joinpath("technique_examples.json").read_text("utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["technique"])
def test_examples_are_minimal(example):
    """The technique is the simplest next, and without any cell of the board it is not."""
    data, board = example["puzzle"], Board.parse(example["board"])
    puzzle = ColourNonogram(data["palette"], data["rows"], data["columns"])
    step = next(explain(puzzle, board))
    assert step.technique.slug == example["technique"]
    assert played(puzzle, [step], board).rows() == example["after"]
    if step.technique is SEARCH:
        assert next(explain(puzzle)).technique.level is Level.EASY
        return
    assert data["width"] * data["height"] <= 20
    for row, column in np.argwhere(board.cells).tolist():
        fewer = next(explain(puzzle, board.with_cells([(row, column, 0)])), None)
        assert fewer is None or fewer.technique != step.technique or fewer.cells != step.cells


def test_there_is_an_example_of_each_technique():
    assert [example["technique"] for example in EXAMPLES] == [technique.slug for technique in TECHNIQUES]


def test_stops_on_a_board_with_a_mistake():
    puzzle = ColourNonogram(PALETTE[:3], [[(2, 1)], [(1, 2)]], [[(1, 1)], [(1, 1)], [(1, 2)]])
    assert list(explain(puzzle, Board.parse("b?? ???"))) == []


def test_refuses_boards_of_another_size_or_palette():
    puzzle = ColourNonogram(PALETTE[:3], [[(2, 1)], [(1, 2)]], [[(1, 1)], [(1, 1)], [(1, 2)]])
    for board in (Board.blank(2, 3), Board.parse("c?? ???")):
        with pytest.raises(InvalidPuzzle):
            explain(puzzle, board)
        with pytest.raises(InvalidPuzzle):
            steps(puzzle, board)


def test_honours_its_budget():
    puzzle, _ = next(unique_puzzles(1, 1))
    budget = Budget()
    path = explain(puzzle, budget=budget)
    next(path)
    budget.cancel.cancel()
    with pytest.raises(BudgetExceeded):
        next(path)


def test_blots_and_hidden_clues_are_handled():
    puzzle = ColourNonogram(PALETTE[:3], [[(None, 1), (1, 2)], None], [[(1, 1)], None, [(None, 2)]])
    board = Board.parse("a?? ???")
    path = list(explain(puzzle, board))
    assert played(puzzle, path, board).rows() == ["a??", ".??"]
    puzzle = ColourNonogram(PALETTE[:3], [[(None, 1), (1, 2)]], [None] * 2)
    (step,) = explain(puzzle)
    assert str(step) == "Row 1: red ? and blue 1 take up all 2 cells, so column 1 is red and column 2 is blue."


@given(colour_puzzles(most_cells=4, most_colours=3), st.data())
def test_arrangements_are_counted(drawn, data):
    (colours, rows, _), picture = drawn
    known = [value + 1 if data.draw(st.booleans()) else 0 for value in picture[0].tolist()]
    if rows[0] is None:
        return
    lines = np.indices([colours + 1] * len(known)).reshape(len(known), -1).T
    fitting = sum(
        is_solution((colours, (rows[0],), (None,) * len(known)), cells[None])
        and all(value in (0, cell + 1) for value, cell in zip(known, cells, strict=True))
        for cells in lines
    )
    assert _count_arrangements(rows[0], np.array(known, np.uint8)) == fitting


def test_a_line_that_nothing_fits_has_no_findings():
    assert line_findings(((1, 1),), np.array([3, 0], np.uint8), 2) is None
