"""Patterns, fonts, symmetries and shapes."""

from collections import Counter

import numpy as np
import pytest

import cluewright as cw
from cluewright.core.chance import Chance
from cluewright.nonogram.font import ROWS, characters, glyph
from cluewright.nonogram.patterns import cellular_pattern, random_pattern, smooth_pattern, symmetric_pattern
from cluewright.nonogram.patterns_geometric import (
    frames_pattern,
    maze_pattern,
    rings_pattern,
    shapes_pattern,
    stripes_pattern,
)
from cluewright.nonogram.patterns_text import text_pattern
from cluewright.nonogram.shapes import components, find_shapes
from cluewright.nonogram.symmetry import Symmetry, find_symmetries, orbits, symmetry_score

SIZES = [(1, 1), (7, 2), (12, 9), (30, 41)]
GEOMETRIC = [shapes_pattern, rings_pattern, frames_pattern, stripes_pattern, maze_pattern]


def drawn(picture: np.ndarray) -> list[str]:
    return ["".join(".#"[int(cell)] for cell in row) for row in picture]


def test_chance_is_the_same_one_by_one_and_at_once() -> None:
    one, all_at_once = Chance(12), Chance(12)

    assert [one.word() for _ in range(100)] == all_at_once.words(100).tolist()
    assert one.word() == all_at_once.word()


def test_chance_is_pinned() -> None:
    """The numbers every recipe depends on: they may never change within a generator revision."""
    assert [Chance(seed).word() for seed in (0, 1, -1, 1 << 70)] == [
        12035550249420947055, 6791897765849424158, 7235116703822611636, 274303616811847466
    ]  # fmt: skip
    assert Chance(1).fork(3).word() == 15946192565295243217


def test_chance_is_fair() -> None:
    counts = Counter(Chance(seed).below(6) for seed in range(6000))

    assert set(counts) == set(range(6))
    assert max(counts.values()) < 1150
    things = list("abcdef")
    Chance(3).shuffle(things)
    assert sorted(things) == list("abcdef")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("density", [50, 333, 500, 950])
def test_random_patterns_have_the_density(width: int, height: int, density: int) -> None:
    picture = random_pattern(width, height, density, Chance(1))

    assert picture.shape == (height, width)
    assert picture.sum() == (width * height * density + 500) // 1000


@pytest.mark.parametrize("symmetry", list(Symmetry))
@pytest.mark.parametrize("seed", range(4))
def test_symmetric_patterns_have_the_symmetry(symmetry: Symmetry, seed: int) -> None:
    width, height = (17, 17) if symmetry.needs_square else (17, 12)

    picture = symmetric_pattern(width, height, 500, symmetry, Chance(seed))

    found = {one.symmetry: one for one in find_symmetries(picture)}
    assert found[symmetry].exact
    assert abs(int(picture.sum()) - width * height // 2) <= 4


def test_a_square_symmetry_needs_a_square() -> None:
    for symmetry in (Symmetry.DIAGONAL, Symmetry.QUARTER_TURN):
        with pytest.raises(cw.InvalidRecipe, match="needs a square board, not 5x4"):
            orbits(5, 4, symmetry)


@pytest.mark.parametrize("pattern", GEOMETRIC)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_geometric_patterns_fit_every_size_and_vary(pattern, width: int, height: int) -> None:
    pictures = [pattern(width, height, Chance(seed)) for seed in range(6)]

    assert all(picture.shape == (height, width) and picture.dtype == bool for picture in pictures)
    if width * height > 100:
        assert len({picture.tobytes() for picture in pictures}) >= 3


def test_in_a_maze_every_two_places_are_joined_by_one_way() -> None:
    walls = maze_pattern(21, 15, Chance(4))
    open_cells = ~walls

    assert components(open_cells, diagonal=False).max() == 1
    joints = int((open_cells[1:] & open_cells[:-1]).sum() + (open_cells[:, 1:] & open_cells[:, :-1]).sum())
    assert joints == int(open_cells.sum()) - 1


def test_organic_patterns_are_calmer_than_chance() -> None:
    def edges(picture: np.ndarray) -> int:
        return int((picture[1:] != picture[:-1]).sum() + (picture[:, 1:] != picture[:, :-1]).sum())

    chance, smooth, cells = (
        pattern(40, 30, 500, Chance(2)) for pattern in (random_pattern, smooth_pattern, cellular_pattern)
    )

    assert edges(smooth) < edges(chance) // 2
    assert edges(cells) < edges(chance) // 2


def test_cells_that_die_out_give_a_picture_all_the_same() -> None:
    for density in (50, 950):
        picture = cellular_pattern(20, 15, density, Chance(1))
        assert 0 < picture.sum() < picture.size


def test_every_character_is_drawn_well() -> None:
    for rows in ROWS:
        forms = {}
        for character in characters():
            cells = glyph(character, rows)
            assert cells.shape[0] == rows
            assert character == " " or (cells[:, 0].any() and cells[:, -1].any())
            forms.setdefault(cells.tobytes() + bytes(cells.shape), []).append(character)
        assert all(len(same) == 1 for same in forms.values())


def test_text_is_as_large_as_it_fits() -> None:
    assert drawn(text_pattern(7, 5, "hi")) == ["#.#.###", "#.#..#.", "###..#.", "#.#..#.", "#.#.###"]
    assert text_pattern(20, 12, "hi").any(axis=1).sum() == 10
    two_lines = text_pattern(19, 13, "no way")
    assert not two_lines[6].any()
    assert two_lines[:6].any()
    assert two_lines[7:].any()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "1 to 200 characters"),
        ("x" * 300, "1 to 200 characters"),
        ("wonderful", "does not fit"),
        ("a☃", "cannot contain '☃'"),
    ],
)
def test_text_that_cannot_be_written(text: str, problem: str) -> None:
    with pytest.raises(cw.InvalidRecipe, match=problem):
        text_pattern(20, 15, text)


