// A kind as small as can be, for tests: the board is a text, a move is a letter added to it; "!" is no move.

export function applyMove(puzzle, board, move) {
  if (move === "!") throw new RangeError("no move");
  return board.endsWith(move) ? board : board + move;
}

export function aGame(values = {}) {
  return {
    id: 7,
    player: "Ada",
    kind: "letters",
    puzzle: { kind: "letters", width: 1, height: 1 },
    revision: "r0",
    board: "",
    moves: 0,
    can_undo: false,
    can_redo: false,
    finished: false,
    faults: [],
    satisfied: [],
    checkpoints: {},
    seconds: 10,
    paused: false,
    ...values,
  };
}
