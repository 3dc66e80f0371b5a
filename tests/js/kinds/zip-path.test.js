import "../studio.js";

import assert from "node:assert/strict";
import { test } from "node:test";

const zip = await import("../../../src/cluewright/zip/browser/path.js");

// 1 . .
// . # 2    with a wall right of the cell below the 1
// . . .
const puzzle = { kind: "zip", width: 3, height: 3, numbers: [[0, 0], [1, 2]], walls: [[2, 0, "right"]], blocked: [[1, 1]] };
const place = zip.ground(puzzle);

test("a path goes on to neighbours, never over walls, blocked cells or itself", () => {
  assert.deepEqual(zip.step(place, [[0, 0]], [0, 1]), [[0, 0], [0, 1]]);
  assert.equal(zip.step(place, [[0, 0]], [1, 1]), null);
  assert.equal(zip.step(place, [[0, 0], [0, 1]], [1, 1]), null, "blocked");
  assert.equal(zip.step(place, [[0, 0], [1, 0], [2, 0]], [2, 1]), null, "a wall");
  assert.equal(zip.step(place, [[0, 0]], [-1, 0]), null, "off the board");
});

test("a step onto the cell before the head takes one back", () => {
  assert.deepEqual(zip.step(place, [[0, 0], [0, 1]], [0, 0]), [[0, 0]]);
});

test("a quick pointer is followed round a corner", () => {
  assert.deepEqual(zip.follow(place, [[0, 0]], [2, 2]), [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2]]);
});

test("a move leads from one path to another, back along it and on", () => {
  const before = [[0, 0], [0, 1], [0, 2]];
  const after = [[0, 0], [1, 0], [2, 0]];
  const move = zip.moveBetween(before, after);
  assert.equal(move, "L2D2");
  assert.deepEqual(zip.applyMove(puzzle, before, move), after);
  assert.equal(zip.moveBetween(before, before), "");
});

test("what is no move is an error", () => {
  for (const move of ["", "X", "D2R", "9,9", "2,2"]) assert.throws(() => zip.applyMove(puzzle, [[0, 0]], move), RangeError, move);
});

test("borders are noted, and the path takes up what it crosses", () => {
  const noted = zip.applyMove(puzzle, [[0, 0]], zip.noteMove([0, 0, "right"], true));
  assert.deepEqual(noted, { path: [[0, 0]], borders: [[0, 0, "right", true]] });
  assert.deepEqual(zip.applyMove(puzzle, noted, "R"), [[0, 0], [0, 1]]);
  assert.deepEqual(zip.applyMove(puzzle, noted, zip.noteMove([0, 0, "right"], null)), [[0, 0]]);
});

test("known borders become a board: what hangs on the start is the path", () => {
  const notes = [[0, 0, "right", true], [0, 1, "right", true], [1, 2, "down", true], [1, 0, "down", false]];
  assert.deepEqual(zip.fromBorders(puzzle, notes), {
    path: [[0, 0], [0, 1], [0, 2]],
    borders: [[1, 2, "down", true], [1, 0, "down", false]],
  });
  assert.deepEqual(zip.bordersOf(zip.fromBorders(puzzle, [])), []);
});
