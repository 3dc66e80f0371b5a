"""Compare the solving of two builds by turns: CPU time, instructions, and whether the searches took the same course.

    python benchmarks/compare_builds.py --before ../before/.venv/bin/python [--rounds 5] [--instructions] [--set FILE]

The interpreter that runs this is the build after. Hard nonogram proofs and the first 50 puzzles of every --set (a file
of tournament puzzles), Hitori proofs from 8x8 to 50x50 and Zip proofs from 6x6 to 15x15 are solved by both; of every
board the quickest of the rounds counts. --instructions counts them with callgrind, on every tenth board; starting up
and reading the boards is taken off.
"""

import argparse
import json
import os
import re
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


def work(path: Path, step: int) -> None:
    """Read a file, solve every `step`-th board of it, none for 0, and print seconds and statistics of each."""
    found = []
    items = cw.load(path)
    for item in items[::step] if step else []:
        outcome = cw.solve(item, budget=cw.Budget(nodes=NODES))
        course = {name: value for name, value in outcome.statistics.items() if not name.startswith("seconds")}
        found.append((outcome.seconds, str(outcome.verdict), course))
    json.dump(found, sys.stdout)


def ask(python: str, path: Path, step: int = 1) -> list[Any]:
    """Let one build solve."""
    command = [python, __file__, "--work", str(path), "--step", str(step)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def instructions(python: str, path: Path, step: int) -> int:
    """Count the instructions of one build."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", python, __file__]
    command += ["--work", str(path), "--step", str(step)]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, "PYTHONHASHSEED": "0"}
    )
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", help="the Python of the build before")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--step", type=int, default=1, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        return work(asked.work, asked.step)
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
            if asked.instructions:
                each = [instructions(python, path, 10) - instructions(python, path, 0) for python in builds]
                print(
                    f"  instructions {each[0] / 1e6:.1f} to {each[1] / 1e6:.1f} million ({each[1] / each[0]:.3f})",
                    flush=True,
                )
    return None


if __name__ == "__main__":
    main()
