"""How many solutions a puzzle has, exactly or at least."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from math import prod
from typing import TypeVar

from cluewright.core.budget import Budget
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.puzzle import Puzzle
from cluewright.core.search import Search

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")

_LARGEST_IN_JSON = 2**53
"""What every reader of JSON takes in exactly; JavaScript rounds anything larger."""

_MOST_DIGITS = 18
"""Of a number in the progress; of longer ones only their length is told."""


@dataclass(frozen=True, slots=True)
class SolutionCount:
    """The number of solutions; if the budget ran out, a lower bound."""

    number: int
    exact: bool = True

    def __str__(self) -> str:
        number = f"{Decimal(self.number):,f}"  # Python writes no int of more than 4,300 digits
        return number if self.exact else f"at least {number}"

    @property
    def so_far(self) -> str:
        """Tell what counting has found, in a few words.

        >>> SolutionCount(12_345, exact=False).so_far, SolutionCount(2**100, exact=False).so_far
        ('counting: at least 12,345', 'counting: at least 10^30')
        """
        if not self.number:
            return "counting"
        digits = Decimal(self.number).adjusted()
        return f"counting: {self if digits < _MOST_DIGITS else f'at least 10^{digits}'}"

    def to_data(self) -> dict[str, int | str | None]:
        """Return the JSON form: `count`, null where it is not known, and then `at_least`.

        A number above 2**53 is a string of digits: many readers of JSON would round it.
        """
        written: int | str = self.number if self.number <= _LARGEST_IN_JSON else f"{Decimal(self.number):f}"
        return {"count": written} if self.exact else {"count": None, "at_least": written}

    @classmethod
    def of_parts(cls, parts: Iterable[tuple[str, int, bool]]) -> "SolutionCount":
        """Multiply what native code counted: hexadecimal digits, how many parts have that count, and whether it is all.

        >>> SolutionCount.of_parts([("2", 100, True)]).number == 2**100
        True
        >>> str(SolutionCount.of_parts([("2", 3, True), ("5", 1, False)]))
        'at least 40'
        """
        known = [(int(digits, 16), times, complete) for digits, times, complete in parts]
        if any(complete and number == 0 for number, _, complete in known):
            return cls(0)
        return cls(prod(number**times for number, times, _ in known), all(complete for *_, complete in known))


Way = Callable[[Budget], SolutionCount]
"""A way to count under a budget."""

_MOST_LISTED = 100_000
_MOST_LISTED_CELLS = 50_000_000
_FIRST_NODES = 20_000
_MORE_NODES = 4


def native_way(count: Callable[..., tuple[list[tuple[str, int, bool]], int]]) -> Way:
    """Return a way to count with a native function that counts parts, given all its arguments but the limits."""

    def way(budget: Budget) -> SolutionCount:
        parts, nodes = count(**budget.native_limits("counting"))
        budget.spend(nodes)
        return SolutionCount.of_parts(parts)

    return way


def listing_way(solve: Callable[[P, Search[B]], Outcome[B]], puzzle: P, *, board: B | None = None) -> Way:
    """Return a way to count that finds the solutions one by one, as long as they all fit in memory."""
    most = max(2, min(_MOST_LISTED, _MOST_LISTED_CELLS // (puzzle.width * puzzle.height)))

    def way(budget: Budget) -> SolutionCount:
        outcome = solve(puzzle, Search(limit=most, board=board, budget=budget))
        return SolutionCount(len(outcome.solutions), outcome.exhausted or outcome.verdict is Verdict.NONE)

    return way


def count_after(outcome: Outcome[B], way: Way, budget: Budget) -> SolutionCount:
    """Return the number of solutions of a puzzle just solved: counted, unless solving or the budget has settled it."""
    listed = SolutionCount(
        len(outcome.solutions), outcome.exhausted or outcome.verdict in (Verdict.NONE, Verdict.UNIQUE)
    )
    if listed.exact or budget.spent:
        return listed
    count = way(budget)
    return count if count.exact else max(count, listed, key=lambda each: each.number)


def count_in_turns(ways: Sequence[tuple[Way, int]], budget: Budget) -> SolutionCount:
    """Count in whichever way finishes first: each gets a number of search nodes in turn, then four times as many.

    No way is best for all boards: one is quick where solutions are many and alike, another where they are few and hard
    to find. A way that ends before its nodes are spent has met another limit, such as memory, and is not tried again.
    Each way comes with a factor for the nodes it gets, because nodes do not take equally long. Progress tells how many
    solutions are certain so far.
    """
    best, nodes, left = SolutionCount(0, exact=False), _FIRST_NODES, list(ways)

    def tell(fraction: float | None, _: str) -> None:
        budget.report(fraction, best.so_far)

    while left:
        for way, weight in tuple(left):
            turn = budget.part(nodes=weight * nodes)
            turn.progress = None if budget.progress is None else tell
            count = way(turn)
            budget.spend(turn.nodes_spent)
            if count.exact:
                return count
            best = max(best, count, key=lambda each: each.number)
            if budget.spent:
                return best
            if not turn.spent:
                left.remove((way, weight))
        nodes *= _MORE_NODES
    return best
