"""`cluewright solve`."""

import logging
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import Complaints, ExitCode, sentence_of
from cluewright.cli.options import (
    COMMON,
    Cluster,
    Files,
    Force,
    FormatName,
    Index,
    Jobs,
    Json,
    SolverSeed,
    Strategy,
    TimeLimit,
    out_option,
)
from cluewright.cli.output import console, print_json, say, side_by_side, worth_drawing

if TYPE_CHECKING:
    from cluewright.cli.proving import ProofFiles
    from cluewright.cli.solving import Answer, Request
    from cluewright.cli.writing import Destination
    from cluewright.core.count import SolutionCount
    from cluewright.formats.format import AnyItem
    from cluewright.formats.inputs import Input

_STANDARD = "-"
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
    out: Annotated[
        str | None,
        out_option("Write the puzzles with their solutions: a file, a folder (one file per puzzle), or -.", "PLACE"),
    ] = None,
    proof: Annotated[
        str | None,
        typer.Option(
            "--proof", metavar="PLACE", help="Write a proof of the verdict: a file, or a folder (one file per puzzle)."
        ),
    ] = None,
    force: Force = False,
    json: Json = False,
) -> ExitCode:
    """Solve puzzles and say whether each has exactly one solution.

    With --out, every puzzle that has a solution is written with the first one found.
    With --proof, a proof is written for every puzzle with exactly one solution or none, after it has been checked;
    `verify` checks it again.
    Exit code 0 if every puzzle is decided, 2 if some input is bad, 3 if some puzzle stays undecided or unproven.

    \b
    Example:
        cluewright solve cat.non
        cluewright solve taai2011.txt --first --jobs 4 --json > answers.jsonl
        cluewright solve puzzles/ --jobs 0 --time-limit 10
        cluewright solve puzzles/ --out solved.jsonl
        cluewright solve cat.non --proof cat.proof
        cluewright solve puzzles/ --cluster tcp://10.0.0.5:8786 --json > answers.jsonl
    """
    if first + count + (limit is not None) > 1:
        raise typer.BadParameter("use only one of --first, --limit and --count")
    if jobs != 1 and cluster is not None:
        raise typer.BadParameter("use either --jobs or --cluster, not both")
    if proof is not None and (first or count or limit is not None or strategy != "auto"):
        raise typer.BadParameter("use --proof without --first, --limit, --count and --strategy")
    from cluewright.cli.solving import Request
    from cluewright.formats.inputs import read_inputs

    request = Request(1 if first else limit or 2, strategy, time_limit, seed, counting=count, proving=proof is not None)
    _log.info("solving the puzzles of %s", ", ".join(files))
    inputs = read_inputs(files, format_name, index)
    begun = list(islice(inputs, 2))
    alone = len(begun) < 2
    proofs = None if proof is None else _proof_files(proof, several=not alone, force=force)
    solved = None if out is None else _destination(out, begun, force=force, json=json)
    tally = _Tally()
    with ExitStack() as closing:
        answers = _answers(chain(begun, inputs), request, alone=alone, jobs=jobs, cluster=cluster)
        # Where the answers themselves appear on the terminal, they show the progress.
        if not alone and not COMMON.quiet and sys.stderr.isatty() and not sys.stdout.isatty():
            answers = closing.enter_context(_Progress(answers))
        complaints = closing.enter_context(Complaints())
        for answer in answers:
            tally.add(answer, counting=count, proving=proof is not None)
            if answer.outcome is None:
                complaints.add(answer.input.source, _complaint(answer))
                continue
            if proofs is not None and answer.proof is not None:
                proofs.put(answer.proof, _name(answer.input))
            if solved is not None and answer.outcome.solutions:
                solved.put(_solved(answer), name=_name(answer.input), text="")
            if out == _STANDARD:
                continue
            if json:
                print_json(_data(answer, counting=count))
            else:
                _show(answer, counting=count, alone=alone)
    if solved is not None:
        solved.finish()
    if not alone and not json and out != _STANDARD:
        say(str(tally))
    return tally.exit_code


