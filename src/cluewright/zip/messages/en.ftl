# What Zip says. The path runs from the 1 to the last number through every cell.

## The kind

title = Zip
rules = Draw one path from 1 to the last number. It passes the numbers in order, visits every cell exactly once and never crosses a wall.
move-help = R2D goes right twice and down (L, R, U, D); ROW,COLUMN goes straight to a cell or back to it; +ROW,COLUMN right (or down) notes that the path goes that way, - that it does not, ? clears the note; several notes, with spaces between them, are one move
# How an answer to a prompt is written. $last is the number of cells on the path.
answer-form = Answer with one line per row: for each cell the number of its turn on the path, from 1 to { $last }, with spaces between them.
answer-form-blocked = Answer with one line per row: for each cell the number of its turn on the path, from 1 to { $last }, with spaces between them, and # for each blocked cell.
# In a prompt: how the path goes, the head of the list of walls, and one of them, two cells that touch.
prompt-steps = The path goes from cell to cell across shared sides, never diagonally.
prompt-walls = Walls:
prompt-wall = between { $from } and { $to }

## Techniques: the name, and one sentence about it

technique-forced-corner = forced corner
    .summary = A corner has only two ways out, so the path takes both.
technique-corridor = corridor
    .summary = A cell closed in by walls or the edge leaves the path no choice.
technique-full-cell = no branching
    .summary = The path already passes through a cell, so it takes no other way there.
technique-dead-end = dead end
    .summary = The first or last number has only one way left, so the path takes it.
technique-two-ways-left = two ways left
    .summary = A cell has only two ways left, so the path takes both.
technique-one-way-on = one way on
    .summary = The path enters a cell that has only one way on, so it takes it.
technique-number-order = number order
    .summary = The path never goes from one number straight to another that is not the next.
technique-no-early-loop = no early loop
    .summary = The two ends of a piece of the path are never joined.
technique-no-early-end = no early end
    .summary = The path does not reach the last number before every cell is visited.
technique-cut = cut off
    .summary = One cell is the only link to a part of the board, and the path must not cut that part off.
technique-only-way = only way
    .summary = Only one way leads to the next number.
technique-out-of-reach = out of reach
    .summary = The path does not go where the next number is out of reach.
technique-bridge-order = bottleneck
    .summary = The path passes a bottleneck only once, so it does not go where it would need it twice.
technique-parity = checkerboard
    .summary = The path alternates between light and dark cells, so counting them tells how often it enters a part of the board.
technique-both-ways = either way
    .summary = Whether or not the path makes a certain move, the same follows.
technique-contradiction = contradiction
    .summary = Assume the opposite, follow the path, and a rule breaks.

# These two stand only inside the chain of another step: its first link, and its last.
technique-supposition = assumption
    .summary = What follows is shown step by step.
technique-clash = clash
    .summary = Here a rule breaks, so the assumption is wrong.

## Directions, as parts of the sentences below

# "go right from row 1, column 2"
way-up = up
way-down = down
way-left = left
way-right = right
# "enter the 9 from above"
from-up = above
from-down = below
from-left = the left
from-right = the right
# "from the 3 to the 4"
the-number = the { $number }

## Steps
## $cell is one cell: "row 1, column 2"; where easy steps are told in one breath it may be several, "row 1, columns 2 and 3".
## $ways are directions from it, such as up and left; the path takes them, or, where it says "cannot" or "does not", takes
## none of them. $number is a number on the board.

# The corner at row 1, column 1 has only two ways out, right and down, so the path takes both.
step-forced-corner = { COUNT($cell) ->
    [one] The corner at { $cell } has
   *[other] The corners at { $cell } have
} only two ways out, { LIST($ways) }, so the path takes both.
# Row 3, column 2 has only two ways out, left and right, so the path goes straight through.
step-corridor = { COUNT($cell) ->
    [one] { $cell } has
   *[other] { $cell } have
} only two ways out, { LIST($ways) }, so the path goes straight through.
# The 1 has only one way out, so the path goes right from there.
step-corridor-first = The 1 has only one way out, so the path goes { LIST($ways) } from there.
# The 9 has only one way in, so the path enters it from above. $sides is one side.
step-corridor-last = The { $number } has only one way in, so the path enters it from { LIST($sides) }.

