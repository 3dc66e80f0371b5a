"""XML files as trees whose elements know where they stand, read without trusting them.

Nothing is fetched, whatever a file refers to, and entities that a file declares are refused.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from xml.parsers.expat import ErrorString

from cluewright.core.errors import FormatError
from cluewright.core.text import stripped
from cluewright.formats.source import Source

_DEEPEST = 50
_MOST_ELEMENTS = 2_000_000
"""Enough for a random board of 2000 x 2000; more would fill the memory."""
_NO_ATTRIBUTES: dict[str, str] = {}


@dataclass(slots=True)
class Element:
    """An element with its place, counted from 1."""

    tag: str
    attributes: dict[str, str]
    line: int
    column: int
    children: list["Element"] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Give the text directly in it, without blanks around it."""
        return stripped("".join(self.pieces))

    def all(self, tag: str) -> Iterator["Element"]:
        """Yield the children of that name."""
        return (child for child in self.children if child.tag == tag)

    def first(self, tag: str) -> "Element | None":
        """Give the first child of that name, or None."""
        return next(self.all(tag), None)

    def error(self, problem: str, /) -> FormatError:
        """Make the error that points at this element."""
        return FormatError(problem, line=self.line, column=self.column)


class _Builder:
    """Build the tree from what the parser reports."""

    def __init__(self) -> None:
        self.expat: Any = None
        self._open: list[Element] = []
        self._root: Element | None = None
        self._count = 0

    def place(self) -> tuple[int, int]:
        return self.expat.CurrentLineNumber, self.expat.CurrentColumnNumber + 1

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        element = Element(tag, attributes or _NO_ATTRIBUTES, *self.place())
        self._count += 1
        if self._count > _MOST_ELEMENTS:
            raise element.error(f"expected at most {_MOST_ELEMENTS} elements")
        if len(self._open) >= _DEEPEST:
            raise element.error(f"expected at most {_DEEPEST} elements inside one another")
        if self._open:
            self._open[-1].children.append(element)
        else:
            self._root = element
        self._open.append(element)

    def end(self, _: str) -> None:
        self._open.pop()

    def data(self, text: str) -> None:
        if self._open:
            self._open[-1].pieces.append(text)

    def close(self) -> Element | None:
        return self._root


def parse_xml(source: Source) -> Element:
    """Read the root element; raise `FormatError` with the place for what is no XML, or none that is safe."""
    from defusedxml.common import DefusedXmlException
    from defusedxml.ElementTree import DefusedXMLParser, ParseError

    builder = _Builder()
    parser: Any = DefusedXMLParser(target=builder, forbid_dtd=False, forbid_entities=True, forbid_external=True)
    builder.expat = parser.parser
    try:
        parser.feed(source.data)
        root: Element | None = parser.close()
    except ParseError as error:
        line, column = error.position
        problem = ErrorString(error.code) or "unknown error"
        raise FormatError(f"not XML: {problem}", file=source.name, line=line, column=column + 1) from None
    except DefusedXmlException:
        line, column = builder.place()
        problem = "entities of one's own and references to other files are refused"
        raise FormatError(problem, file=source.name, line=line, column=column) from None
    except FormatError as error:
        raise FormatError(error.problem, file=source.name, line=error.line, column=error.column) from None
    except (ValueError, LookupError) as error:  # an encoding that is unknown, or of several bytes a character
        raise FormatError(f"not XML we read: {error}", file=source.name, line=1, column=1) from None
    if root is None:
        raise FormatError("not XML: no element found", file=source.name)
    return root
