"""What the library repeats from a puzzle's JSON form, to search and sort by it."""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cluewright.core.errors import UnknownKind
from cluewright.core.registry import kind as find_kind
from cluewright.core.technique import Level
from cluewright.library.schema import UNRATED

_RANKS = {str(level): level.rank for level in Level}
_LONGEST_TEXT = 1000
_LONGEST_WORD = 40
_MOST_WORDS = 200
_WORD = re.compile(r"\w+")


def derived_columns(data: Mapping[str, Any]) -> dict[str, Any]:
    """Give the columns of a puzzle that are read from its JSON form."""
    width, height = int(data["width"]), int(data["height"])
    rating: Any = data.get("rating")
    rated = isinstance(rating, Mapping)
    proof, meta = data.get("proof"), data.get("meta")
    verdict = proof.get("verdict") if isinstance(proof, Mapping) else None
    said = meta if isinstance(meta, Mapping) else {}
    return {
        "kind": data["kind"],
        "width": width,
        "height": height,
        "cells": width * height,
        "level": _RANKS.get(rating["level"], UNRATED) if rated else UNRATED,
        "score": max(0.0, float(rating["score"])) if rated else float(UNRATED),
        "hardest": _hardest(data["kind"], rating) if rated else UNRATED,
        "verdict": _plain(verdict),
        "title": _plain(said.get("title")),
        "author": _plain(said.get("author")),
        "licence": _plain(said.get("licence", said.get("license"))),
        "source": _plain(said.get("source")),
    }


def techniques_of(data: Mapping[str, Any]) -> list[str]:
    """List the techniques a person needs, as far as the puzzle is rated."""
    rating = data.get("rating")
    techniques = rating.get("techniques") if isinstance(rating, Mapping) else None
    return [_plain_name(name) for name in techniques] if techniques else []


def words_of(data: Mapping[str, Any]) -> list[str]:
    """List the words of everything the metadata says in text: title, author, source and whatever else is there."""
    meta = data.get("meta")
    if not meta or not isinstance(meta, Mapping):
        return []
    found: dict[str, None] = {}
    for value in meta.values():
        if isinstance(value, str):
            found.update(dict.fromkeys(split_words(value[:_LONGEST_TEXT])))
    return list(found)[:_MOST_WORDS]


def split_words(text: str) -> list[str]:
    """Take a text apart into words without case and accents.

    >>> split_words("Café, Größe 12")
    ['cafe', 'grosse', '12']
    """
    spread = unicodedata.normalize("NFKD", text).casefold()
    bare = "".join(character for character in spread if not unicodedata.combining(character))
    return [word[:_LONGEST_WORD] for word in _WORD.findall(bare)]


def _plain(value: Any) -> str:
    """Give a value as text that every database can hold: neither zero characters nor halves of pairs."""
    if value is None:
        return ""
    text = str(value)[:_LONGEST_TEXT]
    return text if text.isascii() and "\0" not in text else text.encode(errors="replace").decode().replace("\0", "")


_plain_name = lru_cache(maxsize=1000)(_plain)  # the names of techniques are few


def _hardest(kind: str, rating: Mapping[str, Any]) -> int:
    """Give the place of the hardest technique needed among all techniques of the kind."""
    orders = _orders(kind)
    return max((orders.get(name, UNRATED) for name in rating.get("techniques", ())), default=UNRATED)


def _orders(kind: str) -> Mapping[str, int]:
    if (known := _ORDERS.get(kind)) is None:
        try:
            known = {technique.name: technique.order for technique in find_kind(kind).techniques}
        except UnknownKind:  # of a plug-in that is not there today; its puzzles are kept all the same
            return {}
        _ORDERS[kind] = known
    return known


_ORDERS: dict[str, dict[str, int]] = {}
