"""An empty library is given the packs, once: gone on with after a stop, nothing that was removed coming back."""

from dataclasses import replace

import pytest
from starlette.testclient import TestClient
from tests.waiting import until

from cluewright.core.registry import kinds
from cluewright.library import Library
from cluewright.library.batches import series_ids
from cluewright.packs import keeping, pack, packs
from cluewright.web import starter
from cluewright.web.app import create_app
from cluewright.web.settings import Settings

KINDS = set(kinds())


@pytest.fixture
def few(monkeypatch):
    """Packs of a few small puzzles."""
    found = [pack(name) for name in ("animals", "hitori-easy", "zip-easy")]
    small = [replace(each, series=(replace(each.series[0], count=2),)) for each in found]
    monkeypatch.setattr(starter, "chosen", lambda: small)
    monkeypatch.setattr(starter, "STRIP", 1)
    return small


@pytest.fixture
def place(tmp_path):
    return tmp_path / "l.sqlite"


def studio(place):
    settings = Settings(library=place, quick_workers=1, long_workers=1, make_ahead=False, prove=False)
    return TestClient(create_app(settings), base_url="http://127.0.0.1:8017")


def collections(client):
    return {each["name"]: each for each in client.get("/api/v1/collections").json()}


def listed(client, **query):
    return client.get("/api/v1/library", params={"limit": 100, **query}).json()["puzzles"]


def test_the_starter_collection_is_made_once(few, place):
    with studio(place) as client:
        until(lambda: sum(each["count"] for each in collections(client).values()) == 6)
        assert {entry["kind"] for entry in listed(client, tag="starter")} == KINDS  # the samples
        found = listed(client, collection="animals")
        assert not any(entry["title"] for entry in found)
        client.delete(f"/api/v1/library/{found[0]['id']}")
    with studio(place) as client:
        assert client.get("/api/v1/library").json()["count"] == len(KINDS) + 5
        assert collections(client)["animals"]["count"] == 1


def test_it_goes_on_after_a_stop(few, place):
    with Library.open(place) as library:
        keeping.begin(library, starter.BATCH, few)
    with studio(place) as client:
        until(
            lambda: (
                {name: each["count"] for name, each in collections(client).items()}
                == dict.fromkeys(("animals", "hitori-easy", "zip-easy"), 2)
            )
        )


def test_a_library_in_use_is_left_as_it_is(few, place, monkeypatch):
    import cluewright as cw

    with Library.open(place) as library:
        library.add(cw.generate("zip", size=(4, 4), seed=1))
    with studio(place) as client:
        assert listed(client) != []
    with Library.open(place) as library:
        assert len(library) == 1
        assert series_ids(library, starter.BATCH) is None


def test_every_pack_can_be_begun_before_any_is_complete(tmp_path):
    with Library.open(tmp_path / "l.sqlite") as library:
        keeping.begin(library, starter.BATCH, starter.chosen())
        waiting = keeping.wanted(library, starter.BATCH, starter.chosen())
    strips = list(starter.strips(waiting))
    assert [strip[0].pack.name for strip in strips[: len(packs())]] == list(packs())
    assert all([each.place for each in strip] == list(range(starter.STRIP)) for strip in strips[: len(packs())])
    assert sorted(map(id, (each for strip in strips for each in strip))) == sorted(map(id, waiting))
    seen: dict[str, list[int]] = {}
    for strip in strips:
        seen.setdefault(strip[0].pack.name, []).extend(each.place for each in strip)
    assert all(places == sorted(places) for places in seen.values())


def test_the_collection_is_large_enough():
    pictures = [each for each in starter.chosen() if each.kind == "nonogram"]
    assert len(pictures) >= 12
    assert sum(map(len, pictures)) >= 300
    assert {each.kind for each in starter.chosen()} == KINDS
