"""Many ways to make a picture, each tried in its share of the time."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded

T = TypeVar("T")
V = TypeVar("V")


def made_in_shares(
    drawn: Sequence[T], make: Callable[[T, Budget], V], worth: Callable[[V], Any], budget: Budget | None
) -> tuple[V, ...]:
    """Make something of each picture, the best first by `worth`, the lowest.

    `BudgetExceeded` by cancelling carries those that are done.
    """
    budget = (budget or Budget()).start()
    done: list[V] = []
    for number, each in enumerate(drawn):
        budget.report(number / len(drawn), f"variant {number + 1} of {len(drawn)}")
        part = budget.part(share=1 / (len(drawn) - number))
        part.progress = None
        done.append(make(each, part))
        if budget.cancel.cancelled:
            raise BudgetExceeded("the work was cancelled", tuple(sorted(done, key=worth)))
    return tuple(sorted(done, key=worth))
