"""The plan of a small book of every kind."""

PLAN = """
title = "Small Hours"
subtitle = "A sampler"
author = "Cluewright"
link = "https://puzzles.example"
seed = 5
page = "A5"
per_page = 4
bleed = 3
[[section]]
recipe = {kind = "nonogram", size = "8x7", count = 3}
[[section]]
recipe = {kind = "hitori", size = "6x5", count = 3}
[[section]]
recipe = {kind = "zip", size = "6x5", count = 2}
[[section]]
recipe = {kind = "nonogram", size = "30x25", count = 1}
"""
