# What Hitori says. $cell is one cell, $cells are one or more: "row 1, column 2", "row 1, columns 2 and 5".
# $number is a number of the puzzle as a text, such as "5". A sentence gets its capital letter by itself.

## The kind

title = Hitori
rules = Shade cells so that no number appears twice among the unshaded cells of a row or column. Shaded cells never share a side, and all unshaded cells stay connected.
# How moves are written on the command line. #, . and ? and the examples stay as they are.
move-help = #ROW,COLUMN shades a cell, .ROW,COLUMN circles it, ?ROW,COLUMN clears it; ranges look like .3,4-7 or ?1-5,2; put spaces between the parts of a longer move
# How an answer to a prompt is written: rows of characters. The characters stay as they are.
answer-form = Answer with one line per row: # for a shaded cell and . for an unshaded one, nothing between them.

## What a cell can be: "row 1, column 2 cannot be shaded"

value-unknown = open
value-unshaded = unshaded
value-shaded = shaded

## Techniques: the name, and one sentence about it

technique-shaded-neighbour = shaded neighbour
    .summary = The cells next to a shaded cell are unshaded.
technique-repeated-number = repeated number
    .summary = An unshaded number shades every equal number in its row and column.
technique-triple = triple
    .summary = Of three equal numbers side by side, the outer two are shaded.
technique-sandwich = sandwich
    .summary = A cell between two equal numbers is unshaded.
technique-pair-isolation = pair isolation
    .summary = Two equal numbers side by side shade every other such number in their line.
technique-flanked-pair = flanked pair
    .summary = A pair between two equal numbers, as in 1 2 2 1, shades every other such number in its line.
technique-corner-quad = corner quad
    .summary = Two pairs of equal numbers fill a corner, so the corner and the cell diagonal to it are shaded.
technique-corner-triple = corner triple
    .summary = Of three equal numbers around a corner, the one between the other two is shaded.
technique-corner-double = corner double
    .summary = A pair of equal numbers in a corner keeps the other neighbour of the corner unshaded.
technique-last-exit = last exit
    .summary = The only way out of an unshaded cell stays unshaded.
technique-cut-cell = cut cell
    .summary = A cell stays unshaded where shading it would cut other cells off.
technique-edge-pairs = edge pairs
    .summary = Two pairs of equal numbers form a square at the edge, so the edge cells beside it are unshaded.
technique-offset-pair = offset pair
    .summary = Two neighbours cannot both be shaded, so one of their equals is, and the cells touching both equals are unshaded.
technique-double-near-edge = double near edge
    .summary = Shading a cell would decide a pair nearby and cut cells off at the edge.
technique-double-beside-diagonal = double beside diagonal
    .summary = Shading a cell would decide a pair nearby and close a ring of shaded cells.
technique-number-contradiction = number contradiction
    .summary = Assume the opposite, and two shaded cells touch or a number repeats.
technique-connectivity-contradiction = connectivity contradiction
    .summary = Assume the opposite, and some cells are cut off.
technique-combined-contradiction = combined contradiction
    .summary = Assume the opposite and keep all unshaded cells connected: then two shaded cells touch or a number repeats.
technique-common-consequence = common consequence
    .summary = Whether one cell is shaded or not, another cell comes out the same.
technique-nested-contradiction = nested contradiction
    .summary = Assume the opposite, and further contradictions inside the assumption rule it out.

## Steps without an assumption

