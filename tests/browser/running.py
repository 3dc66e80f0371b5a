"""A studio started as people start it: a process that listens on a port and can be killed."""

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import quote

from cluewright.core.form import item_to_data
from cluewright.core.item import as_item


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class RunningStudio:
    """`cluewright serve` in a process of its own."""

    def __init__(self, library: Path, port: int = 0) -> None:
        self.library, self.port = library, port
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "RunningStudio":
        command = [str(Path(sys.executable).with_name("cluewright")), "serve"]
        command += ["--port", str(self.port), "--library", str(self.library)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if found is None:
            self.kill()
            raise AssertionError(f"the studio did not start: {line!r}")
        self.address = found[0]
        return self

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def ask(self, path: str, body: Any = None, *, player: str = "player") -> Any:
        headers = {"Cluewright-Player": quote(player), "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/v1{path}", data, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def begin(self, item: Any, player: str) -> int:
        """Start a game of this puzzle and give its number."""
        return int(self.ask("/games", {"puzzle": item_to_data(as_item(item))}, player=player)["id"])
