"""The picture of a share link."""

import xml.etree.ElementTree as ElementTree

import pytest

import cluewright as cw
from cluewright.formats.share import QR_CAPACITY, share_link

PATH = "/api/v1/share/qr.svg"


def drawn(answer):
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    return ElementTree.fromstring(answer.text)


def test_a_link_becomes_a_code_that_scales(client):
    link = share_link(cw.generate("zip", size=(7, 6), seed=1))
    picture = drawn(client.get(PATH, params={"text": link}))
    left, top, width, height = map(float, picture.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert width == height
    assert (width - 8 - 17) % 4 == 0, "modules of a QR code and a margin of four on each side"
    assert "width" not in picture.attrib


def test_the_longest_link_that_fits(client):
    picture = drawn(client.get(PATH, params={"text": "a" * QR_CAPACITY}))
    assert picture.attrib["viewBox"] == "0 0 185 185"


@pytest.mark.parametrize(("text", "status"), [("", 422), ("a" * (QR_CAPACITY + 1), 422), ("€" * 1500, 413)])
def test_what_no_code_can_hold_is_refused(client, text, status):
    answer = client.get(PATH, params={"text": text})
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("application/problem+json")
