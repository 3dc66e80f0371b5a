"""Random boards of each kind against judges that share no code with the solvers: are the verdicts right?

    python benchmarks/judge_boards.py --boards 1000000

The judges are those of `oracle.py`: all 5x5 pictures grouped by their clues, all shadings of a 4x4 board, all paths
through one. Every board is solved for up to two solutions, and verdict and solutions are compared.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import numpy as np

import cluewright as cw
import oracle
from cluewright.nonogram.board import Board

VERDICTS = (cw.Verdict.NONE, cw.Verdict.UNIQUE, cw.Verdict.SEVERAL)


def nonograms(boards: int, seed: int) -> Iterator[tuple[cw.Puzzle, int]]:
    """Yield nonograms of random 5x5 pictures, and how many pictures share their clues."""
    sharing = oracle.sharing(5, 5)
    chosen = np.random.default_rng(seed).integers(0, len(sharing), boards)
    bits = 1 << np.arange(25).reshape(5, 5)
    for picture in chosen:
        yield cw.clues_of(Board.solved((int(picture) & bits) > 0)), int(sharing[picture])


def hitoris(boards: int, seed: int) -> Iterator[tuple[cw.Puzzle, int]]:
    """Yield random 4x4 Hitori, and how many of all shadings solve them."""
    masks = np.array(oracle.shadings(4, 4), bool)
    chance = np.random.default_rng(seed)
    pairs = [pair for line in (*oracle.lines(4, 4),) for pair in combinations(line, 2)]
    both = np.array([~masks[:, a] & ~masks[:, b] for a, b in pairs])  # unshaded at both ends, by pair and shading
    for _ in range(boards):
        numbers = chance.integers(1, chance.integers(5, 10), 16)
        equal = [index for index, (a, b) in enumerate(pairs) if numbers[a] == numbers[b]]
        yield cw.Hitori(numbers.reshape(4, 4).tolist()), int((~both[equal].any(axis=0)).sum())


def zips(boards: int, seed: int) -> Iterator[tuple[cw.Puzzle, int]]:
    """Yield 4x4 Zips with three to six numbers, half of them on a path, and how many of all paths solve them."""
    ways = oracle.paths(4, 4)
    met = {numbers: oracle.met(ways, numbers) for numbers in range(3, 7)}
    chance = random.Random(seed)
    made = 0
    while made < boards:
        numbers = chance.randint(3, 6)
        if chance.random() < 0.5:
            way = chance.choice(ways)
            inner = sorted(chance.sample(range(1, 15), numbers - 2))
            cells = (way[0], *(way[place] for place in inner), way[-1])
        else:
            cells = tuple(chance.sample(range(16), numbers))
        try:
            puzzle = cw.Zip(4, 4, [divmod(cell, 4) for cell in cells])
        except cw.InvalidPuzzle:  # refused where the colours of a checkerboard show that there is no path
            assert met[numbers][cells] == 0, cells
            continue
        yield puzzle, met[numbers][cells]
        made += 1


JUDGES: dict[str, Callable[[int, int], Iterator[tuple[cw.Puzzle, int]]]] = {
    "nonogram": nonograms,
    "hitori": hitoris,
    "zip": zips,
}


def main() -> int:
    """Judge so many boards of each kind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=10_000, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=JUDGES)
    asked = parser.parse_args()
    wrong = 0
    for name in [asked.kind] if asked.kind else JUDGES:
        begun, found = time.monotonic(), Counter[str]()
        kind = cw.kind(name)
        for puzzle, solutions in JUDGES[name](asked.boards, asked.seed):
            outcome = kind.solve(puzzle)
            found[str(outcome.verdict)] += 1
            right = outcome.verdict is VERDICTS[min(solutions, 2)] and len(outcome.solutions) == min(solutions, 2)
            if not right or not all(kind.is_solved(puzzle, each) for each in outcome.solutions):
                wrong += 1
                print(f"WRONG: {puzzle!r}: {solutions} solutions, the solver says {outcome.verdict}")
        verdicts = ", ".join(f"{count:,} {verdict}" for verdict, count in sorted(found.items()))
        print(f"{name}: {sum(found.values()):,} boards ({verdicts}) in {time.monotonic() - begun:.0f} s", flush=True)
    print(f"{wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
