"""A Dask cluster of processes on this machine, for tests and benchmarks of the real thing."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

_SETTINGS = {
    "DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "30s",
    "DASK_DISTRIBUTED__ADMIN__TICK__LIMIT": "60s",  # a busy machine is no reason to complain
}


class DaskCluster:
    """A scheduler and workers of one thread each; a killed worker stays dead, for there is no nanny."""

    def __init__(self, workers: int = 2, *, search: Path | None = None) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="cluewright-dask-")
        self._environment = os.environ | _SETTINGS
        if search is not None:
            self._environment["PYTHONPATH"] = str(search)
        self.address = f"tcp://127.0.0.1:{_free_port()}"
        port = self.address.rpartition(":")[2]
        self.scheduler = self._start("dask_scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard")
        self.workers = [self.add_worker() for _ in range(workers)]

    def add_worker(self) -> "subprocess.Popen[bytes]":
        """Start another worker."""
        local = ["--local-directory", self._folder.name, "--death-timeout", "30"]
        return self._start("dask_worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard", *local)

    def kill(self, process: "subprocess.Popen[bytes]") -> None:
        """End a process as a power cut would."""
        process.send_signal(signal.SIGKILL)
        process.wait()

    def close(self) -> None:
        """End everything."""
        for process in (*self.workers, self.scheduler):
            self.kill(process)
        self._folder.cleanup()

    def wait_for_workers(self) -> None:
        """Wait until all workers have found the scheduler."""
        from distributed import Client

        with Client(self.address, timeout=120, set_as_default=False) as client:
            client.wait_for_workers(len(self.workers), timeout=120)

    def _start(self, module: str, *arguments: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-W", "ignore", "-m", f"distributed.cli.{module}", *arguments]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.Popen(command, env=self._environment, cwd=self._folder.name, **quiet)  # type: ignore[call-overload,no-any-return]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
