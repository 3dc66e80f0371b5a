"""Say what keeps ratings from agreeing with people more than they do: whether the seconds, the features, or the data.

python benchmarks/rating_limits.py --labels PLACE --moves PLACE --zips PLACE

Places as in `fit_ratings.py`, which measures the ratings themselves. Here the missed aims are looked at: what the best
of all tables of seconds reaches, and the best sum of everything one can see, both chosen with the answers in hand; how
labels were given; and how much the figures would change with other courses, or if people solved the same puzzles again.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.duration import Seconds
from cluewright.core.errors import BudgetExceeded, NotUnique
from cluewright.core.registry import kind_of
from cluewright.core.technique import Level
from cluewright.core.verbs import rate
from cluewright.hitori.rating import SECONDS as HITORI
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.rating import SECONDS as NONOGRAM
from cluewright.zip.rating import SECONDS as ZIP
from fit_ratings import sample_of
from human_bounds import (
    TABLES,
    any_tables,
    best_sums,
    best_table,
    chosen_on_half,
    drawn_by_source,
    needed_inside,
    perfect_but_compared,
    puzzles_needed,
    solved_again,
)
from human_chance import DRAWN, best_feature, guessing, of_one_size, reached
from human_features import seen
from human_fit import Aim, Sample, agreement, agreement_given_size, minutes, varied
from human_sources import (
    Judged,
    course_of,
    daily_zips,
    labelled_nonograms,
    marked_days,
    nonograms_in_runs,
    solved_hitori,
    solved_nonograms,
    solved_twice,
)
from rank_statistics import ranks, share_in_order, spearman

OFTEN = 0.05
AKIRA = "Akira Course"
LARGEST = 600.0
"""The cells of the boards of that course that have two labels."""
DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


def report_tables(name: str, sample: Sample, aim: Aim, ours: Seconds, tables: np.ndarray) -> None:
    """Print what any table of seconds reaches, chosen with the answers in hand or on half of the sources."""
    table, best = aim(sample, minutes(sample, ours)), best_table(sample, aim, tables)
    print(f"| {name} | {table:.2f} | {best:.2f} |", end="")
    if len(np.unique(sample.sources)) > 1:
        halves = chosen_on_half(sample, aim, tables, ours)
        print(f" {halves.chosen:.2f} | {halves.other:.2f} | {halves.ours:.2f} |")
    else:
        print(" | | |")


def report_sums(name: str, sample: Sample, aim: Aim, features: list[str]) -> None:
    """Print what sums of more and more features reach."""
    print(f"{name}, sums of the best of {sample.features.shape[1]} features (in-sample, sources left out):")
    for number, (taken, inside, left_out) in enumerate(best_sums(sample, aim), 1):
        print(f"  {number}: {inside:.2f} {left_out:.2f}, + {features[taken] if features else taken}")


def report_runs(runs: Sample) -> None:
    """Print how labels lie in courses, and what that means for the figure."""
    sizes = Counter(runs.sources.tolist())
    alone = sum(count == 1 for count in sizes.values())
    print(f"labels: {len(runs.values)} boards in {len(sizes)} runs of one label; {alone} runs have a single board")
    for run, count in sizes.items():
        if count > 1:
            print(f"  {run}: {count} boards with label {runs.values[runs.sources == run][0]:g}")
    predicted = minutes(runs, NONOGRAM)
    courses = replace(runs, sources=np.array([course_of(run) for run in runs.sources.tolist()]))
    for name, sample in {"courses": courses, "runs": runs}.items():
        low, high = drawn_by_source(sample, predicted, agreement, DRAWN)
        print(f"  if {name} are drawn again: {low:.2f} to {high:.2f}")


def report_seen(labels: Sample, names: list[str]) -> np.ndarray:
    """Print what the best of all features reaches in boards of one course and size; return where chance does too."""
    unknown = np.zeros(len(labels.values), bool)
    for part in of_one_size(labels):
        best = best_feature(part)
        print(
            f"  {part.sources[0]}, {len(part.values)} of {part.cells[0]:g} cells: best of {len(names)} features "
            f"{best.reached:.2f}, shuffled {best.shuffled:.2f}, as good in {best.as_good:.0%}"
        )
        if best.as_good > OFTEN:
            unknown |= (labels.sources == part.sources[0]) & (labels.cells == part.cells[0])
    return unknown


def report_labels(place: str, tables: np.ndarray) -> None:
    """Report on the labels of nonograms."""
    judged = list(labelled_nonograms(place))
    labels = sample_of(judged)
    report_tables("nonogram labels", labels, agreement, NONOGRAM, tables)
    for part in varied(labels):
        report_tables(f"... inside {part.sources[0]}", part, agreement, NONOGRAM, tables)
    names, features = features_of(judged)
    everything = replace(labels, features=np.column_stack([features, labels.features]))
    report_runs(sample_of(nonograms_in_runs(place)))
    for one, other in solved_twice(judged):
        print(f"  one board, two labels: {one.value:g} in {one.source}, {other.value:g} in {other.source}")
    unknown = report_seen(everything, [*names, *map(str, range(labels.features.shape[1]))])
    report_sums("labels", everything, agreement, [*names, *map(str, range(labels.features.shape[1]))])
    for name, measure in {"cells": labels.cells, "our time": minutes(labels, NONOGRAM)}.items():
        for where, hidden in {"anywhere": np.zeros_like(unknown), f"but for {unknown.sum()} boards": unknown}.items():
            found = perfect_but_compared(labels, hidden, np.log2(measure))
            ways = ", ".join(f"{way} {guessing_equal(labels, order):.2f}" for way, order in found.items())
            print(f"without a mistake {where} inside courses, which are compared by {name}: {ways}")
    akira = labels.part(labels.sources == AKIRA)
    print(f"Akira: ahead of cells from {needed_inside(akira, LARGEST, agreement):.2f} inside {LARGEST:g} cells")
    for part in varied(labels):
        shares = [share_in_order(each, part.values) for each in (part.cells, minutes(part, NONOGRAM))]
        print(f"  {part.sources[0]}, pairs in order: cells {shares[0]:.0%}, ours {shares[1]:.0%}")


def guessing_equal(sample: Sample, order: np.ndarray) -> float:
    """Return how well an order agrees, on average, if equal ones are put in any order."""
    random = np.random.default_rng(0)
    return float(np.mean([agreement(sample, ranks(order) + random.random(len(order)) / 2) for _ in range(100)]))


def features_of(judged: Iterable[Judged]) -> tuple[list[str], np.ndarray]:
    """Return what one can see in the nonograms that can be rated, with the names."""
    rows = []
    for each in judged:
        assert isinstance(each.puzzle, Nonogram)
        try:
            rows.append(seen(each.puzzle, rate(each.puzzle, budget=Budget(seconds=10))))
        except (NotUnique, BudgetExceeded):
            continue
    return list(rows[0]), np.array([list(row.values()) for row in rows], float)


def report_moves(place: str, tables: np.ndarray) -> None:
    """Report on the corrections of Hitori, and on nonograms that were solved twice."""
    sample = sample_of(solved_hitori(place))
    report_tables("Hitori corrections, given size", sample, agreement_given_size, HITORI, tables)
    report_sums("Hitori corrections", sample, agreement_given_size, [])
    low, high = solved_again(sample, minutes(sample, HITORI), agreement_given_size)
    print(f"Hitori, the same boards solved again: {low:.2f} to {high:.2f}")
    low, high = drawn_by_source(sample, minutes(sample, HITORI), agreement_given_size, DRAWN)
    enough = puzzles_needed(len(sample.values), reached(sample, minutes(sample, HITORI), agreement_given_size), 0.04)
    print(f"Hitori, boards needed to tell 0.36 from 0.4: {enough}")
    print(f"Hitori, other hundreds: {low:.2f} to {high:.2f}; boards twice: {len(solved_twice(solved_hitori(place)))}")
    hard = sample.levels >= Level.HARD.rank
    print(f"  with corrections: {int((sample.values[hard] > 0).sum())} of {int(hard.sum())} hard ones")
    pairs = solved_twice(solved_nonograms(place))
    both = [(one.value, other.value) for one, other in pairs] + [(other.value, one.value) for one, other in pairs]
    agree = spearman([one for one, _ in both], [other for _, other in both])
    boards = len({kind_of(one.puzzle).canonical(one.puzzle) for one, _ in pairs})
    print(f"{boards} nonograms solved more than once, {len(pairs)} pairs: corrections agree at {agree:.2f}")


def report_zips(place: str, tables: np.ndarray) -> None:
    """Report on the weekdays of Zips."""
    sample = sample_of(daily_zips(place))
    report_tables("Zip weekdays", sample, agreement, ZIP, tables)
    predicted = minutes(sample, ZIP)
    low, high = drawn_by_source(sample, predicted, agreement, DRAWN)
    enough = puzzles_needed(len(sample.values), (low, high), 0.02)
    print(f"Zip, other weeks: {low:.2f} to {high:.2f}; Zips needed to tell 0.83 from 0.85: {enough}")
    for week in sample.large(5):
        print(f"  {week.sources[0]}: {agreement(week, minutes(week, ZIP)):.2f}")
    low, high = guessing(sample, sample.cells, agreement)
    print(f"Zip, cells and then guessing: {low:.2f} to {high:.2f}")
    marks = Counter(marked_days(place))
    shown = ", ".join(
        f"{day} {marks[number, True]} of {marks[number, True] + marks[number, False]}"
        for number, day in enumerate(DAYS)
    )
    print(f"Zip, marked as hard: {shown}")
    low, high = guessing(sample, (sample.values >= DAYS.index("Fri")).astype(float), agreement)
    print(f"Zip, the mark and then guessing: {low:.2f} to {high:.2f}")


def main() -> None:
    """Read the places and report on each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", metavar="PLACE", help="labelled nonograms in courses (FreeNono)")
    parser.add_argument("--moves", metavar="PLACE", help="moves of solvers of nonograms and Hitori (janko.at)")
    parser.add_argument("--zips", metavar="PLACE", help="Zips of a day, outputs/DATE/zip.json")
    places = parser.parse_args()
    if not (places.labels or places.moves or places.zips):
        parser.error("say where the data lie")
    tables = any_tables(TABLES)
    print("| people | our table | best of all tables | chosen on half | ... on the other | ours on the other |")
    print("|---|---|---|---|---|---|")
    if places.labels:
        report_labels(places.labels, tables)
    if places.moves:
        report_moves(places.moves, tables)
    if places.zips:
        report_zips(places.zips, tables)


if __name__ == "__main__":
    main()
