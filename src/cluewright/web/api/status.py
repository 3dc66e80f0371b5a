"""Health and numbers."""

from fastapi import APIRouter, Request, Response

from cluewright import __version__
from cluewright.web.api import answers
from cluewright.web.studio import of_request

router = APIRouter(tags=["status"])


@router.get("/health", summary="Tell whether the studio works")
@answers.of(answers.Health)
async def health(request: Request) -> dict[str, str]:
    """Answer while the studio can."""
    return {"status": "fine", "version": __version__}


@router.get(
    "/metrics",
    summary="Numbers for Prometheus",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Give durations, cache hit rates and the job queue in Prometheus's text form."""
    studio = of_request(request)
    return Response(studio.metrics.text(studio), media_type="text/plain; version=0.0.4; charset=utf-8")
