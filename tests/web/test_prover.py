"""Imports and kept puzzles are proven in the background after they are stored, and after a restart."""

import time

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import ADDRESS

import cluewright as cw
from cluewright.core.form import dumps, item_to_data
from cluewright.core.item import Item
from cluewright.core.rating import Rating
from cluewright.core.technique import Level
from cluewright.library import Library
from cluewright.nonogram.puzzle import Nonogram
from cluewright.web import prover
from cluewright.web.app import create_app
from cluewright.web.settings import Settings

PATIENCE = 60.0
SEVERAL = Nonogram(rows=[[1], [1]], columns=[[1], [1]])
LIAR = Item(
    Nonogram(rows=[[1, 1], [3]], columns=[[2], [1], [2]]),
    proof={"verdict": "several"},
    rating=Rating(Level.EXTREME, 99.0),
)


@pytest.fixture(autouse=True)
def _patience(monkeypatch):
    """Give proving more time: its workers give way to all others, and a busy machine has others."""
    monkeypatch.setattr(prover, "SECONDS", PATIENCE)


@pytest.fixture
def place(tmp_path):
    return tmp_path / "library.sqlite"


def studio(place):
    settings = Settings(library=place, quick_workers=1, long_workers=1, make_ahead=False, starter=False)
    return TestClient(create_app(settings), base_url=ADDRESS)


def known(client, count):
    """Wait for the verdicts of so many puzzles."""
    deadline = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < deadline:
        found = client.get("/api/v1/library", params={"descending": False}).json()["puzzles"]
        if len(found) == count and all(puzzle["verdict"] for puzzle in found):
            return [(puzzle["verdict"], puzzle["level"]) for puzzle in found]
        time.sleep(0.1)  # the workers give way to whoever asks
    raise AssertionError("the puzzles were not proven")


def test_what_is_imported_and_kept_is_proven_and_its_claims_are_not_believed(place):
    content = f"{dumps(LIAR)}\n{dumps(Item(SEVERAL))}\n".encode()
    with studio(place) as client:
        answer = client.post("/api/v1/library/import", params={"name": "x.jsonl"}, content=content)
        assert [kept["id"] for kept in answer.json()["kept"]] == [1, 2]
        assert known(client, 2) == [("unique", "easy"), ("several", None)]
        puzzles = [item_to_data(cw.kind(name).sample()) for name in ("hitori", "zip")]
        assert client.post("/api/v1/library", json={"puzzles": puzzles}).status_code == 201
        assert [verdict for verdict, _ in known(client, 4)] == ["unique", "several", "unique", "unique"]


def test_what_was_left_at_the_end_is_proven_at_the_next_start(place):
    with Library.open(place) as library:
        library.add_many([LIAR.puzzle, SEVERAL])
    with studio(place) as client:
        assert known(client, 2) == [("unique", "easy"), ("several", None)]


def test_a_damaged_puzzle_does_not_stop_the_others(place):
    with Library.open(place) as library:
        library.add_many([SEVERAL, LIAR.puzzle])
        with library.writing() as connection:
            connection.exec_driver_sql("UPDATE puzzle SET data = '{}' WHERE id = 1")
    with studio(place) as client:
        deadline = time.monotonic() + 2 * PATIENCE
        while client.get("/api/v1/library/2").json()["verdict"] != "unique":
            assert time.monotonic() < deadline
