"""Pictures made unique with few changes."""

import numpy as np
import pytest
from PIL import Image, ImageDraw
from tests.effort import sampled

import cluewright as cw
from cluewright.clued_lines.pictures import Goal
from cluewright.core.chance import Chance
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.bolden import bolden
from cluewright.nonogram.cells import as_picture
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.near import Reach, count_unsettled
from cluewright.nonogram.patterns import cellular_pattern, random_pattern, smooth_pattern, symmetric_pattern
from cluewright.nonogram.patterns_geometric import shapes_pattern
from cluewright.nonogram.repair import repair
from cluewright.nonogram.shapes import components
from cluewright.nonogram.strokes import StrokeRules, parts_kept, said_of
from cluewright.nonogram.symmetry import Symmetry, find_symmetries

AMBIGUOUS = [
    random_pattern(18, 14, 450, Chance(1)),
    smooth_pattern(32, 27, 420, Chance(3)),
    shapes_pattern(30, 30, Chance(30)),
    np.eye(9, 12, dtype=bool),
    cellular_pattern(25, 22, 450, Chance(2)),
]


@pytest.mark.parametrize("number", sampled(range(len(AMBIGUOUS))))
def test_the_repaired_picture_is_unique_and_says_what_changed(number: int) -> None:
    picture = AMBIGUOUS[number]
    assert solve(clues_of(picture)).verdict == "several"

    fixed = repair(picture)

    assert fixed.verdict == "unique"
    assert fixed.reached
    assert solve(clues_of(fixed.picture), strategy="sat").verdict == "unique"
    assert [list(cell) for cell in fixed.changed] == np.argwhere(fixed.picture != picture).tolist()
    assert 0 < fixed.share < 0.1


@pytest.mark.parametrize("number", range(len(AMBIGUOUS)))
def test_no_change_is_needless(number: int) -> None:
    fixed = repair(AMBIGUOUS[number])

    for row, column in fixed.changed:
        back = fixed.picture.copy()
        back[row, column] ^= True
        assert solve(clues_of(back), known=Board.solved(back)).verdict == "several"


def test_without_guessing() -> None:
    picture = random_pattern(16, 15, 480, Chance(1))
    unique, no_guess = repair(picture), repair(picture, goal=Goal.NO_GUESS)

    assert count_unsettled([unique.picture], Reach.LINES) != [0]
    assert no_guess.reached
    assert count_unsettled([no_guess.picture], Reach.LINES) == [0]


def test_a_unique_picture_stays_as_it_is() -> None:
    fixed = repair("##. #.#")

    assert fixed.changed == ()
    assert fixed.rounds == 0


def test_a_symmetry_is_kept() -> None:
    picture = symmetric_pattern(21, 16, 380, Symmetry.BOTH, Chance(9))
    assert solve(clues_of(picture)).verdict == "several"

    fixed = repair(picture, symmetry=Symmetry.BOTH)

    assert fixed.verdict == "unique"
    assert fixed.changed
    assert any(one.symmetry is Symmetry.BOTH and one.exact for one in find_symmetries(fixed.picture))


def test_edges_move_rather_than_specks_appear() -> None:
    picture = smooth_pattern(40, 33, 420, Chance(5))
    fixed = repair(picture)
    padded = np.pad(picture, 1)

    assert fixed.changed
    for row, column in fixed.changed:
        around = padded[row : row + 3, column : column + 3]
        assert around.min() != around.max()


def test_limits_are_kept_and_told() -> None:
    picture = np.eye(12, 15, dtype=bool)

    limited = repair(picture, most=1)
    stopped = repair(picture, rounds=0)

    assert limited.verdict == "several"
    assert not limited.reached
    assert len(limited.changed) <= 1
    assert stopped.changed == ()
    assert stopped.verdict == "several"


def test_cancelling() -> None:
    budget = cw.Budget()
    budget.progress = lambda fraction, text: budget.cancel.cancel()

    with pytest.raises(cw.BudgetExceeded):
        repair(random_pattern(40, 40, 400, Chance(1)), budget=budget)


def test_the_same_picture_is_repaired_the_same_way() -> None:
    one, two = repair(AMBIGUOUS[1]), repair(AMBIGUOUS[1])

    assert one.changed == two.changed


def line_art() -> np.ndarray:
    """A face of thin lines, with a dot for each eye."""
    image = Image.new("L", (22, 20), 0)
    draw = ImageDraw.Draw(image)
    draw.ellipse((1, 1, 20, 18), outline=1)
    draw.arc((6, 6, 15, 14), 20, 160, fill=1)
    draw.point([(7, 7), (14, 7)], fill=1)
    return np.asarray(image) > 0


