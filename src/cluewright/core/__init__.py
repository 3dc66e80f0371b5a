"""The vocabulary every puzzle kind shares. Nothing here knows a particular puzzle."""
