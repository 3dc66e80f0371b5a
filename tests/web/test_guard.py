"""Who may ask for what."""

import re

import pytest
from starlette.testclient import TestClient

from cluewright.web.app import create_app
from cluewright.web.settings import Limits, Settings

FORM = {"kind": "zip", "size": 5}


def test_every_answer_forbids_foreign_scripts(client):
    for path in ("/", "/health", "/no/such/page"):
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("host", ["example.org", "example.org:8017", "", "127.0.0.1.example.org"])
def test_another_name_for_this_machine_is_refused(client, host):
    assert client.get("/health", headers={"Host": host}).status_code == 403


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://example.org"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_another_site_changes_nothing(client, headers):
    assert client.post("/api/v1/generate", json=FORM, headers=headers).status_code == 403


def test_the_own_pages_are_served(client):
    headers = {"Origin": "http://127.0.0.1:8017", "Sec-Fetch-Site": "same-origin"}
    assert client.post("/api/v1/generate", json=FORM, headers=headers).status_code == 200


def test_a_body_beyond_the_limit_is_refused_said_or_unsaid(tmp_path):
    settings = Settings(
        library=tmp_path / "l.sqlite",
        quick_workers=1,
        long_workers=1,
        limits=Limits(body_bytes=2000),
        make_ahead=False,
        starter=False,
    )
    with TestClient(create_app(settings), base_url="http://localhost:8017") as client:
        assert client.post("/api/v1/solve", content=b" " * 3000).status_code == 413
        unsaid = client.post("/api/v1/solve", content=(b" " * 1000 for _ in range(3)))
        assert unsaid.status_code == 413
        assert unsaid.headers["content-type"] == "application/problem+json"


def test_versioned_files_have_the_headers_that_matter_for_files(client):
    version = re.search(r"/at/([0-9a-f]+)/", client.get("/").text)[1]
    headers = client.get(f"/at/{version}/js/main.js").headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
    assert (headers["x-content-type-options"], headers["cross-origin-resource-policy"]) == ("nosniff", "same-origin")
    missing = client.get(f"/at/{version}/none.js")
    assert (missing.status_code, missing.headers["x-frame-options"]) == (404, "DENY")
