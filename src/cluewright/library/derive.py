"""What the library copies from a puzzle's JSON form to search and sort by."""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cluewright.core.errors import UnknownKind
from cluewright.core.rating import REVISION
from cluewright.core.registry import kind as find_kind
from cluewright.core.technique import Level, slug_of

UNRATED = -1
"""Stands for the level, score and hardest technique of a puzzle without a rating.

A score that is not on the present scale stands for nothing, either: it would be compared with those that are.
"""
_RANKS = {str(level): level.rank for level in Level}
_LONGEST_TEXT = 1000
_LONGEST_WORD = 40
_MOST_WORDS = 200
_WORD = re.compile(r"\w+")


def derived_columns(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns of a puzzle that are read from its JSON form."""
    kind, width, height = data["kind"], int(data["width"]), int(data["height"])
    rating, proof, meta = _object(data, "rating"), _object(data, "proof"), _object(data, "meta")
    return {
        "kind": kind,
        "width": width,
        "height": height,
        "cells": width * height,
        "level": _RANKS.get(rating["level"], UNRATED) if rating else UNRATED,
        "score": _score(rating) if rating else float(UNRATED),
        "hardest": _hardest(kind, rating) if rating else UNRATED,
        "verdict": _plain(proof.get("verdict")),
        "title": _plain(meta.get("title")),
        "author": _plain(meta.get("author")),
        "licence": _plain(meta.get("licence", meta.get("license"))),
        "source": _plain(meta.get("source")),
    }


def techniques_of(data: Mapping[str, Any]) -> list[str]:
    """List the slugs of the techniques a person needs, as far as the puzzle is rated."""
    techniques = _object(data, "rating").get("techniques")
    return list(dict.fromkeys(_plain_slug(name) for name in techniques)) if techniques else []


def _score(rating: Mapping[str, Any]) -> float:
    """Return the score to search and sort by, if it is on the present scale."""
    score = max(0.0, float(rating["score"]))
    return score if int(rating.get("revision", 1)) == REVISION else float(UNRATED)


def _object(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """Return a part that is an object; an empty one if it is missing or something else."""
    value = data.get(key)
    return value if type(value) is dict or isinstance(value, Mapping) else _NOTHING


_NOTHING: Mapping[str, Any] = {}


def words_of(data: Mapping[str, Any]) -> list[str]:
    """List the words of all text in the metadata: title, author, source and anything else."""
    meta = _object(data, "meta")
    found: dict[str, None] = {}
    for value in meta.values():
        if isinstance(value, str):
            found.update(dict.fromkeys(split_words(value[:_LONGEST_TEXT])))
    return list(found)[:_MOST_WORDS]


def split_words(text: str) -> list[str]:
    """Split a text into words without case and accents.

    >>> split_words("Café, Größe 12")
    ['cafe', 'grosse', '12']
    """
    spread = unicodedata.normalize("NFKD", text).casefold()
    bare = "".join(character for character in spread if not unicodedata.combining(character))
    return [word[:_LONGEST_WORD] for word in _WORD.findall(bare)]


def _plain(value: Any) -> str:
    """Return a value as text that every database can hold: neither zero characters nor halves of pairs."""
    if value is None:
        return ""
    text = str(value)[:_LONGEST_TEXT]
    return text if text.isascii() and "\0" not in text else text.encode(errors="replace").decode().replace("\0", "")


@lru_cache(maxsize=1000)  # techniques are few
def _plain_slug(name: Any) -> str:
    return slug_of(_plain(name))


def _hardest(kind: str, rating: Mapping[str, Any]) -> int:
    """Return the place of the hardest technique needed among all techniques of the kind."""
    orders = _orders(kind)
    return max([orders.get(_plain_slug(name), UNRATED) for name in rating.get("techniques", ())], default=UNRATED)


def _orders(kind: str) -> Mapping[str, int]:
    if (known := _ORDERS.get(kind)) is None:
        try:
            known = {technique.slug: technique.order for technique in find_kind(kind).techniques}
        except UnknownKind:  # from a plug-in that is not installed; its puzzles are kept all the same
            return {}
        _ORDERS[kind] = known
    return known


_ORDERS: dict[str, dict[str, int]] = {}
