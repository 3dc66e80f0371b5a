"""No batch has a puzzle twice, whoever makes it and however often it is stopped: later items are made again."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cluewright.batch import items, pending
from cluewright.batch.executor import Executor, Report, run_chunk
from cluewright.batch.items import MakePuzzle, Task
from cluewright.batch.plan import Plan
from cluewright.batch.plan_file import parse_plan
from cluewright.batch.run import RunSettings, run_batch
from cluewright.batch.threads import ThreadExecutor
from cluewright.core.errors import GenerationFailed
from cluewright.core.item import Item
from cluewright.library import Library
from cluewright.library import batches as kept
from cluewright.library.batches import State

ZIP = 'seed = 3\n[[recipe]]\nkind = "zip"\nsize = "3x3"\ncount = 25\n'
FEW = (
    'seed = 3\n[[recipe]]\nkind = "zip"\nsize = "3x2"\ncount = 30\n[[recipe]]\nkind = "zip"\nsize = "4x3"\ncount = 20\n'
)
PLUG_IN = 'seed = 1\n[[recipe]]\nkind = "kakurasu"\nsize = "3x2"\ncount = 40\n'


class Shuffling(Executor):
    """Do the chunks in any order, the last ones often first."""

    slots = 8

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def start(self, work: Any) -> None:
        self._work, self._waiting = work, list[tuple[int, Sequence[Any]]]()

    def submit(self, number: int, tasks: Sequence[Any], *, seconds: float | None = None) -> None:
        self._waiting.append((number, tasks))

    def wait(self, timeout: float) -> list[Report]:
        number, tasks = self._waiting.pop(self._chance.randrange(len(self._waiting)))
        return [Report(number, *run_chunk(self._work, tasks))]

    def stop(self) -> None:
        self._waiting.clear()


def puzzles_of(library: Library, name: str = "plan") -> dict[tuple[str, int], tuple[State, str | None]]:
    prints = {record.id: record.fingerprint for record in library.each()}
    rows = kept.item_rows(library, kept.batch_named(library, name).id)
    return {(key, row.number): (row.state, prints.get(row.puzzle_id or 0)) for key, row in rows}


def expected(plan: Plan) -> dict[tuple[str, int], str | None]:
    """Return what the rule says: one item after the other, each the first of its puzzles that none before it has."""
    taken: set[str] = set()
    found: dict[tuple[str, int], str | None] = {}
    make = MakePuzzle()
    for item in plan.items():
        series = plan.series[item.series]
        task = Task(series, item.series, item.number, until=items.OTHERS, wanted=items.OTHERS)
        prints = (puzzle.fingerprint.hex() for _, puzzle in make(task).puzzles)
        new = next((each for each in prints if each not in taken), None)
        found[series.key, item.number] = new
        taken |= {new} - {None}  # type: ignore[arg-type]
    return found


@pytest.fixture
def few_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give up after twelve attempts, in this process."""
    monkeypatch.setattr(items, "OTHERS", 12)


@pytest.mark.usefixtures("few_attempts", "kakurasu")
@pytest.mark.parametrize("text", [ZIP, FEW, PLUG_IN])
def test_every_item_has_the_first_of_its_puzzles_that_no_earlier_one_has(library: Library, text: str) -> None:
    plan = parse_plan(text)
    wanted = expected(plan)
    assert len(set(wanted.values()) - {None}) == sum(each is not None for each in wanted.values())

    tally = run_batch(plan, library, Shuffling(1))

    assert {item: each for item, (_, each) in puzzles_of(library).items()} == wanted
    assert len(library) == tally.states[State.MADE] == sum(each is not None for each in wanted.values())
    assert tally.states[State.NO_MORE] == list(wanted.values()).count(None)


