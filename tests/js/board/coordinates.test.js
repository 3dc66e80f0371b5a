import assert from "node:assert/strict";
import { test } from "node:test";

import { legible } from "../../../src/cluewright/web/static/js/board/coordinates.js";

const upTo = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => index);

test("where there is room, every line has its number", () => {
  assert.deepEqual(legible(0, 12, new Set(), 15), upTo(12));
  assert.deepEqual(legible(3, 6, new Set([4]), 30), [3, 4, 5]);
});

test("where there is none, every fifth line has one, and those that are named", () => {
  assert.deepEqual(legible(0, 12, new Set(), 10), [4, 9]);
  assert.deepEqual(legible(0, 12, new Set([1]), 10), [1, 4, 9]);
  assert.deepEqual(legible(0, 12, new Set([3]), 10), [3, 9]); // the fourth leaves the fifth no room
});

test("of many lines that are named, the first and the last have theirs, and no number runs into another", () => {
  const size = 9.5;
  const found = legible(0, 50, new Set(upTo(49)), size);
  assert.deepEqual([found[0], found.at(-1)], [0, 48]);
  assert.ok(found.length > 8);
  for (const [place, index] of found.slice(1).entries()) assert.ok((index - found[place]) * size >= 15);
});

test("numbers of the smallest cells are further apart than five", () => {
  const found = legible(0, 100, new Set(), 2);
  assert.ok(found.length > 5);
  for (const [place, index] of found.slice(1).entries()) assert.ok((index - found[place]) * 2 >= 15);
});
