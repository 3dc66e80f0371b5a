"""A newspaper's week: seven days that rise in level, each puzzle once, resumed where it was stopped."""

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from types import ModuleType

import pytest

from cluewright.books.week import make_week, write_week
from cluewright.books.week_plan import EXAMPLE, LEVELS, WeekPlan, parse_week, read_week
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, FormatError, GenerationFailed
from cluewright.core.registry import kind
from cluewright.core.verbs import check
from cluewright.library import Library
from cluewright.library.fingerprint import digest

EASY = f"levels = {['easy'] * 7}\n"
PLAN = f'first = 2027-01-04\nseed = 3\n{EASY}[[puzzle]]\nkind = "zip"\nsize = "4x4"\n'
RISING = """
first = 2027-01-04
levels = ["easy", "easy", "medium", "medium", "medium", "hard", "hard"]
[[puzzle]]
kind = "zip"
size = "6x6"
[[puzzle]]
kind = "hitori"
size = "6x5"
"""


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "kept.sqlite") as opened:
        yield opened


def prints(week: object) -> list[bytes]:
    return [digest(each.entry.item.puzzle) for each in week]  # type: ignore[attr-defined]


def test_the_days_rise_in_level_and_within_a_level_in_work(library: Library) -> None:
    plan = parse_week(RISING)

    week = make_week(plan, library)

    assert [each.day for each in week] == [day for day in plan.days for _ in range(2)]
    assert [each.name for each in week][:3] == ["2027-01-04-zip", "2027-01-04-hitori", "2027-01-05-zip"]
    for name in ("zip", "hitori"):
        ratings = [each.entry.item.rating for each in week if each.entry.kind.name == name]
        assert [rating.level.value for rating in ratings if rating] == plan_levels(RISING)
        ranks = [(rating.level.rank, rating.score) for rating in ratings if rating]
        assert ranks == sorted(ranks)
    assert all(check(each.entry.item.puzzle).outcome.solution == each.entry.item.solution for each in week[::5])
    assert all(each.made for each in week)


def plan_levels(text: str) -> list[str]:
    return [str(recipe["difficulty"]) for recipe in parse_week(text).puzzles[0].recipes]


