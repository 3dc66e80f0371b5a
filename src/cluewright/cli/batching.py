"""Who follows a batch as it runs: a bar for people, JSON lines for programs, a log file for later."""

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import datetime
from pathlib import Path
from typing import IO, Any

from cluewright.batch.items import Task
from cluewright.batch.plan import Plan
from cluewright.batch.progress import Tally, in_words
from cluewright.batch.run import RunWatcher
from cluewright.cli.options import COMMON
from cluewright.cli.output import console, print_json
from cluewright.library.batches import UNMADE, ItemRow, State

_LOG_EVERY = 10.0
_EVENT_EVERY = 1.0


class Audience:
    """Tell every listener, and those who want to know, how it ended."""

    def __init__(self, watchers: Sequence[RunWatcher]) -> None:
        self._watchers = watchers

    def started(self, plan: Plan, tally: Tally) -> None:
        """Pass it on."""
        for watcher in self._watchers:
            watcher.started(plan, tally)

    def settled(self, task: Task, row: ItemRow) -> None:
        """Pass it on."""
        for watcher in self._watchers:
            watcher.settled(task, row)

    def reopened(self, task: Task) -> None:
        """Pass it on."""
        for watcher in self._watchers:
            watcher.reopened(task)

    def advanced(self, tally: Tally) -> None:
        """Pass it on."""
        for watcher in self._watchers:
            watcher.advanced(tally)

    def clear(self) -> None:
        """Take the bar away, for there is more to show."""
        for watcher in self._watchers:
            if isinstance(watcher, Bar):
                watcher.__exit__()

    def ended(self, tally: Tally, *, stopped: bool) -> None:
        """Tell those who want to know how it ended."""
        for watcher in self._watchers:
            if isinstance(watcher, Events | LogFile):
                watcher.ended(tally, stopped=stopped)


class Events:
    """Print what happens as JSON, one object per line."""

    def __init__(self) -> None:
        self._last = 0.0

    def started(self, plan: Plan, tally: Tally) -> None:
        """Print the start."""
        print_json({"event": "start", "batch": plan.name, "plan": plan.file, **tally.to_data()})

    def settled(self, task: Task, row: ItemRow) -> None:
        """Print what became of an item."""
        data: dict[str, Any] = {
            "event": "item",
            "recipe": task.series.table,
            "series": task.series.label,
            "number": task.number,
            "state": str(row.state),
            "puzzle": row.puzzle_id,
            "seconds": round(row.seconds, 6),
        }
        print_json(data if row.state not in UNMADE else {**data, "reason": row.reason})

    def reopened(self, task: Task) -> None:
        """Print that an item is made again."""
        series = task.series
        print_json({"event": "reopened", "recipe": series.table, "series": series.label, "number": task.number})

    def advanced(self, tally: Tally) -> None:
        """Print the progress of the batch, once a second."""
        if time.monotonic() - self._last >= _EVENT_EVERY:
            self._last = time.monotonic()
            print_json({"event": "progress", **tally.to_data()})
            sys.stdout.flush()

    def ended(self, tally: Tally, *, stopped: bool) -> None:
        """Print the end."""
        print_json({"event": "end", "stopped": stopped, **tally.to_data()})


class LogFile:
    """Write a line for the start, every failure, every ten seconds of progress, and the end."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        self._last = time.monotonic()

    def started(self, plan: Plan, tally: Tally) -> None:
        """Write the start."""
        self._write(f"starting batch {plan.name!r} from {plan.file}: {tally}")

    def settled(self, task: Task, row: ItemRow) -> None:
        """Write a failure."""
        if row.state is State.FAILED:
            self._write(f"failed: recipe {task.series.table}, {task.series.label}, item {task.number}: {row.reason}")

    def reopened(self, task: Task) -> None:
        """Leave it out: the item is made again."""

    def advanced(self, tally: Tally) -> None:
        """Write the progress of the batch now and then."""
        if time.monotonic() - self._last >= _LOG_EVERY:
            self._last = time.monotonic()
            self._write(f"{tally}, {tally.rate:.1f}/s{time_left(tally)}")

    def ended(self, tally: Tally, *, stopped: bool) -> None:
        """Write the end."""
        self._write(f"{'stopped' if stopped else 'end'}: {tally} in {in_words(tally.seconds)}, {tally.rate:.1f}/s")

    def _write(self, text: str) -> None:
        self._file.write(f"{datetime.now().astimezone().isoformat(timespec='seconds')} {text}\n")
        self._file.flush()


class Bar:
    """Show a bar on standard error: how many, the rate, the time left, the share of each level made so far."""

    def __init__(self) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[how]}")
        self._progress = Progress(*columns, console=console(stderr=True), transient=True, redirect_stdout=False)
        self._task = self._progress.add_task("making", total=None, how="")

    def __enter__(self) -> "Bar":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def started(self, plan: Plan, tally: Tally) -> None:
        """Show what was done before."""
        self._progress.update(self._task, description=plan.name, total=tally.total, completed=tally.settled)

    def settled(self, task: Task, row: ItemRow) -> None:
        """Leave it to `advanced`."""

    def reopened(self, task: Task) -> None:
        """Leave it to `advanced`."""

    def advanced(self, tally: Tally) -> None:
        """Show the progress of the batch."""
        how = f"{tally.rate:.1f}/s{time_left(tally)}{shares_in_words(tally)}"
        self._progress.update(self._task, completed=tally.settled, how=how)


def time_left(tally: Tally) -> str:
    """Write the time left as the end of a sentence, or an empty text while it is unknown."""
    left = tally.seconds_left
    return "" if not left else f", {in_words(left)} left"


def shares_in_words(tally: Tally) -> str:
    """Write the share of each level that could be made, as the end of a sentence."""
    shares = [f"{name} {100 * puzzles // items} %" for name, (puzzles, items) in tally.shares.items()]
    return f" ({', '.join(shares)})" if shares else ""


@contextmanager
def audience(*, json: bool, log: Path | None) -> Iterator[Audience]:
    """Return everyone who follows a batch."""
    with ExitStack() as closing:
        watchers: list[RunWatcher] = []
        if log is not None:
            watchers.append(LogFile(closing.enter_context(log.open("a", encoding="utf-8"))))
        if json:
            watchers.append(Events())
        if not COMMON.quiet and sys.stderr.isatty() and not (json and sys.stdout.isatty()):
            watchers.append(closing.enter_context(Bar()))
        yield Audience(watchers)
