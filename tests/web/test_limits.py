"""Limits are what one says they are, and going beyond is answered with its status and a sentence."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import requests
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient
from tests.endless import SMALL_ENDLESS
from tests.waiting import until

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.formats import dumps
from cluewright.web.app import create_app
from cluewright.web.settings import BadSetting, Limits, Settings


def test_limits_are_read_from_options_and_the_environment():
    environment = {"CLUEWRIGHT_LIMIT_SECONDS": "2.5", "CLUEWRIGHT_LIMIT_CELLS": "900", "OTHER": "x"}
    limits = Limits.read(["cells=400", "jobs-per-client=2"], environment)
    assert (limits.seconds, limits.cells, limits.jobs_per_client) == (2.5, 400, 2)
    assert Limits.read([], {}) == Limits()


@pytest.mark.parametrize(
    "text", ["cells", "no_such=3", "cells=many", "cells=-1", "cells=0", "seconds=nan", "seconds=inf"]
)
def test_limits_that_are_none_are_refused(text):
    with pytest.raises(BadSetting, match="limit"):
        Limits.read([text], {})


@pytest.fixture(scope="module")
def narrow(tmp_path_factory):
    limits = Limits(seconds=2, cells=100, played_cells=40, json_bytes=3000)
    place = tmp_path_factory.mktemp("narrow") / "l.sqlite"
    settings = Settings(library=place, quick_workers=1, long_workers=1, limits=limits, make_ahead=False, starter=False)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8017") as client:
        yield client


def test_a_limit_has_its_status_and_its_sentence(narrow):
    puzzle = item_to_data(cw.generate("zip", size=(8, 7), seed=2))
    large = item_to_data(cw.generate("zip", size=(12, 11), seed=2))
    for path, body, status, sentence in (
        ("solve", {"puzzle": large}, 413, "a board may have at most 100 cells here, not 132"),
        ("games", {"puzzle": puzzle}, 413, "a board may have at most 40 cells here, not 56"),
        ("generate", SMALL_ENDLESS, 503, "the time limit of 2 s ran out"),
        (
            "generate",
            {"kind": "zip", "size": "6x5", "path": "x" * 3000},
            413,
            "a request may have at most 3000 bytes",
        ),
    ):
        answer = narrow.post(f"/api/v1/{path}", json=body)
        assert (answer.status_code, answer.json()["detail"]) == (status, sentence)


def test_the_limits_of_a_running_server(serve_for_real):
    """Those that take more than one request, or more than a small one, to reach."""
    server = serve_for_real("seconds=6", "job_seconds=0.5", "waiting=1", "items=2")
    path = {"name": "x.non"}
    many = dumps([cw.generate("nonogram", size=(5, 4), seed=seed) for seed in range(3)], format_name="non")
    told = []

    def kept():
        """A busy machine may take longer than the limit; then one asks again."""
        told.append(server.ask("POST", "/library/import", params=path, data=many))
        return told[-1].status_code != 503

    until(kept)
    answer = told[-1].json()
    assert (len(answer["kept"]), answer["problems"]) == (2, ["Only the first 2 puzzles of the file were read."])

    book = server.ask("POST", "/books", json={"recipes": [{"kind": "zip", "size": "5x4", "count": 3}]})
    assert (book.status_code, book.json()["detail"]) == (413, "a book may have at most 2 puzzles here, not 3")

    job = server.ask("POST", "/jobs/generate", json=SMALL_ENDLESS).json()
    assert server.ask("GET", f"/jobs/{job['id']}/events").text
    problem = server.ask("GET", f"/jobs/{job['id']}").json()["problem"]
    assert problem.pop("message") == "This took too long and was stopped. Try again, or try a smaller puzzle."
    assert problem == {"type": "budget-exceeded", "status": 503, "detail": "the time limit of 0.5 s ran out"}

    answers = []

    def ask():
        answers.append(requests.post(f"{server.address}/api/v1/generate", json=SMALL_ENDLESS, timeout=60))

    asking = [threading.Thread(target=ask) for _ in range(5)]
    for each in asking:
        each.start()
    for each in asking:
        each.join()
    assert {answer.status_code for answer in answers} == {503}
    assert {answer.json()["type"] for answer in answers} == {"busy", "budget-exceeded"}
    assert all(answer.headers["retry-after"] for answer in answers)


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """Run `cluewright serve` for everybody in the network, with limits from both places."""
    place = tmp_path_factory.mktemp("served") / "library.sqlite"
    options = ["--host", "0.0.0.0", "--port", "0", "--library", str(place), "--limit", "cells=100"]
    surroundings = {**os.environ, "CLUEWRIGHT_LIMIT_JSON_BYTES": "3000", "CLUEWRIGHT_LIMIT_CELLS": "50"}
    process = subprocess.Popen(
        [Path(sys.executable).parent / "cluewright", "serve", *options],
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings,
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    address, _, token = said.split(" at ")[1].split()[0].partition("/#token=")
    yield address.replace("0.0.0.0", "127.0.0.1"), token
    process.terminate()
    process.communicate(timeout=120)


def test_the_command_line_and_the_environment_set_limits_and_a_token(served):
    address, token = served
    body = {"kind": "zip", "size": "8x7", "seed": 2}
    assert len(token) >= 16
    refused = requests.post(f"{address}/api/v1/generate", json=body, timeout=60)
    assert (refused.status_code, refused.json()["type"]) == (401, "token")
    assert "script-src 'self'" in refused.headers["content-security-policy"]
    for method, path in (("DELETE", "/library/1"), ("PATCH", "/library/1"), ("POST", "/games"), ("POST", "/books")):
        answer = requests.request(method, f"{address}/api/v1{path}", json={}, timeout=60)
        assert answer.status_code == 401, (method, path)
    said = {"Authorization": f"Bearer {token}"}
    made = requests.post(f"{address}/api/v1/generate", json=body, headers=said, timeout=60)
    assert made.status_code == 200, made.text
    for size, more, sentence in (
        ("12x11", "", "a board may have at most 100 cells here, not 132"),
        ("8x7", "x" * 3000, "a request may have at most 3000 bytes"),
    ):
        answer = requests.post(
            f"{address}/api/v1/generate", json={**body, "size": size, "path": more or None}, headers=said, timeout=60
        )
        assert (answer.status_code, answer.json()["detail"]) == (413, sentence)


def figures(client):
    answer = client.get("/metrics")
    families = text_string_to_metric_families(answer.text)
    return {(each.name, *sorted(each.labels.values())): each.value for family in families for each in family.samples}


def test_the_numbers_move(client):
    item = cw.generate("nonogram", size=(6, 5), seed=8)
    before = figures(client)
    game = client.post("/api/v1/games", json={"puzzle": item_to_data(item)}).json()
    for _ in range(2):
        client.post(f"/api/v1/games/{game['id']}/hint")
    client.post("/api/v1/solve", json={"puzzle": item_to_data(item)})
    client.post("/api/v1/generate", json={"kind": "zip", "size": "6x5"})
    client.post("/api/v1/create/check", json={"kind": "nonogram", "board": item_to_data(item)["solution"]})
    client.get(f"/api/v1/games/{game['id']}")
    after = figures(client)

    def risen(*key):
        return after.get(key, 0) - before.get(key, 0)

    for what in ("hint", "solve", "generate", "clues"):
        assert risen("cluewright_work_seconds_count", what) == 1, what
    assert risen("cluewright_cache_lookups_total", "hints", "hit") == 1
    assert risen("cluewright_cache_lookups_total", "hints", "miss") == 1
    assert risen("cluewright_cache_lookups_total", "hit", "sessions") >= 4
    assert after["cluewright_jobs_running",] == 0
    assert {("cluewright_tasks_waiting", pool) for pool in ("hint", "quick", "long")} <= after.keys()
