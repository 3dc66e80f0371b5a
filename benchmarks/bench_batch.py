"""Batches: puzzles a second and core, what two processes and a Dask cluster of two workers make of two cores.

python benchmarks/bench_batch.py                a quick look at everything
python benchmarks/bench_batch.py --seconds 10   with longer runs
python benchmarks/bench_batch.py --json         one object a line

The efficiency against one process is given twice. `speed` is what the clock says: the rate over twice the rate of one
process, in the median of several rounds in turn; on a machine that others use as well it tells about them, too. `share`
is what the processors say: the time spent in the tasks over the time spent by all our processes from the first result
to the last, the main process, the scheduler and all waiting included. It needs no machine of one's own, and is the
least a machine of our own would give. `cores lost` is the rest of that time over the time on the clock: much of it is
spent by the clock, not by the task, so that it weighs more where our tasks get only a part of each core.
"""

import argparse
import json
import os
import statistics
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from cluewright.batch.cluster import ClusterExecutor
from cluewright.batch.items import MakePuzzle, Task
from cluewright.batch.plan_file import parse_plan
from cluewright.batch.processes import ProcessExecutor
from cluewright.batch.run import run_batch
from cluewright.batch.streaming import stream
from cluewright.library import Library
from cluewright.library import batches as kept
from cluewright.library.batches import ItemEntry, SeriesEntry

RECIPES = (
    'kind = "zip"\nsize = "5x4"',
    'kind = "zip"\nsize = "7x7"',
    'kind = "zip"\nsize = "10x10"',
    'kind = "hitori"\nsize = "8x8"',
    'kind = "hitori"\nsize = "12x12"',
    'kind = "hitori"\nsize = "8x8"\ndifficulty = "hard"',
    'kind = "nonogram"\nsize = "10x10"',
    'kind = "nonogram"\nsize = "20x15"',
    'kind = "nonogram"\nsize = "10x10"\ndifficulty = "hard"',
)
TASKS = (0.001, 0.005, 0.02)
ROUNDS = 3


@dataclass(frozen=True)
class Spin:
    """Keep a core busy for so many seconds of its own time; tell who did it and what that process has spent."""

    seconds: float

    def __call__(self, _):
        begin = time.thread_time()
        while (spent := time.thread_time() - begin) < self.seconds:
            pass
        return os.getpid(), spent, time.process_time()


def plan_of(recipe, number):
    return parse_plan(f"seed = 1\n[[recipe]]\n{recipe}\ncount = {number}\n")


def bench_recipes(seconds):
    """Make puzzles in this process, ready for the library, and count them by processor time."""
    for recipe in RECIPES:
        series = plan_of(recipe, 10**9).series[0]
        make = MakePuzzle()
        make(Task(series, 0, 0))  # the first loads what is needed
        times, failed = [], 0
        while sum(times) < seconds and len(times) < 5000:
            begin = time.process_time()
            failed += not make(Task(series, 0, len(times) + 1)).puzzles
            times.append(time.process_time() - begin)
        words = " ".join(part.split(" = ")[1].strip('"') for part in recipe.splitlines())
        yield {
            "recipe": words,
            "puzzles": len(times),
            "failed": failed,
            "ms": round(1000 * statistics.fmean(times), 4),
            "median_ms": round(1000 * statistics.median(times), 4),
            "a_second_and_core": round(len(times) / sum(times), 1),
        }


@contextmanager
def dask_cluster():
    from distributed import LocalCluster

    quiet = {"dashboard_address": None, "silence_logs": 50}
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, **quiet) as cluster:
        yield cluster.scheduler_address


def measure(executor, workers, cost, seconds):
    """Give the rate, the share of all processor time that went into the tasks, and the cores' worth that did not.

    Nothing counts until all workers are at work.

    The scheduler of a LocalCluster lives in this process, so its time is counted with ours.
    """
    warm, useful, done = 0.0, 0.0, 0
    spent = {}
    results = stream(executor, Spin(cost), count())
    for _, (pid, took, after) in results:
        if warm < seconds / 3 or len(spent) < workers:
            warm += took
            spent[pid] = after, after
            begin, parent = time.perf_counter(), time.process_time()
            continue
        spent[pid] = spent[pid][0], after
        useful += took
        done += 1
        if useful > seconds:
            break
    total = time.process_time() - parent + sum(last - first for first, last in spent.values())
    lasted = time.perf_counter() - begin
    results.close()
    return done / lasted, useful / total, (total - useful) / lasted


