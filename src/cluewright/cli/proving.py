"""Proofs as `solve` writes them: one file each."""

from pathlib import Path
from typing import Any

from cluewright.cli.options import require_free
from cluewright.cli.writing import clean_stem, is_folder
from cluewright.core.errors import FormatError
from cluewright.core.files import write_whole
from cluewright.core.proof import Proof
from cluewright.core.text import counted

EXTENSION = ".proof"


class ProofFiles:
    """Write proofs to one file, or of several puzzles to a folder, each under its puzzle's name."""

    def __init__(self, place: str, *, several: bool, force: bool) -> None:
        self._place, self._force = place, force
        self._folder = is_folder(place, named=not several)
        self._names: set[str] = set()
        if several and not self._folder:
            raise FormatError("a proof is one file per puzzle: name a folder for several", file=place)
        if not self._folder:
            require_free(Path(place), force=force)

    def put(self, proof: Proof, name: str) -> Path:
        """Write a proof; return where."""
        path = Path(self._place)
        if self._folder:
            path /= self._unused(clean_stem(name))
            require_free(path, force=self._force)
            path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, proof.to_bytes())
        return path

    def _unused(self, stem: str) -> str:
        found, turn = f"{stem}{EXTENSION}", 2
        while found.lower() in self._names:  # some systems do not tell upper from lower case
            found, turn = f"{stem}_{turn}{EXTENSION}", turn + 1
        self._names.add(found.lower())
        return found


def described(proof: Proof) -> str:
    """Return the size of a proof in words."""
    return f"{counted(len(proof.nogoods), 'nogood')}, {counted(len(proof.to_bytes()), 'byte')}"


def facts(proof: Proof) -> dict[str, Any]:
    """Return what programs are told about a proof."""
    return {"digest": proof.digest, "nogoods": len(proof.nogoods), "bytes": len(proof.to_bytes())}
