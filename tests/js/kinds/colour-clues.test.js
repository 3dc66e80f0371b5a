// Which clues of a colour nonogram are complete.

import assert from "node:assert/strict";
import { test } from "node:test";

import { satisfied } from "../../../src/cluewright/colour_nonogram/browser/clues.js";

/** The complete blocks of one row. @param {[number | null, number][]} clue @param {string} cells */
const complete = (clue, cells) => satisfied({ rows: [clue], columns: [...cells].map(() => null) }, [cells]).map(([, , number]) => number);

test("a block is complete where it stands in every arrangement", () => {
  assert.deepEqual(complete([[1, 1], [2, 2]], "??bb."), [1]);
  assert.deepEqual(complete([[1, 1], [1, 1]], "??a??"), []);
  assert.deepEqual(complete([[2, 1], [1, 2]], "aab"), [0, 1]);
});

test("blocks of one colour need a cell between them, others do not", () => {
  assert.deepEqual(complete([[1, 1], [1, 1]], "aa?"), []);
  assert.deepEqual(complete([[1, 1], [1, 1]], "a.a"), [0, 1]);
  assert.deepEqual(complete([[1, 1], [1, 2]], "ab?"), [0, 1]);
});

test("a line that is wrong has none", () => {
  assert.deepEqual(complete([[1, 1]], "a.b"), []);
  assert.deepEqual(complete([[3, 1]], "aa."), []);
});

test("a hidden length is complete once its block is closed", () => {
  assert.deepEqual(complete([[null, 1]], "aa?"), []);
  assert.deepEqual(complete([[null, 1]], "aa."), [0]);
});

test("columns are looked at as rows are", () => {
  const puzzle = { rows: [null, null], columns: [[[2, 1]], []] };
  assert.deepEqual(satisfied(puzzle, ["a.", "a."]), [["column", 0, 0]]);
});
