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
hint-mistake = There is a mistake on the board.
hint-mistake-in = There is a mistake: look at { $place }.
hint-solved = The board is complete.
hint-solved-one-of-several = The board is complete. The puzzle has other solutions, too.
hint-stuck = No technique applies here.
hint-no-solution = The puzzle has no solution.
hint-several-solutions = The puzzle has several solutions, so nothing more follows for certain.

## Mistakes

wrong-cell = { $cells } is wrong.
wrong-value = { $cells } cannot be { $value }.
clear-cell = Clear { $cells }.
puzzle-without-solution = The puzzle has no solution.
puzzle-without-solution-remedy = Check that it was copied correctly.
board-without-solution = No solution fits this board.
board-without-solution-remedy = Undo what you are least sure of.
lost-with-move = Move { $number } ({ $move }) made the puzzle impossible to solve.
lost-with-move-remedy = Undo move { $number } and everything after it.

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
