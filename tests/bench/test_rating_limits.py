"""What keeps ratings from agreeing with people: the reading of runs and marks, and the bounds."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

import cluewright as cw
from cluewright.core.duration import Seconds

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import human_bounds
from human_features import seen
from human_fit import Sample, agreement, agreement_given_size
from human_sources import Judged, course_of, marked_days, nonograms_in_runs, solved_twice
from rank_statistics import share_in_order, spearman


def sampled(values, work, sources, features=None):
    work = np.asarray(work, float)
    features = work if features is None else np.asarray(features, float)
    return Sample(np.array(sources), work, np.array(values, float), np.zeros(len(values)), features)


def write_course(place, name, boards):
    (place / name).mkdir()
    for number, (level, label) in enumerate(boards):
        numbered = "" if level is None else f' level="{level}"'
        lines = "<line> x _ </line><line> x x </line>"
        text = f'<FreeNono><Nonogram difficulty="{label}"{numbered}>{lines}</Nonogram></FreeNono>'
        (place / name / f"{number}.nonogram").write_text(text)


def test_boards_that_follow_each_other_with_one_label_are_a_run(tmp_path):
    write_course(tmp_path, "In order", [(3, 4), (1, 2), (2, 2), (4, 4), (5, 2), (6, 0)])
    write_course(tmp_path, "One label", [(None, 3)] * 4)
    write_course(tmp_path, "No order", [(None, 1), (None, 2), (None, 2)])
    found = [(judged.source, judged.value) for judged in nonograms_in_runs(str(tmp_path))]
    runs: dict[str, list[float]] = {}
    for source, label in found:
        runs.setdefault(course_of(source), []).append(label)
    assert runs == {"In order": [2, 2, 4, 4, 2], "One label": [3] * 4, "No order": [1, 2, 2]}
    names = [source for source, _ in found]
    assert len(set(names)) == 3 + 1 + 3
    assert names.count("One label: run from 1") == 4
    assert names.count("In order: run from 3") == 2


def test_marks_count_from_the_first_day_that_has_one(tmp_path):
    for day, mark in {"2026-08-05": None, "2026-08-07": "HARD", "2026-08-08": "HARD", "2026-08-10": None}.items():
        (tmp_path / "outputs" / day).mkdir(parents=True)
        (tmp_path / "outputs" / day / "zip.json").write_text(json.dumps({"date": day, "difficulty": mark}))
    assert marked_days(str(tmp_path)) == [(4, True), (5, True), (0, False)]


def test_a_puzzle_solved_twice_is_found_even_if_mirrored():
    one = cw.Nonogram(rows=[[2], [1]], columns=[[2], [1]])
    mirrored = cw.Nonogram(rows=[[2], [1]], columns=[[1], [2]])
    other = cw.Nonogram(rows=[[2], [2]], columns=[[2], [2]])
    judged = [Judged("a", one, 1), Judged("b", other, 2), Judged("b", mirrored, 3)]
    assert [(first.value, second.value) for first, second in solved_twice(judged)] == [(1, 3)]


def test_pairs_in_order_count_equals_by_half():
    assert share_in_order([1, 2, 3], [1, 2, 3]) == 1
    assert share_in_order([3, 2, 1], [1, 2, 3]) == 0
    assert share_in_order([1, 1, 1], [1, 2, 3]) == 0.5


def test_whole_sources_drawn_again_give_a_wider_range_than_their_puzzles_would():
    random = np.random.default_rng(1)
    sources = np.repeat(np.arange(8), 30)
    level = random.permutation(8)[sources]
    sample = sampled(level // 2, np.ones((240, 9)), sources)
    predicted = level + 3 * random.random(240) + np.where(sources == 3, 9, 0)
    low, high = human_bounds.drawn_by_source(sample, predicted, agreement, 80)
    alone = sampled(sample.values, sample.work, np.arange(240))
    inner_low, inner_high = human_bounds.drawn_by_source(alone, predicted, agreement, 80)
    assert low < agreement(sample, predicted) < high
    assert high - low > 2 * (inner_high - inner_low)


def test_telling_figures_apart_takes_more_puzzles_the_wider_the_range_and_the_smaller_the_gap():
    assert human_bounds.puzzles_needed(50, (0.6, 0.8), gap=0.1) == 50
    assert human_bounds.puzzles_needed(50, (0.5, 0.9), gap=0.1) == 200
    assert human_bounds.puzzles_needed(50, (0.6, 0.8), gap=0.05) == 200


def test_any_table_lets_harder_steps_cost_at_least_as_much_and_some_come_close_to_a_true_one(monkeypatch):
    tables = human_bounds.any_tables(300)
    steps = tables[:, 3:8]
    assert tables.shape == (300, 9)
    assert (np.diff(steps, axis=1) >= 0).all()
    assert (tables >= 0).all()
    assert (tables[:, 0] == 1).all()
    random = np.random.default_rng(2)
    work = random.integers(0, 30, (120, 9)).astype(float)
    work[:, 7] = 0
    true = Seconds(cell=1, look=0.5, travel=0.25, easy=1, medium=5, hard=20, expert=40, extreme=120, link=1)
    sources = np.tile(np.arange(6), 20)
    people = sampled(work @ np.array(true), work, sources)
    assert human_bounds.best_table(people, agreement, tables) > 0.97
    monkeypatch.setattr(human_bounds, "HALVES", 3)
    halves = human_bounds.chosen_on_half(people, agreement, tables, true)
    assert halves.ours == 1
    assert 0.9 < halves.other <= 1
    nobody = sampled(random.random(120), work, sources)
    halves = human_bounds.chosen_on_half(nobody, agreement, tables, true)
    assert halves.chosen > 0.1 > abs(halves.other) - 0.1


def test_sums_of_features_grow_with_the_answers_in_hand_and_find_what_is_there():
    random = np.random.default_rng(3)
    features = random.random((150, 12))
    sources = np.repeat(np.arange(5), 30)
    told = sampled(features[:, 4] + features[:, 7], features, sources)
    found = list(human_bounds.best_sums(told, agreement))
    assert {found[0][0], found[1][0]} == {4, 7}
    assert found[1][1] > 0.98
    assert found[1][2] > 0.97
    untold = list(human_bounds.best_sums(sampled(random.random(150), features, sources), agreement))
    assert untold[-1][1] > untold[0][1] > 0
    assert untold[-1][2] < untold[-1][1] - 0.1


def test_courses_compared_by_a_measure_that_misleads_cost_even_those_who_make_no_mistake_inside():
    sources = np.repeat(["a", "b", "c", "d"], 20)
    label = np.repeat([1, 2, 3, 4], 20) + np.tile([0, 1], 40)
    nobody = np.zeros(80, bool)
    sample = sampled(label, np.column_stack([np.full(80, 25.0)] * 9), sources)
    honest = human_bounds.perfect_but_compared(sample, nobody, np.repeat([1.0, 2, 3, 4], 20))
    assert agreement(sample, honest["line"]) > 0.95
    misleading = human_bounds.perfect_but_compared(sample, nobody, np.repeat([2.0, 4, 1, 3], 20))
    assert all(agreement(sample, order) < 0.7 for order in misleading.values())
    blind = human_bounds.perfect_but_compared(sample, ~nobody, np.repeat([1.0, 2, 3, 4], 20))
    assert len(np.unique(blind["averages"])) == 4


def test_what_is_needed_inside_a_size_to_be_ahead_of_counting_cells():
    random = np.random.default_rng(4)
    cells = np.repeat([100.0, 300.0, 600.0], [4, 22, 40])
    labels = np.concatenate([np.full(4, 2), np.full(22, 3), np.tile([3, 4], 20)])
    sample = sampled(labels, np.column_stack([cells] * 9), ["a"] * 66)
    needed = human_bounds.needed_inside(sample, 600.0, agreement)
    assert 0 < needed < 1
    largest, counted = cells == 600, agreement(sample, cells)
    for knowledge in (0.0, 0.3, 0.6, 2.0):
        order = cells + knowledge * np.where(largest, labels, 0) + random.random(66)
        inside = spearman(order[largest], labels[largest])
        if abs(inside - needed) > 0.01:
            assert (agreement(sample, order) > counted) == (inside > needed)


def test_numbers_that_never_fall_are_the_closest_ones():
    random = np.random.default_rng(5)
    values = random.random(40)
    found = human_bounds.never_falling(np.arange(40), values)
    assert (np.diff(found) >= 0).all()
    assert found.mean() == pytest.approx(values.mean())
    for _ in range(50):
        other = np.sort(random.random(40))
        assert ((values - found) ** 2).sum() <= ((values - other) ** 2).sum()


def test_solving_again_moves_the_figure_around_what_was_reached(monkeypatch):
    monkeypatch.setattr(human_bounds, "AGAIN", 60)
    random = np.random.default_rng(6)
    cells = np.repeat([64.0, 100.0], 150)
    predicted = cells + 60 * random.random(300)
    shown = random.random(300) < (predicted - cells) / 120
    sample = sampled(np.where(shown, 3, 0), np.column_stack([cells] * 9), ["a"] * 300)
    low, high = human_bounds.solved_again(sample, predicted, agreement_given_size)
    assert low < agreement_given_size(sample, predicted) < high
    assert 0.05 < high - low < 0.4


def test_what_one_sees_of_a_nonogram():
    puzzle = cw.Nonogram(rows=[[5], [1, 1], [1, 1], [], [2, 2]], columns=[[3, 1], [1, 1], [1], [1, 1], [3, 1]])
    found = seen(puzzle, cw.rate(puzzle))
    assert found["numbers"] == 16
    assert found["filled"] == 13
    assert found["ones"] == 11
    assert found["numbers of the longest row and column"] == 4
    assert found["share of lines complete at once"] == pytest.approx(5 / 10)
    assert found["left open after passes"] == 0
    assert found["same left and right"] == 1
    assert found["passes"] >= 1
    assert found["lines worked at"] <= 2 * 10 * found["passes"]
