"""Counts: written, multiplied, and found by whichever way comes to an end first."""

import pytest

from cluewright.core.budget import Budget
from cluewright.core.count import SolutionCount, count_after, count_in_turns
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.registry import kinds


def test_a_count_is_written_whole() -> None:
    assert str(SolutionCount(362_880)) == "362,880"
    assert str(SolutionCount(12, exact=False)) == "at least 12"
    # Python refuses to write an int of so many digits.
    assert str(SolutionCount(10**6_000 + 7)) == "1" + 1_999 * ",000" + ",007"
    assert SolutionCount(7).to_data() == {"count": 7}
    assert SolutionCount(7, exact=False).to_data() == {"count": None, "at_least": 7}
    # JavaScript would round anything above 2**53.
    assert SolutionCount(2**53).to_data() == {"count": 2**53}
    assert SolutionCount(2**53 + 1).to_data() == {"count": "9007199254740993"}
    assert SolutionCount(2**64, exact=False).to_data() == {"count": None, "at_least": "18446744073709551616"}
    long = SolutionCount(10**5_000).to_data()["count"]
    assert long == "1" + "0" * 5_000


def test_counts_of_parts_are_multiplied() -> None:
    assert SolutionCount.of_parts([]) == SolutionCount(1)
    assert SolutionCount.of_parts([("ff", 2, True), ("3", 1, True)]) == SolutionCount(255**2 * 3)
    assert SolutionCount.of_parts([("5", 1, True), ("2", 1, False)]) == SolutionCount(10, exact=False)
    # One part without solutions decides, whatever the others were not counted to.
    assert SolutionCount.of_parts([("0", 1, True), ("2", 1, False)]) == SolutionCount(0)


def test_ways_take_turns_until_one_ends() -> None:
    asked = []

    def slow(budget: Budget) -> SolutionCount:
        asked.append(("slow", budget.nodes))
        budget.spend(budget.nodes or 0)
        return SolutionCount(5, exact=False)

    def quick_in_the_end(budget: Budget) -> SolutionCount:
        asked.append(("quick", budget.nodes))
        if (budget.nodes or 0) < 100_000:
            budget.spend(budget.nodes or 0)
            return SolutionCount(0, exact=False)
        budget.spend(7)
        return SolutionCount(9)

    budget = Budget()
    assert count_in_turns([(slow, 1), (quick_in_the_end, 2)], budget) == SolutionCount(9)
    turns = [("slow", 20_000), ("quick", 40_000), ("slow", 80_000), ("quick", 160_000)]
    assert asked == turns
    assert budget.nodes_spent == 20_000 + 40_000 + 80_000 + 7


def test_a_way_that_gives_up_is_not_asked_again() -> None:
    def giving_up(budget: Budget) -> SolutionCount:
        budget.spend(3)
        return SolutionCount(4, exact=False)

    assert count_in_turns([(giving_up, 1)], Budget()) == SolutionCount(4, exact=False)


def test_a_budget_that_runs_out_leaves_the_best_that_is_certain() -> None:
    def finding(number: int):
        def way(budget: Budget) -> SolutionCount:
            budget.spend((budget.nodes or 0) + 1)
            return SolutionCount(number, exact=False)

        return way

    assert count_in_turns([(finding(2), 1), (finding(11), 1), (finding(3), 1)], Budget(nodes=50_000)) == SolutionCount(
        11, exact=False
    )


def test_progress_tells_what_is_certain_so_far() -> None:
    told = []

    def way(budget: Budget) -> SolutionCount:
        budget.report(None, "solving")
        budget.spend(budget.nodes or 0)
        return SolutionCount((budget.nodes or 0) // 10, exact=(budget.nodes or 0) > 100_000)

    budget = Budget(progress=lambda fraction, text: told.append((fraction, text)))
    assert count_in_turns([(way, 1)], budget) == SolutionCount(32_000)
    assert told == [(None, "counting"), (None, "counting: at least 2,000"), (None, "counting: at least 8,000")]


def test_a_puzzle_that_is_solved_is_not_counted_again() -> None:
    def way(budget: Budget) -> SolutionCount:
        return answers.pop()

    answers = [SolutionCount(9)]
    assert count_after(Outcome(Verdict.NONE), way, Budget()) == SolutionCount(0)
    assert count_after(Outcome(Verdict.UNIQUE, (1,)), way, Budget()) == SolutionCount(1)
    assert count_after(Outcome(Verdict.SEVERAL, (1, 2, 3), exhausted=True), way, Budget()) == SolutionCount(3)
    assert answers
    assert count_after(Outcome(Verdict.SEVERAL, (1, 2)), way, Budget()) == SolutionCount(9)
    # What was listed is certain, too.
    answers.append(SolutionCount(1, exact=False))
    assert count_after(Outcome(Verdict.SEVERAL, (1, 2)), way, Budget()) == SolutionCount(2, exact=False)
    assert count_after(Outcome(Verdict.SEVERAL, (1, 2)), way, Budget(seconds=0)) == SolutionCount(2, exact=False)


@pytest.mark.parametrize("name", sorted(kinds()))
def test_the_samples_of_all_kinds_have_one_solution(name: str) -> None:
    kind = kinds()[name]
    puzzle = kind.sample().puzzle
    assert kind.count(puzzle) == 1
    assert kind.count_within(puzzle, Budget()) == SolutionCount(1)
