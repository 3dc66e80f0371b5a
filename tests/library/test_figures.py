"""Figures, correlations, plots and thumbnails."""

import io
import re
from dataclasses import replace
from datetime import UTC, datetime
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image
from tests.library.samples import nonogram, rated
from tests.web.test_themes import SHEET

import cluewright as cw
from cluewright.core.scene import Circle, Rect, Role, Text
from cluewright.core.technique import Level
from cluewright.library import NotInLibrary, Query
from cluewright.library.figures import Correlation, figures, old_scores, rank_correlation
from cluewright.library.plots import bar_sheet, plot
from cluewright.library.thumbnails import solved_thumbnail
from cluewright.render.svg import to_svg
from cluewright.render.themes import hex_of


@pytest.fixture
def filled(library):
    items = [rated(n, Level.EASY if n < 20 else Level.EXPERT, float(n)) for n in range(1, 41)]
    library.add_many([*items, nonogram(99), cw.kind("zip").sample(), cw.kind("hitori").sample()])
    return library


def play(library, ids, seconds, hints):
    for number, took, asked in zip(ids, seconds, hints, strict=True):
        library.play.finish("Ada", number, seconds=took, hints=asked, finished=datetime(2026, 1, 1, tzinfo=UTC))


def test_everything_is_counted(filled):
    found = figures(filled)
    assert found.puzzles == 43
    assert found.by_kind == {"hitori": 1, "nonogram": 41, "zip": 1}
    assert list(found.by_level.items()) == [("easy", 19), ("expert", 21), ("unrated", 3)]
    assert list(found.by_size.items()) == [("9x7", 41), ("6x5", 1), ("7x6", 1)]
    assert sum(each.count for each in found.scores) == 40
    assert (found.scores[0].low, found.scores[-1].high) == (0.0, 100.0)
    assert [each.count for each in found.scores] == [4, 5, 5, 5, 5, 5, 5, 5, 1, *[0] * 11]
    assert found.games == ()
    assert found.correlations == {}


def test_a_search_is_counted_by_itself(filled):
    found = figures(filled, Query(levels=("expert",), tags=()))
    assert (found.puzzles, found.by_level) == (21, {"expert": 21})
    assert sum(each.count for each in found.scores) == 21
    filled.tag([1, 2], add=["t"])
    assert figures(filled, Query(tags=("t",))).by_kind == {"nonogram": 2}
    assert figures(filled, Query(kind="nothing")).puzzles == 0


def test_scores_of_an_earlier_scale_are_counted_but_not_compared(library):
    old = replace(rated(1).rating, score=99.0, revision=2)
    library.add_many([rated(1, rating=old), rated(2, Level.HARD, 3.0), nonogram(3)])
    library.play.finish("Ada", 1, seconds=60)
    found = figures(library)
    assert (found.old_scores, found.to_data()["old_scores"]) == (1, 1)
    assert [each.count for each in found.scores] == [1, *[0] * 19]
    assert found.games == ()
    assert old_scores(library, Query(highest_score=5, levels=("easy",))) == 1
    assert old_scores(library, Query(levels=("hard",))) == 0


def test_puzzles_of_one_score_stand_in_one_bin(library):
    library.add_many([rated(1, score=3.0), rated(2, score=3.0)])
    first, *others = figures(library).scores
    assert (first.low, first.high, first.count) == (0.0, 5.0, 2)
    assert sum(each.count for each in others) == 0


def test_the_rating_is_compared_with_play(filled):
    play(filled, range(1, 11), [n * n for n in range(1, 11)], [5, 4, 4, 3, 3, 2, 2, 1, 1, 0])
    ranks = [10, 8.5, 8.5, 6.5, 6.5, 4.5, 4.5, 2.5, 2.5, 1]
    with_hints = float(np.corrcoef(range(10), ranks)[0, 1])
    filled.play.finish("Bob", 41, seconds=1)
    found = figures(filled)
    assert len(found.games) == 10
    assert found.correlations == {"nonogram": Correlation(10, pytest.approx(1.0), pytest.approx(with_hints))}
    assert found.to_data()["correlations"]["nonogram"]["games"] == 10


