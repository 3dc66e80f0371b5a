import assert from "node:assert/strict";
import { test } from "node:test";

import { Hand, toolNames } from "../../../src/cluewright/web/static/js/board/hand.js";
import { aSheet, digits, SHADE } from "./sheets.js";

const at = (row, column) => ({ row, column });
const over = (rows, sheet = aSheet()) => new Hand(sheet, (row, column) => rows[row][column]);
const left = { secondary: false };
const right = { secondary: true };

test("a stroke from an open cell changes open cells alone, along one line", () => {
  const hand = over(["?.??", "????"]);
  hand.begin(at(0, 0), left);
  assert.ok(hand.extend(at(1, 3)));
  assert.deepEqual(hand.preview, [[0, 0, "#"], [0, 2, "#"], [0, 3, "#"]]);
  assert.ok(!hand.extend(at(0, 3)), "it is already there");
  assert.deepEqual(hand.end(), [[0, 0, "#"], [0, 2, "#"], [0, 3, "#"]]);
  assert.ok(!hand.drawing);
});

test("a stroke from a cell that is marked so clears such cells", () => {
  const hand = over(["##.?"]);
  hand.begin(at(0, 0), left);
  hand.extend(at(0, 3));
  assert.deepEqual(hand.end(), [[0, 0, "?"], [0, 1, "?"]]);
});

test("a stroke from another mark changes that one", () => {
  const hand = over(["..#?"]);
  hand.begin(at(0, 0), left);
  hand.extend(at(0, 3));
  assert.deepEqual(hand.end(), [[0, 0, "#"], [0, 1, "#"]]);
});

test("the right button draws the second mark; with the second tool, the first", () => {
  const hand = over(["??"]);
  hand.begin(at(0, 0), right);
  assert.deepEqual(hand.end(), [[0, 0, "."]]);
  hand.setTool("secondary");
  hand.begin(at(0, 0), left);
  assert.deepEqual(hand.end(), [[0, 0, "."]]);
  hand.begin(at(0, 0), right);
  assert.deepEqual(hand.end(), [[0, 0, "#"]]);
});

test("a finger that stays draws the other mark, until it is told that it did not", () => {
  const hand = over(["??"]);
  hand.begin(at(0, 0), left);
  hand.hold(true);
  assert.deepEqual(hand.preview, [[0, 0, "."]]);
  hand.hold(false);
  assert.deepEqual(hand.end(), [[0, 0, "#"]]);
});

test("what is cancelled changes nothing", () => {
  const hand = over(["??"]);
  hand.begin(at(0, 0), left);
  hand.cancel();
  assert.deepEqual(hand.preview, []);
  assert.deepEqual(hand.end(), []);
});

test("keys set a cell, and set it back", () => {
  const hand = over(["#?"]);
  assert.deepEqual(hand.act("primary", at(0, 0)), [[0, 0, "?"]]);
  assert.deepEqual(hand.act("secondary", at(0, 0)), [[0, 0, "."]]);
  assert.deepEqual(hand.act("primary", at(0, 1)), [[0, 1, "#"]]);
  assert.deepEqual(hand.act("clear", at(0, 0)), [[0, 0, "?"]]);
  assert.deepEqual(hand.act("clear", at(0, 1)), []);
});

test("painting goes on with what stands in the first cell, and a corner ends the stroke", () => {
  const rows = ["#??", "???"];
  const hand = over(rows);
  assert.deepEqual(hand.paint(at(0, 0), at(0, 1)), []);
  assert.deepEqual(hand.paint(at(0, 1), at(0, 2)), []);
  assert.deepEqual(hand.preview, [[0, 1, "#"], [0, 2, "#"]]);
  const done = hand.paint(at(0, 2), at(1, 2));
  assert.deepEqual(done, [[0, 1, "#"], [0, 2, "#"]]);
  for (const [row, column, value] of done) rows[row] = rows[row].slice(0, column) + value + rows[row].slice(column + 1);
  assert.deepEqual(hand.end(), [[1, 2, "#"]]);
});

test("every mark has a tool, and those that are written have a key", () => {
  const sheet = digits(4);
  assert.deepEqual(toolNames(sheet), ["primary", "secondary", "3", "4"]);
  const hand = over(["?2"], sheet);
  assert.deepEqual(hand.type("3", at(0, 0)), [[0, 0, "3"]]);
  assert.deepEqual(hand.type("2", at(0, 1)), [[0, 1, "?"]]);
  assert.equal(hand.type("9", at(0, 0)), null);
  hand.setTool("4");
  hand.begin(at(0, 0), left);
  assert.deepEqual(hand.end(), [[0, 0, "4"]]);
  hand.begin(at(0, 0), right);
  assert.deepEqual(hand.end(), [[0, 0, "1"]]);
});

test("signs have no key of their own: + and - are for the view", () => {
  const hand = over(["?"], aSheet({ marks: [{ ...SHADE, symbol: "+" }] }));
  assert.equal(hand.type("+", at(0, 0)), null);
});

test("with one mark alone, the other button draws it, too", () => {
  const hand = over(["?"], aSheet({ marks: [SHADE] }));
  hand.begin(at(0, 0), right);
  assert.deepEqual(hand.end(), [[0, 0, "#"]]);
});
