# What books print. Rules, techniques, steps and levels come from the kinds and from core.

# The title of a book without one.
default-title = Puzzles

## Headings, also in the table of contents and as bookmarks

cover = Cover
about = About this book
contents = Contents
contents-continued = Contents, continued
rules = Rules
solutions = Solutions
techniques = Techniques
hints = Hints
title-page = Title page
imprint = Imprint
# A page to write on at the end of a book.
notes = Notes
# Of a puzzle whose difficulty is not known; in the place of a level such as "easy".
unrated = unrated
# Says to a screen reader which page of the book a drawing shows.
page = page { $number }

## Puzzles

# On the cover: "24 puzzles".
puzzle-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
# In the contents: which puzzles a part has.
puzzle = puzzle { $number }
puzzles = puzzles { $first } to { $last }
# With a puzzle: where its solution is.
see-solution = Solution: page { $page }
# With a solution: where its puzzle is.
see-page = p. { $page }
# Of a book in a series.
series-volume = { $series }, volume { $volume }
volume = Volume { $volume }

## About this book

about-puzzles = { $count ->
    [one] This book has one puzzle. It is proven to have exactly one solution.
   *[other] This book has { $count } puzzles. Each is proven to have exactly one solution.
}
# $link is an address.
about-codes = Scan the code beside a puzzle to open it in a browser, with hints and a check of your work. The codes lead to { $link }.
# $credit: whose pictures the puzzles show, and under which licence.
credit = Pictures: { $credit }
about-levels = The dots show how hard a puzzle is:

## The example on the page of rules

example = A worked example
example-puzzle = The puzzle
example-step = One step
example-solution = The solution

## What a book tells its maker

origin-section = puzzle { $place } in section { $section }
origin-file = puzzle { $place } of { $file }
origin-library = library puzzle { $number }
left-out-several = { $origin } has more than one solution, so it was left out.
left-out-none = { $origin } has no solution, so it was left out.
left-out-undecided = { $origin } could not be proven to have one solution within the time limit, so it was left out.
left-out-same = { $origin } is the same as { $before }, so it was left out.
left-out-motif = { $origin } shows the same as another puzzle in this book, so it was left out.
note-larger = { $count ->
    [one] Puzzle { $numbers } is too large for { $most } to a page, so it is printed larger.
   *[other] Puzzles { $numbers } are too large for { $most } to a page, so they are printed larger.
}
note-small = { $count ->
    [one] Puzzle { $numbers } is printed with cells smaller than { $millimetres } mm.
   *[other] Puzzles { $numbers } are printed with cells smaller than { $millimetres } mm.
}
# In a book without an imprint and without a page about it.
note-credit = The book names nobody for its pictures: print “{ $credit }” in your imprint.
note-uncoded = { $count ->
    [one] Puzzle { $numbers } is printed without a QR code: its link is too long to scan well.
   *[other] Puzzles { $numbers } are printed without QR codes: their links are too long to scan well.
}
# The printers, as the studio names them, for use inside a sentence: $printer in the next messages is one of these.
printer-kdp = print on demand
printer-pdfx = a printing house
printer-home = your own printer
printer-magazine = a magazine or newspaper
printer-plain = reading on screen
note-few-pages = This book has { $count } pages, and { $printer } needs at least { $fewest }: add puzzles.
note-many-pages = This book has { $count } pages, and { $printer } takes at most { $most }: make two books of it.

## What the preflight of a PDF file finds

