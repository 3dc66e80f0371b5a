"""The OpenAPI description says what the server does, for whatever is sent."""

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from starlette.testclient import TestClient

from cluewright.web.app import create_app

# Without `with` no workers are started: the description needs none.
DESCRIPTION = TestClient(create_app(), base_url="http://127.0.0.1:8017").get("/openapi.json").json()
OPERATIONS = [
    (path, method, found) for path, methods in DESCRIPTION["paths"].items() for method, found in methods.items()
]
PROBLEM = {"$ref": "#/components/schemas/Problem"}

# No description can tell which puzzles, moves and recipes are good ones, nor what takes too long, so 413, 422 and 503
# are fair answers to what it allows; what it does not allow has to be refused, and 500 is never fair.
CONFIG = SchemathesisConfig.from_dict(
    {
        "request-timeout": 60,
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ["2xx", "404", "409", "413", "422", "429", "503"]},
            "not_a_server_error": {"expected-statuses": ["2xx", "3xx", "4xx", "503"]},
        },
    }
)
schema = schemathesis.openapi.from_dict(DESCRIPTION, config=CONFIG)


@schema.parametrize()
@settings(max_examples=3, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_server_does_what_its_description_says(case, shared_server):
    case.call_and_validate(base_url=shared_server.address, session=shared_server.session)


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
            assert response["content"] == {"application/problem+json": {"schema": PROBLEM}}, (method, path, status)
