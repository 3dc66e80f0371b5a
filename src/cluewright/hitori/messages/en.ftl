# What Hitori says.

## The kind

title = Hitori
rules = Shade cells so that no number appears twice among the unshaded cells of a row or column. Shaded cells never share a side, and all unshaded cells hang together.
move-help = #ROW,COLUMN shades, .ROW,COLUMN circles, ?ROW,COLUMN clears; ranges as in .3,4-7 or ?1-5,2; several parts, with blanks between them, are one move

## Techniques

technique-shaded-neighbour = shaded neighbour
    .summary = The cells beside a shaded cell are unshaded.
technique-repeated-number = repeated number
    .summary = Equal numbers in the line of an unshaded cell are shaded.
technique-triple = triple
    .summary = Of three equal numbers side by side the outer two are shaded.
technique-sandwich = sandwich
    .summary = The cell between two equal numbers is unshaded.
technique-pair-isolation = pair isolation
    .summary = Beside a pair of equal neighbours, every other such number of the line is shaded.
technique-flanked-pair = flanked pair
    .summary = In a run a b b a, every other a and b of the line is shaded.
technique-corner-quad = corner quad
    .summary = Two equal pairs fill the corner, so the corner and its diagonal cell are shaded.
technique-corner-triple = corner triple
    .summary = Three equal numbers around a corner: the one between the other two is shaded.
technique-corner-double = corner double
    .summary = A pair of equal numbers in a corner keeps the free cell beside the corner unshaded.
technique-last-exit = last exit
    .summary = The only way out of an unshaded cell stays unshaded.
technique-cut-cell = cut cell
    .summary = Shaded, the cell would close a chain of shaded cells and cut unshaded ones off.
technique-edge-pairs = edge pairs
    .summary = Two equal pairs fill a block at the wall, so the wall cells beside it are unshaded.
technique-offset-pair = offset pair
    .summary = Of two equal pairs that start side by side and end diagonally, one end is shaded.
technique-double-near-edge = double near edge
    .summary = With either cell of a pair shaded, the cell would close a chain at the wall.
technique-double-beside-diagonal = double beside diagonal
    .summary = With either cell of a pair shaded, the cell would close a chain.
technique-number-contradiction = number contradiction
    .summary = Suppose a cell shaded or unshaded: neighbours and equal numbers clash.
technique-connectivity-contradiction = connectivity contradiction
    .summary = Suppose a cell shaded or unshaded: an area would be sealed off.
technique-common-consequence = common consequence
    .summary = Whether a cell is shaded or not, another cell comes out the same.
technique-nested-contradiction = nested contradiction
    .summary = Suppose a cell shaded or unshaded: it fails after contradictions inside it.

## Pages

# A mark: the word on its button, and what a cell with it is.
mark-shade = Shade
    .name = shaded
mark-circle = Circle
    .name = circled
mark-open = Open
    .name = open
clue-numbers = number
about-editor = Enter the numbers of a board yourself.
page-no-number = no number yet

# What decided a cell while the solver was watched.
reason-pairs = equal numbers close together
reason-neighbour = beside a shaded cell
reason-equal = repeated number
reason-cut = keeps the unshaded cells connected
