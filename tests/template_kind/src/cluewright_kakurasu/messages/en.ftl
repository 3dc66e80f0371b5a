# What Kakurasu says. Another language is another file beside this one, with the same messages.

title = Kakurasu
rules = Shade cells so that in every row and column the numbers of the shaded places add up to the sum beside it.
move-help = ROW COLUMN and # (shaded), . (not shaded) or ? (unknown), such as: 2 3 #; several with commas between

technique-line-sum = line sum
    .summary = A cell comes out the same in every way to make the sum of its line.

# Pages: a mark has the word on its button, and what a cell with it is.
mark-shade = Shade
    .name = shaded
mark-cross = Cross
    .name = crossed
clue-rows = row sum
clue-columns = column sum
