"""The script that holds ratings against people: what it reads, and that it fits what is there to be found."""

import bz2
import json
import sys
from pathlib import Path

import numpy as np
import pytest

import cluewright as cw
from cluewright.core.duration import ANY_KIND, Seconds
from cluewright.library.figures import rank_correlation

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import human_chance
import human_fit
from human_fit import Sample
from human_limits import flexible, perfect_except, perfect_inside, told_averages
from human_sources import (
    Solve,
    corrections,
    daily_zips,
    labelled_hitori,
    labelled_nonograms,
    quartered_nonograms,
    timed_nonograms,
)
from human_times import compared
from rank_statistics import highest_partial, highest_spearman, partial_spearman, spearman


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


def test_given_size_an_order_may_reach_more_than_equal_values_allow_otherwise():
    random = np.random.default_rng(6)
    size = random.integers(1, 6, 400)
    values = np.where(random.random(400) < 0.1, random.integers(1, 9, 400), 0)
    assert highest_spearman(values) < 0.6 < highest_partial(values, size) < 1
    assert highest_partial(values, [1] * 400) == pytest.approx(highest_spearman(values), abs=0.01)


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


def test_levels_in_references_are_read(tmp_path):
    (tmp_path / "data").mkdir()
    references = ["9037-44-467181-5-596", "9037-19-051814-0-814", "2240-50-40113454997-99-Medium", "024", "1-1-1-12-1"]
    problem = [["1", "1", "2"], ["2", "3", "1"], ["3", "2", "1a"]]
    shared = {"problem": problem, "moves": "Z2;ba,0;", "solver": "somebody"}
    lines = [json.dumps({"data": {**shared, "info": reference}}) for reference in references]
    (tmp_path / "data" / "Hitori.jsonl.bz2").write_bytes(bz2.compress("\n".join(lines).encode()))
    [found] = labelled_hitori(str(tmp_path))
    assert (found.source, found.value) == ("series 9037", 5)
    assert found.puzzle == cw.Hitori([[1, 1, 2], [2, 3, 1], [3, 2, 1]])


def test_pictures_are_read_in_quarters(tmp_path):
    course = tmp_path / "A course"
    course.mkdir()
    lines = "".join(f"<line> {line} </line>" for line in ("x _ x x", "x _ _ _", "_ _ _ x", "x x x _"))
    (course / "one.nonogram").write_text(f'<FreeNono><Nonogram difficulty="4">{lines}</Nonogram></FreeNono>')
    assert list(quartered_nonograms(str(tmp_path), "Another course")) == []
    [(parts, label)] = quartered_nonograms(str(tmp_path), "A course")
    assert label == 4
    assert [part.rows for part in parts] == [((1,), (1,)), ((2,), ()), ((), (2,)), ((1,), (1,))]


def test_times_are_read_of_those_who_solved(tmp_path):
    (tmp_path / "nonograms_6.json").write_text(json.dumps([{"id": 3, "solution": [[1, 0], [1, 1]]}]))
    head = "participant_id,puzzle_id,time_to_solve_sec,hint_count,solved_flag,expertise_composite"
    rows = "a,3,90.0,0,True,-0.5\nb,3,600,4,False,1\nc,3,,0,False,0\n"
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "behavioral_features.csv").write_text(f"{head}\n{rows}")
    puzzles, solves = timed_nonograms(str(tmp_path))
    assert puzzles == {3: cw.Nonogram(rows=[[1], [2]], columns=[[2], [1]])}
    assert solves == [Solve(3, 1.5, 0, -0.5)]


def test_times_are_compared_with_predictions():
    took = {0: (2, 3, 9), 1: (5, 6, 7), 2: (1, 1, 2)}
    solves = [Solve(number, minutes, 0, 0) for number, times in took.items() for minutes in times]
    ratio, inside, agrees = compared(solves, {0: 2, 1: 4, 2: 1})
    assert ratio == 1.5
    assert inside == pytest.approx(8 / 9)  # all but the 9 minutes for 2
    assert agrees == 1


def sampled(values, work, sources):
    return Sample(np.array(sources), work, np.array(values), np.zeros(len(values)), work)


def test_a_fit_finds_what_steps_cost_and_never_makes_harder_ones_cheaper():
    random = np.random.default_rng(2)
    work = random.integers(0, 30, (200, 9)).astype(float)
    work[:, 7:] = 0
    true = Seconds(cell=1, look=0.5, travel=0.25, easy=0.1, medium=0.5, hard=2, expert=4, extreme=120, link=1)
    sample = sampled(work @ np.array(true), work, ["a", "b"] * 100)
    found = human_fit.fit([(sample, human_fit.agreement)])
    assert found == true
    predicted = human_fit.held_out(sample, human_fit.agreement)
    assert human_fit.agreement(sample, predicted) > 0.99
    harder_are_cheaper = sampled(work @ np.array([1, 0, 0, 9, 5, 2, 0, 0, 0]), work, ["a", "b"] * 100)
    steps = human_fit.fit([(harder_are_cheaper, human_fit.agreement)])[3:8]
    assert list(steps) == sorted(steps)


