# What Nonogram says.
#
# Words: a row or column is a line; its numbers are its clue; each number stands for a block of filled cells. Cells are
# filled or empty (marked with a cross). A gap is a stretch of a line without empty cells between two empty ones or an
# end. Say what players of nonograms (Hanjie, Griddlers, Picross) say in your language.
#
# A sentence begins with a capital by itself. Cells are named by core: "columns 4 to 7" on a row, "rows 4 to 7" on a
# column, "row 4, column 7" on the board. COUNT($cells) chooses by how many there are.

## The kind

title = Nonogram
rules = The numbers give the lengths of the filled blocks in each row and column, in order. At least one empty cell separates two blocks.
# What a player types on the command line. Keep the examples and the words ROW,COLUMN as they are in the help.
move-help = #ROW,COLUMN fills, .ROW,COLUMN marks empty, ?ROW,COLUMN clears; ranges as in #3,4-7 or .1-5,2; several parts, separated by blanks, make one move
# How an answer to a prompt is written: rows of characters. The characters stay as they are.
answer-form = Answer with one line per row: # for a filled cell and . for an empty one, nothing between them.

## Values of cells

# What a cell is, in sentences of core such as "row 4, column 7 cannot be filled".
value-unknown = unknown
value-empty = empty
value-filled = filled
value-impossible = impossible

## Techniques: the name, and one sentence about it

technique-complete-line = complete line
    .summary = The clue takes up the whole line or is 0, so every cell is known.
technique-finished-line = finished line
    .summary = Every block is complete, so the other cells are empty.
technique-satisfied-clue = satisfied clue
    .summary = A block is complete, so the cells beside it are empty.
technique-only-gap = only gap
    .summary = A block fits into only one gap, and fills it.
technique-edge-fill = edge fill
    .summary = The first open cell from one end is filled, so the first block from that end starts there.
technique-only-place = only place
    .summary = A block has only one place left, so it goes there.
technique-overlap = overlap
    .summary = Some cells are covered wherever the block goes.
technique-glue = glue
    .summary = A filled cell near one end belongs to the first block from that end, which fixes more of the block.
technique-mercury = mercury
    .summary = A filled cell near one end belongs to the first block from that end, which cannot reach back to the end.
technique-small-gap = small gap
    .summary = A gap is too small for every block that could reach it, so it is empty.
technique-unreachable = unreachable
    .summary = Cells that no block can reach are empty.
technique-forced-gap = forced gap
    .summary = A group of filled cells is as long as any block it can belong to, so the cells beside it are empty.
technique-joining = joining
    .summary = Two groups of filled cells belong to the same block, so the cells between them are filled.
technique-splitting = splitting
    .summary = Filling a cell would join two groups into a block that is too long, so it is empty.
technique-group-owners = group owners
    .summary = Whichever block a group of filled cells belongs to, some cells come out the same.
technique-line-analysis = line analysis
    .summary = Some cells are the same in every arrangement that fits the line.
technique-contradiction = contradiction
    .summary = Assume the opposite, follow the lines, and a contradiction appears.
technique-common-consequence = common consequence
    .summary = Whether a cell is filled or empty, the same follows.
technique-two-cells-deep = two cells deep
    .summary = Assume the opposite: a contradiction appears after further contradictions inside it.
technique-search = search
    .summary = From here only trial and error helps.
# These two are links of the chains that contradictions and common consequences open up to.
technique-supposition = assumption
    .summary = A cell is assumed to be filled or empty, to see what follows.
technique-clash = clash
    .summary = A line cannot be completed, so what was assumed is wrong.

## Blocks

# $number is the number of the clue, or ? where it is hidden: "the 3".
block = the { $number }
# Where the number occurs more than once in the clue: "the first 3", "the last 3", "the second 3".
block-first = the first { $number }
block-last = the last { $number }
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
} { $number }
# Instead of the numbers of a clue of which nothing is known.
clue-hidden = a hidden clue