def test_the_same_plan_gives_the_same_week_in_another_library(library: Library, tmp_path: Path) -> None:
    plan = parse_week(PLAN)
    write_week(plan, make_week(plan, library), tmp_path / "one")
    with Library.open(tmp_path / "other.sqlite") as other:
        write_week(plan, make_week(plan, other), tmp_path / "two")

    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(names) == 7 * 6 + 2
    assert all((tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes() for name in names)


def test_no_puzzle_comes_twice_in_a_year_of_small_puzzles(library: Library) -> None:
    plan = parse_week(PLAN)
    seen: list[bytes] = []
    for number in range(5):
        week = make_week(replace(plan, first=plan.first + timedelta(weeks=number)), library)
        seen.extend(prints(week))

    assert len(seen) == 35 == len(set(seen))
    assert len(library.collections.entries("newspaper")) == 35


def test_a_puzzle_the_library_has_from_elsewhere_is_not_taken(library: Library, tmp_path: Path) -> None:
    plan = parse_week(PLAN)
    first = make_week(plan, library)
    with Library.open(tmp_path / "other.sqlite") as other:
        other.add(first[0].entry.item.puzzle)
        again = make_week(plan, other)

    assert digest(first[0].entry.item.puzzle) not in prints(again)


class Stopped(Exception):
    pass


@pytest.mark.parametrize("after", [1, 3, 6])
def test_a_week_that_was_stopped_is_resumed(library: Library, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = '["4x4", "5x4", "4x4", "5x4", "4x4", "5x4", "4x4"]'  # so that every day is kept by itself
    plan = parse_week(PLAN.replace('"4x4"', sizes))
    kept = library.collections.put
    calls = 0

    def stop(*arguments: object, **options: object) -> int:
        nonlocal calls
        calls += 1
        if calls > after + 1:
            raise Stopped
        return kept(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(library.collections, "put", stop)
    with pytest.raises(Stopped):
        make_week(plan, library)
    monkeypatch.undo()
    before = {entry.day: entry.puzzle_id for entry in library.collections.entries("newspaper")}

    week = make_week(plan, library)

    assert len(before) == after
    assert [each.made for each in week] == [each.day not in before for each in week]
    assert {entry.day: entry.puzzle_id for entry in library.collections.entries("newspaper")}.items() >= before.items()
    assert len(set(prints(week))) == 7


def test_cancelling_leaves_no_files_and_keeps_what_was_made(library: Library, tmp_path: Path) -> None:
    plan = parse_week(PLAN)
    week = make_week(plan, library)
    budget = Budget()
    budget.progress = lambda share, words: budget.cancel.cancel()

    with pytest.raises(BudgetExceeded):
        write_week(plan, week, tmp_path / "week", budget=budget)

    assert not (tmp_path / "week").exists()
    assert not any(each.made for each in make_week(plan, library))


def test_the_table_has_the_days_in_the_language_of_the_plan(library: Library, tmp_path: Path) -> None:
    plan = parse_week('language = "de"\n' + PLAN)
    names = write_week(plan, make_week(plan, library), tmp_path / "week")
    rows = list(csv.DictReader(io.StringIO((tmp_path / "week/week-2027-01-04.csv").read_bytes().decode("utf-8-sig"))))
    data = json.loads((tmp_path / "week/week-2027-01-04.json").read_text("utf-8"))

    assert (rows[0]["date"], rows[0]["day"]) == ("2027-01-04", "Montag, 4. Januar 2027")
    assert rows[0]["level_name"] == "leicht"
    assert {row["@solution_eps"] for row in rows} < set(names)
    assert (data["first"], data["last"], len(data["puzzles"])) == ("2027-01-04", "2027-01-10", 7)


def test_several_puzzles_of_a_kind_have_names_of_their_own(library: Library) -> None:
    plan = parse_week(PLAN + '[[puzzle]]\nkind = "zip"\nsize = "5x4"\n')

    week = make_week(plan, library)

    assert [each.name for each in week][:2] == ["2027-01-04-zip-1", "2027-01-04-zip-2"]
    assert [each.entry.item.puzzle.width for each in week] == [4, 5] * 7
    assert not any(each.made for each in make_week(plan, library))


def test_a_plug_in_has_weeks_like_any_kind(kakurasu: ModuleType, library: Library) -> None:
    week = make_week(parse_week('first = 2027-01-04\n[[puzzle]]\nkind = "kakurasu"\nsize = "5x5"\n'), library)

    assert [each.entry.kind.name for each in week] == ["kakurasu"] * 7
    levels = [each.entry.level.rank for each in week if each.entry.level is not None]
    assert levels == sorted(levels)


def test_where_there_are_no_more_puzzles_it_says_so(library: Library) -> None:
    plan = parse_week("first = 2027-01-04\n" + EASY + '[[puzzle]]\nkind = "zip"\nsize = "2x1"\n')

    with pytest.raises(GenerationFailed, match=r"^2027-01-0[0-9], zip: "):
        make_week(plan, library)


def test_the_example_is_a_plan_and_a_day_overrides_its_own(tmp_path: Path) -> None:
    plan = parse_week(EXAMPLE)
    (tmp_path / "plan.toml").write_text(EXAMPLE)

    assert plan.first == date(2027, 1, 4)
    assert [puzzle.kind for puzzle in plan.puzzles] == ["nonogram", "hitori", "zip"]
    assert tuple(recipe["difficulty"] for recipe in plan.puzzles[0].recipes) == LEVELS
    assert read_week(tmp_path / "plan.toml", first=date(2030, 1, 1)).first == date(2030, 1, 1)


def test_without_puzzles_there_is_one_of_every_kind() -> None:
    plan = parse_week("first = 2027-01-04")

    assert isinstance(plan, WeekPlan)
    assert {puzzle.kind for puzzle in plan.puzzles} >= {"hitori", "nonogram", "zip"}
    assert plan.puzzles[0].recipes[0]["size"] == list(kind(plan.puzzles[0].kind).default_size)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "first: expected the first day, such as 2027-01-04, found nothing"),
        ("first = 12", "first: expected the first day"),
        ("first = 2027-01-04T10:00:00", "first: expected the first day"),
        ('first = "soon"', "first: 'soon' is not a date"),
        ("first = 9999-12-30", "first: expected a week that ends before the year 10000"),
        ("first = 2027-01-04\nlast = 3", "last: unknown key; a plan of a week has name, first"),
        ('first = 2027-01-04\nlevels = ["easy"]', "levels: expected 7 levels of easy"),
        ("first = 2027-01-04\nlevels = [[], 1, 2, 3, 4, 5, 6]", "levels: expected 7 levels"),
        (f"first = 2027-01-04\nlevels = {['hard'] + ['easy'] * 6}", "levels: expected levels that rise"),
        ("first = 2027-01-04\ncell = nan", "cell: expected a number from 0.5 to 50"),
        ("first = 2027-01-04\nseed = 1.5", "seed: expected a whole number"),
        ("first = 2027-01-04\nname = ''", "name: expected the name of a collection"),
        ("first = 2027-01-04\nlanguage = 'xx'", "language: expected one of"),
        ("first = 2027-01-04\ntheme = 'pink'", "theme: there is no theme"),
        ("first = 2027-01-04\npuzzle = []", "puzzle: expected 1 to 50 tables"),
        ("first = 2027-01-04\npuzzle = [3]", "puzzle 1: expected a table with a kind"),
        ("first = 2027-01-04\n[[puzzle]]\nkind = 'chess'", "puzzle 1: kind: "),
        ("first = 2027-01-04\n[[puzzle]]\nkind = 'zip'\nseed = 1", "puzzle 1: seed: the seed belongs next to the name"),
        ("first = 2027-01-04\n[[puzzle]]\nkind = 'zip'\ndifficulty = 'easy'", "puzzle 1: difficulty: levels says"),
        ("first = 2027-01-04\n[[puzzle]]\nkind = 'zip'\nsize = ['5x5']", "puzzle 1: size: expected one size, or 7"),
        ("first = 2027-01-04\n[[puzzle]]\nkind = 'zip'\nsize = 'huge'", "puzzle 1: "),
        ("first = 2027-01-04\n[[puzzle]]\nkind = 'zip'\ncolour = 1", "puzzle 1: zip has no recipe option 'colour'"),
        ("first = ", "this is not TOML"),
    ],
)
def test_a_mistake_in_a_plan_is_one_sentence(text: str, words: str) -> None:
    with pytest.raises(FormatError) as told:
        parse_week(text)

    assert words in str(told.value)
    assert "\n" not in str(told.value)
