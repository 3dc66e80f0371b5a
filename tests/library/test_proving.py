"""What enters the library is proven and rated, what is there can be, and what is not unique is marked."""

import json
from dataclasses import replace

import pytest
from tests.library.samples import nonogram

import cluewright as cw
from cluewright.batch.proving import prove_kept
from cluewright.batch.threads import ThreadExecutor
from cluewright.cli.app import run
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded
from cluewright.core.item import Item
from cluewright.core.json_text import read_json
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.rating import Rating
from cluewright.core.technique import Level
from cluewright.core.verbs import Check
from cluewright.library import Library, LibraryError, Query
from cluewright.library.proving import prove, unproven
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram

SEVERAL = Nonogram(rows=[[1], [1]], columns=[[1], [1]])
NONE = Nonogram(rows=[[1], [1, 1]], columns=[[1], [2], []])
LIES = {
    "proof": {"verdict": "unique", "by": "me"},
    "rating": Rating(Level.EXTREME, 99.0, {"magic": 7}),
    "meta": {"title": "A liar"},
}


def proven(item, seconds=10.0):
    return prove(item, budget=Budget(seconds=seconds))


def test_a_unique_puzzle_has_its_solution_and_rating():
    bare = Item(nonogram(12345).puzzle, meta={"title": "kept"}, extra={"unknown": 1})

    found = proven(bare)

    assert found.proof == {"verdict": "unique"}
    assert found.solution == nonogram(12345).solution
    assert found.rating == cw.rate(bare)
    assert (found.meta, found.extra) == ({"title": "kept"}, {"unknown": 1})


def test_the_digest_of_a_proof_is_that_of_one_checked_here():
    item = nonogram(12345)
    claimed = replace(item, proof={"verdict": "unique", "digest": "sha256:" + 64 * "0"})

    assert proven(claimed).proof == {"verdict": "unique", "digest": cw.prove(item).digest}
    assert "digest" not in proven(replace(claimed, proof={"verdict": "several", "digest": "x"})).proof


@pytest.mark.parametrize(("puzzle", "verdict"), [(SEVERAL, "several"), (NONE, "none")])
def test_what_a_file_claims_is_not_believed(puzzle, verdict):
    found = proven(Item(puzzle, solution=Board.parse(["#" * puzzle.width] * puzzle.height), **LIES))

    assert (found.proof, found.rating, found.solution) == ({"verdict": verdict}, None, None)
    assert found.title == "A liar"


def test_a_false_solution_and_a_false_rating_are_put_right():
    item = nonogram(12345)
    wrong = Board.parse(["#" * 9] * 7)

    found = proven(replace(item, solution=wrong, **LIES))

    assert found.solution == item.solution
    assert found.rating == cw.rate(item)
    assert found.proof == {"verdict": "unique", "by": "me"}


@pytest.mark.parametrize("how", ["told", "raised"])
def test_a_proof_that_takes_too_long_says_so_and_leaves_the_rest(monkeypatch, how):
    def late(item, *, budget):
        if how == "raised":
            raise BudgetExceeded("late")
        return Check((), Outcome(Verdict.UNDECIDED))

    monkeypatch.setattr("cluewright.library.proving.check", late)

    found = proven(nonogram(12345, **LIES), 0.5)

    assert found == replace(nonogram(12345, **LIES), proof={"verdict": "undecided", "time_limit": 0.5})


def test_a_rating_that_takes_too_long_is_tried_again_with_more_time(library, monkeypatch):
    def late(puzzle, *, budget):
        budget.cancel.cancel()
        budget.check()

    kind = type(cw.kind("nonogram"))
    with monkeypatch.context() as patch:
        patch.setattr(kind, "rate", lambda self, puzzle, *, budget=None: late(puzzle, budget=budget))
        number = library.add(proven(nonogram(1), 2.0)).id
    assert library.get(number).data["proof"] == {"verdict": "unique", "time_limit": 2.0}
    assert list(unproven(library, 2.0)) == []
    assert list(unproven(library, 3.0)) == [number]
    assert library.prove(seconds=3.0) == 1
    assert library.get(number).level is Level.EASY


def test_the_library_proves_what_it_does_not_know(library):
    for puzzle in (nonogram(1).puzzle, SEVERAL, proven(nonogram(2)), NONE, cw.kind("zip").sample()):
        library.add(puzzle)
    library.tag([1], add=["stays"])
    assert list(unproven(library, 10.0)) == [1, 2, 4, 5]
    assert library.count(Query(verdict="unknown")) == 4

    assert library.prove() == 4

    assert [record.verdict for record in library.each()] == ["unique", "several", "unique", "none", "unique"]
    assert library.prove() == 0
    assert library.get(1).tags == ("stays",)
    assert library.get(1).level is Level.EASY
    assert [record.id for record in library.find(Query(verdict="ambiguous"))] == [2, 4]
    assert library.count(Query(verdict="unknown")) == 0
    with pytest.raises(LibraryError, match="a verdict must be one of unique, several, none, ambiguous"):
        Query(verdict="maybe")


