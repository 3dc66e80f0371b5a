"""What the tests of the contract share: every kind, with puzzles of it."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.contract.names import NAMES
from tests.contract_puzzles import Examples

import cluewright as cw
from cluewright.cli.app import run
from cluewright.web.app import create_app
from cluewright.web.settings import Limits, Settings


@pytest.fixture(scope="module", autouse=True)
def _registered(kakurasu: Any) -> None:
    """Let every test find the template kind."""


@pytest.fixture(scope="module", params=NAMES)
def examples(request: pytest.FixtureRequest, kakurasu: Any) -> Examples:
    return Examples(cw.kind(request.param))


@pytest.fixture
def kind(examples: Examples) -> cw.Kind[Any, Any]:
    return examples.kind


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, list[Any]]]:
    """Give a function that runs a command with --json, and gives its exit code and what it printed."""

    def call(*arguments: Any) -> tuple[int, list[Any]]:
        capsys.readouterr()
        code = run([*map(str, arguments), "--json"])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return call


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory, kakurasu: Any) -> Iterator[TestClient]:
    """Give a studio whose workers know the template kind, too."""
    library = tmp_path_factory.mktemp("studio") / "library.sqlite"
    settings = Settings(
        library=library, quick_workers=1, long_workers=1, limits=Limits(seconds=60.0), make_ahead=False, starter=False
    )
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8017") as client:
        yield client
