"""Messages from standard input, line by line and never longer than allowed.

A thread of its own reads them, so that the server ends at once when it is interrupted, whether or not its client has
more to say.
"""

import json
import logging
import os
import re
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import dataclass

import anyio
from anyio.from_thread import BlockingPortal
from mcp.shared.message import SessionMessage
from mcp_types import INVALID_REQUEST, PARSE_ERROR, ErrorData, JSONRPCError, jsonrpc_message_adapter
from pydantic import ValidationError

_log = logging.getLogger(__name__)
_CHUNK = 65_536
_END = 500
"""How many bytes at the beginning and the end of a message are searched for its id."""
_ID = re.compile(rb'"id"\s*:\s*([0-9]{1,15}|"[^"\\]{1,100}")\s*[,}]')


@dataclass(frozen=True, slots=True)
class TooLong:
    """A message that was not kept, and its id, if one was found at either end of it."""

    length: int
    id: int | str | None


def lines_of(descriptor: int, longest: int) -> Iterator[str | TooLong]:
    """Yield the lines of a file that are not blank; of a longer one, only how long it is and its id."""
    held, dropped, head = bytearray(), 0, b""
    while chunk := os.read(descriptor, _CHUNK):
        *ends, rest = chunk.split(b"\n")
        for part in ends:
            held += part
            if dropped or len(held) > longest:
                yield TooLong(dropped + len(held), _id_in(head or bytes(held[:_END]), bytes(held[-_END:])))
            elif held.strip():
                yield held.decode("utf-8", "replace")
            held, dropped, head = bytearray(), 0, b""
        held += rest
        if dropped or len(held) > longest:
            head = head or bytes(held[:_END])
            dropped += max(0, len(held) - _END)
            del held[:-_END]
    if held.strip() and not dropped:
        yield held.decode("utf-8", "replace")


def _id_in(head: bytes, tail: bytes) -> int | str | None:
    found = _ID.search(head) or next(iter([*_ID.finditer(tail)][-1:]), None)
    return None if found is None else json.loads(found[1])


class BoundedInput:
    """The lines of a descriptor, which it closes, for the SDK's transport, which reads them as those of a file."""

    def __init__(self, portal: BlockingPortal, descriptor: int, longest: int) -> None:
        self._longest = longest
        self._send, self._receive = anyio.create_memory_object_stream[str | TooLong](16)
        self._refused, self.refusals = anyio.create_memory_object_stream[SessionMessage](16)
        """The answers to messages that are too long, for whoever writes the answers."""
        reader = threading.Thread(target=self._read, args=(portal, descriptor), daemon=True, name="mcp-input")
        reader.start()

    def _read(self, portal: BlockingPortal, descriptor: int) -> None:
        with suppress(RuntimeError, OSError, anyio.ClosedResourceError, anyio.BrokenResourceError):
            try:
                for line in lines_of(descriptor, self._longest):
                    portal.call(self._send.send, line)
            finally:
                os.close(descriptor)
                portal.call(self._send.aclose)

    async def __aiter__(self) -> AsyncIterator[str]:
        async with self._receive, self._refused:
            async for line in self._receive:
                if isinstance(line, TooLong):
                    said = f"a message may have at most {self._longest} bytes, not {line.length}"
                    await self._refuse(line.id, INVALID_REQUEST, said)
                elif _is_message(line):
                    yield line
                else:
                    ends = line[:_END].encode(), line[-_END:].encode()
                    await self._refuse(_id_in(*ends), PARSE_ERROR, "this is not a message that can be read")

    async def _refuse(self, name: int | str | None, code: int, said: str) -> None:
        """Answer a message that the SDK would drop, so that its sender is not left waiting."""
        _log.warning(said)
        error = JSONRPCError(jsonrpc="2.0", id=name, error=ErrorData(code=code, message=said))
        await self._refused.send(SessionMessage(error))


def _is_message(line: str) -> bool:
    try:
        jsonrpc_message_adapter.validate_json(line, by_name=False)
    except ValidationError:
        return False
    return True