def test_symmetries_found() -> None:
    assert {str(one.symmetry) for one in find_symmetries("##.. ##..")} == {
        "left-right", "top-bottom", "both", "half-turn", "quarter-turn", "diagonal"
    }  # fmt: skip
    assert all(one.centred for one in find_symmetries("##.. ##..") if one.symmetry is Symmetry.LEFT_RIGHT)
    assert find_symmetries("... ...") == ()
    assert find_symmetries("#.. ##. .#.", least=1001) == ()
    near = {one.symmetry: one.score for one in find_symmetries("#####. ###### ######", least=900)}
    assert near[Symmetry.LEFT_RIGHT] == 941
    assert symmetry_score("#.... ..... .#.#.") < 1000


@pytest.mark.parametrize(
    ("picture", "name"),
    [
        ("#### ####", "rectangle"),
        ("####", "bar"),
        ("#", "dot"),
        ("#### #..# ####", "frame"),
        (".###. ##### ##### ##### .###.", "ellipse"),
        ("..#.. .###. ##### .###. ..#..", "diamond"),
        (".#. ### .#.", "cross"),
        ("..#.. .###. #####", "triangle"),
        ("#... .#.. ..#. ...#", "slanting line"),
    ],
)
def test_shapes_found(picture: str, name: str) -> None:
    best = find_shapes(picture)[0]

    assert best.name == name
    assert best.score >= 800


def test_shapes_have_their_places_and_noise_has_none() -> None:
    found = find_shapes("...... ###... ###..# ......")

    assert [(shape.name, shape.row, shape.column, shape.width, shape.height) for shape in found] == [
        ("rectangle", 1, 0, 3, 2),
        ("dot", 2, 5, 1, 1),
    ]
    assert find_shapes("#.#..# .#.##. #..#.#", least=950) == ()


@pytest.mark.parametrize("diagonal", [True, False])
def test_components_are_what_spreads_from_cell_to_cell(diagonal: bool) -> None:
    rng = np.random.default_rng(7)
    for _ in range(60):
        picture = rng.random(rng.integers(1, 12, 2)) < rng.choice([0.2, 0.45, 0.6, 0.9])
        assert components(picture, diagonal=diagonal).tolist() == spread(picture, diagonal)


def spread(picture: np.ndarray, diagonal: bool) -> list[list[int]]:
    """Number the parts cell by cell."""
    labels, count = np.zeros(picture.shape, int), 0
    for start in np.argwhere(picture).tolist():
        if labels[*start]:
            continue
        count += 1
        waiting = [start]
        while waiting:
            y, x = waiting.pop()
            if labels[y, x]:
                continue
            labels[y, x] = count
            for v, u in np.argwhere(picture & (labels == 0)).tolist():
                if max(abs(v - y), abs(u - x)) == 1 and (diagonal or v == y or u == x):
                    waiting.append((v, u))
    return labels.tolist()
