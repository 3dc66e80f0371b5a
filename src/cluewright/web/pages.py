"""The files of the pages: the studio's own, under `/js/kinds/NAME/` the ES modules that a kind ships, texts and kinds.

A page cannot send a token when it imports modules; none of these files holds anything private. That is also why they
can be compressed: nothing in them depends on who asks, or is secret.
"""

from collections.abc import Mapping

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from cluewright.web.edition import AT, WORKER, Asset, Editions, Made
from cluewright.web.security import policy

_FOR_GOOD = "max-age=31536000, immutable"
_ASK_FIRST = "no-cache"
_NO_PAGE = "default-src 'none'; script-src 'self'"
"""The policy of files that are no pages: short, because it is sent with each of them."""
ROOMS = ("play", "learn", "watch", "create", "collect", "stats", "settings", "help", "first", "game", "book")
"""The pages the router in main.js knows; their addresses come after a #."""
_SAFE = frozenset({"GET", "HEAD"})


def module_address(kind: str, file: str) -> str:
    """Return where a page finds a module of a kind."""
    return f"/js/kinds/{kind}/{file}"


class Pages:
    """Serve the files of the current edition; a path is a name in its list, never a path on the disk."""

    def __init__(self, made: Mapping[str, Made]) -> None:
        self._editions = Editions(made)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with the file a path names."""
        if scope["type"] != "http" or scope["method"] not in _SAFE:
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        path = scope["path"].lstrip("/") if not scope["path"].startswith("//") else ""
        if path in ("", "index.html"):
            response = await self.document(scope)
        else:
            response = await self._file(path, scope)
        await response(scope, receive, send)

    async def document(self, scope: Scope, *, status: int = 200) -> Response:
        """Return the page itself; whoever has it asks each time whether it is still the current one."""
        edition = await run_in_threadpool(self._editions.current)
        document = await run_in_threadpool(edition.document)
        return _respond(document.asset, scope, _ASK_FIRST, policy(document.digest), status)

    async def _file(self, path: str, scope: Scope) -> Response:
        version, _, inner = path.removeprefix(f"{AT}/").partition("/") if path.startswith(f"{AT}/") else ("", "", path)
        edition = self._editions.last
        if edition is None or version != edition.version:
            edition = await run_in_threadpool(self._editions.current)
        if inner not in edition or inner == "index.html":
            raise HTTPException(404)
        asset = edition.ready(f"{AT}/{inner}" if version else inner)
        if asset is None:
            asset = await run_in_threadpool(edition.kept if version else edition.asset, inner)
        if inner == WORKER:  # it fetches, so it needs the policy of a page
            return _respond(asset, scope, _ASK_FIRST, policy())
        # A page of an older edition gets today's files, as its own are gone, but does not keep them under that name.
        return _respond(asset, scope, _FOR_GOOD if version == edition.version else _ASK_FIRST)


def _respond(asset: Asset, scope: Scope, caching: str, allowed: str = _NO_PAGE, status: int = 200) -> Response:
    asked = Headers(scope=scope)
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding", "Content-Security-Policy": allowed}
    if caching != _FOR_GOOD:  # what never changes is not asked about
        headers["ETag"] = asset.tag
    if status == 200 and asset.tag in asked.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = asset.body
    if asset.packed is not None and _takes_gzip(asked.get("accept-encoding", "")):
        body, headers["Content-Encoding"] = asset.packed, "gzip"
    return Response(body, status, media_type=asset.media_type, headers=headers)


def _takes_gzip(accepted: str) -> bool:
    """Tell whether a client takes gzip; one that names it with the quality 0 does not."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
