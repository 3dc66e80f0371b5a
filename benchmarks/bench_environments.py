"""How many steps a second one core takes in the environments: many boards as one array, and one board at a time.

The aim is 50,000 steps a second at 10x10 for many boards. Actions are drawn at random before the clock starts, so some
are invalid, as a beginner's are. The puzzles are made before it starts, too; `resets` says how many episodes began
while it ran (`--max-steps` makes them shorter). Only CPU time counts, and the best of several runs.
"""

import argparse
import time
from typing import Any

import numpy as np

from cluewright.core.registry import names
from cluewright.environments import PuzzleEnv, PuzzleVectorEnv

AIM = 50_000
RUNS = 5
PUZZLES = 64


def options_of(kind: str) -> dict[str, Any]:
    return {"pattern": "random", "colours": 3, "marks": 4} if kind == "colour-nonogram" else {}


def best(run: Any) -> tuple[float, int]:
    """Return the most steps a second of several runs, and the episodes that began in that one."""
    found = []
    for _ in range(RUNS):
        start = time.process_time()
        steps, resets = run()
        found.append((steps / (time.process_time() - start), resets))
    return max(found)


def many_boards(kind: str, size: int, boards: int, steps: int, max_steps: int | None) -> tuple[float, int]:
    env = PuzzleVectorEnv(kind, boards, size=size, count=PUZZLES, max_steps=max_steps, **options_of(kind))
    env.table.stock.take(list(range(PUZZLES)))
    actions = np.random.default_rng(1).integers(env.single_action_space.n, size=(steps, boards))
    env.reset(seed=1)

    def run() -> tuple[int, int]:
        over = 0
        for chosen in actions:
            _, _, terminated, truncated, _ = env.step(chosen)
            over += int(np.count_nonzero(terminated | truncated))
        return steps * boards, over

    return best(run)


def one_board(kind: str, size: int, steps: int, max_steps: int | None) -> tuple[float, int]:
    env = PuzzleEnv(kind, size=size, count=PUZZLES, max_steps=max_steps, **options_of(kind))
    env.table.stock.take(list(range(PUZZLES)))
    actions = np.random.default_rng(1).integers(env.action_space.n, size=steps).tolist()
    env.reset(seed=1)

    def run() -> tuple[int, int]:
        over = 0
        for chosen in actions:
            _, _, terminated, truncated, _ = env.step(chosen)
            if terminated or truncated:
                env.reset()
                over += 1
        return steps, over

    return best(run)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=10)
    parser.add_argument("--boards", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--max-steps", type=int, default=None)
    args = parser.parse_args()
    print(f"{args.size}x{args.size}, steps per second of CPU time, best of {RUNS}")
    print(f"{'kind':<18}{f'{args.boards} boards':>14}{'resets':>9}{'aim':>8}{'one board':>12}{'resets':>9}")
    for kind in names():
        rate, resets = many_boards(kind, args.size, args.boards, args.steps, args.max_steps)
        single, single_resets = one_board(kind, args.size, 5 * args.steps, args.max_steps)
        verdict = "met" if rate >= AIM else "missed"
        print(f"{kind:<18}{rate:>14,.0f}{resets:>9}{verdict:>8}{single:>12,.0f}{single_resets:>9}")


if __name__ == "__main__":
    main()
