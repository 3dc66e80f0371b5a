"""Look for pictures of motifs whose puzzles are extreme, and keep them in `src/cluewright/nonogram/extreme_motifs.txt`.

    python tools/find_extreme_motifs.py --tries 20000
    python tools/find_extreme_motifs.py --tries 30000 --first 20000     go on from there
    python tools/find_extreme_motifs.py --tries 30000 --sides 11 16 --steps 200     small ones, which are rarer

Such pictures are rare: a try lays a motif on a board so that techniques leave much of it open, and steers it, cell by
cell on its edges, until there is one solution that only suppositions two cells deep reach. Tries are numbered, and the
number decides everything, so the same tries give the same pictures; what an earlier run found is read and kept as long
as it still is what it claims to be. Pictures that take long to rate are left out, for they are made on the spot.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import BudgetExceeded
from cluewright.core.outcome import Verdict
from cluewright.core.technique import Level
from cluewright.motifs import Motif, by_id, motifs, resembles
from cluewright.motifs.shapes import Bits, solid, trimmed
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.ladder import climb, grade
from cluewright.nonogram.near import Reach, count_unsettled, find_others
from cluewright.nonogram.poses import draft, fills, least_common, pose
from cluewright.nonogram.steer import LevelTarget, steer

LIST = Path(__file__).parents[1] / "src" / "cluewright" / "nonogram" / "extreme_motifs.txt"
SIDES = (11, 24)
"""Larger boards show a kept picture beside another motif."""
OPEN = 3
"""Where techniques leave less than one cell of so many open, pictures hardly ever become extreme."""
STEPS, CHANGED = 30, 25
"""So many steps a picture is steered, for most of those that become extreme do so soon; and of so many cells one may be
changed."""
A_MOTIF = 3
"""So many pictures of a motif are kept at most."""
PROOF_NODES = 20_000
EFFORT, LARGE, LARGE_EFFORT = 120, 16, 500
"""So many suppositions for each cell the rating of a picture may take; more beyond a side, where it may take longer."""


def search(number: int, sides: tuple[int, int], steps: int) -> tuple[Motif, Bits] | None:
    """Make one try; return the motif and its picture when the picture is extreme and shows the motif."""
    chance, budget = Chance(number).fork(17), Budget().start()
    side, motif = chance.between(*sides), chance.pick(motifs())
    if not fills(motif.size, (side, side)):
        return None
    laid = pose(motif, (side, side), 2 * chance.below(2), chance)
    if laid.framed or laid.inverted or laid.parts[0].look == "outline":
        return None
    stack = draft(laid).pictures(12, chance)
    lefts = count_unsettled(stack, Reach.CONTRADICTIONS, budget=budget)
    start = stack[int(np.argmax(lefts))]
    if OPEN * max(lefts) < start.size or not laid.shows(start):
        return None
    most = max(4, start.size // CHANGED)
    found = steer(start, LevelTarget(Level.EXTREME), chance, steps=steps, most=most, budget=budget)
    if found.distance or not laid.shows(found.picture):
        return None
    part = laid.parts[0]
    return motif, trimmed(found.picture[:, ::-1] if part.mirrored else found.picture)


def is_good(motif: Motif, bits: Bits) -> bool:
    """Tell whether a picture, cut to its edges, is extreme, has one solution, shows its motif and is rated quickly."""
    budget = Budget().start()
    least = least_common(max(bits.shape))
    if not resembles(bits, motif, least=least) and not any(
        resembles(form, motif, least=least, solid=True) for form in (bits, solid(bits))
    ):
        return False
    puzzle = clues_of(bits)
    if find_others(puzzle, Board.solved(bits), nodes=PROOF_NODES, budget=budget).verdict is not Verdict.UNIQUE:
        return False
    if grade(puzzle, budget=budget) != Level.EXTREME:
        return False
    try:
        climb(puzzle, budget=Budget(nodes=bits.size * (EFFORT if max(bits.shape) <= LARGE else LARGE_EFFORT)))
    except BudgetExceeded:
        return False
    return True


def read(path: Path) -> Iterator[tuple[Motif, Bits]]:
    """Read what is kept, of motifs that are still there."""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        name, *rows = line.split()
        if name in by_id():
            yield by_id()[name], np.array([[cell == "#" for cell in row] for row in rows])


def main() -> None:
    """Look once more at what is kept, then search."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, required=True, help="the number after the last try")
    parser.add_argument("--first", type=int, default=0, help="the number of the first try")
    parser.add_argument("--sides", type=int, nargs=2, default=SIDES, help="of the smallest and the largest board")
    parser.add_argument("--steps", type=int, default=STEPS, help="so often a picture is changed")
    parser.add_argument("--out", type=Path, default=LIST, help="where the pictures are kept")
    given = parser.parse_args()
    lines: set[str] = set()
    kept: Counter[str] = Counter()

    def keep(motif: Motif, bits: Bits) -> None:
        if kept[motif.id] < A_MOTIF and is_good(motif, bits):
            rows = ("".join("#" if cell else "." for cell in row) for row in bits.tolist())
            lines.add(" ".join((motif.id, *rows)))
            kept[motif.id] += 1

    for motif, bits in read(given.out):
        keep(motif, bits)
    print(f"{len(lines)} pictures were kept before", file=sys.stderr, flush=True)
    for number in range(given.first, given.tries):
        if (found := search(number, tuple(given.sides), given.steps)) is not None:
            keep(*found)
        if number % 500 == 499:
            print(f"{number + 1} tries, {len(lines)} pictures", file=sys.stderr, flush=True)
            given.out.write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")
    given.out.write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
