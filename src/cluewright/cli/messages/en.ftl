# What explain, hint, play, tour and watch print for a player. Help, errors and the words that are typed stay English.

## explain

explain-stuck = No technique applies from here. To see whether there is exactly one solution, run cluewright check.

## play

# $kind is the name of the kind, $size "10x10", $title the puzzle's own title.
play-title = { $kind }, { $size }
play-title-named = { $kind }, { $size }, { $title }
# $help says how moves are written.
play-moves = Moves: { $help }
# help is what the player types.
play-more = Type help to list all commands.
play-solved = Solved in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} with { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
play-finished = The puzzle is solved.
play-no-mistakes = No mistakes so far.
play-no-checkpoints = There are no checkpoints yet.
play-checkpoint = { $name }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}
play-checkpoint-set = Checkpoint { $name } is set.
play-saved = Saved to { $file }.

# The list that help prints. Words in capitals stand for what the player fills in.
play-word-show = draw the puzzle and the board
play-word-move = MOVE: make a move; a line that does not begin with one of these words is a move, too
play-word-undo = [N]: undo the last N moves
play-word-redo = [N]: redo N moves
play-word-hint = say where to look; asked again, why; asked once more, what to do
play-word-check = list the mistakes on the board
play-word-checkpoint = NAME: set a checkpoint here; without a name, list the checkpoints
play-word-return = NAME: return to a checkpoint
play-word-save = FILE: save the game
play-word-load = FILE: continue a saved game, or start the puzzle in the file
play-word-next = go to the next puzzle
play-word-time = show how long the game has taken
play-word-help = list these commands
play-word-quit = end the game

## tour

# The heading of a puzzle.
tour-generated = { $kind }, { $size }, generated with seed { $seed }
tour-sample = { $kind }, { $size }, a sample
tour-puzzle = The puzzle
tour-proof = Proof
tour-unique = There is exactly one solution ({ $milliseconds } ms).
tour-several = There are several solutions ({ $milliseconds } ms).
tour-none = There is no solution ({ $milliseconds } ms).
tour-undecided = Out of time: whether there is exactly one solution is not known.
tour-explanation = How a person solves it
tour-more-steps = ... and { $count ->
    [one] one more step
   *[other] { $count } more steps
} to the solution
tour-more-steps-stuck = ... and { $count ->
    [one] one more step
   *[other] { $count } more steps
} until no technique applies
# The columns of a table.
tour-technique = technique
tour-level = level
tour-steps = steps
tour-no-steps = This kind explains no steps.
tour-solution = The solution
tour-solution-named = The solution: { $title }
# $command is typed.
tour-play = Play one: { $command }
tour-help = See all commands: { $command }

## watch

# $counts is a list such as "lines 40, guess 3". Cells, or borders between cells, that the solver settled.
watch-nothing = Nothing was settled.
watch-cells = Settled { $count ->
    [one] one cell
   *[other] { $count } cells
}: { $counts }.
watch-borders = Settled { $count ->
    [one] one border
   *[other] { $count } borders
}: { $counts }.
# Branches that were tried and proved wrong.
watch-undone = Backtracked { $times ->
    [one] once
   *[other] { $times } times
}, undoing { $count } in all.
watch-cut = The solving was too long to record, so the middle is left out.
watch-stopped = The time limit ran out, so the end is missing.
