"""A library for each test, on SQLite and on a real PostgreSQL that runs for this session only."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from cluewright.library import Library

MISSING = (
    "PostgreSQL could not be tested: there is no initdb in /usr/lib/postgresql/*/bin or on the PATH; "
    "tests/services.sh installs it from Debian's packages"
)


def postgres_programs() -> Path | None:
    """Give the folder of PostgreSQL's programs, the newest of Debian's first."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda found: float(found.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def another_user() -> dict[str, Any]:
    """Name the user PostgreSQL runs as, for it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    return {}


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start a private server behind a socket in a folder of its own, and give its URL."""
    if (programs := postgres_programs()) is None:
        pytest.skip(MISSING)
    user = another_user()
    folder = Path(tempfile.mkdtemp(prefix="cw-pg-", dir="/tmp"))
    if user:
        os.chown(folder, user["user"], user["group"])
    data = folder / "data"

    def call(*command: object) -> None:
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=folder, **user)
        assert done.returncode == 0, done.stdout + done.stderr

    try:
        # The order of words is that of English, so that what relies on the order of code points is found out.
        order = ("--locale-provider=icu", "--icu-locale=en-US", "--locale=C.UTF-8", "--encoding=UTF8")
        call(programs / "initdb", "-D", data, "-U", "tester", "--auth=trust", "--no-sync", "--no-instructions", *order)
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off -c log_min_messages=fatal"
        call(programs / "pg_ctl", "-D", data, "-w", "-t", "60", "-o", options, "-l", folder / "log", "start")
        try:
            yield f"postgresql+psycopg://tester@/postgres?host={folder}"
        finally:
            call(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


_numbers = count(1)


@pytest.fixture(params=["sqlite", "postgresql"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Give a function that names a place where there is no library yet, in either database."""
    if request.param == "sqlite":
        return lambda: str(tmp_path / f"library {next(_numbers)}.sqlite")
    return lambda: new_schema(request.getfixturevalue("postgres"))


def new_schema(server: str) -> str:
    """Make an empty schema, which is to a library what a whole database would be, and is made in no time."""
    from sqlalchemy import create_engine, text

    name = f"test_{os.getpid()}_{next(_numbers)}"
    engine = create_engine(server)
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {name}"))
    engine.dispose()
    return f"{server}&options=-csearch_path%3D{name}"


@pytest.fixture
def place(new_place: Callable[[], str]) -> str:
    """Give a place where there is no library yet, in either database."""
    return new_place()


@pytest.fixture(scope="session")
def make_empty(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], None]:
    """Give a function that makes an empty library at a place as the migrations do, which run once for each database.

    They take twenty times as long as a copy of what they made; the tests of the migrations run them every time.
    """
    file = tmp_path_factory.mktemp("empty") / "library.sqlite"
    statements: list[str] = []

    def make(place: str) -> None:
        from sqlalchemy import create_engine

        if "://" not in place:
            if not file.exists():
                Library.open(file).close()
            shutil.copyfile(file, place)
        elif not statements:
            with written_down(statements):
                Library.open(place).close()
        else:
            engine = create_engine(place)
            with engine.begin() as connection:
                connection.exec_driver_sql(";\n".join(statements))
            engine.dispose()

    return make


@contextmanager
def written_down(statements: list[str]) -> Iterator[None]:
    """Write down what changes a database meanwhile, to be said again in another."""
    from sqlalchemy import Engine, event

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if not statement.lstrip().startswith("SELECT"):
            assert not parameters, statement
            statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@pytest.fixture
def empty_place(place: str, make_empty: Callable[[str], None]) -> str:
    """Give a place where there is an empty library, in either database."""
    make_empty(place)
    return place


@pytest.fixture
def library(empty_place: str) -> Iterator[Library]:
    """Give an empty library, in either database."""
    with Library.open(empty_place) as opened:
        yield opened
