# What every kind says. Rows and columns are numbered from 1.

## Places

# $axis is row or column.
line = { $axis ->
    [row] row { $number }
   *[column] column { $number }
}
# Places on one line: "columns 1 to 3 and 6". $places is written already.
along = { $axis ->
    [row] { $count ->
        [one] row { $places }
       *[other] rows { $places }
    }
   *[column] { $count ->
        [one] column { $places }
       *[other] columns { $places }
    }
}
run = { $first } to { $last }
cell = row { $row }, column { $column }
# Cells of one line: "row 1, columns 1 and 3".
cells = { $line }, { $along }
# Cells of several rows in the same columns: "rows 1 and 2, columns 3 to 5". Both are written already.
cells-block = rows { $rows }, columns { $columns }
cells-two = { $first } and { $second }
cells-two-wide = { $first }, and { $second }
cells-separator = {"; "}
cells-many = { $first }; and { $last }
more-cells = { $count ->
    [one] one more cell
   *[other] { $count } more cells
}

## Levels

level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-extreme = extreme

## Hints

# A text that exists in one language only, such as a plug-in's.
plain = { $text }
hint-look = Look at { $place }.
hint-look-around = Look at the whole board.
hint-technique = { $name }. { $summary }
# $why is the technique with its summary, $step the last of the steps that come before it, a sentence.
hint-before = { $count ->
    [one] { $why } One step comes first: { $step }
   *[other] { $why } { $count } steps come first, the last of them: { $step }
}
# Where no technique applies.
technique-trial = trial and error
    .summary = From here only trial and error helps.
trial-cell = Trial and error shows that { $cells } is { $value }.
hint-mistake = There is a mistake on the board.
hint-mistake-in = There is a mistake: look at { $place }.
hint-solved = The board is complete.
hint-solved-one-of-several = The board is complete. The puzzle has other solutions, too.
hint-stuck = No technique applies here.
hint-no-solution = The puzzle has no solution.
hint-several-solutions = The puzzle has several solutions, so nothing more follows for certain.

## Chains: the first and the last step of what follows from an assumption

technique-supposition = assumption
    .summary = Something is assumed, to see where it leads.
technique-clash = contradiction
    .summary = The assumption leads to something impossible.

## Mistakes on a board, and what to do. $cells is one cell or more: "row 1, column 2".

wrong-cell = { $cells } is wrong.
# $value is what the cell is, a word of the kind such as shaded. "Row 1, column 2 cannot be shaded."
wrong-value = { $cells } cannot be { $value }.
clear-cell = Clear { $cells }.
# "The first mistake was move 3: row 1, column 2."
wrong-move = The first mistake was move { $number }: { $cells }.
# Where a rule is broken and nothing more can be said.
undo-mistake = Undo your moves until the mistake is gone.
puzzle-without-solution = The puzzle has no solution.
puzzle-without-solution-remedy = Check that it was copied correctly.
board-without-solution = No solution fits this board.
board-without-solution-remedy = Undo what you are least sure of.
# $value as in wrong-value. "With row 1, column 2 shaded, the puzzle has no solution."
lost-with-cell = With { $cells } { $value }, the puzzle has no solution.
lost-with-move = Move { $number } made the puzzle impossible to solve.
lost-with-move-remedy = Undo move { $number } and everything after it.

## Boards and solutions that are malformed. $found is what was given instead, quoted.

fault-board-rows = A board must be a list of rows of characters.
fault-board-ragged = All rows of the board must have the same length.
fault-board-symbol = A cell must be one of { $symbols }, not { $found }.
# $board and $puzzle are sizes. "The board is 5x4, but the puzzle is 5x5."
fault-board-size = The board is { $board }, but the puzzle is { $puzzle }.
# For programs: uint8 and (height, width) stay as they are.
fault-board-array = A board must be a (height, width) uint8 array, not { $found }.
fault-board-value = A cell must be a number from 0 to { $highest }, not { $found }.
# $board is a size, $bytes a number of bytes.
fault-board-packed = { $bytes } bytes do not make a packed { $board } board.
fault-wrong-solution = The solution given does not solve the puzzle.

## Recordings: what decided a cell, where it is no technique

# What only the assumption of a contradiction says.
reason-supposed = assumption
reason-other = other techniques
reason-search = search
# The solution shown at the end, after the proof that there is no other.
reason-solution = solution
# What was on the board before the solver began.
reason-given = given
reason-guess = guess
# What the solver learned from an earlier contradiction.
reason-learned = learned

## Prompts: a puzzle as plain text, with its rules and how the answer is written

prompt-size = Columns: { $columns }. Rows: { $rows }.
# Heads of lists: a line for each row or column follows, such as "1: 3 1".
prompt-rows = Rows, from top to bottom:
prompt-columns = Columns, from left to right:
# The characters ? and ??? are in the lists.
prompt-hidden = A question mark stands for a number that is not given, three for a whole clue that is not given.
# For kinds that do not say how their answers are written.
answer-form-rows = Answer with the solved board: one line per row, one character per cell, nothing between them.
answer-form-json = Answer with the solution as JSON, in the form in which Cluewright writes it.

## Answers in words, judged

answer-right = This is a solution.
answer-wrong = This is not a solution.
# What a cell is that nobody has decided, as in "? = open".
value-open = open
# How an answer was read. $signs is a list of notation-sign: "a grid: # = filled and . = empty".
notation-grid = a grid: { $signs }
# $value is what a cell is, a word of the kind such as filled.
notation-sign = { $sign } = { $value }
notation-rows = rows of cells
# $first is 0 or 1: what the first row and the first column are called.
notation-cells = a list of the filled cells, counted from { $first }
notation-path = a list of the cells of the path, counted from { $first }
notation-data = JSON
# $width and $height are the size of the board.
fault-answer-none = There is no answer in this text: write the board as { $height ->
    [one] one line
   *[other] { $height } lines
} with { $width ->
    [one] one cell
   *[other] { $width } cells
} each.
fault-answer-rows = The answer has { $found ->
    [one] one row
   *[other] { $found } rows
}, but the board has { $expected }.
# $line is a row. "Row 3 has 6 cells, but the board is 5 wide."
fault-answer-row = { $line } has { $found ->
    [one] one cell
   *[other] { $found } cells
}, but the board is { $expected } wide.
# $place is a pair of numbers as it was written: "(7, 2) is not on the 5x4 board."
fault-answer-outside = { $place } is not on the { $size } board.
fault-answer-undecided = { $cells } { COUNT($cells) ->
    [one] is
   *[other] are
} still open.
fault-answer-not-solved = The board does not follow the rules.
