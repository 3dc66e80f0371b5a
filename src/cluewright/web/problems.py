"""Errors as problem documents (RFC 9457): one clear sentence and its own status."""

import logging
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from cluewright.core.errors import CluewrightError, InvalidPuzzle, brief
from cluewright.core.locales import ENGLISH
from cluewright.web.refusal import Refused, brief_faults, not_found, too_large
from cluewright.web.speech import language_of
from cluewright.web.told import message_of, message_of_type, sentence_of, status_of
from cluewright.web.unread import Unread

__all__ = [
    "MEDIA_TYPE",
    "RESPONSES",
    "Problem",
    "Refused",
    "install",
    "not_found",
    "of_error",
    "of_http",
    "problem",
    "sentence_of",
    "status_of",
    "too_large",
]
_log = logging.getLogger(__name__)
MEDIA_TYPE = "application/problem+json"
_LONGEST_PART = 20
"""Characters shown of each part of a place in a body, which may be an arbitrary key."""


class Problem(BaseModel):
    """Say what went wrong."""

    type: str = Field(examples=["invalid-puzzle"])
    title: str = Field(examples=["Unprocessable Entity"])
    status: int = Field(examples=[422])
    detail: str = Field(examples=["A nonogram needs rows."], description="For developers, in English.")
    message: str = Field(
        examples=["This is not a valid puzzle. A nonogram needs rows."],
        description="For people, in the language of the request.",
    )
    faults: list[dict[str, Any]] = Field(default_factory=list)


def problem(
    status: int, code: str, detail: str, *, message: str | None = None, faults: Any = (), headers: Any = None
) -> JSONResponse:
    """Answer with a problem document; its message is that of the type unless one is given."""
    content = Problem(
        type=code,
        title=HTTPStatus(status).phrase,
        status=status,
        detail=brief(detail),
        message=message_of_type(code) if message is None else message,
        faults=list(faults),
    )
    return JSONResponse(content.model_dump(), status_code=status, media_type=MEDIA_TYPE, headers=headers)


def _methods(app: FastAPI, path: str) -> list[str]:
    """List the methods a path takes, each of which may be a route of its own; outside the API there are pages."""
    described = app.openapi()["paths"]
    found = described.get(path) or next(
        (taken for template, taken in described.items() if compile_path(template)[0].fullmatch(path)), {"get": None}
    )
    methods = {method.upper() for method in found}
    return sorted(methods | ({"HEAD"} if "GET" in methods else set()))


def of_error(error: CluewrightError, locale: str = ENGLISH) -> JSONResponse:
    """Answer with the problem an error is about."""
    status, code = status_of(error)
    faults = brief_faults(error.faults, locale) if isinstance(error, InvalidPuzzle) else []
    wait = getattr(error, "retry_after", None) or (1 if status in (429, 503) else None)
    headers = {"Retry-After": str(wait)} if wait else {"WWW-Authenticate": "Bearer"} if status == 401 else None
    return problem(status, code, sentence_of(error), message=message_of(error, locale), faults=faults, headers=headers)


def of_http(error: HTTPException, locale: str = ENGLISH) -> JSONResponse:
    """Answer with the problem an error of the framework is about."""
    phrase = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    code = "too-large" if error.status_code == 413 else phrase
    said = message_of_type(code, locale)
    return problem(error.status_code, code, str(error.detail), message=said, headers=error.headers)


def install(app: FastAPI) -> None:
    """Let every error of the app be answered with a problem document."""

    def answer(request: Request, status: int, code: str, detail: str, *, headers: Any = None) -> JSONResponse:
        said = message_of_type(code, language_of(request.scope))
        return problem(status, code, detail, message=said, headers=headers)

    @app.exception_handler(CluewrightError)
    async def _ours(request: Request, error: CluewrightError) -> JSONResponse:
        return of_error(error, language_of(request.scope))

    @app.exception_handler(RequestValidationError)
    async def _malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part)[:_LONGEST_PART] for part in first["loc"])
        if isinstance(first["input"], Unread):  # of a heavy body, where a form has no room for it
            return answer(request, 413, "too-large", f"{place} has too many values")
        return answer(request, 422, "malformed-request", f"{place}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def _http(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code != 405:
            return of_http(error, language_of(request.scope))
        taken = ", ".join(await run_in_threadpool(_methods, app, request.url.path))
        return answer(request, 405, "method-not-allowed", f"this path accepts {taken}", headers={"Allow": taken})

    @app.exception_handler(Exception)
    async def _bug(request: Request, error: Exception) -> JSONResponse:
        _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return answer(request, 500, "bug", "this is a bug in Cluewright: see the server log")


RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {
        "description": HTTPStatus(status).phrase,
        "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status in (400, 401, 403, 404, 408, 413, 422, 429, 431, 503)
}
"""The errors any route may return, for the OpenAPI description."""
