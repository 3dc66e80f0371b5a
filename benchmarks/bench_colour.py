"""Colour nonograms: how long two witnesses or a proof take, beside other solvers on the same files.

python benchmarks/bench_colour.py                            a quick look at every set
python benchmarks/bench_colour.py --boards 20 --seconds 60   more boards, more patience
python benchmarks/bench_colour.py --pbnsolve PATH --nonogrid PATH
                                                             the same boards, as .g files, for programs built elsewhere
python benchmarks/bench_colour.py --repeat 5                 each quick board five times; the fastest counts
python benchmarks/bench_colour.py --folder PATH              puzzles in files of your own, in any format we read
python benchmarks/bench_colour.py --json                     one object a line

The sets: random boards of a side and a density (the share of cells that have a colour; 2, 3, 4 and 8 colours in turn),
motifs of the pack with at most 3 to 8 colours, as they are drawn and repaired, and overlapping ellipses. Every time is
CPU time of solving alone, from clues in memory to two solutions or a proof: ours is that of the native solver with all
it sets up, without conversions from and to Python; pbnsolve's is what it says itself (`-t`), without reading the file;
nonogrid's that of its process less that of its process on a puzzle of one cell. nonogrid has to be built with
`--features sat` and to stop at two solutions. The solvers take turns on every board, so that ours begins with cold
caches as a program does that is started for one board; with `--warm` it solves each board several times in a row, while
the others are still started anew for each. A board that takes longer than
`--seconds` counts as undecided, and its time is part of the total.
"""

import argparse
import json
import resource
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import process_time

import numpy as np

from cluewright import _native
from cluewright.colour_nonogram.poses import pose
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.repair import repair
from cluewright.core.chance import Chance
from cluewright.formats.inputs import read_inputs
from cluewright.motifs.colour_pack import colour_motifs

SIDES = (10, 20, 30, 40)
PALETTES = (2, 3, 4, 8)
DENSITIES = (0.3, 0.5, 0.7, 0.9)
PICTURE_SIDES = (16, 25, 40, 64)
ENOUGH = 0.1
"""Seconds after which a board is not solved again."""
UNLIMITED = 0.3
"""Seconds a program runs before its CPU time is limited: Linux counts that of a limited process in ticks of some
milliseconds, and most boards take less."""

