"""Studios that run as people start them: processes that listen on a port and can be killed."""

import json
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import quote

from cluewright.core.form import item_to_data
from cluewright.core.item import as_item

_QUIET = """
import sys
from cluewright.web.serving import serve
from cluewright.web.settings import Settings
few = {"quick_workers": 1, "long_workers": 1}
quiet = Settings(port=int(sys.argv[1]), library=sys.argv[2], make_ahead=False, starter=False, metrics=True, **few)
serve(quiet, lambda address: print(address, flush=True))
"""


class RunningStudio:
    """`cluewright serve` in a process of its own; a quiet one makes nothing that nobody asked for."""

    def __init__(self, library: Path, *, quiet: bool = False, environment: dict[str, str] | None = None) -> None:
        self.library, self.quiet, self.environment = library, quiet, environment
        self.address = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "RunningStudio":
        """Start it; where it was killed before, it comes back at the same address."""
        if self.quiet:
            command = [sys.executable, "-c", _QUIET, str(self._port), str(self.library)]
        else:
            command = [str(Path(sys.executable).with_name("cluewright")), "serve"]
            command += ["--port", str(self._port), "--library", str(self.library), "--metrics"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self.environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", line)
        if found is None:
            self.kill()
            raise AssertionError(f"the studio did not start: {line!r}")
        self.address, self._port = found[0], int(found[1])
        return self

    @property
    def running(self) -> bool:
        """Return whether it was started and not ended since."""
        return self._process is not None

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(120)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def ask(self, path: str, body: Any = None, *, player: str = "player") -> Any:
        headers = {"Cluewright-Player": quote(player), "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/v1{path}", data, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def metrics(self) -> str:
        """Give the numbers the studio tells of itself."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=60) as answer:
            return str(answer.read().decode())

    def begin(self, item: Any, player: str) -> int:
        """Start a game of this puzzle and give its number."""
        return int(self.ask("/games", {"puzzle": item_to_data(as_item(item))}, player=player)["id"])

    def keep(self, *items: Any) -> list[int]:
        """Put puzzles into the library and give their numbers."""
        data = [item if isinstance(item, dict) else item_to_data(as_item(item)) for item in items]
        return [int(each["id"]) for each in self.ask("/library", {"puzzles": data})["kept"]]
