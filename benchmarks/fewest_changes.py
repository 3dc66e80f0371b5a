"""The fewest cells that have to change for a picture to become unique, or the proof that so many are not enough.

    python benchmarks/fewest_changes.py [--share 0.02]

Takes the pictures of `bench_repair.py` that `repair` cannot make unique within --share of their cells, and looks for a
smaller change that breaks no line. It takes about a minute, most of it for repairing all of the pictures.

Another solution differs from the picture in some stretches of some lines: between two cells that are empty in both
and before which both have the same clue numbers, only the stretch itself has to have the same clue either way. A
change that leaves all of these stretches as they are leaves the other solution in place. So every set of changes that
makes the picture unique has a cell in one of these stretches, or rather differs there from the set that was looked at.
These conditions are collected; a MaxSAT solver finds the smallest set that meets all of them. If the changed picture
is still ambiguous, its other solutions give further conditions. The size of the smallest set only grows, and it is
a lower bound at every moment: unless a picture was undecided, which ends the search, the answer is a proof.
"""

import argparse
from collections.abc import Iterator
from itertools import permutations

import numpy as np
from numpy.typing import NDArray
from pysat.examples.rc2 import RC2
from pysat.formula import WCNF

from cluewright.core.outcome import Verdict
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.near import find_others
from cluewright.nonogram.repair import repair
from cluewright.nonogram.strokes import StrokeRules

Cells = NDArray[np.uint8]
Places = tuple[tuple[int, int], ...]
_OTHERS, _NODES = 100, 200_000


class FewestChanges:
    """Search the sets of cells whose change makes a picture unique, the smallest first."""

    def __init__(self, picture: Cells) -> None:
        self.picture = picture
        self.bound = 0
        """No smaller set than this makes the picture unique."""
        self.looked = 0
        """How many changed pictures were solved."""
        self.conditions = 0
        formula = WCNF()
        for cell in range(picture.size):
            formula.append([-(cell + 1)], weight=1)
        self._smallest = RC2(formula, adapt=True, exhaust=True, minz=True)

    def sets(self, most: int) -> Iterator[Places]:
        """List every set of at most `most` cells that makes the picture unique, in rising size.

        A set that was listed may come again with further cells. Raises `RuntimeError` for an undecided picture.
        """
        while (changed := self._next_candidate()) is not None and self.bound <= most:
            now = self.picture ^ changed
            others = find_others(clues_of(now), Board.solved(now), limit=_OTHERS, nodes=_NODES)
            self.looked += 1
            if others.verdict is Verdict.UNDECIDED:
                raise RuntimeError("a changed picture is undecided")
            for other in others.solutions:
                for stretches in parts(now, other.array.astype(np.uint8)):
                    self._differ_from(changed, stretches)
            if others.verdict is Verdict.UNIQUE:
                yield tuple((int(row), int(column)) for row, column in np.argwhere(changed))
                self._differ_from(changed, range(self.picture.size))

    def _next_candidate(self) -> Cells | None:
        model = self._smallest.compute()
        if model is None:
            return None
        self.bound = self._smallest.cost
        chosen = np.array(model[: self.picture.size]) > 0
        return chosen.astype(np.uint8).reshape(self.picture.shape)

    def _differ_from(self, changed: Cells, cells: "range | set[int]") -> None:
        flat = changed.reshape(-1)
        self._smallest.add_clause([-(cell + 1) if flat[cell] else cell + 1 for cell in sorted(cells)])
        self.conditions += 1


def parts(picture: Cells, other: Cells) -> list[set[int]]:
    """List the cells of the stretches in which another solution differs, apart for each part that differs by itself.

    Parts that share no stretch can be exchanged one by one: each of them alone is another solution, too.
    """
    found: list[tuple[set[int], set[int]]] = []
    numbers = np.arange(picture.size).reshape(picture.shape)
    for now, then, cells in (
        *zip(picture, other, numbers, strict=True),
        *zip(picture.T, other.T, numbers.T, strict=True),
    ):
        for first, last in stretches_of(now.tolist(), then.tolist()):
            whole = set(cells[first : last + 1].tolist())
            differing = set(cells[np.flatnonzero(now != then)].tolist()) & whole
            linked = [each for each in found if each[0] & differing]
            found = [each for each in found if not each[0] & differing]
            found.append((differing.union(*(each[0] for each in linked)), whole.union(*(each[1] for each in linked))))
    return [whole for _, whole in found]


def stretches_of(now: list[int], then: list[int]) -> list[tuple[int, int]]:
    """List the first and last cell of every stretch of a line in which two fillings with the same clue differ.

    >>> stretches_of([1, 0, 1, 0, 0, 0, 1], [1, 0, 0, 0, 1, 0, 1])
    [(1, 5)]
    """
    found: list[tuple[int, int]] = []
    first = 0
    for cell in range(len(now) + 1):
        if any(line[cell : cell + 1] == [1] for line in (now, then)):
            continue
        if runs(now[first:cell]) == runs(then[first:cell]):
            if now[first:cell] != then[first:cell]:
                found.append((first, min(cell, len(now) - 1)))
            first = cell
    return found


def runs(cells: list[int]) -> list[int]:
    """List the lengths of the runs of filled cells."""
    return [len(run) for run in "".join(map(str, cells)).split("0") if run]


def is_harmless(picture: Cells, places: Places) -> bool:
    """Tell whether the cells can change, in some order, without breaking a line or losing a part."""
    rules = StrokeRules(picture)
    for order in permutations(places):
        now = picture.copy()
        for row, column in order:
            if not rules.may_change(now)[row, column]:
                break
            now[row, column] ^= 1
        else:
            return True
    return False


def main() -> None:
    from bench_repair import drawings, scripted  # only there when run from the folder of benchmarks

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=0.02, help="the share of the cells that may change")
    options = parser.parse_args()
    pictures = scripted() + drawings()
    missed = impossible = 0
    for number, (family, filled) in enumerate(pictures):
        done = repair(filled)
        if done.reached and done.share <= options.share:
            continue
        missed += 1
        most = int(options.share * filled.size)
        search = FewestChanges(filled.astype(np.uint8))
        height, width = filled.shape
        print(f"picture {number}, {family}, {width}x{height}: repair changes {len(done.changed)} cells, allowed {most}")
        harmless = False
        for places in search.sets(most):
            harmless = is_harmless(search.picture, places)
            print(f"  {'makes it unique' if harmless else 'would break a line'}: {places}")
            if harmless:
                break
        impossible += not harmless
        print(
            f"  {'possible' if harmless else 'impossible without breaking a line'}; smallest set not ruled out"
            f" {search.bound} ({search.conditions} conditions, {search.looked} pictures solved)",
            flush=True,
        )
    if not missed:
        raise SystemExit("every picture stays within the share: nothing to search")
    print(f"{len(pictures)} pictures, {missed} beyond the share, {impossible} of these cannot be within it")


if __name__ == "__main__":
    main()
