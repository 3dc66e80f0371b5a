# What Kakurasu says. Another language is another file beside this one, with the same messages.

## The kind

title = Kakurasu
rules = Shade cells so that every sum comes out. A shaded cell counts its column number towards the sum of its row, and its row number towards the sum of its column.
move-help = ROW COLUMN and # (shaded), . (not shaded) or ? (unknown), such as: 2 3 #; several with commas between
# How an answer to a prompt is written: one line per row, as `board_to_data` has them.
answer-form = Answer with one line per row: # for a shaded cell and . for an empty one, nothing between them.

## Techniques: the name, and one sentence about it

technique-line-sum = line sum
    .summary = Some cells come out the same in every way to make the sum of their row or column.

## Steps
## $line is a row or a column, $sum its sum; $shaded and $crossed are places in it: "columns 1 and 3".

# Row 1: every way to make 4 shades columns 1 and 3 and leaves column 2 empty.
step-line-sum = { $line }: every way to make { $sum } shades { $shaded } and leaves { $crossed } empty.
# Row 1: every way to make 6 shades columns 1 to 3.
step-line-sum-shaded = { $line }: every way to make { $sum } shades { $shaded }.
# Row 1: every way to make 2 leaves columns 1 and 3 empty.
step-line-sum-crossed = { $line }: every way to make { $sum } leaves { $crossed } empty.

## Faults, with what to do about them. $given is what stands there, as text.

fault-no-way = { $line } can no longer make { $sum }.
remedy-no-way = Clear a cell of { $line }.
fault-size = There must be 1 to { $most } { $axis ->
    [row] rows
   *[column] columns
}, not { $count }.
fault-sum = The sum of { $line } must be from 0 to { $most }, not { $given }.
fault-type = The rows and columns must be lists of sums.
fault-board = A board must be a list of { $rows ->
    [one] one row.
   *[other] { $rows } rows.
}
fault-board-row = A row must have { $columns ->
    [one] one character: #, . or ?.
   *[other] { $columns } characters: #, . and ?.
}
fault-wrong-solution = The known solution does not solve the puzzle.

## Moves that cannot be made

move-unknown = { $given } is not a move: write { move-help }
move-off-board = { $given } is outside the board

## Pages: a mark has the word on its button, and what a cell with it is.
mark-shade = Shade
    .name = shaded
mark-cross = Cross
    .name = crossed
clue-rows = row sum
clue-columns = column sum
