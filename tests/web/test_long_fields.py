"""Long runs of every sort of character in every field of every request: time grows with the length, not faster."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import psutil
import pytest
from tests.effort import share_of
from tests.growth import CLASSES
from tests.web.test_description import DESCRIPTION

import cluewright as cw
from cluewright.core.form import item_to_data

SIZES = 3000, 12_000
SHORT_SIZES = 1000, 4000
"""For what stands in an address, whose length is bounded before anything is read."""
FEW = ("spaces", "escapes")
"""Sorts of characters for fields that have a bound of their own; the others are given all of them."""
UNMEASURABLE = 0.25
"""Seconds of processor time; a pattern that tries everything takes many times as long for the larger size."""

SCHEMAS = DESCRIPTION["components"]["schemas"]
BOUNDED = 2000
Place = tuple[str | int, ...]


def texts_in(schema: Any, place: Place = ()) -> Iterator[tuple[Place, bool]]:
    """Yield where in a body a text may stand, and whether it is a short one; free objects have one called `x`."""
    if "$ref" in schema:
        schema = SCHEMAS[schema["$ref"].rpartition("/")[2]]
    for each in schema.get("anyOf", ()):
        yield from texts_in(each, place)
    if schema.get("type") == "string":
        yield place, schema.get("maxLength", BOUNDED + 1) <= BOUNDED
    if schema.get("type") == "array":
        yield from texts_in(schema.get("items", {"type": "string"}), (*place, 0))
    if schema.get("additionalProperties") is True:
        yield (*place, "x"), False
    for name, each in schema.get("properties", {}).items():
        yield from texts_in(each, (*place, name))


def operations() -> Iterator[tuple[str, str, Any]]:
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def body_fields() -> list[Any]:
    return [
        pytest.param(method, path, place, short, id=f"{method} {path} {'.'.join(map(str, place))}")
        for method, path, operation in operations()
        for content in [operation.get("requestBody", {}).get("content", {}).get("application/json")]
        if content is not None
        for place, short in dict.fromkeys(texts_in(content["schema"]))
    ]


def parameters() -> list[Any]:
    return [
        pytest.param(method, path, each, id=f"{method} {path} {each['name']}")
        for method, path, operation in operations()
        for each in operation.get("parameters", ())
    ]


def with_text(example: Any, place: Place, text: str) -> Any:
    if not place:
        return text
    inner = with_text({}, place[1:], text)
    if place[0] == 0:
        return [inner]
    return {**(example if isinstance(example, dict) else {}), place[0]: inner}


def cpu_seconds(workers: list[psutil.Process]) -> float:
    """Add up the processor time of the studio and its workers."""
    return time.process_time() + sum(sum(worker.cpu_times()[:2]) for worker in workers if worker.is_running())


def seconds_for(ask: Callable[[str], Any], text: str, workers: list[psutil.Process]) -> float:
    """Ask up to three times and return the least processor time it took."""
    least = 1e9
    for _ in range(3):
        started = cpu_seconds(workers)
        answer = ask(text)
        least = min(least, cpu_seconds(workers) - started)
        assert answer.status_code < 500 or answer.status_code == 503, answer.text
        assert len(answer.text) < 100_000
        if least <= UNMEASURABLE:
            break
    return least


def check_growth(ask: Callable[[str], Any], what: str, *, few: bool = False, sizes: tuple[int, int] = SIZES) -> None:
    """Ask with long runs; what is measurable at all must not take much more than its share at four times the length."""
    before = "L" if "move" in what else ""
    workers = psutil.Process().children(recursive=True)  # looking for them takes longer than most requests
    for name in share_of(FEW, what, 2) if few else share_of(CLASSES, what, 4):
        short, long = (before + CLASSES[name] * (size // len(CLASSES[name])) + "!" for size in sizes)
        if (spent := seconds_for(ask, long, workers)) > UNMEASURABLE:
            share = seconds_for(ask, short, workers)
            assert spent <= 8 * share, f"{what}, {name}: {share:.2f} s, then {spent:.2f} s"


@pytest.fixture(scope="module")
def puzzle_id(client) -> int:
    puzzle = item_to_data(cw.kind("zip").sample())
    return client.post("/api/v1/games", json={"puzzle": puzzle}).json()["id"]


def test_there_are_fields_to_try():
    assert len(body_fields()) > 60
    assert len(parameters()) > 30


@pytest.mark.parametrize(("method", "path", "place", "short"), body_fields())
def test_fields_of_bodies(client, puzzle_id, method, path, place, short):
    content = DESCRIPTION["paths"][path][method.lower()]["requestBody"]["content"]["application/json"]
    example = SCHEMAS[content["schema"]["$ref"].rpartition("/")[2]].get("examples", [{}])[0]
    revision = client.get(f"/api/v1/games/{puzzle_id}").json()["revision"]
    address = path.format(puzzle_id=puzzle_id, name="x", job_id="x")

    def ask(text: str) -> Any:
        body = with_text(example, place, text)
        if place[0] == "actions":
            body = {"revision": revision, "actions": [{"do": "move", **body["actions"][0]}]}
        said = {"Content-Type": "application/json"}
        return client.request(method, address, content=json.dumps(body).encode(), headers=said)

    check_growth(ask, f"{method} {path} {place}", few=short)


@pytest.mark.parametrize(("method", "path", "parameter"), parameters())
def test_parameters(client, puzzle_id, method, path, parameter):
    where, name, schema = parameter["in"], parameter["name"], json.dumps(parameter["schema"])

    def ask(text: str) -> Any:
        filled = {"puzzle_id": puzzle_id, "name": "nonogram", "job_id": "x", "ending": "pdf"}
        if where == "path":
            return client.request(method, path.format(**{**filled, name: quote(text, safe="")}))
        if where == "header":
            return client.request(method, path.format(**filled), headers={name: quote(text)})
        return client.request(method, path.format(**filled), params={name: text})

    bounded = any(word in schema for word in ("maxLength", "integer", "boolean", "enum"))
    check_growth(ask, f"{method} {path} {name}", few=bounded, sizes=SHORT_SIZES)


@pytest.mark.parametrize("name", ["host", "origin", "authorization", "content-type", "content-length", "cookie"])
def test_headers(client, name):
    def ask(text: str) -> Any:
        return client.post("/api/v1/solve", content=b"{}", headers={name: text.encode("latin-1", "replace")})

    check_growth(ask, name, sizes=SHORT_SIZES)
