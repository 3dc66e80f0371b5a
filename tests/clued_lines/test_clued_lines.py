"""What the two nonograms share, asked for both, or without either."""

from itertools import product

import numpy as np
import pytest

from cluewright.clued_lines.cases import certain_cells, solve_within
from cluewright.clued_lines.catalogue import Catalogue
from cluewright.clued_lines.climbing import LONG_CHAIN, LadderClimb, LadderRung, LineFinding
from cluewright.clued_lines.pictures import locked_cells
from cluewright.clued_lines.quality import Parts, window_entropy
from cluewright.clued_lines.recipes import MotifBoards
from cluewright.clued_lines.symmetry import WAYS, form, landscapes
from cluewright.clued_lines.textures import draw_islands, require_texture
from cluewright.colour_nonogram.kind import KIND as COLOURS
from cluewright.colour_nonogram.optimize import optimize_clues as hide_colours
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import BudgetExceeded, InvalidRecipe
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.core.size import Sizes
from cluewright.core.technique import Level
from cluewright.nonogram.board import Board
from cluewright.nonogram.kind import KIND as BLACK
from cluewright.nonogram.optimize import optimize_clues as hide_black


class Rung(LadderRung):
    OVERLAP = 0
    OWNERS = 1
    CONTRADICTION = 2


LAST = {Level.EASY: Rung.OVERLAP, Level.MEDIUM: Rung.OWNERS, Level.HARD: Rung.CONTRADICTION}
BOARDS = MotifBoards(
    "boards", Sizes(((5, 5),), (20, 20)), {Level.HARD: Sizes(((8, 8),), (20, 20))}, never=(Level.EXTREME,)
)


@pytest.mark.parametrize(("kind", "hide"), [(BLACK, hide_black), (COLOURS, hide_colours)])
def test_hidden_clues_are_listed_and_leave_the_solution_the_only_one(kind, hide):
    item = kind.sample()
    found = hide(item.puzzle, seed=1)
    assert found.minimal
    assert found.hidden_numbers
    assert not found.hidden_clues
    assert kind.solve(found.puzzle).verdict is Verdict.UNIQUE
    assert kind.solve(found.puzzle).solution == found.solution
    sides = {"row": found.puzzle.rows, "column": found.puzzle.columns}
    for side, line, place in found.hidden_numbers:
        block = sides[side][line][place]
        assert block is None or block[0] is None


def test_rungs_name_their_techniques():
    assert [rung.slug for rung in Rung] == ["overlap", "group-owners", "contradiction"]
    alone = LineFinding(Rung.OVERLAP, 0, (), (0,), (2, 2, 4, 4), ())
    assert alone.slug == "only-place"
    assert alone._replace(numbers=(2, 3, 4, 5)).slug == "overlap"


def test_a_catalogue_has_every_technique_in_order():
    ranks = {Rung.OVERLAP: (Level.EASY, 10), Rung.OWNERS: (Level.MEDIUM, 30), Rung.CONTRADICTION: (Level.HARD, 20)}
    catalogue = Catalogue(ranks, "room")
    slugs = [technique.slug for technique in catalogue.techniques]
    assert slugs == ["only-place", "overlap", "contradiction", "group-owners", "search"]
    assert catalogue.last_rung(catalogue.by_slug["overlap"]) is Rung.OVERLAP
    assert catalogue.last_rung(catalogue.search) is Rung.CONTRADICTION


@pytest.mark.parametrize(
    ("steps", "chain", "level"),
    [
        ((0, 0, 0), 0, Level.EASY),
        ((3, 1, 0), 0, Level.MEDIUM),
        ((3, 1, 1), LONG_CHAIN, Level.HARD),
        ((3, 1, 1), LONG_CHAIN + 1, Level.EXPERT),
        ((3, 1, 0), LONG_CHAIN + 1, Level.MEDIUM),
    ],
)
def test_the_level_of_a_climb(steps, chain, level):
    found = LadderClimb("solved", steps, chain, (), Board.blank(1, 1), only_places=min(1, steps[0]))
    assert found.level(LAST, Rung.CONTRADICTION) is level
    assert sum(found.techniques(Rung).values()) == sum(steps)


