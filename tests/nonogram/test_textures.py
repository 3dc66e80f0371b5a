"""Large pictures for watching: every texture, any size, the same for the same seed."""

import pytest

import cluewright as cw
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, InvalidRecipe, NotOffered
from cluewright.core.pictures import pictures_of
from cluewright.nonogram.recipes import TEXTURES
from cluewright.nonogram.textures import draw_texture

KIND = cw.kind("nonogram")
PICTURES = pictures_of(KIND)


@pytest.mark.parametrize("texture", TEXTURES)
def test_a_texture_is_determined_by_its_seed_and_is_no_plain_sheet(texture):
    board = PICTURES.draw_texture(texture, (230, 201), 12)
    assert (board.width, board.height) == (230, 201)
    assert 0.02 < (board.array == 1).mean() < 0.98
    assert board == draw_texture(texture, (230, 201), 12)
    assert board != draw_texture(texture, (230, 201), 13)
    assert KIND.is_solved(PICTURES.from_solution(board), board)


@pytest.mark.parametrize("texture", TEXTURES)
def test_small_boards_have_textures_too(texture):
    for size in ((1, 1), (1, 7), (6, 1), (3, 2)):
        board = PICTURES.draw_texture(texture, size, 1)
        assert (board.width, board.height) == size


def test_what_is_not_drawn_is_said():
    with pytest.raises(InvalidRecipe, match="there is no texture 'lace'; choose one of islands"):
        PICTURES.draw_texture("lace", (9, 7), 1)
    with pytest.raises(NotOffered, match="Zip"):
        pictures_of(cw.kind("zip"))
    stopped = Budget()
    stopped.cancel.cancel()
    with pytest.raises(BudgetExceeded):
        PICTURES.draw_texture("islands", (90, 70), 1, budget=stopped)


def test_a_texture_of_too_many_cells_is_refused() -> None:
    with pytest.raises(cw.InvalidRecipe, match="up to 1,000,000 cells, not 2000x501"):
        PICTURES.draw_texture("maze", (2000, 501), 1)
