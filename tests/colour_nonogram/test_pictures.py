"""What colour nonograms do with pictures: drawings carry their palette, are repaired, and judged."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from cluewright.clued_lines.quality import window_entropy
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.pictures import ColourNonogramPictures
from cluewright.colour_nonogram.quality import assess
from cluewright.colour_nonogram.solver import solve
from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict

PICTURES = ColourNonogramPictures()
PALETTE = [
    {"name": "white", "value": "#ffffff", "mark": "."},
    {"name": "red", "value": "#d7263d", "mark": "R"},
    {"name": "blue", "value": "#2b6cc4", "mark": "B"},
]


def drawing(*rows: str):
    return PICTURES.read_drawing({"palette": PALETTE, "rows": list(rows)}, 100)


def image() -> bytes:
    pixels = np.full((60, 90, 3), 255, np.uint8)
    pixels[10:50, 15:45], pixels[20:40, 45:80] = (215, 38, 61), (43, 108, 196)
    file = BytesIO()
    Image.fromarray(pixels).save(file, "PNG")
    return file.getvalue()


def test_a_drawing_is_read_and_written_with_its_palette():
    drawn = drawing("aab.", ".bb.", "....")
    assert PICTURES.write_drawing(drawn) == {"palette": PALETTE, "rows": ["aab.", ".bb.", "...."]}
    puzzle = PICTURES.from_solution(drawn)
    assert (puzzle.width, puzzle.height, puzzle.rows[0]) == (4, 3, ((2, 1), (1, 2)))
    assert PICTURES.from_solution(PICTURES.drawing_of(puzzle, Board.parse("aab. .bb. ...."))) == puzzle
    assert not PICTURES.is_blank(drawn)
    assert PICTURES.is_blank(drawing("...", "..."))


@pytest.mark.parametrize(
    "data",
    [
        None,
        ["aab."],
        {"rows": ["aab."]},
        {"palette": PALETTE, "rows": "aab."},
        {"palette": PALETTE, "rows": ["a" * 101]},
        {"palette": PALETTE[:1], "rows": [".."]},
        {"palette": PALETTE, "rows": ["abc"]},
        {"palette": PALETTE, "rows": ["ab", "a"]},
    ],
)
def test_what_is_no_drawing_is_refused_in_words(data):
    with pytest.raises(InvalidPuzzle) as refused:
        PICTURES.read_drawing(data, 100)
    assert str(refused.value)


@pytest.mark.parametrize("palette", [PALETTE[:2], PALETTE], ids=["alone", "beside another"])
def test_a_drawing_in_one_colour_is_an_ordinary_nonogram(palette):
    drawn = PICTURES.read_drawing({"palette": palette, "rows": [".aa", "a.a"]}, 100)
    other = PICTURES.other_kind(drawn)
    assert other is not None
    assert (type(other.puzzle).kind, other.puzzle.rows) == ("nonogram", ((2,), (1, 1)))
    assert other.solution.rows() == [".##", "#.#"]
    assert PICTURES.other_kind(drawing(".ab", "a.a")) is None
    assert PICTURES.other_kind(drawing("...", "...")) is None


def test_a_bare_board_has_no_puzzle():
    with pytest.raises(InvalidPuzzle, match="palette"):
        PICTURES.from_solution(Board.parse("ab"))


def test_an_image_becomes_a_drawing():
    size = PICTURES.proposed_size(image(), {})
    assert size == (30, 18)
    drawn = PICTURES.from_picture(image(), (20, 13), {"colours": "2"})
    assert (drawn.width, drawn.height) == (20, 13)
    assert PICTURES.from_solution(drawn).colours == 2
    with pytest.raises(InvalidRecipe, match="100x100"):
        PICTURES.from_picture(b"no image", (101, 30), {})


def test_a_drawing_is_repaired_and_locked_cells_stay():
    drawn = drawing("a...", ".a..", "..bb", "..bb", ".bbb")
    done = PICTURES.repair(drawn)
    assert done.reached
    assert solve(PICTURES.from_solution(done.board)).verdict is Verdict.UNIQUE
    assert not set(PICTURES.repair(drawn, locked=done.changed).changed) & set(done.changed)
    with pytest.raises(InvalidRecipe, match="row 9"):
        PICTURES.repair(drawn, locked=[(8, 0)])


def test_quality_says_what_is_proven_and_how_it_plays():
    drawn = drawing("aabb", ".bbb", "..bb")
    item = Item(PICTURES.from_solution(drawn), solution=drawn.board)
    report = PICTURES.quality(item, thorough=True)
    assert (report["correct"], report["complete"], report["clarity"]) == (True, True, 1.0)
    assert report["proof"] == {"verdict": "unique", "by": "lines"}
    assert report["numbers"] == sum(len(clue) for clue in item.puzzle.rows + item.puzzle.columns)
    assert 0 < report["spare_numbers"] <= report["numbers"]
    assert report["rating"]["level"] == "easy"
    assert report["trivial_lines"] == 3 / 7


def test_quality_of_what_is_not_unique_or_not_solved_by_the_solution():
    drawn = drawing("a.b", ".a.", "b..")
    puzzle = PICTURES.from_solution(drawn)
    report = assess(Item(puzzle))
    assert (report.correct, report.complete, report.rating, report.minimality) == (True, False, None, None)
    wrong = assess(Item(puzzle, solution=Board.parse("... ... ...")))
    assert (wrong.correct, wrong.complete) == (False, False)


def test_entropy_is_none_for_one_colour_and_more_for_more():
    assert window_entropy(np.zeros((5, 6), np.uint8)) == 0
    plain, wild = np.indices((8, 9)).sum(0) % 2, np.indices((8, 9)).sum(0) * 7 % 5
    assert 0 < window_entropy(plain.astype(np.uint8)) < window_entropy(wild.astype(np.uint8))


def test_textures_are_the_same_for_a_seed():
    first = PICTURES.draw_texture("islands", (40, 30), 3)
    assert (first.width, first.height) == (40, 30)
    assert PICTURES.draw_texture("islands", (40, 30), 3) == first != PICTURES.draw_texture("islands", (40, 30), 4)
    assert PICTURES.from_solution(first).colours == 4
    with pytest.raises(InvalidRecipe, match="islands"):
        PICTURES.draw_texture("clouds", (40, 30), 3)
