"""The fewest cells that have to change for a picture to become unique, or the proof that so many are not enough.

    python benchmarks/fewest_changes.py [--most 4] [--side 15]

Takes the pictures of `bench_repair.py` with sides up to --side that `repair` cannot make unique within 2 % of the
cells, and looks for every set of at most --most cells that would: the two pictures of 15x15 take some minutes.

Another solution differs from the picture in some rows and columns. A change that touches none of them leaves that
other solution in place, so every set of changes that makes the picture unique has a cell in one of these lines. The
search branches over those cells and goes on from the changed picture. Each other solution ever found also rules out
every set that has the same cells in its lines, so few pictures have to be solved. Nothing is left out: unless a
picture was undecided, which is reported, the answer is a proof.
"""

import argparse
from collections.abc import Iterator
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from cluewright.core.outcome import Verdict
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.near import find_others
from cluewright.nonogram.repair import repair
from cluewright.nonogram.strokes import StrokeRules

Cells = NDArray[np.uint8]
Places = list[tuple[int, int]]
_OTHERS, _NODES = 40, 200_000


class FewestChanges:
    """Search the sets of cells whose change makes a picture unique; a set is a number with a bit for each cell."""

    def __init__(self, picture: Cells) -> None:
        self.picture = picture
        self.height, self.width = picture.shape
        self.looked = 0
        """How many pictures were solved."""
        self.undecided = 0
        """How many of them had no answer within their nodes."""
        self._known: list[tuple[int, int]] = []
        """Of each other solution found: the lines in which it differs, and which of their cells were changed."""

    def sets_of(self, most: int) -> list[int]:
        """List every set of `most` cells that makes the picture unique; smaller sets must have been ruled out."""
        return list(self._search(0, most, (1 << self.picture.size) - 1))

    def _search(self, changed: int, left: int, free: int) -> Iterator[int]:
        ruling = self._ruling_out(changed)
        if not ruling:
            verdict = self._look(changed)
            self.undecided += verdict is Verdict.UNDECIDED
            if verdict is Verdict.UNIQUE:
                yield changed
            if verdict is not Verdict.SEVERAL:
                return
            ruling = self._ruling_out(changed)
        if left == 0:
            return
        if left == 1:
            cells = free
            for lines in ruling:
                cells &= lines
        else:
            cells = min((lines & free for lines in ruling), key=int.bit_count)
        for cell in bits(cells):
            yield from self._search(changed | cell, left - 1, free)
            free &= ~cell

    def _ruling_out(self, changed: int) -> list[int]:
        return [lines for lines, same in self._known if changed & lines == same]

    def _look(self, changed: int) -> Verdict:
        now = self.changed_by(changed)
        others = find_others(clues_of(now), Board.solved(now), limit=_OTHERS, nodes=_NODES)
        self.looked += 1
        for other in others.solutions:
            lines = self._lines(other.array != now.astype(bool))
            self._known.append((lines, changed & lines))
        return others.verdict

    def _lines(self, differs: NDArray[np.bool_]) -> int:
        marked = differs.any(axis=1)[:, np.newaxis] | differs.any(axis=0)
        return sum(1 << cell for cell in np.flatnonzero(marked.reshape(-1)).tolist())

    def changed_by(self, changed: int) -> Cells:
        """Return the picture with a set of cells changed."""
        now = self.picture.copy()
        for row, column in self.places(changed):
            now[row, column] ^= 1
        return now

    def places(self, changed: int) -> Places:
        """List the cells of a set as (row, column)."""
        return [divmod(cell.bit_length() - 1, self.width) for cell in bits(changed)]


def bits(cells: int) -> Iterator[int]:
    """List the cells of a set, each as a set of its own."""
    while cells:
        cell = cells & -cells
        yield cell
        cells ^= cell


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
    parser.add_argument("--most", type=int, default=4, help="how many cells may change")
    parser.add_argument("--side", type=int, default=15, help="leave out pictures with longer sides")
    options = parser.parse_args()
    missed = 0
    for number, (family, filled) in enumerate(scripted() + drawings()):
        if max(filled.shape) > options.side:
            continue
        done = repair(filled)
        if done.reached and done.share <= 0.02:
            continue
        missed += 1
        search = FewestChanges(filled.astype(np.uint8))
        print(f"picture {number}, {family}, {search.width}x{search.height}: repair changes {len(done.changed)} cells")
        for count in range(1, options.most + 1):
            sets = [search.places(each) for each in search.sets_of(count)]
            harmless = [places for places in sets if is_harmless(search.picture, places)]
            print(
                f"  cells changed {count}: {len(sets)} sets make it unique, {len(harmless)} without breaking a line"
                f" ({search.looked} pictures solved, {search.undecided} undecided)",
                flush=True,
            )
            for places in sets:
                print(f"    {'' if places in harmless else 'breaks a line: '}{places}")
            if sets and harmless:
                break
    if not missed:
        raise SystemExit("no picture of that size misses 2 %: nothing to search")


if __name__ == "__main__":
    main()
