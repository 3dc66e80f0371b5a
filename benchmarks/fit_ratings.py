"""Measure how the seconds of `core/duration.py` agree with what people made of published puzzles, and fit them anew.

python benchmarks/fit_ratings.py --labels PLACE --moves PLACE --zips PLACE [--plots FOLDER]

Each place is a copy, a folder or a bare git repository, of data that belong to others (`human_sources.py`); without a
place its part is left out. Two predictions stand side by side. "Table" are the seconds in use: they were chosen by
people who had seen these data, so their numbers flatter. "Fitted, held out" predicts each source with seconds fitted on
all others, from a short list of round numbers of which harder techniques never have less than easier ones. Nothing in
these data is a time, so the seconds a cell takes are not fitted: they set the scale.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.duration import ANY_KIND, Seconds, Work
from cluewright.core.errors import BudgetExceeded, NotUnique
from cluewright.core.rating import Rating
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
from human_plots import draw
from human_sources import Judged, daily_zips, labelled_nonograms, solved_hitori, solved_nonograms
from rank_statistics import highest_spearman, partial_spearman, spearman

CHOICES = (0, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 40, 80, 160)
WORTH_IT = 0.003
"""A number is changed only for more than this."""
FEWEST = 15
"""A source with fewer puzzles says nothing by itself."""
FEWEST_OF_SOLVER = 50


@dataclass(frozen=True)
class Sample:
    """Puzzles of one kind with their work, and what people made of them."""

    sources: np.ndarray
    work: np.ndarray
    values: np.ndarray
    scores: np.ndarray
    levels: tuple[str, ...]

    @property
    def cells(self) -> np.ndarray:
        return self.work[:, 0]

    def part(self, chosen: np.ndarray) -> "Sample":
        levels = tuple(level for level, taken in zip(self.levels, chosen, strict=True) if taken)
        return Sample(self.sources[chosen], self.work[chosen], self.values[chosen], self.scores[chosen], levels)

    def without(self, source: str) -> "Sample":
        return self.part(self.sources != source)

    def large(self, fewest: int) -> list["Sample"]:
        """Return the parts of the sources that have so many puzzles."""
        counts = Counter(self.sources.tolist())
        return [self.part(self.sources == source) for source in sorted(counts) if counts[source] >= fewest]


Aim = Callable[[Sample, np.ndarray], float]
"""How well predictions agree with people."""


def sample_of(judged: Iterable[Judged]) -> Sample:
    """Rate the puzzles; those that have several solutions or take too long are left out."""
    rows = []
    for each in judged:
        try:
            rating = rate(each.puzzle, budget=Budget(seconds=10))
        except (NotUnique, BudgetExceeded):
            continue
        rows.append((each.source, work_of(each, rating), each.value, rating.score, str(rating.level)))
    if not rows:
        raise SystemExit("no puzzle was found there")
    sources, work, values, scores, levels = zip(*rows, strict=True)
    return Sample(np.array(sources), np.array(work, float), np.array(values, float), np.array(scores), levels)


def work_of(judged: Judged, rating: Rating) -> Work:
    """Return the work of a puzzle as its kind counts it for the prediction."""
    puzzle = judged.puzzle
    if isinstance(puzzle, Nonogram):
        found = climb(puzzle, path=True)
        path = [(Rung(rung), choices, chain) for rung, choices, _, chain in found.path]
        return nonogram_work([*path, *([] if found.solved else [(None, 1, 0)])], puzzle.width, puzzle.height)
    cells = puzzle.width * puzzle.height
    if isinstance(puzzle, Hitori):
        counts = [rating.techniques.get(technique.slug, 0) for technique in TECHNIQUES]
        return hitori_work(counts, supposed=int(rating.factors["supposed_cells"]), cells=cells)
    assert isinstance(puzzle, Zip)
    return zip_work(rating.techniques, True, cells)


def minutes(sample: Sample, seconds: Sequence[float]) -> np.ndarray:
    return sample.work @ np.array(seconds, float) / 60


def agreement_with_labels(sample: Sample, predicted: np.ndarray) -> float:
    """Count the labels of all courses and those within each course alike."""
    within = [spearman(predicted[sample.sources == part.sources[0]], part.values) for part in varied(sample)]
    return spearman(predicted, sample.values) + (float(np.mean(within)) if within else 0.0)


def varied(sample: Sample) -> list[Sample]:
    """Return the large sources whose labels are not all alike."""
    return [part for part in sample.large(FEWEST) if len(set(part.values.tolist())) > 1]


def agreement_given_size(sample: Sample, predicted: np.ndarray) -> float:
    """Correlate with corrections where the number of cells is taken out."""
    return partial_spearman(predicted, sample.values, sample.cells)


def agreement(sample: Sample, predicted: np.ndarray) -> float:
    return spearman(predicted, sample.values)


def fit(parts: Sequence[tuple[Sample, Aim]]) -> Seconds:
    """Change one number after the other as long as that helps; the seconds of a cell stay.

    It starts from the table for any kind, which knows nothing of these data.
    """

    def total(seconds: Seconds) -> float:
        return sum(aim(sample, minutes(sample, seconds)) for sample, aim in parts)

    best, reached, improved = ANY_KIND, total(ANY_KIND), True
    while improved:
        improved = False
        for name in Seconds._fields[1:]:
            for choice in CHOICES:
                other = best._replace(**{name: choice})
                if other[2:7] == tuple(sorted(other[2:7])) and (found := total(other)) > reached + WORTH_IT:
                    best, reached, improved = other, found, True
    return best


def held_out(sample: Sample, aim: Aim, others: Sequence[tuple[Sample, Aim]]) -> np.ndarray:
    """Predict every source with the seconds chosen on all others."""
    predicted = np.zeros(len(sample.values))
    for source in sorted(set(sample.sources.tolist())):
        chosen = sample.sources == source
        seconds = fit([(sample.without(source), aim), *others])
        predicted[chosen] = minutes(sample.part(chosen), seconds)
    return predicted


def report_row(name: str, sample: Sample, table: Seconds, predicted: np.ndarray, measure: Aim) -> None:
    found = [measure(sample, values) for values in (sample.cells, sample.scores, minutes(sample, table), predicted)]
    best = highest_spearman(sample.values)
    print(f"| {name} | {len(sample.values)} | " + " | ".join(f"{value:.2f}" for value in [*found, best]) + " |")


def nonograms(labels: Sample, moves: Sample | None, plots: Path | None) -> None:
    others: list[tuple[Sample, Aim]] = []
    solvers = [] if moves is None else moves.large(FEWEST_OF_SOLVER)
    others += [(part, lambda one, found: agreement_given_size(one, found) / len(solvers)) for part in solvers]
    predicted = held_out(labels, agreement_with_labels, others)
    report_row("nonogram labels, all courses", labels, NONOGRAM, predicted, agreement)
    report_row("... where the size is taken out", labels, NONOGRAM, predicted, agreement_given_size)
    for part in labels.large(FEWEST):
        name = f"... inside {part.sources[0]}"
        if len(set(part.values.tolist())) > 1:
            report_row(name, part, NONOGRAM, predicted[labels.sources == part.sources[0]], agreement)
        else:
            print(f"| {name} | {len(part.values)} | all labels are {part.values[0]:g} | | | | |")
    for number, part in enumerate(solvers):
        rest = [one for place, one in enumerate(others) if place != number]
        seconds = fit([(labels, agreement_with_labels), *rest])
        name = f"nonogram corrections of solver {number + 1}, given size"
        report_row(name, part, NONOGRAM, minutes(part, seconds), agreement_given_size)
    print(f"levels of labelled nonograms: {dict(Counter(labels.levels))}")
    print(f"a fit on all of it gives nonogram: {fit([(labels, agreement_with_labels), *others])}")
    if plots is not None:
        draw(
            plots / "labels-nonogram.svg",
            "Nonogram labels",
            minutes(labels, NONOGRAM),
            labels.values,
            labels.sources.tolist(),
        )


def hitori(sample: Sample, plots: Path | None) -> None:
    predicted = held_out(sample, agreement_given_size, ())
    report_row("Hitori corrections, given size", sample, HITORI, predicted, agreement_given_size)
    corrected = sample.values > 0
    report_row(
        "... of those with corrections", sample.part(corrected), HITORI, predicted[corrected], agreement_given_size
    )
    share = longer_share(sample, predicted)
    print(f"in {share:.0%} of pairs of one size, the Hitori with corrections is predicted to take longer")
    print(f"a fit on all of it gives hitori: {fit([(sample, agreement_given_size)])}")
    if plots is not None:
        draw(plots / "corrections-hitori.svg", "Hitori corrections", minutes(sample, HITORI), sample.values)


def longer_share(sample: Sample, predicted: np.ndarray) -> float:
    """Return in how many pairs of one size the puzzle with corrections has the longer prediction, halves for equals."""
    won = pairs = 0.0
    for cells in set(sample.cells.tolist()):
        of_size = sample.cells == cells
        with_any, without = (predicted[of_size & taken] for taken in (sample.values > 0, sample.values == 0))
        differences = np.sign(with_any[:, None] - without[None, :])
        won, pairs = won + ((differences + 1) / 2).sum(), pairs + differences.size
    return float(won / pairs)


def zips(sample: Sample, plots: Path | None) -> None:
    predicted = held_out(sample, agreement, ())
    report_row("Zip weekdays", sample, ZIP, predicted, agreement)
    print(f"a fit on all of it gives zip: {fit([(sample, agreement)])}")
    if plots is not None:
        draw(plots / "weekdays-zip.svg", "Zip weekdays", minutes(sample, ZIP), sample.values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", metavar="PLACE", help="labelled nonograms in courses (FreeNono)")
    parser.add_argument("--moves", metavar="PLACE", help="moves of solvers of nonograms and Hitori (janko.at)")
    parser.add_argument("--zips", metavar="PLACE", help="Zips of a day, outputs/DATE/zip.json")
    parser.add_argument("--plots", metavar="FOLDER", type=Path, help="write plots there")
    places = parser.parse_args()
    if not (places.labels or places.moves or places.zips):
        parser.error("say where the data lie")
    print("| people | puzzles | cells | score | table | fitted, held out | the most any order could reach |")
    print("|---|---|---|---|---|---|---|")
    if places.labels:
        moves = sample_of(solved_nonograms(places.moves)) if places.moves else None
        nonograms(sample_of(labelled_nonograms(places.labels)), moves, places.plots)
    if places.moves:
        hitori(sample_of(solved_hitori(places.moves)), places.plots)
    if places.zips:
        zips(sample_of(daily_zips(places.zips)), places.plots)


if __name__ == "__main__":
    main()
