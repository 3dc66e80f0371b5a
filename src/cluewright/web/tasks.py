"""What the workers can do: plain functions of JSON data under a budget, for every kind alike."""

import datetime
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from cluewright.core.budget import Budget
from cluewright.core.count import count_after
from cluewright.core.daily import make_daily
from cluewright.core.errors import (
    BudgetExceeded,
    CluewrightError,
    FormatError,
    GenerationFailed,
    InvalidPuzzle,
    NotOffered,
)
from cluewright.core.form import item_to_data, loads
from cluewright.core.hint import Hint
from cluewright.core.hints import hints_in_play
from cluewright.core.item import Item
from cluewright.core.json_text import write_json
from cluewright.core.kind import Kind
from cluewright.core.lesson import Lesson
from cluewright.core.lesson import lesson as make_lesson
from cluewright.core.locales import ENGLISH
from cluewright.core.message import say
from cluewright.core.outcome import Verdict
from cluewright.core.pictures import NoPicture, pictures_of
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.core.search import Search
from cluewright.core.technique import Step
from cluewright.core.telling import merged
from cluewright.core.verbs import check as check_item
from cluewright.core.verbs import explain as explain_item
from cluewright.core.verbs import hint as find_hint
from cluewright.core.verbs import hints as find_hints
from cluewright.core.verbs import rate as rate_item
from cluewright.web.bodies import require_shallow
from cluewright.web.measuring import measured
from cluewright.web.outside import (
    Outside,
    read_board,
    read_history,
    read_item,
    read_items,
    read_link,
    read_recipe,
    require_room,
)
from cluewright.web.refusal import MOST_TOLD, Refused, brief_faults, too_large
from cluewright.web.unread import Unread, opened

if TYPE_CHECKING:
    from cluewright.batch.plan import Series
    from cluewright.library import Prepared

Data = dict[str, Any]
_SOLVED_CELLS = 20_000_000
"""Of all the solutions of one answer."""
_MOST_BYTES = 64 * 1024 * 1024
"""Of one answer."""


def in_json(budget: Budget, task: Callable[..., Any], /, *args: Any, **options: Any) -> Unread:
    """Do a task and return its answer as JSON, so that only its bytes pass through the studio."""
    text = write_json(task(budget, *args, **options)).encode()
    if len(text) > _MOST_BYTES:
        raise too_large(f"the answer has {len(text)} bytes, more than the {_MOST_BYTES} allowed: ask for less")
    return Unread(text)


