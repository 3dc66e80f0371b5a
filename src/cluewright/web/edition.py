"""Everything the pages consist of, as one edition: the studio's files, the modules of kinds, the texts, the kinds.

An edition has a version, which is a digest of its contents. Addresses that begin with `/at/VERSION/` never change what
they return, so browsers keep it for good; relative imports stay within it. A changed file makes a new edition with the
next document, so nobody who edits a file has to build anything.

What the first board needs is one file, `FIRST`, so that it is asked for once; at its versioned address, each of the
studio's modules in it only passes on what is there. Modules of kinds stay apart: a broken one breaks no other.
"""

import gzip
import hashlib
import mimetypes
import re
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from threading import Lock

from cluewright.core.catalogue import CORE, FOLDER
from cluewright.core.json_text import write_json
from cluewright.core.locales import ENGLISH
from cluewright.core.registry import kinds
from cluewright.web.bundle import bundle

AT = "at"
"""The first part of an address that names a version."""
STYLES = "css/all.css"
"""All style sheets in the order the document names them, as one file."""
MESSAGES, KINDS = "messages/{}.json", "kinds/{}.json"
"""The texts, and what there is to know about the kinds, by language."""
MORE_MESSAGES = "messages/{}-more.json"
"""The texts that the first board does without."""
FIRST = "js/first.js"
"""The studio's modules that the first board needs, as one file."""
WORKER = "sw.js"
"""The service worker: the server writes the edition above its text, so that a new edition is a new worker."""
ICON = "icon.svg"
_ALONE = ("js/alone/main.js", "js/alone/storage.js")
"""What only exported pages use."""
_OF_PAGES = ("css/book.css",)
"""The style sheets that come with their pages."""
_ENTRY = "js/main.js"
_PAGES = ("js/pages/home.js", "js/pages/game.js")
"""What the first board needs, with all that they import; the boards of kinds come after them."""
_OF_KINDS = "js/kinds/"
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
_SHEET = re.compile(r'[ \t]*<link rel="stylesheet" href="/(css/[^"]+)">\n')
_IMPORT = re.compile(r"""^(?:import|export)\b[^"';]*["']([^"']+)["']""", re.MULTILINE | re.ASCII)
"""What a module may import; a text that only looks like it names no file of ours, and is ignored."""
_COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/[ \t]*)$", re.MULTILINE | re.DOTALL)
"""A comment on lines of its own."""
_INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)
_TYPED = re.compile(r"/\*\* @(?:type|param|returns)\b(?:(?!\*/)[^\n])*\*/ ?", re.ASCII)
"""A type within a line of code."""
_LEAST_PACKED = 200
"""Shorter files gain nothing by compression."""