# $cell is shaded. "Row 1, column 2 is shaded, so its neighbours are unshaded: row 1, columns 1 and 3."
step-shaded-neighbour = { COUNT($cells) ->
    [one] { $cell } is shaded, so its neighbour { $cells } is unshaded.
   *[other] { $cell } is shaded, so its neighbours are unshaded: { $cells }.
}
# After the sentence that shades $cell: "That leaves its neighbour row 1, column 3 unshaded."
step-shaded-neighbour-next = { COUNT($cells) ->
    [one] That leaves its neighbour { $cells } unshaded.
   *[other] That leaves its neighbours unshaded: { $cells }.
}
# "The 5 in row 1, column 2 is unshaded, so the 5s in row 1, columns 4 and 7 are shaded."
step-repeated-number = { COUNT($cells) ->
    [one] The { $number } in { $cell } is unshaded, so the { $number } in { $cells } is shaded.
   *[other] The { $number } in { $cell } is unshaded, so the { $number }s in { $cells } are shaded.
}
# After the sentence that leaves $cell unshaded: "Its 5 shades the one in row 1, column 4."
step-repeated-number-next = { COUNT($cells) ->
    [one] Its { $number } shades the one in { $cells }.
   *[other] Its { $number } shades those in { $cells }.
}
# $three are three cells of one line. "Of the three 5s side by side in row 1, columns 2 to 4, the outer two are shaded and the middle one is unshaded."
step-triple = Of the three { $number }s side by side in { $three }, the outer two are shaded and the middle one is unshaded.
# $pair are two cells with one cell between them. "At least one of the 5s in row 1, columns 2 and 4 is shaded, so row 1, column 3 between them is unshaded."
step-sandwich = At least one of the { $number }s in { $pair } is shaded, so { $cells } between them is unshaded.
# $pair are two neighbours. "One of the 5s side by side in row 1, columns 2 and 3 is unshaded, so the 5 in row 1, column 7 is shaded."
step-pair-isolation = { COUNT($cells) ->
    [one] One of the { $number }s side by side in { $pair } is unshaded, so the { $number } in { $cells } is shaded.
   *[other] One of the { $number }s side by side in { $pair } is unshaded, so the { $number }s in { $cells } are shaded.
}
# $four are four cells of one line that read $outer $inner $inner $outer. "Row 1, columns 2 to 5 read 1 2 2 1. One of these 1s and one of these 2s are unshaded, so row 1, column 7 is shaded."
step-flanked-pair = { COUNT($cells) ->
    [one] { $four } read { $outer } { $inner } { $inner } { $outer }. One of these { $outer }s and one of these { $inner }s are unshaded, so { $cells } is shaded.
   *[other] { $four } read { $outer } { $inner } { $inner } { $outer }. One of these { $outer }s and one of these { $inner }s are unshaded, so { $cells } are shaded.
}
# $corner is the corner, $sides are its two neighbours, $shaded the corner and the cell diagonal to it.
step-corner-quad = Two pairs of equal numbers fill the corner, so one diagonal of it is shaded. Shading { $sides } would cut off { $corner }, so { $shaded } are shaded instead.
# $cells is one cell, $sides are two cells with the same number. "If the 5 in row 1, column 1 were unshaded, the 5s in row 1, column 2 and row 2, column 1 would be shaded and cut off the corner, so row 1, column 1 is shaded."
step-corner-triple = If the { $number } in { $cells } were unshaded, the { $number }s in { $sides } would be shaded and cut off the corner, so { $cells } is shaded.
# $end and $equal are the pair of equal numbers, $cells is the cell settled.
step-corner-double = If { $cells } were shaded, the { $number } in { $end } would be unshaded and the { $number } in { $equal } shaded. That would cut off the corner at { $corner }, so { $cells } is unshaded.
# "Row 1, column 1 has only one way out, so row 2, column 1 is unshaded."
step-last-exit = { $cell } has only one way out, so { $cells } is unshaded.
# $off are the cells cut off. "Shading row 4, column 4 would cut off row 3, columns 1 and 2, so row 4, column 4 is unshaded."
step-cut-cell = Shading { $cells } would cut off { $off }, so { $cells } is unshaded.
# An area cut off that is too large to name every cell, for $off and for the $cells of ending-cut-off. "an area of 17 cells including row 1, column 1"
area = an area of { $count } cells including { $first }
# In the same places: an area that is larger still.
part-of-board = part of the board
# On a board of one row or one column.
step-cut-cell-strip = { COUNT($cells) ->
    [one] On a board with a single line, only the ends can be shaded, so { $cells } is unshaded.
   *[other] On a board with a single line, only the ends can be shaded, so { $cells } are unshaded.
}
# On a board of one cell.
step-cut-cell-single = At least one cell is unshaded, so { $cells } is unshaded.
# $square are four cells at the edge.
step-edge-pairs = { COUNT($cells) ->
    [one] Two pairs of equal numbers fill { $square }, so one diagonal of this square is shaded. Shading { $cells } would touch that diagonal or cut off a cell, so { $cells } is unshaded.
   *[other] Two pairs of equal numbers fill { $square }, so one diagonal of this square is shaded. Shading { $cells } would touch that diagonal or cut off a cell, so { $cells } are unshaded.
}
# A number on the board, as a part of the next message.
number-at = the { $number } in { $cell }
# $neighbours are two neighbours with the numbers $one and $other, $equals a list of two cells with these numbers. "The 5 and the 2 in row 1, columns 1 and 2 cannot both be shaded, so the 5 in row 4, column 1 or the 2 in row 5, column 2 is; row 4, column 2 touches both of these, so it is unshaded."
step-offset-pair = { COUNT($cells) ->
    [one] The { $one } and the { $other } in { $neighbours } cannot both be shaded, so { LIST($equals, type: "or") } is; { $cells } touches both of these, so it is unshaded.
   *[other] The { $one } and the { $other } in { $neighbours } cannot both be shaded, so { LIST($equals, type: "or") } is; { $cells } touch both of these, so they are unshaded.
}
# Where the two neighbours have the same number.
step-offset-pair-same = { COUNT($cells) ->
    [one] The two { $number }s in { $neighbours } cannot both be shaded, so { LIST($equals, type: "or") } is; { $cells } touches both of these, so it is unshaded.
   *[other] The two { $number }s in { $neighbours } cannot both be shaded, so { LIST($equals, type: "or") } is; { $cells } touch both of these, so they are unshaded.
}
# $beside and $pair are two neighbours with the same number, $off the cells cut off. "If row 1, column 3 were shaded, the 6 in row 2, column 3 would be unshaded and the 6 in row 2, column 2 shaded. That would cut off row 1, columns 1 and 2, so row 1, column 3 is unshaded."
double = If { $cells } were shaded, the { $number } in { $beside } would be unshaded and the { $number } in { $pair } shaded. That would cut off { $off }, so { $cells } is unshaded.
step-double-near-edge = { double }
step-double-beside-diagonal = { double }

