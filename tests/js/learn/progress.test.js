import assert from "node:assert/strict";
import { test } from "node:test";

import { lightHint, lightStep } from "../../../src/cluewright/web/static/js/board/lighting.js";
import { attempt, begin, tellMore, tryMove } from "../../../src/cluewright/web/static/js/learn/progress.js";

const step = { cells: [[0, 0, "#"], [0, 2, "."]], drawn: [[0, 0, "#"], [0, 2, "."]], evidence: { lines: [["row", 0]], cells: [[0, 1]] } };
const other = { ...step, cells: [[0, 3, "#"]], drawn: [[0, 3, "#"]] };
const lesson = { board: ["?????"], after: ["#?.??"], step, applications: [step, other], implied: [[0, 4, "."]] };

test("an example is told stage by stage, and ends with the step done", () => {
  let progress = begin(lesson, { exercise: false });
  const stages = [progress.stage];
  for (let count = 0; count < 4; count++) {
    progress = tellMore(lesson, progress);
    stages.push(progress.stage);
  }
  assert.deepEqual(stages, [0, 1, 2, 3, 3]);
  assert.deepEqual(progress.board, ["#?.??"]);
});

test("an exercise is looked at alone, and solved move by move", () => {
  const start = begin(lesson, { exercise: true });
  assert.equal(start.stage, -1);
  const first = tryMove(lesson, start, ["#????"]);
  assert.deepEqual([first.verdict, first.left], ["right", 1]);
  const last = tryMove(lesson, first.progress, ["#?.??"]);
  assert.equal(last.verdict, "solved");
  assert.ok(last.progress.solved);
  assert.equal(last.progress.stage, 3);
});

test("another step of the technique solves it as well, and is the one told", () => {
  const start = begin(lesson, { exercise: true });
  const later = tryMove(lesson, start, ["????."]);
  assert.deepEqual([later.verdict, later.progress.solved], ["implied", false]);
  const found = tryMove(lesson, later.progress, ["???#."]);
  assert.equal(found.verdict, "solved");
  assert.equal(found.progress.step, other);
});

test("what is wrong is not taken", () => {
  const start = begin(lesson, { exercise: true });
  const wrong = tryMove(lesson, start, [".????"]);
  assert.deepEqual([wrong.verdict, wrong.mistakes, wrong.progress], ["wrong", ["0,0"], start]);
  const elsewhere = tryMove(lesson, start, ["?#???"]);
  assert.deepEqual([elsewhere.verdict, elsewhere.mistakes, elsewhere.progress], ["elsewhere", ["0,1"], start]);
});

test("who tries an example looks alone from there", () => {
  const progress = attempt(tellMore(lesson, begin(lesson, { exercise: false })));
  assert.deepEqual([progress.stage, progress.trying], [-1, true]);
});

test("what is lit grows: the line, the reason, the cells", () => {
  assert.deepEqual(lightStep(lesson.step, 0), { evidence: { lines: [["row", 0]], cells: [] } });
  assert.deepEqual(lightStep(lesson.step, 1), { evidence: { lines: [["row", 0]], clues: undefined, cells: [[0, 1]] } });
  assert.deepEqual(lightStep(lesson.step, 2).cells, lesson.step.cells);
  assert.equal(lightStep(lesson.step, -1), null);
  assert.equal(lightStep(lesson.step, 3), null);
  const bare = { cells: [[1, 2, "right", true]], evidence: {} };
  assert.deepEqual(lightStep(bare, 0), { evidence: { lines: [], cells: [[1, 2]] } });
});

test("a mistake is lit at last, and before it where to look for it", () => {
  const hint = { stages: [], cells_about: [], mistake: { cells: [[3, 4]] } };
  assert.deepEqual(lightHint(hint, 0), { evidence: { lines: [], cells: [] } });
  assert.deepEqual(lightHint(hint, 1), { evidence: { lines: [], cells: [[3, 4]] } });
  assert.deepEqual(lightHint(hint, 2), { mistakes: [[3, 4]] });
  assert.deepEqual(lightHint({ ...hint, line: ["row", 3] }, 1), { evidence: { lines: [["row", 3]], cells: [] } });
});
