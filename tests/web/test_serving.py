"""The studio's socket."""

import socket
from pathlib import Path

import pytest

from cluewright.web import serving
from cluewright.web.settings import Settings


def test_answers_are_sent_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without a protocol, asyncio leaves Nagle's algorithm on, and every answer on a kept connection is 40 ms late."""
    seen: list[int] = []

    class Server:
        def __init__(self, *_: object) -> None:
            pass

        def run(self, sockets: list[socket.socket]) -> None:
            seen.extend(each.proto for each in sockets)

    monkeypatch.setattr(serving, "_Server", Server)
    serving.serve(Settings(port=0, library=str(tmp_path / "library.sqlite")), lambda address: None)
    assert seen == [socket.IPPROTO_TCP]
