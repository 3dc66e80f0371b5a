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
