# What Nonogram says.

## The kind

title = Nonogram
rules = Each row and column tells the lengths of its blocks of filled cells, in order; at least one empty cell lies between two blocks.
move-help = #ROW,COLUMN fills, .ROW,COLUMN marks empty, ?ROW,COLUMN clears; ranges as in #3,4-7 or .1-5,2; several parts, with blanks between them, are one move

## Techniques

technique-complete-line = complete line
    .summary = The clue needs the whole line, or is empty, so every cell is known.
technique-finished-line = finished line
    .summary = Every block stands already, so the other cells are empty.
technique-satisfied-clue = satisfied clue
    .summary = A block stands finished, so the gaps beside it are empty.
technique-only-gap = only gap
    .summary = A gap exactly fits a block that fits nowhere else.
technique-edge-fill = edge fill
    .summary = The first open cell from an end is filled, so the block next to that end lies there.
technique-overlap = overlap
    .summary = A block covers the middle of the cells it can reach wherever it lies.
technique-glue = glue
    .summary = Counted from an end, a block must cover a filled cell and so reaches beyond it.
technique-mercury = mercury
    .summary = Counted from an end, a block must cover a filled cell and so leaves the first ones.
technique-small-gap = small gap
    .summary = A gap is too small for every block that can come near it, so it is empty.
technique-unreachable = unreachable
    .summary = No block reaches these cells, so they are empty.
technique-forced-gap = forced gap
    .summary = A group is as long as any block it can belong to, so the cells beside it are empty.
technique-joining = joining
    .summary = Two groups can only belong to the same block, so the cells between are filled.
technique-splitting = splitting
    .summary = A cell would join two groups to something no block is, so it is empty.
technique-group-owners = group owners
    .summary = Whichever of its possible blocks a group belongs to, some cells are the same.
technique-line-analysis = line analysis
    .summary = Some cells are the same in all arrangements that agree with the line.
technique-contradiction = contradiction
    .summary = A cell is supposed, the lines are followed until they clash, so it is otherwise.
technique-common-consequence = common consequence
    .summary = Both values of a cell lead to the same, so that is certain.
technique-two-cells-deep = two cells deep
    .summary = A supposition clashes when further cells are supposed on top of it.
technique-search = search
    .summary = Only trying all cases goes on from here.
technique-supposition = supposition
    .summary = A cell is taken to have a value, to see what follows.
technique-clash = clash
    .summary = A line cannot be completed, so what was supposed is false.

## Pages

# A mark: the word on its button, and what a cell with it is.
mark-fill = Fill
    .name = filled
mark-cross = Cross out
    .name = crossed out
mark-open = Open
    .name = open
clue-rows = row clue
clue-columns = column clue
about-editor = Draw a picture, or turn a photo into one. The clues follow by themselves.
page-paint = Draw
page-erase = Erase
page-filled = filled

# What decided a cell while the solver was watched.
reason-lines = single lines
reason-probe = trying both values
reason-decimate = statistical guess
reason-accepted = accepted guess
reason-logic = logic
reason-row = row by row
reason-picture = whole pictures
