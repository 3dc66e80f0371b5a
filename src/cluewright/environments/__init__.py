"""Gymnasium environments: puzzles as games for programs that learn to play.

Importing this package registers one environment for each kind, `cluewright/Nonogram-v0` and so on, and needs the extra
`cluewright[gym]`. A kind has one if its boards are cells that players mark (`Kind.sheet`) or one path that they draw
(`Kind.paths`), so plug-ins have them, too.
"""

from cluewright.core.errors import NotOffered
from cluewright.core.registry import names

try:
    import gymnasium
except ImportError:
    raise NotOffered("environments need an extra package: pip install 'cluewright[gym]'") from None

from cluewright.environments.single import PuzzleEnv
from cluewright.environments.vector import PuzzleVectorEnv

__all__ = ["PuzzleEnv", "PuzzleVectorEnv", "env_id", "register"]


def env_id(kind: str) -> str:
    """Return the id under which the environment of a kind is registered.

    >>> env_id("colour-nonogram")
    'cluewright/ColourNonogram-v0'
    """
    words = kind.replace("_", "-").split("-")
    return f"cluewright/{''.join(word.capitalize() for word in words)}-v0"


def register() -> list[str]:
    """Register the environment of every kind that is not registered yet, and return the ids of all of them."""
    ids = {env_id(kind): kind for kind in names()}
    for name, kind in ids.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="cluewright.environments.single:PuzzleEnv",
                vector_entry_point="cluewright.environments.vector:PuzzleVectorEnv",
                kwargs={"kind": kind},
            )
    return list(ids)


register()
