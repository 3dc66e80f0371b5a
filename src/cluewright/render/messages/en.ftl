# What stands beside films and heat maps.

## What settled a cell: the stages of solvers. Techniques have names of their own.

reason-given = given
reason-lines = lines
reason-logic = simple logic
reason-probe = trial
reason-guess = guess
reason-learned = learned
reason-decimate = likeliest value
reason-accepted = better guess
reason-search = search
reason-row = whole row
reason-picture = whole picture
reason-solution = solution
reason-pairs = pairs
reason-neighbour = neighbour
reason-equal = equal number
reason-cut = connectivity
reason-step = step
# What a person only tries, to see what follows.
reason-supposed = assumed
reason-other = other
# Further reasons, too rare to have a colour each.
more-reasons = { $count } more

## How far a film is

# $reasons is a list such as "lines, guess".
status-cells = { $settled } of { $all } cells
status-borders = { $settled } borders
status-reasons = { $status }: { $reasons }
status-undone = { $status }; { $count } undone

## Heat maps

heat-when = When: first
heat-last = last
heat-what = By:
heat-title-when = { $title }: when each cell was settled
heat-title-what = { $title }: what settled each cell
