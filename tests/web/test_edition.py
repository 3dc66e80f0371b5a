"""Editions: what the pages consist of, under addresses that never change what they return."""

import gzip
import hashlib
import json
import re
from base64 import b64encode
from pathlib import Path

import pytest

import cluewright as cw
from cluewright.core.registry import kinds
from cluewright.web.edition import FIRST, STYLES, Editions, compact_module, compact_style

STATIC = Path(cw.__file__).parent / "web" / "static"


@pytest.fixture(scope="module")
def edition():
    return Editions({"kinds/en.json": lambda: b"[]"}).current()


def document(client):
    return client.get("/").text


def version_of(client):
    return re.search(r"/at/([0-9a-f]+)/js/first.js", document(client))[1]


IMPORTS = re.compile(r'^(?:import|export|\}) .*from "([^"]+)"', re.MULTILINE)


def test_the_document_names_every_module_the_first_board_needs(client, edition):
    """Whatever a named module imports is named, too: nothing waits for a file to name it."""
    named = re.findall(r'<link rel="modulepreload" href="/at/[0-9a-f]+/([^"]+)">', document(client))
    assert named == edition.named()
    assert {FIRST, "js/pages/home.js", "js/pages/game.js"} <= set(named)
    assert {
        f"js/kinds/{name}/{kind.modules.board}" for name, kind in kinds().items() if kind.modules and kind.modules.board
    } <= set(named)
    asked = set()
    for path in named:
        for each in IMPORTS.findall(client.get(f"/at/{version_of(client)}/{path}").text):
            asked.add(
                each.lstrip("/")
                if each.startswith("/")
                else str((STATIC / path).parent.joinpath(each).resolve().relative_to(STATIC))
            )
    assert FIRST in asked
    assert asked <= set(named)


def test_the_first_file_has_the_modules_of_the_studio_and_none_of_a_kind(edition):
    text = edition.asset(FIRST).body.decode()
    held = re.findall(r'^\$\["([^"]+)"\] = ', text, re.MULTILINE)
    assert {"js/main.js", "js/pages/home.js", "js/pages/game.js", "js/board/cells.js", "js/kit.js"} <= set(held)
    assert sorted(held) == sorted(path for path in edition.first_modules() if not path.startswith("js/kinds/"))
    assert held[-1] == "js/main.js", "it begins when everything is there"
    assert text.startswith("export const $ = {};")
    later = re.findall(r"""\bimport\(["`]([^"`]+)["`]\)""", text)
    assert "./game/keyboard.js" in later
    for path in later:  # as seen from the first file
        assert f"js/{path.removeprefix('./')}" in edition or "${name}" in path, path


def test_at_its_versioned_address_a_module_passes_on_what_the_first_file_has(client, edition):
    version = version_of(client)
    for path in ("js/words.js", "js/pages/game.js"):
        passed_on = client.get(f"/at/{version}/{path}").text
        whole = client.get(f"/{path}").text
        assert passed_on.splitlines()[0].endswith('first.js";'), path
        declared = re.findall(r"^export (?:async )?(?:function\*?|class|const) ([\w$]+)", whole, re.MULTILINE)
        assert declared
        assert set(re.findall(r"^export const (\w+) = all\.\1;", passed_on, re.MULTILINE)) == set(declared), path
    for path in ("js/pages/learn.js", "js/kinds/zip/board.js"):  # not in it, so they are themselves
        assert client.get(f"/at/{version}/{path}").text == client.get(f"/{path}").text


def test_versioned_files_are_kept_for_good_and_the_others_asked_about(client):
    version = version_of(client)
    for path in ("js/main.js", FIRST, STYLES, "messages/de.json", "kinds/de.json", "js/kinds/zip/board.js"):
        kept = client.get(f"/at/{version}/{path}")
        assert (kept.status_code, kept.headers["cache-control"]) == (200, "max-age=31536000, immutable"), path
    for path in ("/", "/js/main.js", "/messages/de.json", "/at/0123/js/main.js", "/play"):
        asked = client.get(path)
        assert (asked.status_code, asked.headers["cache-control"]) == (200, "no-cache"), path
        again = client.get(path, headers={"If-None-Match": asked.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), path


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("br, gzip;q=0.5", True),
        ("GZIP", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("x-gzip-not", False),
    ],
)
def test_files_are_compressed_for_those_who_take_it(client, accepted, packed):
    answer = client.get("/js/main.js", headers={"Accept-Encoding": accepted})
    assert (answer.headers.get("content-encoding") == "gzip") is packed
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.text == compact_module((STATIC / "js/main.js").read_text("utf-8"))


