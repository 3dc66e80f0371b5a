"""PNG: colours where they belong, lines on the pixels, and no more pixels than wanted."""

import io
from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image
from tests.render.goldens import CASES, NONOGRAM, NONOGRAM_BOARD, ZIP, ZIP_BOARD
from tests.render.scenes import everything

from cluewright.core.scene import CellGrid, Layer, Role, Scene, Strokes
from cluewright.render.drawing import draw
from cluewright.render.png import fitting_cell, to_image, to_png, with_palette
from cluewright.render.themes import THEMES, Colour

CELL = 40
TOLERANCE = 24
"""Of each of red, green and blue, where edges are smooth."""
LIGHT = THEMES["light"]


def pixel_of(scene: Scene, theme: str = "light") -> Callable[[float, float], Colour]:
    """Draw a scene and give a function that tells the colour at a place of it, in cells."""
    image = to_image(scene, theme, cell=CELL)
    left, top = scene.bounds[:2]

    def pixel(x: float, y: float) -> Colour:
        place = round(-left * CELL) + round(x * CELL), round(-top * CELL) + round(y * CELL)
        return image.getpixel(place)  # type: ignore[return-value]

    return pixel


def near(one: Colour, other: Colour) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= TOLERANCE


def has(scene: Scene, x: float, y: float, colour: Colour) -> bool:
    """Tell whether a cell-sized part of the picture has pixels of a colour."""
    image = to_image(scene, cell=CELL)
    left, top = (round((place - corner) * CELL) for place, corner in zip((x, y), scene.bounds, strict=False))
    part = np.asarray(image.crop((left, top, left + CELL, top + CELL)))
    return bool((part == colour).all(axis=2).any())


def test_every_primitive_is_drawn_in_its_place() -> None:
    pixel = pixel_of(everything())
    for x, y, role, strength in (
        (0.5, 0.5, Role.FILL, 1),
        (1.5, 0.5, Role.TARGET, 1),
        (2.5, 2.5, Role.TARGET, 1),
        (2.5, 3.4, Role.PAPER, 1),
        (-0.5, -0.5, Role.MISTAKE, 0.5),
        (3.5, 0.5, Role.EVIDENCE, 0.5),
        (4.5, 0.5, Role.CHANGED, 1),
        (4.11, 0.5, Role.INK, 1),
        (5.5, 0.5, Role.PATH, 1),
        (5.1, 0.5, Role.WALL, 1),
        (3.5, 1.5, Role.MARK, 1),
        (3.7, 1.3, Role.MARK, 1),
        (4.5, 1.1, Role.MARK, 1),
        (4.5, 1.5, Role.PAPER, 1),
        (5.5, 1.5, Role.FILL, 1),
        (4.0, 2.5, Role.PATH, 1),
        (4.5, 3.0, Role.PATH, 1),
        (5.7, 3.2, Role.FILL, 1),
        (5.5, 2.5, Role.MISTAKE, 1),
        (3.0, 3.4, Role.BOLD, 1),
        (1.0, 4.0, Role.BOLD, 1),
    ):
        assert near(pixel(x, y), LIGHT.colour(role, strength)), (x, y, role)


def test_texts_leave_ink_where_they_stand() -> None:
    scene = everything()

    assert has(scene, 1, 3, LIGHT.colour(Role.INK))
    assert has(scene, -1, 0, LIGHT.colour(Role.FAINT))
    assert has(scene, 0, 4.1, LIGHT.colour(Role.INK))
    assert not has(scene, 2, 3, LIGHT.colour(Role.INK))


@pytest.mark.parametrize("theme", THEMES)
def test_a_nonogram_shows_its_board(theme: str) -> None:
    colours, scene = THEMES[theme], draw(NONOGRAM, board=NONOGRAM_BOARD).scene
    pixel = pixel_of(scene, theme)

    assert near(pixel(0.5, 0.5), colours.colour(Role.FILL))
    assert near(pixel(1.5, 0.5), colours.colour(Role.MARK))
    assert near(pixel(2.5, 0.5), colours.paper)
    assert near(pixel(5, 0.5), colours.colour(Role.BOLD))
    assert near(pixel(0.5, 2), colours.colour(Role.GRID))


