"""Who asks: a player's name on this machine, and beyond it a secret that the client made up."""

import hashlib
import re
from typing import Annotated
from urllib.parse import unquote

from fastapi import Depends, Header, Request

from cluewright.library.record import clean_name
from cluewright.web.refusal import Refused
from cluewright.web.studio import of_request

_KEY = re.compile(r"[A-Za-z0-9_-]{32,200}")
_Name = Annotated[
    str,
    Header(
        alias="Cluewright-Player",
        max_length=1200,
        min_length=1,
        pattern=r"^[\x21-\x7e]+$",
        description="The name of the player, percent-encoded if it is not plain ASCII.",
    ),
]
_Secret = Annotated[
    str,
    Header(
        alias="Cluewright-Key",
        max_length=200,
        description="The player's secret, made up by the client: at least 32 letters, digits, - and _. It takes the"
        " place of the name when the studio can be reached from beyond this machine.",
    ),
]


def _anyone(request: Request, named: _Name = "player", key: _Secret = "") -> str | None:
    """Return the player, or None if the request names none."""
    if of_request(request).settings.is_local:
        return clean_name("player", unquote(named))
    return "key " + hashlib.blake2b(key.encode(), digest_size=12).hexdigest() if _KEY.fullmatch(key) else None


Anyone = Annotated[str | None, Depends(_anyone)]


def _player(player: Anyone) -> str:
    if player is None:
        raise Refused(
            401,
            "player-key",
            "send a secret of at least 32 characters in the header Cluewright-Key: games here belong to it",
        )
    return player


Player = Annotated[str, Depends(_player)]