## What becomes of cells

# The end of a sentence, always after a comma: "so columns 1 to 3 are filled". $cells: "columns 1 to 3" or "row 4, column 7".
so-filled = so { $cells } { COUNT($cells) ->
    [one] is
   *[other] are
} filled
so-empty = so { $cells } { COUNT($cells) ->
    [one] is
   *[other] are
} empty
# "so columns 1 to 3 are filled and column 4 is empty"
so-both = so { $filled } { COUNT($filled) ->
    [one] is
   *[other] are
} filled and { $empty } { COUNT($empty) ->
    [one] is
   *[other] are
} empty
# The same as the main clause after "In both arrangements that fit," or "Whether ... is filled or empty,": "column 4 is filled".
then-filled = { $cells } { COUNT($cells) ->
    [one] is
   *[other] are
} filled
then-empty = { $cells } { COUNT($cells) ->
    [one] is
   *[other] are
} empty
then-both = { $filled } { COUNT($filled) ->
    [one] is
   *[other] are
} filled and { $empty } { COUNT($empty) ->
    [one] is
   *[other] are
} empty

## Steps on one line. $line is "row 1" or "column 1", $so one of the ends above, $block a block such as "the first 3"

# $length: the cells of the line. "Row 1: the 3 takes up all 3 cells, so columns 1 to 3 are filled."
step-complete-line = { $line }: { $block } takes up { $length ->
    [1] the only cell
   *[other] all { $length } cells
}, { $so }.
# $blocks: the numbers of the clue. "Row 1: the blocks 1, 1 and 3 with the gaps between them take up all 7 cells, so columns 1, 3 and 5 to 7 are filled and columns 2 and 4 are empty."
step-complete-line-blocks = { $line }: the blocks { LIST($blocks) } with the { COUNT($blocks) ->
    [2] gap
   *[other] gaps
} between them take up all { $length } cells, { $so }.
# $count: how many blocks, 7 or more. "Row 1: the 8 blocks with the gaps between them take up all 15 cells, so ..."
step-complete-line-many = { $line }: the { $count } blocks with the gaps between them take up all { $length } cells, { $so }.
# "Row 1: the clue is 0, so every cell is empty."
step-complete-line-empty = { $line }: the clue is 0, so every cell is empty.

# "Row 1: the 3 is complete, so columns 4 to 10 are empty."
step-finished-line = { $line }: { $block } is complete, { $so }.
# $blocks: the numbers of the clue. "Row 1: the blocks 1, 1 and 3 are complete, so columns 2 and 4 are empty."
step-finished-line-blocks = { $line }: the blocks { LIST($blocks) } are complete, { $so }.
# $count: how many blocks, 7 or more. "Row 1: all 8 blocks are complete, so the other cells are empty."
step-finished-line-many = { $line }: all { $count } blocks are complete, so the other cells are empty.
# After a sentence that fills the last cells of a line: "That completes the clue, so column 6 is empty."
step-finished-line-next = { $line }: that completes the clue, { $so }.
step-finished-line-blocks-next = { step-finished-line-next }

