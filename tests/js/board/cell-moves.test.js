import assert from "node:assert/strict";
import { test } from "node:test";

import { movesOf, withChanges } from "../../../src/cluewright/web/static/js/board/cell-moves.js";
import { aSheet } from "./sheets.js";

const puzzle = { kind: "any", width: 4, height: 3 };

test("neighbours in a row are written together, and so are those in a column", () => {
  const { write } = movesOf(aSheet());
  assert.deepEqual(write([[0, 1, "#"], [0, 2, "#"], [0, 3, "#"]]), ["#1,2-4"]);
  assert.deepEqual(write([[0, 1, "#"], [1, 1, "#"], [2, 1, "#"]]), ["#1-3,2"]);
  assert.deepEqual(write([[2, 0, "."], [0, 0, "#"], [2, 1, "."]]), ["#1,1 .3,1-2"]);
});

test("what is written is read again", () => {
  const { read } = movesOf(aSheet());
  assert.deepEqual(read(puzzle, "#1,2-3 .3,1"), [[0, 1, "#"], [0, 2, "#"], [2, 0, "."]]);
  assert.deepEqual(read(puzzle, " ?1-2,4 "), [[0, 3, "?"], [1, 3, "?"]]);
});

test("what is no move, or leaves the board, is an error", () => {
  const { read } = movesOf(aSheet());
  for (const move of ["", "x1,1", "#1", "#1,5", "#4,1", "#2-1,1", "#0,1", "#1,1 !", "#1,1#1,2"]) {
    assert.throws(() => read(puzzle, move), RangeError, move);
  }
});

test("a kind may say how it writes a cell, and what stands between several", () => {
  const { write, read } = movesOf(aSheet({ move: "{row} {column} {mark}", between: ", " }));
  assert.deepEqual(write([[0, 2, "#"], [1, 2, "?"]]), ["1 3 #, 2 3 ?"]);
  assert.deepEqual(read(puzzle, "1 3 #, 2 3 ?"), [[0, 2, "#"], [1, 2, "?"]]);
  for (const move of ["1 3", "1 3 #,2 3 #", "9 9 #", "1 3 #, 2 3 # and so on"]) assert.throws(() => read(puzzle, move), RangeError, move);
});

test("where a move sets one cell, a stroke is several moves", () => {
  const { write, read } = movesOf(aSheet({ move: "({row}|{column}){mark}", between: null }));
  assert.deepEqual(write([[0, 0, "#"], [0, 1, "#"]]), ["(1|1)#", "(1|2)#"]);
  assert.deepEqual(read(puzzle, "(3|4)."), [[2, 3, "."]]);
  assert.throws(() => read(puzzle, "(1|1)#(1|2)#"), RangeError);
});

test("a board with changes is another board", () => {
  const board = ["????", "????"];
  assert.deepEqual(withChanges(board, [[0, 1, "#"], [0, 2, "."], [1, 3, "#"]]), ["?#.?", "???#"]);
  assert.deepEqual(board, ["????", "????"]);
});
