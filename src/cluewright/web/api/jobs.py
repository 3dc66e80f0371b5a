"""Long work: read a job's state, follow it, cancel it."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from cluewright.web import tasks
from cluewright.web.api import answers, job_answers
from cluewright.web.api.forms import RecipeForm
from cluewright.web.jobs import Job
from cluewright.web.problems import RESPONSES
from cluewright.web.route import Route
from cluewright.web.studio import client_of, json_response, of_request

router = APIRouter(tags=["jobs"], responses=RESPONSES, route_class=Route)


class HeldResponse(StreamingResponse):
    """A stream that counts against its client's limit until it ends."""

    def __init__(self, share: AbstractContextManager[None], content: AsyncIterator[bytes], **options: Any) -> None:
        super().__init__(content, **options)
        with ExitStack() as held:
            held.enter_context(share)
            self._held = held.pop_all()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, then make room for another."""
        with self._held:
            await super().__call__(scope, receive, send)


def started(job: Job) -> Response:
    """Answer with a job that has just begun."""
    response = json_response(job.to_json())
    response.status_code = 202
    return response


@router.post("/jobs/generate", status_code=202, summary="Make a puzzle in the background")
@answers.of(job_answers.Job)
async def start_generate(request: Request, form: RecipeForm) -> Response:
    """Start a job whose result is the puzzle."""
    studio = of_request(request)
    cells = studio.settings.limits.cells
    return started(studio.start_job(request, "generate", tasks.generate, form.to_recipe(), cells))


@router.get("/jobs/{job_id}", summary="Get a job")
@answers.of(job_answers.Job)
async def get_job(request: Request, job_id: str) -> Response:
    """Return a job's state, progress and result."""
    return json_response(of_request(request).jobs.get(job_id).to_json())


@router.delete("/jobs/{job_id}", summary="Cancel a job")
@answers.of(job_answers.Job)
async def cancel_job(request: Request, job_id: str) -> Response:
    """Stop a job; one that has ended stays as it is."""
    return json_response(of_request(request).jobs.cancel(job_id).to_json())


@router.get(
    "/jobs/{job_id}/events",
    summary="Follow a job with server-sent events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def follow_job(request: Request, job_id: str) -> StreamingResponse:
    """Stream the job's state whenever it changes, until it ends; after a minute without news the stream ends, too."""
    studio = of_request(request)
    jobs, limits = studio.jobs, studio.settings.limits
    jobs.get(job_id)
    share = studio.shares.held(
        client_of(request.scope), "streams of jobs", limits.followers_per_client, limits.followers
    )

    async def lines() -> AsyncIterator[bytes]:
        async for told in jobs.events(job_id):
            yield b"data: " + told + b"\n\n"

    return HeldResponse(share, lines(), media_type="text/event-stream", headers={"Cache-Control": "no-store"})
