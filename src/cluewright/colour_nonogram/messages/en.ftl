# What Colour Nonogram says.
#
# Words: a row or column is a line; its numbers are its clue; each number stands for a block of cells of one colour.
# The palette lists the colours; the first is the background. A mark is the character that stands for a colour where it
# cannot be seen. A clue is quoted with the marks: "3A 1B". A block may hide its length: "?A".
#
# A sentence begins with a capital by itself.

## The kind

title = Colour Nonogram
rules = The numbers give the lengths and colours of the blocks in each row and column, in order. At least one empty cell separates two blocks of the same colour; blocks of different colours may touch.
# What a player types on the command line. Keep the examples and the words ROW,COLUMN as they are in the help.
move-help = aROW,COLUMN is the first colour, b the second and so on; .ROW,COLUMN marks a cell empty, ?ROW,COLUMN clears it; ranges look like a3,4-7 or .1-5,2; put spaces between the parts of a longer move
# How an answer to a prompt is written: rows of characters. The characters stay as they are.
answer-form = Answer with one line per row: the letter of its colour for a coloured cell and . for an empty one, nothing between them.
# In a prompt, the head of a list such as "a: red".
prompt-colours = Colours:

## Values of cells, in sentences of core such as "row 4, column 7 cannot be empty"; colours have their names

value-unknown = unknown
value-empty = empty

## Pages

# A mark: the word on its button, and what a cell with it is. Those of the colours have the names of the puzzle's colours.
mark-colour = Colour
    .name = coloured
mark-cross = Cross
    .name = crossed
mark-open = Open
    .name = open
clue-rows = row clue
clue-columns = column clue

# What decided a cell while the solver was watched.
reason-lines = single lines
reason-probe = trying the colours
reason-picture = whole pictures

# The first board: what to try, and the rule it breaks.
page-first-length = Row 1 has a green 1. Take green and colour both marked cells, and see what happens.
page-first-length-why = The numbers give the lengths of the blocks: a green 1 is a single green cell, and here are two side by side.
page-first-colour = Row 2 has only a green number. Colour the marked cell red.
page-first-colour-why = A row or column has only the colours of its numbers: there is no red block in row 2.
page-first-gap = Row 4 has a red 2 and another red 2. Colour the three marked cells red.
page-first-gap-why = At least one empty cell separates two blocks of the same colour. A red block of three is neither of the two.

## Faults of the JSON form

# $key: palette, rows or columns.
fault-missing = { $key ->
    [palette] The palette is
    [rows] The row clues are
   *[columns] The column clues are
} missing.
# $side: width or height; $given: what the file says; $actual: a number.
fault-size-given = The { $side ->
    [width] width
   *[height] height
} is given as { $given }, but the clues make it { $actual }.

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
}: a mark must be one visible character that is not a digit; this one is { $value }.
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
# $blocks: what the line shows in an answer. "Row 3 shows 1 2, but its clue is 1 3."
fault-answer-blocks = { $line } shows { $blocks }, but its clue is { $clue }.
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
fault-not-unique = Clues can be hidden only in a puzzle with exactly one solution.
fault-no-solution = The puzzle has no solution to report on.
fault-drawing = A drawing must have a palette and a list of rows with at most { $most } cells.
fault-drawing-palette = A drawing in colour needs a palette.

## The names of colours, as a palette made from a picture has them

colour-white = white
colour-silver = silver
colour-light-grey = light grey
colour-grey = grey
colour-dark-grey = dark grey
colour-charcoal = charcoal
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

## Techniques: the name, and one sentence about it

technique-complete-line = complete line
    .summary = The clue takes up the whole line or is 0, so every cell is known.
technique-finished-line = finished line
    .summary = Every block is complete, so the other cells are empty.
technique-satisfied-clue = satisfied clue
    .summary = A block is complete, and no other block can touch it there, so cells beside it are empty.
technique-only-gap = only gap
    .summary = A block fits into only one gap, and fills it.
technique-edge-fill = edge fill
    .summary = The first open cell from one end has a colour, so the first block from that end starts there.
technique-neighbouring-colours = neighbouring colours
    .summary = Two colours meet without a gap, so one block ends there and the next one starts.
technique-only-place = only place
    .summary = A block has only one place left, so it goes there.
technique-overlap = overlap
    .summary = Some cells are covered wherever the block goes.
technique-glue = glue
    .summary = A coloured cell near one end belongs to the first block from that end, which fixes more of the block.
technique-mercury = mercury
    .summary = A coloured cell near one end belongs to the first block from that end, which cannot reach back to the end.
technique-small-gap = small gap
    .summary = A gap is too small for every block that could reach it, so it is empty.
