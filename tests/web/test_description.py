"""The OpenAPI description is of use to somebody who writes a client: everything is described, and so it is."""

import copy
import json

import jsonschema_rs
import pytest
from starlette.testclient import TestClient
from tests.web.walk import ADDRESS, EXAMPLES, walk

from cluewright.web.app import create_app

# Without `with` no workers are started: the description needs none.
DESCRIPTION = TestClient(create_app(), base_url=ADDRESS).get("/openapi.json").json()
OPERATIONS = [
    (path, method, found) for path, methods in DESCRIPTION["paths"].items() for method, found in methods.items()
]
IN_JSON = [
    (path, method, status)
    for path, method, found in OPERATIONS
    for status, response in found["responses"].items()
    if status < "300" and "application/json" in response["content"]
]
PROBLEM = {"$ref": "#/components/schemas/Problem"}


def closed(schema):
    """Give a schema that takes no key it does not name, unless it says that there may be others."""
    if isinstance(schema, dict):
        schema = {key: closed(value) for key, value in schema.items()}
        if "properties" in schema and schema.get("type") == "object":
            schema.setdefault("additionalProperties", False)
    return [closed(each) for each in schema] if isinstance(schema, list) else schema


def validator(path, method, status):
    """Give what holds an answer against its schema, which is read as one that forbids what it does not name."""
    (content,) = DESCRIPTION["paths"][path][method]["responses"][status]["content"].values()
    components = copy.deepcopy(closed(DESCRIPTION["components"]["schemas"]))
    return jsonschema_rs.validator_for({**closed(content["schema"]), "components": {"schemas": components}})


def complaints(path, method, status, data):
    return [f"{each.instance_path}: {each.message}" for each in validator(path, method, status).iter_errors(data)]


@pytest.fixture(scope="module")
def answers(client):
    return walk(client)


def test_every_answer_is_as_described(answers):
    for method, path, status, data in answers:
        assert complaints(path, method.lower(), str(status), data) == [], (method, path)


def test_every_operation_was_asked(answers):
    asked = {(path, method.lower(), str(status)) for method, path, status, _ in answers}
    elsewhere = {("/api/v1/watch/{name}", "delete", "200")}  # needs a solving in progress: test_watch_live
    assert set(IN_JSON) <= asked | elsewhere


@pytest.mark.parametrize(("path", "method", "status"), IN_JSON)
def test_every_answer_has_a_schema_and_an_example_that_fits(path, method, status):
    content = DESCRIPTION["paths"][path][method]["responses"][status]["content"]["application/json"]
    schema = content["schema"]
    assert "$ref" in schema or "items" in schema or schema.get("additionalProperties") not in (None, True)
    assert complaints(path, method, status, content["example"]) == []


def test_the_examples_are_those_of_operations_there_are():
    known = {f"{method.upper()} {path}" for path, method, _ in IN_JSON}
    assert set(json.loads(EXAMPLES.read_text("utf-8"))) == known


def test_a_wrong_answer_would_be_noticed():
    path = "/api/v1/judge"
    good = DESCRIPTION["paths"][path]["post"]["responses"]["200"]["content"]["application/json"]["example"]
    assert complaints(path, "post", "200", {**good, "more": 1})
    assert complaints(path, "post", "200", {**good, "finished": "no"})
    assert complaints(path, "post", "200", {key: value for key, value in good.items() if key != "board"})


@pytest.mark.parametrize(("path", "method", "found"), [each for each in OPERATIONS if "requestBody" in each[2]])
def test_every_body_has_an_example(path, method, found):
    for content in found["requestBody"]["content"].values():
        name = content["schema"].get("$ref", "").rpartition("/")[2]
        described = DESCRIPTION["components"]["schemas"].get(name, {})
        assert "example" in content or described.get("examples"), (method, path)


@pytest.mark.parametrize(("path", "method", "found"), [each for each in OPERATIONS if each[0].startswith("/api/")])
def test_every_refusal_is_a_problem_document(path, method, found):
    assert set(found["responses"]) >= {"400", "401", "403", "404", "408", "413", "422", "429", "503"}
    for status, response in found["responses"].items():
        if int(status) >= 400:
            content = response["content"]["application/problem+json"]
            assert content["schema"] == PROBLEM or status == "409", (method, path, status)
