"""`cluewright library collection`, on both databases."""

import io
import json
import sys

import pytest
from tests.library.samples import rated

from cluewright.cli.app import run
from cluewright.core.technique import Level
from cluewright.library import Library


@pytest.fixture
def call(empty_place, capsys, monkeypatch):
    """Give a function that runs a command of collections and gives its exit code and what it printed."""
    with Library.open(empty_place) as library:
        levels = [Level.HARD, Level.EASY, Level.EASY, Level.HARD, Level.EASY, Level.EASY]
        items = [
            rated(n, level, 10.0 - n, meta={"title": f"No [{n}]"} if n != 2 else {})
            for n, level in enumerate(levels, 1)
        ]
        library.add_many(items)

    def command(*arguments, stdin=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = run(["library", "collection", *map(str, arguments), "--library", empty_place])
        return code, *capsys.readouterr()

    return command


def shown(call, name, *options):
    return [json.loads(line) for line in call("show", name, "--json", *options)[1].splitlines()]


def ids(call, name):
    return [entry["id"] for entry in shown(call, name)]


def test_a_book_is_made_filled_ordered_and_dropped(call):
    assert call("make", "book", "--title", "Quiet [evenings]", "--note", "n") == (0, "", "")
    assert call("make", "book") == (
        2,
        "",
        "cluewright: there is already a collection called 'book': choose another name\n",
    )
    assert call("add", "book", 5, 2, 3) == (0, "added 3\n", "")
    assert call("add", "book", 2, 1) == (0, "added 1\n", "")
    assert ids(call, "book") == [5, 2, 3, 1]
    assert call("order", "book", 1, 3) == (0, "", "")
    assert ids(call, "book") == [1, 3, 5, 2]
    assert call("order", "book", "--sort", "score") == (0, "", "")
    assert ids(call, "book") == [5, 3, 2, 1]
    assert call("remove", "book", 3, 404) == (0, "removed 1\n", "")
    assert call("describe", "book", "--note", "to print") == (0, "", "")
    assert call("list") == (
        0,
        "name  puzzles  from  to  title\nbook        3            Quiet [evenings]\n",
        "",
    )
    [told] = [json.loads(line) for line in call("list", "--json")[1].splitlines()]
    assert told == {
        "name": "book",
        "title": "Quiet [evenings]",
        "note": "to print",
        "puzzles": 3,
        "first_day": None,
        "last_day": None,
    }
    assert call("drop", "book") == (1, "", "Delete the collection 'book' with 3 puzzles? [y/N] nothing was changed\n")
    assert call("drop", "book", stdin="y\n")[0] == 0
    assert call("list", "--json") == (0, "", "")


def test_a_daily_series_is_found_by_a_search_and_dated(call):
    assert call("add", "daily", "--level", "easy", "--sort", "score", "--limit", 2, "--from", "2026-12-31")[0] == 0
    assert call("add", "daily", "--level", "easy", "--sort", "score", "--limit", 5)[:2] == (0, "added 2\n")
    assert [(entry["id"], entry["day"]) for entry in shown(call, "daily")] == [
        (6, "2026-12-31"),
        (5, "2027-01-01"),
        (3, None),
        (2, None),
    ]
    assert call("date", "daily", 3, "2027-01-01") == (0, "", "")
    assert call("date", "daily", 6, "none") == (0, "", "")
    assert [entry["id"] for entry in shown(call, "daily", "--day", "2027-01-01")] == [5, 3]
    assert call("show", "daily")[1].splitlines() == [
        "place  day         id  kind      size  level  title",
        "    1               6  nonogram  9x7   easy   No [6]",
        "    2  2027-01-01   5  nonogram  9x7   easy   No [5]",
        "    3  2027-01-01   3  nonogram  9x7   easy   No [3]",
        "    4               2  nonogram  9x7   easy",
    ]
    assert call("list")[1].splitlines()[1].split() == ["daily", "4", "2027-01-01", "2027-01-01"]


REFUSED = [
    (("show", "none"), "no collection called 'none'"),
    (("remove", "none", 1), "no collection called 'none'"),
    (("order", "none", 1), "no collection called 'none'"),
    (("drop", "none", "--yes"), "no collection called 'none'"),
    (("describe", "none", "--note", "x"), "no collection called 'none'"),
    (("describe", "a"), "name a --title or a --note to change"),
    (("date", "a", 3, "2026-01-01"), "the collection 'a' has no puzzle 3"),
    (("date", "a", 1, "tomorrow"), "'tomorrow' is not a date: write it as 2026-12-24"),
    (("show", "a", "--day", "2026-02-30"), "'2026-02-30' is not a date"),
    (("add", "a"), "by their numbers or by the options of a search"),
    (("add", "a", 1, "--kind", "zip"), "by their numbers or by the options of a search"),
    (("add", "a", 404), "no puzzle 404"),
    (("order", "a"), "name the puzzles to put first, or a --sort key"),
    (("order", "a", 3), "the collection 'a' has no puzzle 3"),
    (("order", "a", "--sort", "colour"), "can be sorted by"),
]


def test_what_cannot_be_is_refused_in_a_sentence(call):
    call("add", "a", 2, 1)
    for arguments, said in REFUSED:
        code, out, err = call(*arguments)
        assert (code, out) == (2, ""), arguments
        assert said in err
        assert len(err.splitlines()) == 1
        assert ids(call, "a") == [2, 1], arguments


@pytest.mark.parametrize("name", ["list", "show", "make", "describe", "add", "remove", "order", "date", "drop"])
def test_every_command_has_help_with_an_example(capsys, name):
    assert run(["library", "collection", name, "--help"]) == 0
    text = capsys.readouterr().out
    assert f"cluewright library collection {name}" in text.split("Example:")[1]
    assert "--library URL" in text
