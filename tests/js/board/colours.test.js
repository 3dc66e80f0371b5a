import assert from "node:assert/strict";
import { test } from "node:test";

import { readableOn, sheetOf } from "../../../src/cluewright/web/static/js/board/colours.js";
import { Hand } from "../../../src/cluewright/web/static/js/board/hand.js";
import { aSheet } from "./sheets.js";

const colour = (symbol) => ({ symbol, verb: "Colour", name: "coloured", shape: "colour", note: false });
const CROSS = { symbol: ".", verb: "Cross", name: "crossed", shape: "cross", note: true };
const SHEET = { ...aSheet(), marks: [colour("a"), CROSS, colour("b"), colour("c")], palette: "palette" };
const PUZZLE = {
  palette: [
    { name: "sky", value: "#d7f0ff", mark: "." },
    { name: "red", value: "#d03a2b", mark: "A" },
    { name: "navy", value: "#101a60", mark: "B" },
  ],
};
const at = (row, column) => ({ row, column });
const over = (rows) => new Hand(sheetOf(SHEET, PUZZLE), (row, column) => rows[row][column]);

test("a puzzle has the marks of its palette, and no more", () => {
  const { marks } = sheetOf(SHEET, PUZZLE);
  assert.deepEqual(marks.map(({ symbol, name, dye, sign }) => [symbol, name, dye, sign]), [
    ["a", "red", "#d03a2b", "A"],
    [".", "crossed", "#d7f0ff", undefined],
    ["b", "navy", "#101a60", "B"],
  ]);
});

test("colours that look alike show their marks, and so does white on white", () => {
  const shown = (...values) => sheetOf(SHEET, { palette: values.map((value) => ({ name: value, value, mark: "A" })) }).marks.some(({ signed }) => signed);
  assert.equal(shown("#ffffff", "#d7263d", "#d7263e"), true);
  assert.equal(shown("#ffffff", "#fefefe", "#d7263e"), true);
  assert.equal(shown("#ffffff", "#101a60", "#d7263e"), false);
});

test("a sheet without a palette stays as it is", () => {
  const sheet = aSheet();
  assert.equal(sheetOf(sheet, PUZZLE), sheet);
});

test("number keys take colours, which the first key then draws", () => {
  const hand = over(["??"]);
  assert.equal(hand.choose("2"), "b");
  assert.deepEqual(hand.act("primary", at(0, 0)), [[0, 0, "b"]]);
  assert.equal(hand.choose("1"), "primary");
  assert.deepEqual(hand.act("primary", at(0, 0)), [[0, 0, "a"]]);
  assert.equal(hand.choose("3"), null);
  assert.equal(hand.choose("x"), null);
});

test("the right button draws the background with every colour in hand", () => {
  const hand = over(["??"]);
  hand.choose("2");
  hand.begin(at(0, 0), { secondary: true });
  assert.deepEqual(hand.end(), [[0, 0, "."]]);
  hand.begin(at(0, 0), { secondary: false });
  hand.extend(at(0, 1));
  assert.deepEqual(hand.end(), [[0, 0, "b"], [0, 1, "b"]]);
});

test("letters draw their colour at once", () => {
  assert.deepEqual(over(["??"]).type("b", at(0, 1)), [[0, 1, "b"]]);
  assert.equal(over(["??"]).type("c", at(0, 1)), null);
});

test("what is written on a colour is black or white", () => {
  assert.equal(readableOn("#ffe14d"), "#000000");
  assert.equal(readableOn("#101a60"), "#ffffff");
});
