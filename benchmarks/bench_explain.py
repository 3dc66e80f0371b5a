"""How long the whole explanation of a puzzle takes, the final search included, on puzzles up to 50x50.

    python benchmarks/bench_explain.py [--survey FOLDER] [--count 5]

For each family: how many puzzles the named techniques solve, how many end with a search that settles the rest for
certain, how many with one that found a solution and could not exclude another, how many stay open; and the CPU seconds
of one explanation. --survey takes a folder of puzzle files as well.
"""

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import cluewright as cw
from cluewright.clued_lines.narrator import UNPROVEN
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.families import domino_picture
from cluewright.nonogram.kind import KIND

HERE = Path(__file__).parent
DOMINOES = (8, 12, 16, 20, 24)
RANDOM = ((25, 24, 45), (30, 28, 48), (40, 38, 50), (50, 48, 53), (50, 50, 56))
MOST_CHANGES = 400


def unique_random(width: int, height: int, percent: int, seed: int) -> cw.Nonogram | None:
    """Turn cells of a random picture in which a second solution differs until none is found."""
    rng = np.random.default_rng([width, height, percent, seed])
    picture = rng.random((height, width)) < percent / 100
    for _ in range(MOST_CHANGES):
        puzzle = cw.clues_of(picture)
        outcome = solve(puzzle, known=Board.solved(picture), budget=cw.Budget(seconds=5))
        if outcome.verdict is cw.Verdict.UNIQUE:
            return puzzle
        if outcome.verdict is not cw.Verdict.SEVERAL:
            return None
        differing = np.argwhere(outcome.solutions[1].array != picture)
        row, column = differing[rng.integers(len(differing))]
        picture[row, column] ^= True
    return None


def examine(puzzle: cw.Nonogram) -> tuple[str, float]:
    """Give how the explanation ends, and the CPU seconds it took."""
    began = time.process_time()
    steps = list(KIND.explain(puzzle))
    spent = time.process_time() - began
    board = KIND.empty_board(puzzle)
    for step in steps:
        board = KIND.apply_step(puzzle, board, step)
    solved = KIND.is_solved(puzzle, board) and board.decided == puzzle.width * puzzle.height
    if not solved:
        return "open", spent
    last = steps[-1]
    if last.technique.slug != "search":
        return "techniques", spent
    return "unproven" if last.message.code == UNPROVEN else "search", spent


def families(options: argparse.Namespace) -> Iterator[tuple[str, list[cw.Nonogram]]]:
    """Yield the puzzles by family."""
    for count in DOMINOES:
        yield f"{count} dominoes", [cw.clues_of(domino_picture(count))]
    yield "hard proofs", [item.puzzle for item in cw.load(HERE / "hard_proofs.jsonl")]
    if options.survey:
        survey = (cw.load(path)[0].puzzle for path in sorted(options.survey.rglob("*.nin")))
        yield "survey", [puzzle for puzzle in survey if solve(puzzle).verdict is cw.Verdict.UNIQUE]
    for width, height, percent in RANDOM:
        tried = (unique_random(width, height, percent, seed) for seed in range(options.count))
        yield f"random {width}x{height}, {percent} %", [puzzle for puzzle in tried if puzzle is not None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--survey", type=Path, help="a folder of .nin files")
    parser.add_argument("--count", type=int, default=5, help="random puzzles of each size")
    options = parser.parse_args()
    print("| puzzles | number | techniques | search | not proven | open | CPU s median | most |")
    print("|---|---|---|---|---|---|---|---|")
    for name, puzzles in families(options):
        results = [examine(puzzle) for puzzle in puzzles]
        if not results:
            continue
        ends = Counter(end for end, _ in results)
        seconds = [spent for _, spent in results]
        counts = " | ".join(str(ends[end]) for end in ("techniques", "search", "unproven", "open"))
        print(
            f"| {name} | {len(results)} | {counts} | {statistics.median(seconds):.2f} | {max(seconds):.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