def test_a_number_changes_alone_only_where_the_data_insist(monkeypatch):
    random = np.random.default_rng(3)
    work = random.integers(0, 30, (200, 9)).astype(float)
    work[:, 3:8] = 0
    nearly = work @ np.array(ANY_KIND) + random.normal(0, 5, 200)
    parts = [(sampled(nearly, work, ["a", "b"] * 100), human_fit.agreement)]
    assert human_fit.fit(parts) == ANY_KIND
    insisting = [(sampled(work[:, 8], work, ["a", "b"] * 100), human_fit.agreement)]
    assert human_fit.fit(insisting).link > ANY_KIND.link
    monkeypatch.setattr(human_fit, "COST", 100)
    assert human_fit.fit(insisting) == ANY_KIND


def test_tables_fitted_to_different_sources_are_compared_at_one_pace():
    work = np.random.default_rng(4).integers(1, 30, (50, 9)).astype(float)
    sample = sampled(work[:, 0], work, ["a"] * 50)
    assert human_fit.pace(sample, ANY_KIND) == pytest.approx(1)
    assert human_fit.pace(sample, Seconds(*(3 * each for each in ANY_KIND))) == pytest.approx(3)


def test_a_table_that_every_fit_arrives_at_ranks_held_out_as_it_does_by_itself(monkeypatch):
    work = np.random.default_rng(6).integers(1, 30, (60, 9)).astype(float)
    sample = sampled(work[:, 0], work, ["a", "b", "c"] * 20)
    seconds = Seconds(*(each * (1 + place) for place, each in enumerate(ANY_KIND)))
    monkeypatch.setattr(human_fit, "fit", lambda parts: seconds)
    alone = human_fit.minutes(sample, seconds)
    held_out = human_fit.held_out(sample, human_fit.agreement)
    assert held_out.argsort(kind="stable").tolist() == alone.argsort(kind="stable").tolist()


def test_limits_tell_knowledge_of_courses_from_knowledge_of_puzzles():
    random = np.random.default_rng(5)
    sources = ["low"] * 40 + ["high"] * 40
    noise = random.random((80, 3))
    offsets = np.array([0] * 40 + [10] * 40)
    sample = sampled(random.integers(1, 4, 80) + offsets, np.column_stack([noise, offsets]), sources)
    loose, tenths, left_out = next(flexible(sample, human_fit.agreement))
    assert loose > tenths > left_out
    inside = perfect_inside(sample)
    assert human_fit.agreement(sample, inside) < 0.9
    assert all(human_fit.agreement(part, inside[sample.sources == part.sources[0]]) > 0.99 for part in sample.large(1))
    chance = random.random(80)
    told = told_averages(sample, chance)
    assert human_fit.agreement(sample, chance) < 0.5 < human_fit.agreement(sample, told) < 0.9


def chance_sample(noise, size=80):
    random = np.random.default_rng(7)
    work = random.random((size, 9))
    values = np.round(3 * work[:, 2] + noise * random.random(size))
    return sampled(values, np.column_stack([np.full(size, 25.0), work]), ["a"] * (size // 2) + ["b"] * (size // 2))


def test_a_range_holds_what_was_measured_and_is_narrow_for_the_same_predictions(monkeypatch):
    monkeypatch.setattr(human_chance, "DRAWN", 60)
    sample = chance_sample(noise=3)
    predicted = sample.features[:, 3]
    low, high = human_chance.reached(sample, predicted, human_fit.agreement)
    assert low < human_fit.agreement(sample, predicted) < high
    assert human_chance.ahead(sample, predicted, predicted, human_fit.agreement) == (0, 0)
    low, high = human_chance.ahead(sample, predicted, -predicted, human_fit.agreement)
    assert low > 0.5
    low, high = human_chance.guessing(sample, sample.cells, human_fit.agreement)  # all are of one size
    assert -0.3 < low < 0 < high < 0.3


def test_the_best_feature_is_told_from_the_best_of_many_by_chance():
    [part, _] = human_chance.of_one_size(chance_sample(noise=1))
    told = human_chance.best_feature(part)
    assert told.reached > 0.8 > told.shuffled
    assert told.as_good == 0
    random = np.random.default_rng(8)
    nothing = human_chance.best_feature(sampled(random.integers(0, 2, 80), random.random((80, 20)), ["a"] * 80))
    assert 0.1 < nothing.shuffled < 0.5
    assert nothing.as_good > 0.01


def test_sizes_and_single_labels_are_kept_apart():
    work = np.array([[25.0] * 9] * 20 + [[100.0] * 9] * 20 + [[225.0] * 9] * 3)
    sample = sampled([1, 2] * 10 + [3] * 20 + [1, 2, 3], work, ["a"] * 43)
    [part] = human_chance.of_one_size(sample)
    assert set(part.cells.tolist()) == {25.0}


def test_two_features_reach_what_one_cannot():
    random = np.random.default_rng(9)
    features = random.random((60, 3))
    sample = sampled(features[:, 0] + features[:, 2], features, ["a"] * 60)
    alone = max(human_fit.agreement(sample, column) for column in features.T)
    assert human_chance.best_pair(sample, human_fit.agreement) > 0.95 > alone


def test_who_knows_only_averages_of_some_agrees_less():
    sample = chance_sample(noise=1)
    nobody, everybody = np.zeros(80, bool), np.ones(80, bool)
    all_known = perfect_except(sample, nobody, human_fit.agreement)
    half = perfect_except(sample, sample.sources == "a", human_fit.agreement)
    assert all_known > 0.9 > half > perfect_except(sample, everybody, human_fit.agreement)
