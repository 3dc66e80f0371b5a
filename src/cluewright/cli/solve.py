"""`cluewright solve`."""

import logging
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import Complaints, ExitCode, sentence_of
from cluewright.cli.options import (
    COMMON,
    Cluster,
    Files,
    FormatName,
    Index,
    Jobs,
    Json,
    SolverSeed,
    Strategy,
    TimeLimit,
)
from cluewright.cli.output import console, print_json, say, side_by_side, worth_drawing

if TYPE_CHECKING:
    from cluewright.cli.solving import Answer, Request
    from cluewright.core.count import SolutionCount
    from cluewright.formats.inputs import Input

_log = logging.getLogger(__name__)


def solve(
    files: Files,
    first: Annotated[bool, typer.Option("--first", help="Stop at the first solution.")] = False,
    limit: Annotated[
        int | None, typer.Option("--limit", metavar="N", min=1, help="Look for up to N solutions; default 2.")
    ] = None,
    count: Annotated[bool, typer.Option("--count", help="Count all solutions.")] = False,
    strategy: Strategy = "auto",
    index: Index = None,
    time_limit: TimeLimit = None,
    seed: SolverSeed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    format_name: FormatName = None,
    json: Json = False,
) -> ExitCode:
    """Solve puzzles and tell whether each has exactly one solution.

    Exit code 0 when every puzzle is answered, 2 when some input is bad, 3 when some puzzle stays undecided.

    \b
    Example:
        cluewright solve cat.non
        cluewright solve taai2011.txt --first --jobs 4 --json > answers.jsonl
        cluewright solve puzzles/ --jobs 0 --time-limit 10
        cluewright solve puzzles/ --cluster tcp://10.0.0.5:8786 --json > answers.jsonl
    """
    if first + count + (limit is not None) > 1:
        raise typer.BadParameter("--first, --limit and --count exclude each other")
    if jobs != 1 and cluster is not None:
        raise typer.BadParameter("--jobs and --cluster exclude each other")
    from cluewright.cli.solving import Request
    from cluewright.formats.inputs import read_inputs

    request = Request(1 if first else limit or 2, strategy, time_limit, seed, counting=count)
    _log.info("solving the puzzles of %s", ", ".join(files))
    inputs = read_inputs(files, format_name, index)
    begun = list(islice(inputs, 2))
    alone = len(begun) < 2
    tally = _Tally()
    with ExitStack() as closing:
        answers = _answers(chain(begun, inputs), request, alone=alone, jobs=jobs, cluster=cluster)
        # Where the answers themselves appear on the terminal, they show the progress.
        if not alone and not COMMON.quiet and sys.stderr.isatty() and not sys.stdout.isatty():
            answers = closing.enter_context(_Progress(answers))
        complaints = closing.enter_context(Complaints())
        for answer in answers:
            tally.add(answer, counting=count)
            if answer.outcome is None:
                complaints.add(answer.input.source, _complaint(answer))
            elif json:
                print_json(_data(answer, counting=count))
            else:
                _show(answer, counting=count, alone=alone)
    if not alone and not json:
        say(str(tally))
    return tally.exit_code


def _answers(
    inputs: "Iterable[Input]", request: "Request", *, alone: bool, jobs: int, cluster: str | None
) -> "Iterator[Answer]":
    """Solve one puzzle here, with a sign of life; several by the means chosen."""
    from cluewright.cli.solving import call_with_budget, solve_all

    if not alone or cluster is not None:
        yield from solve_all(inputs, request, jobs=jobs, cluster=cluster)
        return
    for given in inputs:
        yield call_with_budget(partial(request.answer, given), request.seconds)


