import assert from "node:assert/strict";
import { test } from "node:test";

import * as state from "../../../src/cluewright/web/static/js/game/state.js";
import { aGame, applyMove } from "./games.js";

const move = (text) => ({ do: "move", move: text });
const begun = (game = {}, apply = applyMove) => state.begin(aGame(game), apply, 0);
const after = (start, ...actions) => actions.reduce((now, action) => state.act(now, action, 0), start);

test("a game begins as the server has it", () => {
  const now = begun({ board: "ab", moves: 2, can_undo: true });
  assert.equal(now.board, "ab");
  assert.equal(now.moves, 2);
  assert.deepEqual(now.pending, []);
  assert.equal(state.standing(now), "r0");
});

test("moves are seen at once and wait", () => {
  const start = begun();
  const now = after(start, move("a"), move("b"));
  assert.equal(now.board, "ab");
  assert.equal(now.moves, 2);
  assert.ok(now.canUndo);
  assert.deepEqual(now.pending, [move("a"), move("b")]);
  assert.equal(state.standing(now), null);
  assert.equal(start.board, "", "a state is a value");
  assert.deepEqual(start.pending, []);
});

test("undo and redo walk along the moves that are known", () => {
  const now = after(begun(), move("a"), move("b"), { do: "undo" });
  assert.equal(now.board, "a");
  assert.ok(now.canRedo);
  const again = after(now, { do: "redo" });
  assert.equal(again.board, "ab");
  assert.ok(!again.canRedo);
  const bare = after(now, { do: "undo" });
  assert.equal(bare.board, "");
  assert.ok(!bare.canUndo);
});

test("what cannot be undone or redone is no action", () => {
  const start = begun();
  assert.equal(after(start, { do: "undo" }), start);
  assert.equal(after(start, { do: "redo" }), start);
});

test("a move after an undo ends what could be redone", () => {
  const now = after(begun(), move("a"), move("b"), { do: "undo" }, move("c"));
  assert.equal(now.board, "ac");
  assert.ok(!now.canRedo);
  assert.equal(after(now, { do: "redo" }), now);
});

test("undo to where the browser was never shows the board until the server answers", () => {
  const now = after(begun({ board: "abc", moves: 3, can_undo: true }), { do: "undo" });
  assert.equal(now.board, "abc");
  assert.equal(now.moves, 2);
  assert.ok(!now.foreseen);
  const answered = state.acknowledge(now, aGame({ board: "ab", moves: 2, revision: "r1" }), 1, 0);
  assert.equal(answered.board, "ab");
  assert.ok(answered.foreseen);
});

test("a move the kind refuses changes nothing here; the server will say why", () => {
  const now = after(begun(), move("!"));
  assert.equal(now.board, "");
  assert.equal(now.moves, 0);
  assert.deepEqual(now.pending, [move("!")]);
});

test("without the kind's own way with moves, the server's answer is the board", () => {
  const now = after(begun({}, null), move("a"));
  assert.equal(now.board, "");
  assert.equal(now.moves, 1);
  assert.ok(!now.foreseen);
  const answered = state.acknowledge(now, aGame({ board: "A", moves: 1, revision: "r1", can_undo: true }), 1, 0);
  assert.equal(answered.board, "A");
  assert.deepEqual(answered.pending, []);
});

test("what was done while the answer was on its way is done to the answer", () => {
  const sent = after(begun(), move("a"));
  const now = after(sent, move("b"));
  const answered = state.acknowledge(now, aGame({ board: "a", moves: 1, revision: "r1" }), 1, 0);
  assert.equal(answered.board, "ab");
  assert.deepEqual(answered.pending, [move("b")]);
  assert.equal(answered.game.revision, "r1");
});

test("an answer that says what is seen already leaves the board the same object", () => {
  const rows = (letters) => ({ rows: letters });
  const apply = (puzzle, board, text) => rows(board.rows + text);
  const now = after(begun({ board: rows("") }, apply), move("a"));
  const answered = state.acknowledge(now, aGame({ board: rows("a"), moves: 1 }), 1, 0);
  assert.equal(answered.board, now.board);
});