Made = Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Asset:
    """One file as it is sent: plain, compressed if that is shorter, and the tag of its contents."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str


@dataclass(frozen=True, slots=True)
class Document:
    """The page itself, and the digest of the one script within it, which its policy has to allow."""

    asset: Asset
    digest: str


class Edition:
    """The files of the pages at one moment."""

    def __init__(self, listed: Mapping[str, Path], made: Mapping[str, Made], version: str) -> None:
        self.version = version
        self._listed, self._made = listed, made
        self._assets: dict[str, Asset] = {}
        self._lock = Lock()
        self._document: Document | None = None
        self._exported: dict[str, frozenset[str]] = {}

    def __contains__(self, path: str) -> bool:
        return path in self._listed or path in self._made or path in (STYLES, FIRST)

    def at(self, path: str) -> str:
        """Return the address at which a file of this edition is kept for good."""
        return f"/{AT}/{self.version}/{path}"

    def ready(self, path: str) -> Asset | None:
        """Return a file that was asked for before, without any work."""
        return self._assets.get(path)

    @property
    def offline(self) -> list[str]:
        """List the addresses of all that the pages need without a connection, texts apart: one language will do."""
        modules = sorted(path for path in self._listed if path.endswith(".js") and path not in (WORKER, *_ALONE))
        fixed = sorted(path for path in self._listed if path.startswith("icon") or path.endswith(".webmanifest"))
        kept = (STYLES, *_OF_PAGES, ICON, FIRST, *modules)
        return [*(self.at(path) for path in kept), *(f"/{path}" for path in fixed)]

    def asset(self, path: str) -> Asset:
        """Return a file, read and compressed once."""
        with self._lock:
            if path not in self._assets:
                self._assets[path] = _asset(self._read(path), path)
            return self._assets[path]

    def kept(self, path: str) -> Asset:
        """Return a file as it is at its versioned address: a module of `FIRST` passes on what is there."""
        self.asset(FIRST)  # it tells what each module exports
        own = self.asset(path)
        with self._lock:
            if (name := f"{AT}/{path}") not in self._assets:
                within = path in self._exported
                self._assets[name] = _asset(self._passed_on(path).encode(), path) if within else own
            return self._assets[name]

    def _passed_on(self, path: str) -> str:
        names = sorted(self._exported[path])
        parts = ["const $default = all.default;\nexport { $default as default };\n"] if "default" in names else []
        parts += [f"export const {name} = all.{name};\n" for name in names if name != "default"]
        place = relpath(FIRST, dirname(path))
        place = place if place.startswith(".") else f"./{place}"
        return f'import {{ $ }} from "{place}";\nconst all = $["{path}"];\n' + "".join(parts)

    def document(self) -> Document:
        """Return the page: it names everything the first board needs, so that nothing waits for a file to name it."""
        if self._document is None:
            self._document = self._write_document()
        return self._document

    def _write_document(self) -> Document:
        text = self._read("index.html").decode()
        script = write_json({"imports": {"/js/": self.at("js/")}})
        links = [f'    <script type="importmap">{script}</script>']
        links += [f'    <link rel="modulepreload" href="{self.at(path)}">' for path in self.named()]
        text = text.replace(f'"/{ICON}"', f'"{self.at(ICON)}"')
        text = _SHEET.sub("", text).replace(
            "  </head>", f'    <link rel="stylesheet" href="{self.at(STYLES)}">\n' + "  </head>"
        )
        entry = '    <script type="module" src="'
        text = text.replace(f"{entry}/{_ENTRY}", "\n".join([*links, f"{entry}{self.at(FIRST)}"]))
        digest = b64encode(hashlib.sha256(script.encode()).digest()).decode()
        return Document(_asset(text.encode(), "index.html"), f"'sha256-{digest}'")

    def named(self) -> list[str]:
        """List what the document names: the one file, its pages, and the boards of kinds with what they import."""
        of_kinds = [path for path in self.first_modules() if path.startswith(_OF_KINDS)]
        passed_on = [path for path in self._together() if any(path in self._imports(each) for each in of_kinds)]
        return [FIRST, *(path for path in _PAGES if path in self._listed), *passed_on, *of_kinds]

    def first_modules(self) -> list[str]:
        """List the modules that the first board needs, as far as imports tell."""
        played = [(name, kind.modules) for name, kind in kinds().items() if kind.modules is not None]
        boards = (f"js/kinds/{name}/{file}" for name, own in played for file in (own.board, own.clues))
        found: dict[str, None] = {}
        waiting = [path for path in (_ENTRY, *_PAGES, *boards) if path in self._listed]
        while waiting:
            path = waiting.pop(0)
            if path not in found:
                found[path] = None
                waiting += [each for each in self._imports(path) if each in self._listed]
        return list(found)

    def _together(self) -> list[str]:
        """List the modules of `FIRST`: the studio's own."""
        return [path for path in self.first_modules() if not path.startswith(_OF_KINDS)]

    def _first(self) -> str:
        script, self._exported = bundle(
            [*(path for path in self._together() if path != _ENTRY), _ENTRY],
            lambda path: self._read(path).decode() if path in self._listed else None,
            FIRST,
        )
        return f"export {script}"

    def _imports(self, path: str) -> Iterator[str]:
        for name in _IMPORT.findall(self._read(path).decode()):
            yield normpath(join("/", dirname(path), name)).lstrip("/")

    def _read(self, path: str) -> bytes:
        if path == STYLES:
            sheets = _SHEET.findall(self._read("index.html").decode())
            return compact_style("\n".join(self._listed[sheet].read_text("utf-8") for sheet in sheets)).encode()
        if path == FIRST:
            return self._first().encode()
        if path in self._made:
            return self._made[path]()
        body = self._listed[path].read_bytes()
        if path == WORKER:
            edition = write_json({"version": self.version, "files": self.offline})
            return f"const EDITION = {edition};\n".encode() + body
        if path.endswith(".css"):
            return compact_style(body.decode()).encode()
        return compact_module(body.decode()).encode() if path.endswith(".js") else body


