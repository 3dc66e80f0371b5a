"""Puzzles made in advance: all that the pages offer, without a start that waits for them or players who do."""

import re

import pytest
from starlette.testclient import TestClient
from tests.waiting import until
from tests.web.walk import ADDRESS

import cluewright as cw
from cluewright.core.registry import kinds
from cluewright.web import ahead
from cluewright.web.app import create_app
from cluewright.web.settings import Settings

LEVELS = ahead._LEVELS


@pytest.fixture(scope="module")
def studio_client(tmp_path_factory):
    settings = Settings(
        library=tmp_path_factory.mktemp("ahead") / "l.sqlite", quick_workers=1, starter=False, metrics=True
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ahead, "_LEVELS", (("easy", "medium", None),))  # the others take longer than a test may
        patch.setattr(ahead, "_SHARES", (0.6, 0.7))
        with TestClient(create_app(settings), base_url=ADDRESS) as client:
            yield client


def store(client):
    return client.app._app.state.studio.ahead


def filled(client, seconds=120.0):
    until(lambda: min(store(client).ready.values()) >= 2, seconds=seconds)
    return store(client).ready


def test_all_that_is_offered_is_made_ahead_and_made_again(studio_client):
    assert studio_client.get("/health").status_code == 200  # it serves while there is next to nothing ready
    ready = filled(studio_client)
    kind = cw.kind("zip")
    sizes = ahead.offered_sizes(kind.default_size, kind.sizes)
    assert {sort for sort in ready if sort[0] == "zip"} == {
        ("zip", size, level) for size in sizes for level in ("easy", "medium", None)
    }
    assert {sort[0] for sort in ready} == set(kinds())
    assert set(ready.values()) == {2}
    before = studio_client.get("/metrics").text
    for sort in ready:
        body = {"kind": sort[0], "size": list(sort[1]), "difficulty": sort[2]}
        game = studio_client.post("/api/v1/games/next", json=body).json()
        assert (game["kind"], game["puzzle"]["width"], game["puzzle"]["height"]) == (sort[0], *sort[1])
        assert sort[2] in (None, game["level"])
    hits = re.compile(r'lookups_total\{cache="ahead",outcome="(\w+)"\} (\S+)')
    assert dict(hits.findall(before)) == {}
    assert dict(hits.findall(studio_client.get("/metrics").text)) == {"hit": f"{len(ready)}.0"}
    assert set(filled(studio_client).values()) == {2}


def test_what_somebody_asked_for_is_kept_ready_as_well(studio_client):
    body = {"kind": "hitori", "size": "5x4", "difficulty": None}
    studio_client.post("/api/v1/games/next", json=body)
    sort = ("hitori", (5, 4), None)
    assert sort in store(studio_client).ready
    assert filled(studio_client)[sort] == 2


def test_what_cannot_be_made_is_not_tried_for_ever(studio_client):
    own = store(studio_client)
    impossible = ("hitori", (2, 1), "extreme")
    own._ready[impossible] = ahead.deque()
    studio_client.portal.call(own._want, impossible)
    until(lambda: impossible not in own.ready)
    assert own._task is not None
    assert not own._task.done()


def test_pages_offer_what_is_made_ahead_and_no_more(studio_client):
    described = studio_client.get("/api/v1/kinds").json()
    ready = store(studio_client).ready
    for kind in described:
        assert {tuple(size) for size in kind["offered"]} <= {sort[1] for sort in ready if sort[0] == kind["name"]}
        assert all(cw.kind(kind["name"]).sizes.hold(tuple(size)) for size in kind["offered"])
    assert len(described) == len(kinds())
    assert {level for levels in LEVELS for level in levels} == {*map(str, cw.Level), None}


def test_what_was_asked_for_comes_before_what_may_be():
    own = ahead.Ahead(studio=None)  # type: ignore[arg-type]
    first, second, third = sorts = [("zip", (6, 5), level) for level in ("easy", "hard", None)]
    own._ready = {sort: ahead.deque() for sort in sorts}
    assert own._next() == first
    own._want(second)
    own._want(third)
    assert own._next() == third
    own._ready[third].extend([{}, {}])
    assert own._next() == second
    own._ready[second].extend([{}, {}])
    own._ready[first].append({})
    assert own._next() == first
    own._ready[first].append({})
    assert own._next() is None
