"""Pages that need no server: puzzles with the player, all texts and the stored hints in one file.

folder/index.html             the page; opens from the disk and from any web host
folder/play/index.html        leads share links (`.../play#v1/...`) to it
folder/cluewright-puzzle.js   defines <cluewright-puzzle>, which shows one of the puzzles in any other page
"""

import hashlib
import re
from base64 import b64encode
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from cluewright.core.budget import Budget
from cluewright.core.errors import FormatError, InvalidRecipe, shown
from cluewright.core.files import write_whole
from cluewright.core.item import without_secrets
from cluewright.core.json_text import write_json
from cluewright.core.kind import Kind
from cluewright.core.locales import LANGUAGES
from cluewright.formats.share import share_link
from cluewright.web.api.kinds import describe
from cluewright.web.bundle import bundle
from cluewright.web.edition import Editions, compact_module, compact_style
from cluewright.web.settings import Limits
from cluewright.web.stored import NotPlayable, StoredPuzzle, words_of
from cluewright.web.told import ROOM

NAMES = ("index.html", "play/index.html", "cluewright-puzzle.js")
"""The files of a page, the page itself first."""
_HERE = "alone"
"""The folder with the frame of the page, and with what shows it in others."""
_ENTRY = "js/alone/main.js"
_SHEETS = ("themes", "base", "pages", "board", "game", "finish", "alone", "print")
_TEXT = re.compile(r'"([a-z][a-z0-9-]*(?:\.[a-z]+)?)"')
_PREFIX = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
_NEEDED = {"create", "label", "emptyBoard", "applyMove", "alone"}
"""What a board module of a kind must export to be played without the studio."""


def export_page(
    puzzles: Iterable[Any],
    folder: str | Path,
    *,
    public_url: str | None = None,
    title: str | None = None,
    force: bool = False,
    budget: Budget | None = None,
) -> list[Path]:
    """Write a page with puzzles that is played without a server, and return its files.

    `public_url` says where the folder will be published: then the page offers share links, which lead there, as do
    links and QR codes made elsewhere with the same address. If a file already exists, `FormatError` is raised
    and nothing is written, unless `force` is set.
    """
    place = Path(folder)
    targets = [place / name for name in NAMES]
    if place.exists() and not place.is_dir():
        raise FormatError("this is a file, and the page needs a folder: name another one", file=str(place))
    if not force and (there := next((path for path in targets if path.exists()), None)) is not None:
        raise FormatError("this file already exists: use --force to overwrite it", file=str(there))
    texts = page_texts(puzzles, public_url=public_url, title=title, budget=budget)
    for path, text in zip(targets, texts, strict=True):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    return targets


def page_texts(
    puzzles: Iterable[Any], *, public_url: str | None = None, title: str | None = None, budget: Budget | None = None
) -> tuple[str, str, str]:
    """Return the files of a page, in the order of `NAMES`."""
    published = None if public_url is None else _address(public_url)
    stored = [each if isinstance(each, StoredPuzzle) else StoredPuzzle(each, budget=budget) for each in puzzles]
    if not stored:
        raise InvalidRecipe("a page needs at least one puzzle")
    kinds = {puzzle.kind.name: puzzle.kind for puzzle in stored}
    script, modules = _script(kinds)
    contents = {
        "puzzles": [{**puzzle.to_data(), "link": _link(puzzle)} for puzzle in stored],
        "words": _words(stored, kinds, script),
        "address": published,
    }
    opened = ", ".join(f'{write_json(name)}: $["{path}"]' for name, path in modules.items())
    script = (
        f"(() => {{\n{script}"
        'const contents = JSON.parse(document.getElementById("contents").textContent);\n'
        f'$["{_ENTRY}"].start(contents, {{ {opened} }});\n}})();\n'
    )
    named = title or (stored[0].item.title if len(stored) == 1 else None) or "Cluewright"
    return _page(named, script, contents), _REDIRECT, _read("cluewright-puzzle.js", _HERE)


