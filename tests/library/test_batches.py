"""What the library keeps of batches, in either database."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cluewright.core.errors import FormatError
from cluewright.core.registry import kind
from cluewright.library import Library, LibraryError, NotInLibrary, prepare
from cluewright.library.batches import (
    ItemEntry,
    SeriesEntry,
    State,
    batch_named,
    batches,
    counts,
    enter,
    failures,
    forget,
    item_rows,
    record,
    settled,
    totals,
)

SERIES = [SeriesEntry("a", "zip 5x4", 1, 3), SeriesEntry("b", "hitori 6x5", 2, 2)]
PUZZLE = prepare(kind("zip").sample())
OTHER = prepare(kind("hitori").sample())


def test_a_batch_entered_again_is_the_same_one(library: Library) -> None:
    batch, series = enter(library, "spring", "seed = 1", SERIES)

    again = enter(library, "spring", "seed = 1 # and more", [SERIES[1], replace(SERIES[0], count=9)])

    assert again == (batch, [series[1], series[0]])
    assert batch_named(library, "spring").plan == "seed = 1 # and more"
    assert totals(library, batch) == {1: ("zip 5x4", 9), 2: ("hitori 6x5", 2)}
    assert [row.total for row in batches(library)] == [11]


def test_a_table_of_several_series_is_labelled_by_the_first_and_the_number_of_others(library: Library) -> None:
    pictures = [SeriesEntry(name, f"nonogram 12x10 {name}.png", 1, 1) for name in "abc"]

    batch, _ = enter(library, "pictures", "", pictures)

    assert totals(library, batch) == {1: ("nonogram 12x10 a.png and 2 more", 3)}


def test_a_series_the_plan_lost_counts_no_more_and_comes_back(library: Library) -> None:
    batch, [first, second] = enter(library, "spring", "", SERIES)
    record(library, [ItemEntry(first, 0, PUZZLE), ItemEntry(second, 0, OTHER)])

    enter(library, "spring", "", SERIES[:1])
    fewer = counts(library, batch)
    enter(library, "spring", "", SERIES)

    assert [(count.recipe, count.items) for count in fewer] == [(1, 1)]
    assert [(count.recipe, count.items) for count in counts(library, batch)] == [(1, 1), (2, 1)]


def test_a_puzzle_and_its_item_are_kept_together(library: Library) -> None:
    batch, [first, second] = enter(library, "spring", "", SERIES)

    rows = record(
        library,
        [
            ItemEntry(first, 0, PUZZLE, seconds=0.5),
            ItemEntry(first, 2, prepare(kind("zip").sample())),
            ItemEntry(second, 1, None, "no puzzle", 3, 1.5, level=2),
        ],
    )

    made, duplicate, failed = rows
    assert [row.state for row in rows] == [State.MADE, State.DUPLICATE, State.FAILED]
    assert made.puzzle_id == duplicate.puzzle_id == library.where(kind("zip").sample())
    assert (failed.puzzle_id, failed.level, failed.reason, failed.attempts) == (None, 2, "no puzzle", 3)
    assert [row for _, row in item_rows(library, batch)] == rows
    assert [(label, row.number) for label, row in failures(library, batch, limit=5)] == [("hitori 6x5", 1)]
    assert list(settled(library, first)) == [(0, State.MADE, 0), (2, State.DUPLICATE, 0)]
    assert sum(count.seconds for count in counts(library, batch)) == pytest.approx(2.0)


def test_what_is_done_stays_and_what_failed_can_be_done(library: Library) -> None:
    batch, [first, second] = enter(library, "spring", "", SERIES)
    record(library, [ItemEntry(first, 0, PUZZLE), ItemEntry(second, 0, None, "no")])
    before = dict(item_rows(library, batch))

    record(library, [ItemEntry(first, 0, None, "a late failure"), ItemEntry(second, 0, OTHER, attempts=4)])

    after = dict(item_rows(library, batch))
    assert after["a"] == before["a"]
    assert (after["b"].state, after["b"].attempts, after["b"].reason) == (State.MADE, 4, "")


def test_nothing_is_kept_of_a_transaction_that_fails(library: Library) -> None:
    _, [first, _] = enter(library, "spring", "", SERIES)

    with pytest.raises(LibraryError, match=r"FOREIGN KEY|foreign key"):
        record(library, [ItemEntry(first, 0, PUZZLE), ItemEntry(first + 1000, 0, OTHER)])

    assert len(library) == 0
    assert list(settled(library, first)) == []


def test_a_removed_puzzle_leaves_its_item_done(library: Library) -> None:
    _, [first, _] = enter(library, "spring", "", SERIES)
    [row] = record(library, [ItemEntry(first, 0, PUZZLE)])
    assert row.puzzle_id is not None

    library.remove(row.puzzle_id)

    assert list(settled(library, first)) == [(0, State.MADE, 0)]


def test_a_forgotten_batch_leaves_its_puzzles(library: Library) -> None:
    batch, [first, _] = enter(library, "spring", "", SERIES)
    record(library, [ItemEntry(first, 0, PUZZLE)])

    forget(library, batch)

    assert len(library) == 1
    with pytest.raises(NotInLibrary, match="the library has no batch 'spring'; there are: none"):
        batch_named(library, "spring")


def test_a_backup_brings_batches_back(
    new_place: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluewright.library.lines._AT_ONCE", 2)
    with Library.open(new_place()) as library, Library.open(new_place()) as other:
        batch, [first, second] = enter(library, "spring", "seed = 1", SERIES)
        failed = ItemEntry(second, 1, None, "no puzzle", 3, 1.5, level=2)
        record(library, [ItemEntry(first, 0, PUZZLE, seconds=0.5), ItemEntry(first, 2, PUZZLE), failed])
        record(library, [ItemEntry(first, 1, OTHER)])

        assert (library.backup(tmp_path / "a.jsonl").batches, other.restore(tmp_path / "a.jsonl").batches) == (1, 1)
        other.restore(tmp_path / "a.jsonl")  # a second time changes nothing
        other.backup(tmp_path / "b.jsonl")

        assert (tmp_path / "b.jsonl").read_text() == (tmp_path / "a.jsonl").read_text()
        copied = batch_named(other, "spring")
        assert counts(other, copied.id) == counts(library, batch)
        assert [row.puzzle_id is None for _, row in item_rows(other, copied.id)] == [False, False, False, True]


def test_items_of_a_batch_nobody_tells_of_are_refused(library: Library, tmp_path: Path) -> None:
    lines = ['{"format":"cluewright-library","version":1}', '{"items":[],"of":"x","series":"y"}', '{"end":{"items":1}}']
    (tmp_path / "a.jsonl").write_text("\n".join(lines) + "\n")

    with pytest.raises(FormatError, match=r"a\.jsonl:2: these items belong to a batch that is not in the backup"):
        library.restore(tmp_path / "a.jsonl")
