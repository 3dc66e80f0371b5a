# What Zip says.

## The kind

title = Zip
rules = Draw one path that starts on 1, ends on the last number, meets the numbers in order and visits every cell exactly once; it never crosses a wall.
move-help = R2D goes right twice and down (L, R, U, D); ROW,COLUMN goes straight to a cell or back to it; +ROW,COLUMN right (or down) notes a border as used, - as closed, ? clears the note; several notes, with blanks between them, are one move

## Techniques

technique-forced-corner = forced corner
    .summary = A corner has no more ways than the path needs, so it takes them all.
technique-full-cell = full cell
    .summary = The path runs through a cell already, so its other ways are closed.
technique-dead-end = dead end
    .summary = A cell has only as many ways left as the path needs, so it takes them all.
technique-number-order = number order
    .summary = Two pieces of path are not joined where the numbers would come out of order.
technique-no-early-loop = no early loop
    .summary = The two ends of a piece of path are never joined.
technique-no-early-end = no early end
    .summary = First and last number are not joined before every cell is visited.
technique-cut = cut
    .summary = Otherwise a part of the board could not be visited any more.
technique-only-way = only way
    .summary = The next number can only be reached this way.
technique-bridge-order = bridge order
    .summary = The stretch between two numbers cannot pass the same cell twice.
technique-parity = parity
    .summary = The checkerboard colours of a part tell how often the path crosses into it.
technique-both-ways = both ways
    .summary = Whether or not a border is used, the same follows.
technique-contradiction = contradiction
    .summary = Supposing the opposite breaks a rule.

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
reason-step = step of the path
