"""Message catalogues: the texts of a room, in one file per language, in Fluent's syntax.

The English texts of the room `cluewright.nonogram` are in `nonogram/messages/en.ftl`, the German ones next to it in
`de.ftl`. A plug-in has its own in the same place. A text missing in a language appears in English; one missing in a
room comes from core's catalogue.

Fluent's own runtime for Python knows neither ordinals nor lists and takes half a millisecond a sentence, and its
JavaScript would have to be sent to every browser. So a catalogue is parsed here, by Fluent's parser, into plain lists,
which two small evaluators read: `core/message.py`, and `words.js` in the browser. The lists:

    pattern    a list of parts; a text stands for itself
    value      ["value", name]
    call       ["call", function, name, options]           NUMBER, LIST, COUNT, DATE
    message    ["message", id]
    choice     ["choose", value or call, [[key, pattern], ...], which of them is the default]
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from cluewright.core.locales import ENGLISH, LANGUAGES, PSEUDO

Part = str | list[Any]
Pattern = list[Part]
Catalogue = Mapping[str, Pattern]
"""Patterns by the ids of their messages; an attribute is under `id.attribute`."""

FUNCTIONS = frozenset({"NUMBER", "LIST", "COUNT", "DATE"})
CORE = "cluewright.core"
PAGES = ("page-", "colour-")
"""The prefixes of what a kind says on its own pages, and of the names of its puzzles' colours."""
FOLDER = "messages"


class CatalogueError(Exception):
    """A catalogue contains something that cannot be read: a bug in Cluewright or in a plug-in."""


@cache
def catalogue(room: str, language: str) -> Catalogue:
    """Return a room's own patterns in a language; empty if it has no such file."""
    if language == PSEUDO:
        return MappingProxyType({key: _stretched(pattern) for key, pattern in catalogue(room, ENGLISH).items()})
    if language not in LANGUAGES:
        return MappingProxyType({})
    try:
        file = files(room).joinpath(FOLDER, f"{language}.ftl")
    except (TypeError, ModuleNotFoundError):  # a single module, which has no files, or no module at all
        return MappingProxyType({})
    return _AsAsked(file.read_text("utf-8"), f"{room} {language}") if file.is_file() else MappingProxyType({})


def find_pattern(room: str, code: str, language: str) -> Pattern | None:
    """Return the pattern of a message: the room's, else core's; in the language, else in English."""
    for where in dict.fromkeys((language, ENGLISH)):
        for whose in dict.fromkeys((room, CORE)):
            if (found := catalogue(whose, where).get(code)) is not None:
                return found
    return None


def parse(text: str, name: str = "catalogue") -> dict[str, Pattern]:
    """Read a catalogue; raise `CatalogueError` if it is not Fluent, or uses parts of it that we do not."""
    from fluent.syntax import ast
    from fluent.syntax import parse as parse_fluent

    patterns: dict[str, Pattern] = {}

    def keep(key: str, value: "ast.Pattern | None") -> None:
        if key in patterns:
            raise CatalogueError(f"{name}: {key} is defined twice")
        if value is not None:
            patterns[key] = _Reader(f"{name}: {key}").pattern(value)

    for entry in parse_fluent(text).body:
        if isinstance(entry, ast.Message):
            keep(entry.id.name, entry.value)
            for attribute in entry.attributes:
                keep(f"{entry.id.name}.{attribute.id.name}", attribute.value)
        elif isinstance(entry, ast.Junk):
            raise CatalogueError(f"{name}: this is not valid Fluent: {(entry.content or '').strip()[:80]}")
        elif not isinstance(entry, ast.BaseComment):
            raise CatalogueError(f"{name}: terms are not supported here")
    return patterns


_ENTRY = re.compile(r"^(?=([a-zA-Z][\w-]*) *=)", re.MULTILINE | re.ASCII)


class _AsAsked(Mapping[str, Pattern]):
    """A catalogue whose messages are parsed when they are asked for: a command says a few of hundreds.

    Only a message begins at the margin with a name and an equals sign; who wants to know all of them has all parsed.
    """

    def __init__(self, text: str, name: str) -> None:
        self._text, self._name = text, name
        _, *found = _ENTRY.split(text)  # comments, and then names and entries by turns
        self._entries = dict(zip(found[::2], found[1::2], strict=True))
        self._parsed: dict[str, Pattern] = {}

    @cached_property
    def _whole(self) -> dict[str, Pattern]:
        return parse(self._text, self._name)

    def __getitem__(self, key: str) -> Pattern:
        name = key.partition(".")[0]
        if (entry := self._entries.get(name)) is not None:
            self._parsed |= parse(entry, self._name)  # before the entry goes: threads share a catalogue
            self._entries.pop(name, None)
        return self._parsed[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._whole)

    def __len__(self) -> int:
        return len(self._whole)


class _Reader:
    """Turn Fluent's tree of one message into plain lists."""

    def __init__(self, where: str) -> None:
        self._where = where

    def pattern(self, pattern: Any) -> Pattern:
        parts: Pattern = []
        for element in pattern.elements:
            part = element.value if hasattr(element, "value") else self._expression(element.expression)
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
        return parts

    def _expression(self, expression: Any) -> Part:
        from fluent.syntax import ast

        match expression:
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return str(expression.value)
            case ast.VariableReference():
                return ["value", expression.id.name]
            case ast.MessageReference():
                attribute = f".{expression.attribute.name}" if expression.attribute else ""
                return ["message", f"{expression.id.name}{attribute}"]
            case ast.FunctionReference():
                return self._call(expression)
            case ast.SelectExpression():
                variants = [[self._key(each.key), self.pattern(each.value)] for each in expression.variants]
                default = next(place for place, each in enumerate(expression.variants) if each.default)
                return ["choose", self._expression(expression.selector), variants, default]
        raise CatalogueError(f"{self._where}: {type(expression).__name__} is not supported here")

    def _call(self, call: Any) -> Part:
        from fluent.syntax import ast

        name, arguments = call.id.name, call.arguments
        if name not in FUNCTIONS:
            raise CatalogueError(f"{self._where}: there is no function {name}")
        if len(arguments.positional) != 1 or not isinstance(arguments.positional[0], ast.VariableReference):
            raise CatalogueError(f"{self._where}: {name} takes one value")
        options = {each.name.name: str(each.value.parse()["value"]) for each in arguments.named}
        return ["call", name, arguments.positional[0].id.name, options]

    @staticmethod
    def _key(key: Any) -> str:
        return str(key.name if hasattr(key, "name") else key.value)


_ACCENTED = str.maketrans("aeiounycdlrstzAEIOUNYC", "áéíóúñýçďľřšťžÁÉÍÓÚÑÝÇ")


def _stretched(pattern: Pattern) -> Pattern:
    """Return a pattern with accents in its texts, a third longer."""

    def part(each: Part) -> Part:
        if isinstance(each, str):
            words = each.translate(_ACCENTED)
            dots = "·" * (len(each.strip()) // 3)
            return words + " ".join(dots[start : start + 6] for start in range(0, len(dots), 6))
        if each[0] == "choose":
            return ["choose", each[1], [[key, _stretched(value)] for key, value in each[2]], each[3]]
        return each

    return [part(each) for each in pattern]


def named(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """Yield what a pattern names, as ("value", name) or ("message", id), for checks of catalogues."""
    for part in pattern:
        if isinstance(part, str):
            continue
        if part[0] == "choose":
            yield from named([part[1]])
            for _, value in part[2]:
                yield from named(value)
        elif part[0] == "call":
            yield "value", part[2]
        else:
            yield part[0], part[1]
