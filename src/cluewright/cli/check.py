"""`cluewright check`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cluewright.cli.exits import Complaints, ExitCode, exit_code_of, sentence_of, worst
from cluewright.cli.options import COMMON, Files, FormatName, Index, Json, Save, TimeLimit
from cluewright.cli.output import print_json, say, side_by_side, worth_drawing

if TYPE_CHECKING:
    from cluewright.cli.saving import Savings
    from cluewright.core.outcome import Outcome
    from cluewright.core.verbs import Check
    from cluewright.formats.format import AnyItem
    from cluewright.formats.inputs import Input

_SAYINGS = {
    "unique": "exactly one solution",
    "several": "several solutions, two of which differ like this",
    "none": "no solution",
    "undecided": "undecided within the limit",
}


def check(
    files: Files,
    save: Save = False,
    index: Index = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    json: Json = False,
) -> ExitCode:
    """Check that puzzles are well formed and have exactly one solution.

    If a puzzle has several solutions, two are shown side by side. Solutions in the files are checked, too.
    With --save, verdict and solution are saved into the files, if their format can hold them.
    Exit code 0 if all is well, 1 if not, 2 if a file has no valid puzzle, 3 if a puzzle stays undecided.

    \b
    Example:
        cluewright check cat.non
        cluewright check puzzles.jsonl --save
    """
    from cluewright.cli.saving import Savings
    from cluewright.formats.inputs import read_inputs

    savings = Savings("proof", "solution", format_name=format_name, json=json) if save else None
    with Complaints() as complaints:
        inputs = read_inputs(files, format_name, index)
        codes = [_check(given, time_limit, complaints, savings, json=json) for given in inputs]
    return worst([*codes, ExitCode.FINE if savings is None else savings.write()])


def _check(
    given: "Input", time_limit: float | None, complaints: Complaints, savings: "Savings | None", *, json: bool
) -> ExitCode:
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.errors import BudgetExceeded, CluewrightError
    from cluewright.core.outcome import Outcome, Verdict
    from cluewright.core.verbs import Check
    from cluewright.core.verbs import check as examine

    item = given.item
    if item is None:
        return _refuse(given, given.error, complaints, json=json)
    try:
        found = call_with_budget(lambda budget: examine(item, budget=budget), time_limit)
    except BudgetExceeded:
        found = Check((), Outcome(Verdict.UNDECIDED))
    except CluewrightError as error:
        return _refuse(given, error, complaints, json=json)
    if savings is not None and found.outcome.verdict is not Verdict.UNDECIDED:
        savings.note(given, _with_proof(item, found.outcome))
    if json:
        print_json(_data(given, found))
    else:
        _show(given, found)
    if found.ok:
        return ExitCode.FINE
    return ExitCode.UNDECIDED if not found.faults and _verdict(found.outcome) == "undecided" else ExitCode.NO


def _with_proof(item: "AnyItem", outcome: "Outcome[Any]") -> "AnyItem":
    """Return the item with the verdict; a solution is known where there is exactly one."""
    from dataclasses import replace

    verdict = _verdict(outcome)
    before = item.proof if item.proof is not None and item.proof.get("verdict") == verdict else {}
    return replace(
        item,
        proof={**before, "verdict": verdict},
        solution=outcome.solution if verdict == "unique" else None,
        rating=item.rating if verdict == "unique" else None,
    )


def _verdict(outcome: "Outcome[Any]") -> str:
    return str(outcome.verdict)


def _refuse(given: "Input", error: Exception | None, complaints: Complaints, *, json: bool) -> ExitCode:
    """Tell what is wrong with a file that holds no puzzle: all faults at once if they are known."""
    from cluewright.cli.inputs import complaint
    from cluewright.core.errors import Fault, FormatError, InvalidPuzzle
    from cluewright.core.message import plain

    assert error is not None
    invalid = error if isinstance(error, InvalidPuzzle) else error.__cause__
    if isinstance(invalid, InvalidPuzzle):
        faults: Sequence[Fault] = invalid.faults
    else:
        problem = error.problem if isinstance(error, FormatError) else sentence_of(error)
        faults = (Fault("unreadable", plain(problem)),)
    complaints.add(given.source, complaint(given, error))
    if json:
        print_json({**given.place_data, "ok": False, "faults": [fault.to_data() for fault in faults]})
    return exit_code_of(error)


def _data(given: "Input", found: "Check") -> dict[str, Any]:
    from cluewright.core.registry import kind_of

    item = given.item
    assert item is not None
    kind = kind_of(item.puzzle)
    return {
        **given.place_data,
        "kind": kind.name,
        "ok": found.ok,
        "verdict": _verdict(found.outcome),
        "faults": [fault.to_data() for fault in found.faults],
        "solutions": [kind.board_to_data(item.puzzle, board) for board in found.outcome.solutions],
        "seconds": found.outcome.seconds,
    }


def _show(given: "Input", found: "Check") -> None:
    from cluewright.core.registry import kind_of

    item = given.item
    assert item is not None
    kind, puzzle = kind_of(item.puzzle), item.puzzle
    verdict = _verdict(found.outcome)
    size = f"{puzzle.width}x{puzzle.height} {kind.name}"
    say(f"{given.place}: {size}, {_SAYINGS.get(verdict, verdict)}")
    for fault in found.faults:
        say(f"  {fault.text()}")
    if verdict == "several" and not COMMON.quiet and worth_drawing(puzzle):
        say(side_by_side([kind.text(puzzle, board) for board in found.outcome.solutions[:2]]))
