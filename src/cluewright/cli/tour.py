"""`cluewright tour`."""

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import Json
from cluewright.cli.output import console, print_json, show, show_drawing
from cluewright.core.search import Search

if TYPE_CHECKING:
    from rich.console import Console

    from cluewright.core.item import Item
    from cluewright.core.kind import Kind
    from cluewright.core.outcome import Outcome
    from cluewright.core.technique import Step

_STEPS_SHOWN = 5


def tour(
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Of the puzzles, where kinds generate them.")] = 1,
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Stop after this long on a puzzle.")
    ] = 10.0,
    json: Json = False,
) -> ExitCode:
    """Show a puzzle of every kind, proven, explained and drawn.

    It is generated where the kind can do that, else taken from the samples.

    \b
    Example:
        cluewright tour
    """
    from cluewright.cli.samples import puzzle_of
    from cluewright.core import registry
    from cluewright.core.outcome import Verdict

    out = console()
    unproven = 0
    for kind in registry.kinds().values():
        item = puzzle_of(kind.name, seed)
        outcome, steps, finished = _examine(kind, item, time_limit)
        unproven += outcome.verdict is not Verdict.UNIQUE
        if json:
            print_json(_data(kind, item, outcome, steps, finished=finished))
        else:
            _show(out, kind, item, outcome, steps, finished=finished)
    if not json:
        _farewell(out, registry.kinds(), registry.problems())
    return ExitCode.NO if unproven else ExitCode.FINE


def _examine(
    kind: "Kind[Any, Any]", item: "Item[Any, Any]", seconds: float
) -> tuple["Outcome[Any]", list["Step"], bool]:
    """Prove the puzzle, and follow the explanation as far as it leads."""
    from cluewright.cli.solving import call_with_budget

    outcome = call_with_budget(lambda budget: kind.solve(item.puzzle, Search(budget=budget)), seconds)
    board = kind.empty_board(item.puzzle)
    steps = []
    for step in kind.explain(item.puzzle):
        steps.append(step)
        board = kind.apply_step(item.puzzle, board, step)
    return outcome, steps, kind.is_solved(item.puzzle, board)


def _data(
    kind: "Kind[Any, Any]", item: "Item[Any, Any]", outcome: "Outcome[Any]", steps: list["Step"], *, finished: bool
) -> dict[str, Any]:
    from cluewright.core.form import item_to_data

    return {
        "puzzle": item_to_data(item),
        "verdict": str(outcome.verdict),
        "solutions": [kind.board_to_data(item.puzzle, board) for board in outcome.solutions],
        "seconds": outcome.seconds,
        "steps": [step.to_data() for step in steps],
        "finished": finished,
    }


def _show(
    out: "Console",
    kind: "Kind[Any, Any]",
    item: "Item[Any, Any]",
    outcome: "Outcome[Any]",
    steps: list["Step"],
    *,
    finished: bool,
) -> None:
    from rich.rule import Rule
    from rich.table import Column, Table
    from rich.text import Text

    puzzle = item.puzzle
    made = "from the samples" if item.recipe is None else f"generated with seed {item.recipe.seed}"
    show(out, Rule(Text(f"{kind.title}, {puzzle.width}x{puzzle.height}, {made}", style="bold")))
    show(out, Text(kind.rules, style="italic"))
    _heading(out, "The puzzle")
    show_drawing(out, kind.text(puzzle))
    _heading(out, "Proof")
    show(out, Text(f"{_proof(str(outcome.verdict))} ({outcome.seconds * 1000:.2f} ms of solving)"), indent=2)
    _heading(out, "How a person gets there")
    if steps:
        for number, step in enumerate(steps[:_STEPS_SHOWN], start=1):
            show(out, Text.assemble((f"{number}. ", "dim"), step.text()), indent=2)
        if len(steps) > _STEPS_SHOWN:
            end = "to the solution" if finished else "until no technique goes on"
            show(out, Text(f"... and {len(steps) - _STEPS_SHOWN} more steps {end}", style="dim"), indent=2)
        table = Table("technique", "level", Column("steps", justify="right"), box=None, pad_edge=False)
        counts = Counter(step.technique for step in steps)
        for technique in sorted(counts, key=lambda technique: technique.order):
            table.add_row(technique.name, str(technique.level), str(counts[technique]))
        show(out)
        show(out, table, indent=2)
    else:
        show(out, Text("This kind explains no steps."), indent=2)
    if outcome.solution is not None:
        _heading(out, f"The solution: {item.title}" if item.title else "The solution")
        show_drawing(out, kind.text(puzzle, outcome.solution))


def _proof(verdict: str) -> str:
    return {
        "unique": "There is exactly one solution.",
        "several": "There are several solutions.",
        "none": "There is no solution.",
    }.get(verdict, "The time was not enough to decide.")


def _heading(out: "Console", text: str) -> None:
    from rich.text import Text

    show(out)
    show(out, Text(text, style="bold cyan"))


def _farewell(out: "Console", kinds: dict[str, "Kind[Any, Any]"], problems: dict[str, str]) -> None:
    from rich.rule import Rule
    from rich.text import Text

    show(out, Rule())
    for reason in problems.values():
        show(out, Text(f"left out: {reason}", style="yellow"))
    if kinds:
        show(out, Text.assemble("Play one: ", (f"cluewright play --kind {next(iter(kinds))}", "bold")))
    show(out, Text.assemble("See all there is: ", ("cluewright --help", "bold")))
