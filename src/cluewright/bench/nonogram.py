"""How fast nonograms are solved, compared with other programs."""

import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

import cluewright as cw
from cluewright.bench.measure import Json, Spread, Table, best_seconds, format_seconds, print_table
from cluewright.bench.peers import FASTEST_LARGE, FASTEST_SURVEY, NONOSOLVE_SETS
from cluewright.core.budget import Budget
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.verbs import solve
from cluewright.nonogram.calibration import machine_ratio
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import LARGE, blurred_picture, random_picture
from cluewright.nonogram.puzzle import Nonogram

SECONDS_PER_PUZZLE = 60.0
"""The time limit of a single puzzle."""


def bench_nonogram(
    sets: Annotated[list[Path] | None, typer.Option("--set", help="A tournament file; repeat for more.")] = None,
    survey: Annotated[Path | None, typer.Option(help="A folder of survey puzzles.")] = None,
    hard: Annotated[Path | None, typer.Option(help="A file of hard proofs, compared with CaDiCaL.")] = None,
    every: Annotated[int, typer.Option(min=1, help="Take only every Nth puzzle of a set.")] = 1,
    seeds: Annotated[int, typer.Option(min=1, help="Solve the sets with this many seeds, from 0 on.")] = 1,
    large: Annotated[int, typer.Option(min=0, help="Side of the large boards; 0 skips them.")] = 1000,
    json: Json = False,
) -> None:
    """Measure the nonogram solver and compare it with published times.

    How long hard puzzles take depends on the seed: with several, a table says how far the totals lie apart.

    \b
    Example:
        cluewright bench nonogram --set taai2011.question.txt --large 500
    """
    ratio = machine_ratio()
    if not json:
        typer.echo(f"This machine takes {ratio:.2f} times as long as the one used for the other solvers' times,")
        typer.echo("so their times below are scaled by that. All times are CPU time on one core.\n")
    for title, table in _sections(ratio, sets or [], survey, hard, every, seeds, large):
        print_table(title, table, json=json)


def _sections(
    ratio: float, sets: Sequence[Path], survey: Path | None, hard: Path | None, every: int, seeds: int, large: int
) -> Iterator[tuple[str, Table]]:
    if sets:
        runs = {path.name.split(".")[0]: _runs(path, every, seeds) for path in sets}
        peers = NONOSOLVE_SETS if every == 1 else {}
        first = {name: by_seed[0] for name, by_seed in runs.items()}
        yield "Tournament sets, first solution", _sets(ratio, peers, first)
        if seeds > 1:
            yield f"The same with {seeds} seeds", _seeds(ratio, peers, runs)
    yield "Small boards through Python, uniqueness proven", _small()
    if survey is not None:
        yield "Survey puzzles, uniqueness proven", _survey(ratio, survey)
    if hard is not None:
        yield "Hard proofs of uniqueness", _hard(hard, every)
    if large:
        yield f"Large boards, {large}x{large}, two solutions or a proof", _large(ratio, large)


class _Run(NamedTuple):
    """A tournament set, solved with one seed."""

    solved: int
    spread: Spread


def _runs(path: Path, every: int, seeds: int) -> list[_Run]:
    puzzles = [item.puzzle for item in _load(path)][::every]
    runs = []
    for seed in range(seeds):
        outcomes = [solve(puzzle, limit=1, budget=Budget(seconds=SECONDS_PER_PUZZLE), seed=seed) for puzzle in puzzles]
        solved = sum(outcome.verdict is Verdict.SOLVED for outcome in outcomes)
        runs.append(_Run(solved, Spread.of(outcome.seconds for outcome in outcomes)))
    return runs


def _sets(ratio: float, peers: Mapping[str, float], runs: Mapping[str, _Run]) -> Table:
    rows = []
    for name, (solved, spread) in runs.items():
        faster = f"{peers[name] * ratio / spread.total:.1f}x" if name in peers else ""
        rows.append([name, f"{solved}/{spread.count}", *_spread_cells(spread), faster])
    return ["set", "solved", "median", "p90", "p99", "max", "total", "faster than nonosolve"], rows


def _seeds(ratio: float, peers: Mapping[str, float], runs: Mapping[str, list[_Run]]) -> Table:
    """Compare the totals of seeds, set by set and for all sets together."""
    rows = []
    for names in [[name] for name in runs] + [list(runs)] * (len(runs) > 1):
        tries = list(zip(*(runs[name] for name in names), strict=True))
        totals = [sum(run.spread.total for run in by_set) for by_set in tries]
        mean = sum(totals) / len(totals)
        solved = sum(run.solved for by_set in tries for run in by_set)
        count = sum(run.spread.count for by_set in tries for run in by_set)
        known = all(name in peers for name in names)
        rows.append([
            names[0] if len(names) == 1 else "all",
            f"{solved}/{count}",
            *(format_seconds(value) for value in (mean, min(totals), max(totals))),
            f"{(max(totals) - min(totals)) / mean:.0%}",
            format_seconds(max(run.spread.longest for by_set in tries for run in by_set)),
            f"{sum(peers[name] for name in names) * ratio / mean:.1f}x" if known else "",
        ])  # fmt: skip
    return ["set", "solved", "mean", "least", "most", "apart", "slowest puzzle", "faster than nonosolve"], rows