def test_nothing_a_player_has_is_compressed(client):
    """A secret in a compressed answer could be guessed by its length."""
    for path in ("/api/v1/kinds", "/api/v1/games", "/health"):
        assert "content-encoding" not in client.get(path, headers={"Accept-Encoding": "gzip"}).headers


def test_the_style_sheets_are_one_in_their_order(client):
    sheets = re.findall(r'rel="stylesheet" href="/([^"]+)"', (STATIC / "index.html").read_text("utf-8"))
    assert len(sheets) > 5
    together = client.get(f"/{STYLES}").text
    places = [together.index(compact_style((STATIC / sheet).read_text("utf-8")).strip()) for sheet in sheets]
    assert places == sorted(places)
    assert re.findall(r'rel="stylesheet" href="([^"]+)"', document(client)) == [f"/at/{version_of(client)}/{STYLES}"]


def test_the_policy_allows_the_one_script_of_the_document(client):
    answer = client.get("/")
    [script] = re.findall(r"<script[^>]*>([^<]+)</script>", answer.text)
    digest = b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in answer.headers["content-security-policy"]


def test_a_changed_file_makes_a_new_edition(tmp_path, monkeypatch):
    module = tmp_path / "main.js"
    module.write_text("1;")
    editions = Editions({"kinds/en.json": lambda: b"[]"})
    monkeypatch.setattr("cluewright.web.edition._listed", lambda: [("js/main.js", module)])
    first = editions.current()
    assert editions.current() is first
    module.write_text("22;")
    second = editions.current()
    assert second.version != first.version
    assert second.asset("js/main.js").body == b"22;"


def test_compressed_files_are_the_files(edition):
    asset = edition.asset("js/words.js")
    assert gzip.decompress(asset.packed) == asset.body
    assert len(asset.packed) < len(asset.body) / 2


def test_comments_go_and_lines_stay():
    module = "// why\n/**\n * what\n */\nexport const a = 1; // kept\n  /** one */\nb(`// ${a}`);\n"
    assert compact_module(module) == "\n\n\n\nexport const a = 1; // kept\n\nb(`// ${a}`);\n"
    cast = "/** why */ (a).b(/** @type {A} */ (c));\n/** c */\n"
    assert compact_module(cast) == "/** why */ (a).b((c));\n\n"
    text = "x = `\n// part of the text\n`;"
    assert compact_module(text) == text


def test_paths_are_names_in_a_list(client):
    for path in ("/at/", "/at/x", "/at//etc/passwd", "/at/x/../../secret", "/js/types.d.ts", "//js/main.js", "/js"):
        assert client.get(path).status_code == 404, path


def test_the_service_worker_is_of_the_edition_and_may_fetch(client):
    answer = client.get("/sw.js")
    edition = json.loads(answer.text.partition("const EDITION = ")[2].partition(";\n")[0])
    assert edition["version"] == version_of(client)
    assert {f"/at/{edition['version']}/js/pages/game.js", "/icon.svg", "/manifest.webmanifest"} <= set(edition["files"])
    assert not [path for path in edition["files"] if "/api/" in path or "messages" in path]
    assert all(client.get(path).status_code == 200 for path in edition["files"])
    assert answer.headers["cache-control"] == "no-cache"
    assert "connect-src 'self'" in answer.headers["content-security-policy"]


def test_the_manifest_names_what_is_there(client):
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    icons = answer.json()["icons"]
    assert {icon["sizes"] for icon in icons} == {"any", "192x192", "512x512"}
    assert all(client.get(icon["src"]).headers["content-type"] == icon["type"] for icon in icons)
