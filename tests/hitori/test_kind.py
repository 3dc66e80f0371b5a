import pytest

import cluewright as cw
from cluewright.core.errors import InvalidMove, InvalidPuzzle, NotUnique
from cluewright.core.form import dumps, loads
from cluewright.core.hints import hints_in_play
from cluewright.core.rating import Rating
from cluewright.core.registry import kind
from cluewright.core.technique import Level
from cluewright.hitori.board import Board
from cluewright.hitori.kind import KIND
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rating import MANY, level_of, rate_path
from cluewright.hitori.techniques import TECHNIQUES, TIERS


def test_registered():
    assert kind("hitori") is KIND


def test_sample_is_unique_and_its_solution_right():
    assert cw.check(KIND.sample()).ok


def test_items_round_trip_as_json():
    item = cw.generate("hitori", size="7x6", seed=3)
    again = loads(dumps(item))
    assert again.puzzle == item.puzzle
    assert again.solution == item.solution
    assert again.rating == item.rating
    assert again.recipe == item.recipe


def test_json_form_of_the_format_page():
    text = (
        '{"format":"cluewright","version":1,"kind":"hitori","width":2,"height":2,'
        '"numbers":[[1,1],[2,1]],"solution":[".#",".."]}'
    )
    assert dumps(loads(text)) == text
    assert cw.check(loads(text)).ok


@pytest.mark.parametrize(
    "data", [{}, {"numbers": [[1, 2]], "width": 3}, {"numbers": [[1, 2], [3]]}, {"numbers": "12"}, {"numbers": None}]
)
def test_bad_data(data):
    with pytest.raises(InvalidPuzzle):
        KIND.from_data(data)


def test_moves():
    puzzle = Hitori.parse("112\n232")
    board = KIND.empty_board(puzzle)
    board = KIND.apply(puzzle, board, "#1,1")
    board = KIND.apply(puzzle, board, ".1-2,2-3")
    board = KIND.apply(puzzle, board, "?2,3")
    assert board == Board.parse("#.. ?.?")
    for move in ("x", "#0,1", "#1,4", ".2-1,1", "#1"):
        with pytest.raises(InvalidMove):
            KIND.apply(puzzle, board, move)


def hint(puzzle, board, solution=None):
    return hints_in_play(cw.Item(puzzle, solution), board)[0]


def test_hints_name_mistakes_first():
    item = KIND.sample()
    wrong = KIND.apply(item.puzzle, KIND.empty_board(item.puzzle), "#1,1")
    assert hint(item.puzzle, wrong).code == "wrong-cell"
    assert hint(item.puzzle, wrong, solution=item.solution).code == "wrong-cell"
    touching = KIND.apply(item.puzzle, wrong, "#1,2")
    assert hint(item.puzzle, touching).code == "touching-black"


def test_hints_lead_to_the_solution_in_three_stages():
    item = KIND.sample()
    board = KIND.empty_board(item.puzzle)
    while not KIND.is_solved(item.puzzle, board):
        told = hint(item.puzzle, board, solution=item.solution)
        assert told.step is not None
        where, why, what = told.stages
        assert where.startswith("Look at")
        assert told.step.technique.name in why.lower()
        assert what == told.step.text()
        board = KIND.apply_step(item.puzzle, board, told.step)
    assert (board.blacks == item.solution.blacks).all()
    assert str(hint(item.puzzle, board)) == "The board is complete."


@pytest.mark.parametrize(
    ("numbers", "board", "text"),
    [
        ("11", "??", "several solutions"),
        ("12\n34", "#. ..", "other solutions"),
        ("1111", "????", "no solution"),
    ],
)
def test_hints_are_never_silent(numbers, board, text):
    assert text in hint(Hitori.parse(numbers), Board.parse(board)).stages[1]


def test_on_an_ambiguous_puzzle_the_cell_that_no_solution_has_is_the_mistake():
    puzzle = Hitori([[4, 1, 2, 2], [3, 1, 4, 2], [4, 2, 1, 3], [3, 3, 1, 4]])
    solutions = cw.solve(puzzle, limit=9).solutions
    assert len(solutions) == 2
    assert all(solution.blacks[0, 0] for solution in solutions)
    found = cw.hint(puzzle, Board.blank(4, 4).with_cells([(0, 0, 1)]))
    assert found.stages == (
        "There is a mistake: look at row 1.",
        "Row 1, column 1 cannot be unshaded.",
        "Clear row 1, column 1.",
    )


def test_on_an_ambiguous_puzzle_cells_that_exclude_each_other_are_a_mistake():
    puzzle = Hitori([[4, 1, 2, 2], [3, 1, 4, 2], [4, 2, 1, 3], [3, 3, 1, 4]])
    one, other = cw.solve(puzzle, limit=9).solutions
    [first, *_, last] = KIND.differences(puzzle, one, other)
    mixed = Board.blank(4, 4).with_cells([(*first, int(one.cells[first])), (*last, int(other.cells[last]))])
    found = cw.hint(puzzle, mixed)
    assert found.mistake is not None
    assert found.cells


def test_rating_refuses_puzzles_that_are_not_unique():
    with pytest.raises(NotUnique, match="several solutions"):
        KIND.rate(Hitori.parse("12\n34"))


def counts(**used):
    return [used.get(technique.slug.replace("-", "_"), 0) for technique in TECHNIQUES]


def rated(**used) -> Rating:
    return rate_path(counts(**used), supposed=0, cells=64)


def test_levels_follow_the_techniques():
    assert level_of(counts()) is Level.EASY
    assert level_of(counts(last_exit=9)) is Level.EASY
    assert level_of(counts(cut_cell=1)) is Level.MEDIUM
    assert level_of(counts(number_contradiction=50)) is Level.HARD
    assert level_of(counts(connectivity_contradiction=MANY)) is Level.HARD
    assert level_of(counts(connectivity_contradiction=MANY + 1)) is Level.EXPERT
    assert level_of(counts(connectivity_contradiction=MANY, combined_contradiction=1)) is Level.EXPERT
    assert level_of(counts(common_consequence=1)) is Level.EXPERT
    assert level_of(counts(nested_contradiction=1, connectivity_contradiction=99)) is Level.EXTREME


def test_score_grows_with_the_work_whatever_the_level():
    assert rated(sandwich=2).score < rated(sandwich=40).score
    assert rated(cut_cell=1).score < rated(cut_cell=9).score < rated(cut_cell=10**6).score == 100
    assert rated(cut_cell=1).score < rated(number_contradiction=1).score < rated(cut_cell=99).score
    path = counts(sandwich=2)
    here = rate_path(path, supposed=0, cells=64).score
    assert here < rate_path(path, supposed=9, cells=64).score
    assert here < rate_path(path, supposed=0, cells=81).score
    assert rated(cut_cell=2).techniques == {"cut-cell": 2}


def test_catalogue_is_in_order():
    assert [technique.order for technique in TECHNIQUES] == list(range(20))
    assert list(TIERS) == sorted(TIERS)
    ranks = [technique.level.rank for technique in TECHNIQUES]
    assert ranks == sorted(ranks)


def test_text():
    puzzle = Hitori.parse("1 12 3\n2 3 2")
    assert KIND.text(puzzle, Board.parse("#.? ???")) == "[ 1](12)  3\n  2   3   2"
