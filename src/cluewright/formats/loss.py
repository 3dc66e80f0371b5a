"""What is lost when an item is written: the parts and keys besides the puzzle that a format has no place for."""

from collections.abc import Iterable, Iterator

from cluewright.core.errors import shown
from cluewright.core.item import SHOWS
from cluewright.formats.format import AnyItem, Format, meta_text

VOCABULARY = {
    "title": "what the puzzle is called",
    "author": "who made it",
    "author_id": "the source's name for the author",
    "copyright": "the copyright notice",
    "license": "the licence, if possible by its SPDX name",
    "source": "where it was published",
    "id": "the source's name for the puzzle",
    "catalogue": "the place in a catalogue",
    "description": "notes about it",
    "note": "a further remark",
    "date": "when it was made",
    "difficulty": "the difficulty its maker claims; `rating` is ours",
    "colour": "the colour of a nonogram's blocks if it is not black, such as `red #ff0000`",
}
"""The keys of `meta` that formats share, each a text; a format may know further ones, and JSON keeps any."""

_PARTS = ("solution", "rating", "proof", "recipe")


def lost_parts(item: AnyItem, chosen: Format) -> Iterable[str]:
    """Name each part of the item that the format does not hold, once."""
    return dict.fromkeys([*_beyond_the_format(item, chosen), *chosen.lacks(item)])


def _beyond_the_format(item: AnyItem, chosen: Format) -> Iterator[str]:
    if chosen.keeps_all():
        return
    for part in _PARTS:
        if getattr(item, part) is not None and part not in chosen.keeps:
            yield f"the {part}"
    for key, value in item.meta.items():
        if value is None:
            continue
        if key not in chosen.keeps:
            yield named(key)
        elif meta_text(item, key) is None:
            yield f"{named(key)}, which is not text,"
    for key in item.extra:
        if not {"extra", key} & chosen.keeps:
            yield named(key)


def named(key: str) -> str:
    """Write a key for people."""
    if key in VOCABULARY:
        return f"the {key.replace('_', ' ')}"
    return {"saved": "the saved boards", "solutions": "further solutions", SHOWS: "what it shows"}.get(
        key, f"the key {shown(key)}"
    )
