"""Where puzzles come from, and what is done about those that will not do."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cluewright.books import FromItems, FromLibrary, FromRecipe, NotProven, make_book, parse_plan
from cluewright.books.gather import gather
from cluewright.books.plan import BookPlan
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, FormatError
from cluewright.core.item import Item
from cluewright.core.rating import Rating
from cluewright.core.registry import kind
from cluewright.core.technique import Level
from cluewright.core.verbs import rate
from cluewright.formats import save
from cluewright.library import Library, NotInLibrary
from cluewright.motifs import by_id
from cluewright.nonogram.puzzle import Nonogram
from cluewright.zip.puzzle import Zip

AMBIGUOUS = Nonogram([[1], [1], []], [[1], [1]])
IMPOSSIBLE = Nonogram([[2], [], []], [[2], []])


def test_a_puzzle_from_a_file_is_solved_and_graded(tmp_path: Path) -> None:
    sample = kind("nonogram").sample()
    save(Item(sample.puzzle, meta={"title": "Fish"}), tmp_path / "fish.non")
    plan = parse_plan('[[section]]\nfiles = ["fish.non"]', folder=tmp_path)
    ((entry,), notes) = gather(plan)
    assert entry.item.title == "Fish"
    assert entry.item.solution == sample.solution
    assert entry.level is not None
    assert notes == []


def test_a_score_of_an_earlier_scale_is_made_anew_for_the_book() -> None:
    sample = kind("zip").sample()
    old = Rating(Level.HARD, 99.0, revision=2)
    ((entry,), _) = gather(BookPlan(sections=(FromItems((replace(sample, rating=old),)),)))
    assert entry.item.rating == rate(sample)
    ((entry,), _) = gather(BookPlan(sections=(FromItems((replace(sample, rating=Rating(Level.HARD, 99.0)),)),)))
    assert entry.score == 99.0  # a rating on the present scale is believed


@pytest.mark.parametrize(("puzzle", "why"), [(AMBIGUOUS, "more than one solution"), (IMPOSSIBLE, "has no solution")])
def test_a_puzzle_without_exactly_one_solution_is_refused(puzzle: Nonogram, why: str, tmp_path: Path) -> None:
    save([kind("nonogram").sample(), Item(puzzle)], tmp_path / "two.jsonl")
    text = '[[section]]\nfiles = ["two.jsonl"]'
    with pytest.raises(NotProven, match=f"puzzle 2 of .*two.jsonl .*{why}"):
        make_book(parse_plan(text, folder=tmp_path))
    made = make_book(parse_plan('on_ambiguous = "leave-out"\n' + text, folder=tmp_path))
    assert sum(1 for _ in made.puzzles) == 1
    assert any(why in note and "left out" in note for note in made.notes)


def test_a_claimed_proof_is_not_believed() -> None:
    claimed = Item(AMBIGUOUS, proof={"verdict": "unique"})
    with pytest.raises(NotProven):
        make_book(BookPlan(sections=(FromItems((claimed,)),)))


def test_a_book_of_nothing_is_refused() -> None:
    plan = BookPlan(sections=(FromItems((Item(AMBIGUOUS),)),), on_ambiguous="leave-out")
    with pytest.raises(FormatError, match="no puzzle to print: puzzle 1 in section 1 has more than one solution"):
        make_book(plan)


def test_the_same_puzzle_is_printed_once() -> None:
    sample = kind("zip").sample()
    made = make_book(BookPlan(sections=(FromItems((sample,)), FromItems((Item(sample.puzzle),)))))
    assert sum(1 for _ in made.puzzles) == 1
    assert made.notes == ["Puzzle 1 in section 2 is the same as puzzle 1 in section 1, so it was left out."]


def test_a_puzzle_is_the_same_turned_or_mirrored() -> None:
    puzzle = kind("zip").sample().puzzle
    mirrored = Zip(
        puzzle.width,
        puzzle.height,
        [(row, puzzle.width - 1 - column) for row, column in puzzle.numbers],
        [(row, puzzle.width - (2 if way == "right" else 1) - column, way) for row, column, way in puzzle.walls],
    )
    assert mirrored != puzzle
    made = make_book(BookPlan(language="de", sections=(FromItems((Item(puzzle), Item(mirrored))),)))
    assert sum(1 for _ in made.puzzles) == 1
    assert made.notes == ["Rätsel 2 in Abschnitt 1 ist dasselbe wie Rätsel 1 in Abschnitt 1 und wurde weggelassen."]


def test_duplicates_that_were_made_are_replaced_while_there_are_others() -> None:
    plan = BookPlan(sections=(FromRecipe({"kind": "zip", "size": [3, 2]}, 12),))
    entries, notes = gather(plan)
    assert len({entry.kind.canonical(entry.item.puzzle) for entry in entries}) == len(entries)
    assert len(entries) + len(notes) == 12
    assert notes, "there are fewer than twelve on so few cells"
    enough = BookPlan(sections=(FromRecipe({"kind": "zip", "size": [4, 4]}, 30),))
    assert len(gather(enough)[0]) == 30


def test_puzzles_come_from_the_library(tmp_path: Path) -> None:
    with Library.open(tmp_path / "library.sqlite") as library:
        ids = [each.id for each in library.add_many([kind(name).sample() for name in ("zip", "hitori", "nonogram")])]
        library.collections.put("evening", [ids[2], ids[0]])
        found, _ = gather(BookPlan(sections=(FromLibrary({"kind": "hitori"}),)), library=library)
        assert [entry.kind.name for entry in found] == ["hitori"]
        found, _ = gather(BookPlan(sections=(FromLibrary({"collection": "evening"}),)), library=library)
        assert [entry.kind.name for entry in found] == ["nonogram", "zip"]
        found, _ = gather(BookPlan(sections=(FromLibrary({"collection": "evening"}, count=1),)), library=library)
        assert [entry.kind.name for entry in found] == ["nonogram"]
        found, _ = gather(BookPlan(sections=(FromLibrary(ids=(ids[1], ids[0])),)), library=library)
        assert [entry.kind.name for entry in found] == ["hitori", "zip"]
        with pytest.raises(NotInLibrary, match="no puzzle 99"):
            gather(BookPlan(sections=(FromLibrary(ids=(99,)),)), library=library)
        with pytest.raises(FormatError, match="section 1 has no puzzles"):
            gather(BookPlan(sections=(FromLibrary({"text": "nowhere"}),)), library=library)


def test_recipes_give_the_same_puzzles_whatever_the_workers() -> None:
    plan = BookPlan(seed=9, sections=(FromRecipe({"kind": "hitori", "size": [6, 5]}, 4),))
    one, _ = gather(plan, workers=1)
    three, _ = gather(plan, workers=3)
    assert [entry.item.puzzle for entry in one] == [entry.item.puzzle for entry in three]
    assert len({entry.item.puzzle for entry in one}) == 4


def test_a_cancelled_budget_ends_the_work() -> None:
    budget = Budget()
    budget.cancel.cancel()
    plan = BookPlan(sections=(FromRecipe({"kind": "hitori", "size": [6, 5]}, 4),))
    with pytest.raises(BudgetExceeded, match="cancelled"):
        make_book(plan, budget=budget)


def test_progress_never_goes_back() -> None:
    heard: list[float] = []
    budget = Budget(progress=lambda fraction, _: heard.append(fraction or 0.0))
    plan = BookPlan(sections=(FromRecipe({"kind": "zip", "size": [5, 4]}, 3),))
    make_book(plan, budget=budget).pdf(budget=budget)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0


def test_a_puzzle_that_takes_too_long_is_named() -> None:
    recipe = {"kind": "nonogram", "size": [60, 50], "pattern": "random", "difficulty": "extreme"}
    plan = BookPlan(time_limit=0.05, sections=(FromItems((kind("zip").sample(),)), FromRecipe(recipe, 1)))
    with pytest.raises(BudgetExceeded, match=r"puzzle 1 in section 2 could not be made within 0\.05 s"):
        make_book(plan)


def test_no_motif_comes_twice_in_a_book() -> None:
    """Twenty chess pieces and toys of two sections, of a subject so small that chance alone would repeat some."""
    section = '[[section]]\nrecipe = {kind = "nonogram", subject = "games", size = "10x10", count = 12}\n'
    plan = parse_plan(f"seed = 3\n{section}{section}")
    entries, notes = gather(plan)
    shown = [re.sub(r"-[0-9]+$", "", name) for entry in entries for name in entry.item.meta["shows"]["motifs"]]
    assert len(entries) + len(notes) == 24
    assert len(entries) >= 20
    assert len(set(shown)) == len(shown)
    assert {by_id()[name].subject for entry in entries for name in entry.item.meta["shows"]["motifs"]} == {"games"}
    assert [entry.item for entry in gather(plan, workers=1)[0]] == [entry.item for entry in entries]


def test_a_motif_that_is_asked_for_by_name_may_come_again() -> None:
    section = '[[section]]\nrecipe = {kind = "nonogram", motif = "cat", size = "12x12", count = 2}\n'
    entries, _ = gather(parse_plan(f"seed = 3\n{section}"))
    assert len(entries) == 2
