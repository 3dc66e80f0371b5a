// The palette of a colour nonogram's drawing.

import assert from "node:assert/strict";
import { test } from "node:test";

import { changed, cluesOf, firstPalette, keyOf, MOST, numberOf, used, usedOf, withAnother, without } from "../../../src/cluewright/colour_nonogram/browser/palette.js";

const draft = (/** @type {string[]} */ ...rows) => ({ palette: firstPalette(), rows });

test("clues have lengths and colours, and colours that touch are two blocks", () => {
  const { palette, rows } = draft("aab.b", ".....");
  const clues = cluesOf(rows.map((row) => [...row]), palette);
  assert.deepEqual(clues.rows, [[[2, 1], [1, 2], [1, 2]], []]);
  assert.deepEqual(clues.columns[2], [[1, 2]]);
});

test("a palette grows to fifteen colours, each with a name, a value and a mark of its own", () => {
  let now = draft(".");
  for (let times = 0; times < 20; times++) now = withAnother(now);
  assert.equal(now.palette.length, MOST + 1);
  for (const part of /** @type {const} */ (["name", "value", "mark"])) assert.equal(new Set(now.palette.map((each) => each[part])).size, MOST + 1);
});

test("cells of a colour that is removed become background, and the others keep theirs", () => {
  const found = without(draft("abcd"), 2);
  assert.deepEqual(found.rows, ["a.bc"]);
  assert.deepEqual(found.palette.map(({ name }) => name), ["white", "black", "blue", "yellow"]);
});

test("two colours and the background stay", () => {
  const small = without(without(draft("abcd"), 4), 3);
  assert.equal(small.palette.length, 3);
  assert.deepEqual(without(small, 1), small);
  assert.deepEqual(without(small, 0), small);
});

test("a puzzle has the colours that are drawn with", () => {
  const found = used(draft("b..d"));
  assert.deepEqual(found.rows, ["a..b"]);
  assert.deepEqual(found.palette.map(({ name }) => name), ["white", "red", "yellow"]);
  assert.equal(usedOf(draft("b..d")), 2);
});

test("a colour is changed alone", () => {
  const before = draft("ab");
  const after = changed(before, 2, { name: "Moss", value: "#456b2e" });
  assert.deepEqual(after.palette[2], { ...before.palette[2], name: "Moss", value: "#456b2e" });
  assert.deepEqual(after.palette[1], before.palette[1]);
});

test("keys take colours: digits first, letters beyond nine", () => {
  assert.deepEqual(["0", "1", "9", "j", "o", "a", "x", "Enter"].map((key) => numberOf(key, MOST + 1)), [0, 1, 9, 10, 15, null, null, null]);
  assert.equal(numberOf("5", 5), null);
  for (let number = 0; number <= MOST; number++) assert.equal(numberOf(keyOf(number), MOST + 1), number);
});