## Steps with an assumption
## $colour is shaded or unshaded: what is assumed of $cell. $links says in how many steps the contradiction follows; it may be 0.

# How a contradiction ends: a part of a sentence, as in "If row 2, column 3 were shaded, then after 4 steps row 1, columns 1 and 2 would both be shaded and touch".
ending-touching = { $cells } would both be shaded and touch
ending-repeated = both { $number }s in { $cells } would be unshaded
ending-cut-off = { $cells } would be cut off

# $ending is one of the endings. "If row 2, column 3 were shaded, then after 4 steps both 5s in row 1, columns 2 and 6 would be unshaded, so row 2, column 3 is unshaded."
contradiction = { $colour ->
    [shaded] If { $cell } were shaded, { after }{ $ending }, so { $cell } is unshaded.
   *[unshaded] If { $cell } were unshaded, { after }{ $ending }, so { $cell } is shaded.
}
# A part of the contradiction, with a blank at its end.
after = { $links ->
    [0] {""}
    [one] then after one step{" "}
   *[other] then after { $links } steps{" "}
}
step-number-contradiction = { contradiction }
step-connectivity-contradiction = { contradiction }
step-combined-contradiction = { contradiction }
# $inner says how many of the steps are contradictions themselves. "If row 2, column 3 were shaded, then after 9 steps, including 2 further contradictions, row 3, columns 1 and 2 would be cut off, so row 2, column 3 is unshaded."
step-nested-contradiction = { $colour ->
    [shaded] If { $cell } were shaded, { after-inner } { $ending }, so { $cell } is unshaded.
   *[unshaded] If { $cell } were unshaded, { after-inner } { $ending }, so { $cell } is shaded.
}
after-inner = { $inner ->
    [one] then after { $links } steps, including a further contradiction,
   *[other] then after { $links } steps, including { $inner } further contradictions,
}
# $result says what the cells become, $shaded and $unshaded in how many steps that follows in each case. "Whether row 1, column 2 is shaded (3 steps) or not (1 step), row 3, column 4 is unshaded."
step-common-consequence = Whether { $cell } is shaded ({ steps-if-shaded }) or not ({ steps-if-unshaded }), { $result }.
steps-if-shaded = { $shaded ->
    [one] 1 step
   *[other] { $shaded } steps
}
steps-if-unshaded = { $unshaded ->
    [one] 1 step
   *[other] { $unshaded } steps
}
# The results: parts of sentences. $shaded and $unshaded of the last are the first two.
result-shaded = { COUNT($cells) ->
    [one] { $cells } is shaded
   *[other] { $cells } are shaded
}
result-unshaded = { COUNT($cells) ->
    [one] { $cells } is unshaded
   *[other] { $cells } are unshaded
}
result-both = { $shaded }, and { $unshaded }

