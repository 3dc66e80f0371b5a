import assert from "node:assert/strict";
import { test } from "node:test";

import { LiveBoard } from "../../../src/cluewright/web/static/js/watch/live-board.js";
import { paceOf } from "../../../src/cluewright/web/static/js/watch/pace.js";
import { boardOf } from "../../../src/cluewright/web/static/js/watch/places.js";
import { Replay } from "../../../src/cluewright/web/static/js/watch/replay.js";
import { figures, lightingOf, tell } from "../../../src/cluewright/web/static/js/watch/telling.js";
import { learn } from "../../../src/cluewright/web/static/js/words.js";
import { catalogueOf } from "../catalogue.js";

learn(catalogueOf("en"));

const UNDO = 0x80000000;
const BITS = 4;
const word = (place, value, reason = 0) => place + value * 2 ** BITS + reason * 2 ** 26;
const head = (length, values = {}) => ({
  kind: "any", how: "solver", width: 2, height: 2, places: "cells", place_bits: BITS, values: ["?", "#", "."], reasons: ["search", "line"], names: ["search", "line by line"], length, texts: [], ...values,
});
const module = { emptyBoard: () => [], fromBorders: (puzzle, notes) => notes };

function recorded(words, values = {}) {
  const replay = new Replay(head(words.length, values));
  replay.feed(Uint32Array.from(words));
  return replay;
}

test("a recording is played to any event, and back", () => {
  const replay = recorded([word(0, 1), word(1, 2, 1), word(3, 1)]);
  const touched = [];
  assert.equal(replay.seek(3, (place) => touched.push(place)), 3);
  assert.deepEqual(boardOf(replay, module, {}), ["#.", "?#"]);
  assert.deepEqual(touched, [0, 1, 3]);
  assert.deepEqual([...replay.counts], [2, 1]);
  replay.seek(1);
  assert.deepEqual(boardOf(replay, module, {}), ["#?", "??"]);
  assert.equal(replay.seek(99), 3, "no further than there is");
});

test("what is taken back stands again on the way back", () => {
  const replay = recorded([word(0, 1), word(1, 1), UNDO + 2, word(0, 2)]);
  replay.seek(3);
  assert.deepEqual(boardOf(replay, module, {}), ["??", "??"]);
  assert.equal(replay.undone, 2);
  assert.deepEqual([...replay.tried], [1, 1, 0, 0]);
  replay.seek(4);
  assert.deepEqual(boardOf(replay, module, {}), [".?", "??"]);
  replay.seek(2);
  assert.deepEqual(boardOf(replay, module, {}), ["##", "??"]);
  assert.equal(replay.undone, 0);
});

test("borders become a board by the kind's own hand", () => {
  const replay = recorded([word(0, 1), word(3, 2)], { places: "borders", values: ["?", "used", "closed"] });
  replay.seek(2);
  assert.deepEqual(boardOf(replay, module, {}), [[0, 0, "right", true], [0, 1, "down", false]]);
});

test("a person's steps are gone through whole, and their uses found", () => {
  const steps = [{ techniques: ["line"] }, { techniques: ["search"] }, { techniques: ["search", "line"] }];
  const replay = recorded([word(0, 1), word(1, 1), word(2, 1), word(3, 1)], { steps, texts: [[0, "a"], [2, "b"], [3, "c"]] });
  assert.equal(replay.stepFrom(0, 1), 2);
  assert.equal(replay.stepFrom(3, -1), 2);
  replay.seek(1);
  assert.equal(replay.stepAt(1), 0);
  assert.equal(replay.nextUse(1, 1), 4);
  replay.seek(4);
  assert.equal(replay.nextUse(1, -1), 2);
  assert.equal(replay.nextUse(0, 1), -1);
});

test("while a solver works, only what stands is kept", () => {
  const board = new LiveBoard(head(0));
  const touched = [];
  board.apply([word(0, 1), word(1, 2), UNDO + 1, word(1, 1), word(2, 1), word(3, 1), word(0, 2)], (place) => touched.push(place));
  assert.deepEqual(boardOf(board, module, {}), [".#", "##"]);
  assert.equal(board.position, 5, "a place settled twice takes two words");
  assert.deepEqual([...board.tried], [0, 1, 0, 0]);
  board.apply([UNDO + 1], () => {});
  assert.deepEqual(boardOf(board, module, {}), ["##", "##"]);
});

test("what is said and lit where a recording stands", () => {
  const steps = [{ techniques: ["line"], evidence: { lines: [["row", 0]] } }, { techniques: ["search"] }];
  const replay = recorded([word(0, 1, 1), word(1, 2, 1), word(2, 1, 0)], { how: "path", complete: true, steps, texts: [[0, "First."], [2, "Second."]] });
  assert.deepEqual([tell(replay).reason, tell(replay).name], [-1, ""]);
  replay.seek(2);
  assert.deepEqual(tell(replay), { reason: 1, name: "line by line", words: "1. First." });
  assert.deepEqual(lightingOf(replay, 0), { cells: [[0, 0, "#"], [0, 1, "."]], evidence: { lines: [["row", 0]] }, mistakes: [] });
  replay.seek(3);
  assert.deepEqual(lightingOf(replay, 1).cells, [[1, 0, "#"]]);
  assert.deepEqual(figures(replay), ["3 of 3"]);
});

test("what a solver took back is told", () => {
  const replay = recorded([word(0, 1), word(1, 1), UNDO + 2], { verdict: "none" });
  replay.seek(3);
  assert.equal(tell(replay).words, "An assumption led to a contradiction: 2 cells are reset.");
  assert.deepEqual(figures(replay), ["3 of 3", "2 cells reset so far", "no solution"]);
});

test("the scale of speed goes from half an event a second to the whole in two", () => {
  const scale = paceOf(1000);
  assert.equal(scale.at(0), 0.5);
  assert.equal(Math.round(scale.at(1000)), 500);
  assert.equal(scale.notch(scale.at(321)), 321);
  assert.equal(scale.notch(0.001), 0);
  assert.equal(scale.first(true), 12);
  assert.equal(Math.round(scale.first(false)), 71);
});
