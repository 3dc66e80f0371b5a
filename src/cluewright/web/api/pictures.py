"""Drawings of puzzles: to look at, to print, to share."""

from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import ConfigDict, Field

from cluewright.web import tasks
from cluewright.web.api.forms import EXAMPLE, BoardForm
from cluewright.web.problems import RESPONSES
from cluewright.web.route import Route
from cluewright.web.studio import of_request

router = APIRouter(tags=["drawing"], responses=RESPONSES, route_class=Route)
Data = dict[str, Any]
_TYPES = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf"}


class DrawForm(BoardForm):
    """A puzzle to draw, and how."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"puzzle": EXAMPLE, "format": "svg"}]})

    format: Literal["svg", "png", "pdf"] = "svg"
    theme: Literal["light", "dark", "high-contrast", "print", "colour-blind"] = "light"
    solution: bool = False
    cell: int = Field(24, ge=1, le=64, description="Pixels per cell, for a PNG.")


@router.post(
    "/draw",
    summary="Draw a puzzle",
    response_class=Response,
    responses={200: {"content": {name: {"schema": {"type": "string"}} for name in _TYPES.values()}}},
)
async def draw(request: Request, form: DrawForm) -> Response:
    """Return a picture of a puzzle, with a board or its solution."""
    studio = of_request(request)
    options: Data = {"board": form.board, "format_name": form.format, "theme": form.theme}
    cells = studio.settings.limits.cells
    drawn = await studio.run(
        request, tasks.draw_puzzle, form.puzzle, cells, solution=form.solution, cell=form.cell, **options
    )
    return Response(drawn, media_type=_TYPES[form.format])