Clues = tuple[tuple[tuple[int, int], ...], ...]


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as every solver gets it."""

    name: str
    colours: int
    rows: Clues
    columns: Clues


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


def puzzle_of(name: str, picture: np.ndarray) -> Puzzle:
    """Return the puzzle of a picture."""
    return Puzzle(name, max(1, int(picture.max())), tuple(map(clue_of, picture)), tuple(map(clue_of, picture.T)))


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


def motifs(side: int, count: int, repaired: bool) -> Iterator[Puzzle]:
    """List motifs on boards of a side, with at most 3 to 8 colours in turn."""
    pack = colour_motifs()
    for number in range(count):
        motif = pack[number * len(pack) // count]
        painting = pose(motif, (side, side), 0, Chance(0)).pictures(1, Chance(0), colours=3 + number % 6)[0]
        if repaired:
            painting = repair(painting).painting
        yield puzzle_of(motif.id, painting.array)


def sets_of_boards(count: int, seed: int) -> Iterator[tuple[str, Iterator[Puzzle]]]:
    """List the sets: what they are called, and their boards, which are made when they are asked for."""

    def randoms(side: int, density: float) -> Iterator[Puzzle]:
        rng = np.random.default_rng((seed, side, round(100 * density)))
        for number in range(count):
            colours = PALETTES[number % len(PALETTES)]
            yield puzzle_of(f"{colours} colours, {number}", random_picture(rng, side, colours, density))

    def drawn(side: int) -> Iterator[Puzzle]:
        rng = np.random.default_rng((seed, side))
        return (puzzle_of(str(number), ellipses(rng, side, 3 + number % 6)) for number in range(count))

    for side in SIDES:
        for density in DENSITIES:
            yield f"random {side}x{side}, {density:.0%}", randoms(side, density)
    for side in PICTURE_SIDES:
        yield f"ellipses {side}x{side}", drawn(side)
        yield f"motifs {side}x{side}, as drawn", motifs(side, count, repaired=False)
        yield f"motifs {side}x{side}, repaired", motifs(side, count, repaired=True)


def puzzles_in(folder: Path) -> Iterator[Puzzle]:
    """List the colour nonograms in the files of a folder that we read, and name what is left out."""
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        for entry in read_inputs([str(path)], None):
            if entry.item is None:
                print(f"{path.name}: {entry.error}".splitlines()[0])
            elif isinstance(entry.item.puzzle, ColourNonogram):
                puzzle = entry.item.puzzle
                yield Puzzle(path.name, puzzle.colours, puzzle.rows, puzzle.columns)


def solve_here(puzzle: Puzzle, seconds: float) -> tuple[str, float]:
    """Return our verdict and the CPU time it took."""
    cancel, end = bytearray(1), process_time() + seconds

    def tick() -> None:
        cancel[0] = process_time() > end

    answer = _native.colour_nonogram_solve(
        puzzle.colours,
        puzzle.rows,
        puzzle.columns,
        strategy="auto",
        limit=2,
        seed=0,
        start=None,
        known=None,
        seconds=None,
        nodes=None,
        cancel=cancel,
        tick=tick,
        record=False,
    )
    return answer["verdict"], answer["seconds"]


def solve_warm(puzzle: Puzzle, seconds: float) -> tuple[str, float]:
    """Return the same of the quickest of six runs one after the other, as boards of a batch are solved."""
    verdict, least = solve_here(puzzle, seconds)
    for _ in range(5 if least < ENOUGH else 0):
        least = min(least, solve_here(puzzle, seconds)[1])
    return verdict, least


def write_g(path: Path, puzzle: Puzzle) -> None:
    """Write a board in the .g format of the Olsak solver, as both of the others read it."""
    letters = "abcdefghijklmno"[: puzzle.colours]
    lines = [
        puzzle.name,
        "#d",
        *(f"   {letter}:{letter}  #{40 * i + 20:06X}  {letter}" for i, letter in enumerate(letters)),
    ]
    for head, clues in ((": rows", puzzle.rows), (": columns", puzzle.columns)):
        lines += [head, *(" ".join(f"{length}{letters[colour - 1]}" for length, colour in clue) for clue in clues)]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def run_limited(command: list[str], seconds: float) -> tuple[str, float]:
    """Return what a program says and its CPU time, of which it gets so many seconds; nothing if it fails."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            said, _ = process.communicate(timeout=UNLIMITED)
        except subprocess.TimeoutExpired:
            resource.prlimit(process.pid, resource.RLIMIT_CPU, (max(1, round(seconds)),) * 2)
            said, _ = process.communicate()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (
        said if process.returncode >= 0 else "",
        after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
    )


class Pbnsolve:
    """The program pbnsolve."""

    def __init__(self, program: Path) -> None:
        self.name, self._program = "pbnsolve", program

    def solve(self, file: Path, seconds: float) -> tuple[str, float]:
        """Return its verdict and the CPU time it says it took."""
        said, spent = run_limited([str(self._program), "-b", "-u", "-t", str(file)], seconds)
        head, _, times = said.partition("Processing Time:")
        words = head.split()
        verdict = "unique" if "unique" in words else "several" if "multiple" in words else "undecided"
        return verdict, float(times.split()[0]) if times else spent


class Nonogrid:
    """The program nonogrid, whose line solver and probing lead to a SAT solver."""

    def __init__(self, program: Path, folder: Path) -> None:
        self.name, self._program = "nonogrid", program
        file = folder / "one.g"
        write_g(file, Puzzle("one", 2, (((1, 1),),), (((1, 1),),)))
        self._start = min(run_limited([str(program), str(file)], 10)[1] for _ in range(15))

    def solve(self, file: Path, seconds: float) -> tuple[str, float]:
        """Return its verdict and the CPU time of its process less that of its start."""
        said, spent = run_limited([str(self._program), str(file)], seconds)
        verdict = "undecided" if not said else "several" if "2-th solution" in said else "unique"
        return verdict, max(0.0, spent - self._start)