technique-missing-colour = missing colour
    .summary = The lines that cross here do not have the colour of the block, so it cannot lie there.
technique-unreachable = unreachable
    .summary = Cells that no block can reach are empty.
technique-forced-gap = forced gap
    .summary = A group of cells is as long as any block it can belong to, and no other colour can touch it, so cells beside it are empty.
technique-joining = joining
    .summary = Two groups of one colour belong to the same block, so the cells between them do, too.
technique-splitting = splitting
    .summary = A cell would join two groups into a block that is too long, and no other block fits there, so it is empty.
technique-group-owners = group owners
    .summary = Whichever block a group of cells belongs to, some cells come out the same.
technique-out-of-reach = out of reach
    .summary = No colour reaches the cell both in its row and in its column, so it is empty.
technique-line-analysis = line analysis
    .summary = Some cells are the same in every arrangement that fits the line.
technique-crossing-colours = crossing colours
    .summary = What the row allows and what the column allows have only one colour in common.
technique-colour-chain = colour chain
    .summary = Rows and columns rule out colours one after the other, until a cell has only one left.
technique-contradiction = contradiction
    .summary = Assume another colour, follow the lines, and a contradiction appears.
technique-search = search
    .summary = From here only trial and error helps.
# These three are links of the chains that colour chains and contradictions open up to.
technique-exclusion = exclusion
    .summary = Some colours of a cell do not come up in any arrangement that fits the line.
technique-supposition = assumption
    .summary = A cell is assumed to have a colour or to be empty, to see what follows.
technique-clash = clash
    .summary = A line cannot be completed, so what was assumed is wrong.

## What cells are

# A cell without a colour, in a list of what it may be: "red, blue or empty".
empty = empty
# What a cell is, after "is" or "were". $colour: one of the colours above, or a palette's own name for one.
as-colour = { $colour }
as-empty = empty

## Blocks. $number is the length, or ? where it is hidden; $colour the colour: "the red 3"

block = the { $colour } { $number }
# Where a block occurs more than once in the clue: "the first red 3", "the last red 3", "the second red 3".
block-first = the first { $colour } { $number }
block-last = the last { $colour } { $number }
# $nth is 2 or more.
block-nth = the { NUMBER($nth, type: "ordinal") ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [one] { $nth }st
    [two] { $nth }nd
    [few] { $nth }rd
   *[other] { $nth }th
} { $colour } { $number }
# In a list of all blocks of a clue: "red 3, blue 1 and red 2".
block-listed = { $colour } { $number }

## What becomes of cells

# $cells: "columns 1 to 3" or "row 4, column 7". "columns 1 to 3 are red"
part-colour = { $cells } { COUNT($cells) ->
    [one] is
   *[other] are
} { $colour }
part-empty = { $cells } { COUNT($cells) ->
    [one] is
   *[other] are
} empty
# $colours: colours, and "empty" at the end. "column 5 is not red or empty"
part-not = { $cells } { COUNT($cells) ->
    [one] is
   *[other] are
} not { LIST($colours, type: "or") }
# Several clauses in a row: "columns 1 to 3 are red, column 4 is empty and column 5 is blue". $rest: two or more of them.
clauses-two = { $first } and { $last }
clauses-more = { $first }, { $rest }
# The end of a sentence, always after a comma: "so columns 1 to 3 are red and column 4 is empty". $parts: one or more of the clauses above.
so = so { $parts }
# The same as the main clause after "In both arrangements that fit,".
then = { $parts }

## Steps on one line. $line is "row 1" or "column 1", $so one of the ends above, $block a block such as "the first red 3"

# $length: the cells of the line. "Row 1: the red 3 takes up all 3 cells, so columns 1 to 3 are red."
step-complete-line = { $line }: { $block } takes up { $length ->
    [1] the only cell
   *[other] all { $length } cells
}, { $so }.
# $blocks: all blocks. "Row 1: red 2 and blue 1 take up all 3 cells, so columns 1 and 2 are red and column 3 is blue."
step-complete-line-blocks = { $line }: { LIST($blocks) } take up all { $length } cells, { $so }.
# Where some neighbours have the same colour: "Row 1: red 2 and red 1 with a gap between equal colours take up all 4 cells, so ..."
step-complete-line-gaps = { $line }: { LIST($blocks) } with a gap between equal colours take up all { $length } cells, { $so }.
# $count: how many blocks, 7 or more.
step-complete-line-many = { $line }: the { $count } blocks take up all { $length } cells, { $so }.
step-complete-line-empty = { $line }: the clue is 0, so every cell is empty.

