"""XML files as trees whose elements know their place in the file, read without trusting them.

Nothing is fetched, whatever a file refers to, and entities that a file declares are refused.
"""

from collections.abc import Iterator
from typing import Any
from xml.parsers.expat import ErrorString

from cluewright.core.errors import FormatError
from cluewright.core.text import BLANKS, stripped
from cluewright.formats.source import MEGABYTE, Source

_DEEPEST = 50
_LARGEST = 64 * MEGABYTE
_MOST_ELEMENTS = 1_200_000
"""Including attributes, which take more: enough for a random board of 1500 x 1500."""
_COST_OF_ATTRIBUTE = 4
_MOST_CHARACTERS = 16 * MEGABYTE
_NO_ATTRIBUTES: dict[str, str] = {}
_NO_CHILDREN: "list[Element]" = []


class Element:
    """An element with its place, counted from 1; there may be a million of them, so it takes little memory."""

    __slots__ = ("_pieces", "_place", "attributes", "children", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], line: int, column: int) -> None:
        self.tag = tag
        self.attributes = attributes or _NO_ATTRIBUTES
        self.children = _NO_CHILDREN
        self._pieces: str | list[str] = ""
        self._place = line << 32 | column

    @property
    def text(self) -> str:
        """Return the text directly in it, without blanks around it."""
        return stripped(self._pieces if isinstance(self._pieces, str) else "".join(self._pieces))

    @property
    def line(self) -> int:
        """Return the line it begins on."""
        return self._place >> 32

    @property
    def column(self) -> int:
        """Return the column it begins at."""
        return self._place & 0xFFFFFFFF

    def all(self, tag: str) -> Iterator["Element"]:
        """Yield the children of that name."""
        return (child for child in self.children if child.tag == tag)

    def first(self, tag: str) -> "Element | None":
        """Return the first child of that name, or None."""
        return next(self.all(tag), None)

    def error(self, problem: str, /) -> FormatError:
        """Make the error that points at this element."""
        return FormatError(problem, line=self.line, column=self.column)

    def add_child(self, child: "Element") -> None:
        """Take a child."""
        if self.children is _NO_CHILDREN:
            self.children = [child]
        else:
            self.children.append(child)

    def add_text(self, text: str) -> None:
        """Add a piece of text; blanks before it mean nothing."""
        if not self._pieces:
            self._pieces = text.lstrip(BLANKS)
        elif isinstance(self._pieces, str):
            self._pieces = [self._pieces, text]
        else:
            self._pieces.append(text)


class _Builder:
    """Build the tree from what the parser reports."""

    def __init__(self) -> None:
        self.expat: Any = None
        self._open: list[Element] = []
        self._root: Element | None = None
        self._count = 0
        self._characters = 0

    def place(self) -> tuple[int, int]:
        return self.expat.CurrentLineNumber, self.expat.CurrentColumnNumber + 1

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        element = Element(tag, attributes, *self.place())
        self._count += 1 + _COST_OF_ATTRIBUTE * len(attributes)
        if self._count > _MOST_ELEMENTS:
            raise element.error(f"an XML file may have at most {_MOST_ELEMENTS} elements (an attribute counts as four)")
        if len(self._open) >= _DEEPEST:
            raise element.error(f"elements may be nested at most {_DEEPEST} deep")
        if self._open:
            self._open[-1].add_child(element)
        else:
            self._root = element
        self._open.append(element)

    def end(self, _: str) -> None:
        self._open.pop()

    def data(self, text: str) -> None:
        if not self._open:
            return
        self._characters += len(text)
        if self._characters > _MOST_CHARACTERS:
            raise self._open[-1].error(
                f"an XML file may have at most {_MOST_CHARACTERS // MEGABYTE} million characters of text"
            )
        self._open[-1].add_text(text)

    def close(self) -> Element | None:
        return self._root


def parse_xml(source: Source) -> Element:
    """Read the root element; raise `FormatError` with the place if it is not XML, or not safe."""
    from defusedxml.common import DefusedXmlException
    from defusedxml.ElementTree import DefusedXMLParser, ParseError

    if len(source.data) > _LARGEST:
        raise FormatError(f"an XML file may have at most {_LARGEST // MEGABYTE} MB", file=source.name)
    if source.data.count(b"=") > _MOST_ELEMENTS // _COST_OF_ATTRIBUTE:  # all of them could be in one tag
        raise FormatError(
            f"an XML file may have at most {_MOST_ELEMENTS // _COST_OF_ATTRIBUTE} attributes", file=source.name
        )
    builder = _Builder()
    parser: Any = DefusedXMLParser(target=builder, forbid_dtd=False, forbid_entities=True, forbid_external=True)
    builder.expat = parser.parser
    try:
        parser.feed(source.data)
        root: Element | None = parser.close()
    except ParseError as error:
        line, column = error.position
        problem = ErrorString(error.code) or "unknown error"
        raise FormatError(f"this is not XML: {problem}", file=source.name, line=line, column=column + 1) from None
    except DefusedXmlException:
        line, column = builder.place()
        problem = "custom entities and references to other files are not allowed"
        raise FormatError(problem, file=source.name, line=line, column=column) from None
    except FormatError as error:
        raise FormatError(error.problem, file=source.name, line=error.line, column=error.column) from None
    except (ValueError, LookupError):
        raise FormatError(
            "the encoding of this XML file is unknown: save it as UTF-8", file=source.name, line=1, column=1
        ) from None
    if root is None:
        raise FormatError("this is not XML: no element found", file=source.name)
    return root