class Editions:
    """The current edition, made again when a file has changed."""

    def __init__(self, made: Mapping[str, Made]) -> None:
        self._made = made
        self._seen: object = None
        self._edition: Edition | None = None
        self._lock = Lock()

    @property
    def last(self) -> Edition | None:
        """Return the edition that was current when it was last asked for."""
        return self._edition

    def current(self) -> Edition:
        """Return the edition of the files as they are now."""
        listed = dict(_listed())
        catalogues = sorted(_catalogues())
        seen = [(name, _stamp(path)) for name, path in (*sorted(listed.items()), *catalogues)]
        with self._lock:
            if self._edition is None or seen != self._seen:
                version = _version([*listed.items(), *catalogues], self._made[KINDS.format(ENGLISH)]())
                self._seen, self._edition = seen, Edition(listed, self._made, version)
            return self._edition


def compact_module(module: str) -> str:
    """Return a module without indentation, types and comments on lines of their own; lines keep their numbers.

    Within a text over several lines these would be part of it, so a module with one is left as it is.
    """
    if any(line.count("`") % 2 for line in module.splitlines()):
        return module
    bare = _TYPED.sub("", _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), module))
    return _INDENTATION.sub("", bare)


def compact_style(sheet: str) -> str:
    """Return a style sheet without comments and indentation."""
    return re.sub(r"/\*.*?\*/|^\s+", "", sheet, flags=re.DOTALL | re.MULTILINE | re.ASCII)


def _listed() -> Iterator[tuple[str, Path]]:
    """Yield every file there is with its path on the pages: the studio's, and the modules of kinds."""
    static = Path(str(files("cluewright.web").joinpath("static")))
    for file in static.rglob("*"):
        if file.is_file() and file.suffix != ".ts":
            yield file.relative_to(static).as_posix(), file
    for name, kind in kinds().items():
        if kind.modules is None:
            continue
        folder = files(kind.modules.package).joinpath(kind.modules.folder)
        for each in folder.iterdir() if folder.is_dir() else ():
            if each.is_file() and each.name.endswith(".js"):
                yield f"js/kinds/{name}/{each.name}", Path(str(each))


def _catalogues() -> Iterator[tuple[str, Path]]:
    """Yield the files of all texts."""
    for room in {CORE, "cluewright.web", *(kind.room for kind in kinds().values())}:
        try:
            folder = files(room).joinpath(FOLDER)
        except (TypeError, ModuleNotFoundError):  # a single module has no files
            continue
        for each in folder.iterdir() if folder.is_dir() else ():
            yield f"{room} {each.name}", Path(str(each))


def _stamp(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def _version(contents: list[tuple[str, Path]], described: bytes) -> str:
    digest = hashlib.blake2b(described, digest_size=9)
    for name, path in sorted(contents):
        digest.update(f"{name}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _asset(body: bytes, path: str) -> Asset:
    suffix = Path(path).suffix
    media_type = _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if len(body) >= _LEAST_PACKED else None
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    return Asset(body, packed if packed is not None and len(packed) < len(body) else None, media_type, tag)
