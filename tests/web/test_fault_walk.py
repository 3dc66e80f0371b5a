"""A fault at every statement the studio sends to its database, in a walk through everything it can be asked."""

import itertools
import os
import sqlite3
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from starlette.testclient import TestClient
from tests.brief import require_brief
from tests.effort import EFFORT
from tests.library.conftest import new_schema, postgres  # noqa: F401
from tests.web.walk import ADDRESS, walk

from cluewright.library import Library
from cluewright.library.soundness import damages
from cluewright.web.app import create_app
from cluewright.web.settings import Limits, Settings

EVERY_POINT = int(os.environ.get("CLUEWRIGHT_FAULT_POINTS", "0")) >= 100
"""Otherwise the first, the fourth, the sixteenth and so on of each request."""
HINTS = 3 if EFFORT <= 1 and not EVERY_POINT else 1000
"""So many hints for one game meet faults; what comes after them is the same again, and left to `make deep-test`."""


class Failing(ABC):
    """Let the n-th statement of a request fail, as `strike` says; a statement may be a commit."""

    def __init__(self, engine: sa.Engine) -> None:
        self._at = self._seen = 0
        self.failed = False
        commit = engine.dialect.do_commit

        def do_commit(connection: Any) -> None:
            self._pass(connection)
            commit(connection)

        engine.dialect.do_commit = do_commit  # type: ignore[method-assign]
        event.listen(engine, "before_cursor_execute", lambda connection, *_: self._pass(connection.connection))

    def arm(self, point: int) -> None:
        self._at, self._seen, self.failed = point, 0, False

    def _pass(self, connection: Any) -> None:
        self._seen += 1
        if self._seen == self._at:
            self.failed = True
            self.strike(connection)

    @abstractmethod
    def strike(self, connection: Any) -> None:
        """Fail in the way of the subclass."""


class FullDisk(Failing):
    """SQLite's own error, wrapped by SQLAlchemy like any other."""

    def strike(self, connection: Any) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise sa.exc.OperationalError("a statement", {}, error)


class EndedConnection(Failing):
    """The server ends the connection; what comes next finds out."""

    def __init__(self, engine: sa.Engine, killer: sa.Connection) -> None:
        super().__init__(engine)
        self._killer = killer

    def strike(self, connection: Any) -> None:
        driver = getattr(connection, "driver_connection", connection)
        number = {"number": driver.info.backend_pid}
        self._killer.execute(sa.text("SELECT pg_terminate_backend(:number)"), number)


class Stumbling:
    """A client whose every request fails at one point after the other until it comes through."""

    def __init__(self, client: TestClient, faults: Failing) -> None:
        self._client, self._faults = client, faults
        self._asked: Counter[str] = Counter()
        self.refused = 0

    def request(self, method: str, path: str, **options: Any) -> Any:
        self._asked[path] += 1
        if path.endswith("/hint") and self._asked[path] > HINTS:
            return self._client.request(method, path, **options)
        for point in itertools.count(1) if EVERY_POINT else (4**power for power in itertools.count()):
            self._faults.arm(point)
            answer = self._client.request(method, path, **options)
            struck = self._faults.failed
            self._faults.arm(0)
            if struck:
                self._check(answer, f"{method} {path}, statement {point}")
            if not struck or (answer.status_code < 300 and method != "GET"):
                return answer
        raise AssertionError("there are points without end")

    def _check(self, answer: Any, what: str) -> None:
        assert answer.status_code in (200, 201, 202, 204, 503), f"{what}: {answer.text}"
        if answer.status_code == 503:
            self.refused += 1
            problem = answer.json()
            assert (problem["type"], "retry-after" in answer.headers) == ("library", True), what
            require_brief(problem["detail"], "")
            assert "sql" not in answer.text.lower(), what

    def get(self, path: str, **options: Any) -> Any:
        return self.request("GET", path, **options)

    def post(self, path: str, **options: Any) -> Any:
        return self.request("POST", path, **options)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Any, Callable[[sa.Engine], Failing]]]:
    """Give a place for a library, and what lets its statements fail."""
    if request.param == "sqlite":
        yield tmp_path / "library.sqlite", FullDisk
        return
    server = request.getfixturevalue("postgres")
    other = sa.create_engine(server, isolation_level="AUTOCOMMIT")
    with other.connect() as killer:
        yield new_schema(server), lambda engine: EndedConnection(engine, killer)
    other.dispose()


def test_every_request_survives_a_fault_at_every_statement(database):
    place, failing = database
    patient = Limits(seconds=60.0)  # no busy machine fails a test
    quiet = {"make_ahead": False, "starter": False, "prove": False}
    settings = Settings(library=place, quick_workers=1, long_workers=1, limits=patient, **quiet)
    with TestClient(create_app(settings), base_url=ADDRESS, raise_server_exceptions=False) as client:
        faulty = Stumbling(client, failing(client.app._app.state.studio.library._engine))

        walk(faulty, jobs=False)

        assert faulty.refused > 60
    with Library.open(place) as library:
        assert list(damages(library)) == []
        assert len(list(library.play.results("player"))) <= 1