def test_recipes_without_a_pattern_show_a_motif_where_there_is_one():
    def pattern(**data):
        return BOARDS.with_pattern(data).get("pattern", "motif")

    assert pattern(size="9x9") == pattern(size="9x9", difficulty="hard") == "motif"
    assert pattern(size="4x4") == pattern(size="6x6", difficulty="hard") == pattern(size="9x9", density=0.5) == "random"
    assert pattern(size="9x9", difficulty="extreme") == "random"
    assert BOARDS.shaped({"size": "9x9"})["shape"] == "motif"
    assert "shape" not in BOARDS.shaped({"size": "4x4"})
    with pytest.raises(InvalidRecipe, match="motif has no effect here: boards of the level hard have"):
        pattern(size="6x6", difficulty="hard", motif="owl")
    with pytest.raises(InvalidRecipe, match="subject has no effect with a density"):
        pattern(size="9x9", subject="food", density=0.5)


def solver(*solutions):
    """Return a solver that knows these boards, and how to spend a node on each call."""

    def solve(search):
        search.budget.spend(1)
        fitting = [
            board for board in solutions if not ((search.board.cells != 0) & (search.board.cells != board.cells)).any()
        ]
        return Outcome(Verdict.SOLVED if fitting else Verdict.NONE, tuple(fitting[: search.limit]))

    return solve


def test_certain_cells_are_those_that_no_solution_has_otherwise():
    boards = [Board.parse(rows) for rows in ("##. .##", "#.# .##", "### .##")]
    blank, budget = Board.blank(3, 2), Budget().start()
    several = Outcome(Verdict.SEVERAL, tuple(boards[:2]))
    assert certain_cells(solver(*boards), blank, several, 2, 100, budget) == Board.parse("#?? .##")
    assert certain_cells(solver(*boards), Board.parse("#?? .##"), several, 2, 100, budget) is None
    assert certain_cells(solver(), blank, Outcome(Verdict.NONE), 2, 100, budget) is None
    only = Outcome(Verdict.UNIQUE, (boards[0],))
    assert certain_cells(solver(boards[0]), blank, only, 2, 100, budget) == boards[0]


def test_a_part_of_the_budget_is_spent():
    budget = Budget(nodes=5).start()
    solve_within(solver(Board.parse("#")), Search(1, board=Board.blank(1, 1)), 3, budget)
    assert budget.nodes_spent == 1


def test_parts_that_take_too_long_are_left_out():
    def fail(_):
        raise BudgetExceeded("too long")

    parts = Parts(Budget().start())
    assert parts.work_out("first", lambda budget: 7) == 7
    assert parts.work_out("second", fail) is None
    assert parts.look_at("third", fail) is None
    assert parts.left_out == ["second", "third"]


def test_entropy_tells_noise_from_a_plain_picture():
    plain, noise = np.zeros((20, 20), np.uint8), np.random.default_rng(1).integers(0, 2, (20, 20))
    assert window_entropy(plain) == window_entropy(plain[:1, :1]) == 0
    assert 0.9 < window_entropy(noise) <= 1 < window_entropy(np.random.default_rng(1).integers(0, 8, (50, 50)))


def test_eight_forms_of_a_square_and_four_of_others():
    square, wide = ((1,), None), ((1, 2), (3,), None)
    assert list(landscapes(square, square[::-1])) == [(square, square[::-1]), (square[::-1], square)]
    assert list(landscapes(wide, square)) == list(landscapes(square, wide)) == [(square, wide)]
    assert form(square, wide, True, False) == (square, (None, (3,), (1, 2)))
    assert form(square, wide, False, True) == ((None, (1,)), ((2, 1), (3,), None))
    assert len({form(square, wide, *way) for way in WAYS}) == 4


def test_islands_cover_the_board():
    picture = np.zeros((30, 40), np.int64)
    draw_islands(picture, lambda number: number % 3, Chance(1), Budget().start())
    assert set(np.unique(picture)) == {0, 1, 2}
    with pytest.raises(InvalidRecipe, match="there is no texture 'sea'; choose one of islands"):
        require_texture("sea", ("islands",), (9, 9))
    with pytest.raises(InvalidRecipe, match="textures have up to 1,000,000 cells"):
        require_texture("islands", ("islands",), (1001, 1000))


@pytest.mark.parametrize("cell", list(product((-1, 2), (0, 2))))
def test_only_cells_of_the_board_are_locked(cell):
    board = Board.blank(3, 2)
    assert locked_cells(board, [(1, 2)]).tolist() == [[False] * 3, [False, False, True]]
    with pytest.raises(InvalidRecipe, match="to lock"):
        locked_cells(board, [cell])
