"""What the tools do, in a worker process: functions of plain data under a budget.

They are those of the studio, and go through the same gate: nothing a call sends can name a file.
"""

from collections.abc import Mapping
from itertools import islice
from random import SystemRandom
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.errors import FormatError, InvalidRecipe
from cluewright.core.form import FORMAT, VERSION, item_to_data
from cluewright.core.item import Item, without_secrets
from cluewright.core.judging import judge
from cluewright.core.kind import Kind
from cluewright.core.prompt import prompt
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of, kinds
from cluewright.core.size import format_size
from cluewright.web import tasks
from cluewright.web.outside import read_board, read_item, require_room

Data = dict[str, Any]
_SEEDS = 2**31
_SECRETS = ("solution", "proof")
_FOR_PAGES = ("code", "values", "evidence", "cells_about")


def make(budget: Budget, cells: int, arguments: Data) -> Data:
    """Make a puzzle."""
    kind = find_kind(arguments["kind"])
    options = arguments["options"]
    if taken := {"kind", "size", "difficulty", "seed", "revision"} & options.keys():
        raise InvalidRecipe(f"{min(taken)} is an argument of its own, not one of the options")
    seed = SystemRandom().randrange(_SEEDS) if arguments["seed"] is None else arguments["seed"]
    recipe = {"kind": kind.name, "difficulty": arguments["difficulty"], "seed": seed, **options}
    size = arguments["size"]
    item = tasks.generated(budget, kind.with_usual_size(recipe) if size is None else {**recipe, "size": size}, cells)
    return _made(item, solution=arguments["solution"], locale=arguments["language"])


def _made(item: Item[Any, Any], *, solution: bool, locale: str) -> Data:
    puzzle = item_to_data(item if solution else without_secrets(item))
    if not solution:
        puzzle = {key: value for key, value in puzzle.items() if key not in _SECRETS}
    level = None if item.rating is None else str(item.rating.level)
    answer = {"puzzle": puzzle, "level": level, "text": prompt(item, locale)}
    if solution:
        answer["solution_text"] = kind_of(item.puzzle).answer_text(item.puzzle, item.solution)
    return answer


def solve(budget: Budget, cells: int, arguments: Data) -> Data:
    """Look for solutions."""
    item = read_puzzle(arguments["puzzle"], cells)
    options: Data = {"limit": arguments["limit"], "count": arguments["count"], "strategy": "auto", "seed": 0}
    found = tasks.solve(budget, item_to_data(item), cells, **options)
    kind = kind_of(item.puzzle)
    boards = [kind.board_from_data(item.puzzle, board) for board in found["solutions"]]
    found["solution_texts"] = [kind.answer_text(item.puzzle, board) for board in boards]
    return found


def check(budget: Budget, cells: int, arguments: Data) -> Data:
    """Judge an answer or a board, or the puzzle itself."""
    item = read_puzzle(arguments["puzzle"], cells)
    locale, board, answer = arguments["language"], arguments["board"], arguments["answer"]
    if answer is not None and board is not None:
        raise InvalidRecipe("send either an answer or a board, not both")
    if answer is not None:
        return judge(item, answer).to_data(locale)
    if board is not None:
        return tasks.judge(budget, item_to_data(item), cells, board=board, locale=locale)
    return tasks.check(budget, item_to_data(item), cells, locale=locale)


def hint(budget: Budget, cells: int, arguments: Data) -> Data:
    """Find the next step, or the mistake to fix first."""
    item = item_to_data(read_puzzle(arguments["puzzle"], cells))
    wanted: Data = {"board": arguments["board"], "history": [], "locale": arguments["language"]}
    return _brief(tasks.hint(budget, item, cells, **wanted))


def explain(budget: Budget, cells: int, arguments: Data) -> Data:
    """List the steps to the solution."""
    item = item_to_data(read_puzzle(arguments["puzzle"], cells))
    wanted: Data = {"board": arguments["board"], "most": arguments["most"], "locale": arguments["language"]}
    found = tasks.explain(budget, item, cells, **wanted)
    return {**found, "steps": [_brief(step) for step in found["steps"]]}


def _brief(step: Data) -> Data:
    """Leave out what only a page needs, for a model pays for every word it reads."""
    return {key: value for key, value in step.items() if key not in _FOR_PAGES}


def rate(budget: Budget, cells: int, arguments: Data) -> Data:
    """Grade a puzzle."""
    return tasks.rate(budget, item_to_data(read_puzzle(arguments["puzzle"], cells)), cells)


def draw(budget: Budget, cells: int, arguments: Data) -> bytes:
    """Draw a puzzle."""
    item = read_puzzle(arguments["puzzle"], cells)
    if arguments["board"] is not None:
        read_board(item.puzzle, arguments["board"])  # a board that does not fit is refused before any drawing
    return tasks.draw_puzzle(
        budget,
        item_to_data(item),
        cells,
        board=arguments["board"],
        format_name=arguments["format"],
        theme=arguments["theme"],
        solution=arguments["solution"],
        cell=24,
    )


def list_kinds(budget: Budget, cells: int, arguments: Data) -> Data:
    """Describe every kind."""
    return {"kinds": [kind_data(kind, arguments["language"]) for kind in kinds().values()]}


def kind_data(kind: Kind[Any, Any], locale: str) -> Data:
    """Return what one has to know to make and play puzzles of a kind."""
    sample = kind.sample()
    return {
        "name": kind.name,
        "title": kind.say("title", locale),
        "rules": kind.say("rules", locale),
        "answer": kind.answer_form(sample.puzzle, locale),
        "board": kind.board_to_data(sample.puzzle, sample.solution),
        "usual_size": format_size(kind.default_size),
        "levels": [str(level) for level in kind.levels],
        "options": [
            {"name": option.name, "help": option.help, "choices": list(option.choices), "default": option.default}
            for option in kind.options
            if not option.file
        ],
    }


def read_puzzle(sent: Mapping[str, Any] | str, cells: int) -> Item[Any, Any]:
    """Read one puzzle of at most `cells` cells from its JSON form, or from text in any format."""
    if not isinstance(sent, str):
        return read_item({"format": FORMAT, "version": VERSION, **sent}, cells)
    from cluewright.formats import entries
    from cluewright.formats.registry import detect
    from cluewright.formats.source import bounded_source

    source = bounded_source(sent.encode("utf-8", "replace"), "puzzle")
    try:
        chosen = detect(source)
    except FormatError:
        raise FormatError("this text is no puzzle in a format Cluewright knows: send its JSON form") from None
    found = list(islice(entries(source, format_name=chosen.name), 2))
    if len(found) != 1:
        raise FormatError("send one puzzle at a time")
    if isinstance(found[0], FormatError):
        raise found[0]
    require_room(found[0].puzzle.width, found[0].puzzle.height, cells)
    return found[0]
