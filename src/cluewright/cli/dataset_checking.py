"""`cluewright dataset check`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cluewright.cli.exits import ExitCode, report
from cluewright.cli.options import COMMON, Cluster, Json
from cluewright.cli.output import print_json, say

if TYPE_CHECKING:
    from cluewright.datasets import DatasetCheck

_MOST_TOLD = 20


def check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a data set.")],
    sample: Annotated[
        int | None,
        typer.Option("--sample", metavar="N", min=1, help="Solve, follow and verify N records only; default: all."),
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", min=0, help="Number of processes; 0 uses every core.")
    ] = 0,
    cluster: Cluster = None,
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="SECONDS", min=0.001, help="Time limit per record.")
    ] = 60.0,
    json: Json = False,
) -> ExitCode:
    """Check a data set independently: solve its puzzles by SAT, follow every step, verify every proof.

    Every record is read, its id and split are checked, and no puzzle may come twice, not even turned or mirrored.
    Checksums, formats and the counts on the card are compared. Each fault is named with its record; exit code 0
    if there is none, 1 if there is one, 2 if the folder is no data set, 3 if a time limit ran out.

    \b
    Example:
        cluewright dataset check folder/
        cluewright dataset check folder/ --sample 1000 --jobs 4 --json
    """
    from cluewright.batch.interrupt import stop_on_signals
    from cluewright.cli.batch import executor_for, refuse_both
    from cluewright.cli.dataset_making import Counting
    from cluewright.datasets import CheckSettings, DatasetCheck, check_dataset

    refuse_both(jobs, cluster)
    found, settings = DatasetCheck(folder), CheckSettings(sample, time_limit)
    shown = sys.stderr.isatty() and not COMMON.quiet
    with stop_on_signals() as stop, Counting("checked") as bar:
        watcher = bar if shown else None
        executor = executor_for(jobs, cluster)
        for fault in check_dataset(folder, executor, settings, check=found, watcher=watcher, stopping=stop):
            if json:
                print_json(fault.to_data())
            elif found.faults + found.undecided <= _MOST_TOLD:
                say(str(fault))
    return _sum_up(found, json=json)


def _sum_up(found: "DatasetCheck", *, json: bool) -> ExitCode:
    from cluewright.core.text import counted

    if found.stopped:
        report("stopped before everything was checked")
        return ExitCode.INTERRUPTED
    if json:
        numbers = {name: getattr(found, name) for name in ("records", "checked", "judged", "faults", "undecided")}
        print_json({"folder": str(found.folder), "ok": not found.faults, **numbers, "notes": found.notes})
    else:
        told = found.faults + found.undecided
        if told > _MOST_TOLD:
            say(f"and {told - _MOST_TOLD:,} more like these; --json lists all")
        words = counted(found.faults, "fault") if found.faults else "no faults"
        said = f"{counted(found.records, 'record')}, {found.checked:,} solved again and verified: {words}"
        said += f", {found.undecided:,} undecided" if found.undecided else ""
        say(f"{found.folder}: {said}")
        if found.judged < found.checked:
            number = found.checked - found.judged
            report(f"{number:,} of these are of kinds without a SAT solver, or could not be solved by it")
        for note in found.notes:
            report(note)
    if found.faults:
        return ExitCode.NO
    return ExitCode.UNDECIDED if found.undecided else ExitCode.FINE
