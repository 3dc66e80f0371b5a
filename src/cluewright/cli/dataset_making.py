"""`cluewright dataset make`."""

import shlex
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cluewright.cli.exits import ExitCode, report
from cluewright.cli.options import COMMON, Cluster, Force, Json, out_option
from cluewright.cli.output import print_json, say
from cluewright.core.errors import FormatError

if TYPE_CHECKING:
    from cluewright.datasets import MadeDataset

_EVENT_EVERY = 1.0


def make(
    plan_file: Annotated[Path | None, typer.Argument(metavar="PLAN.toml", help="The plan of the data set.")] = None,
    out: Annotated[
        str | None, out_option("The folder to write; default: one next to the plan, with its name.", metavar="FOLDER")
    ] = None,
    example: Annotated[
        bool, typer.Option("--example", help="Print an example plan that explains every key, or write it to --out.")
    ] = False,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", min=0, help="Number of processes; 0 uses every core.")
    ] = 0,
    cluster: Cluster = None,
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="SECONDS", min=0.001, help="Time limit per puzzle.")
    ] = 600.0,
    attempts: Annotated[
        int, typer.Option("--attempts", metavar="N", min=1, max=1000, help="Seeds to try before a puzzle fails.")
    ] = 3,
    memory: Annotated[
        int | None, typer.Option("--memory", metavar="MB", min=64, help="Memory limit per process.")
    ] = None,
    log: Annotated[Path | None, typer.Option("--log", metavar="FILE", help="Write a log file.")] = None,
    force: Force = False,
    json: Json = False,
) -> ExitCode:
    """Make a data set: puzzles with prompt, solution, proof, rating and steps, in splits that share none.

    The folder gets JSON lines or Parquet files, a data card with counts and plots, and checksums. The same plan gives
    the same files, however many processes work on it. Ctrl-C stops cleanly; run the same command again to resume,
    also after a power cut. Exit code 0 if every puzzle is there, 1 if some could not be made, 130 if it was stopped.

    \b
    Example:
        cluewright dataset make --example -o plan.toml
        cluewright dataset make plan.toml -o folder/
        cluewright dataset make plan.toml -o folder/ --cluster tcp://10.0.0.5:8786 --log make.log
    """
    from cluewright.datasets import EXAMPLE, MakeSettings, make_dataset, read_dataset_plan

    if example:
        from cluewright.cli.writing import write_example

        write_example(EXAMPLE, out, force=force, json=json)
        return ExitCode.FINE
    if plan_file is None:
        raise typer.BadParameter("name a plan; to start from an example, run cluewright dataset make --example")
    from cluewright.batch.interrupt import stop_on_signals
    from cluewright.batch.items import rehearse
    from cluewright.cli.batch import executor_for, refuse_both
    from cluewright.cli.batching import audience

    refuse_both(jobs, cluster)
    plan = read_dataset_plan(plan_file)
    rehearse(plan.batch)
    folder = plan_file.with_suffix("") if out is None else Path(out)
    again = shlex.join(["cluewright", "dataset", "make", str(plan_file), "-o", str(folder)])
    with (
        stop_on_signals() as stop,
        audience(json=json, log=log) as listening,
        _counter(listening.clear, json=json) as counter,
    ):
        try:
            made = make_dataset(
                plan,
                folder,
                executor_for(jobs, cluster, memory),
                MakeSettings(attempts, time_limit),
                batch_watcher=listening,
                watcher=counter,
                stopping=stop,
            )
        except FormatError:  # the folder is refused: there is nothing to resume
            raise
        except Exception:
            if not COMMON.quiet and (folder / ".making").is_dir():
                report(f"what is finished is kept; to resume: {again}")
            raise
    return _sum_up(made, again, json=json)


def _sum_up(made: "MadeDataset", again: str, *, json: bool) -> ExitCode:
    from cluewright.core.text import counted

    if made.manifest is None:
        report(f"stopped; to resume: {again}")
        return ExitCode.INTERRUPTED
    records, splits = made.manifest["figures"]["records"], made.splits
    if json:
        facts = {"records": records, "splits": splits, "missing": made.missing, "revision": made.manifest["revision"]}
        print_json({"event": "dataset", "folder": str(made.folder), **facts})
    elif not COMMON.quiet:
        words = ", ".join(f"{name} {count:,}" for name, count in splits.items())
        before = "" if made.tally is not None else " (it was complete already)"
        say(f"{made.folder}: {counted(records, 'record')}, {words}{before}", err=True)
    if made.missing:
        report(f"{counted(made.missing, 'puzzle')} could not be made; {made.folder / 'README.md'} has the reasons")
        return ExitCode.NO
    return ExitCode.FINE


class _Events:
    """Print the number of records now and then as JSON."""

    def __init__(self) -> None:
        self._last = 0.0

    def recorded(self, done: int, total: int) -> None:
        if done == total or time.monotonic() - self._last >= _EVENT_EVERY:
            self._last = time.monotonic()
            print_json({"event": "records", "done": done, "total": total})
            sys.stdout.flush()


@contextmanager
def _counter(before: Callable[[], None], *, json: bool) -> Iterator["_Events | Counting | None"]:
    if json:
        yield _Events()
    elif COMMON.quiet or not sys.stderr.isatty():
        yield None
    else:
        with Counting("records", before) as bar:
            yield bar


class Counting:
    """Show a bar on standard error once there is something to count."""

    def __init__(self, name: str, before: Callable[[], None] = lambda: None) -> None:
        """Take what it counts, and what to do before it is shown."""
        self._name, self._before = name, before
        self._bar: object = None

    def __enter__(self) -> "Counting":
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()  # type: ignore[attr-defined]

    def recorded(self, done: int, total: int) -> None:
        """Show how many are done."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        from cluewright.cli.output import console

        if self._bar is None:
            self._before()
            columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
            self._bar = Progress(*columns, console=console(stderr=True), transient=True, redirect_stdout=False)
            self._task = self._bar.add_task(self._name, total=total)
            self._bar.start()
        self._bar.update(self._task, completed=done)  # type: ignore[attr-defined]