# The path already passes through row 2, column 3, so it does not go up or left from there.
step-full-cell = The path already passes through { $cell }, so it does not go { LIST($ways, type: "or") } from there.
# The path has already left the 1, so it does not also go down from there.
step-full-cell-first = The path has already left the 1, so it does not also go { LIST($ways, type: "or") } from there.
# The path already reaches the 9, so it does not also enter it from above or the left. $sides are sides of the cell.
step-full-cell-last = The path already reaches the { $number }, so it does not also enter it from { LIST($sides, type: "or") }.

# From the 1 the path can only go right.
step-dead-end-first = From the 1 the path can only go { LIST($ways) }.
# The path can enter the 9 only from the left. $sides is one side.
step-dead-end-last = The path can enter the { $number } only from { LIST($sides) }.
# Row 2, column 3 has only two open ways, up and right, so the path takes both.
step-two-ways-left = { COUNT($cell) ->
    [one] { $cell } has
   *[other] { $cell } have
} only two open ways, { LIST($ways) }, so the path takes both.
# The path can only continue down from row 2, column 3.
step-one-way-on = The path can only continue { LIST($ways) } from { $cell }.
# After a sentence about the same cell: The path cannot go right from row 2, column 3: that would close a loop. So it can
# only continue down.
step-one-way-on-next = So it can only continue { LIST($ways) }.

# The path cannot go right from row 1, column 2: it would lead from the 1 straight to the 4. $from and $to are numbers.
step-number-order = The path cannot go { LIST($ways) } from { $cell }: it would lead from the { $from } straight to the { $to }.
# The path cannot go down from row 1, column 2: that would close a loop.
step-no-early-loop = The path cannot go { LIST($ways) } from { $cell }: that would close a loop.
# The path cannot go down from row 1, column 2: it would reach the 9 with cells still unvisited. $number is the last number.
step-no-early-end = The path cannot go { LIST($ways) } from { $cell }: it would reach the { $number } with cells still unvisited.

# The path must go left from row 3, column 2: that is the only way to the 5 cells beyond. $count are the cells beyond.
step-cut = The path must go { LIST($ways) } from { $cell }: { $count ->
    [one] that is the only way to the cell beyond.
   *[other] that is the only way to the { $count } cells beyond.
}
# The path must go left from row 3, column 2: that is the only way to the rest of the board.
step-cut-rest = The path must go { LIST($ways) } from { $cell }: that is the only way to the rest of the board.
# Row 3, column 2 is the only link between two parts of the board. The path there already leads into one of them, so it
# does not also go left or up.
step-cut-closed = { $cell } is the only link between two parts of the board. The path there already leads into one of them, so it does not also go { LIST($ways, type: "or") }.

# From row 2, column 2 the path must go left: no other way leads from the 3 to the 4. $from is a number, $goals are one or
# two (the 2 or the 4).
step-only-way = From { $cell } the path must go { LIST($ways) }: no other way leads from the { $from } to { LIST($goals, type: "or") }.
# Where the cell is the number itself: From the 3 the path must go up and left: no other ways lead to the 2 and the 4.
step-only-way-number = From the { $from } the path must go { LIST($ways) }: { COUNT($ways) ->
    [one] no other way leads to { LIST($goals, type: "or") }.
   *[other] no other ways lead to { LIST($goals) }.
}
# The path cannot go up from row 2, column 2: that does not lead from the 3 to the 4. $from and $goals as before.
step-out-of-reach = The path cannot go { LIST($ways, type: "or") } from { $cell }: that does not lead from the { $from } to { LIST($goals, type: "or") }.
# Where the cell is the number itself: From the 3 the path cannot go up: the 2 and the 4 cannot be reached that way.
step-out-of-reach-number = From the { $from } the path cannot go { LIST($ways, type: "or") }: { LIST($goals) } cannot be reached that way.
# The path cannot go right from row 1, column 2: no section between two numbers can visit both cells.
step-out-of-reach-between = The path cannot go { LIST($ways) } from { $cell }: no section between two numbers can visit both cells.

