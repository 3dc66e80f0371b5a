"""`cluewright tour`."""

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import Json, Language, find_locale
from cluewright.cli.output import console, print_json, show, show_drawing
from cluewright.cli.words import phrase
from cluewright.core.search import Search

if TYPE_CHECKING:
    from rich.console import Console

    from cluewright.core.item import Item
    from cluewright.core.kind import Kind
    from cluewright.core.outcome import Outcome
    from cluewright.core.technique import Step

_STEPS_SHOWN = 5


def tour(
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Seed for the puzzles.")] = 1,
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Time limit per puzzle.")
    ] = 10.0,
    lang: Language = None,
    json: Json = False,
) -> ExitCode:
    """Show a puzzle of every kind: drawn, proven and explained.

    A kind that generates puzzles makes a new one; others show their sample.

    \b
    Example:
        cluewright tour
    """
    from cluewright.cli.samples import puzzle_of
    from cluewright.core import registry
    from cluewright.core.outcome import Verdict

    locale = find_locale(lang)
    out = console()
    unproven = 0
    for kind in registry.kinds().values():
        item = puzzle_of(kind.name, seed)
        outcome, steps, finished = _examine(kind, item, time_limit)
        unproven += outcome.verdict is not Verdict.UNIQUE
        if json:
            print_json(_data(kind, item, outcome, steps, locale, finished=finished))
        else:
            _show(out, kind, item, outcome, steps, locale, finished=finished)
    if not json:
        _farewell(out, registry.kinds(), registry.problems(), locale)
    return ExitCode.NO if unproven else ExitCode.FINE


def _examine(
    kind: "Kind[Any, Any]", item: "Item[Any, Any]", seconds: float
) -> tuple["Outcome[Any]", list["Step"], bool]:
    """Prove the puzzle, and follow the explanation as far as it leads."""
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.telling import merged

    outcome = call_with_budget(lambda budget: kind.solve(item.puzzle, Search(budget=budget)), seconds)
    board = kind.empty_board(item.puzzle)
    steps = []
    for step in kind.explain(item.puzzle):
        steps.append(step)
        board = kind.apply_step(item.puzzle, board, step)
    return outcome, list(merged(steps)), kind.is_solved(item.puzzle, board)


def _data(
    kind: "Kind[Any, Any]",
    item: "Item[Any, Any]",
    outcome: "Outcome[Any]",
    steps: list["Step"],
    locale: str,
    *,
    finished: bool,
) -> dict[str, Any]:
    from cluewright.core.form import item_to_data

    return {
        "puzzle": item_to_data(item),
        "verdict": str(outcome.verdict),
        "solutions": [kind.board_to_data(item.puzzle, board) for board in outcome.solutions],
        "seconds": outcome.seconds,
        "steps": [step.to_data(locale) for step in steps],
        "finished": finished,
    }


def _show(
    out: "Console",
    kind: "Kind[Any, Any]",
    item: "Item[Any, Any]",
    outcome: "Outcome[Any]",
    steps: list["Step"],
    locale: str,
    *,
    finished: bool,
) -> None:
    from rich.rule import Rule
    from rich.table import Column, Table
    from rich.text import Text

    puzzle = item.puzzle
    show(out, Rule(Text(_title(kind, item, locale), style="bold")))
    show(out, Text(kind.say("rules", locale), style="italic"))
    _heading(out, phrase("tour-puzzle", locale))
    show_drawing(out, kind.text(puzzle))
    _heading(out, phrase("tour-proof", locale))
    milliseconds = f"{outcome.seconds * 1000:.2f}"
    show(out, Text(phrase(f"tour-{outcome.verdict}", locale, milliseconds=milliseconds)), indent=2)
    _heading(out, phrase("tour-explanation", locale))
    if steps:
        for number, step in enumerate(steps[:_STEPS_SHOWN], start=1):
            show(out, Text.assemble((f"{number}. ", "dim"), step.text(locale)), indent=2)
        if left := len(steps[_STEPS_SHOWN:]):
            more = phrase("tour-more-steps" if finished else "tour-more-steps-stuck", locale, count=left)
            show(out, Text(more, style="dim"), indent=2)
        names = (phrase(f"tour-{name}", locale) for name in ("technique", "level", "steps"))
        table = Table(next(names), next(names), Column(next(names), justify="right"), box=None, pad_edge=False)
        counts = Counter(part.technique for step in steps for part in step.parts or (step,))
        for technique in sorted(counts, key=lambda technique: technique.order):
            table.add_row(technique.name_in(locale), technique.level.name_in(locale), str(counts[technique]))
        show(out)
        show(out, table, indent=2)
    else:
        show(out, Text(phrase("tour-no-steps", locale)), indent=2)
    if outcome.solution is not None:
        _heading(
            out,
            phrase("tour-solution-named", locale, title=item.title) if item.title else phrase("tour-solution", locale),
        )
        show_drawing(out, kind.text(puzzle, outcome.solution))


def _title(kind: "Kind[Any, Any]", item: "Item[Any, Any]", locale: str) -> str:
    name, size = kind.say("title", locale), f"{item.puzzle.width}x{item.puzzle.height}"
    if item.recipe is None:
        return phrase("tour-sample", locale, kind=name, size=size)
    return phrase("tour-generated", locale, kind=name, size=size, seed=str(item.recipe.seed))


def _heading(out: "Console", text: str) -> None:
    from rich.text import Text

    show(out)
    show(out, Text(text, style="bold cyan"))


def _farewell(out: "Console", kinds: dict[str, "Kind[Any, Any]"], problems: dict[str, str], locale: str) -> None:
    from rich.rule import Rule
    from rich.text import Text

    show(out, Rule())
    for reason in problems.values():
        show(out, Text(f"left out: {reason}", style="yellow"))
    if kinds:
        show(out, Text(phrase("tour-play", locale, command=f"cluewright play --kind {next(iter(kinds))}")))
    show(out, Text(phrase("tour-help", locale, command="cluewright --help")))