def _script(kinds: dict[str, Kind[Any, Any]]) -> tuple[str, dict[str, str]]:
    """Return the player with the boards of these kinds as one script, and where the modules of each kind are in it."""
    edition = Editions({"kinds/en.json": lambda: b""}).current()
    boards, modules = {}, {}
    for name, kind in kinds.items():
        own = kind.modules
        if own is not None and own.board is not None:
            boards[name] = modules[name] = f"js/kinds/{name}/{own.board}"
        elif kind.sheet is None:
            raise NotPlayable(f"{kind.title} cannot be played in the browser, so it has no page")
        elif own is not None and own.clues is not None:
            modules[name] = f"js/kinds/{name}/{own.clues}"

    def read(path: str) -> str | None:
        return edition.asset(path).body.decode() if path in edition else None

    script, exported = bundle([_ENTRY, *modules.values()], read)
    for name, path in boards.items():
        if missing := sorted(_NEEDED - exported[path]):
            raise NotPlayable(
                f"the board of {kinds[name].title} cannot be played without the studio: its module does not export "
                f"{', '.join(missing)}"
            )
    if "</script" in script.lower() or "<!--" in script:
        raise NotPlayable("a module contains the text of an HTML tag, which no page can hold")
    return script, modules


def _words(stored: list[StoredPuzzle], kinds: dict[str, Kind[Any, Any]], script: str) -> dict[str, Any]:
    """Return the texts the script names, those of the hints, and what is said about the kinds, by language."""
    prefixes = tuple(_PREFIX.findall(script))
    named = set(_TEXT.findall(script))
    everything = dict.fromkeys([*_catalogue_ids()])
    ids = [code for code in everything if code in named or (prefixes and code.startswith(prefixes))]
    words = words_of(stored, ids, ROOM)
    limits = Limits()
    wanted = ("name", "title", "rules", "board")
    for language in LANGUAGES:
        about = {name: describe(name, limits, language) for name in kinds}
        words[language]["about"] = {name: {key: said[key] for key in wanted} for name, said in about.items()}
    return words


def _catalogue_ids() -> Iterable[str]:
    from cluewright.core.catalogue import CORE, catalogue
    from cluewright.core.locales import ENGLISH

    return [*catalogue(ROOM, ENGLISH), *catalogue(CORE, ENGLISH)]


def _link(puzzle: StoredPuzzle) -> str:
    """Return what follows the # in the share link of a puzzle, so that such a link finds it on the page."""
    return share_link(without_secrets(puzzle.item)).partition("#")[2]


def _address(text: str) -> str:
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.hostname or found.query or found.fragment:
        raise InvalidRecipe(f"a public address must look like https://example.org/puzzles, not {shown(text)}")
    return text.rstrip("/")


def _page(title: str, script: str, contents: dict[str, Any]) -> str:
    style = compact_style("\n".join(_read(f"css/{name}.css") for name in _SHEETS))
    data = write_json(contents).replace("<", "\\u003c")
    policy = (
        f"default-src 'none'; script-src '{_digest(script)}'; style-src '{_digest(style)}'; "
        "img-src data: blob:; form-action 'none'; base-uri 'none'"
    )
    icon = b64encode(_read("icon.svg").encode()).decode()
    return (
        _read("index.html", _HERE)
        .replace("{policy}", policy)
        .replace("{icon}", f"data:image/svg+xml;base64,{icon}")
        .replace("{title}", _escaped(title))
        .replace("{style}", style)
        .replace("{contents}", data)
        .replace("{script}", script)
    )


def _digest(text: str) -> str:
    return f"sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _read(name: str, folder: str = "static") -> str:
    text = files("cluewright.web").joinpath(folder, *name.split("/")).read_text("utf-8")
    return compact_module(text) if name.endswith(".js") else text


_REDIRECT = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Cluewright</title>
    <script>location.replace("../index.html" + location.hash);</script>
  </head>
  <body><p><a href="../index.html">Cluewright</a></p></body>
</html>
"""
