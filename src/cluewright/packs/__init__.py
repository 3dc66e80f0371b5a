"""Packs: collections made by a plan, from easy to hard: pictures of one subject, or puzzles of one kind and level."""

from cluewright.packs.making import make, make_all
from cluewright.packs.plan import Pack, pack, packs

__all__ = ["Pack", "make", "make_all", "pack", "packs"]