class _Progress:
    """Show on standard error how many answers have come in, for nobody knows yet how many there will be."""

    def __init__(self, answers: Iterable["Answer"]) -> None:
        from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

        columns = SpinnerColumn(), TextColumn("solving: {task.completed} done"), TimeElapsedColumn()
        self._answers = answers
        self._sign = Progress(*columns, console=console(stderr=True), transient=True, redirect_stdout=False)

    def __enter__(self) -> Iterator["Answer"]:
        self._sign.start()
        return iter(self._sign.track(self._answers, total=None))

    def __exit__(self, *_: object) -> None:
        self._sign.stop()


class _Tally:
    """Count the answers by verdict."""

    def __init__(self) -> None:
        self.verdicts: dict[str, int] = {}
        self.bad = self.lost = self.undecided = 0
        self.seconds = 0.0

    def add(self, answer: "Answer", *, counting: bool) -> None:
        if answer.outcome is None:
            # What cost a worker its life may be a good puzzle all the same.
            self.lost += answer.lost
            self.bad += not answer.lost
            return
        verdict = str(answer.outcome.verdict)
        self.verdicts[verdict] = self.verdicts.get(verdict, 0) + 1
        self.undecided += verdict == "undecided" or (counting and not _count(answer).exact)
        self.seconds += answer.outcome.seconds

    @property
    def exit_code(self) -> ExitCode:
        if self.bad:
            return ExitCode.BAD_INPUT
        return ExitCode.UNDECIDED if self.undecided or self.lost else ExitCode.FINE

    def __str__(self) -> str:
        parts = [f"{number} {verdict}" for verdict, number in self.verdicts.items()]
        if self.bad:
            parts.append(f"{self.bad} bad")
        if self.lost:
            parts.append(f"{self.lost} lost")
        return f"{', '.join(parts)}; {self.seconds:.3f} s of solving"


def _place(answer: "Answer") -> str:
    title = answer.input.item.title if answer.input.item is not None else None
    return answer.input.place + (f" {title!r}" if title else "")


def _complaint(answer: "Answer") -> str:
    """Say what is wrong; the errors of files name their place already."""
    error = answer.error
    assert error is not None
    said = sentence_of(error)
    return said if answer.input.item is None else f"{_place(answer)}: {said}"


def _count(answer: "Answer") -> "SolutionCount":
    """Return the count that was asked for; where there was no time for it, at least what was found."""
    from cluewright.core.count import SolutionCount

    assert answer.outcome is not None
    return answer.count or SolutionCount(len(answer.outcome.solutions), exact=False)


def _data(answer: "Answer", *, counting: bool) -> dict[str, Any]:
    from cluewright.core.registry import kind_of

    item, outcome = answer.input.item, answer.outcome
    assert item is not None
    assert outcome is not None
    kind = kind_of(item.puzzle)
    data: dict[str, Any] = {
        **answer.input.place_data,
        "kind": kind.name,
        "verdict": str(outcome.verdict),
        "solutions": [kind.board_to_data(item.puzzle, board) for board in outcome.solutions],
        "seconds": outcome.seconds,
        "strategy": outcome.strategy,
        "stats": dict(outcome.statistics),
    }
    if counting:
        data |= _count(answer).to_data()
    return data


def _show(answer: "Answer", *, counting: bool, alone: bool) -> None:
    """Print a line about the puzzle, and the drawing if it is the only one."""
    from cluewright.core.registry import kind_of

    item, outcome = answer.input.item, answer.outcome
    assert item is not None
    assert outcome is not None
    words = str(outcome.verdict)
    if counting:
        count = _count(answer)
        words += f", {count} solution{'' if count.number == 1 else 's'}"
    say(f"{_place(answer)}: {words} ({outcome.seconds:.3f} s)")
    if not alone or COMMON.quiet or not worth_drawing(item.puzzle):
        return
    kind = kind_of(item.puzzle)
    if outcome.solutions:
        say(side_by_side([kind.text(item.puzzle, board) for board in outcome.solutions[:2]]))
    elif outcome.board is not None:
        say(kind.text(item.puzzle, outcome.board))
