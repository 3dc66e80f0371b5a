"""Collections over HTTP: their puzzles in order, a player's progress in each, and what is next."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import ConfigDict, Field
from sqlalchemy import Connection

from cluewright.library import Library
from cluewright.library.collection import Collection
from cluewright.library.standing import Standing, standings, standings_with
from cluewright.packs import packs
from cluewright.web.api import answers, library_answers
from cluewright.web.api.forms import Form, Name, Number
from cluewright.web.players import Anyone
from cluewright.web.problems import RESPONSES
from cluewright.web.route import Route
from cluewright.web.speech import Language
from cluewright.web.studio import of_request
from cluewright.web.summaries import summaries

router = APIRouter(tags=["library"], responses=RESPONSES, route_class=Route)
Data = dict[str, Any]


class CollectionForm(Form):
    """A collection: its name, and puzzles to put into it."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "winter", "title": "For long evenings"}]})

    name: Name
    title: str = Field("", max_length=300)
    note: str = Field("", max_length=2000)
    puzzles: list[Number] = Field(default_factory=list, max_length=2000)


class EntriesForm(Form):
    """The changes to the entries of a collection."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "put", "puzzles": [1, 2]}]})

    do: Literal["put", "take out", "reorder"]
    puzzles: list[Number] = Field(min_length=1, max_length=2000)


@router.get("/collections", summary="List the collections")
@answers.of(list[library_answers.CollectionEntry])
def list_collections(
    request: Request,
    language: Language,
    player: Anyone,
    puzzle_id: Annotated[
        int | None, Query(ge=1, le=2**53, description="Only those that hold this puzzle; next is what follows it.")
    ] = None,
) -> list[Data]:
    """Return each collection with the number of its puzzles, how many the player has solved, and which is next.

    Packs come first, in the order of their plan, with their names in the player's language.
    """
    library, who = of_request(request).library, player or ""
    found = standings(library, who) if puzzle_id is None else standings_with(library, who, puzzle_id)
    told = [_entry(each, found[each.name], language) for each in library.collections.all() if each.name in found]
    order = {name: place for place, name in enumerate(packs())}
    return sorted(told, key=lambda each: order.get(each["name"], len(order)))


def _entry(collection: Collection, standing: Standing, language: str) -> Data:
    title, is_pack = collection.title, collection.name in packs()
    if is_pack and not title:
        title = packs()[collection.name].title(language)
    about = {"name": collection.name, "title": title, "note": collection.note, "pack": is_pack}
    return {**about, "count": collection.count, "solved": standing.solved, "next": standing.next}


@router.post("/collections", status_code=201, summary="Create a collection")
@answers.of(library_answers.Collection)
def make_collection(request: Request, form: CollectionForm, language: Language, player: Anyone) -> Data:
    """Make a collection and put puzzles into it."""
    library = of_request(request).library
    with library.writing() as connection:  # answered before it is made, because it cannot be made twice
        library.collections.make(
            form.name, title=form.title, note=form.note, puzzles=form.puzzles, connection=connection
        )
        return _collection(library, form.name, player, language, connection)


@router.get("/collections/{name}", summary="Get a collection")
@answers.of(library_answers.Collection)
def get_collection(request: Request, name: Name, language: Language, player: Anyone) -> Data:
    """Return the puzzles of a collection in order."""
    return _collection(of_request(request).library, name, player, language)


@router.post("/collections/{name}/entries", summary="Add, remove or reorder puzzles")
@answers.of(library_answers.Collection)
def change_entries(request: Request, name: Name, form: EntriesForm, language: Language, player: Anyone) -> Data:
    """Change what a collection holds."""
    library = of_request(request).library
    match form.do:
        case "put":
            library.collections.put(name, form.puzzles)
        case "take out":
            library.collections.take_out(name, form.puzzles)
        case "reorder":
            library.collections.reorder(name, form.puzzles)
    return _collection(library, name, player, language)


@router.delete("/collections/{name}", summary="Delete a collection")
@answers.of(library_answers.Dropped)
def drop_collection(request: Request, name: Name) -> dict[str, str]:
    """Forget a collection; its puzzles stay in the library."""
    of_request(request).library.collections.drop(name)
    return {"dropped": name}


def _collection(
    library: Library, name: str, player: str | None, language: str, connection: Connection | None = None
) -> Data:
    entries = library.collections.entries(name, connection=connection)
    records = library.get_many([entry.puzzle_id for entry in entries], connection=connection)
    return {"name": name, "puzzles": summaries(library, records, player, language)}
