"""Sharing: the picture of a link."""

from io import BytesIO
from typing import Annotated

from fastapi import APIRouter, Query, Response

from cluewright.formats.share import QR_CAPACITY
from cluewright.web.problems import RESPONSES
from cluewright.web.refusal import too_large
from cluewright.web.route import Route

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
            examples=["http://127.0.0.1:8017/play#v1/nonogram/3/2/212113g"],
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
