"""What keeps strangers out: headers, the origin of requests, the token, the size of bodies.

This is plain ASGI around the whole app, so that nothing a route does can forget it.
"""

import hmac
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cluewright.web.problems import Refused, of_error, too_large
from cluewright.web.settings import LOCAL_HOSTS, Settings

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
    "font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; "
    "worker-src 'self'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Check every request before the app sees it and dress every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name for name, _ in message["headers"]}
                extra = [(name, value) for name, value in _HEADERS if name not in names]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._check(scope["method"], headers)
            limit = self._settings.limits.body_bytes
            if int(headers.get("content-length") or 0) > limit:
                raise too_large(_too_large(limit))
        except Refused as refusal:
            await of_error(refusal)(scope, receive, dressed)
            return
        except ValueError:
            await of_error(Refused(400, "malformed-request", "the Content-Length is no number"))(
                scope, receive, dressed
            )
            return
        await self._app(scope, _bounded(receive, limit), dressed)

    def _check(self, method: str, headers: dict[str, str]) -> None:
        host = headers.get("host", "")
        name = urlsplit(f"//{host}").hostname or ""
        if self._settings.is_local and name not in LOCAL_HOSTS:
            # Another site may let its own name point here; that name is what gives it away.
            raise Refused(403, "wrong-host", "the studio answers on this machine's own address alone")
        if method in _SAFE:
            return
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != host:
            raise Refused(403, "cross-origin", "changes are taken from the studio's own pages alone")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refused(403, "cross-origin", "changes are taken from the studio's own pages alone")
        if not self._settings.is_local:
            self._check_token(headers.get("authorization", ""))

    def _check_token(self, given: str) -> None:
        token = self._settings.token
        if token is None or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
            raise Refused(
                401, "token", "changes need the token the studio was started with, as Authorization: Bearer ..."
            )


def _too_large(limit: int) -> str:
    return f"a request may have {limit} bytes, not more"


def _bounded(receive: Receive, limit: int) -> Receive:
    """Count the bytes of a body, for its length may be unsaid or wrong."""
    received = 0

    async def counted() -> Message:
        nonlocal received
        message = await receive()
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            if received > limit:
                raise HTTPException(413, _too_large(limit))  # what FastAPI lets through while it reads a body
        return message

    return counted
