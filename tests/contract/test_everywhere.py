"""The contract: what every kind promises, our own and those that plug in: the same at every door.

Each test asks every registered kind, the template kind among them; a new kind is asked without a line here.
"""

import datetime
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.contract.names import NAMES
from tests.contract_puzzles import Examples

import cluewright as cw
from cluewright.core.daily import make_daily
from cluewright.core.form import dumps, item_to_data
from cluewright.core.rating import score_of
from cluewright.library import Library, Query


class TestEverywhere:
    """The command line, the API and the studio say what the library says."""

    @pytest.fixture
    def file(self, examples: Examples, tmp_path: Path) -> Callable[[cw.Item[Any, Any]], Path]:
        def write(item: cw.Item[Any, Any]) -> Path:
            path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
            path.write_text(dumps(item) + "\n")
            return path

        return write

    def ask(self, studio: TestClient, verb: str, item: cw.Item[Any, Any], **more: Any) -> Any:
        return studio.post(f"/api/v1/{verb}", json={"puzzle": item_to_data(item), **more}).json()

    def test_every_hint_is_listed(self, examples, kind, file, command, studio):
        item = examples.made()
        expected = [(hint.code, list(hint.stages)) for hint in cw.hints(item, kind.empty_board(item.puzzle))]
        code, [listed] = command("hint", file(item), "--all")
        assert code == 0
        assert [(hint["code"], hint["stages"]) for hint in listed["hints"]] == expected
        found = self.ask(studio, "hints", item)
        assert [(hint["code"], hint["stages"]) for hint in found["hints"]] == expected
        assert self.ask(studio, "hint", item) == found["hints"][0]

    def test_what_is_not_unique_is_refused_alike(self, examples, file, command, studio):
        for item, verdict in examples.not_unique():
            for verb in ("rate", "explain"):
                assert command(verb, file(item)) == (1, [])
                problem = self.ask(studio, verb, item)
                assert (problem["status"], problem["type"]) == (422, "not-unique")
            assert command("check", file(item))[0] == 1
            assert self.ask(studio, "check", item)["verdict"] == verdict

    def test_who_plays_what_is_not_unique_in_the_studio_gets_a_hint(self, examples, studio):
        for item, _ in examples.not_unique():
            game = studio.post("/api/v1/games", json={"puzzle": item_to_data(item)}).json()
            hint = studio.post(f"/api/v1/games/{game['id']}/hint")
            assert hint.status_code == 200
            assert all(stage.endswith(".") for stage in hint.json()["stages"])

    def test_the_count_is_exact(self, examples, kind, file, command):
        for item in (examples.made(), examples.ambiguous, examples.impossible):
            code, [answer] = command("solve", file(item), "--count")
            assert code == 0
            assert answer["count"] == kind.count(item.puzzle)

    def test_ratings_are_the_same(self, examples, file, command, studio):
        item = examples.made(1)
        code, [answer] = command("rate", file(item))
        assert code == 0
        rating = item.rating.to_data()
        assert {name: answer[name] for name in rating} == rating
        assert self.ask(studio, "rate", item) == rating

    def test_the_puzzle_of_the_day_is_the_same(self, kind, command, studio):
        today = datetime.datetime.now().astimezone().date()
        puzzle = kind.to_data(make_daily(kind, today).puzzle)
        code, [made] = command("daily", kind.name, "--date", today.isoformat())
        assert code == 0
        assert {name: made[name] for name in puzzle} == puzzle
        game = studio.post("/api/v1/games", json={"daily": kind.name}).json()
        assert {name: game["puzzle"][name] for name in puzzle} == puzzle

    def test_what_is_kept_is_known(self, examples, file, command, tmp_path):
        place = ("--library", tmp_path / "kept.db")
        bare = cw.Item(examples.made().puzzle)
        assert command("library", "add", file(bare), *place)[0] == 0
        [kept] = command("library", "list", *place)[1]
        assert kept["proof"]["verdict"] == "unique"
        assert kept["rating"] == examples.made().rating.to_data()
        assert command("library", "add", file(examples.ambiguous), *place)[0] == 1
        assert len(command("library", "list", *place)[1]) == 1
        assert command("library", "add", file(examples.ambiguous), "--ambiguous", *place)[0] == 0
        verdicts = {record["proof"]["verdict"] for record in command("library", "list", *place)[1]}
        assert verdicts == {"unique", "several"}

    def test_the_recipe_gives_the_same_puzzle(self, examples, kind, command, studio):
        item = examples.made(3)
        size = "x".join(map(str, examples.size))
        code, [made] = command("generate", kind.name, "--size", size, "--seed", 3)
        assert (code, made) == (0, item_to_data(item))
        assert studio.post("/api/v1/generate", json=item.recipe.to_data()).json() == item_to_data(item)


def test_the_library_keeps_puzzles_of_all_kinds_in_one_order_of_score(tmp_path):
    items = [examples.made(seed) for examples in map(Examples, cw.kinds().values()) for seed in range(3)]
    with Library.open(str(tmp_path / "library.db")) as library:
        library.add_many(items)
        records = list(library.each(Query(sort="score")))
        assert len(records) == len(items)
        assert all(one.score <= two.score for one, two in pairwise(records))
        minutes = [record.item.rating.minutes for record in records]
        assert all(score_of(one) <= score_of(two) for one, two in pairwise(minutes))
        assert {record.kind for record in records} == set(NAMES)
        assert library.count(Query(lowest_score=0, highest_score=100)) == len(items)


def test_what_was_kept_comes_back(tmp_path):
    items = [replace(kind.sample(), meta={"title": kind.title}) for kind in cw.kinds().values()]
    with Library.open(str(tmp_path / "library.db")) as library:
        library.add_many(items)
        assert {record.title: record.puzzle for record in library.each()} == {item.title: item.puzzle for item in items}
