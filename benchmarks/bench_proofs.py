"""Proofs of many puzzles of each kind: what logging and checking cost, and how long proofs are.

Puzzles are made at random sizes, or read from files; those with several solutions are counted and left out. The aims:
logging makes solving at most twice as long, and checking takes at most 100 times as long as solving, for puzzles that
are solved within 0.1 s. Times are CPU seconds. A proof that is rejected ends the run with an error.

    python benchmarks/bench_proofs.py --puzzles 10000
    python benchmarks/bench_proofs.py --files taai2011.txt
"""

import argparse
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any, TypeVar

import cluewright as cw
from cluewright.core.proof import check_proof, prove_within
from cluewright.formats.inputs import read_inputs
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import random_picture

T = TypeVar("T")
QUICK = 0.1
MOST_TRIED = 20
"""For every puzzle that is proven, at most this many are looked at."""


def nonograms() -> Iterator[cw.Puzzle]:
    """Yield random nonograms, from those that lines solve to those that need a search."""
    chance = Random(20)
    for seed in range(10**9):
        side = chance.randint(5, 25)
        yield clues_of(random_picture(side, side + chance.randint(-2, 2), chance.randint(45, 62), seed))


def generated(kind: str, largest: int) -> Iterator[cw.Puzzle]:
    """Yield puzzles of our own generator."""
    chance = Random(20)
    for seed in range(10**9):
        width = chance.randint(5, largest)
        yield cw.generate(kind, size=(width, max(5, width - chance.randint(0, 1))), seed=seed).puzzle


def timed(work: Callable[[], T]) -> tuple[float, T]:
    begin = time.process_time()
    result = work()
    return time.process_time() - begin, result


class Figures:
    """What was measured for one kind."""

    def __init__(self) -> None:
        self.rows: list[tuple[float, float, float, int, int]] = []
        self.several = self.unproven = 0

    def add(self, puzzle: Any, seconds: float) -> None:
        """Solve, prove and check one puzzle."""
        kind = cw.kind(puzzle.kind)
        solving, outcome = timed(lambda: cw.solve(puzzle, budget=cw.Budget(seconds=seconds)))
        if outcome.verdict is cw.Verdict.SEVERAL:
            self.several += 1
            return
        proving, (_, proof) = timed(lambda: prove_within(kind, puzzle, cw.Budget(seconds=seconds)))
        if proof is None:
            self.unproven += 1
            return
        checking, _ = timed(lambda: check_proof(kind, puzzle, proof, cw.Budget()))
        self.rows.append((solving, proving, checking, len(proof.nogoods), len(proof.to_bytes())))

    def show(self, name: str) -> None:
        """Print a line of the table."""
        if not self.rows:
            raise SystemExit(f"{name}: nothing was proven, so nothing was checked")
        quick = [row for row in self.rows if row[0] < QUICK]
        solving, proving, checking = (sum(row[part] for row in self.rows) for part in range(3))
        ratio = sum(row[2] for row in quick) / sum(row[0] for row in quick) if quick else 0.0
        ratios = sorted(row[2] / row[0] for row in quick) or [0.0]
        late = ratios[int(0.99 * (len(ratios) - 1))]
        lengths, sizes = [row[3] for row in self.rows], [row[4] for row in self.rows]
        print(
            f"{name:<16}{len(self.rows):>8}{self.several:>9}{self.unproven:>10}{solving:>10.2f}"
            f"{proving / solving:>9.2f}{checking / solving:>10.1f}{ratio:>8.1f}{late:>8.1f}"
            f"{median(lengths):>9.0f}{max(lengths):>8}{median(sizes):>8.0f}{max(sizes):>9}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--puzzles", type=int, default=200, help="how many of each kind")
    parser.add_argument("--seconds", type=float, default=10.0, help="time limit per puzzle")
    parser.add_argument("--files", nargs="*", default=[], help="read these puzzles instead of making some")
    parser.add_argument("--kinds", nargs="*", default=["nonogram", "hitori", "zip", "colour-nonogram"])
    chosen = parser.parse_args()
    print(
        f"{'':<16}{'proven':>8}{'several':>9}{'unproven':>10}{'solving':>10}{'proving':>9}{'checking':>10}"
        f"{'<0.1 s':>8}{'p99':>8}{'nogoods':>9}{'most':>8}{'bytes':>8}{'most':>9}"
    )
    if chosen.files:
        figures = Figures()
        for given in read_inputs(chosen.files, None):
            if given.item is not None and len(figures.rows) < chosen.puzzles:
                figures.add(given.item.puzzle, chosen.seconds)
        figures.show("files")
        return
    largest = {"hitori": 12, "zip": 9, "colour-nonogram": 12}
    makers = {"nonogram": nonograms(), **{kind: generated(kind, side) for kind, side in largest.items()}}
    for name in chosen.kinds:
        figures = Figures()
        for tried, puzzle in enumerate(makers[name]):
            if len(figures.rows) >= chosen.puzzles or tried >= MOST_TRIED * chosen.puzzles:
                break
            figures.add(puzzle, chosen.seconds)
        figures.show(name)


if __name__ == "__main__":
    main()
