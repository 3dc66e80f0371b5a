"""Measure how predicted times, and so scores, agree with what people made of published puzzles, and fit them anew.

python benchmarks/fit_ratings.py --labels PLACE --moves PLACE --zips PLACE --times PLACE [--plots FOLDER]

Each place is a copy, a folder or a bare git repository, of data that belong to others (`human_sources.py`); without a
place its part is left out. Scores rank puzzles as predicted times do. "Table" are the seconds in use: what the fit
(`human_fit.py`) gives on all the data, so these numbers flatter. "Held out" predicts each source with seconds fitted to
all others. What nothing could predict is measured, too (`human_limits.py`), and what chance alone explains
(`human_chance.py`).
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.duration import Seconds, Work
from cluewright.core.errors import BudgetExceeded, NotUnique
from cluewright.core.rating import Rating
from cluewright.core.technique import Level
from cluewright.core.verbs import rate
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rating import SECONDS as HITORI
from cluewright.hitori.rating import work_of_path as hitori_work
from cluewright.hitori.techniques import TECHNIQUES
from cluewright.nonogram.ladder import Rung, climb
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.rating import SECONDS as NONOGRAM
from cluewright.nonogram.rating import work_of as nonogram_work
from cluewright.zip.puzzle import Zip
from cluewright.zip.rating import SECONDS as ZIP
from cluewright.zip.rating import work_of_path as zip_work
from human_chance import ahead, best_feature, best_pair, guessing, of_one_size, reached
from human_fit import (
    FEWEST,
    Aim,
    Sample,
    agreement,
    agreement_given_size,
    agreement_with_labels,
    fit,
    held_out,
    minutes,
    varied,
)
from human_limits import flexible, perfect_except, perfect_inside, told_averages
from human_plots import draw
from human_sources import (
    Judged,
    daily_zips,
    labelled_hitori,
    labelled_nonograms,
    quartered_nonograms,
    solved_hitori,
    solved_nonograms,
)
from human_times import report_times
from rank_statistics import highest_partial, highest_spearman, ranks, spearman

FEWEST_OF_SOLVER = 50
SECONDS_OF_LINK = (0.1, 0.2, 0.5, 0.7, 1, 2, 3)
FOLLOWS_SIZE = 0.95
"""Labels that follow size as closely as this are looked at within one size."""
OFTEN = 0.05
"""What shuffled labels do as often as this, true ones may do by chance."""
IN_QUARTERS = "Mario's Picross 2 Mario World"
"""The course whose pictures were solved in quarters in the game they come from."""


def sample_of(judged: Iterable[Judged]) -> Sample:
    """Rate the puzzles; those that have several solutions or take too long are left out."""
    rows: list[tuple[Judged, Work, Rating]] = []
    for each in judged:
        try:
            rating = rate(each.puzzle, budget=Budget(seconds=10))
        except (NotUnique, BudgetExceeded):
            continue
        rows.append((each, work_of(each, rating), rating))
    if not rows:
        raise SystemExit("no puzzle was found there")
    ratings = [rating for *_, rating in rows]
    techniques = sorted({slug for rating in ratings for slug in rating.techniques})
    factors = sorted({name for rating in ratings for name in rating.factors})
    known = [
        [*work, *(rating.techniques.get(slug, 0) for slug in techniques), *(rating.factors[name] for name in factors)]
        for _, work, rating in rows
    ]
    return Sample(
        sources=np.array([each.source for each, *_ in rows]),
        work=np.array([work for _, work, _ in rows], float),
        values=np.array([each.value for each, *_ in rows], float),
        levels=np.array([rating.level.rank for rating in ratings]),
        features=np.array(known, float),
    )


def work_of(judged: Judged, rating: Rating) -> Work:
    """Return the work of a puzzle as its kind counts it for the prediction."""
    puzzle = judged.puzzle
    if isinstance(puzzle, Nonogram):
        found = climb(puzzle, path=True)
        path = [(Rung(rung), choices, chain) for rung, choices, _, chain in found.path]
        path_and_search = [*path, *([] if found.solved else [(None, 1, 0)])]
        return nonogram_work(path_and_search, puzzle.width, puzzle.height, found.travel)
    cells = puzzle.width * puzzle.height
    if isinstance(puzzle, Hitori):
        counts = [rating.techniques.get(technique.slug, 0) for technique in TECHNIQUES]
        return hitori_work(counts, supposed=int(rating.factors["supposed_cells"]), cells=cells)
    assert isinstance(puzzle, Zip)
    return zip_work(rating.techniques, True, cells)


def report_row(name: str, sample: Sample, table: Seconds, predicted: np.ndarray, measure: Aim) -> None:
    """Print how cells, levels, the table and predictions agree with people."""
    columns = sample.cells, sample.levels, minutes(sample, table), predicted
    found = [measure(sample, values) for values in columns]
    highest = highest_spearman(sample.values)
    if measure is agreement_given_size:
        found[0], highest = np.nan, highest_partial(sample.values, sample.cells)
    shown = ["" if np.isnan(value) else f"{value:.2f}" for value in [*found, highest]]
    print(f"| {name} | {len(sample.values)} | " + " | ".join(shown) + " |")


def report_flexible(name: str, sample: Sample, aim: Aim) -> None:
    """Print what models that may bend as they like reach."""
    rows = list(flexible(sample, aim))
    print(f"{name}, flexible models, loose to stiff (in-sample, random tenths, sources left out):")
    print("  " + "; ".join(" ".join(f"{value:.2f}" for value in row) for row in rows))


def report_chance(name: str, sample: Sample, predicted: np.ndarray, aim: Aim) -> None:
    """Print the ranges that other puzzles of the same sort may give."""
    ranges = {"ours": reached(sample, predicted, aim)}
    if aim is agreement:
        ranges["ours less cells"] = ahead(sample, predicted, sample.cells, aim)
        ranges["cells, then guessing"] = guessing(sample, sample.cells, aim)
    print(f"{name}: " + "; ".join(f"{what} {low:.2f} to {high:.2f}" for what, (low, high) in ranges.items()))


def report_best(part: Sample, more: str = "") -> float:
    """Print the feature that agrees best with the labels of a source and a size; return how often chance does so."""
    best = best_feature(part)
    place = f"{part.sources[0]}, {len(part.values)} of {part.cells[0]:g} cells"
    chance = f"{best.shuffled:.2f} with shuffled labels, as good in {best.as_good:.0%}"
    print(f"{place}: best feature {best.reached:.2f}, {chance}{more}")
    return best.as_good


def report_unknown(labels: Sample) -> None:
    """Print where no feature does better than chance, and what is left for someone who knows all the rest."""
    unknown = np.zeros(len(labels.values), bool)
    for part in of_one_size(labels):
        if report_best(part) > OFTEN:
            unknown |= (labels.sources == part.sources[0]) & (labels.cells == part.cells[0])
    known = perfect_except(labels, unknown, agreement)
    print(f"every label known but those of {int(unknown.sum())} boards where nothing tells: {known:.2f}")
    print(f"the best two features, chosen with the labels in hand: {best_pair(labels, agreement):.2f}")


def report_quarters(place: str) -> None:
    """Print how the quarters of the pictures solved in quarters agree with their labels."""
    pictures = list(quartered_nonograms(place, IN_QUARTERS))
    ratings = [[rate(part, budget=Budget(seconds=10)).minutes or 0.0 for part in parts] for parts, _ in pictures]
    agrees = spearman([sum(minutes) for minutes in ratings], [label for _, label in pictures])
    print(f"{IN_QUARTERS} in quarters: all {sum(map(len, ratings))} have one solution; agreement {agrees:.2f}")


def nonograms(labels: Sample, moves: Sample | None, plots: Path | None) -> None:
    """Report on labels, and on corrections where there are moves."""
    others: list[tuple[Sample, Aim]] = []
    solvers = [] if moves is None else moves.large(FEWEST_OF_SOLVER)
    others += [(part, lambda one, found: agreement_given_size(one, found) / len(solvers)) for part in solvers]
    predicted = held_out(labels, agreement_with_labels, others)
    report_row("nonogram labels, all courses", labels, NONOGRAM, predicted, agreement)
    report_row("... controlling for size", labels, NONOGRAM, predicted, agreement_given_size)
    for part in labels.large(FEWEST):
        name = f"... inside {part.sources[0]}"
        if len(set(part.values.tolist())) > 1:
            report_row(name, part, NONOGRAM, predicted[labels.sources == part.sources[0]], agreement)
        else:
            print(f"| {name} | {len(part.values)} | all labels are {part.values[0]:g} | | | | |")
    for number, part in enumerate(solvers):
        rest = [one for place, one in enumerate(others) if place != number]
        seconds = fit([(labels, agreement_with_labels), *rest])
        name = f"nonogram corrections by solver {number + 1}, given size"
        report_row(name, part, NONOGRAM, minutes(part, seconds), agreement_given_size)
    levels = Counter(str(tuple(Level)[rank]) for rank in labels.levels)
    print(f"levels of labelled nonograms: {dict(levels)}")
    print(f"a fit to all of it gives nonogram: {fit([(labels, agreement_with_labels), *others])}")
    print(f"without a mistake in any course, courses not compared: {agreement(labels, perfect_inside(labels)):.2f}")
    told = told_averages(labels, minutes(labels, NONOGRAM))
    print(f"told the average label of every course, the table inside: {agreement(labels, told):.2f}")
    report_flexible("labels", labels, agreement)
    report_chance("labels, all courses", labels, predicted, agreement)
    for part in varied(labels):
        inside = predicted[labels.sources == part.sources[0]]
        report_chance(f"... inside {part.sources[0]}", part, inside, agreement)
    report_unknown(labels)
    if plots is not None:
        draw(
            plots / "labels-nonogram.svg",
            "Nonogram labels",
            minutes(labels, NONOGRAM),
            labels.values,
            labels.sources.tolist(),
        )
        if solvers:
            names = [f"solver {number}" for number, part in enumerate(solvers, 1) for _ in part.values]
            predicted = np.concatenate([minutes(part, NONOGRAM) for part in solvers])
            values = np.concatenate([part.values for part in solvers])
            draw(plots / "corrections-nonogram.svg", "Nonogram corrections", predicted, values, names, by_factors=True)


def hitori(sample: Sample, plots: Path | None) -> None:
    """Report on the corrections of Hitori."""
    predicted = held_out(sample, agreement_given_size)
    report_row("Hitori corrections, given size", sample, HITORI, predicted, agreement_given_size)
    corrected = sample.values > 0
    report_row("... only boards with any", sample.part(corrected), HITORI, predicted[corrected], agreement_given_size)
    hard = sample.levels >= Level.HARD.rank
    for name, chosen in {"all boards": hard | ~hard, "those that need hard steps": hard, "the others": ~hard}.items():
        part = sample.part(chosen)
        share = longer_share(part, predicted[chosen])
        counted = f"{len(part.values)} with {int((part.values > 0).sum())} corrected"
        print(f"of {name} ({counted}): the corrected one of two of a size is predicted longer in {share:.0%}")
    told = np.where(hard & corrected, len(predicted) + sample.values, ranks(predicted))
    print(f"told which hard boards were corrected, ours otherwise: {agreement_given_size(sample, told):.2f}")
    alike = replace(sample, sources=np.where(hard, "hard boards", "others")).part(hard)
    for part in of_one_size(alike):
        report_best(part, f"; ours {agreement(part, minutes(part, HITORI)):.2f}")
    print(f"a fit to all of it gives hitori: {fit([(sample, agreement_given_size)])}")
    report_flexible("Hitori corrections given size", sample, agreement_given_size)
    report_chance("Hitori corrections given size", sample, predicted, agreement_given_size)
    links = sample.work[:, Work._fields.index("links")]
    tries = [(each, agreement_given_size(sample, sample.cells + each * links)) for each in SECONDS_OF_LINK]
    print("only cells, and links of so many seconds: " + ", ".join(f"{each:g} s {found:.2f}" for each, found in tries))
    if plots is not None:
        draw(plots / "corrections-hitori.svg", "Hitori corrections", minutes(sample, HITORI), sample.values)


def hitori_labels(sample: Sample, plots: Path | None) -> None:
    """Report on the levels that some series of Hitori have."""
    predicted = minutes(sample, HITORI)
    for part in varied(sample):
        name = f"Hitori labels in {part.sources[0]}"
        if agreement(part, part.cells) < FOLLOWS_SIZE:
            report_row(f"{name}, given size", part, HITORI, minutes(part, HITORI), agreement_given_size)
            continue
        for inner in of_one_size(part):
            report_row(f"{name}, {inner.cells[0]:g} cells", inner, HITORI, minutes(inner, HITORI), agreement)
    if plots is not None:
        draw(plots / "labels-hitori.svg", "Hitori labels", predicted, sample.values, sample.sources.tolist())


def longer_share(sample: Sample, predicted: np.ndarray) -> float:
    """Return in how many pairs of one size the puzzle with corrections has the longer prediction, halves for equals."""
    won = pairs = 0.0
    for cells in set(sample.cells.tolist()):
        of_size = sample.cells == cells
        with_any, without = (predicted[of_size & taken] for taken in (sample.values > 0, sample.values == 0))
        differences = np.sign(with_any[:, None] - without[None, :])
        won, pairs = won + ((differences + 1) / 2).sum(), pairs + differences.size
    return float(won / pairs)


def zips(sample: Sample, numbers: np.ndarray, plots: Path | None) -> None:
    """Report on the weekdays of Zips, and what a look for every number would change."""
    predicted = held_out(sample, agreement)
    report_row("Zip weekdays", sample, ZIP, predicted, agreement)
    report_row("... controlling for size", sample, ZIP, predicted, agreement_given_size)
    print(f"a fit to all of it gives zip: {fit([(sample, agreement)])}")
    report_flexible("Zip weekdays", sample, agreement)
    report_chance("Zip weekdays", sample, predicted, agreement)
    work = sample.work.copy()
    work[:, Work._fields.index("looks")] = numbers
    looking = replace(sample, work=work)
    with_numbers = held_out(looking, agreement)
    low, high = ahead(sample, with_numbers, predicted, agreement)
    print(f"a look for every number: {agreement(looking, with_numbers):.2f} held out, ahead by {low:.2f} to {high:.2f}")
    if plots is not None:
        draw(plots / "weekdays-zip.svg", "Zip weekdays", minutes(sample, ZIP), sample.values)


def main() -> None:
    """Read the places and report on each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", metavar="PLACE", help="labelled nonograms in courses (FreeNono)")
    parser.add_argument("--moves", metavar="PLACE", help="moves of solvers of nonograms and Hitori (janko.at)")
    parser.add_argument("--zips", metavar="PLACE", help="Zips of a day, outputs/DATE/zip.json")
    parser.add_argument("--times", metavar="PLACE", help="nonograms with the times people took (nonogram-difficulty)")
    parser.add_argument("--plots", metavar="FOLDER", type=Path, help="write plots there")
    places = parser.parse_args()
    if not (places.labels or places.moves or places.zips or places.times):
        parser.error("say where the data lie")
    print("| people | puzzles | cells | level | table | held out | the most any order could reach |")
    print("|---|---|---|---|---|---|---|")
    if places.labels:
        moves = sample_of(solved_nonograms(places.moves)) if places.moves else None
        nonograms(sample_of(labelled_nonograms(places.labels)), moves, places.plots)
        report_quarters(places.labels)
    if places.moves:
        hitori(sample_of(solved_hitori(places.moves)), places.plots)
        hitori_labels(sample_of(labelled_hitori(places.moves)), places.plots)
    if places.zips:
        judged = list(daily_zips(places.zips))
        numbers = np.array([len(each.puzzle.numbers) for each in judged if isinstance(each.puzzle, Zip)], float)
        zips(sample_of(judged), numbers, places.plots)
    if places.times:
        report_times(places.times, places.plots)


if __name__ == "__main__":
    main()
