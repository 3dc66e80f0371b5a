"""The picture of a share link, and puzzles as pages that need no studio."""

import xml.etree.ElementTree as ElementTree

import pytest

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.formats.share import QR_CAPACITY, read_share, share_link
from cluewright.web.export_page import page_texts

PATH = "/api/v1/share/qr.svg"
PAGE = "/api/v1/share/page"


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


def the_page_of(*items):
    return page_texts(items)[0]


def test_a_link_becomes_a_page_that_needs_no_studio(client):
    item = cw.kind("hitori").sample()
    answer = client.post(PAGE, json={"share": share_link(item, "http://127.0.0.1:8017")})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.text == the_page_of(read_share(share_link(item)))


def test_puzzles_of_the_library_share_a_page_in_their_order(client):
    items = [cw.kind(name).sample() for name in ("zip", "hitori")]
    kept = client.post("/api/v1/library", json={"puzzles": [item_to_data(item) for item in items]}).json()["kept"]
    ids = [each["id"] for each in kept]
    page = client.post(PAGE, json={"puzzle_ids": [ids[1], ids[0], ids[1]]}).text
    assert page.index('"kind":"hitori"') < page.index('"kind":"zip"')
    assert page.count('"sealed":') == 2


def test_a_puzzle_that_is_sent_becomes_a_page(client):
    item = cw.kind("zip").sample()
    assert client.post(PAGE, json={"puzzle": item_to_data(item)}).text == the_page_of(item)


@pytest.mark.parametrize(
    ("body", "status", "problem"),
    [
        ({}, 422, "malformed-request"),
        ({"share": "v1/zip/x"}, 422, "damaged-link"),
        ({"share": "v1/zip/x", "puzzle_ids": [1]}, 422, "malformed-request"),
        ({"puzzle_ids": []}, 422, "malformed-request"),
        ({"puzzle_ids": list(range(1, 52))}, 422, "malformed-request"),
        ({"puzzle_ids": [2**40]}, 404, "not-found"),
        ({"puzzle": item_to_data(cw.Item(cw.Nonogram([[1], [1]], [[1], [1]])))}, 422, "not-unique"),
        ({"share": share_link(cw.Item(cw.Nonogram([[1]] * 250, [[1]] * 250)))}, 413, "too-large"),
    ],
)
def test_what_cannot_be_a_page_is_refused(client, body, status, problem):
    answer = client.post(PAGE, json=body)
    assert (answer.status_code, answer.json()["type"]) == (status, problem)
