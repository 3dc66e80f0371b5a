"""The OpenAPI description says what the server does, for whatever is sent."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks
from schemathesis.config import SchemathesisConfig
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.python._constants.orchestrator import make_constants_value_source
from tests.effort import sampled
from tests.web.test_description import DESCRIPTION

# No description can tell which puzzles, moves and recipes are good ones, nor what takes too long, so 413, 422 and 503
# are fair answers to what it allows; what it does not allow has to be refused, 413 and 431 among the ways for what is
# too long to be read at all, and 500 is never fair.
CONFIG = SchemathesisConfig.from_dict(
    {
        "request-timeout": 60,
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ["2xx", "404", "409", "413", "422", "429", "503"]},
            "negative_data_rejection": {
                "expected-statuses": ["400", "401", "403", "404", "405", "409", "413", "422", "429", "431"]
            },
            "not_a_server_error": {"expected-statuses": ["2xx", "3xx", "4xx", "503"]},
        },
    }
)
schema = schemathesis.openapi.from_dict(DESCRIPTION, config=CONFIG)
EXAMPLES = int(os.environ.get("CLUEWRIGHT_SCHEMA_EXAMPLES", "3"))
"""For each operation; a long run takes some hundreds, and other ones each time."""


PATHS = sorted(DESCRIPTION["paths"].items())
OPERATIONS = sampled((f"{method.upper()} {path}" for path, methods in PATHS for method in sorted(methods)), every=3)
"""A third of them every day: each is asked about fifty times at the edges of what it takes."""


@pytest.mark.parametrize("name", OPERATIONS)
def test_the_server_does_what_its_description_says(name, shared_server):
    """What to ask is made up here, as the library's plug-in does it, and not in every process that collects tests."""

    @settings(max_examples=EXAMPLES, deadline=None, derandomize=EXAMPLES == 3, suppress_health_check=list(HealthCheck))
    def ask(case):
        asked.append(case)
        case.call_and_validate(base_url=shared_server.address, session=shared_server.session)

    asked = []
    load_all_checks()
    [found] = schema.include(name=name).get_all_operations()
    feedback = FeedbackSources(constants_value_source=make_constants_value_source(schema))
    build_operation_test(
        config=schema.config, operation=found.ok(), test_func=ask, given_kwargs={}, feedback=feedback
    )()
    assert len(asked) > EXAMPLES
