"""What keeps strangers out: headers, the origin of requests, the token, the size of bodies.

This is plain ASGI around the whole app, so that nothing a route does can forget it.
"""

import asyncio
import hashlib
import hmac
import time
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope, Send

from cluewright.core.errors import CluewrightError
from cluewright.web.bodies import is_light, read_body, read_heavy
from cluewright.web.problems import of_error, of_http
from cluewright.web.refusal import Refused, too_large
from cluewright.web.route import BODY
from cluewright.web.settings import Settings
from cluewright.web.shares import Shares
from cluewright.web.speech import language_of
from cluewright.web.studio import Studio, client_of

COOKIE = "cluewright-sign-in"
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_DECIDING = frozenset({"host", "origin", "authorization", "content-length", "content-type", "cookie", "sec-fetch-site"})
_POLICY = (
    "default-src 'none'; script-src 'self'{}; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
    "font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; "
    "worker-src 'self'"
)


def policy(*scripts: str) -> str:
    """Return what a page may load and do; `scripts` are the digests of scripts within it that it needs."""
    return _POLICY.format("".join(f" {each}" for each in scripts))


HEADERS = [
    (b"content-security-policy", policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

FILE_HEADERS = [each for each in HEADERS if each[0] in (b"x-content-type-options", b"cross-origin-resource-policy")]
"""What versioned files of the pages get besides their own policy: the other headers are about documents, and what is
sent with fifty files counts."""


class Guard:
    """Check every request before the app sees it and add headers to every answer."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        self._app, self._settings = app, settings
        self._shares = Shares()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        head, is_file = scope["method"] == "HEAD", scope["path"].startswith("/at/")

        async def dressed(message: Message) -> None:
            if head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            if message["type"] == "http.response.start":
                names = {name for name, _ in message["headers"]}
                wanted = FILE_HEADERS if b"content-security-policy" in names and is_file else HEADERS
                extra = [(name, value) for name, value in wanted if name not in names]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        limits, client = self._settings.limits, client_of(scope)
        try:
            with self._shares.held(client, "requests", limits.requests_per_client, limits.connections):
                await self._answer(scope, receive, dressed)
        except CluewrightError as error:  # before the app received it: it answers its own errors itself
            await of_error(error, language_of(scope))(scope, receive, dressed)
        except _TooMuch as refusal:  # while the guard itself was reading
            await of_http(refusal, language_of(scope))(scope, receive, dressed)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        limits, headers = self._settings.limits, _headers(scope)
        self._check(scope, headers)
        limit = limits.json_bytes if _is_json(headers.get("content-type", "")) else limits.body_bytes
        if _length(headers) > limit:
            raise too_large(_too_large(limit))
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        bounded = _bounded(receive, limit, limits.sending_seconds)
        if scope["method"] not in _SAFE and _is_json(headers.get("content-type", "")):
            body, bounded = await _whole(bounded)
            scope = {**scope, BODY: await self._read(scope, body)}
        await self._app(scope, bounded, send)

    async def _read(self, scope: Scope, body: bytes) -> Any:
        """Read a body of JSON: here if that takes no time, else in a worker."""
        if not body:
            return None
        if is_light(body):
            return read_body(body)
        studio: Studio = self._app.state.studio
        limits = self._settings.limits
        with studio.shares.held(client_of(scope), "large requests", limits.work_per_client):
            return await studio.reading.run(read_heavy, body, seconds=limits.seconds, patience=limits.seconds)

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        host = headers.get("host", "")
        if not self._settings.answers_to(_name_of(host)):
            raise Refused(403, "wrong-host", "the studio does not know this host name: start it with --public-address")
        if scope["method"] not in _SAFE:
            origin = headers.get("origin")
            own = origin is None or origin in (f"http://{host}", f"https://{host}")
            if not own or headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise Refused(403, "cross-origin", "only the studio's own pages may make changes")
        if not self._settings.is_local and not _is_open(scope):
            self._check_token(headers)

    def _check_token(self, headers: dict[str, str]) -> None:
        token = self._settings.token
        if token is not None:
            scheme, _, word = headers.get("authorization", "").partition(" ")
            if scheme.lower() == "bearer" and hmac.compare_digest(word.encode(), token.encode()):
                return
            if hmac.compare_digest(_cookie(headers.get("cookie", "")).encode(), sign_in_word(token).encode()):
                return
        raise Refused(401, "token", "send the token of the studio in the header Authorization: Bearer TOKEN")


def sign_in_word(token: str) -> str:
    """Return what a browser that has presented the token keeps instead of it."""
    return hashlib.blake2b(b"cluewright sign-in", key=token.encode()[:64], digest_size=24).hexdigest()


def _is_open(scope: Scope) -> bool:
    """Tell whether anybody may request it: the health check, and the files of the pages.

    They are the same for everybody, and one of them asks for the token. What a page shows comes from the API.
    """
    path = scope["path"]
    if path == "/health":
        return True
    return scope["method"] in _SAFE and not f"{path}/".startswith(("/api/", "/openapi.json/", "/metrics/"))


def _cookie(header: str) -> str:
    """Return our own cookie among those of a request."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def _too_large(limit: int) -> str:
    return f"a request may have at most {limit} bytes"


def _headers(scope: Scope) -> dict[str, str]:
    """Return the headers; one that matters must not occur twice with different values."""
    headers: dict[str, str] = {}
    for raw_name, raw_value in scope["headers"]:
        name, value = raw_name.decode("latin-1").lower(), raw_value.decode("latin-1")
        if name in _DECIDING and headers.get(name, value) != value:
            raise Refused(400, "malformed-request", f"the header {name} appears twice")
        headers[name] = value
    return headers


def _length(headers: dict[str, str]) -> int:
    text = headers.get("content-length", "0").strip()
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise Refused(400, "malformed-request", "the Content-Length must be a number")
    return int(text)


def _name_of(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:  # a bracket that is not closed
        return ""


def _is_json(content_type: str) -> bool:
    sort = content_type.partition(";")[0].strip().lower()
    return sort.endswith(("/json", "+json"))


class _TooMuch(HTTPException):
    """A body that is too long or too slow; FastAPI lets this through while it reads one."""


async def _whole(receive: Receive) -> tuple[bytes, Receive]:
    """Take the whole body, and return it with a function that passes it on; None if the client hangs up first."""
    parts = []
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b"", _first(message, receive)
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            break
    body = b"".join(parts)
    return body, _first({"type": "http.request", "body": body, "more_body": False}, receive)


def _first(message: Message, receive: Receive) -> Receive:
    """Pass on a message that was already taken, then the others."""
    taken = [message]

    async def handed() -> Message:
        return taken.pop() if taken else await receive()

    return handed


def _bounded(receive: Receive, limit: int, seconds: float) -> Receive:
    """Count the bytes of a body, as its length may be missing or wrong, and the time a client takes to send it."""
    received, complete = 0, False
    started = time.monotonic()

    async def counted() -> Message:
        nonlocal received, complete
        if complete:
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), max(0.0, started + seconds - time.monotonic()))
        except TimeoutError:
            raise _TooMuch(408, f"a request must arrive within {seconds:g} s") from None
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            if received > limit:
                raise _TooMuch(413, _too_large(limit))
            complete = not message.get("more_body", False)
        return message

    return counted
