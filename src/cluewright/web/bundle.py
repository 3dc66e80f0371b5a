"""ES modules written into one script: for pages without a server, and for the studio's way to the first board.

Each module becomes a function that runs once, in the order of imports, and returns what the module exports:

    import { h } from "./dom.js";              const { h } = $["js/dom.js"];
    export function show() { ... }             function show() { ... }
    export { a, b as c } from "./words.js";    returned as { a: $["js/words.js"].a, c: $["js/words.js"].b }

There is no parser of JavaScript here. Imports and exports must begin a line, as they do in all our modules, and have
one of the forms below; anything else that begins a line with `import` or `export` is refused, so nothing is lost
silently.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from posixpath import dirname, join, normpath, relpath

from cluewright.core.errors import CluewrightError, shown

Read = Callable[[str], str | None]
"""Return the text of a module by its path, or None if there is no such module."""

_IMPORT = re.compile(
    r"""^import\s+(?:(?P<all>\*\s+as\s+\w+)|(?P<default>\w+)?\s*,?\s*(?:\{(?P<names>[^}]*)\})?)\s*from\s*"(?P<file>[^"]+)";?""",
    re.MULTILINE | re.ASCII,
)
_BARE_IMPORT = re.compile(r"""^import\s*"(?P<file>[^"]+)";?""", re.MULTILINE | re.ASCII)
_EXPORT_LIST = re.compile(
    r"""^export\s*\{(?P<names>[^}]*)\}(?:\s*from\s*"(?P<file>[^"]+)")?;?""", re.MULTILINE | re.ASCII
)
_DECLARED = re.compile(
    r"^export\s+(?P<what>(?:async\s+)?function\s*\*?|class|const|let|var)\s+(?P<name>[\w$]+)", re.MULTILINE | re.ASCII
)
_DEFAULT = re.compile(r"^export\s+default\s+", re.MULTILINE | re.ASCII)
_LEFT = re.compile(r"^(?:import\s*[\w{*\"']|export\b).*", re.MULTILINE | re.ASCII)
_DYNAMIC = re.compile(r"""\bimport\((?P<quote>["`])(?P<file>\.\.?/[^"`]*)(?P=quote)\)""", re.ASCII)
_ADDRESS = "import.meta.url"


class NotBundled(CluewrightError, ValueError):
    """A module is written in a way that cannot be put into one script."""


def bundle(entries: Iterable[str], read: Read, place: str | None = None) -> tuple[str, dict[str, frozenset[str]]]:
    """Return the script that defines `$`, the exports of all modules by their paths, and the names each exports.

    Modules run once, each after those it imports; a circle of imports is refused. With a `place`, the script is itself
    a module at that path, and what its parts load later, or find by their own addresses, is found from there.
    """
    written: list[str] = []
    exported: dict[str, frozenset[str]] = {}
    waiting: list[str] = []

    def add(path: str) -> None:
        if path in exported:
            return
        if path in waiting:
            raise NotBundled(f"the modules {', '.join(waiting[waiting.index(path) :])} import each other in a circle")
        text = read(path)
        if text is None:
            raise NotBundled(
                f"there is no module {shown(path)}, which {shown(waiting[-1] if waiting else path)} imports"
            )
        waiting.append(path)
        module = _Module(path, text, place)
        for needed, names in module.imports:
            add(needed)
            if missing := sorted(names - exported[needed]):
                raise NotBundled(f"{path} imports {', '.join(missing)} from {needed}, which does not seem to export it")
        waiting.pop()
        written.append(module.script)
        exported[path] = frozenset(module.exports)

    for entry in entries:
        add(entry)
    return "const $ = {};\n" + "".join(written), exported


class _Module:
    """One module, taken apart."""

    def __init__(self, path: str, text: str, place: str | None = None) -> None:
        self.path = path
        self.imports: list[tuple[str, set[str]]] = []
        """The modules it imports, with the names it needs of each."""
        self.exports: dict[str, str] = {}
        """What is returned for each exported name."""
        body = _BARE_IMPORT.sub(self._bare, text)
        body = _IMPORT.sub(self._import, body)
        body = _EXPORT_LIST.sub(self._list, body)
        body = _DECLARED.sub(self._declared, body)
        body = _DEFAULT.sub(self._default, body)
        if (left := _LEFT.search(body)) is not None:
            raise NotBundled(f"{path} cannot be put into one page: {shown(left[0][:60])} is not in a known form")
        address = "document.baseURI"
        if place is not None:
            here = relpath(path, dirname(place))
            address = f'new URL("{here}", import.meta.url).href'
            body = _DYNAMIC.sub(lambda match: self._later(match, place), body)
        body = body.replace(_ADDRESS, address)
        returned = ", ".join(f"get {name}() {{ return {value}; }}" for name, value in self.exports.items())
        self.script = f'$["{path}"] = (() => {{\n{body}\nreturn {{ {returned} }};\n}})();\n'

    def _path(self, file: str, names: Iterable[str] = ()) -> str:
        found = normpath(join("/", dirname(self.path), file)).lstrip("/")
        self.imports.append((found, set(names)))
        return f'$["{found}"]'

    def _later(self, match: re.Match[str], place: str) -> str:
        """Name what is loaded later as it is named from the place of the script."""
        found = relpath(join("/", dirname(self.path), match["file"]), join("/", dirname(place)))
        return f"import({match['quote']}{found if found.startswith('.') else f'./{found}'}{match['quote']})"

    def _bare(self, match: re.Match[str]) -> str:
        self._path(match["file"])
        return ""

    def _import(self, match: re.Match[str]) -> str:
        if match["all"]:
            return f"const {match['all'].split()[-1]} = {self._path(match['file'])};"
        parts = dict(_pairs(match["names"] or ""))
        if match["default"]:
            parts["default"] = match["default"]
        listed = ", ".join(f"{name}: {local}" for name, local in parts.items())
        return f"const {{ {listed} }} = {self._path(match['file'], parts)};"

    def _list(self, match: re.Match[str]) -> str:
        pairs = list(_pairs(match["names"]))
        source = f"{self._path(match['file'], dict(pairs))}." if match["file"] else ""
        for local, name in pairs:
            self.exports[name] = f"{source}{local}"
        return ""

    def _declared(self, match: re.Match[str]) -> str:
        self.exports[match["name"]] = match["name"]
        return f"{match['what']} {match['name']}"

    def _default(self, match: re.Match[str]) -> str:
        self.exports["default"] = "$default"
        return "const $default = "


def _pairs(names: str) -> Iterator[tuple[str, str]]:
    """Yield both names of each part of a list: `a, b as c` is a, a and b, c."""
    for part in filter(None, (each.strip() for each in names.split(","))):
        first, _, second = part.partition(" as ")
        yield first.strip(), (second or first).strip()
