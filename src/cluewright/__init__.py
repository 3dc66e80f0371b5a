"""Cluewright: grid logic puzzles made, proven, graded, explained and played.

The names below are the public surface; each is loaded when it is first used, so that importing stays quick.
"""

from cluewright.core import display

TYPE_CHECKING = False  # like typing's, which the command line would have to load before it can handle Ctrl-C

__version__ = "0.1.0"

_HOMES = {
    "cluewright.colour_nonogram.puzzle": ("ColourNonogram",),
    "cluewright.core.browser": ("Clues", "Mark", "Modules", "Shape", "Sheet"),
    "cluewright.core.budget": ("Budget", "CancelFlag"),
    "cluewright.core.closest": ("Closest",),
    "cluewright.core.duration": ("Seconds", "Work"),
    "cluewright.core.errors": (
        "BudgetExceeded",
        "CluewrightError",
        "Fault",
        "FormatError",
        "GenerationFailed",
        "InvalidMove",
        "InvalidPuzzle",
        "InvalidRecipe",
        "NoProof",
        "NotOffered",
        "NotUnique",
        "ProofRejected",
        "UnknownKind",
    ),
    "cluewright.core.first_board": ("FirstBoard", "Trespass"),
    "cluewright.core.hint": ("Hint",),
    "cluewright.core.item": ("Item",),
    "cluewright.core.judging": ("Judgement", "judge"),
    "cluewright.core.kind": ("Kind",),
    "cluewright.core.message": ("Along", "Cells", "Line", "Message"),
    "cluewright.core.outcome": ("Outcome", "Verdict"),
    "cluewright.core.pictures": ("Pictures",),
    "cluewright.core.prompt": ("prompt",),
    "cluewright.core.proof": ("Proof", "Proofs"),
    "cluewright.core.puzzle": ("Puzzle",),
    "cluewright.core.rating": ("Rating", "rating_of"),
    "cluewright.core.recipe": ("Option", "Recipe"),
    "cluewright.core.registry": ("kind", "kinds"),
    "cluewright.core.search": ("Search",),
    "cluewright.core.session": ("Session",),
    "cluewright.core.size": ("Sizes",),
    "cluewright.core.technique": ("Evidence", "Level", "Step", "Technique"),
    "cluewright.core.verbs": (
        "Check",
        "check",
        "explain",
        "generate",
        "hint",
        "hints",
        "prove",
        "rate",
        "record",
        "solve",
        "verify",
    ),
    "cluewright.formats": ("load", "losses", "save"),
    "cluewright.formats.share": ("read_share", "share_link"),
    "cluewright.nonogram.clues": ("clues_of",),
    "cluewright.hitori.puzzle": ("Hitori",),
    "cluewright.library.errors": ("LibraryError",),
    "cluewright.library.query": ("Query",),
    "cluewright.library.store": ("Library",),
    "cluewright.nonogram.puzzle": ("Nonogram",),
    "cluewright.render.drawing": ("Drawing", "draw"),
    "cluewright.web.export_page": ("export_page",),
    "cluewright.zip.puzzle": ("Zip",),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

# Written out, because type checkers read it; a test compares it with the homes above.
__all__ = [
    "Along",
    "Budget",
    "BudgetExceeded",
    "CancelFlag",
    "Cells",
    "Check",
    "Closest",
    "Clues",
    "CluewrightError",
    "ColourNonogram",
    "Drawing",
    "Evidence",
    "Fault",
    "FirstBoard",
    "FormatError",
    "GenerationFailed",
    "Hint",
    "Hitori",
    "InvalidMove",
    "InvalidPuzzle",
    "InvalidRecipe",
    "Item",
    "Judgement",
    "Kind",
    "Level",
    "Library",
    "LibraryError",
    "Line",
    "Mark",
    "Message",
    "Modules",
    "NoProof",
    "Nonogram",
    "NotOffered",
    "NotUnique",
    "Option",
    "Outcome",
    "Pictures",
    "Proof",
    "ProofRejected",
    "Proofs",
    "Puzzle",
    "Query",
    "Rating",
    "Recipe",
    "Search",
    "Seconds",
    "Session",
    "Shape",
    "Sheet",
    "Sizes",
    "Step",
    "Technique",
    "Trespass",
    "UnknownKind",
    "Verdict",
    "Work",
    "Zip",
    "__version__",
    "check",
    "clues_of",
    "draw",
    "explain",
    "export_page",
    "generate",
    "hint",
    "hints",
    "judge",
    "kind",
    "kinds",
    "load",
    "losses",
    "prompt",
    "prove",
    "rate",
    "rating_of",
    "read_share",
    "record",
    "save",
    "share_link",
    "solve",
    "verify",
]

if TYPE_CHECKING:
    from cluewright.colour_nonogram.puzzle import ColourNonogram
    from cluewright.core.browser import Clues, Mark, Modules, Shape, Sheet
    from cluewright.core.budget import Budget, CancelFlag
    from cluewright.core.closest import Closest
    from cluewright.core.duration import Seconds, Work
    from cluewright.core.errors import (
        BudgetExceeded,
        CluewrightError,
        Fault,
        FormatError,
        GenerationFailed,
        InvalidMove,
        InvalidPuzzle,
        InvalidRecipe,
        NoProof,
        NotOffered,
        NotUnique,
        ProofRejected,
        UnknownKind,
    )
    from cluewright.core.first_board import FirstBoard, Trespass
    from cluewright.core.hint import Hint
    from cluewright.core.item import Item
    from cluewright.core.judging import Judgement, judge
    from cluewright.core.kind import Kind
    from cluewright.core.message import Along, Cells, Line, Message
    from cluewright.core.outcome import Outcome, Verdict
    from cluewright.core.pictures import Pictures
    from cluewright.core.prompt import prompt
    from cluewright.core.proof import Proof, Proofs
    from cluewright.core.puzzle import Puzzle
    from cluewright.core.rating import Rating, rating_of
    from cluewright.core.recipe import Option, Recipe
    from cluewright.core.registry import kind, kinds
    from cluewright.core.search import Search
    from cluewright.core.session import Session
    from cluewright.core.size import Sizes
    from cluewright.core.technique import Evidence, Level, Step, Technique
    from cluewright.core.verbs import (
        Check,
        check,
        explain,
        generate,
        hint,
        hints,
        prove,
        rate,
        record,
        solve,
        verify,
    )
    from cluewright.formats import load, losses, save
    from cluewright.formats.share import read_share, share_link
    from cluewright.hitori.puzzle import Hitori
    from cluewright.library.errors import LibraryError
    from cluewright.library.query import Query
    from cluewright.library.store import Library
    from cluewright.nonogram.clues import clues_of
    from cluewright.nonogram.puzzle import Nonogram
    from cluewright.render.drawing import Drawing, draw
    from cluewright.web.export_page import export_page
    from cluewright.zip.puzzle import Zip


def __getattr__(name: str) -> object:
    from importlib import import_module

    if (home := _HOME.get(name)) is None:
        raise AttributeError(f"module 'cluewright' has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


def _picture_of(thing: object) -> object:
    from cluewright.render.drawing import draw

    return draw(thing)  # type: ignore[arg-type]


# What a notebook shows for a puzzle: core must not know how drawings are made, so it is set here.
display.draw_with(_picture_of)