# From row 6, column 3 the path must go left: any other way from the 7 to the 8 passes through the same cell twice. $from and
# $goals as before.
step-bridge-order = From { $cell } the path must go { LIST($ways) }: any other way from the { $from } to { LIST($goals, type: "or") } passes through the same cell twice.
# Where the cell is the number itself: From the 7 the path must go left: any other way to the 8 passes through the same cell twice.
step-bridge-order-number = From the { $from } the path must go { LIST($ways) }: any other way to { LIST($goals, type: "or") } passes through the same cell twice.
# The path cannot go up from row 6, column 3: from the 7 to the 8 it would have to pass through the same cell twice.
step-bridge-order-closed = The path cannot go { LIST($ways, type: "or") } from { $cell }: from the { $from } to { LIST($goals, type: "or") } it would have to pass through the same cell twice.
# Where the cell is the number itself.
step-bridge-order-closed-number = From the { $from } the path cannot go { LIST($ways, type: "or") }: on the way to { LIST($goals, type: "or") } it would have to pass through the same cell twice.
# The path cannot go right from row 1, column 2: it would have to pass through the same cell twice.
step-bridge-order-between = The path cannot go { LIST($ways) } from { $cell }: it would have to pass through the same cell twice.

# Told where no technique leads on.
trial-path = Trial and error shows that the path goes { LIST($ways) } from { $cell }.

# Colour the board like a checkerboard: the path can visit all light and dark cells beyond row 3, column 2 only if it goes
# left from there.
step-parity = Colour the board like a checkerboard: the path can visit all light and dark cells beyond { $cell } only if it goes { LIST($ways) } from there.
# Colour the board like a checkerboard: the path can visit all light and dark cells beyond row 3, column 2 only if it does
# not go left or up from there.
step-parity-closed = Colour the board like a checkerboard: the path can visit all light and dark cells beyond { $cell } only if it does not go { LIST($ways, type: "or") } from there.

## What follows from an assumption

# Parts of the next messages: what the path does, one move each.
goes = it goes { LIST($ways) } from { $cell }
goes-not = it does not go { LIST($ways) } from { $cell }
# How many moves follow besides those named.
more-moves = { $count ->
    [one] one more move follows
   *[other] { $count } more moves follow
}

# Whether or not the path goes right from row 1, column 2, it goes up from row 4, column 5 and it does not go left from row 5,
# column 5 (3 steps if it does, 5 if not). $follows is a list of the parts above; $with and $without count the steps in
# which that follows if the path makes the move, and if it does not.
step-both-ways = Whether or not the path goes { LIST($ways) } from { $cell }, { LIST($follows) } ({ $with ->
    [one] one step
   *[other] { $with } steps
} if it does, { $without } if not).
# Where both take as many steps: ... (3 steps either way).
step-both-ways-even = Whether or not the path goes { LIST($ways) } from { $cell }, { LIST($follows) } ({ $with ->
    [one] one step
   *[other] { $with } steps
} either way).

# If the path went right from row 1, column 2, then after 4 steps it would close a loop. So it does not go right there.
# $broken is one of the parts "broken-..." below, $steps counts the steps between the assumption and that, from 0.
step-contradiction = If the path went { LIST($ways) } from { $cell }, { $steps ->
    [0] { $broken }
    [one] then after one step { $broken }
   *[other] then after { $steps } steps { $broken }
}. So it does not go { LIST($ways) } there.
# If the path did not go right from row 1, column 2, then after 4 steps it would close a loop. So it goes right there.
step-contradiction-opposite = If the path did not go { LIST($ways) } from { $cell }, { $steps ->
    [0] { $broken }
    [one] then after one step { $broken }
   *[other] then after { $steps } steps { $broken }
}. So it goes { LIST($ways) } there.

# The first link of a chain: Assume that the path goes right from row 1, column 2.
step-supposition = Assume that the path goes { LIST($ways) } from { $cell }.
step-supposition-opposite = Assume that the path does not go { LIST($ways) } from { $cell }.
# The last link of a chain: But then it would close a loop. $broken is one of the parts below.
step-clash = But then { $broken }.

## What a position breaks, as a part of a sentence: "... it would close a loop". "it" is the path.

broken-full-cell = it would branch at { $cell }
broken-dead-end = it could not pass through { $cell }
broken-dead-end-first = it could not leave the 1
broken-dead-end-last = it could not enter the { $number }
# $from and $to are numbers: it would lead from the 1 straight to the 4
broken-number-order = it would lead from the { $from } straight to the { $to }
broken-no-early-loop = it would close a loop
broken-no-early-end = it would reach the last number with cells still unvisited
broken-cut = it would cut off part of the board at { $cell }
# $from and $to are numbers: it could not get from the 3 to the 4
broken-only-way = it could not get from the { $from } to the { $to }
broken-out-of-reach = it could not visit { $cell } on the way from any number to the next
broken-bridge-order = it would have to pass through { $cell } twice
broken-bridge-order-visit = it could not visit { $cell } without passing through another cell twice
broken-parity = it could not visit all light and dark cells around { $cell }

