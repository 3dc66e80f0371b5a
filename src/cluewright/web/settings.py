"""What the studio is told when it starts, and the limits it keeps to."""

import os
from dataclasses import dataclass, field
from pathlib import Path

MEGABYTE = 1024 * 1024
LOCAL_HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one request or client may ask for; what is beyond is answered with 413, 422, 429 or 503."""

    body_bytes: int = 16 * MEGABYTE
    cells: int = 1000 * 1000
    """Of a board that is solved, drawn or watched."""
    played_cells: int = 200 * 200
    seconds: float = 20.0
    """For one request; jobs have `job_seconds`."""
    job_seconds: float = 900.0
    jobs_per_client: int = 4
    waiting: int = 64
    """Requests that may wait for a worker at the same time."""
    picture_pixels: int = 40_000_000
    items: int = 2_000
    """Puzzles in one import or book."""
    worker_bytes: int = 2048 * MEGABYTE


@dataclass(frozen=True, slots=True)
class Settings:
    """Say where the studio listens, what it keeps its puzzles in and how much it does at a time."""

    host: str = "127.0.0.1"
    port: int = 8017
    library: str | Path | None = None
    token: str | None = None
    """Required for changes when the studio listens beyond this machine."""
    public_address: str | None = None
    """What links in books and QR codes start with, where it is not the address listened on."""
    quick_workers: int = 2
    long_workers: int = field(default_factory=lambda: max(1, os.cpu_count() or 1))
    limits: Limits = Limits()
    make_ahead: bool = True
    """Make the next puzzles in the background, so that a new one is there at once."""
    starter: bool = True
    """Fill an empty library with a small collection at the first start."""

    @property
    def is_local(self) -> bool:
        """Tell whether only this machine can reach the studio."""
        return self.host in LOCAL_HOSTS

    @property
    def address(self) -> str:
        """Give the address of the front page."""
        if self.public_address is not None:
            return self.public_address.rstrip("/")
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"
