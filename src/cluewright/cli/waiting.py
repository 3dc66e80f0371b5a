"""A progress display on standard error while one piece of work takes long."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from cluewright.cli.options import COMMON
from cluewright.cli.output import console
from cluewright.core.budget import Budget

PATIENCE = 1.0
"""Seconds before anything is shown; quicker work needs no display."""


@contextmanager
def show_waiting(budget: Budget) -> Iterator[None]:
    """Show that work is in progress, for how long, and how far it is if known; on a terminal only."""
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


@contextmanager
def showing_progress(what: str, *, total: int | None) -> Iterator[Callable[[str], None]]:
    """Show a bar on a terminal; call what is given for each piece that is done, with a word about it."""
    if COMMON.quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.text import Text

    class Word(TextColumn):
        """A text in which no bracket is taken for markup."""

        def render(self, task: Any) -> Text:
            return Text(str(task.fields["word"]), overflow="ellipsis", no_wrap=True)

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Word("")
    with Progress(*columns, console=console(stderr=True), transient=True, redirect_stdout=False) as bar:
        task = bar.add_task(what, total=total, word="")
        yield lambda word: bar.update(task, advance=1, word=word)