@pytest.mark.usefixtures("few_attempts")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_order_of_work_and_interruptions_make_no_difference(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    plan = parse_plan(FEW)
    run_batch(plan, library, ThreadExecutor(1))
    monkeypatch.setattr("cluewright.batch.run._COMMIT_ITEMS", 3)

    with Library.open(tmp_path / "other.sqlite") as other:
        lefts = [run_batch(plan, other, Shuffling(seed + n), stopping=after(5 * 2**n)).left for n in range(8)]

        assert lefts[0] > lefts[-1] == 0
        assert lefts[3] > 0, "it was stopped several times"
        assert puzzles_of(other) == puzzles_of(library)
        assert len(other) == len(library)


def after(times: int) -> Callable[[], bool]:
    calls = iter(range(times))
    return lambda: next(calls, None) is None


class Boards:
    """Stand in for a generator: what each item makes at each attempt, by numbers of boards; the last one for ever."""

    def __init__(self, kind: Any, wishes: Sequence[Sequence[int | None]]) -> None:
        self._wishes = wishes
        self.tried: list[tuple[int, int]] = []
        recipes = (kind.read_recipe({"kind": kind.name, "size": [4, 3], "seed": seed}) for seed in range(60))
        self._boards = [Item(puzzle) for puzzle in {kind.canonical(kind.generate(each).puzzle) for each in recipes}]

    def generate(self, seed: int) -> Item[Any, Any]:
        number, attempt = divmod(seed, 1000)
        self.tried.append((number, attempt))
        wishes = self._wishes[number]
        wish = wishes[min(attempt, len(wishes) - 1)]
        if wish is None:
            raise GenerationFailed("nothing")
        return self._boards[wish]


@pytest.fixture
def boards(kakurasu: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[Plan, Boards]]:
    """Return a plan whose items make the boards given."""

    def make(*wishes: Sequence[int | None]) -> tuple[Plan, Boards]:
        made = Boards(kakurasu.KIND, wishes)
        monkeypatch.setattr(
            type(kakurasu.KIND), "generate", lambda self, recipe, *, budget=None: made.generate(recipe.seed)
        )
        monkeypatch.setattr("cluewright.batch.plan.Series.seed", lambda self, number, attempt: 1000 * number + attempt)
        plan = parse_plan(f'seed = 1\n[[recipe]]\nkind = "kakurasu"\nsize = "4x3"\ncount = {len(wishes)}\n')
        return plan, made

    return make


class InOrder(Executor):
    """Do one task at a time, in the order of these numbers where they wait."""

    slots = 4

    def __init__(self, *order: int) -> None:
        self._order = order

    def start(self, work: Any) -> None:
        self._work, self._waiting = work, list[tuple[int, Sequence[Any]]]()

    def submit(self, number: int, tasks: Sequence[Any], *, seconds: float | None = None) -> None:
        self._waiting.append((number, tasks))

    def wait(self, timeout: float) -> list[Report]:
        self._waiting.sort(key=lambda chunk: self._order.index(chunk[1][0].number))
        number, tasks = self._waiting.pop(0)
        return [Report(number, *run_chunk(self._work, tasks))]

    def stop(self) -> None:
        self._waiting.clear()


class Watcher:
    """Note what happens, in words."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def started(self, plan: Plan, tally: Any) -> None:
        pass

    def settled(self, task: Task, row: Any) -> None:
        self.told.append(f"{task.number} {row.state} by attempt {row.attempts}")

    def reopened(self, task: Task) -> None:
        self.told.append(f"{task.number} reopened")

    def advanced(self, tally: Any) -> None:
        pass


def attempts_of(library: Library) -> list[tuple[State, int]]:
    rows = [row for _, row in kept.item_rows(library, kept.batch_named(library, "plan").id)]
    return [(row.state, row.attempts) for row in sorted(rows, key=lambda row: row.number)]


def test_an_earlier_item_that_comes_late_takes_the_puzzle_of_a_later_one(
    library: Library, boards: Callable[..., tuple[Plan, Boards]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluewright.batch.run._COMMIT_ITEMS", 1)
    plan, _ = boards([7], [7, 8], [8, 9])
    watcher = Watcher()

    tally = run_batch(plan, library, InOrder(2, 1, 0), watcher=watcher)

    assert watcher.told == [
        "2 made by attempt 0",
        "1 made by attempt 0",
        "1 reopened",
        "0 made by attempt 0",
        "2 reopened",
        "1 made by attempt 1",
        "2 made by attempt 1",
    ]
    assert attempts_of(library) == [(State.MADE, 0), (State.MADE, 1), (State.MADE, 1)]
    assert (tally.states, tally.left, tally.here, len(library)) == ({State.MADE: 3}, 0, 3, 3)


@pytest.mark.usefixtures("few_attempts")
def test_where_nothing_is_new_the_item_has_no_more_and_is_tried_again_when_asked(
    library: Library, boards: Callable[..., tuple[Plan, Boards]]
) -> None:
    plan, made = boards([1], [1] * 15 + [2])

    first = run_batch(plan, library, ThreadExecutor(1))

    assert attempts_of(library) == [(State.MADE, 0), (State.NO_MORE, 12)]
    assert (first.unmade, first.exhausted, first.left, str(first)) == (
        1,
        {1: 1},
        0,
        "1 made, 1 without a new puzzle of 2",
    )
    made.tried.clear()
    assert run_batch(plan, library, ThreadExecutor(1)).unmade == 1
    assert made.tried == []
    last = run_batch(plan, library, ThreadExecutor(1), RunSettings(retry_failed=True))
    assert attempts_of(library) == [(State.MADE, 0), (State.MADE, 15)]
    assert (last.unmade, last.exhausted, min(made.tried)) == (0, {}, (1, 12))


def test_a_seed_that_makes_nothing_is_followed_by_the_next_among_replacements_too(
    library: Library, boards: Callable[..., tuple[Plan, Boards]]
) -> None:
    plan, _ = boards([1], [1, None, 1, None, None, 2], [1, None, None, None, 3])

    run_batch(plan, library, ThreadExecutor(1), RunSettings(attempts=3))

    assert attempts_of(library) == [(State.MADE, 0), (State.MADE, 5), (State.FAILED, 4)]


@pytest.mark.usefixtures("few_attempts")
def test_a_series_without_a_new_puzzle_in_a_whole_block_ends(
    library: Library, boards: Callable[..., tuple[Plan, Boards]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pending, "FIRST_BLOCK", 4)
    plan, made = boards(*[[number % 3] for number in range(40)])

    tally = run_batch(plan, library, Shuffling(5))

    assert (tally.states, tally.left) == ({State.MADE: 3, State.NO_MORE: 5}, 32)
    assert max(made.tried) < (8, 0)
    made.tried.clear()
    again = run_batch(plan, library, Shuffling(6))
    assert (again.states, again.left, made.tried) == (tally.states, 32, [])


def test_an_item_beyond_the_plan_gives_its_puzzle_away_and_is_made_when_it_is_asked_for_again(
    library: Library, boards: Callable[..., tuple[Plan, Boards]]
) -> None:
    plan, _ = boards([1], [2, 3])
    entries = [kept.SeriesEntry(each.key, each.label, each.table, each.count) for each in plan.series]
    _, [series] = kept.enter(library, "plan", plan.text, entries)
    [(_, one)] = MakePuzzle()(Task(plan.series[0], 0, 0)).puzzles
    kept.record(library, [kept.ItemEntry(series, 1, one)])  # as if another program version had made it

    shorter = parse_plan(plan.text.replace("count = 2", "count = 1"))
    tally = run_batch(shorter, library, ThreadExecutor(1))
    assert (tally.states, attempts_of(library)) == ({State.MADE: 1}, [(State.MADE, 0)])

    tally = run_batch(plan, library, ThreadExecutor(1))
    assert (tally.states, tally.left, len(library)) == ({State.MADE: 2}, 0, 2)