def solve(
    budget: Budget, data: Outside, cells: int, *, limit: int, strategy: str, seed: int, count: bool = False
) -> Data:
    """Look for solutions and return the verdict, and how many solutions there are if that is asked."""
    item = read_item(data, cells)
    kind = kind_of(item.puzzle)
    if limit > (most := max(2, _SOLVED_CELLS // (item.puzzle.width * item.puzzle.height))):
        raise too_large(f"ask for at most {most} solutions of a board of this size, not {limit}")
    budget.start()
    outcome = kind.solve(item.puzzle, Search(limit=limit, strategy=strategy, seed=seed, budget=budget))
    counted = count_after(outcome, partial(kind.count_within, item.puzzle), budget).to_data() if count else {}
    return {
        "kind": kind.name,
        "verdict": str(outcome.verdict),
        "solutions": [kind.board_to_data(item.puzzle, board) for board in outcome.solutions],
        "seconds": outcome.seconds,
        "strategy": outcome.strategy,
        "stats": dict(outcome.statistics),
        **counted,
    }


def check(budget: Budget, data: Outside, cells: int, *, locale: str = ENGLISH) -> Data:
    """Check that the puzzle is unique and that its solution and rating are right."""
    item = read_item(data, cells)
    kind = kind_of(item.puzzle)
    found = check_item(item, budget=budget)
    return {
        "ok": found.ok,
        "verdict": str(found.outcome.verdict),
        "faults": [fault.to_data(locale) for fault in found.faults],
        "solutions": [kind.board_to_data(item.puzzle, board) for board in found.outcome.solutions[:2]],
        "seconds": found.outcome.seconds,
    }


def hint(
    budget: Budget,
    data: Outside,
    cells: int,
    *,
    board: Any,
    history: list[str] | Unread,
    playing: bool = False,
    locale: str = ENGLISH,
) -> Data:
    """Return the hint for a board, with the move that follows it; for a player also if the puzzle is not unique."""
    item = read_item(data, cells)
    state, moves = read_board(item.puzzle, board), read_history(history)
    if playing:
        found = hints_in_play(item, state, history=moves, first=True, budget=budget)[0]
    else:
        found = find_hint(item, state, history=moves, budget=budget)
    return _hint_data(found, locale)


def hints(
    budget: Budget, data: Outside, cells: int, *, board: Any, history: list[str] | Unread, locale: str = ENGLISH
) -> Data:
    """Return every hint for a board, the best first, each with the move that follows it."""
    item = read_item(data, cells)
    state = read_board(item.puzzle, board)
    found = find_hints(item, state, history=read_history(history), budget=budget)
    return {"hints": [_hint_data(hint, locale) for hint in found]}


def _hint_data(hint: Hint, locale: str) -> Data:
    return {**hint.to_data(locale), "cells_about": [list(cell) for cell in hint.cells]}


def _move_of_step(kind: Kind[Any, Any], puzzle: Puzzle, board: Any, step: Step) -> str | None:
    """Return the move that makes a step, if the kind has one."""
    try:
        return kind.move_of_step(puzzle, board, step)
    except NotOffered:
        return None


def explain(budget: Budget, data: Outside, cells: int, *, board: Any, most: int, locale: str = ENGLISH) -> Data:
    """Return the steps a person could follow, with easy ones on one line merged."""
    item = read_item(data, cells)
    kind = kind_of(item.puzzle)
    state = read_board(item.puzzle, board)
    steps = []
    for step in islice(merged(explain_item(item, state, budget=budget)), most):
        state = kind.apply_step(item.puzzle, state, step)
        steps.append(step.to_data(locale))
    return {"steps": steps, "finished": kind.is_solved(item.puzzle, state)}


def judge(budget: Budget, data: Outside, cells: int, *, board: Any, locale: str = ENGLISH) -> Data:
    """Tell what is known about a board."""
    item = read_item(data, cells)
    kind = kind_of(item.puzzle)
    state = read_board(item.puzzle, board)
    return judged(kind, item.puzzle, state, locale)


def judged(kind: Any, puzzle: Any, board: Any, locale: str = ENGLISH) -> Data:
    """Tell whether a board is finished, which rules it breaks and which clues are complete."""
    return {
        "board": kind.board_to_data(puzzle, board),
        "finished": kind.is_solved(puzzle, board),
        "faults": [fault.to_data(locale) for fault in kind.faults(puzzle, board)],
        "satisfied": [list(clue) for clue in kind.satisfied(puzzle, board)],
    }


def rate(budget: Budget, data: Outside, cells: int) -> Data:
    """Grade the puzzle."""
    item = read_item(data, cells)
    return rate_item(item, budget=budget).to_data()


def generate(budget: Budget, recipe: Data, cells: int) -> Data:
    """Make the puzzle a recipe determines."""
    return item_to_data(generated(budget, recipe, cells))


def read_shared(budget: Budget, link: str, cells: int) -> Data:
    """Read a share link and find out all about its puzzle."""
    return item_to_data(shared(budget, link, cells))


def ready(budget: Budget, make: Callable[..., Item[Any, Any]], *args: Any) -> "Prepared":
    """Make a puzzle ready for the library by one of the functions below; its JSON form is written here, once."""
    from cluewright.library import prepare

    return prepare(make(budget, *args))


def generated(budget: Budget, recipe: Data, cells: int) -> Item[Any, Any]:
    """Make the puzzle a recipe determines."""
    read = read_recipe(recipe, cells)
    return find_kind(read.kind).generate(read, budget=budget)


def of_pack(budget: Budget, places: "Sequence[tuple[Series, int]]", taken: set[bytes]) -> "list[Prepared | str]":
    """Make puzzles of a pack ready for the library, or say why one is missing; fewer of them if time runs out.

    `taken` are the fingerprints of those that earlier places of the pack have.
    """
    from cluewright.library import prepare
    from cluewright.packs import make

    made: list[Prepared | str] = []
    taken = set(taken)
    for series, number in places:
        try:
            puzzle = prepare(make(series, number, taken, budget=budget))
            taken.add(puzzle.fingerprint)
            made.append(puzzle)
        except GenerationFailed as error:
            made.append(" ".join(str(error).split()))
        except BudgetExceeded:
            if budget.cancel.cancelled or not made:
                raise
            break
    return made


def of_day(budget: Budget, kind: str, day: datetime.date) -> Item[Any, Any]:
    """Make the puzzle of a day."""
    return make_daily(find_kind(kind), day, budget=budget)


def known(budget: Budget, data: Outside, cells: int) -> Item[Any, Any]:
    """Read a puzzle and find out its verdict, its solution and its rating, as far as the budget allows."""
    from cluewright.library.proving import prove

    return prove(read_item(data, cells), budget=budget)


def shared(budget: Budget, link: str, cells: int) -> Item[Any, Any]:
    """Read a share link and find out the same about its puzzle."""
    from cluewright.library.proving import prove

    item = read_link(link)
    require_room(item.puzzle.width, item.puzzle.height, cells)
    return prove(item, budget=budget)


def find_facts(budget: Budget, text: str) -> Data:
    """Find out verdict, solution and rating of a puzzle of the library from its JSON form."""
    from cluewright.library.proving import facts_of, prove

    return facts_of(prove(loads(text), budget=budget))


def read_file(
    budget: Budget,
    content: bytes,
    name: str,
    format_name: str | None,
    cells: int,
    most: int,
    *,
    locale: str = ENGLISH,
) -> Data:
    """Read the puzzles of a file in any format; the problems of the others are listed."""
    from cluewright.formats import entries
    from cluewright.formats.source import bounded_source
    from cluewright.library import prepare
    from cluewright.library.proving import unbelieved
    from cluewright.web import file_problems
    from cluewright.web.told import ROOM, message_of

    puzzles: list[Prepared] = []
    problems: list[str] = []
    places: list[int | None] = []
    source = bounded_source(content, PurePosixPath(name.replace("\\", "/")).name or "file")
    for entry in entries(source, format_name=format_name):
        budget.check()
        if len(puzzles) + len(problems) >= most:
            problems.append(say(ROOM, "problem-too-many-puzzles", locale, count=most))
            break
        try:
            if isinstance(entry, CluewrightError):
                raise entry
            require_room(entry.puzzle.width, entry.puzzle.height, cells)
            item = unbelieved(entry)
            data = item_to_data(item)
            require_shallow(data)
            puzzles.append(prepare(item, data=data))
        except FormatError as error:
            problems.append(file_problems.said(error, locale, source))
            places.append(None if error.line is not None else len(puzzles) + len(problems))
        except CluewrightError as error:
            problems.append(message_of(error, locale))
            places.append(len(puzzles) + len(problems))
    if len(puzzles) + len(problems) > 1:  # which of them it is
        for index, number in enumerate(places):
            if number is not None:
                problems[index] = say(ROOM, "problem-file-at-puzzle", locale, number=number, why=problems[index])
    if len(problems) > MOST_TOLD:
        problems[MOST_TOLD:] = [say(ROOM, "problem-more", locale, count=len(problems) - MOST_TOLD)]
    return {"puzzles": puzzles, "problems": problems}


def keepable(budget: Budget, puzzles: Sequence[Outside] | Unread, cells: int) -> "list[Prepared]":
    """Read puzzles and make them ready for the library; a single one with its verdict, solution and rating.

    For several these are found out in the background, so that nobody has to wait.
    """
    from cluewright.library import prepare
    from cluewright.library.proving import prove, unbelieved

    read = list(read_items(puzzles, cells))
    return [prepare(item) for item in ([prove(read[0], budget=budget)] if len(read) == 1 else map(unbelieved, read))]


def write_file(budget: Budget, puzzles: Sequence[Outside] | Unread, cells: int, format_name: str) -> bytes:
    """Write puzzles in any format."""
    from cluewright.formats import dumps

    return dumps(list(read_items(puzzles, cells)), format_name=format_name)


def lesson(budget: Budget, name: str, technique: str, *, seed: int | None, locale: str = ENGLISH) -> Data:
    """Return a board on which the technique is the next step."""
    kind = find_kind(name)
    found = next(each for each in kind.techniques if each.slug == technique)
    return lesson_data(kind, make_lesson(kind, found, seed=seed, budget=budget), locale)


def lesson_data(kind: Kind[Any, Any], shown: Lesson, locale: str = ENGLISH) -> Data:
    """Return a lesson in the form a page needs."""
    coach = kind.coach()
    return {
        "puzzle": item_to_data(Item(shown.puzzle)),
        "board": kind.board_to_data(shown.puzzle, shown.board),
        "step": shown.step.to_data(locale),
        "applications": [
            {**step.to_data(locale), "drawn": [list(change) for change in coach.drawn(step)]}
            for step in shown.applications
        ],
        "implied": [list(change) for change in shown.implied],
        "move": _move_of_step(kind, shown.puzzle, shown.board, shown.step),
        "after": kind.board_to_data(shown.puzzle, kind.apply_step(shown.puzzle, shown.board, shown.step)),
    }


def picture(budget: Budget, name: str, image: bytes, size: tuple[int, int] | None, options: Data, cells: int) -> Data:
    """Return the board an image shows, in its own shape if no size is given."""
    pictures = pictures_of(find_kind(name))
    with _readable_picture():
        try:
            board = pictures.from_picture(image, size or pictures.proposed_size(image, options), options)
        except NoPicture as other:
            if other.drawing is None:
                raise
            board = other.drawing
    _require_cells(board, cells)
    return {"board": pictures.write_drawing(board)}


def variants(budget: Budget, name: str, image: bytes, size: tuple[int, int] | None, options: Data, cells: int) -> Data:
    """Return several boards that an image can become, the best first, each with its merits."""
    pictures = pictures_of(find_kind(name))
    with _readable_picture():
        found = pictures.variants(image, size, options, budget=budget.part(share=0.8))
    return {
        "variants": [
            {
                "method": each.method,
                "size": list(each.size),
                "board": pictures.write_drawing(each.board),
                "changed": [list(cell) for cell in each.changed],
                "verdict": str(each.verdict),
                "level": None if each.rating is None else str(each.rating.level),
            }
            for each in found
            if each.size[0] * each.size[1] <= cells
        ]
    }


@contextmanager
def _readable_picture() -> Iterator[None]:
    """Say whether an image cannot be read, or shows nothing."""
    try:
        yield
    except FormatError as error:
        raise Refused(422, "picture", str(error)) from None
    except NoPicture as error:
        raise Refused(422, "empty-picture", str(error)) from None


def _require_cells(board: Any, cells: int) -> None:
    if board.width * board.height > cells:
        raise too_large(f"a board may have at most {cells} cells here")


def judge_creation(
    budget: Budget,
    data: Outside | None,
    name: str | None,
    drawn: Any,
    cells: int,
    *,
    quality: bool,
    locale: str = ENGLISH,
) -> Data:
    """Judge a puzzle, or a drawn board and the puzzle it determines."""
    try:
        item = read_item(data, cells) if data is not None else _of_drawing(str(name), drawn, cells, any_kind=True)
    except InvalidPuzzle as invalid:  # half made, it may break every rule: that is not the request's fault
        faults = brief_faults(invalid.faults, locale)
        nothing: Data = {"solutions": [], "rating": None, "quality": None, "puzzle": None}
        return {"verdict": "invalid", "faults": faults, **nothing}
    kind = kind_of(item.puzzle)
    outcome = kind.solve(item.puzzle, Search(budget=budget))
    answer: Data = {
        "verdict": str(outcome.verdict),
        "faults": [],
        "solutions": [kind.board_to_data(item.puzzle, board) for board in outcome.solutions[:2]],
        "rating": None,
        "quality": None,
    }
    if len(outcome.solutions) > 1:
        differing = kind.differences(item.puzzle, outcome.solutions[0], outcome.solutions[1])
        answer["differences"] = [list(cell) for cell in differing]
    proof = {"verdict": str(outcome.verdict)}
    item = replace(item, proof=proof, solution=outcome.solution if outcome.verdict is Verdict.UNIQUE else None)
    if outcome.verdict is Verdict.UNIQUE:
        with suppress(BudgetExceeded):
            item = replace(item, rating=kind.timed(item.puzzle, kind.rate(item.puzzle, budget=budget)))
            answer["rating"] = None if item.rating is None else item.rating.to_data()
            if quality and kind.pictures is not None:
                answer["quality"] = kind.pictures.quality(item, budget=budget)
    return {**answer, "puzzle": item_to_data(item)}


def repair(
    budget: Budget,
    name: str,
    drawn: Any,
    cells: int,
    *,
    no_guess: bool,
    locked: Sequence[tuple[int, int]] = (),
    locale: str = ENGLISH,
) -> Data:
    """Change as few cells of a drawing as possible until its puzzle is unique; when time runs out, the best so far."""
    pictures = pictures_of(find_kind(name))
    item = _of_drawing(name, drawn, cells)
    try:
        done = pictures.repair(item.solution, no_guess=no_guess, locked=locked, budget=budget.part(share=0.9))
    except BudgetExceeded as exceeded:
        if budget.cancel.cancelled or exceeded.best is None:
            raise
        done = exceeded.best
    puzzle = pictures.from_solution(done.board)
    return {
        "board": pictures.write_drawing(done.board),
        "changed": [list(cell) for cell in done.changed],
        "verdict": str(done.verdict),
        "reached": done.reached,
        "said": [said.text(locale) for said in done.said],
        "puzzle": item_to_data(Item(puzzle, solution=done.board, proof={"verdict": str(done.verdict)})),
    }


def draw_puzzle(
    budget: Budget, data: Outside, cells: int, *, board: Any, format_name: str, theme: str, solution: bool, cell: int
) -> bytes:
    """Draw a puzzle as SVG, PNG or PDF."""
    from cluewright.render.drawing import draw

    item = read_item(data, cells)
    state = None if board is None else read_board(item.puzzle, board)
    drawing = draw(item, board=state, solution=solution, theme=theme)
    if format_name == "svg":
        return drawing.svg().encode()
    return drawing.png(cell=cell) if format_name == "png" else drawing.pdf()


def _of_drawing(name: str, drawn: Any, cells: int, *, any_kind: bool = False) -> Item[Any, Any]:
    """Return the puzzle a drawn board determines, with that board as a solution; if asked, whatever kind it is of."""
    pictures = pictures_of(find_kind(name))
    board = pictures.read_drawing(opened(drawn), cells)
    if pictures.is_blank(board):
        raise Refused(422, "empty-drawing", "the drawing is empty: an empty board is no puzzle")
    with measured("clues"):
        other = pictures.other_kind(board) if any_kind else None
        return other or Item(pictures.from_solution(board), solution=board)