def test_a_zip_path_covers_the_grid_and_walls_cover_the_path() -> None:
    pixel = pixel_of(draw(ZIP, board=ZIP_BOARD).scene)

    assert near(pixel(0.5, 1), LIGHT.colour(Role.PATH))
    assert near(pixel(1.5, 1), LIGHT.colour(Role.GRID))
    assert near(pixel(1, 0.5), LIGHT.colour(Role.WALL))
    assert near(pixel(3.5, 2.5), LIGHT.colour(Role.WALL))
    assert near(pixel(2.2, 2.5), LIGHT.colour(Role.PATH))


@pytest.mark.parametrize("cell", [7, 16, 31])
def test_lines_of_the_grid_are_sharp(cell: int) -> None:
    scene = Scene((0, 0, 6, 4), "Grid", columns=6, rows=4)
    scene.add(Layer.GRID, Strokes(tuple((float(x), 0.0, float(x), 4.0) for x in range(1, 6)), Role.BOLD, 0.06))
    image = np.asarray(to_image(scene, cell=cell))
    row = [tuple(pixel) for pixel in image[2 * cell].tolist()]

    assert len(set(row)) == 2
    assert all(row[x * cell] != LIGHT.paper for x in range(1, 6))
    assert np.array_equal(image[cell], image[3 * cell])


def test_cells_have_exactly_their_pixels() -> None:
    scene = Scene((0, 0, 3, 2), "Cells", columns=3, rows=2)
    scene.add(Layer.SOLUTION, CellGrid((0, 0), np.array([[1, 0, 1], [0, 1, 0]], np.uint8), (None, Role.FILL)))
    filled = (np.asarray(to_image(scene, cell=5)) == LIGHT.colour(Role.FILL)).all(axis=2)

    assert np.array_equal(filled, np.kron([[1, 0, 1], [0, 1, 0]], np.ones((5, 5))).astype(bool))


def test_a_large_board_gets_smaller_cells_and_a_gigantic_one_less_than_a_pixel_each() -> None:
    board = Scene((0, 0, 1000, 500), "Large")

    assert fitting_cell(board, 24) == 7
    assert fitting_cell(board, 3) == 3
    assert fitting_cell(board, 24, most_pixels=125_000) == 0.5
    assert to_image(board, cell=24, most_pixels=125_000).size == (500, 250)


def test_less_than_a_pixel_a_cell_gives_the_average() -> None:
    scene = Scene((0, 0, 8, 4), "Cells", columns=8, rows=4)
    values = np.indices((4, 8)).sum(axis=0).astype(np.uint8) % 2
    scene.add(Layer.SOLUTION, CellGrid((0, 0), values, (Role.PAPER, Role.FILL)))
    image = to_image(scene, most_pixels=8)

    assert image.size == (4, 2)
    expected = [round((paper + fill) / 2) for paper, fill in zip(LIGHT.paper, LIGHT.colour(Role.FILL), strict=True)]
    assert np.abs(np.asarray(image).astype(int) - expected).max() <= 1


@pytest.mark.parametrize("name", CASES)
def test_the_file_is_the_picture(name: str) -> None:
    scene = CASES[name]().scene
    data = to_png(scene, cell=CELL)
    image = to_image(scene, cell=CELL)

    assert np.array_equal(np.asarray(Image.open(io.BytesIO(data)).convert("RGB")), np.asarray(image))
    assert data == to_png(scene, cell=CELL)


def test_a_palette_is_only_used_where_nothing_is_lost() -> None:
    few = Image.fromarray(np.random.default_rng(2).choice([0, 60, 255], (40, 30, 3)).astype(np.uint8))
    many = Image.fromarray(np.random.default_rng(2).integers(0, 256, (40, 30, 3)).astype(np.uint8))

    assert with_palette(few).mode == "P"
    assert np.array_equal(np.asarray(with_palette(few).convert("RGB")), np.asarray(few))
    assert with_palette(many) is many