## Rules a board breaks, with what to do about it
## $cell is one cell, $from and $to are the two cells of a move: "row 1, column 2".

fault-start = The path starts at { $cell }, not on the 1.
fault-start-remedy = Start the path on the 1.
fault-jump = The path jumps from { $from } to { $to }.
fault-wall = The path crosses a wall between { $from } and { $to }.
fault-wall-note = The note between { $from } and { $to } leads through a wall or into a blocked cell.
fault-blocked = The path enters the blocked cell at { $cell }.
fault-revisit = The path visits { $cell } twice.
# The path meets the 5 at row 2, column 3, but the 4 comes next. $number is met, $next is due.
fault-order = The path meets the { $number } at { $cell }, but the { $next } comes next.
fault-early-end = The path reaches the last number, { $number }, before every cell is visited.
fault-contradiction = The path goes from { $from } to { $to }, but a note says that it does not.
fault-branch = The path branches at { $cell }.
fault-dead-end = The path can no longer pass through { $cell }: too few ways are left.
fault-loop = The path closes a loop at { $cell }.
fault-wrong-note = The note between { $from } and { $to } is wrong.
fault-wrong-notes = The notes cannot all be right.
# After the 3 the path goes wrong at row 2, column 4: from there it could not get from the 3 to the 4. $broken is one of the
# parts "broken-..." above.
fault-wrong-turn = After the { $number } the path goes wrong at { $cell }: from there { $broken }.
fault-wrong-turn-unseen = After the { $number } the path goes wrong at { $cell }: that does not lead to the solution.

remedy-go-back = Go back to { $cell }.
remedy-clear-note = Clear the note between { $from } and { $to }.
remedy-clear-notes = Clear the notes you are least sure of.
# The player forbade some ways from a cell in notes.
remedy-clear-notes-around = Clear a note around { $cell }.

## What is wrong with a puzzle or a board that is read. $given is what stands there, as text.

fault-missing = A Zip puzzle needs { $key ->
    [width] a width.
    [height] a height.
   *[numbers] numbers.
}
fault-size = The { $side ->
    [width] width
   *[height] height
} must be a whole number from 1 to { $most }, not { $given }.
fault-type-numbers = The numbers must be a list of cells, not { $given }.
fault-type-walls = The walls must be a list, not { $given }.
fault-type-blocked = The blocked cells must be a list of cells, not { $given }.
fault-type-blocked-cell = A blocked cell must be [row, column], not { $given }.
fault-type-number = A number must be a whole number from 1, not { $given }.
fault-type-number-cell = The cell of the number { $number } must be [row, column], not { $given }.
fault-type-wall = A wall must be [row, column, "right" or "down"], not { $given }.
fault-ragged = The rows of the grid differ in length.
# The number 3 stands twice, at row 1, column 1 and row 2, column 2. $cells are two cells.
fault-repeated = The number { $number } stands twice, at { $cells }.
fault-gap = The number { $number } is missing.
fault-gap-beyond = The number { $given } is larger than the number of cells.
fault-off-board-number = The number { $number } at { $cell } is off the board.
fault-off-board-blocked = The blocked cell at { $cell } is off the board.
fault-blocked-number = The number { $number } stands on a blocked cell, { $cell }.
# $first and $second are numbers.
fault-two-numbers = The numbers { $first } and { $second } stand in the same cell, { $cell }.
fault-too-few = A Zip puzzle of this size needs at least the numbers 1 and 2.
fault-too-few-one-cell = A Zip puzzle of this size needs the number 1.
fault-wall-off-board = The wall { $side ->
    [right] to the right of
   *[down] below
} { $cell } is off the board.
# $light and $dark count cells; $more says of which colour a path between these two cells visits one more.
fault-parity = No path is possible. Coloured like a checkerboard, the board has { $light ->
    [one] one light cell
   *[other] { $light } light cells
} and { $dark ->
    [one] one dark cell
   *[other] { $dark } dark cells
}, but a path from { $from } to { $to } visits { $more ->
    [light] one more light cell than dark ones.
    [dark] one more dark cell than light ones.
   *[none] as many light cells as dark ones.
}
fault-board = A board must be a path, a list of [row, column].
# $width and $height count cells.
fault-board-cell = A cell of the path must be [row, column] on the board of { $width } by { $height } cells, not { $given }.
fault-board-note = A note must be [row, column, "right" or "down", true or false], not { $given }.
fault-wrong-solution = The known solution does not solve the puzzle.

