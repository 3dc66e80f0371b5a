# What Colour Nonogram says.
#
# Words: a row or column is a line; its numbers are its clue; each number stands for a block of cells of one colour.
# The palette lists the colours; the first is the background. A mark is the character that stands for a colour where it
# cannot be seen. A clue is quoted with the marks: "3A 1B". A block may hide its length: "?A".
#
# A sentence begins with a capital by itself.

## The kind

title = Colour Nonogram

## Faults of puzzles and boards. $value is what was given instead, as a program writes it: 'abc', 1.5 or None

fault-palette-type = The palette must be a list of colours, not { $value }.
fault-palette-size = A palette must have a background and { $fewest } to { $most } colours.
fault-palette-one = With only one colour, this is an ordinary Nonogram: leave out the colours.
# $number: 0 for the background, 1 for the first colour; $most: characters.
fault-palette-name = { $number ->
    [0] The background
   *[other] Colour { $number }
}: a name must have 1 to { $most } characters; this one is { $value }.
fault-palette-value = { $number ->
    [0] The background
   *[other] Colour { $number }
}: a colour must be written as in #d03a2b, not { $value }.
fault-palette-mark = { $number ->
    [0] The background
   *[other] Colour { $number }
}: a mark must be one visible character, not { $value }.
fault-palette-same-name = Two colours have the name { $value }.
fault-palette-same-mark = Two colours have the mark { $value }.
# $axis: row or column.
fault-type-lines = The { $axis ->
    [row] row
   *[column] column
} clues must be a list of clues, not { $value }.
fault-type-clue = { $line }: a clue must be a list of blocks, not { $value }.
fault-type-block = { $line }: a block must be a length and the number of a colour, not { $value }.
fault-size-none = A colour nonogram needs at least one { $axis ->
    [row] row
   *[column] column
}.
# $most: 1,000
fault-size-most = A colour nonogram can have at most { $most } { $axis ->
    [row] rows
   *[column] columns
}.
# $most: the number of the palette's last colour.
fault-colour = { $line }: there is no colour { $value }; the palette has the colours 1 to { $most }.
fault-length = { $line }: a block cannot have the length { $value }.
# $clue: the lengths with their marks, "3A 1B"; $needed and $length: cells.
fault-too-long = { $line }: { $clue } needs { $needed } cells, but there { $length ->
    [1] is only 1
   *[other] are only { $length }
}.
fault-too-long-block = { $line }: a block of { $value } does not fit into { $length ->
    [1] 1 cell
   *[other] { $length } cells
}.
# $colour: the name of a colour as the palette has it; $rows and $columns: numbers of cells.
fault-sums-differ = The row clues add up to { $rows } { $rows ->
    [one] cell
   *[other] cells
} of { $colour }, the column clues to { $columns }.
# $found: the symbol of a colour; $symbols: those of the puzzle.
fault-board-colour = The board has the colour { $found }, but the puzzle only { $symbols }.

## Faults of boards

# Instead of the numbers of a clue of which nothing is known.
clue-hidden = a hidden clue
# $clue: the lengths of the line with the marks of their colours. "Row 3 cannot be completed: no arrangement of 3A 1B fits."
fault-impossible-line = { $line } cannot be completed: no arrangement of { $clue } fits.
# $axis: what $line is. "Undo your last change in row 3 or in a column that crosses it."
fault-impossible-line-remedy = Undo your last change in { $line } or in { $axis ->
    [row] a column
   *[column] a row
} that crosses it.
# $colour: the name of a colour; $places: columns of a row, or rows of a column. "Row 3 has no blue block, but column 4 is blue."
fault-foreign-colour = { $line } has no { $colour } block, but { $places } { COUNT($places) ->
    [one] is
   *[other] are
} { $colour }.
fault-foreign-colour-remedy = Clear { $places } in { $line }.
fault-wrong-solution = The known solution does not solve the puzzle.

## The names of colours, as a palette made from a picture has them

colour-white = white
colour-silver = silver
colour-light-grey = light grey
colour-grey = grey
colour-dark-grey = dark grey
colour-black = black
colour-blue-grey = blue-grey
colour-pale-blue = pale blue
colour-light-blue = light blue
colour-sky-blue = sky blue
colour-blue = blue
colour-dark-blue = dark blue
colour-turquoise = turquoise
colour-teal = teal
colour-mint = mint
colour-light-green = light green
colour-lime = lime
colour-green = green
colour-dark-green = dark green
colour-olive = olive
colour-cream = cream
colour-yellow = yellow
colour-gold = gold
colour-orange = orange
colour-rust = rust
colour-peach = peach
colour-beige = beige
colour-tan = tan
colour-brown = brown
colour-dark-brown = dark brown
colour-salmon = salmon
colour-red = red
colour-dark-red = dark red
colour-pink = pink
colour-deep-pink = deep pink
colour-magenta = magenta
colour-lavender = lavender
colour-violet = violet
colour-purple = purple
colour-dark-purple = dark purple
