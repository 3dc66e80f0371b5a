"""An error says what is wrong in a sentence: it repeats little of what it was given, and nothing of Python."""

from typing import Any
from urllib.parse import quote

import pytest
from tests.brief import LONG_TEXTS, require_brief
from tests.effort import sampled, share_of
from tests.web.test_long_fields import DESCRIPTION, SCHEMAS, body_fields, parameters, with_text

import cluewright as cw
from cluewright.core.form import item_to_data

LONG, WORDS, STEERING = LONG_TEXTS
NUMBERS = ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1" + "0" * 400]


def check(answer: Any, client: Any) -> None:
    """Look at a refusal, or at what became of a job."""
    assert answer.status_code != 500, answer.text
    if answer.status_code == 202:
        job = answer.json()["id"]
        assert client.get(f"/api/v1/jobs/{job}/events").text
        problem = client.get(f"/api/v1/jobs/{job}").json()["problem"]
    else:
        problem = None if answer.status_code < 300 else answer.json()
    if problem is not None:
        require_short(problem["detail"])
        for fault in problem.get("faults", ()):
            require_short(fault["text"])


def require_short(sentence: str) -> None:
    for text in LONG_TEXTS:
        require_brief(sentence, text)


@pytest.fixture(scope="module")
def puzzle_id(client) -> int:
    return int(client.post("/api/v1/games", json={"puzzle": item_to_data(cw.kind("zip").sample())}).json()["id"])


def example_of(method: str, path: str) -> Any:
    content = DESCRIPTION["paths"][path][method.lower()]["requestBody"]["content"]["application/json"]
    return SCHEMAS[content["schema"]["$ref"].rpartition("/")[2]].get("examples", [{}])[0]


@pytest.mark.parametrize(("method", "path", "place", "short"), sampled(body_fields()))
def test_fields(client, puzzle_id, method, path, place, short):
    address, example = path.format(puzzle_id=puzzle_id, name="x", job_id="x"), example_of(method, path)
    revision = client.get(f"/api/v1/games/{puzzle_id}").json()["revision"]
    for value in (LONG, WORDS, STEERING, {LONG: LONG}, [STEERING], {"kind": WORDS}, 10**90, [[[None]]], True, None):
        body = with_text(example, place, value)
        if place[0] == "actions":
            body["revision"] = revision
        check(client.request(method, address, json=body), client)
    check(client.request(method, address, json={**example, STEERING: 1}), client)


@pytest.mark.parametrize(("method", "path", "parameter"), sampled(parameters()))
def test_parameters(client, puzzle_id, method, path, parameter):
    where, name = parameter["in"], parameter["name"]
    filled = {"puzzle_id": puzzle_id, "name": "nonogram", "job_id": "x", "ending": "pdf"}
    for text in (LONG[:5000], WORDS[:5000], STEERING[:1000], "-1", "1e999", "NaN"):
        if where == "path":
            answer = client.request(method, path.format(**{**filled, name: quote(text, safe="")}))
        elif where == "header":
            answer = client.request(method, path.format(**filled), headers={name: quote(text)})
        else:
            answer = client.request(method, path.format(**filled), params={name: text})
        check(answer, client)


PUZZLE_FIELDS = (
    "width",
    "rows",
    "columns",
    "numbers",
    "walls",
    "grid",
    "solution",
    "rating",
    "proof",
    "recipe",
    "meta",
)


@pytest.mark.parametrize("kind", list(cw.kinds()))
def test_what_stands_inside_of_puzzles(client, kind):
    puzzle = item_to_data(cw.kind(kind).sample())
    for field in (*PUZZLE_FIELDS, "kind", "version", "format", "height"):
        for value in (
            WORDS,
            [STEERING],
            {LONG: [WORDS]},
            [[LONG]],
            -(10**90),
            1.5,
            True,
            [[[1]]],
            {"kind": STEERING, "size": LONG},
        ):
            for path in share_of(("/solve", "/create/check", "/draw"), f"{kind} {field} {value}"[:99], 3):
                check(client.post(f"/api/v1{path}", json={"puzzle": {**puzzle, field: value}}), client)
    for board in (WORDS, [LONG], [[STEERING]], {LONG: LONG}, {"path": [[LONG]]}):
        for path in ("/judge", "/hint", "/explain"):
            check(client.post(f"/api/v1{path}", json={"puzzle": puzzle, "board": board}), client)


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_that_are_none_are_refused(client, number):
    said = {"Content-Type": "application/json"}
    for body in (f'{{"kind": "zip", "size": {number}}}', f'{{"kind": "zip", "size": 5, "seed": {number}}}'):
        answer = client.post("/api/v1/generate", content=body, headers=said)
        assert answer.status_code == 422
        check(answer, client)


@pytest.mark.parametrize("name", ["x.non", "x.json", "x.xml", "x.txt", "x.mk", "x.gz", LONG[:150]])
def test_files(client, name):
    contents = [
        STEERING.encode(),
        b"\x00" * 50,
        b'{"format": "%s"}' % LONG.encode(),
        b"<puzzle>" + LONG.encode(),
        b"\xff\xfe",
    ]
    for content in contents:
        answer = client.post("/api/v1/library/import", params={"name": name}, content=content)
        check(answer, client)
        if answer.status_code < 300:
            for problem in answer.json()["problems"]:
                require_short(problem if isinstance(problem, str) else problem["problem"])
        check(client.post("/api/v1/watch/file", params={"name": name}, content=content), client)
