"""The files of the pages: the studio's own, and the modules that kinds ship."""

import re
from pathlib import Path

import pytest

import cluewright as cw
from cluewright.core.registry import kinds as all_kinds
from cluewright.web.edition import compact_module

SHIPPING = [name for name, kind in all_kinds().items() if kind.modules is not None]


def folder(name):
    modules = cw.kind(name).modules
    return Path(cw.__file__).parent / modules.package.removeprefix("cluewright.") / modules.folder


@pytest.mark.parametrize("name", SHIPPING)
def test_every_module_a_kind_ships_is_served(client, name):
    files = sorted(folder(name).glob("*.js"))
    assert files
    for file in files:
        answer = client.get(f"/js/kinds/{name}/{file.name}")
        assert (answer.status_code, answer.text) == (200, compact_module(file.read_text("utf-8")))
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        again = client.get(f"/js/kinds/{name}/{file.name}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize("name", SHIPPING)
def test_the_description_names_what_is_served(client, name):
    described = client.get(f"/api/v1/kinds/{name}").json()
    named = [described["editor"]["module"], (described["board"] or {}).get("module")]
    served = [address for address in named if address is not None]
    assert served
    assert all(client.get(address).status_code == 200 for address in served)


@pytest.mark.parametrize(
    "path",
    [
        "/js/kinds/zip/kind.py",
        "/js/kinds/zip/../kind.py",
        "/js/kinds/zip/..%2fkind.py",
        "/js/kinds/zip/%2e%2e/kind.py",
        "/js/kinds/zip/%00.js",
        "/js/kinds/zip/none.js",
        "/js/kinds/zip/",
        "/js/kinds/zip",
        "/js/kinds/zip/board.js/board.js",
        "/js/kinds/none/board.js",
        "/js/kinds/..%2fzip/board.js",
        "/js/kinds/",
    ],
)
def test_nothing_else_of_a_kind_is_served(client, path):
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["type"] == "not-found"


def test_a_kind_that_ships_a_folder_that_is_not_there_serves_nothing(client, plug_in, monkeypatch):
    monkeypatch.setattr(type(cw.kind("zip")), "modules", cw.Modules("cluewright.zip", "no such folder", "board.js"))
    assert client.get("/js/kinds/zip/board.js").status_code == 404


@pytest.mark.parametrize("name", SHIPPING)
def test_modules_of_kinds_use_the_kit_alone(name):
    """A kind outside has nothing else to rely on, so ours take nothing else either."""
    imports = re.compile(r'(?:from|import)\s*\(?"([^"]+)"')
    found = {address for file in folder(name).glob("*.js") for address in imports.findall(file.read_text("utf-8"))}
    assert found
    assert {each for each in found if not each.startswith("./")} <= {"/js/kit.js", "/js/editor-kit.js", "/js/types.js"}


def test_the_studio_names_no_kind():
    """What is said of one kind is said by that kind."""
    static = Path(cw.__file__).parent / "web" / "static"
    scripts = sorted(static.rglob("*.js"))
    assert scripts
    word = re.compile(rf"\b({'|'.join(all_kinds())})\b", re.IGNORECASE)
    assert [
        (file.name, line) for file in scripts for line in file.read_text("utf-8").splitlines() if word.search(line)
    ] == []