def test_no_part_is_lost_no_line_breaks_and_no_opening_closes() -> None:
    picture = line_art()
    assert solve(clues_of(picture)).verdict == "several"

    fixed = repair(picture)

    parts, openings = components(picture), components(~picture, diagonal=False)
    assert fixed.reached
    assert parts.max() == 4
    assert parts_kept(parts, fixed.picture.astype(np.uint8))
    assert all((~fixed.picture)[openings == number].any() for number in range(1, openings.max() + 1))


@pytest.mark.parametrize("seed", range(4))
def test_a_cell_that_holds_a_line_together_may_not_go(seed: int) -> None:
    picture = random_pattern(12, 9, 350, Chance(seed)).astype(np.uint8)
    may = StrokeRules(picture).may_change(picture)
    parts = components(picture)

    assert may.any()
    for row, column in np.argwhere(may & (picture == 1)).tolist():
        less = picture.copy()
        less[row, column] = 0
        assert parts_kept(parts, less)
    for row, column in np.argwhere((parts > 0) & ~may).tolist():
        less = picture.copy()
        less[row, column] = 0
        local = np.pad(less, 1)[row : row + 3, column : column + 3]
        sides = np.pad(picture, 1)[row : row + 3, column : column + 3][[0, 1, 1, 2], [1, 0, 2, 1]]
        small = (parts == parts[row, column]).sum() < 4
        assert components(local).max() != 1 or sides.all() or small


def test_locked_cells_stay() -> None:
    picture = AMBIGUOUS[2]
    free = repair(picture)
    locked = np.zeros(picture.shape, bool)
    for row, column in free.changed:
        locked[row, column] = True

    fixed = repair(picture, locked=locked)

    assert free.changed
    assert not set(fixed.changed) & set(free.changed)
    with pytest.raises(ValueError, match="shape"):
        repair(picture, locked=locked[:-1])


def test_what_was_done_is_said() -> None:
    def said(before: str, after: str) -> list[str]:
        return [str(each) for each in said_of(as_picture(before), as_picture(after))]

    assert said("#.# ...", "### ...") == ["One cell closes a gap"]
    assert said("###. ....", "###. .#..") == ["One cell thickens a line"]
    assert said("##.. #... ....", "##.. ##.. ....") == ["One cell rounds a corner"]
    assert said("### ### ###", ".## ### ##.") == ["2 cells round corners"]
    assert said("#### ....", "##.. ....") == ["2 cells at edges are emptied"]
    assert said("#... ....", "#..# ....") == ["One dot is added"]
    assert said("#. .#", "#. .#") == []


@pytest.mark.parametrize(("height", "width", "every"), sampled([(24, 30, 5), (36, 36, 10)]))
def test_stripes_from_edge_to_edge_need_few_changes(height: int, width: int, every: int) -> None:
    slanting = (np.arange(height)[:, None] + np.arange(width)[None, :]) % every < 2
    assert count_unsettled([slanting], Reach.CONTRADICTIONS)[0] > slanting.size // 2

    fixed = repair(slanting)

    assert fixed.reached
    assert fixed.share <= 0.02


def test_the_best_so_far_comes_with_the_end_of_the_budget() -> None:
    picture = random_pattern(30, 28, 400, Chance(1))
    budget = cw.Budget()
    heard: list[str] = []

    def listen(fraction: float | None, text: str) -> None:
        heard.append(text)
        if "repairing" in text and " 0 changed" not in text:
            budget.cancel.cancel()

    budget.progress = listen
    with pytest.raises(cw.BudgetExceeded) as stopped:
        repair(picture, budget=budget)

    best = stopped.value.best
    assert best.changed
    assert not best.reached
    assert [list(cell) for cell in best.changed] == np.argwhere(best.picture != picture).tolist()


def test_thin_lines_become_bolder_where_nothing_else_gets_logic_started() -> None:
    image = Image.new("L", (36, 36), 255)
    pen = ImageDraw.Draw(image)
    for reach in (4, 9, 14):
        pen.ellipse((18 - reach, 18 - reach, 18 + reach, 18 + reach), outline=0)
    rings = np.asarray(image) < 128

    fixed = repair(rings)

    assert fixed.reached
    assert count_unsettled([fixed.picture], Reach.CONTRADICTIONS) == [0]
    assert parts_kept(components(rings), fixed.picture.astype(np.uint8))
    assert components(fixed.picture).max() == 3
    assert 0 < len(fixed.changed) <= rings.size // 8


def test_no_pen_draws_over_what_is_locked() -> None:
    picture = np.eye(20, dtype=np.uint8)
    locked = np.tri(20, dtype=bool)

    bold = bolden(picture, StrokeRules(picture, locked), lambda cells: 0 if (cells != picture).sum() >= 10 else 400)

    assert bold is not None
    assert (bold != picture).sum() == 10
    assert not (bold != picture)[locked].any()


def test_a_picture_that_no_pen_helps_stays() -> None:
    picture = np.eye(20, dtype=np.uint8)

    assert bolden(picture, StrokeRules(picture), lambda cells: cells.size) is None