def bench_efficiency(seconds):
    """Measure one process, two, and a cluster; the cluster runs only while it is measured, for it is never idle."""
    found = {cost: {"1 process": [], "2 processes": [], "Dask, 2 workers": []} for cost in TASKS}
    for _ in range(ROUNDS):
        for cost, figures in found.items():
            figures["1 process"].append(measure(ProcessExecutor(1), 1, cost, seconds))
            figures["2 processes"].append(measure(ProcessExecutor(2), 2, cost, seconds))
        with dask_cluster() as cluster:
            for cost, figures in found.items():
                figures["Dask, 2 workers"].append(measure(ClusterExecutor(cluster), 2, cost, seconds))
    for cost, figures in found.items():
        one = [rate for rate, _, _ in figures["1 process"]]
        speed = {
            name: statistics.median(rate / (2 * alone) for (rate, _, _), alone in zip(each, one, strict=True))
            for name, each in figures.items()
            if name != "1 process"
        }
        share = {name: statistics.median(share for _, share, _ in each) for name, each in figures.items()}
        lost = {name: statistics.median(lost for _, _, lost in each) for name, each in figures.items()}
        yield {"task_ms": 1000 * cost, "speed": rounded(speed), "share": rounded(share), "lost": rounded(lost)}


def rounded(figures):
    return {name: round(figure, 3) for name, figure in figures.items()}


def bench_library(number):
    """Keep puzzles that are ready, with what became of their items, in transactions of 500; then whole batches."""
    plan = plan_of(RECIPES[0].replace("5x4", "6x5"), number)
    puzzles = [MakePuzzle()(Task(plan.series[0], 0, item.number)).puzzles[0][1] for item in plan.items()]
    with tempfile.TemporaryDirectory() as folder:
        with Library.open(Path(folder) / "ready.sqlite") as library:
            _, [series] = kept.enter(library, "bench", "", [SeriesEntry("key", "bench", 1, number)])
            begin, wall = time.process_time(), time.perf_counter()
            for start in range(0, number, 500):
                some = enumerate(puzzles[start : start + 500], start)
                kept.record(library, [ItemEntry(series, place, puzzle) for place, puzzle in some])
            spent, lasted = time.process_time() - begin, time.perf_counter() - wall
        yield {"what": "kept, ready made", "a_second": round(number / lasted), "a_cpu_second": round(number / spent)}
        for jobs in (1, 2):
            with Library.open(Path(folder) / f"{jobs}.sqlite") as library:
                begin, wall = time.process_time(), time.perf_counter()
                run_batch(plan, library, ProcessExecutor(jobs))
                spent, lasted = time.process_time() - begin, time.perf_counter() - wall
            rates = {"a_second": round(number / lasted), "a_cpu_second": round(number / spent)}
            yield {"what": f"whole batch, {jobs} processes, with starting", **rates}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--items", type=int, default=4000, help="puzzles brought into the library")
    parser.add_argument("--json", action="store_true", help="print one object a line")
    options = parser.parse_args()
    say = (lambda *_: None) if options.json else print

    def tell(figures, line):
        print(json.dumps(figures) if options.json else line)

    load, cores = os.getloadavg()[0], os.cpu_count()
    tell({"load": load, "cores": cores}, f"load {load:.1f}, {cores} cores")
    say("\nPuzzles ready for the library, CPU time\n  recipe                          ms   median   a second and core")
    for found in bench_recipes(options.seconds):
        line = f"  {found['recipe']:24} {found['ms']:9.3f} {found['median_ms']:8.3f} {found['a_second_and_core']:12.0f}"
        tell(found, line + (f"   {found['failed']} failed" if found["failed"] else ""))
    say("\nEfficiency against one process")
    say("  task ms   2 processes: speed  share  cores lost   Dask: speed  share  cores lost   1 process: share")
    for found in bench_efficiency(options.seconds):
        (two, dask), shares, lost = found["speed"].values(), found["share"], found["lost"]
        line = f"  {found['task_ms']:7.1f} {two:20.0%} {shares['2 processes']:6.1%} {lost['2 processes']:11.3f}"
        line += f" {dask:13.0%} {shares['Dask, 2 workers']:6.1%} {lost['Dask, 2 workers']:11.3f}"
        tell(found, f"{line} {shares['1 process']:18.1%}")
    say("\nInto a library, SQLite")
    say("  what                                         a second   a CPU second of the main process")
    for found in bench_library(options.items):
        tell(found, f"  {found['what']:42} {found['a_second']:10} {found['a_cpu_second']:10}")
    say(f"\nload {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
