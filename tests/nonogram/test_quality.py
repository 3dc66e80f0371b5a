"""What the quality report says."""

import json
import os
from pathlib import Path

import numpy as np
import pytest

import cluewright as cw
from cluewright.core.chance import Chance
from cluewright.formats import load
from cluewright.nonogram.aesthetics import Aesthetics, aesthetics
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.optimize import optimize_clues
from cluewright.nonogram.patterns import random_pattern, smooth_pattern
from cluewright.nonogram.patterns_text import text_pattern
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.quality import assess, picture_entropy, similarity

APPLE = cw.kind("nonogram").sample()
DATA = Path(os.environ.get("CLUEWRIGHT_DATA", Path(__file__).parents[3] / "shared" / "data"))
SURVEY = DATA / "nonogram" / "survey"
needs_data = pytest.mark.skipif(not SURVEY.is_dir(), reason="the published puzzles are not there: set CLUEWRIGHT_DATA")


def test_a_good_puzzle() -> None:
    report = assess(APPLE, original=APPLE.solution)

    assert report.correct
    assert report.complete
    assert report.proof["verdict"] == "unique"
    assert report.rating == cw.rate(APPLE.puzzle)
    assert report.spare_numbers == len(optimize_clues(APPLE.puzzle).hidden_numbers)
    assert 0 < report.minimality < 1
    assert 0 <= report.trivial_lines <= 1
    assert report.similarity == 1.0
    assert json.loads(json.dumps(report.to_data()))["complete"] is True


def test_an_ambiguous_puzzle() -> None:
    report = assess(Nonogram(rows=[[1], [1]], columns=[[1], [1]]))

    assert report.correct
    assert not report.complete
    assert report.clarity == 0.0
    assert report.rating is None
    assert report.spare_numbers is None
    assert report.minimality is None


def test_a_wrong_solution_is_not_correct() -> None:
    report = assess(cw.Item(clues_of("#. ##"), solution=Board.parse("## #.")))

    assert not report.correct
    assert not report.complete


def test_clarity_is_what_lines_settle() -> None:
    hard = cw.generate("nonogram", size=(14, 11), difficulty="hard", seed=1)
    easy = cw.generate("nonogram", size=(14, 11), difficulty="easy", seed=1)

    assert assess(easy, minimality=False).clarity == 1.0
    assert assess(hard, minimality=False).clarity < 1.0


def test_a_minimal_puzzle_has_nothing_to_spare() -> None:
    least = optimize_clues(APPLE.puzzle)

    assert assess(least.puzzle).minimality == 1.0


def test_trivial_lines_and_entropy() -> None:
    full = assess(clues_of("#### #### ####"))

    assert full.trivial_lines == 1.0
    assert full.entropy == 0.0
    assert picture_entropy("#") == 0.0
    noise, smooth = (pattern(40, 30, 500, Chance(1)) for pattern in (random_pattern, smooth_pattern))
    assert picture_entropy(noise) > 0.9
    assert picture_entropy(smooth) < picture_entropy(noise)


def test_similarity() -> None:
    assert similarity("##. ...", "##. ..#") == 5 / 6
    with pytest.raises(cw.InvalidPuzzle, match="cannot be compared"):
        similarity("##.", "## ..")


def test_drawings_score_above_noise_and_lone_rectangles() -> None:
    sizes = [(10, 9), (15, 15), (25, 19)]
    drawings = [aesthetics(APPLE.solution).score, *(aesthetics(text_pattern(*size, "UP")).score for size in sizes)]
    noise = [
        aesthetics(random_pattern(*size, density, Chance(seed))).score
        for size in sizes
        for density in (250, 500, 750)
        for seed in range(3)
    ]
    rectangles = []
    for width, height in sizes:
        for share in (3, 2):
            square = np.zeros((height, width), bool)
            square[1 : 1 + height // share, 1 : 1 + width // share] = True
            rectangles.append(aesthetics(square).score)

    assert min(drawings) > max(noise)
    assert min(drawings) > max(rectangles)


@needs_data
def test_published_pictures_score_above_noise_of_their_size_and_density() -> None:
    published = noise = squares = 0
    names = ["00006-cat", "00021-skid", "00023-edge", "00027-bucks", "00065-mum", "00436-petroglyph"]
    for name in names:
        puzzle = load(SURVEY / f"webpbn-{name}.nin")[0].puzzle
        picture = cw.solve(puzzle).solution.array.astype(bool)
        height, width = picture.shape
        square = np.zeros_like(picture)
        square[height // 4 : -height // 4, width // 4 : -width // 4] = True
        published += aesthetics(picture).score
        noise += aesthetics(random_pattern(width, height, 1000 * int(picture.sum()) // picture.size, Chance(1))).score
        squares += aesthetics(square).score

    assert published > 800 * len(names)
    assert noise < 400 * len(names)
    assert squares < 400 * len(names)


def test_the_parts_of_aesthetics() -> None:
    assert aesthetics("#.#.# .#.#. #.#.#").order > aesthetics("#..#. .#..# ##.#.").order  # diagonals are order, too
    assert aesthetics("##.. ##.. ....").detail < aesthetics("##.. .#.# ...#").detail
    assert aesthetics("####.# ####.. ###.#.").wholeness < aesthetics("###### #####. ####..").wholeness
    assert aesthetics("... ...") == aesthetics("### ###") == Aesthetics(0, 0, 0)
    assert aesthetics("#") == aesthetics(".") == Aesthetics(0, 0, 0)
    assert aesthetics("#.##").score < 1000


def test_shapes_and_symmetries_are_in_the_report() -> None:
    report = assess(clues_of("##### #...# #####"), minimality=False)

    assert report.shapes[0].name == "frame"
    assert report.to_data()["symmetries"]["both"] == 1.0


def test_a_picture_too_large_to_judge_is_refused() -> None:
    with pytest.raises(cw.InvalidRecipe, match="up to 1,000,000 cells, not 2000x501"):
        assess(Nonogram([[]] * 501, [[]] * 2000))


def test_what_is_not_looked_at_in_time_is_left_out() -> None:
    report = assess(APPLE, budget=cw.Budget(seconds=0))
    looks = ("trivial_lines", "entropy", "symmetries", "aesthetics", "shapes")
    assert report.left_out[-len(looks) :] == looks
    data = json.loads(json.dumps(report.to_data()))
    assert [data[name] for name in looks] == [None] * len(looks)
    assert data["numbers"] > 0
