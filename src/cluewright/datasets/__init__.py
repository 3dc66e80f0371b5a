"""Data sets: puzzles with prompt, solution, proof, rating and steps as records, made by a plan and checked again."""
