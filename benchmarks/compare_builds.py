"""Compare the solving of two builds by turns: CPU time, and whether the searches took the same course.

    python benchmarks/compare_builds.py --before ../before/.venv/bin/python [--rounds 5] [--set FILE]

The interpreter that runs this is the build after. Hard nonogram proofs and the first 50 puzzles of every --set (a file
of tournament puzzles), Hitori proofs from 8x8 to 50x50 and Zip proofs from 6x6 to 15x15 are solved by both; of every
board the quickest of the rounds counts.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import cluewright as cw

HARD = Path(__file__).parent / "hard_proofs.jsonl"
NODES = 20_000
FROM_A_SET = 50


def boards(sets: list[str]) -> dict[str, list[Any]]:
    """Make what is solved, the same boards every time."""
    found = {"nonogram": [item.puzzle for item in cw.load(HARD)]}
    for name in sets:
        found["nonogram"] += [item.puzzle for item in cw.load(name)][:FROM_A_SET]
    sizes = {"hitori": [8] * 40 + [12] * 30 + [20] * 20 + [30] * 10 + [50] * 5, "zip": [*range(6, 16)] * 10}
    for kind, sides in sizes.items():
        found[kind] = [cw.generate(kind, size=side, seed=seed).puzzle for seed, side in enumerate(sides)]
    return found


def work(path: Path) -> None:
    """Solve the boards of a file, and print seconds, verdict and statistics of each."""
    found = []
    for item in cw.load(path):
        outcome = cw.solve(item, budget=cw.Budget(nodes=NODES))
        course = {name: value for name, value in outcome.statistics.items() if not name.startswith("seconds")}
        found.append((outcome.seconds, str(outcome.verdict), course))
    json.dump(found, sys.stdout)


def ask(python: str, path: Path) -> list[Any]:
    """Let one build solve."""
    command = [python, __file__, "--work", str(path)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", help="the Python of the build before")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        return work(asked.work)
    builds = (asked.before, sys.executable)
    for kind, puzzles in boards(asked.set).items():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "boards.jsonl"
            cw.save(puzzles, path)
            runs = [[ask(python, path) for python in builds] for _ in range(asked.rounds)]
            least = [sum(min(run[b][i][0] for run in runs) for i in range(len(puzzles))) for b in (0, 1)]
            differ = sum(one[1:] != other[1:] for one, other in zip(*runs[0], strict=True))
            print(
                f"{kind}: {len(puzzles)} boards, {least[0] * 1e3:.1f} ms before, {least[1] * 1e3:.1f} ms after", end=""
            )
            print(f" ({least[1] / least[0]:.3f}), {differ} took another course", flush=True)
    return None


if __name__ == "__main__":
    main()
