"""Write the tables of docs/formats.md from the formats themselves.

Run as a script it puts the tables into the page; a test compares the two.
"""

from collections.abc import Iterable
from pathlib import Path

from cluewright.formats import Format, formats
from cluewright.formats.loss import VOCABULARY

PAGE = Path(__file__).with_name("formats.md")
_PARTS = ("solution", "rating", "proof", "recipe", "saved", "solutions", "extra")


def format_table() -> str:
    """Write a line for each format, in the order of detection."""
    head = "| name | what it is | extensions | kinds | puzzles in a file | beside the puzzle |\n"
    return f"{head}|---|---|---|---|---|---|\n" + "".join(_format_line(entry) for entry in formats().values())


def _format_line(entry: Format) -> str:
    cells = [
        f"`{entry.name}`",
        entry.title,
        _listed(f"`.{extension}`" for extension in entry.extensions),
        _listed(entry.kinds) or "all",
        "many" if entry.many else "one",
        "everything" if entry.keeps_all() else _listed(sorted(entry.keeps, key=_place)) or "nothing",
    ]
    return f"| {' | '.join(cells)} |\n"


def _place(key: str) -> tuple[int, str]:
    """Put the parts of an item first, then the keys in the order of the vocabulary, then any others."""
    order = [*_PARTS, *VOCABULARY]
    return (order.index(key) if key in order else len(order)), key


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def key_table() -> str:
    """Write a line for each key of the vocabulary, with the formats that keep it."""
    lines = ["| key | meaning | kept by |\n|---|---|---|\n"]
    for key, meaning in VOCABULARY.items():
        keepers = [entry.name for entry in formats().values() if entry.keeps_all() or key in entry.keeps]
        lines.append(f"| `{key}` | {meaning} | {_listed(keepers)} |\n")
    return "".join(lines)


def page() -> str:
    """Give the page with the tables as they have to be."""
    text = PAGE.read_text(encoding="utf-8")
    for name, table in (("formats", format_table()), ("keys", key_table())):
        before, rest = text.split(f"<!-- {name} -->\n")
        _, after = rest.split(f"<!-- end of {name} -->")
        text = f"{before}<!-- {name} -->\n{table}<!-- end of {name} -->{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
