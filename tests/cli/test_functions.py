"""Functions made into commands whose annotations are texts, as they are where annotations are put off."""

from __future__ import annotations

from functools import wraps
from inspect import signature
from typing import Annotated, get_type_hints

import typer

from cluewright.cli.functions import command_of, sign

Word = Annotated[str, typer.Argument()]
Count = Annotated[int, typer.Option("--count")]


def shout(word: Word, count: Count = 1) -> None:
    """Say a word loudly."""
    typer.echo(word.upper() * count)


def test_a_signed_function_has_the_types_of_its_signature_alone():
    @wraps(shout)
    def command(**given: UnknownHere) -> None:  # noqa: F821
        shout(**given)

    sign(command, signature(shout, eval_str=True))

    assert get_type_hints(command, include_extras=True) == {"word": Word, "count": Count}
    assert not hasattr(command, "__wrapped__")


def test_texts_as_annotations_become_arguments_and_options(capsys):
    assert shout.__annotations__["count"] == "Count"
    command = command_of("shout", shout)
    command(["hey", "--count", "2"], standalone_mode=False)
    assert capsys.readouterr().out == "HEYHEY\n"


def test_a_name_that_only_the_module_of_the_function_knows_is_found(capsys):
    space = {"echo": typer.echo, "Number": Count}
    exec("from __future__ import annotations\ndef elsewhere(number: Number = 2): echo(number)", space)

    command_of("elsewhere", space["elsewhere"])(["--count", "3"], standalone_mode=False)

    assert capsys.readouterr().out == "3\n"
