"""How the tables of a library came about, one step after the other, and how an older library is brought up to date."""
