"""Batches in the library: every item exactly once, duplicates pointed out, failures kept and tried again."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cluewright.batch.plan import Plan, load_plan
from cluewright.batch.plan_file import parse_plan
from cluewright.batch.processes import ProcessExecutor
from cluewright.batch.progress import Tally
from cluewright.batch.run import RunSettings, run_batch
from cluewright.batch.threads import ThreadExecutor
from cluewright.core.budget import Budget
from cluewright.core.errors import GenerationFailed
from cluewright.core.item import Item
from cluewright.core.recipe import Recipe
from cluewright.library import Library, NotInLibrary
from cluewright.library import batches as kept
from cluewright.library.batches import State

MIXED = """
seed = 11
[[recipe]]
kind = "zip"
size = "5x4"
count = 30
[[recipe]]
kind = "hitori"
size = "5x6"
count = 20
difficulty = ["easy", "medium"]
"""
SMALL = 'seed = 1\n[[recipe]]\nkind = "kakurasu"\nsize = "3x2"\ncount = 12\n'


def items_of(library: Library, name: str = "plan") -> dict[tuple[str, int], tuple[Any, ...]]:
    """Give every item with its state and the fingerprint of its puzzle."""
    rows = list(kept.item_rows(library, kept.batch_named(library, name).id))
    prints = {record.id: record.fingerprint for record in library.each()}
    found = {(key, row.number): (row.state, prints.get(row.puzzle_id or 0)) for key, row in rows}
    assert len(found) == len(rows)
    return found


def without_order(items: dict[tuple[str, int], tuple[Any, ...]]) -> dict[tuple[str, int], str]:
    """Leave out which of two equal puzzles came first."""
    return {item: fingerprint for item, (_, fingerprint) in items.items()}


def test_every_item_has_its_puzzle_whoever_makes_it(library: Library, tmp_path: Path) -> None:
    plan = parse_plan(MIXED)

    tally = run_batch(plan, library, ProcessExecutor(2), RunSettings(tags=("mixed",)))

    assert (tally.left, tally.states[State.FAILED], tally.settled) == (0, 0, 50)
    assert len(library) == tally.states[State.MADE]
    assert library.tags() == {"mixed": len(library)}
    with Library.open(tmp_path / "other.sqlite") as other:
        run_batch(plan, other, ThreadExecutor(1))
        assert without_order(items_of(other)) == without_order(items_of(library))
        recipes = {_whatever_revision(record.item.recipe) for record in other.each()}
    assert recipes <= {_whatever_revision(plan.recipe(item)) for item in plan.items()}


def _whatever_revision(recipe: Recipe | None) -> str:
    """Write a recipe without the revision of the generator, which the generator itself puts in."""
    assert recipe is not None
    return str(replace(recipe, revision=0))


def test_the_same_command_again_makes_nothing(library: Library) -> None:
    plan = parse_plan(MIXED)
    first = run_batch(plan, library, ThreadExecutor())
    before = items_of(library)

    second = run_batch(plan, library, Refusing())

    assert (second.states, second.shares) == (first.states, first.shares)
    assert items_of(library) == before


class Refusing(ThreadExecutor):
    """Have nothing to do."""

    def submit(self, number: int, tasks: Any, *, seconds: float | None = None) -> None:
        raise AssertionError(f"there is work: {tasks}")


def test_it_goes_on_where_it_was_stopped(library: Library, tmp_path: Path) -> None:
    plan = parse_plan(MIXED)
    rounds = 0
    while (tally := run_batch(plan, library, ThreadExecutor(), stopping=_after(3))).left:
        rounds += 1

    assert rounds >= 2
    assert tally.settled == 50
    with Library.open(tmp_path / "other.sqlite") as other:
        run_batch(plan, other, ThreadExecutor())
        assert items_of(other) == items_of(library)


def _after(times: int) -> Callable[[], bool]:
    calls = iter(range(times))
    return lambda: next(calls, None) is None


def test_a_plan_that_grew_keeps_what_is_done(library: Library) -> None:
    run_batch(parse_plan(MIXED), library, ThreadExecutor())
    before = items_of(library)
    grown = MIXED.replace("count = 30", "count = 40") + '[[recipe]]\nkind = "zip"\nsize = "4x3"\ncount = 5\n'

    tally = run_batch(parse_plan(grown), library, ThreadExecutor())

    after = items_of(library)
    assert (tally.here, tally.total, len(after)) == (15, 65, 65)
    assert before.items() <= after.items()


def test_a_plan_that_shrank_counts_only_what_it_has(library: Library) -> None:
    run_batch(parse_plan(MIXED), library, ThreadExecutor())

    tally = run_batch(parse_plan(MIXED.replace("count = 30", "count = 10")), library, Refusing())

    assert (tally.total, tally.settled, tally.left) == (30, 30, 0)
    assert len(items_of(library)) == 50


def test_a_puzzle_the_library_had_before_counts_as_done(library: Library, kakurasu: ModuleType) -> None:
    run_batch(parse_plan(SMALL), library, ThreadExecutor())
    puzzles = len(library)

    tally = run_batch(parse_plan(SMALL, file="again.toml"), library, ThreadExecutor())

    assert (tally.states[State.DUPLICATE], tally.states[State.MADE], len(library)) == (12, 0, puzzles)
    assert without_order(items_of(library, "again")) == without_order(items_of(library))


def test_a_removed_puzzle_is_not_made_again(library: Library) -> None:
    plan = parse_plan(MIXED)
    run_batch(plan, library, ThreadExecutor())
    gone = next(record.id for record in library.each())
    library.remove(gone)

    assert run_batch(plan, library, Refusing()).left == 0
    assert (State.MADE, None) in items_of(library).values()


class TestFailures:
    """What fails is kept with its reason, skipped, and tried again when asked."""

    @pytest.fixture
    def choosy(self, kakurasu: ModuleType, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
        """Let seeds fail that `wanted` does not like."""
        kind = type(kakurasu.KIND)
        make = kind.generate
        choice: dict[str, Any] = {"wanted": lambda seed: False, "seeds": []}

        def generate(self: Any, recipe: Any, *, budget: Budget | None = None) -> Item[Any, Any]:
            choice["seeds"].append(recipe.seed)
            if not choice["wanted"](recipe.seed):
                raise GenerationFailed("no puzzle\nof this seed")
            return make(self, recipe, budget=budget)  # type: ignore[no-any-return]

        monkeypatch.setattr(kind, "generate", generate)
        return choice

    def test_an_item_fails_after_its_attempts_and_is_skipped_then(
        self, library: Library, choosy: dict[str, Any]
    ) -> None:
        plan = parse_plan(SMALL + 'difficulty = "hard"\n')

        tally = run_batch(plan, library, ThreadExecutor(), RunSettings(attempts=2))

        assert (tally.states[State.FAILED], tally.left, tally.success) == (12, 0, 0.0)
        assert tally.shares == {"hard": (0, 12)}
        assert len(set(choosy["seeds"])) == 24
        batch = kept.batch_named(library, "plan")
        (label, row), *_ = kept.failures(library, batch.id, limit=3)
        assert (label, row.number, row.reason, row.attempts) == ("kakurasu 3x2", 0, "no puzzle of this seed", 2)
        assert run_batch(plan, library, Refusing()).states[State.FAILED] == 12

    def test_failed_items_are_tried_again_with_further_seeds(self, library: Library, choosy: dict[str, Any]) -> None:
        plan = parse_plan(SMALL)
        run_batch(plan, library, ThreadExecutor(), RunSettings(attempts=2))
        before = set(choosy["seeds"])
        choosy["seeds"].clear()
        choosy["wanted"] = lambda seed: True

        tally = run_batch(plan, library, ThreadExecutor(), RunSettings(attempts=2, retry_failed=True))

        assert (tally.states[State.FAILED], tally.settled, tally.here) == (0, 12, 12)
        assert tally.shares.keys() != {"unrated"} or tally.shares["unrated"] == (12, 12)
        assert not before & set(choosy["seeds"])

    def test_the_second_seed_makes_what_it_would_make_in_one_run(
        self, library: Library, choosy: dict[str, Any], tmp_path: Path
    ) -> None:
        plan = parse_plan(SMALL)
        choosy["wanted"] = lambda seed: seed % 3 == 0
        for _ in range(40):
            tally = run_batch(plan, library, ThreadExecutor(), RunSettings(attempts=1, retry_failed=True))
        assert tally.states[State.FAILED] == 0
        with Library.open(tmp_path / "other.sqlite") as other:
            run_batch(plan, other, ThreadExecutor(), RunSettings(attempts=1000))
            assert without_order(items_of(other)) == without_order(items_of(library))

    def test_a_time_limit_only_lets_an_item_fail(
        self, library: Library, kakurasu: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def generate(self: Any, recipe: Any, *, budget: Budget) -> Item[Any, Any]:
            while budget.seconds_left:
                pass
            return kakurasu.KIND.sample()  # type: ignore[no-any-return]

        monkeypatch.setattr(type(kakurasu.KIND), "generate", generate)

        tally = run_batch(parse_plan(SMALL), library, ThreadExecutor(), RunSettings(seconds=0.01))

        assert (tally.states[State.FAILED], len(library)) == (12, 0)
        batch = kept.batch_named(library, "plan")
        reasons = {(row.reason, row.attempts) for _, row in kept.failures(library, batch.id, limit=50)}
        assert reasons == {("the time limit of 0.01 s ran out", 0)}

    def test_a_mistake_in_a_kind_costs_its_item_alone(
        self, library: Library, kakurasu: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        make = type(kakurasu.KIND).generate
        plan = parse_plan(SMALL)
        bad = plan.recipe(plan.item(5)).seed

        def generate(self: Any, recipe: Any, *, budget: Budget | None = None) -> Any:
            return 1 // 0 if recipe.seed == bad else make(self, recipe, budget=budget)

        monkeypatch.setattr(type(kakurasu.KIND), "generate", generate)

        tally = run_batch(plan, library, ThreadExecutor())

        assert (tally.states[State.FAILED], tally.settled) == (1, 12)
        batch = kept.batch_named(library, "plan")
        [(_, row)] = kept.failures(library, batch.id, limit=50)
        assert (row.number, row.reason) == (5, "integer division or modulo by zero")


def test_what_has_come_is_kept_when_the_executor_fails(library: Library) -> None:
    class Failing(ThreadExecutor):
        """Fail at the third chunk."""

        def submit(self, number: int, tasks: Any, *, seconds: float | None = None) -> None:
            if number == 5:
                raise RuntimeError("the lights went out")
            super().submit(number, tasks, seconds=seconds)

    with pytest.raises(RuntimeError, match="the lights went out"):
        run_batch(parse_plan(MIXED), library, Failing())

    assert 0 < len(items_of(library)) < 50
    assert run_batch(parse_plan(MIXED), library, ThreadExecutor()).left == 0


def test_puzzles_of_pictures_come_into_the_library(library: Library, tmp_path: Path) -> None:
    from PIL import Image, ImageDraw

    folder = tmp_path / "pictures"
    folder.mkdir()
    for name, box in (("ball", (2, 2, 27, 21)), ("egg", (5, 1, 20, 22))):
        image = Image.new("L", (30, 24), 255)
        ImageDraw.Draw(image).ellipse(box, fill=0)
        image.save(folder / f"{name}.png")
    text = 'seed = 1\n[[recipe]]\nkind = "nonogram"\nsize = "15x12"\npictures = "pictures"\n'
    (tmp_path / "shapes.toml").write_text(text)

    tally = run_batch(load_plan(tmp_path / "shapes.toml"), library, ThreadExecutor())

    assert (tally.states[State.MADE], tally.left) == (2, 0)
    assert sorted(record.title or "" for record in library.each()) == ["ball", "egg"]


def test_batches_are_listed_named_and_forgotten(library: Library) -> None:
    run_batch(parse_plan(MIXED, file="first.toml"), library, ThreadExecutor())
    run_batch(parse_plan('name = "second"\n' + MIXED), library, ThreadExecutor())
    puzzles = len(library)

    assert [(row.name, row.total) for row in kept.batches(library)] == [("second", 50), ("first", 50)]
    assert {state for state, _ in items_of(library, "second").values()} == {State.DUPLICATE}
    with pytest.raises(NotInLibrary, match="the library has no batch 'third'; there are: 'second', 'first'"):
        kept.batch_named(library, "third")
    kept.forget(library, kept.batch_named(library, "first").id)
    assert [row.name for row in kept.batches(library)] == ["second"]
    assert len(library) == puzzles


def test_what_is_settled_is_read_page_by_page(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "PAGE", 7)
    plan = parse_plan(MIXED)
    run_batch(plan, library, ThreadExecutor())

    [series, _] = kept.enter(library, "plan", plan.text, _entries(plan))[1]

    assert [number for number, _, _ in kept.settled(library, series)] == list(range(30))


def _entries(plan: Plan) -> list[kept.SeriesEntry]:
    return [kept.SeriesEntry(each.key, each.label, each.table, each.count) for each in plan.series]


class TestTally:
    """Counts, rate and time left."""

    def test_the_time_left_takes_each_recipe_by_itself(self, monkeypatch: pytest.MonkeyPatch) -> None:
        now = [100.0]
        monkeypatch.setattr("time.monotonic", lambda: now[0])
        tally = Tally.of(parse_plan(MIXED))
        for number in range(10):
            tally.add(1, kept.ItemRow(1, number, State.MADE, number, 0, 0, 0.2, ""))
        tally.add(2, kept.ItemRow(2, 0, State.FAILED, None, 1, 3, 2.0, "no"))
        now[0] = 102.0

        assert tally.rate == pytest.approx(5.5)
        # 20 items of 0.2 s and 19 of 2 s are left; 4 s of work were done in 2 s.
        assert tally.seconds_left == pytest.approx((20 * 0.2 + 19 * 2.0) / 2)
        assert tally.shares == {"easy": (10, 10), "medium": (0, 1)}
        assert str(tally) == "10 made, 1 failed of 50"

    def test_nothing_is_told_before_anything_is_known(self) -> None:
        tally = Tally.of(parse_plan(MIXED))

        assert (tally.seconds_left, tally.success, tally.left) == (None, None, 50)


def test_the_names_of_the_package_are_all_there() -> None:
    import cluewright.batch as package

    assert all(getattr(package, name) is not None for name in package.__all__)
    with pytest.raises(AttributeError, match=r"has no attribute 'nothing'"):
        package.nothing  # noqa: B018


def test_solving_does_not_wait_for_the_database() -> None:
    code = "import sys; from cluewright.cli.solving import solve_all; sys.exit('sqlalchemy' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
