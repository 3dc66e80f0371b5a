"""`cluewright solve`."""

import logging
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode, report, sentence_of
from cluewright.cli.options import COMMON, FormatName, Json, TimeLimit
from cluewright.cli.output import console, print_json, side_by_side, worth_drawing

if TYPE_CHECKING:
    from cluewright.cli.solving import Answer

_log = logging.getLogger(__name__)


def solve(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Puzzle files; - is standard input.")],
    first: Annotated[bool, typer.Option("--first", help="Stop at the first solution.")] = False,
    limit: Annotated[
        int | None, typer.Option("--limit", metavar="N", min=1, help="Look for up to N solutions (2 if not said).")
    ] = None,
    count: Annotated[bool, typer.Option("--count", help="Count all solutions.")] = False,
    strategy: Annotated[str, typer.Option("--strategy", metavar="NAME", help="How; `kinds` lists them.")] = "auto",
    time_limit: TimeLimit = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Of the solver's random choices.")] = 0,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", min=0, help="Puzzles solved at the same time; 0: every core.")
    ] = 1,
    format_name: FormatName = None,
    json: Json = False,
) -> ExitCode:
    """Solve puzzles and tell whether each has exactly one solution.

    Exit code 0 when every puzzle is answered, 2 when some input is bad, 3 when some puzzle stays undecided.

    \b
    Example:
        cluewright solve cat.non
        cluewright solve taai2011.txt --first --jobs 4 --json > answers.jsonl
    """
    if first + count + (limit is not None) > 1:
        raise typer.BadParameter("--first, --limit and --count exclude each other")
    from cluewright.cli.inputs import read_inputs
    from cluewright.cli.solving import Request, available_cores, solve_all

    request = Request(1 if first else limit or 2, strategy, time_limit, seed, counting=count)
    inputs = list(read_inputs(files, format_name))
    _log.info("solving %d puzzles", len(inputs))
    tally = _Tally()
    with ExitStack() as closing:
        answers: Iterable[Answer] = solve_all(inputs, request, jobs=jobs or available_cores())
        # Where the answers themselves appear on the terminal, they show the progress.
        if len(inputs) > 1 and not COMMON.quiet and sys.stderr.isatty() and not sys.stdout.isatty():
            answers = closing.enter_context(_Progress(answers, len(inputs)))
        for answer in answers:
            tally.add(answer, counting=count)
            if answer.outcome is None:
                report(_complaint(answer))
            elif json:
                print_json(_data(answer, counting=count))
            else:
                _show(answer, counting=count, alone=len(inputs) == 1)
    if len(inputs) > 1 and not json:
        typer.echo(str(tally))
    return tally.exit_code


class _Progress:
    """Show a bar on standard error while answers come in."""

    def __init__(self, answers: Iterable["Answer"], total: int) -> None:
        from rich.progress import Progress

        self._answers, self._total = answers, total
        self._bar = Progress(console=console(stderr=True), transient=True, redirect_stdout=False)

    def __enter__(self) -> Iterator["Answer"]:
        self._bar.start()
        return iter(self._bar.track(self._answers, total=self._total, description="solving"))

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


class _Tally:
    """Count the answers by verdict."""

    def __init__(self) -> None:
        self.verdicts: dict[str, int] = {}
        self.bad = self.undecided = 0
        self.seconds = 0.0

    def add(self, answer: "Answer", *, counting: bool) -> None:
        if answer.outcome is None:
            self.bad += 1
            return
        verdict = str(answer.outcome.verdict)
        self.verdicts[verdict] = self.verdicts.get(verdict, 0) + 1
        self.undecided += verdict == "undecided" or (counting and answer.count is None)
        self.seconds += answer.outcome.seconds

    @property
    def exit_code(self) -> ExitCode:
        if self.bad:
            return ExitCode.BAD_INPUT
        return ExitCode.UNDECIDED if self.undecided else ExitCode.FINE

    def __str__(self) -> str:
        parts = [f"{number} {verdict}" for verdict, number in self.verdicts.items()]
        if self.bad:
            parts.append(f"{self.bad} bad")
        return f"{', '.join(parts)}; {self.seconds:.3f} s of solving"


def _place(answer: "Answer") -> str:
    title = answer.input.item.title if answer.input.item is not None else None
    return f"{answer.input.source}#{answer.input.index + 1}" + (f" {title!r}" if title else "")


def _complaint(answer: "Answer") -> str:
    """Say what is wrong; the errors of files name their place already."""
    error = answer.error
    assert error is not None
    said = sentence_of(error)
    return said if answer.input.item is None else f"{_place(answer)}: {said}"


def _data(answer: "Answer", *, counting: bool) -> dict[str, Any]:
    from cluewright.core.registry import kind_of

    item, outcome = answer.input.item, answer.outcome
    assert item is not None
    assert outcome is not None
    kind = kind_of(item.puzzle)
    data = {
        "source": answer.input.source,
        "index": answer.input.index,
        "kind": kind.name,
        "verdict": str(outcome.verdict),
        "solutions": [kind.board_to_data(item.puzzle, board) for board in outcome.solutions],
        "seconds": outcome.seconds,
        "strategy": outcome.strategy,
        "stats": dict(outcome.statistics),
    }
    if counting:
        data["count"] = answer.count
    return data


def _show(answer: "Answer", *, counting: bool, alone: bool) -> None:
    """Print a line about the puzzle, and the drawing if it is the only one."""
    from cluewright.core.registry import kind_of

    item, outcome = answer.input.item, answer.outcome
    assert item is not None
    assert outcome is not None
    words = str(outcome.verdict)
    if counting:
        number = f"at least {len(outcome.solutions)}" if answer.count is None else answer.count
        words += f", {number} solutions"
    typer.echo(f"{_place(answer)}: {words} ({outcome.seconds:.3f} s)")
    if not alone or COMMON.quiet or not worth_drawing(item.puzzle):
        return
    kind = kind_of(item.puzzle)
    if outcome.solutions:
        typer.echo(side_by_side([kind.text(item.puzzle, board) for board in outcome.solutions[:2]]))
    elif outcome.board is not None:
        typer.echo(kind.text(item.puzzle, outcome.board))
