"""Puzzles kept: a SQLite file by default, PostgreSQL by URL."""
