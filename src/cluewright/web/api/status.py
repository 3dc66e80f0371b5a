"""Health and numbers, and the way in."""

from fastapi import APIRouter, Request, Response

from cluewright import __version__
from cluewright.web.api import answers, job_answers
from cluewright.web.problems import RESPONSES
from cluewright.web.refusal import not_found
from cluewright.web.route import Route
from cluewright.web.security import COOKIE, sign_in_word
from cluewright.web.studio import of_request

router = APIRouter(tags=["status"])
_SIGNED_IN = 30 * 24 * 3600
"""Seconds a browser stays signed in."""


@router.get("/health", summary="Check that the studio is running")
@answers.of(job_answers.Health)
async def health(request: Request) -> dict[str, str]:
    """Answer while the studio can."""
    return {"status": "fine", "version": __version__}


@router.get(
    "/metrics",
    summary="Get metrics for Prometheus",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Return durations, cache hit rates and the job queue in Prometheus's text form."""
    studio = of_request(request)
    if not studio.settings.metrics:
        raise not_found("metrics page: start the studio with --metrics")
    return Response(studio.metrics.text(studio), media_type="text/plain; version=0.0.4; charset=utf-8")


entrance = APIRouter(tags=["status"], responses=RESPONSES, route_class=Route)


@entrance.post("/session", summary="Sign in a browser")
@answers.of(job_answers.Session)
async def sign_in(request: Request, response: Response) -> dict[str, bool]:
    """Set a cookie for a browser that presents the token, so that pictures and new tabs need not present it again."""
    settings = of_request(request).settings
    if settings.token is not None and not settings.is_local:
        response.set_cookie(
            COOKIE,
            sign_in_word(settings.token),
            max_age=_SIGNED_IN,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
    return {"local": settings.is_local}