def test_a_rank_correlation_is_the_textbook_s():
    # Spearman's own formula, 1 - 6 * sum(d * d) / (n * (n * n - 1)), for ranks without ties.
    xs, ys = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110], [7, 27, 2, 50, 28, 29, 20, 12, 6, 17]
    squares = sum((sorted(xs).index(x) - sorted(ys).index(y)) ** 2 for x, y in zip(xs, ys, strict=True))
    assert rank_correlation(xs, ys) == pytest.approx(1 - 6 * squares / (10 * 99))
    assert rank_correlation([1, 1, 1], [1, 2, 3]) is None
    assert rank_correlation([1, 2], [1, 2]) is None


def texts(scene):
    return [primitive.text for _, primitive in scene.primitives() if isinstance(primitive, Text)]


def test_the_plot_shows_what_was_counted(filled):
    play(filled, range(1, 6), [10, 20, 30, 40, 50], [0, 1, 2, 3, 4])
    scene = plot(figures(filled))
    shown = texts(scene)
    assert {"Puzzles by kind", "nonogram", "41", "unrated", "9x7", "score", "nonogram 1.00"} <= set(shown)
    circles = [primitive for _, primitive in scene.primitives() if isinstance(primitive, Circle)]
    assert len(circles) == 2 * 5 + 2  # a dot a game in two plots, and one in each legend
    rectangles = [primitive for _, primitive in scene.primitives() if isinstance(primitive, Rect)]
    bars = [rectangle for rectangle in rectangles if rectangle.fill is not Role.PAPER]
    assert len(bars) == 3 + 3 + 3 + 9
    by_kind = [bar.height for bar in bars[:3]]
    assert by_kind[1] == pytest.approx(41 * by_kind[0]) == pytest.approx(41 * by_kind[2])
    left, top, right, bottom = scene.bounds
    for bar in bars:
        assert left <= bar.x <= bar.x + bar.width <= right
        assert top <= bar.y <= bar.y + bar.height <= bottom
    root = ElementTree.fromstring(to_svg(scene))
    assert root.tag.endswith("svg")
    assert "43 puzzles" in scene.description


def test_an_empty_library_is_plotted_too(library):
    scene = plot(figures(library))
    assert texts(scene).count("no rated puzzle has been played yet") == 2


@pytest.mark.parametrize("kind", list(cw.kinds()))
def test_a_thumbnail_is_small_and_drawn_once(library, kind, monkeypatch):
    item = cw.kind(kind).sample()
    number = library.add(item).id
    png = library.thumbnail(number)
    image = Image.open(io.BytesIO(png))
    assert image.format == "PNG"
    assert 60 <= max(image.size) <= 260
    scene = cw.kind(kind).scene(item.puzzle)
    assert image.width / image.height == pytest.approx(scene.width / scene.height, rel=0.05)
    monkeypatch.delattr("cluewright.render.png.to_png")
    assert library.thumbnail(number) == png
    library.remove(number)
    with pytest.raises(NotInLibrary):
        library.thumbnail(number)


def test_the_path_on_a_thumbnail_has_the_colour_of_the_boards(library):
    [path] = re.findall(r':root\[data-theme="light"\] \{.*?--path: (#\w+);', SHEET.read_text(), re.DOTALL)
    png = solved_thumbnail(library, library.add(cw.kind("zip").sample()).id)
    colours = Image.open(io.BytesIO(png)).convert("RGB").getcolors(1 << 16)
    commonest = sorted(colours, reverse=True)[1][1]  # after the paper
    assert hex_of(commonest) == path


def test_a_thumbnail_does_not_give_the_solution_away(library):
    bare, solved = nonogram(12_345), replace(nonogram(12_345), meta={"title": "x"})
    one = library.thumbnail(library.add(cw.Item(bare.puzzle)).id)
    library.remove(1)
    assert library.thumbnail(library.add(solved).id) == one


def test_a_long_name_goes_on_below_its_hyphen_and_the_others_keep_their_size():
    scene = bar_sheet("kinds", [("By kind", {"colour-nonogram": 1200000, "zip": 3})])
    sizes = {text.text: text.size for _, text in scene.primitives() if isinstance(text, Text)}
    assert sizes["colour-"] == sizes["nonogram"] == sizes["zip"] == 0.8
    assert sizes["1,200,000"] == sizes["3"] == 0.7
