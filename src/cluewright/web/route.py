"""Routes that take the body as the guard has read it, and never read one themselves."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

BODY = "cluewright.body"
"""Where the guard leaves what it has read of a JSON body."""


class _Read(Request):
    async def json(self) -> Any:
        """Return what the guard has read."""
        return self.scope[BODY]


class Route(APIRoute):
    """A route whose requests have already been read."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler of the route, called with what was read."""
        handle = super().get_route_handler()

        async def handler(request: Request) -> Response:
            return await handle(_Read(request.scope, request.receive))

        return handler
