"""The script that holds ratings against people: what it reads, and that it fits what is there to be found."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

import cluewright as cw
from cluewright.core.duration import Seconds
from cluewright.library.figures import rank_correlation

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import fit_ratings
from human_sources import corrections, daily_zips, labelled_nonograms
from rank_statistics import highest_spearman, partial_spearman, spearman


def test_correlations_are_those_of_the_library():
    one, other = [1, 1, 2, 5, 3, 3, 9], [2, 1, 2, 7, 7, 3, 4]
    assert spearman(one, other) == pytest.approx(rank_correlation(one, other))
    assert spearman(one, [4] * 7) == 0


def test_what_size_explains_is_taken_out():
    random = np.random.default_rng(1)
    size, noise = random.random(500), random.random(500)
    assert spearman(size + 0.1 * noise, size) > 0.9
    assert abs(partial_spearman(size + 0.1 * random.random(500), size + 0.1 * noise, size)) < 0.15
    assert partial_spearman(size + noise, noise, size) > 0.9


def test_equal_values_limit_what_any_order_reaches():
    values = [0] * 90 + [1] * 10
    assert highest_spearman(values) == pytest.approx(spearman(range(100), values))
    assert highest_spearman(range(100)) == 1


def test_a_cell_changed_again_is_a_correction():
    assert corrections("Z2;ba,0;bc,0;bb,1;ba,1;ba,-;") == 2
    assert corrections("Z2;ba,0;bc,0;") == 0


def test_labels_and_weekdays_are_read(tmp_path):
    course = tmp_path / "A course"
    course.mkdir()
    lines = "".join(f"<line> {line} </line>" for line in ("x _ x", "x x x"))
    text = '<FreeNono><Nonogram difficulty="{}">' + lines + "</Nonogram></FreeNono>"
    (course / "one.nonogram").write_text(text.format(3))
    (course / "none.nonogram").write_text(text.format(0))
    [found] = labelled_nonograms(str(tmp_path))
    assert (found.source, found.value) == ("A course", 3)
    assert found.puzzle == cw.Nonogram(rows=[[1, 1], [3]], columns=[[2], [1], [2]])
    folder = tmp_path / "outputs" / "2026-07-15"
    folder.mkdir(parents=True)
    nodes = [{"id": 2, "row": 1, "col": 0}, {"id": 1, "row": 0, "col": 0}]
    data = {"date": "2026-07-15", "grid_size": [3, 2], "nodes": nodes, "walls": [[[0, 1], [1, 1]]]}
    (folder / "zip.json").write_text(json.dumps(data))
    [daily] = daily_zips(str(tmp_path))
    assert daily.value == 2  # a Wednesday
    assert daily.puzzle == cw.Zip(3, 2, numbers=[(0, 0), (1, 0)], walls=[(0, 1, "down")])


def test_a_fit_finds_seconds_that_are_there_and_never_makes_harder_steps_cheaper():
    random = np.random.default_rng(2)
    work = random.integers(0, 30, (200, 8)).astype(float)
    true = Seconds(cell=1, look=0, easy=0, medium=0, hard=0, expert=0, extreme=0, link=20)
    values = work @ np.array(true)
    sample = fit_ratings.Sample(np.array(["a", "b"] * 100), work, values, values, ("easy",) * 200)
    found = fit_ratings.fit([(sample, fit_ratings.agreement)])
    assert fit_ratings.agreement(sample, fit_ratings.minutes(sample, found)) > 0.9
    assert list(found[2:7]) == sorted(found[2:7])
    held_out = fit_ratings.held_out(sample, fit_ratings.agreement, ())
    assert fit_ratings.agreement(sample, held_out) > 0.9
