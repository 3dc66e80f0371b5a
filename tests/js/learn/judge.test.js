import assert from "node:assert/strict";
import { test } from "node:test";

import { cellOf, judge } from "../../../src/cluewright/web/static/js/learn/judge.js";

const lesson = { board: ["???"], step: { cells: [[0, 0, "#"], [0, 2, "."]] } };

test("what follows is right, its opposite wrong, and the rest elsewhere", () => {
  assert.deepEqual(judge(lesson, ["#??"]), { right: ["0,0"], wrong: [], elsewhere: [], done: false });
  assert.deepEqual(judge(lesson, [".??"]), { right: [], wrong: ["0,0"], elsewhere: [], done: false });
  assert.deepEqual(judge(lesson, ["?#?"]), { right: [], wrong: [], elsewhere: ["0,1"], done: false });
  assert.ok(judge(lesson, ["#?."]).done);
  assert.deepEqual(cellOf("0,2"), [0, 2]);
});

test("steps about borders are judged by what the board notes of them", () => {
  const about = { board: [], step: { cells: [[0, 0, "right", true]] } };
  const notes = (board) => board;
  assert.ok(judge(about, [[0, 0, "right", true]], notes).done);
  assert.deepEqual(judge(about, [[0, 0, "right", false]], notes).wrong, ["0,0,right"]);
  assert.deepEqual(judge(about, [[1, 0, "down", true]], notes).elsewhere, ["1,0,down"]);
});
