"""Connections with a time limit for the client to send its request and to receive the response."""

import asyncio
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from cluewright.web.problems import MEDIA_TYPE, problem
from cluewright.web.security import HEADERS
from cluewright.web.settings import Limits

LONGEST_HEAD = 16 * 1024
"""Bytes of a request's first line and headers; the longest text of a QR code fits in."""
_LEAST_TAKEN = 32 * 1024
"""Bytes a client must take between two checks while there is more for it."""
_MOST_HEADERS = 100
_PIECES, _PIECE = 1000, 64
"""A body may come in this many pieces of any size; beyond that they need this many bytes on average."""


def _refusal(status: int, code: str, sentence: str) -> bytes:
    """Write an answer for requests that never reach the app, in the form of every other refusal."""
    answer = problem(status, code, sentence)
    body = bytes(answer.body)
    lines = [
        b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode()),
        *(name + b": " + value for name, value in HEADERS),
        b"content-type: " + MEDIA_TYPE.encode(),
        b"content-length: %d" % len(body),
        *([b"retry-after: 5"] if status in (429, 503) else []),
        b"connection: close",
        b"",
        body,
    ]
    return b"\r\n".join(lines)


_NO_HTTP = _refusal(400, "malformed-request", "this is not an HTTP/1.1 request")
_LONG_HEAD = _refusal(431, "too-large", f"the head of a request may have at most {LONGEST_HEAD} bytes")
_TOO_MANY = _refusal(429, "too-many", "you have too many open connections: close one")
_BUSY = _refusal(503, "busy", "too many connections are open: try again in a moment")


class _Bodies(h11.Connection):
    """HTTP that does not accept a body in tiny pieces: each costs as much as a large one."""

    pieces = size = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = self.size = 0
            if len(event.headers) > _MOST_HEADERS:
                raise h11.RemoteProtocolError("too many headers")
        elif isinstance(event, h11.Data):
            self.pieces += 1
            self.size += len(event.data)
            if self.pieces > _PIECES and self.size < _PIECE * self.pieces:
                raise h11.RemoteProtocolError("a body in crumbs")
        return event


class _Counted:
    """A transport that counts what was written to it."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self.written = 0

    def write(self, data: bytes) -> None:
        self.written += len(data)
        self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def _host(connection: Any) -> str:
    return connection.client[0] if connection.client else ""


def patient_for(limits: Limits, *, one_client: bool = False) -> type[asyncio.Protocol]:
    """Return the protocol whose connections end when no request comes, or only half of one, for a while.

    uvicorn itself gives up on connections that are idle after an answer, but not on those that never get there, nor on
    those that do not take the answer. With `one_client`, such as a proxy, all connections come from one address.
    """
    seconds = limits.sending_seconds

    class Impatient(H11Protocol):
        """A connection that checks from time to time whether there was a request since the last check."""

        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self.conn = _Bodies(h11.SERVER, LONGEST_HEAD)

        def connection_made(self, transport: Any) -> None:
            super().connection_made(_Counted(transport))  # type: ignore[arg-type]
            same = sum(_host(other) == _host(self) for other in self.connections)
            if same > limits.connections_per_client and not one_client:
                self._refuse(_TOO_MANY)
            elif len(self.connections) > 2 * limits.connections:
                self._refuse(_BUSY)
            else:
                self._look(None, 0)

        def data_received(self, data: bytes) -> None:
            # What is longer than any head is not even parsed: h11 itself only rejects heads that end too late.
            if self.transport.is_closing():
                return
            if self.conn.their_state is h11.IDLE:
                head = self.conn.trailing_data[0] + data[: LONGEST_HEAD + 1]
                if len(head) > LONGEST_HEAD and head.find(b"\r\n\r\n", 0, LONGEST_HEAD) < 0:
                    self._refuse(_LONG_HEAD)
                    return
            super().data_received(data)

        def send_400_response(self, msg: str) -> None:
            self._refuse(_NO_HTTP)

        def _refuse(self, answer: bytes) -> None:
            self.transport.write(answer)
            self.transport.close()

        def _look(self, last: Any, taken_before: int) -> None:
            transport: Any = self.transport
            if transport.is_closing() and not transport.get_write_buffer_size():
                return
            waiting = transport.get_write_buffer_size()
            taken = transport.written - waiting
            if waiting and taken - taken_before < _LEAST_TAKEN:
                transport.abort()
                return
            between = self.cycle is None or self.cycle.response_complete
            if between and not waiting and last is not None and last == (self.cycle,):
                transport.close()
                return
            known = (self.cycle,) if between else None
            self.loop.call_later(seconds, self._look, known, taken if waiting else taken - _LEAST_TAKEN)

    return Impatient
