"""Measure the repair of pictures in colour: how many motifs become unique, and how many cells that takes.

    python benchmarks/bench_colour_repair.py --sizes 16 20 25 32 --every 1

Every motif is laid on a square board as plainly as can be, and repaired if its puzzle is ambiguous. Counted are the
pictures that are unique after at most 2 % of their cells changed, those that were unique before, the cells that
changed, and how many of them lie on an edge between colours. CPU time.
"""

import argparse
from time import process_time

import numpy as np

from cluewright.clued_lines.pictures import Goal
from cluewright.colour_nonogram.edges import is_dot
from cluewright.colour_nonogram.poses import pose
from cluewright.colour_nonogram.repair import repair
from cluewright.core.chance import Chance
from cluewright.core.outcome import Verdict
from cluewright.motifs.colour_pack import colour_motifs

SHARE = 0.02


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=[16, 20, 25, 32])
    parser.add_argument("--every", type=int, default=1, help="take one motif in so many")
    parser.add_argument("--goal", choices=list(Goal), default=Goal.UNIQUE)
    arguments = parser.parse_args()
    print(
        "| size | pictures | unique before | unique within 2 % | changed, mean of those repaired | on edges | CPU s |"
    )
    print("|---|---|---|---|---|---|---|")
    for side in arguments.sizes:
        measure(side, arguments.every, Goal(arguments.goal))


def measure(side: int, every: int, goal: Goal) -> None:
    """Print the row of one size."""
    pictures = before = good = edges = 0
    changed: list[int] = []
    started = process_time()
    missed = []
    for motif in colour_motifs()[::every]:
        painting = pose(motif, (side, side), 0, Chance(0)).pictures(1, Chance(0))[0]
        if len(painting.palette) < 3:
            continue
        done = repair(painting, goal=goal)
        pictures += 1
        before += done.rounds == 0 and done.reached
        within = len(done.changed) <= SHARE * painting.cells.size
        good += done.verdict is Verdict.UNIQUE and done.reached and within
        if not (done.reached and within):
            missed.append(f"{motif.id} ({len(done.changed)} cells)")
        if done.changed:
            changed.append(len(done.changed))
            edges += sum(not is_dot(done.painting.array, row, column) for row, column in done.changed)
    seconds = process_time() - started
    share = 100 * good / pictures
    mean = np.mean(changed) if changed else 0
    on_edges = 100 * edges / max(1, sum(changed))
    print(
        f"| {side}x{side} | {pictures} | {100 * before / pictures:.1f} % | {share:.1f} % | {mean:.1f} | "
        f"{on_edges:.0f} % | {seconds:.0f} |",
        flush=True,
    )
    if missed:
        print("  missed:", ", ".join(missed), flush=True)


if __name__ == "__main__":
    main()
