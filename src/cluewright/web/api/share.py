"""Sharing: the picture of a link, and puzzles as a page that needs no studio."""

from io import BytesIO
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import ConfigDict, Field, model_validator
from starlette.concurrency import run_in_threadpool

from cluewright.formats.share import QR_CAPACITY
from cluewright.web import page_tasks
from cluewright.web.api.forms import Form, Number, PuzzleData
from cluewright.web.problems import RESPONSES
from cluewright.web.refusal import not_found, too_large
from cluewright.web.route import Route
from cluewright.web.studio import Studio, of_request
from cluewright.web.unread import Unread

MOST_ON_A_PAGE = 50
"""Puzzles: every hint of each is found before the page is written."""
_LINK = "http://127.0.0.1:8017/play#v1/nonogram/3/2/212113g"
router = APIRouter(tags=["share"], responses=RESPONSES, route_class=Route)


@router.get(
    "/share/qr.svg",
    summary="Draw a QR code",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
def qr_code(
    text: Annotated[
        str,
        Query(
            min_length=1,
            max_length=QR_CAPACITY,
            description="The text of the code, usually a share link.",
            examples=[_LINK],
        ),
    ],
) -> Response:
    """Return a QR code of the text, dark on light with the margin readers need."""
    import segno

    try:
        code = segno.make(text, error="L", micro=False)
    except segno.DataOverflowError:
        raise too_large(
            f"a QR code holds at most {QR_CAPACITY} bytes, but this text has {len(text.encode())}"
        ) from None
    picture = BytesIO()
    code.save(picture, kind="svg", omitsize=True, border=4, dark="#000", light="#fff", xmldecl=False, nl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


class PageForm(Form):
    """The puzzles of a page: exactly one of these."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"share": _LINK}]})

    puzzle_ids: list[Number] | None = Field(None, min_length=1, max_length=MOST_ON_A_PAGE)
    puzzle: PuzzleData | None = None
    share: str | None = Field(None, max_length=100_000, description="A share link, or the part after #.")

    @model_validator(mode="after")
    def _one(self) -> "PageForm":
        if sum(getattr(self, name) is not None for name in type(self).model_fields) != 1:
            raise ValueError("name exactly one of puzzle_ids, puzzle and share")
        return self


@router.post(
    "/share/page",
    summary="Write puzzles as a page that needs no server",
    response_class=Response,
    responses={200: {"content": {"text/html": {"schema": {"type": "string"}}}}},
)
async def page(request: Request, form: PageForm) -> Response:
    """Return one HTML file with the player, the puzzles, their hints and all texts; it opens from any disk."""
    studio = of_request(request)
    puzzles: list[Any] = [form.puzzle]
    if form.puzzle_ids is not None:
        puzzles = await run_in_threadpool(_of_library, studio, form.puzzle_ids)
    cells = studio.settings.limits.played_cells
    written = await studio.run(request, page_tasks.make_page, puzzles, form.share, cells)
    headers = {"Content-Disposition": 'attachment; filename="puzzle.html"', "Cache-Control": "no-store"}
    return Response(written, media_type="text/html", headers=headers)


def _of_library(studio: Studio, ids: list[int]) -> list[Unread]:
    wanted = list(dict.fromkeys(ids))
    found = {record.id: record for record in studio.library.get_many(wanted)}
    if missing := [number for number in wanted if number not in found]:
        raise not_found(f"puzzle {missing[0]}")
    return [Unread(found[number].text.encode()) for number in wanted]
