"""The techniques of Zip, and the path a person can follow by them.

The catalogue, the simplest first:

forced corner   a cell has no more ways than the path needs there
full cell       the path runs through a cell already, its other ways are closed
dead end        a cell has only as many ways left as the path needs there
number order    joining two pieces would put numbers after each other that do not follow each other
no early loop   joining two ends of the same piece would close a loop
no early end    joining two pieces would complete the path before every cell is visited
cut             otherwise a part of the board could not be visited any more
only way        elsewhere the next number cannot be reached any more
bridge order    a stretch between two numbers would have to pass the same cell twice
parity          in a part that hangs on one cell the checkerboard colours tell how often the path crosses
both ways       whether or not a border is used, the same follows
contradiction   supposing the opposite breaks a rule

Finding them is native (`native/zip/ladder`, in the same order); here they become steps with texts.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, Fault
from cluewright.core.technique import Change, Evidence, Level, Step, Technique, different_steps
from cluewright.zip.board import Board, Borders
from cluewright.zip.native import arguments, border_of, cells_of
from cluewright.zip.puzzle import DIRECTIONS, Border, Cell, Zip, name_cell, sides_of
from cluewright.zip.rules import faults

ROOM = "cluewright.zip"

FORCED_CORNER = Technique("forced-corner", Level.EASY, 10, ROOM)
FULL_CELL = Technique("full-cell", Level.EASY, 20, ROOM)
DEAD_END = Technique("dead-end", Level.EASY, 30, ROOM)
NUMBER_ORDER = Technique("number-order", Level.EASY, 40, ROOM)
NO_EARLY_LOOP = Technique("no-early-loop", Level.EASY, 50, ROOM)
NO_EARLY_END = Technique("no-early-end", Level.EASY, 60, ROOM)
CUT = Technique("cut", Level.MEDIUM, 70, ROOM)
ONLY_WAY = Technique("only-way", Level.MEDIUM, 80, ROOM)
BRIDGE_ORDER = Technique("bridge-order", Level.HARD, 90, ROOM)
PARITY = Technique("parity", Level.HARD, 100, ROOM)
BOTH_WAYS = Technique("both-ways", Level.EXPERT, 110, ROOM)
CONTRADICTION = Technique("contradiction", Level.EXPERT, 120, ROOM)

TECHNIQUES = (
    FORCED_CORNER,
    FULL_CELL,
    DEAD_END,
    NUMBER_ORDER,
    NO_EARLY_LOOP,
    NO_EARLY_END,
    CUT,
    ONLY_WAY,
    BRIDGE_ORDER,
    PARITY,
    BOTH_WAYS,
    CONTRADICTION,
)
"""All techniques, in the order in which a person tries them and native code numbers them."""

NO_GUESS = TECHNIQUES.index(PARITY)
LOOK_AHEAD = TECHNIQUES.index(CONTRADICTION)

_Found = tuple[int, list[tuple[int, bool]], list[int], int, int, list[tuple[int, bool]], list[Any]]


def hardest_of(level: Level) -> int:
    """Return the place of the hardest technique of a level or below."""
    return max(place for place, technique in enumerate(TECHNIQUES) if technique.level <= level)


def up_to(place: int) -> int:
    """Return the set of techniques up to a place as native code takes it, one bit each."""
    return (2 << place) - 1


def explain(
    puzzle: Zip, board: Board | None = None, *, budget: Budget | None = None, hardest: int = LOOK_AHEAD
) -> Iterator[Step]:
    """Yield the steps a person can follow from `board`, always one of the simplest technique that finds anything.

    The path ends when the board is solved, when no technique finds anything, or on a board with a mistake in it.

    >>> for step in explain(Zip.from_grid([[1, 0, 0], [2, 0, 0]])):
    ...     print(step)
    Row 1, column 3: only two ways lead here, so the path takes both.
    Row 2, column 3: only two ways lead here, so the path takes both.
    Joining row 1, column 2 and row 2, column 2 would close a loop, so the border between them is closed.
    Row 1, column 2: only two ways are left, so the path takes both.
    Row 1, column 1: the path needs no other way here, so the rest is closed.
    Row 2, column 1: only one way is left, so the path takes it.
    """
    budget = (budget or Budget()).start()
    board = board if board is not None else Board.start(puzzle)
    if faults(puzzle, board):
        return
    borders = board.borders(puzzle)
    limit, probe_from = 1, 0
    while True:
        answer = _find(puzzle, borders, budget, hardest, limit, probe_from)
        probe_from = answer["probe_from"]
        for found in answer["steps"]:
            for number, use in found[1]:
                row, column, way = border_of(puzzle.width, number)
                borders[row, column, DIRECTIONS.index(way)] = 1 if use else 2
            yield _step(puzzle, found)
        if len(answer["steps"]) < limit:
            budget.check()
            return
        limit *= 4


def steps(puzzle: Zip, board: Board, *, first: bool = False, budget: Budget | None = None) -> list[Step]:
    """List every step the board offers, the simplest first; with `first` those of the easiest level that has any.

    Suppositions are listed for borders that no simpler step settles. When the budget runs out, the list is what was
    found until then; raise `BudgetExceeded` when that is nothing.
    """
    budget = (budget or Budget()).start()
    if faults(puzzle, board):
        return []
    levels = dict.fromkeys(technique.level for technique in TECHNIQUES)
    for hardest in map(hardest_of, levels) if first else (LOOK_AHEAD,):
        told, stopped = _native.zip_list_steps(
            *arguments(puzzle), start=board.borders(puzzle), hardest=hardest, **budget.native_limits("reasoning")
        )
        if found := different_steps((_step(puzzle, step) for step in told), budget):
            return found
        if stopped:
            budget.check()
    return []


def technique_path(puzzle: Zip, *, budget: Budget | None = None) -> tuple[list[Technique], bool]:
    """Return the technique of every step of `explain` from the start, and whether they solve the puzzle."""
    budget = (budget or Budget()).start()
    found, solved, stopped = _native.zip_techniques(*arguments(puzzle), **budget.native_limits("rating"))
    budget.spend(len(found))
    if stopped:
        budget.check()
        raise BudgetExceeded("the rating was stopped")
    return [TECHNIQUES[place] for place in found], solved


def breach(puzzle: Zip, board: Board, *, budget: Budget | None = None, hardest: int = NO_GUESS) -> Fault | None:
    """Say what rule a board without plain faults must break sooner or later, or None where nothing is seen."""
    budget = (budget or Budget()).start()
    borders = board.borders(puzzle)
    answer = _find(puzzle, borders, budget, hardest, 4 * puzzle.width * puzzle.height)
    if answer["breach"] is None:
        return None
    code, _, cells, *_ = answer["breach"]
    text = _broken(puzzle, answer["breach"])
    return Fault(f"breaks-{TECHNIQUES[code].name.replace(' ', '-')}", text, cells_of(puzzle.width, cells))


def _find(
    puzzle: Zip, borders: Borders, budget: Budget, hardest: int, limit: int, probe_from: int = 0
) -> dict[str, Any]:
    answer: dict[str, Any] = _native.zip_steps(
        *arguments(puzzle),
        start=borders,
        hardest=hardest,
        limit=limit,
        probe_from=probe_from,
        **budget.native_limits("reasoning"),
    )
    budget.spend(len(answer["steps"]))
    return answer


def _step(puzzle: Zip, found: _Found) -> Step:
    code, changes, cells, _, _, supposed, chain = found
    links = tuple(_step(puzzle, link) for link in chain[:-1])
    if chain:
        last = chain[-1]
        end = Evidence(cells=cells_of(puzzle.width, last[2]))
        links = (*links, Step(TECHNIQUES[last[0]], (), f"But then {_broken(puzzle, last)}.", end))
    shown = dict.fromkeys(cells_of(puzzle.width, cells))
    for number, _ in supposed:
        shown.update(dict.fromkeys(sides_of(border_of(puzzle.width, number))))
    made: tuple[Change, ...] = tuple((*border_of(puzzle.width, number), use) for number, use in changes)
    return Step(TECHNIQUES[code], made, f"{_TEXTS[code](puzzle, found)}.", Evidence(cells=tuple(shown)), links)


def _first_cell(puzzle: Zip, found: _Found) -> str:
    return name_cell(cells_of(puzzle.width, found[2][:1])[0])


def _pair(border: Border) -> str:
    a, b = sides_of(border)
    return f"{name_cell(a)} and {name_cell(b)}"


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def _forced(puzzle: Zip, found: _Found, words: Sequence[str]) -> str:
    several = _need(puzzle, cells_of(puzzle.width, found[2])[0]) > 1
    ways, takes = (f"two ways {words[1]}", "both") if several else (f"one way {words[0]}", "it")
    return _sentence(f"{_first_cell(puzzle, found)}: only {ways}, so the path takes {takes}")


def _need(puzzle: Zip, cell: Cell) -> int:
    return 1 if cell in (puzzle.numbers[0], puzzle.numbers[-1]) else 2


def _full_cell(puzzle: Zip, found: _Found) -> str:
    return _sentence(f"{_first_cell(puzzle, found)}: the path needs no other way here, so the rest is closed")


def _number_order(puzzle: Zip, found: _Found) -> str:
    pair = _pair(border_of(puzzle.width, found[1][0][0]))
    return f"Joining {pair} would put the {found[4]} next to the {found[3]}, so the border between them is closed"


def _no_early_loop(puzzle: Zip, found: _Found) -> str:
    pair = _pair(border_of(puzzle.width, found[1][0][0]))
    return f"Joining {pair} would close a loop, so the border between them is closed"


def _no_early_end(puzzle: Zip, found: _Found) -> str:
    pair = _pair(border_of(puzzle.width, found[1][0][0]))
    return f"Joining {pair} would end the path before every cell is visited, so the border between them is closed"


def _only_way(puzzle: Zip, found: _Found) -> str:
    _, changes, _, start, goal, *_ = found
    if start == 0:
        pair = _pair(border_of(puzzle.width, changes[0][0]))
        return f"No stretch between two numbers can visit both {pair}, so the border between them is closed"
    where = f"the {start} towards the {goal}" if goal else f"the {start}"
    if any(use for _, use in changes):
        return (
            f"From {where} only this way is left in {_first_cell(puzzle, found)}: the others cannot reach it any more"
        )
    return (
        f"From {where} some ways in {_first_cell(puzzle, found)} do not lead to a neighbouring number, they are closed"
    )


def _cut(puzzle: Zip, found: _Found) -> str:
    _, changes, cells, *_ = found
    behind = len(cells) - 1
    part = f"the {behind} cells behind it" if behind > 1 else "the cells on the other side"
    if changes[0][1]:
        return _sentence(
            f"{_first_cell(puzzle, found)} is the only door to {part}, so the path has to cross this border"
        )
    return _sentence(
        f"{_first_cell(puzzle, found)} separates two parts and leads into one already, so it goes on into the other"
    )


def _bridge_order(puzzle: Zip, found: _Found) -> str:
    _, changes, _, start, goal, *_ = found
    if start == 0:
        pair = _pair(border_of(puzzle.width, changes[0][0]))
        return (
            f"No stretch between two numbers can go between {pair} without passing a cell twice, "
            "so the border between them is closed"
        )
    where = f"the {start} towards the {goal}" if goal else f"the {start}"
    return f"From {where} some ways in {_first_cell(puzzle, found)} would have to come back through the same cell"


def _parity(puzzle: Zip, found: _Found) -> str:
    crossings = found[3]
    words = {0: "not at all", 1: "exactly once"}.get(crossings, "exactly twice")
    return _sentence(
        f"{_first_cell(puzzle, found)}: the light and dark cells that hang on it still need such numbers of ways that "
        f"the path crosses into them {words}"
    )


def _both_ways(puzzle: Zip, found: _Found) -> str:
    _, changes, _, _, _, supposed, _ = found
    pair = _pair(border_of(puzzle.width, supposed[0][0]))
    number, use = changes[0]
    result = f"the border between {_pair(border_of(puzzle.width, number))} is {'used' if use else 'closed'}"
    return f"Whether or not the path crosses between {pair}, {result}"


def _contradiction(puzzle: Zip, found: _Found) -> str:
    _, _, _, _, _, supposed, chain = found
    number, use = supposed[0]
    pair = _pair(border_of(puzzle.width, number))
    supposing = f"If the path {'crossed' if use else 'did not cross'} the border between {pair}"
    return f"{supposing}, {_broken(puzzle, chain[-1])}, so it is {'closed' if use else 'used'}"


def _broken(puzzle: Zip, found: _Found) -> str:
    """Say what a position breaks, as the end of a sentence."""
    code, _, cells, start, goal, *_ = found
    where = name_cell(cells_of(puzzle.width, cells[:1])[0]) if cells else "a cell"
    if TECHNIQUES[code] is ONLY_WAY and start:
        return f"the path could not get from the {start} to the {goal} any more"
    if TECHNIQUES[code] is NUMBER_ORDER:
        return f"the {goal} would come next to the {start}"
    return {
        FULL_CELL.name: f"the path would branch in {where}",
        DEAD_END.name: f"too few ways would be left in {where}",
        NO_EARLY_LOOP.name: "the path would close a loop",
        NO_EARLY_END.name: "the path would end before every cell is visited",
        ONLY_WAY.name: f"no stretch between two numbers could visit {where} any more",
        CUT.name: f"the path could not visit both sides of {where} any more",
        BRIDGE_ORDER.name: f"the path would have to pass {where} twice",
        PARITY.name: f"the light and dark cells around {where} could not all be visited",
        CONTRADICTION.name: f"a border of {where} would have to be used and closed at once",
    }[TECHNIQUES[code].name]


_TEXTS: tuple[Callable[[Zip, _Found], str], ...] = (
    lambda puzzle, found: _forced(puzzle, found, ("leads here", "lead here")),
    _full_cell,
    lambda puzzle, found: _forced(puzzle, found, ("is left", "are left")),
    _number_order,
    _no_early_loop,
    _no_early_end,
    _cut,
    _only_way,
    _bridge_order,
    _parity,
    _both_ways,
    _contradiction,
)
