"""The settings of the studio, and its limits."""

import ipaddress
import math
import os
import socket
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from cluewright.core.errors import CluewrightError, shown

MEGABYTE = 1024 * 1024
_VARIABLE = "CLUEWRIGHT_LIMIT_"
SHORTEST_TOKEN = 16
LOCAL_HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one request or client may ask for; anything beyond is answered with 413, 422, 429 or 503."""

    body_bytes: int = 16 * MEGABYTE
    """Bytes of a file or an image that is sent."""
    json_bytes: int = 4 * MEGABYTE
    """Bytes of a JSON body."""
    cells: int = 1000 * 1000
    """Cells of a board that is solved, drawn or watched."""
    played_cells: int = 200 * 200
    """Cells of a board that is played or made by hand."""
    seconds: float = 20.0
    """For one request; jobs have `job_seconds`."""
    job_seconds: float = 900.0
    work_per_client: int = 8
    """Requests of one address that are computed, or wait to be, at the same time."""
    jobs_per_client: int = 4
    watches_per_client: int = 2
    """Solvings one address may watch at the same time."""
    followers_per_client: int = 8
    """Connections of one address that may follow jobs at the same time."""
    connections_per_client: int = 128
    """Connections from one address, busy or idle."""
    requests_per_client: int = 32
    """Requests of one address in progress at the same time."""
    followers: int = 64
    """Connections that may follow jobs at the same time, of all addresses."""
    connections: int = 512
    """Requests in progress at the same time, of all addresses; further ones are answered with 503."""
    sending_seconds: float = 30.0
    """For a client to send a request."""
    waiting: int = 64
    """Requests that may wait for a worker at the same time."""
    items: int = 2_000
    """Puzzles in one import or book."""
    worker_bytes: int = 2048 * MEGABYTE
    """Bytes of memory for one worker."""

    @classmethod
    def read(cls, said: Iterable[str] = (), environment: Mapping[str, str] | None = None) -> "Limits":
        """Read limits from `CLUEWRIGHT_LIMIT_<NAME>` and from texts `name=value`, which take precedence.

        >>> Limits.read(["seconds=5"], {"CLUEWRIGHT_LIMIT_CELLS": "900"}).cells
        900
        """
        known = {each.name: type(each.default) for each in fields(cls)}
        surroundings = os.environ if environment is None else environment
        given = {
            name: surroundings[_VARIABLE + name.upper()] for name in known if _VARIABLE + name.upper() in surroundings
        }
        for text in said:
            name, mark, value = text.partition("=")
            name = name.strip().replace("-", "_")
            if not mark or name not in known:
                raise BadSetting(f"{shown(text)} is not a limit: write NAME=VALUE, with one of {', '.join(known)}")
            given[name] = value
        amounts: dict[str, Any] = {name: _amount(name, known[name], value) for name, value in given.items()}
        return cls(**amounts)


def _host_of(address: str) -> str:
    try:
        parts = urlsplit(address)
        return (parts.hostname or "") if parts.scheme in ("http", "https") else ""
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _names_of_this_machine() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({name, f"{name}.local"})


class BadSetting(CluewrightError, ValueError):
    """A setting that the studio cannot use."""


def _amount(name: str, sort: type, text: str) -> int | float:
    try:
        value = sort(text)
    except ValueError:
        value = math.nan
    if not 0 < value < 2**53:
        raise BadSetting(f"the limit {name} must be a number above 0, not {shown(text)}")
    return value  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class Settings:
    """Say where the studio listens, where it keeps its puzzles and how much it does at a time."""

    host: str = "127.0.0.1"
    port: int = 8017
    library: str | Path | None = None
    token: str | None = None
    """Required for everything but pages and `/health` if the studio can be reached from other machines."""
    public_address: str | None = None
    """Where others reach the studio, if not at the address listened on: through a proxy, or by another name."""
    public_url: str | None = None
    """Where links and QR codes lead, if not to this studio: another studio that readers can reach."""
    metrics: bool = False
    """Publish numbers about the work under `/metrics`."""
    hint_workers: int = 1
    """Only for hints in games, so that none waits behind a long request."""
    reading_workers: int = 1
    """For large bodies, started with the first one."""
    quick_workers: int = 2
    watching_workers: int = 1
    spare_workers: int = 4
    """How many more each of these may have while its workers are at long tasks, so that short ones need not wait."""
    long_workers: int = field(default_factory=lambda: max(2, os.cpu_count() or 1))
    limits: Limits = Limits()
    make_ahead: bool = True
    """Make the next puzzles in the background, so that a new one is ready at once."""
    starter: bool = True
    """Fill an empty library with the packs at the first start."""
    prove: bool = True
    """Prove and rate puzzles of the library in the background if their verdict or rating is not known."""

    def __post_init__(self) -> None:
        if self.token is not None and len(self.token) < SHORTEST_TOKEN:
            raise BadSetting(f"a token must have at least {SHORTEST_TOKEN} characters")
        for address in (self.public_address, self.public_url):
            if address is not None and not _host_of(address):
                raise BadSetting(f"{shown(address)} is not an address: write it as https://puzzles.example")

    @property
    def is_local(self) -> bool:
        """Tell whether only this machine can reach the studio."""
        return self.host in LOCAL_HOSTS and self.public_address is None

    @property
    def has_proxy(self) -> bool:
        """Tell whether others connect through a proxy on this machine, which says who they are."""
        return self.host in LOCAL_HOSTS and self.public_address is not None

    def answers_to(self, name: str) -> bool:
        """Tell whether a host name is one of the studio's own.

        Another site may point a name of its own here, and read through the browser of somebody who visits it; so
        names must be known, or be numeric addresses, which no site can claim.
        """
        if name in LOCAL_HOSTS:
            return True
        if self.is_local:
            return False
        own = {self.host, *_names_of_this_machine()}
        if self.public_address is not None:
            own.add(_host_of(self.public_address))
        return name in own or _is_number(name)

    @property
    def link_base(self) -> str | None:
        """Return what links start with that work elsewhere, or None if they work on this computer only."""
        if self.public_url is not None:
            return self.public_url.rstrip("/")
        return None if self.is_local else self.address

    @property
    def address(self) -> str:
        """Return the address of the front page."""
        if self.public_address is not None:
            return self.public_address.rstrip("/")
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"