step-finished-line = { $line }: { $block } is complete, { $so }.
step-finished-line-blocks = { $line }: { LIST($blocks) } are complete, { $so }.
step-finished-line-many = { $line }: all { $count } blocks are complete, so the other cells are empty.
# After a sentence that settles the last coloured cells of a line: "That completes the clue, so column 6 is empty."
step-finished-line-next = { $line }: that completes the clue, { $so }.
step-finished-line-blocks-next = { step-finished-line-next }

# $cells: where the block lies; $reasons: one or two of the clauses below. "Row 1: the red 3 is complete in columns 4 to 6 and nothing comes before it, so columns 1 to 3 are empty."
step-satisfied-clue = { $line }: { $block } is complete in { $cells }{ COUNT($reasons) ->
    [1] {" "}and { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
step-satisfied-clue-next = { $line }: that completes it{ COUNT($reasons) ->
    [1] {" "}and { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
# Reasons; "it" is the complete block.
nothing-before = nothing comes before it
nothing-after = nothing comes after it
nothing-between = nothing lies between it and { $block }
# The neighbouring block has the same colour.
gap-before = { $block } before it needs a gap
gap-after = { $block } after it needs a gap

step-only-gap = { $line }: { $block } fits only into the gap in { $gap }, so it fills the gap.

# The side that a player counts from; $side is left, right, top or bottom.
from-side = { $side ->
    [left] from the left
    [right] from the right
    [top] from the top
   *[bottom] from the bottom
}
step-edge-fill = { $line }: counting { from-side }, { $block } starts in { $cell }, { $so }.
# $cells: two cells side by side, $first and $second their colours; $ending and $starting: blocks. "Row 1: red and blue meet in columns 4 and 5, where the red 3 ends and the blue 2 starts, so columns 2 and 3 are red and column 6 is blue."
step-neighbouring-colours = { $line }: { $first } and { $second } meet in { $cells }, where { $ending } ends and { $starting } starts, { $so }.
# $before and $behind: how long the two blocks are at least.
step-neighbouring-colours-several = { $line }: { $first } and { $second } meet in { $cells }, where a { $first } block of at least { $before } ends and a { $second } block of at least { $behind } starts, { $so }.
# $cell: a coloured cell; $span: the cells where the block fits.
step-glue = { $line }: counting { from-side }, { $cell } must belong to { $block }, which fits only in { $span }, { $so }.
step-mercury = { $line }: counting { from-side }, { $cell } must belong to { $block }, which fits only in { $span }, { $so }.
# Counted from both sides.
step-mercury-both = { $line }: { $cell } must belong to { $block }, which fits only in { $span }, { $so }.

step-overlap = { $line }: { $block } fits only in { $span }, so it covers { $cells } wherever it goes.
step-only-place = { $line }: { $block } fits only in { $span }, so that is where it goes.

step-small-gap = { $line }: the gap in { $gap } is too small for a block of { LIST($lengths, type: "or") }, so the gap is empty.

# $cells: the columns that cross a row, or the rows that cross a column. "Row 3: columns 5 and 7 have no red or blue, and no other block reaches them, so columns 5 and 7 are empty."
step-missing-colour = { $line }: { $cells } { COUNT($cells) ->
    [one] has
   *[other] have
} no { LIST($colours, type: "or") }, and no other block reaches { COUNT($cells) ->
    [one] it
   *[other] them
}, { $so }.
# $span: the cells that are left for the block. "Row 3: columns 4 and 7 have no red, which leaves columns 8 to 11 for the red 3, so columns 9 and 10 are red."
step-missing-colour-room = { $line }: { $cells } { COUNT($cells) ->
    [one] has
   *[other] have
} no { $colour }, which leaves { $span } for { $block }, { $so }.

step-unreachable = { $line }: { $before } reaches no further than { $end } and { $after } cannot start before { $start }, { $so }.
step-unreachable-before = { $line }: { $after } cannot start before { $start }, { $so }.
step-unreachable-after = { $line }: { $before } reaches no further than { $end }, { $so }.

# $cells: cells of one colour side by side; $length: how many.
step-forced-gap = { $line }: no { $colour } block longer than { $length } can cover { $cells }, and no other colour can touch it, { $so }.
step-forced-gap-complete = { $line }: { $block } is complete in { $cells }, and no other colour can touch it, { $so }.

step-joining = { $line }: { $cells } must belong to the same block, { $block }, { $so }.

# $cell: the cell between two groups; $cells: both groups with it; $length: how many these are.
step-splitting = { $line }: if { $cell } were { $colour }, { $cells } would make a block of at least { $length }, and none that long fits there; nor does any other block, { $so }.

step-group-owners = { $line }: { $cells } must belong to { $block }. Wherever it lies, { $then }.
step-group-owners-several = { $line }: { $cells } must belong to a { $colour } block of { LIST($lengths, type: "or") }. Wherever it lies, { $then }.

# $row and $column: colours. "Row 3: only red reaches column 5 in the row and only blue in the column, so column 5 is empty."
step-out-of-reach = { $line }: only { LIST($row, type: "or") } reaches { $cells } in the row and only { LIST($column, type: "or") } in the { COUNT($cells) ->
    [one] column
   *[other] columns
}, { $so }.

step-line-analysis = { $line }: { $count ->
    [1] in the only arrangement that fits
    [2] in both arrangements that fit
   *[other] in all { $count } arrangements that fit
}, { $then }.
step-line-analysis-many = { $line }: in every arrangement that fits, { $then }.

# $row and $column: colours, and "empty" at the end. "Row 3: in column 5 the row allows only red or empty and the column only blue or empty, so column 5 is empty."
step-crossing-colours = { $line }: in { $cells } the row allows only { LIST($row, type: "or") } and the { COUNT($cells) ->
    [one] column
   *[other] columns
} only { LIST($column, type: "or") }, { $so }.

## Steps over several lines. $cell is "row 4, column 7", $state what it is assumed to be: "red" or "empty"

# $steps: how many steps it takes, which the player can open. "In 3 steps, rows and columns rule out everything else for row 4, column 7, so row 4, column 7 is red."
step-colour-chain = In { $steps ->
    [1] one step
   *[other] { $steps } steps
}, rows and columns rule out everything else for { $cell }, { $so }.
# $line: the line that clashes; $steps: the steps up to there. "If row 4, column 7 were red, then after 4 steps row 9 could not be completed, so row 4, column 7 is blue."
step-contradiction = If { $cell } were { $state }, { $steps ->
    [0] { $line }
    [1] then after one step { $line }
   *[other] then after { $steps } steps { $line }
} could not be completed, { $so }.
# $cases: for each colour that fails the clause below.
step-contradiction-several = { $cases }, { $so }.
contradiction-case = if { $cell } were { $state }, { $steps ->
    [0] { $line }
    [1] then after one step { $line }
   *[other] then after { $steps } steps { $line }
} could not be completed
# $colours: what the lines leave by themselves, with "empty" at the end. "Rows and columns leave only red or blue for row 4, column 7: if row 4, column 7 were red, row 9 could not be completed, so row 4, column 7 is blue."
step-contradiction-of = Rows and columns leave only { LIST($colours, type: "or") } for { $cell }: { $cases }, { $so }.
# A link of a chain. $then: "column 5 is not red".
step-exclusion = { $line }: in every arrangement that still fits, { $then }.
step-supposition = Assume that { $cell } is { $state }.
# $clue: the lengths of the line with the marks of their colours.
step-clash = But then { $line } cannot be completed: no arrangement of { $clue } fits any more.

## Search. $count: how many cells it settles

step-search = From here only trial and error helps. It settles { $count ->
    [1] the last cell
   *[other] the last { $count } cells
}.
# Where the puzzle has several solutions.
step-search-several = From here only trial and error helps. It settles { $count ->
    [1] one cell that all solutions have
   *[other] { $count } cells that all solutions have
} in common.
# Where the search found a solution, and stopped before it knew whether there are others.
step-search-unproven = From here only trial and error helps. It found { $count ->
    [1] a value for the last cell
   *[other] values for the last { $count } cells
}, but stopped before ruling out other solutions.
step-search-nothing = No technique applies here, and trial and error stopped before it found a solution.
step-search-cell = Trial and error shows that { $cell } is { $state }.
step-search-cell-unproven = If the puzzle has only one solution, { $cell } is { $state }.

## What repair did to a picture, and what became of it

one-colour = this picture has a single colour, so it is an ordinary nonogram
repair-moved = { $count ->
    [one] one cell moves an edge between colours
   *[other] { $count } cells move edges between colours
}
repair-dotted = { $count ->
    [one] one dot is added
   *[other] { $count } dots are added
}

## The editor, where pictures are drawn with a palette

about-editor = Draw a picture in up to 15 colours, or turn a photo into one. The clues follow by themselves.
page-palette = Palette
# $colour: its name; $key: the key that takes it.
page-colour-key = { $colour } (key { $key })
page-add = Add a colour
page-change-colour = Change this colour
page-value = Colour
page-name = Name
page-mark = Mark
page-remove = Remove
page-begin = Draw a cell to begin.
page-second = In one colour, this is an ordinary Nonogram. A second colour makes it a Colour Nonogram.
