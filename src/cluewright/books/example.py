"""A plan to start from, with every key explained."""

EXAMPLE = """\
# A book of puzzles: cluewright book plan.toml -o book.pdf

title = "Quiet Evenings"
subtitle = "Grid logic puzzles"        # optional, like everything but a section
author = ""
language = "en"                        # of rules, headings and levels: en, de, fr, es, ja or zh
seed = 1                               # the same plan and seed give the same file, byte for byte

profile = "plain"                      # what the printer wants: plain, kdp, pdfx, home or magazine
page = "A5"                            # A3, A4, A5, Letter, or such as "6x9" (inches), "148x210mm"
per_page = 2                           # puzzles on a page: 1, 2, 4 or 6; large ones get more room
large_print = false                    # true gives each puzzle a page to itself, and fills it
bleed = 0                              # millimetres printed beyond the trimmed edge
# margins = { inner = 18, outer = 13, top = 14, bottom = 14 }   # or one number for all

link = "https://puzzles.example"       # where QR codes lead: your studio, as readers reach it
qr = true                              # a QR code beside each puzzle
cover = true
paper = "white"                        # white, cream, standard-colour, premium-colour: the width of the spine
blurb = ""                             # words on the back of the wrap cover; default: what the book holds
cover_solutions = false                # true draws the puzzles on the cover solved
rules = true                           # a page of rules with a worked example for each kind
title_page = false                     # true begins with the title; usual where the cover is a file of its own
front = true                           # a page about the book, and its contents
openers = false                        # true begins each kind with a page of its own
hints = false                          # true prints a hint for each puzzle before the solutions
solutions = true
solution_size = "small"                # small, medium or large; large print has large ones
# series = "Long Nights"               # on the cover and in the imprint
# volume = 3
# imprint = ["Published by Example Press", "All rights reserved."]   # a page of its own, with the ISBN
# isbn = "978-3-16-148410-0"
theme = "print"                        # colours of the inside: print, light, high-contrast, colour-blind
colour = "rgb"                         # or "black", "grey", "cmyk"; like the next three, usually left to the profile
line = 0                               # the thinnest line, in points
links = true                           # links and bookmarks, for reading on screen
metadata = true                        # title and author in the file's properties
on_ambiguous = "refuse"                # a puzzle without exactly one solution: "refuse" the book or "leave-out"
time_limit = 60                        # seconds to make, or to prove and grade, one puzzle

# Puzzles made on the spot: kind, size, count, difficulty and the options `cluewright generate KIND --help` lists.
[[section]]
recipe = { kind = "nonogram", size = "10x10", count = 6 }

[[section]]
recipe = { kind = "hitori", size = "7x7", difficulty = "easy", count = 4 }

[[section]]
recipe = { kind = "zip", size = "6x6", count = 4 }

# Puzzles of files in any format, found from the folder of this plan.
# [[section]]
# files = ["cat.non", "more/puzzles.jsonl"]

# Puzzles of the library, by any of: kind, level, tag, technique, text, collection, smallest, largest, sort, descending,
# ids, count.
# [[section]]
# library = { kind = "nonogram", level = ["easy", "medium"], count = 20 }
"""
