// A game without the studio: the referee answers as the server would.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createReferee } from "../../src/cluewright/web/static/js/alone/referee.js";
import { aloneByCells } from "../../src/cluewright/web/static/js/board/alone.js";
import { movesOf, withChanges } from "../../src/cluewright/web/static/js/board/cell-moves.js";
import { alone as pathAlone, applyMove, emptyBoard } from "../../src/cluewright/zip/browser/path.js";
import { learn } from "../../src/cluewright/web/static/js/words.js";

const SHEET = /** @type {any} */ ({
  marks: [{ symbol: "#", note: false }, { symbol: ".", note: true }],
  open: "?",
  left: { key: "rows" },
  above: { key: "columns" },
  move: null,
});
const MOVES = movesOf(SHEET);
const MODULE = /** @type {any} */ ({
  emptyBoard: () => ["??", "??"],
  applyMove: (/** @type {any} */ puzzle, /** @type {string[]} */ board, /** @type {string} */ move) => withChanges(board, MOVES.read(puzzle, move)),
  alone: aloneByCells(SHEET),
});
const said = (/** @type {string} */ code) => ({ code });
const hint = (/** @type {string} */ move, /** @type {any[]} */ cells) => ({ code: "step", messages: [said("a"), said("b"), said("c")], move, cells, evidence: {} });
const STORED = /** @type {any} */ ({
  key: "k",
  kind: "small",
  puzzle: { width: 2, height: 2, rows: [[2], [1]], columns: [[2], [1]] },
  title: null,
  level: "easy",
  solution: ["##", "#."],
  shows: { en: "Corner", de: "Ecke" },
  credit: "Drawn by hand",
  hints: [hint("#1,1-2", [[0, 0, "#"], [0, 1, "#"]]), hint("#2,1", [[1, 0, "#"]])],
  steps: [{ technique: "t", message: said("c"), cells: [], evidence: {} }],
});

learn({ language: "en", messages: {}, kinds: { small: Object.fromEntries(["a", "b", "c", "wrong-cell", "clear-cell", "hint-mistake-in", "hint-solved"].map((code) => [code, [code]])) } });

/** @param {any} [kept] */
function seat(kept = null) {
  const clock = { time: 0 };
  const keeping = { kept, read: () => keeping.kept, write: (/** @type {any} */ played) => { keeping.kept = structuredClone(played); } };
  const referee = createReferee(STORED, MODULE, keeping, { now: () => clock.time });
  const act = (/** @type {any[]} */ ...actions) => referee.ask("actions", { actions });
  return { referee, act, keeping, clock };
}
const move = (/** @type {string} */ text) => ({ do: "move", move: text });

test("moves, undo, redo, and what is kept", async () => {
  const { act, keeping, clock } = seat();
  clock.time = 2000;
  let game = await act(move("#1,1"), move(".2,2"));
  assert.deepEqual([game.board, game.moves, game.can_undo, game.can_redo, game.seconds], [["#?", "?."], 2, true, false, 2]);
  game = await act({ do: "undo" });
  assert.deepEqual([game.board, game.moves, game.can_redo], [["#?", "??"], 1, true]);
  game = await act({ do: "redo" });
  assert.deepEqual(game.board, ["#?", "?."]);
  const again = seat(keeping.kept).referee.game();
  assert.deepEqual([again.board, again.moves, again.seconds], [["#?", "?."], 2, 2]);
});

test("checkpoints are returned to, and redo leads on along the same line", async () => {
  const { act } = seat();
  let game = await act(move("#1,1"), { do: "checkpoint", name: "here" }, move("#1,2"));
  assert.deepEqual(game.checkpoints, { here: 1 });
  game = await act({ do: "return", name: "here" });
  assert.deepEqual([game.board, game.can_redo], [["#?", "??"], true]);
  game = await act(move("#2,2"), { do: "return", name: "here" }, { do: "drop", name: "here" });
  assert.deepEqual([game.board, game.checkpoints], [["#?", "??"], {}]);
});

test("the end is told with the title of the picture, and stops the clock", async () => {
  const { act, clock } = seat();
  let game = await act(move("#1,1-2"));
  assert.deepEqual([game.finished, game.solution, game.satisfied], [false, undefined, [["row", 0, 0], ["column", 1, 0]]]);
  game = await act(move("#2,1"));
  assert.deepEqual([game.finished, game.solved_title, game.credit, game.solution], [true, "Corner", "Drawn by hand", ["##", "#."]]);
  clock.time = 60_000;
  assert.equal((await act({ do: "resume" })).seconds, 0);
  assert.equal((await act({ do: "restart" })).finished, false);
});

test("pauses do not count", async () => {
  const { act, clock } = seat();
  clock.time = 1000;
  await act({ do: "pause" });
  clock.time = 9000;
  await act({ do: "resume" });
  clock.time = 10_000;
  assert.equal((await act({ do: "undo" })).seconds, 2);
});

test("hints come in order, without what is drawn already, and lead to the end", async () => {
  const { referee, act } = seat();
  await act(move("#1,1"));
  const first = await referee.ask("hint");
  assert.deepEqual([first.stages, first.move, first.hints_asked], [["A", "B", "C"], "#1,2", 1]);
  assert.equal((await referee.ask("hint")).hints_asked, 1, "asking again counts once");
  await act(move(first.move));
  const second = await referee.ask("hint");
  assert.equal((await act(move(second.move))).finished, true);
  assert.equal((await referee.ask("hint")).code, "complete");
});

test("a mistake comes first, is counted, and is taken back", async () => {
  const { referee, act } = seat();
  assert.equal((await act(move("#2,2"), move(".1,1"))).mistaken_moves, 2);
  assert.deepEqual((await referee.ask("check")).mistakes.map((/** @type {any} */ each) => each.cells), [[[0, 0]], [[1, 1]]]);
  for (const _ of [1, 2]) {
    const told = await referee.ask("hint");
    assert.equal(told.code, "wrong-cell");
    await act(move(told.move));
  }
  assert.deepEqual([referee.game().board, (await referee.ask("check")).mistakes], [["??", "??"], []]);
});

test("a path is judged by how far it is right", () => {
  const puzzle = /** @type {any} */ ({ width: 2, height: 2, numbers: [[0, 0], [1, 0]], walls: [], blocked: [] });
  const solution = [[0, 0], [0, 1], [1, 1], [1, 0]];
  const wrong = applyMove(puzzle, emptyBoard(puzzle), "D");
  assert.deepEqual(pathAlone.differences(puzzle, wrong, solution), [[1, 0]]);
  assert.deepEqual(applyMove(puzzle, wrong, pathAlone.repair(puzzle, wrong, solution) ?? ""), [[0, 0]]);
  const half = applyMove(puzzle, emptyBoard(puzzle), "R");
  assert.deepEqual(pathAlone.differences(puzzle, half, solution), []);
  assert.equal(pathAlone.covers(half, [[0, 0], [0, 1]]), true);
  assert.equal(pathAlone.covers(half, solution), false);
  const whole = applyMove(puzzle, half, pathAlone.moveTo(puzzle, half, solution) ?? "");
  assert.equal(pathAlone.finished(puzzle, whole, solution), true);
  const noted = applyMove(puzzle, half, "-1,1 right +1,1 down");
  assert.deepEqual(pathAlone.differences(puzzle, noted, solution), [[0, 0], [1, 0], [0, 1]]);
  assert.deepEqual(applyMove(puzzle, noted, pathAlone.repair(puzzle, noted, solution) ?? ""), half);
});