test("the clock runs unless the game rests or is finished", () => {
  const start = begun();
  assert.equal(state.secondsPlayed(start, 3000), 13);
  const rests = state.act(start, { do: "pause" }, 3000);
  assert.equal(state.secondsPlayed(rests, 9000), 13);
  const goesOn = state.act(rests, { do: "resume" }, 9000);
  assert.equal(state.secondsPlayed(goesOn, 10_000), 14);
  assert.equal(state.secondsPlayed(begun({ finished: true }), 5000), 10);
});

test("a move ends a rest", () => {
  const now = state.act(begun({ paused: true }), move("a"), 60_000);
  assert.equal(now.paused, false);
  assert.equal(state.secondsPlayed(now, 61_000), 11, "the rest itself is not played");
});

test("a game is finished when the server says so and nothing waits", () => {
  assert.ok(state.isFinished(begun({ finished: true })));
  const now = after(begun({ finished: true }), { do: "restart" });
  assert.ok(!state.isFinished(now));
});

test("an answer that was lost is known by the board it led to", () => {
  const now = after(begun(), move("a"));
  const found = state.reconcile(now, aGame({ board: "a", moves: 1, revision: "r1" }), 1, now, 0);
  assert.ok(found.arrived);
  assert.deepEqual(found.state.pending, []);
  assert.equal(found.state.board, "a");
});

test("without the kind's own way, a lost answer is known by the number of moves", () => {
  const now = after(begun({}, null), move("a"));
  const found = state.reconcile(now, aGame({ board: "A", moves: 1, revision: "r1" }), 1, now, 0);
  assert.ok(found.arrived);
  assert.equal(found.state.board, "A");
});

test("on a game that went on elsewhere, the moves it lacks are made", () => {
  const now = after(begun(), move("a"), move("b"), { do: "undo" }, { do: "pause" });
  const found = state.reconcile(now, aGame({ board: "xa", moves: 5, revision: "r9" }), 4, now, 0);
  assert.ok(!found.arrived);
  assert.equal(found.state.board, "xab");
  assert.deepEqual(found.state.pending, [move("b"), { do: "pause" }]);
  assert.equal(found.state.moves, 6);
});

test("a game that was finished elsewhere lacks nothing", () => {
  const now = after(begun(), move("a"));
  const found = state.reconcile(now, aGame({ board: "z", moves: 9, finished: true }), 1, null, 0);
  assert.deepEqual(found.state.pending, []);
  assert.ok(state.isFinished(found.state));
});

test("what was refused is taken back, and the clock goes on", () => {
  const now = after(begun(), move("a"));
  const back = state.giveUp(now, 2000);
  assert.equal(back.board, "");
  assert.deepEqual(back.pending, []);
  assert.equal(state.secondsPlayed(back, 3000), 13);
});

test("what waits is kept and taken up again", () => {
  assert.equal(state.toKeep(begun()), null);
  const kept = JSON.parse(JSON.stringify(state.toKeep(after(begun(), move("a"), move("b")))));
  const again = state.recover(begun(), kept, 0);
  assert.equal(again.board, "ab");
  assert.deepEqual(again.pending, [move("a"), move("b")]);
});

test("what arrived after all is not sent twice", () => {
  const kept = state.toKeep(after(begun(), move("a")));
  const again = state.recover(begun({ board: "a", moves: 1, revision: "r1" }), kept, 0);
  assert.deepEqual(again.pending, []);
});

test("what was kept is done to a game that went on elsewhere as far as it lacks it", () => {
  const kept = state.toKeep(after(begun(), move("a"), { do: "undo" }, move("b")));
  const again = state.recover(begun({ board: "x", moves: 1, revision: "r1" }), kept, 0);
  assert.equal(again.board, "xab");
  assert.deepEqual(again.pending, [move("a"), move("b")]);
});