def _small() -> Table:
    rows = []
    for name, puzzle in (
        ("10x10 random, 65 % filled", _unique(10, lambda seed: random_picture(10, 10, 65, seed))),
        ("20x20 picture-like", _unique(20, lambda seed: blurred_picture(20, 2, seed))),
    ):
        seconds = best_seconds(lambda p=puzzle: solve(p), time.process_time, 500)  # type: ignore[misc]
        rows.append([name, format_seconds(seconds), format_seconds(solve(puzzle).seconds)])
    return ["board", "cluewright.solve", "native part"], rows


def _unique(size: int, make: Any) -> Nonogram:
    """Return the first unique puzzle of a family, by seed."""
    for seed in range(10_000):
        puzzle = clues_of(make(seed))
        if solve(puzzle).verdict is Verdict.UNIQUE:
            return puzzle
    raise cw.GenerationFailed(f"this family has no unique board of size {size}")


def _survey(ratio: float, folder: Path) -> Table:
    rows = []
    for path in sorted(folder.glob("*.nin")):
        puzzle = _load(path)[0].puzzle
        outcome = solve(puzzle, budget=Budget(seconds=SECONDS_PER_PUZZLE))
        seconds = best_seconds(lambda p=puzzle: solve(p), time.process_time, 5)  # type: ignore[misc]
        name = path.stem.split("-")[-1]
        peer = FASTEST_SURVEY.get(name)
        rows.append([
            name,
            f"{puzzle.width}x{puzzle.height}",
            outcome.verdict,
            format_seconds(seconds),
            "" if peer is None else format_seconds(peer * ratio),
        ])  # fmt: skip
    return ["puzzle", "size", "verdict", "time", "fastest peer"], rows


def _hard(path: Path, every: int) -> Table:
    """Compare with CaDiCaL by size class; each time is solving alone, without starting a process."""
    classes: dict[range, list[tuple[Outcome[Any], Outcome[Any]]]] = {}
    for item in _load(path)[::every]:
        budget = Budget(seconds=SECONDS_PER_PUZZLE)
        ours = solve(item.puzzle, budget=budget)
        theirs = solve(item.puzzle, strategy="sat", budget=Budget(seconds=SECONDS_PER_PUZZLE))
        classes.setdefault(_size_class(item.puzzle), []).append((ours, theirs))
    rows = []
    for sides, pairs in sorted(classes.items(), key=lambda entry: entry[0].start):
        spreads = [Spread.of(outcome.seconds for outcome in outcomes) for outcomes in zip(*pairs, strict=True)]
        proven = sum(ours.verdict is Verdict.UNIQUE for ours, _ in pairs)
        times = [format_seconds(value) for spread in spreads for value in (spread.median, spread.total)]
        rows.append(
            [
                f"{sides.start}-{sides[-1]}",
                f"{proven}/{len(pairs)}",
                *times,
                f"{spreads[1].total / spreads[0].total:.1f}x",
            ]
        )
    headers = ["side", "proven", "median", "total", "CaDiCaL median", "CaDiCaL total", "faster"]
    return headers, rows


def _size_class(puzzle: Nonogram) -> range:
    """Return the sides of the puzzles that are counted together."""
    side = max(puzzle.width, puzzle.height)
    step = 5 if side < 50 else 20
    return range(side // step * step, side // step * step + step)


def _large(ratio: float, size: int) -> Table:
    rows = []
    for name, make in LARGE.items():
        puzzle = clues_of(make(size))
        outcome = solve(puzzle, budget=Budget(seconds=SECONDS_PER_PUZZLE))
        peer = FASTEST_LARGE.get(name) if size == 1000 else None
        rows.append([name, outcome.verdict, format_seconds(outcome.seconds),
                     "" if peer is None else format_seconds(peer * ratio)])  # fmt: skip
    return ["board", "verdict", "time", "fastest peer"], rows


def _spread_cells(spread: Spread) -> list[str]:
    return [format_seconds(s) for s in (spread.median, spread.p90, spread.p99, spread.longest, spread.total)]


def _load(path: Path) -> list[Any]:
    from cluewright.formats import load

    return list(load(path))
