"""A studio for the tests of this folder, with real workers."""

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
import requests
from starlette.testclient import TestClient

from cluewright.web.app import create_app
from cluewright.web.settings import Limits, Settings

ADDRESS = "http://127.0.0.1:8017"


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    library = tmp_path_factory.mktemp("studio") / "library.sqlite"
    limits = Limits(seconds=60.0, cells=250_000)  # no busy machine fails a test
    settings = Settings(
        library=library,
        quick_workers=1,
        long_workers=1,
        limits=limits,
        make_ahead=False,
        starter=False,
        prove=False,
        metrics=True,
    )
    with TestClient(create_app(settings), base_url=ADDRESS) as found:
        yield found


_SERVE = """
import sys
from cluewright.web.serving import serve
from cluewright.web.settings import Limits, Settings

library, workers, *limits = sys.argv[1:]
settings = Settings(
    port=0, library=library, hint_workers=int(workers), quick_workers=int(workers), long_workers=int(workers),
    make_ahead=False, starter=False, prove=False, metrics=True, limits=Limits.read(limits),
)
serve(settings, lambda address: print(address, flush=True))
"""


class RealServer:
    """A studio in a process of its own, as `cluewright serve` runs it, that can be asked, stopped and killed."""

    def __init__(self, library: Path, *limits: str, workers: int = 1) -> None:
        command = [sys.executable, "-c", _SERVE, str(library), str(workers), *limits]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the studio did not start"
        self.port = int(self.address.rpartition(":")[2])
        self.session = requests.Session()

    def ask(self, method: str, path: str, **options: Any) -> requests.Response:
        """Make a request under `/api/v1`."""
        return self.session.request(method, f"{self.address}/api/v1{path}", timeout=60, **options)

    def figure(self, name: str) -> float:
        """Give one of the server's numbers, such as `cluewright_workers_busy{pool="quick"}`."""
        for line in self.session.get(f"{self.address}/metrics", timeout=60).text.splitlines():
            if line.startswith(name + " "):
                return float(line.rpartition(" ")[2])
        return 0.0

    def processes(self) -> list[psutil.Process]:
        """Give the server's process and all it has started."""
        server = psutil.Process(self._process.pid)
        return [server, *server.children(recursive=True)]

    def end(self, how: int = signal.SIGTERM) -> int:
        """Send a signal and wait for the server to end."""
        self.session.close()
        if self._process.poll() is None:
            self._process.send_signal(how)
        code = self._process.wait(120)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code


@pytest.fixture
def serve_for_real(tmp_path: Path) -> Iterator[Callable[..., RealServer]]:
    """Give a function that starts a studio; those still running at the end are killed."""
    running: list[RealServer] = []

    def start(*limits: str, workers: int = 1) -> RealServer:
        running.append(RealServer(tmp_path / "library.sqlite", *limits, workers=workers))
        return running[-1]

    yield start
    for each in running:
        each.end(signal.SIGKILL)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """Give a studio with narrow limits that several tests ask."""
    place = tmp_path_factory.mktemp("real") / "library.sqlite"
    server = RealServer(place, "seconds=3", "cells=400", "played_cells=400", "job_seconds=3", "jobs_per_client=100")
    yield server
    server.end()
