"""Every hint for a board, best first: its mistakes, or else every possible step; there is always one."""

from collections.abc import Sequence
from typing import TypeVar

from cluewright.core.budget import Budget
from cluewright.core.errors import NotUnique
from cluewright.core.hint import Hint, hint_of_mistake, hint_of_step, remark
from cluewright.core.item import Item
from cluewright.core.kind import Kind
from cluewright.core.message import core_message
from cluewright.core.mistakes import EFFORT
from cluewright.core.next_steps import next_steps
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind_of
from cluewright.core.search import Search

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")

_AT_A_LOSS = {Verdict.NONE: "hint-no-solution", Verdict.SEVERAL: "hint-several-solutions"}


def trusted_solution(kind: Kind[P, B], item: Item[P, B]) -> B | None:
    """Return the item's solution if a player's board may be compared with it: it is one, and no other is known."""
    verdict = (item.proof or {}).get("verdict", Verdict.UNIQUE)
    if item.solution is None or verdict != Verdict.UNIQUE or not kind.is_solved(item.puzzle, item.solution):
        return None
    return item.solution


def known_of(kind: Kind[P, B], item: Item[P, B], budget: Budget) -> Outcome[B]:
    """Find out how many solutions an item's puzzle has, unless its proof says there is exactly one.

    The effort is bounded: if it is not enough, the verdict is undecided.
    """
    known = item.solution if item.solution is not None and kind.is_solved(item.puzzle, item.solution) else None
    if known is not None and (item.proof or {}).get("verdict") == Verdict.UNIQUE:
        return Outcome(Verdict.UNIQUE, (known,), exhausted=True)
    budget.start().check()
    part = budget.part(nodes=EFFORT, share=0.5)
    outcome = kind.solve(item.puzzle, Search(known=known, budget=part))
    budget.spend(part.nodes_spent)
    return outcome


def require_unique(kind: Kind[P, B], item: Item[P, B], budget: Budget) -> Outcome[B]:
    """Find the solutions; raise `NotUnique` if there are none, or more than one."""
    known = known_of(kind, item, budget)
    if known.verdict in (Verdict.NONE, Verdict.SEVERAL):
        raise NotUnique(known.verdict)
    return known


def hints_in_play(
    item: Item[P, B], board: B, *, history: Sequence[str] = (), first: bool = False, budget: Budget | None = None
) -> list[Hint]:
    """List the hints for a player, even of a puzzle that is not unique, as far as steps lead."""
    kind, budget = kind_of(item.puzzle), (budget or Budget()).start()
    only = trusted_solution(kind, item)
    known = known_of(kind, item, budget) if only is None else Outcome(Verdict.UNIQUE, (only,))
    return find_hints(kind, item.puzzle, board, known, history=history, first=first, budget=budget)


def find_hints(
    kind: Kind[P, B],
    puzzle: P,
    board: B,
    known: Outcome[B],
    *,
    history: Sequence[str] = (),
    first: bool = False,
    budget: Budget,
) -> list[Hint]:
    """List every hint for a board, at least one, given what is known of the puzzle's solutions.

    On a board with mistakes all hints are about them. Otherwise they are the steps worth telling the player
    (`next_steps`): by their technique, then by how close they are to where the player, whose moves are the `history`,
    worked last, then by how much they settle. With `first`, harder ones are not searched for.
    """
    if kind.is_solved(puzzle, board):
        others = known.verdict is Verdict.SEVERAL
        return [remark("complete", core_message("hint-solved-one-of-several" if others else "hint-solved"))]
    if wrong := find_mistakes(kind, puzzle, board, known, history=history, budget=budget):
        return wrong
    near = kind.focus(puzzle, board, history)
    only = known.solution if known.verdict is Verdict.UNIQUE else None
    steps = next_steps(kind, puzzle, board, only, near=near, first=first, budget=budget)
    if not steps:
        return [remark("stuck", core_message(_AT_A_LOSS.get(known.verdict, "hint-stuck")))]
    coach = kind.coach()
    return [hint_of_step(each.step, before=each.before, move=coach.move(puzzle, board, each.step)) for each in steps]


def find_mistakes(
    kind: Kind[P, B], puzzle: P, board: B, known: Outcome[B], *, history: Sequence[str] = (), budget: Budget
) -> list[Hint]:
    """List the hints about mistakes: broken rules, and cells that no solution agrees with."""
    only = known.solution if known.verdict is Verdict.UNIQUE else None
    coach = kind.coach()
    found = kind.mistakes(puzzle, board, only, history=history, budget=budget)
    return [hint_of_mistake(coach.repair(puzzle, board, fault, only, budget)) for fault in found]