# $cells: where the block lies. "Row 1: the 3 is complete in columns 4 to 6, so columns 3 and 7 are empty."
step-satisfied-clue = { $line }: { $block } is complete in { $cells }, { $so }.
# $reasons: one or two of the clauses below. "Row 1: the 3 is complete in columns 4 to 6 and nothing comes before it, so columns 1 to 3 are empty." "Row 1: the 3 is complete in columns 4 to 6, nothing comes before it and nothing lies between it and the 2, so columns 1 to 3 and 7 are empty."
step-satisfied-clue-alone = { $line }: { $block } is complete in { $cells }{ COUNT($reasons) ->
    [1] {" "}and { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
# After a sentence that fills the last cells of the block: "That completes it, so column 2 is empty."
step-satisfied-clue-next = { $line }: that completes it, { $so }.
step-satisfied-clue-alone-next = { $line }: that completes it{ COUNT($reasons) ->
    [1] {" "}and { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
# Reasons; "it" is the complete block.
nothing-before = nothing comes before it
nothing-after = nothing comes after it
nothing-between = nothing lies between it and { $block }

# $gap: its cells. "Row 1: the 3 fits only into the gap in columns 4 to 6, so it fills the gap."
step-only-gap = { $line }: { $block } fits only into the gap in { $gap }, so it fills the gap.

# The side that a player counts from; $side is left, right, top or bottom.
from-side = { $side ->
    [left] from the left
    [right] from the right
    [top] from the top
   *[bottom] from the bottom
}
# $cell: a filled cell, the first open one from that side. "Row 1: counting from the left, the 3 starts in column 2, so columns 3 and 4 are filled and column 5 is empty."
step-edge-fill = { $line }: counting { from-side }, { $block } starts in { $cell }, { $so }.
# $cell: a filled cell; $span: the cells where the block fits. "Row 1: counting from the left, column 3 must belong to the 5, which fits only in columns 1 to 7, so columns 4 and 5 are filled."
step-glue = { $line }: counting { from-side }, { $cell } must belong to { $block }, which fits only in { $span }, { $so }.
# The same: "..., so columns 1 and 2 are empty."
step-mercury = { $line }: counting { from-side }, { $cell } must belong to { $block }, which fits only in { $span }, { $so }.
# Counted from both sides: "Row 1: column 3 must belong to the 2, which fits only in columns 2 to 4, so columns 1 and 5 are empty."
step-mercury-both = { $line }: { $cell } must belong to { $block }, which fits only in { $span }, { $so }.

# $span: the cells where the block fits; $cells: those it covers in any case. "Row 1: the 7 fits only in columns 1 to 10, so it covers columns 4 to 7 wherever it goes."
step-overlap = { $line }: { $block } fits only in { $span }, so it covers { $cells } wherever it goes.
# Where the block has one place only: "Row 1: the 3 fits only in columns 4 to 6, so that is where it goes."
step-only-place = { $line }: { $block } fits only in { $span }, so that is where it goes.

# $lengths: how long the blocks are that could reach the gap. "Row 1: the gap in columns 3 and 4 is too small for a block of 3 or 5, so the gap is empty."
step-small-gap = { $line }: the gap in { $gap } is too small for a block of { LIST($lengths, type: "or") }, so the gap is empty.

# $before and $after are blocks, $end and $start cells. "Row 1: the 3 reaches no further than column 4 and the 2 cannot start before column 9, so columns 5 to 8 are empty."
step-unreachable = { $line }: { $before } reaches no further than { $end } and { $after } cannot start before { $start }, { $so }.
# "Row 1: the 2 cannot start before column 9, so columns 1 to 8 are empty."
step-unreachable-before = { $line }: { $after } cannot start before { $start }, { $so }.
# "Row 1: the 3 reaches no further than column 4, so columns 5 to 10 are empty."
step-unreachable-after = { $line }: { $before } reaches no further than { $end }, { $so }.

# $cells: filled cells in a row; $length: how many. "Row 1: no block longer than 2 can cover columns 3 and 4, so columns 2 and 5 are empty."
step-forced-gap = { $line }: no block longer than { $length } can cover { $cells }, { $so }.
# Where they are one certain block: "Row 1: the first 2 is complete in columns 3 and 4, so columns 2 and 5 are empty."
step-forced-gap-complete = { $line }: { $block } is complete in { $cells }, { $so }.

# $cells: filled cells on both sides of what is between. "Row 1: columns 3 and 6 must belong to the same block, the 4, so columns 4 and 5 are filled."
step-joining = { $line }: { $cells } must belong to the same block, { $block }, { $so }.

# $cell: the cell between two groups; $cells: both groups with it; $length: how many these are. "Row 1: filling column 5 would make a block of at least 4 in columns 3 to 6, and none that long fits there, so column 5 is empty."
step-splitting = { $line }: filling { $cell } would make a block of at least { $length } in { $cells }, and none that long fits there, { $so }.

# $cells: filled cells side by side; $then: a clause such as "column 5 is filled". "Row 1: columns 3 and 4 must belong to the 4. Wherever it lies, column 5 is filled."
step-group-owners = { $line }: { $cells } must belong to { $block }. Wherever it lies, { $then }.
# $lengths: how long the blocks are they can belong to. "Row 1: columns 3 and 4 must belong to a block of 3 or 5. Wherever it lies, column 5 is filled."
step-group-owners-several = { $line }: { $cells } must belong to a block of { LIST($lengths, type: "or") }. Wherever it lies, { $then }.

# $count: how many arrangements fit. "Row 1: in both arrangements that fit, column 4 is filled."
step-line-analysis = { $line }: { $count ->
    [1] in the only arrangement that fits
    [2] in both arrangements that fit
   *[other] in all { $count } arrangements that fit
}, { $then }.
# Where there are more than a million: "Row 1: in every arrangement that fits, column 4 is filled."
step-line-analysis-many = { $line }: in every arrangement that fits, { $then }.

## Steps that assume something. $cell is "row 4, column 7", $value is filled or empty

# The opposite of what is concluded is assumed. $line: the line that clashes; $steps: the steps up to there, which the player can open; $so: "so row 4, column 7 is empty".
# "If row 4, column 7 were filled, then after 4 steps row 9 could not be completed, so row 4, column 7 is empty." Without steps: "If row 4, column 7 were filled, row 9 could not be completed, so row 4, column 7 is empty."
step-contradiction = If { $cell } were { $value ->
    [filled] filled
   *[empty] empty
}, { $steps ->
    [0] { $line }
    [1] then after one step { $line }
   *[other] then after { $steps } steps { $line }
} could not be completed, { $so }.
# Inside another contradiction, whose assumption still holds: "If row 5, column 2 were filled as well, row 9 could not be completed, so row 5, column 2 is empty."
step-contradiction-inside = If { $cell } were { $value ->
    [filled] filled
   *[empty] empty
} as well, { $steps ->
    [0] { $line }
    [1] then after one step { $line }
   *[other] then after { $steps } steps { $line }
} could not be completed, { $so }.
# $inner of the $steps are contradictions themselves. "If row 4, column 7 were filled, then after 6 steps, including 2 further contradictions, row 9 could not be completed, so row 4, column 7 is empty."
step-two-cells-deep = If { $cell } were { $value ->
    [filled] filled
   *[empty] empty
}, then after { $steps } steps, including { $inner ->
    [1] a further contradiction
   *[other] { $inner } further contradictions
}, { $line } could not be completed, { $so }.
# $then: "row 2, column 3 is filled"; $filled and $empty: how many steps it takes in each case. "Whether row 1, column 1 is filled or empty, row 2, column 3 is filled. This takes 2 steps in the first case and 3 in the second."
step-common-consequence = Whether { $cell } is filled or empty, { $then }. This takes { $filled ->
    [1] one step
   *[other] { $filled } steps
} in the first case and { $empty ->
    [1] one
   *[other] { $empty }
} in the second.
# Where both take as many steps.
step-common-consequence-even = Whether { $cell } is filled or empty, { $then }. This takes { $filled ->
    [1] one step
   *[other] { $filled } steps
} in either case.
# The links of a chain: the first, and the last of a contradiction.
step-supposition = Assume that { $cell } is { $value ->
    [filled] filled
   *[empty] empty
}.
step-supposition-inside = Assume that { $cell } is { $value ->
    [filled] filled
   *[empty] empty
} as well.
# $clue: the numbers of the line. "But then row 9 cannot be completed: no arrangement of 3 1 fits any more."
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
# One cell of these: $cell is "row 4, column 7", $value filled or empty.
step-search-cell = Trial and error shows that { $cell } is { $value ->
    [filled] filled
   *[empty] empty
}.
step-search-cell-unproven = If the puzzle has only one solution, { $cell } is { $value ->
    [filled] filled
   *[empty] empty
}.

## Faults of boards

# $blocks: what the line shows in an answer. "Row 3 shows 1 2, but its clue is 1 3."
fault-answer-blocks = { $line } shows { $blocks }, but its clue is { $clue }.
# $clue: the numbers of the line. "Row 3 cannot be completed: no arrangement of 3 1 fits."
fault-impossible-line = { $line } cannot be completed: no arrangement of { $clue } fits.
# $axis: what $line is. "Undo your last change in row 3 or in a column that crosses it."
fault-impossible-line-remedy = Undo your last change in { $line } or in { $axis ->
    [row] a column
   *[column] a row
} that crosses it.

## Faults of puzzles and pictures. $value is what was given instead, as a program writes it: 'abc', 1.5 or None

# $axis: row or column.
fault-missing = The { $axis ->
    [row] row
   *[column] column
} clues are missing.
fault-type-lines = The { $axis ->
    [row] row
   *[column] column
} clues must be a list of clues, not { $value }.
fault-type-clues = Clues must be a nonogram, or a list of row clues and a list of column clues.
fault-type-clue = A clue must be a list of whole numbers, not { $value }.
fault-type-clue-of-line = { $line }: a clue must be a list of whole numbers, not { $value }.
fault-type-number = A clue must have whole numbers, not { $value }.
fault-type-number-of-line = { $line }: { $value } is not a whole number.
fault-size-none = A nonogram needs at least one { $axis ->
    [row] row
   *[column] column
}.
# $most: 10,000
fault-size-most = A nonogram can have at most { $most } { $axis ->
    [row] rows
   *[column] columns
}.
# $side: width or height; $given: what the file says; $actual: a number.
fault-size-given = The { $side ->
    [width] width
   *[height] height
} is given as { $given }, but the clues make it { $actual }.
fault-negative = A block cannot have the length { $value }.
fault-negative-of-line = { $line }: a block cannot have the length { $value }.
fault-zero = A clue with a 0 cannot have other numbers.
fault-zero-of-line = { $line }: a clue with a 0 cannot have other numbers.
# $clue: the numbers, "3 1"; $needed and $length: cells.
fault-too-long = { $line }: { $clue } needs { $needed } cells, but there { $length ->
    [1] is only 1
   *[other] are only { $length }
}.
fault-too-long-block = { $line }: a block of { $value } does not fit into { $length ->
    [1] 1 cell
   *[other] { $length } cells
}.
fault-too-long-clue = The clue { $clue } does not fit into { $length ->
    [1] 1 cell
   *[other] { $length } cells
}.
# $rows and $columns: numbers of cells.
fault-sums-differ = The row clues add up to { $rows } filled { $rows ->
    [one] cell
   *[other] cells
}, the column clues to { $columns }.
# $found: the clue given, $expected: the one the picture has. "Row 1: the clue is 2, but the picture gives 1 1."
fault-clue-differs = { $line }: the clue is { $found }, but the picture gives { $expected }.
fault-clue-differs-missing = { $line }: there is no clue, but the picture gives { $expected }.
fault-clue-differs-beyond = { $line }: there is a clue, but the picture has no such { $axis ->
    [row] row
   *[column] column
}.
fault-wrong-solution = The known solution does not solve the puzzle.
fault-not-unique = Clues can be hidden only in a puzzle with exactly one solution.
fault-no-solution = The puzzle has no solution to report on.
fault-no-solution-yet = The clue generator has no solution yet: give it one first.

# $place: "row 1, column 2", or one of the two below.
fault-cell = { $place }: a cell must be 0 or 1, not { $value }.
fault-cell-symbol = { $place }: a cell must be # or ., not { $value }.
cell-of-line = cell { $number }
cell-of-picture = picture { $number }, { $cell }
fault-undecided = { $cell } is neither filled nor empty yet.
# $what: picture, line or stack (several pictures in one array). $dimensions and $given are numbers.
fault-shape = { $what ->
    [picture] A picture
    [line] A line
   *[stack] A stack of pictures
} must have { $dimensions ->
    [one] 1 dimension
   *[other] { $dimensions } dimensions
}, not { $given }.
# $size: "3x0".
fault-size-sides = Each side must have 1 to { $most } cells, but this is { $size }.
fault-size-rows = A picture must have 1 to { $most } rows.
fault-size-row = { $line } must have 1 to { $most } cells.
fault-size-line = A line must have 1 to { $most } cells.
fault-size-differ = Pictures of { $first } and { $second } cannot be compared cell by cell.
# $value: what the array holds, such as float64.
fault-type-array = { $what ->
    [picture] A picture
    [line] A line
   *[stack] A stack of pictures
} must be an array of bool or of 0 and 1, not of { $value }.
fault-type-picture = A picture must be a list of rows, not { $value }.
fault-type-pictures = Several pictures must be a (count, height, width) array or a list of pictures.
fault-type-row = { $line } must be a list of cells, not { $value }.
fault-type-line = A line must be a list of cells, not { $value }.
# "Row 2 has 3 cells, but row 1 has 4."
fault-ragged = { $line } has { $count ->
    [one] 1 cell
   *[other] { $count } cells
}, but { $first } has { $width }.
# A fault of one picture among several: $fault is its sentence.
fault-of-picture = Picture { $number }: { $fault }
fault-changed = The picture was changed by another thread while it was being read.
# $size: "5x5"; $cell: "row 7, column 1"; $column: "column 7".
fault-place = There is no { $cell } in a picture of { $size }.
fault-place-column = There is no { $column } in a picture of { $size }.
fault-board = A drawing must be a list of rows of # and . with at most { $most } cells.
fault-line-symbol = A cell must be #, . or ?, not { $value }.
fault-line-number = A cell must be 0 (unknown), 1 (empty) or 2 (filled), not { $value }.
fault-line-nested = A line must be a list of cells, not of lists.
# $shape: "(2, 3)".
fault-line-shape = A line must have one dimension, not the shape { $shape }.

## Pages

# A mark: the word on its button, and what a cell with it is.
mark-fill = Fill
    .name = filled
mark-cross = Cross
    .name = crossed
mark-open = Open
    .name = open
clue-rows = row clue
clue-columns = column clue
about-editor = Draw a picture, or turn a photo into one. The clues follow by themselves.
page-erase = Erase
page-begin = Draw a cell to begin.
page-filled = filled

# What decided a cell while the solver was watched.
reason-lines = single lines
reason-probe = trying both values
reason-decimate = statistical guess
reason-accepted = accepted guess
reason-logic = logic
reason-row = row by row
reason-picture = whole pictures

## Pictures

repair-thickened = { $count ->
    [one] one cell thickens a line
   *[other] { $count } cells thicken lines
}
repair-bridged = { $count ->
    [one] one cell closes a gap
   *[other] { $count } cells close gaps
}
repair-rounded = { $count ->
    [one] one cell rounds a corner
   *[other] { $count } cells round corners
}
repair-trimmed = { $count ->
    [one] one cell at an edge is emptied
   *[other] { $count } cells at edges are emptied
}
repair-dotted = { $count ->
    [one] one dot is added
   *[other] { $count } dots are added
}

## The first board: what to try, and the rule it breaks

page-first-length = Row 4 has the number 1. Fill both marked cells in it, and see what happens.
page-first-length-why = The numbers give the lengths of the blocks: 1 is a single filled cell, and here are two side by side.
page-first-gap = Row 1 has the numbers 2 2. Fill the three marked cells side by side.
page-first-gap-why = 2 2 means two blocks of two cells, in this order, with at least one empty cell between them. A block of three is neither.