# The first line of a report about a file: "no fault for kdp".
check-result = { $count ->
    [0] no fault for { $profile }
    [one] one fault for { $profile }
   *[other] { $count } faults for { $profile }
}
# Before a fault: where it is. $pages is a list such as "1-3, 7".
check-pages = { $count ->
    [one] page { $pages }:{" "}
   *[other] pages { $pages }:{" "}
}
fault-encrypted = The file is encrypted or locked: save it without a password.
fault-unreadable = This page cannot be read.
fault-file-size = The file has { $size } MB, and at most { $most } MB are accepted.
fault-few-pages = The file has { $count } pages, and at least { $fewest } are needed.
fault-many-pages = The file has { $count } pages, and at most { $most } are accepted.
fault-odd-pages = The file has { $count } pages, and their number must be even.
fault-bookmarks = The file has bookmarks.
fault-script = The file has scripts or actions.
fault-metadata = The file’s properties are filled in: { $names }.
# $name is the name of an entry in the file, such as Trapped.
fault-standard = The file is not { $standard }: { $name } is missing or wrong.
fault-page-size = The trimmed page is { $width } × { $height } mm, a size that { $printer } does not print.
fault-trim-size = The trimmed page is { $width } × { $height } mm, not { $wide } × { $high } mm.
fault-other-size = The page is { $width } × { $height } mm, unlike the first page.
fault-boxes = The trim box does not lie inside the bleed box, or that not inside the page.
fault-no-trim = The page does not say where it is trimmed (TrimBox).
fault-bleed = The bleed is not { $bleed } mm on every side that is cut.
fault-edge = Something is printed up to the edge, and the page has no bleed of { $bleed } mm.
fault-link = There is a link, which means nothing in print.
fault-annotation = There is an annotation: remove comments and form fields.
fault-local-link = An address leads to the reader’s own machine (localhost).
fault-font = The font { $font } is not embedded.
fault-thin-line = A line is { $found } pt thick, and at least { $least } pt are needed.
fault-resolution = A picture has { $found } pixels per inch, and at least { $least } are needed.
fault-colour = There is colour, and only black is printed.
fault-rgb = There are RGB colours: use CMYK or black.
fault-transparency = Something is transparent: flatten it.
fault-margin-inner = Text is { $found } mm from the binding, and { $least } mm are needed.
fault-margin-outer = Text is { $found } mm from the outer edge, and { $least } mm are needed.
fault-margin-top = Text is { $found } mm from the top edge, and { $least } mm are needed.
fault-margin-bottom = Text is { $found } mm from the bottom edge, and { $least } mm are needed.
fault-blank = More than { $most } blank pages follow each other.
# A wrap cover: back, spine and front on one sheet. $leaf is the width of a page, $spine that of the spine, in millimetres.
fault-cover-pages = The file has { $count } pages, and a cover is a single page.
fault-cover-size = The trimmed cover is { $width } × { $height } mm, not { $wide } × { $high } mm: twice { $leaf } mm, and a spine of { $spine } mm for { $count } pages.
# Of a sheet that does not say where it is trimmed.
fault-cover-sheet = The cover is { $width } × { $height } mm, not { $wide } × { $high } mm: twice { $leaf } mm, a spine of { $spine } mm for { $count } pages, and { $bleed } mm of bleed on every side.
fault-cover-bleed = The bleed of the cover is not { $bleed } mm on all four sides.
fault-cover-edge = What is printed up to the edge of the cover must reach { $bleed } mm beyond it.
fault-cover-barcode = Something is printed where the barcode goes: leave 50.8 × 30.5 mm free on the back, at the foot of the spine.
fault-cover-spine-text = There is text on the spine, and with { $count } pages it is too thin: text needs { $fewest }.
fault-cover-spine = Text on the spine is { $found } mm from its side, and { $least } mm are needed.
# Where back and spine, or spine and front, meet.
fault-cover-fold-back = Text on the back is { $found } mm from the spine, and { $least } mm are needed.
fault-cover-fold-front = Text on the front is { $found } mm from the spine, and { $least } mm are needed.
fault-cover-edge-back = Text on the back is { $found } mm from the edge, and { $least } mm are needed.
fault-cover-edge-spine = Text on the spine is { $found } mm from the edge, and { $least } mm are needed.
fault-cover-edge-front = Text on the front is { $found } mm from the edge, and { $least } mm are needed.
note-large-print = { $count ->
    [one] Puzzle { $numbers } has cells smaller than { $millimetres } mm: choose a smaller puzzle or a larger page.
   *[other] Puzzles { $numbers } have cells smaller than { $millimetres } mm: choose smaller puzzles or a larger page.
}

## What the studio says about a plan

# Of a title, a line of the imprint and such. $most is a number of characters.
plan-text = Write one line of at most { $most } characters.
plan-isbn = This is not an ISBN: its last digit does not fit the others. Compare it with the one you were given.
plan-page = Pages of this size cannot be printed this way: choose one of the sizes in the list.
plan-bleed = This bleed does not fit: a cover in the file needs the printer’s bleed, and pages without one need none.
plan-margins = These margins are too small for the printer, or leave too little room for puzzles.
plan-theme = The pages are printed in black only, so they need the black theme.
plan-colour = Printing houses want CMYK, grey or black here.
plan-link = Readers cannot reach this address: use one that starts with https:// and is not on your own machine.
plan-per-page = In large print each puzzle has a page to itself.
plan-profile = There is no such way of printing.
plan-language = Books are not made in this language.
plan-section = Add some puzzles first.
plan-recipe = Puzzles like these cannot be made: choose another size or level.
plan-library = This search of the library does not work: choose the puzzles again.
plan-files = This section takes its puzzles from files, which the studio does not read. Import them into the library, then add them here.
plan-empty = No puzzles were found for this section.
plan-other = This does not work here.
advice-bleed = Nothing on these pages reaches the edge, so they need no bleed.
advice-solutions = The book has no solutions: readers cannot check their work.
# $count is the number of pages.
advice-spine = With { $count } pages the spine is too thin for text: it needs 79.
advice-missing = { $count ->
    [one] One puzzle of this section is no longer in the library.
   *[other] { $count } puzzles of this section are no longer in the library.
}