# The first step of a chain. "Assume that row 2, column 3 is shaded."
step-supposition = { $colour ->
    [shaded] Assume that { $cell } is shaded.
   *[unshaded] Assume that { $cell } is unshaded.
}
# The last step of a chain. "But then both 5s in row 1, columns 2 and 6 would be unshaded."
step-clash = But then { $ending }.

## Rules broken on a board, and what to do

# $line is a row or column. "Row 1 has two unshaded 5s."
fault-repeated-number = { $line } has { $count ->
    [2] two
   *[other] { $count }
} unshaded { $number }s.
    .remedy = Shade or clear all but one of them.
# "Row 1, columns 1 and 2 are shaded and touch."
fault-touching-black = { $cells } are shaded and touch.
    .remedy = Clear one of them.
# "Shaded cells cut off row 1, columns 1 and 2."
fault-cut-off-white = Shaded cells cut off { $cells }.
    .remedy = Clear a shaded cell next to them.
fault-cut-off-white-all = Every cell is shaded.
# $found is the number in an answer, $number that of the puzzle. "Row 2, column 3 has 5, but the puzzle has 4 there."
fault-answer-number = { $cell } has { $found }, but the puzzle has { $number } there.
# How an answer was read.
notation-numbers = the numbers of the puzzle, with the shaded ones marked
    .remedy = Clear some cells.

## Puzzles that are malformed. $found is what stands there instead, quoted.

fault-missing = A Hitori needs numbers.
fault-empty = The puzzle has no cells.
fault-empty-row = { $line } has no cells.
# $first is row 1. "Row 3 has 4 cells, but row 1 has 5."
fault-ragged = { $line } has { $count } cells, but { $first } has { $expected }.
# "Row 1, column 2 must be a number or a letter, not '?'."
fault-symbol = { $cell } must be a number or a letter, not { $found }.
fault-type = The numbers must be a list of rows, not { $found }.
fault-type-row = { $line } must be a list of numbers, not { $found }.
fault-type-cell = { $cell } must be a whole number, not { $found }.
fault-out-of-range = { $cell } must be a number from 1 to { $highest }, not { $found }.
fault-size-rows = A Hitori has at most { $most } rows.
fault-size-columns = { $line } has too many cells: a Hitori has at most { $most } columns.
# $side is width or height. "The width is given as 5, but the numbers make it 4."
fault-size = { $side ->
    [width] The width is given as { $found }, but the rows are { $expected } cells wide.
   *[height] The height is given as { $found }, but there are { $expected } rows.
}

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
page-missing = { $count ->
    [one] One more cell needs a number.
   *[other] { $count } cells still need a number: pick one and place it, or type.
}

# What decided a cell while the solver was watched.
reason-pairs = equal numbers close together
reason-neighbour = beside a shaded cell
reason-equal = repeated number
reason-cut = keeps the unshaded cells connected

## The first board: what to try, and the rule it breaks

page-first-repeat = Row 1 has two 2s. Choose Circle, and circle both: a circle marks a cell that stays unshaded.
page-first-repeat-why = No number may appear twice among the unshaded cells of a row or column. One of these 2s has to be shaded.
page-first-touch = Choose Shade, and shade the two marked cells side by side.
page-first-touch-why = Shaded cells never share a side. They may touch at a corner.
page-first-cut = Shade the two marked cells at the corner.
page-first-cut-why = All unshaded cells stay connected, and the cell in the corner has no way out now.
