"""Colour nonograms: how long two witnesses or a proof take, on random boards of several densities and on pictures.

python benchmarks/bench_colour.py                           a quick look: 10x10 to 40x40, 2 to 8 colours
python benchmarks/bench_colour.py --boards 20 --seconds 60  more boards, more patience
python benchmarks/bench_colour.py --pbnsolve PATH           the same boards, as .g files, for a pbnsolve built elsewhere
python benchmarks/bench_colour.py --json                    one object a line

Each line is a set of boards of one size, number of colours and density (the share of cells that have a colour; a
picture is drawn of overlapping ellipses). Times are CPU time. A board that takes longer than `--seconds` is counted as
undecided, and its time is part of the total.
"""

import argparse
import json
import resource
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from cluewright import _native

SIDES = (10, 20, 30, 40)
PALETTES = (2, 4, 8)
DENSITIES = (0.3, 0.5, 0.7, 0.9)
PICTURE_SIDES = (16, 25, 40, 64)

Clues = tuple[tuple[tuple[int, int], ...], ...]


@dataclass
class Measured:
    """What one solver made of one set of boards."""

    solver: str
    boards: str
    count: int = 0
    undecided: int = 0
    unique: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, verdict: str, seconds: float) -> None:
        """Count one board."""
        self.count += 1
        self.undecided += verdict == "undecided"
        self.unique += verdict == "unique"
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


def clue_of(cells: np.ndarray) -> tuple[tuple[int, int], ...]:
    """Return the blocks of a line as pairs of a length and a colour."""
    ends = np.flatnonzero(np.diff(cells)) + 1
    runs = np.split(cells, ends)
    return tuple((len(run), int(run[0])) for run in runs if run[0])


def random_picture(rng: np.random.Generator, side: int, colours: int, density: float) -> np.ndarray:
    """Return a board whose cells are independent of each other."""
    return np.where(rng.random((side, side)) < density, rng.integers(1, colours + 1, (side, side)), 0)


def ellipses(rng: np.random.Generator, side: int, colours: int) -> np.ndarray:
    """Return a board of overlapping ellipses, some of them in the colour of the background."""
    rows, columns = np.indices((side, side))
    picture = np.zeros((side, side), np.int64)
    for _ in range(side * side // 25):
        (y, x), (a, b) = rng.uniform(0, side, 2), rng.uniform(1, side / 5, 2)
        picture[((rows - y) / a) ** 2 + ((columns - x) / b) ** 2 < 1] = rng.integers(0, colours + 1)
    return picture


def sets_of_boards(count: int, seed: int) -> Iterator[tuple[str, int, list[np.ndarray]]]:
    """List the sets: what they are called, how many colours they have, and their boards."""
    rng = np.random.default_rng(seed)
    for side in SIDES:
        for colours in PALETTES:
            for density in DENSITIES:
                boards = [random_picture(rng, side, colours, density) for _ in range(count)]
                yield f"random {side}x{side}, {colours} colours, {density:.0%}", colours, boards
    for side in PICTURE_SIDES:
        for colours in PALETTES:
            yield (
                f"picture {side}x{side}, {colours} colours",
                colours,
                [ellipses(rng, side, colours) for _ in range(count)],
            )


def solve_here(colours: int, rows: Clues, columns: Clues, seconds: float) -> tuple[str, float]:
    """Return our verdict and the CPU time it took."""
    answer = _native.colour_nonogram_solve(
        colours,
        rows,
        columns,
        strategy="auto",
        limit=2,
        seed=0,
        start=None,
        known=None,
        seconds=seconds,
        nodes=None,
        cancel=None,
        tick=None,
        record=False,
    )
    return answer["verdict"], answer["seconds"]


def write_g(path: Path, colours: int, rows: Clues, columns: Clues) -> None:
    """Write a board in the .g format of the Olsak solver."""
    letters = "abcdefghijklmno"[:colours]
    lines = ["#d", *(f"   {letter}:{letter}  #{40 * i + 20:06X}  {letter}" for i, letter in enumerate(letters))]
    for clues in (rows, columns):
        lines += [":", *(" ".join(f"{length}{letters[colour - 1]}" for length, colour in clue) for clue in clues)]
    path.write_text("\n".join([*lines, ":"]) + "\n", "utf-8")


def solve_there(program: Path, file: Path, seconds: float) -> tuple[str, float]:
    """Return the verdict of pbnsolve and the CPU time of its process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    command = [str(program), "-b", "-u", f"-x{max(1, round(seconds))}", str(file)]
    words = subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()
    spent = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    verdict = "unique" if "unique" in words else "several" if "multiple" in words else "undecided"
    return verdict, spent


def report(measured: Measured, as_json: bool) -> None:
    """Print one line."""
    if as_json:
        print(json.dumps(asdict(measured)), flush=True)
        return
    print(
        f"{measured.solver:10} {measured.boards:34} {measured.count:4} boards, {measured.unique:4} unique, "
        f"{measured.undecided:3} undecided, {measured.seconds * 1e3:9.1f} ms, slowest {measured.slowest * 1e3:8.1f} ms",
        flush=True,
    )


def main() -> None:
    """Measure every set, with our solver and, where it is named, with pbnsolve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=5, help="boards in each set")
    parser.add_argument("--seconds", type=float, default=10.0, help="the most for one board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="measure only sets whose name contains this")
    parser.add_argument("--pbnsolve", type=Path, help="the program to compare with")
    parser.add_argument("--json", action="store_true", dest="as_json")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name, colours, boards in sets_of_boards(options.boards, options.seed):
            if options.only not in name:
                continue
            ours, theirs = Measured("cluewright", name), Measured("pbnsolve", name)
            for board in boards:
                rows, columns = tuple(map(clue_of, board)), tuple(map(clue_of, board.T))
                verdict, seconds = solve_here(colours, rows, columns, options.seconds)
                ours.add(verdict, seconds)
                if options.pbnsolve is None:
                    continue
                file = Path(folder) / "board.g"
                write_g(file, colours, rows, columns)
                other, seconds = solve_there(options.pbnsolve, file, options.seconds)
                theirs.add(other, seconds)
                if "undecided" not in (verdict, other) and verdict != other:
                    raise SystemExit(f"{name}: we say {verdict}, pbnsolve {other}: {rows} {columns}")
            report(ours, options.as_json)
            if options.pbnsolve is not None:
                report(theirs, options.as_json)


if __name__ == "__main__":
    main()
