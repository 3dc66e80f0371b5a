"""Connections that do not wait for ever for a client to say what it wants."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from cluewright.web.problems import MEDIA_TYPE, problem
from cluewright.web.security import HEADERS

_BODY = bytes(problem(400, "malformed-request", "this is no request in HTTP/1.1").body)
_NO_HTTP = b"\r\n".join(
    [
        b"HTTP/1.1 400 Bad Request",
        *(name + b": " + value for name, value in HEADERS),
        b"content-type: " + MEDIA_TYPE.encode(),
        b"content-length: %d" % len(_BODY),
        b"connection: close",
        b"",
        _BODY,
    ]
)


def patient_for(seconds: float) -> type[asyncio.Protocol]:
    """Give the protocol whose connections end when no request comes, or only half of one, for so long.

    uvicorn itself gives up on connections that are idle after an answer, but not on those that never get as far.
    """

    class Impatient(H11Protocol):
        """A connection that looks from time to time whether there was a request since it last looked."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._look(None)

        def send_400_response(self, msg: str) -> None:
            """Refuse what is no HTTP, in the form of every other refusal."""
            self.transport.write(_NO_HTTP)
            self.transport.close()

        def _look(self, last: Any) -> None:
            if self.transport.is_closing():
                return
            between = self.cycle is None or self.cycle.response_complete
            if between and last is not None and last == (self.cycle,):
                self.transport.close()
                return
            self.loop.call_later(seconds, self._look, (self.cycle,) if between else None)

    return Impatient
