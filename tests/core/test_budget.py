import threading

import pytest

from cluewright import Budget, BudgetExceeded, CancelFlag


@pytest.fixture
def clock(monkeypatch):
    """Give a clock whose hands the test moves."""
    now = [1000.0]
    monkeypatch.setattr("cluewright.core.budget.time.monotonic", lambda: now[0])
    return now


def test_a_budget_without_limits_is_never_spent(clock):
    budget = Budget().start()
    budget.spend(10**12)
    clock[0] += 10**9
    budget.check()
    assert (budget.spent, budget.seconds_left, budget.nodes_left) == (False, None, None)


def test_the_clock_starts_with_the_first_call_and_only_once(clock):
    budget = Budget(seconds=5)
    clock[0] += 100
    assert budget.seconds_left == 5
    assert budget.start() is budget
    clock[0] += 3
    budget.start()
    assert budget.seconds_left == 2
    budget.check()
    clock[0] += 3
    assert budget.seconds_left == 0
    assert budget.spent
    with pytest.raises(BudgetExceeded, match=r"^the time limit of 5 s ran out$"):
        budget.check()


def test_nodes_add_up_over_the_calls_of_a_job():
    budget = Budget(nodes=10)
    budget.spend(4)
    budget.spend()
    assert (budget.nodes_spent, budget.nodes_left, budget.spent) == (5, 5, False)
    budget.spend(6)
    assert (budget.nodes_left, budget.spent) == (0, True)
    with pytest.raises(BudgetExceeded, match=r"^the limit of 10 search nodes ran out$"):
        budget.check()


def test_another_thread_can_cancel_and_native_code_sees_the_same_byte():
    budget = Budget()
    assert bytes(budget.cancel.shared_byte) == b"\0"
    canceller = threading.Thread(target=budget.cancel.cancel)
    canceller.start()
    canceller.join()
    assert bytes(budget.cancel.shared_byte) == b"\1"
    assert budget.spent
    with pytest.raises(BudgetExceeded, match=r"^the work was cancelled$"):
        budget.check()


def test_one_flag_can_stop_several_jobs_and_each_budget_has_its_own_otherwise():
    flag = CancelFlag()
    first, second, other = Budget(cancel=flag), Budget(cancel=flag), Budget()
    flag.cancel()
    assert (first.spent, second.spent, other.spent) == (True, True, False)


def test_progress_reaches_whoever_listens():
    heard = []
    Budget(progress=lambda fraction, text: heard.append((fraction, text))).report(0.5, "probing")
    Budget().report(0.5, "nobody listens")
    assert heard == [(0.5, "probing")]