def test_stopping_keeps_what_is_proven_and_the_rest_comes_later(library):
    ids = [library.add(nonogram(number).puzzle).id for number in range(1, 31)]
    told = []

    for number, verdict in prove_kept(library, ids, ThreadExecutor(), seconds=10, stopping=lambda: len(told) >= 5):
        assert library.get(number).verdict == verdict == "unique"
        told.append(number)

    assert 5 <= len(told) <= 30
    left = list(unproven(library, 10.0))
    assert sorted([*told, *left]) == ids
    assert {number for number, _ in prove_kept(library, left, ThreadExecutor(), seconds=10)} == set(left)
    assert list(unproven(library, 10.0)) == []


def test_a_puzzle_removed_meanwhile_is_no_matter(library):
    ids = [library.add(nonogram(number).puzzle).id for number in (1, 2)]
    library.remove(ids[0])

    assert [number for number, _ in prove_kept(library, ids, ThreadExecutor(), seconds=10)] == ids[1:]


@pytest.fixture
def call(tmp_path, capsys):
    """Give a function that runs a command of a library of its own and gives its exit code, objects and errors."""

    def command(name, *arguments):
        capsys.readouterr()
        place = str(tmp_path / "kept.sqlite")
        code = run(["library", name, *map(str, arguments), "--json", "--library", place])
        out, err = capsys.readouterr()
        return code, [json.loads(line) for line in out.splitlines()], err

    return command


@pytest.fixture
def mixed(tmp_path):
    """Give a file with a unique puzzle that lies about its rating, and two that are not unique."""
    path = tmp_path / "mixed.jsonl"
    cw.save([nonogram(1, **LIES), SEVERAL, NONE], path)
    return path


def test_add_refuses_what_is_not_unique_and_names_it(call, mixed):
    code, told, err = call("add", mixed)

    assert code == 1
    assert told == [{"id": 1, "added": True, "verdict": "unique"}]
    assert err.splitlines() == [
        f"cluewright: {mixed}#2: several solutions, so it was not added; use --ambiguous to add it",
        f"cluewright: {mixed}#3: no solution, so it was not added; use --ambiguous to add it",
    ]
    [kept] = call("list")[1]
    assert (kept["rating"]["level"], kept["proof"]["verdict"]) == ("easy", "unique")


@pytest.mark.parametrize("command", ["add", "import"])
def test_what_is_ambiguous_is_kept_on_demand_and_marked(call, mixed, command):
    code, _, err = call(command, mixed, "--ambiguous")

    assert (code, err) == (0, "")
    assert [each["proof"]["verdict"] for each in call("list")[1]] == ["unique", "several", "none"]
    assert [each["id"] for each in call("list", "--verdict", "ambiguous")[1]] == [2, 3]


def test_without_proof_the_files_word_is_taken_until_somebody_proves(call, mixed):
    assert call("add", mixed, "--no-prove", "--index", 1)[1] == [{"id": 1, "added": True, "verdict": "unique"}]
    assert call("add", mixed, "--no-prove")[0] == 0
    assert [each.get("rating", {}).get("level") for each in call("list")[1]] == ["extreme", None, None]

    code, told, _ = call("prove")
    assert (code, told) == (1, [{"id": 2, "verdict": "several"}, {"id": 3, "verdict": "none"}])
    assert call("prove")[:2] == (0, [])
    assert call("prove", 1)[:2] == (0, [{"id": 1, "verdict": "unique"}])
    assert call("list")[1][0]["rating"]["level"] == "easy"
    assert len(call("prove", "--all", "--jobs", 2)[1]) == 3
    assert call("prove", 404)[0] == 2


def test_what_stays_undecided_is_kept_as_unknown(call, tmp_path, mixed, monkeypatch):
    def undecided(item, *, budget):
        return replace(item, proof={"verdict": "undecided", "time_limit": budget.seconds})

    monkeypatch.setattr("cluewright.batch.proving.prove", undecided)

    code, told, err = call("add", mixed, "--time-limit", 5)

    assert (code, err) == (3, "")
    assert [each["verdict"] for each in told] == ["undecided"] * 3
    assert len(call("list", "--verdict", "unknown")[1]) == 3
    monkeypatch.undo()
    assert call("prove", "--time-limit", 5)[1] == []
    assert [each["verdict"] for each in call("prove", "--time-limit", 6)[1]] == ["unique", "several", "none"]


def test_a_damaged_puzzle_is_named_and_the_others_are_proven(call, tmp_path, mixed):
    call("add", mixed, "--no-prove")
    with Library.open(tmp_path / "kept.sqlite") as library, library.writing() as connection:
        connection.exec_driver_sql("UPDATE puzzle SET data = '{' WHERE id = 2")

    code, told, err = call("prove")

    assert code == 2
    assert told == [{"id": 3, "verdict": "none"}]
    assert err.startswith("cluewright: puzzle 2: ")


def test_facts_change_nothing_else(library):
    number = library.add(nonogram(7, meta={"title": "old"}, extra={"unknown": [1]})).id
    before = read_json(library.get(number).text)

    library.prove()

    after = read_json(library.get(number).text)
    assert {key: value for key, value in after.items() if key not in ("proof", "rating")} == before
