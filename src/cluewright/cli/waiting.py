"""A sign of life on standard error while one piece of work takes its time."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from cluewright.cli.options import COMMON
from cluewright.cli.output import console
from cluewright.core.budget import Budget

PATIENCE = 1.0
"""Seconds before anything is shown; what is quicker needs no sign."""


@contextmanager
def show_waiting(budget: Budget) -> Iterator[None]:
    """Show that the work goes on, how long it has, and how far it is where it tells; on a terminal only."""
    if COMMON.quiet or not sys.stderr.isatty():
        yield
        return
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    sign = Progress(*columns, console=console(stderr=True), transient=True, redirect_stdout=False)
    task = sign.add_task("working", total=None)

    def report(fraction: float | None, text: str) -> None:
        known = {} if fraction is None else {"total": 1.0, "completed": fraction}
        sign.update(task, description=text or "working", **known)  # type: ignore[arg-type]

    budget.progress = report
    start = threading.Timer(PATIENCE, sign.start)
    start.start()
    try:
        yield
    finally:
        start.cancel()
        start.join()
        sign.stop()
