import assert from "node:assert/strict";
import { test } from "node:test";

import { cellOf, judge } from "../../../src/cluewright/web/static/js/learn/judge.js";

const step = { cells: [[0, 0, "#"], [0, 2, "."]], drawn: [[0, 0, "#"]] };
const other = { cells: [[0, 3, "."], [0, 4, "."]], drawn: [[0, 3, "."], [0, 4, "."]] };
const lesson = { board: ["??????"], step, applications: [step, other], implied: [[0, 5, "#"]] };

/** What is found on a board, without what is empty. */
function found(board) {
  const { nearest, left, ...lists } = judge(lesson, board);
  return { nearest, left, ...Object.fromEntries(Object.entries(lists).filter(([, keys]) => keys.length)) };
}

test("every step of the technique is right, whichever is begun", () => {
  assert.deepEqual(found(["???.??"]), { right: ["0,3"], nearest: other, left: 1 });
  assert.deepEqual(found(["???..?"]), { right: ["0,3", "0,4"], nearest: other, left: 0 });
  assert.deepEqual(found(["#?????"]), { right: ["0,0"], nearest: step, left: 0 });
});

test("either mark will do, and notes are not asked for beside others", () => {
  assert.deepEqual(found(["#?.???"]), { right: ["0,0", "0,2"], nearest: step, left: 0 });
  assert.deepEqual(found(["??.???"]), { right: ["0,2"], nearest: step, left: 1 });
});

test("the opposite is wrong, what follows later is not, and the rest is elsewhere", () => {
  assert.deepEqual(found([".?????"]), { wrong: ["0,0"], nearest: step, left: 1 });
  assert.deepEqual(found(["?????."]), { wrong: ["0,5"], nearest: step, left: 1 });
  assert.deepEqual(found(["?????#"]), { implied: ["0,5"], nearest: step, left: 1 });
  assert.deepEqual(found(["?#????"]), { elsewhere: ["0,1"], nearest: step, left: 1 });
  assert.deepEqual(cellOf("0,2"), [0, 2]);
});

test("steps about borders are judged by what the board notes of them", () => {
  const border = { cells: [[0, 0, "right", true]], drawn: [[0, 0, "right", true]] };
  const about = { board: [], step: border, applications: [border], implied: [] };
  const notes = (board) => board;
  assert.equal(judge(about, [[0, 0, "right", true]], notes).left, 0);
  assert.deepEqual(judge(about, [[0, 0, "right", false]], notes).wrong, ["0,0,right"]);
  assert.deepEqual(judge(about, [[1, 0, "down", true]], notes).elsewhere, ["1,0,down"]);
});
