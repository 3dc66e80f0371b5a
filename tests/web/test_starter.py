"""An empty library is given a small collection of our own, once."""

from starlette.testclient import TestClient
from tests.waiting import until

from cluewright.web import starter
from cluewright.web.app import create_app
from cluewright.web.settings import Settings


def listed(client):
    return client.get("/api/v1/library", params={"collection": "starter", "limit": 100}).json()["puzzles"]


def test_the_starter_collection_is_made_once(tmp_path, monkeypatch):
    few = [{"kind": name, "size": [6, 5], "difficulty": "easy", "seed": 1} for name in ("hitori", "nonogram", "zip")]
    monkeypatch.setattr(starter, "recipes", lambda: iter(few))
    settings = Settings(library=tmp_path / "l.sqlite", quick_workers=1, long_workers=1, make_ahead=False)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8017") as client:
        until(lambda: len(listed(client)) == 6)
        found = listed(client)
        assert {entry["kind"] for entry in found} == {"hitori", "nonogram", "zip"}
        assert sum(bool(entry["title"]) for entry in found) == 3  # the samples; pages name the others in any language
        client.delete(f"/api/v1/library/{found[0]['id']}")
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8017") as client:
        assert len(listed(client)) == 5


def test_the_recipes_cover_every_kind():
    made = list(starter.recipes())
    assert {recipe["kind"] for recipe in made} == {"hitori", "nonogram", "zip"}
    assert len(made) == 18