## Moves that cannot be made, as the end of a line: "move 3: the path already visits row 1, column 2". $given is what the
## player wrote.

move-unknown = { $given } is not a move: { move-help }
move-too-long = this move goes through the board more than { $times } times
move-visited = the path already visits { $cell }
move-blocked = { $cell } is blocked
move-wall = there is a wall between { $from } and { $to }
move-not-straight = { $to } is not straight ahead of { $from }
# $rows and $columns count lines.
move-off-board = there is no { $cell }: the board has { $rows ->
    [one] one row
   *[other] { $rows } rows
} and { $columns ->
    [one] one column
   *[other] { $columns } columns
}

## Pages

about-editor = Place numbers, walls and blocked cells for a path.
# The name of the whole board; $last is its last number.
page-board = Zip, { $width } columns, { $height } rows, numbers 1 to { $last }
# What a cell holds, for screen readers; $number is its number.
page-number = number { $number }
page-blocked = blocked
page-head = end of the path
# $number counts the cells of the path up to here.
page-visited = on the path, step { $number }
# $sides is a list of page-side-...: "wall on the left and above".
page-walls = wall { $sides }
page-side-left = on the left
page-side-right = on the right
page-side-above = above
page-side-below = below
# $side is one of page-side-...: notes of the player about a border of the cell.
page-note-used = noted: the path goes through { $side }
page-note-closed = noted: closed { $side }
# Said after a move: how many cells the path has, and where it ends.
page-said = { $count ->
    [one] Path at row { $row }, column { $column }
   *[other] Path of { $count } cells, at row { $row }, column { $column }
}
page-no-way = The path cannot go there
page-pen-number = Number
page-pen-wall = Wall
page-pen-blocked = Blocked cell
page-missing = Place at least two numbers: they count up by themselves.
page-wall-right = wall on the right
page-wall-down = wall below
# Help: every row says how, and what that does.
page-help = The path in Zip
page-help-drag-how = Drag from the end of the path
page-help-drag-what = Extend the path
page-help-back-how = Drag back along the path
page-help-back-what = Take it back
page-help-ahead-how = Press a cell straight ahead
page-help-ahead-what = Extend the path to that cell
page-help-path-how = Press a cell on the path
page-help-path-what = Go back to that cell
page-help-arrows-how = Arrow keys
page-help-arrows-what = Extend the path, or take a step back
page-help-look-how = Shift + arrow keys
page-help-look-what = Move the cursor without drawing; Enter extends the path to it

# What decided a border while the solver was watched.
# A corner or a corridor; a cell with only as many ways left as the path needs; where the next number can be reached.
reason-no-choice = no choice
reason-no-other-way = no other way
reason-within-reach = numbers within reach
reason-step = step of the path

## The first board: what to try, and the rule it breaks

page-first-order = Draw the path from the 1 through the marked cells to the 3.
page-first-order-why = The path passes the numbers in order, and the 2 comes before the 3.
page-first-early = Draw the path from the 1 through the marked cells to the 6, the last number.
page-first-early-why = The path visits every cell and ends at the last number, so it must not get there while cells are left.
page-first-wall = Now try to draw from the 1 straight up. The thick line is a wall, and the path never crosses one. When you have tried, go on.
page-first-wall-why = The thick line is a wall, and the path never crosses one.

## Answers in words, judged

# How an answer was read.
notation-visits = a grid of the numbers in which the path visits the cells
notation-ways = directions from the 1 on
notation-drawing = a drawing of the path
fault-answer-visit = The answer has the number { $number } more than once: { $cells }.
fault-answer-no-visit = The answer has no number { $number }.
fault-answer-empty = { $cell } has no number in the answer.
fault-answer-off-board = The path leaves the board after { $cell }.
fault-answer-short = The path visits { $found ->
    [one] one cell
   *[other] { $found } cells
} of { $expected }.