def _proof_files(place: str, *, several: bool, force: bool) -> "ProofFiles":
    from cluewright.cli.proving import ProofFiles

    return ProofFiles(place, several=several, force=force)


def _destination(out: str, begun: "Sequence[Input]", *, force: bool, json: bool) -> "Destination":
    """Return where the solved puzzles go; a format that cannot hold them is refused before anything is solved."""
    from cluewright.cli.writing import Destination
    from cluewright.core.errors import FormatError
    from cluewright.core.registry import kind_of

    kinds = {kind_of(given.item.puzzle).name for given in begun if given.item is not None}
    kind = kinds.pop() if len(kinds) == 1 else None
    found = Destination.of(out, json=json, force=force, several=len(begun) > 1, kind=kind)
    if found.format is not None and not found.format.keeps_all() and "solution" not in found.format.keeps:
        raise FormatError(f"the format {found.format.name} cannot hold solutions: write a .json file", file=out)
    return found


def _solved(answer: "Answer") -> "AnyItem":
    """Return the puzzle with the solution found and, if asked for, how many there are."""
    from dataclasses import replace

    from cluewright.core.outcome import Verdict

    item, outcome = answer.input.puzzle_item, answer.outcome
    assert outcome is not None
    if outcome.verdict in (Verdict.SOLVED, Verdict.UNDECIDED):
        return replace(item, solution=outcome.solution)
    verdict = str(outcome.verdict)
    before = item.proof if item.proof is not None and item.proof.get("verdict") == verdict else {}
    rating = item.rating if outcome.verdict is Verdict.UNIQUE else None
    digest = {} if answer.proof is None else {"digest": answer.proof.digest}
    return replace(item, solution=outcome.solution, proof={**before, "verdict": verdict, **digest}, rating=rating)


def _name(given: "Input") -> str:
    """Return the name of a file for a puzzle: that of the file it came from, with its number there."""
    return Path(given.source.removesuffix(".gz")).stem + (f"-{given.index + 1}" if given.index else "")


def _answers(
    inputs: "Iterable[Input]", request: "Request", *, alone: bool, jobs: int, cluster: str | None
) -> "Iterator[Answer]":
    """Solve one puzzle here, with a progress display; several by the chosen means."""
    from cluewright.cli.solving import call_with_budget, solve_all

    if not alone or cluster is not None:
        yield from solve_all(inputs, request, jobs=jobs, cluster=cluster)
        return
    for given in inputs:
        yield call_with_budget(partial(request.answer, given), request.seconds)


class _Progress:
    """Show on standard error how many answers have come in; their total is not known yet."""

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

    def add(self, answer: "Answer", *, counting: bool, proving: bool) -> None:
        if answer.outcome is None:
            # What killed a worker may still be a good puzzle.
            self.lost += answer.lost
            self.bad += not answer.lost
            return
        verdict = str(answer.outcome.verdict)
        self.verdicts[verdict] = self.verdicts.get(verdict, 0) + 1
        unproven = proving and answer.proof is None and verdict != "several"
        self.undecided += verdict == "undecided" or unproven or (counting and not _count(answer).exact)
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
    """Return the count that was asked for; if there was no time for it, at least what was found."""
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
    if answer.proof is not None:
        from cluewright.cli.proving import facts

        data["proof"] = facts(answer.proof)
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
    if answer.proof is not None:
        from cluewright.cli.proving import described

        words += f", proof checked ({described(answer.proof)})"
    say(f"{_place(answer)}: {words} ({outcome.seconds:.3f} s)")
    if not alone or COMMON.quiet or not worth_drawing(item.puzzle):
        return
    kind = kind_of(item.puzzle)
    if outcome.solutions:
        say(side_by_side([kind.text(item.puzzle, board) for board in outcome.solutions[:2]]))
    elif outcome.board is not None:
        say(kind.text(item.puzzle, outcome.board))
