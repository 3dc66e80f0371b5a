"""What nonograms add to the command line: commands that make puzzles in colour as well, if their kind is there."""

from cluewright.clued_lines.commands import clues, optimize, picture

__all__ = ["clues", "optimize", "picture"]