def fastest(solvers: list[Callable[[], tuple[str, float]]], repeat: int) -> list[tuple[str, float]]:
    """Return each solver's verdict and least time of so many runs, by turns; one is enough where it takes long."""
    best = [solve() for solve in solvers]
    for _ in range(repeat - 1):
        for number, solve in enumerate(solvers):
            verdict, least = best[number]
            if least < ENOUGH and verdict != "undecided":
                best[number] = verdict, min(least, solve()[1])
    return best


def report(measured: Measured, as_json: bool) -> None:
    """Print one line."""
    if as_json:
        print(json.dumps(asdict(measured)), flush=True)
        return
    print(
        f"{measured.solver:10} {measured.boards:28} {measured.count:4} boards, {measured.unique:4} unique, "
        f"{measured.undecided:3} undecided, {measured.seconds * 1e3:10.2f} ms, slowest {measured.slowest * 1e3:.2f} ms",
        flush=True,
    )


def measure(
    name: str, boards: Iterator[Puzzle], others: list[Pbnsolve | Nonogrid], options: argparse.Namespace
) -> None:
    """Give the boards of a set to every solver and report."""
    file = options.scratch / "board.g"
    rows = [Measured(solver, name) for solver in ("cluewright", *(other.name for other in others))]
    for puzzle in boards:
        if others:
            write_g(file, puzzle)
        solvers: list[Callable[[], tuple[str, float]]] = [
            partial(solve_warm if options.warm else solve_here, puzzle, options.seconds)
        ]
        solvers += [partial(other.solve, file, options.seconds) for other in others]
        best = fastest(solvers, options.repeat)
        said = []
        for row, (verdict, seconds) in zip(rows, best, strict=True):
            row.add(verdict, seconds)
            said.append(f"{row.solver} {verdict} {seconds:.6f}")
        if len({verdict for verdict, _ in best} - {"undecided"}) > 1:
            raise SystemExit(f"{name}: the verdicts differ: {', '.join(said)}: {puzzle}")
        if options.each:
            print(f"  {puzzle.name}: {', '.join(said)}", flush=True)
    if not rows[0].count:
        raise SystemExit(f"{name}: there is no colour nonogram to measure")
    for row in rows:
        report(row, options.as_json)


def main() -> None:
    """Measure every set, with our solver and with the others that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=12, help="boards in each set")
    parser.add_argument("--seconds", type=float, default=10.0, help="the most for one board")
    parser.add_argument("--repeat", type=int, default=1, help="runs of each quick board; the fastest counts")
    parser.add_argument("--warm", action="store_true", help="let ours run several times in succession at every turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="measure only sets whose name contains this")
    parser.add_argument("--folder", type=Path, help="measure the puzzles in these files instead")
    parser.add_argument("--pbnsolve", type=Path, help="the program to compare with")
    parser.add_argument("--nonogrid", type=Path, help="the other program to compare with")
    parser.add_argument("--each", action="store_true", help="print every board")
    parser.add_argument("--json", action="store_true", dest="as_json")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        options.scratch = Path(folder)
        others: list[Pbnsolve | Nonogrid] = []
        if options.pbnsolve is not None:
            others.append(Pbnsolve(options.pbnsolve))
        if options.nonogrid is not None:
            others.append(Nonogrid(options.nonogrid, options.scratch))
        if options.folder is not None:
            measure(options.folder.name, puzzles_in(options.folder), others, options)
            return
        for name, boards in sets_of_boards(options.boards, options.seed):
            if options.only in name:
                measure(name, boards, others, options)


if __name__ == "__main__":
    main()
