"""What is asked of the studio: the body of a request, read by its form and worked on as a worker does.

An input is a JSON object that says what to do and holds the body, so that changes of values inside JSON reach both.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

from pydantic import ValidationError

import cluewright as cw
from cluewright.core import form
from cluewright.core.budget import Budget
from cluewright.core.json_text import write_json
from cluewright.web import tasks
from cluewright.web.api.create import CreateForm, RepairForm
from cluewright.web.api.forms import BoardForm, ExplainForm, HintForm, PuzzleForm, RecipeForm, SolveForm
from cluewright.web.api.games import ActForm, OpenForm
from cluewright.web.api.library import KeepForm, WriteForm
from cluewright.web.bodies import read_body

CELLS = 80
"""Of a board, so that many are worked on in a second."""


def _solve(budget: Budget, sent: Any) -> Any:
    if sent.strategy == "sat":
        return None  # it would start a process
    return tasks.solve(budget, sent.puzzle, CELLS, limit=sent.limit, strategy=sent.strategy, seed=sent.seed)


def _create(budget: Budget, sent: Any) -> Any:
    return tasks.judge_creation(budget, sent.puzzle, sent.kind, sent.board, CELLS, quality=sent.quality)


REQUESTS: dict[str, tuple[type[Any], Callable[[Budget, Any], Any]]] = {
    "solve": (SolveForm, _solve),
    "check": (PuzzleForm, lambda budget, sent: tasks.check(budget, sent.puzzle, CELLS)),
    "rate": (PuzzleForm, lambda budget, sent: tasks.rate(budget, sent.puzzle, CELLS)),
    "judge": (BoardForm, lambda budget, sent: tasks.judge(budget, sent.puzzle, CELLS, board=sent.board)),
    "hint": (
        HintForm,
        lambda budget, sent: tasks.hint(budget, sent.puzzle, CELLS, board=sent.board, history=sent.history),
    ),
    "hints": (
        HintForm,
        lambda budget, sent: tasks.hints(budget, sent.puzzle, CELLS, board=sent.board, history=sent.history),
    ),
    "explain": (
        ExplainForm,
        lambda budget, sent: tasks.explain(budget, sent.puzzle, CELLS, board=sent.board, most=sent.most),
    ),
    "create": (CreateForm, _create),
    "repair": (
        RepairForm,
        lambda budget, sent: tasks.repair(budget, sent.kind, sent.board, CELLS, no_guess=sent.no_guess),
    ),
    "recipe": (RecipeForm, lambda budget, sent: tasks.read_recipe(sent.to_recipe(), CELLS).to_data()),
    "keep": (KeepForm, lambda budget, sent: len(tasks.keepable(budget, sent.puzzles, CELLS))),
    "write": (WriteForm, lambda budget, sent: len(tasks.write_file(budget, sent.puzzles, CELLS, sent.format))),
    "open": (OpenForm, lambda budget, sent: None),
    "act": (ActForm, lambda budget, sent: None),
}


def ask(data: bytes) -> None:
    """Do what a request asks for; the answer can be written as JSON."""
    told = read_body(data)
    if not isinstance(told, dict) or told.get("do") not in list(REQUESTS):
        return
    read, work = REQUESTS[told["do"]]
    try:
        sent = read.model_validate(told.get("body"))
    except ValidationError:
        return
    write_json(work(Budget(seconds=1, nodes=300), sent))


def seeds() -> Iterator[bytes]:
    """Yield a good request of every sort, for every kind."""
    for name in sorted(cw.kinds()):
        kind = cw.kind(name)
        item = cw.generate(name, size=(5, 4), seed=1)
        puzzle = form.item_to_data(cw.Item(item.puzzle))
        board = kind.empty_board(item.puzzle)
        step = next(iter(kind.explain(item.puzzle)))
        moves = [kind.move_of_step(item.puzzle, board, step)]
        half = kind.board_to_data(item.puzzle, kind.apply(item.puzzle, board, moves[0]))
        played = {"puzzle": puzzle, "board": half, "history": moves}
        bodies: dict[str, Any] = {
            "check": {"puzzle": form.item_to_data(item)},
            "rate": {"puzzle": puzzle},
            "judge": {"puzzle": puzzle, "board": half},
            "hint": played,
            "hints": played,
            "explain": {"puzzle": puzzle, "board": half, "most": 3},
            "create": {"puzzle": puzzle, "quality": True},
            "recipe": {"kind": name, "size": "7x6", "difficulty": "easy", "seed": 3},
            "keep": {"puzzles": [puzzle], "tags": ["small"]},
            "write": {"puzzles": [puzzle], "format": "json"},
            "open": {"puzzle": puzzle},
            "act": {"revision": "1f0e", "actions": [{"do": "move", "move": moves[0]}, {"do": "undo"}]},
        }
        if kind.pictures is not None:
            drawn = kind.pictures.write_drawing(kind.pictures.drawing_of(item.puzzle, item.solution))
            bodies["repair"] = {"kind": name, "board": drawn, "no_guess": True}
        least = cw.generate(name, size=kind.sizes.smallest[0], seed=1)  # every strategy takes it
        solve = {"puzzle": form.item_to_data(cw.Item(least.puzzle)), "limit": 3, "seed": 1}
        asked = [*bodies.items(), *(("solve", {**solve, "strategy": strategy}) for strategy in kind.strategies)]
        yield from (json.dumps({"do": do, "body": body}).encode() for do, body in asked)
