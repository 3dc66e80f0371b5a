// What the tools of a drawing do to its cells.

import assert from "node:assert/strict";
import { test } from "node:test";

import { areaAround, mirrored, moved } from "../../../src/cluewright/web/static/js/create/pencil.js";

/** @param {string[]} rows */
const cells = (rows) => rows.map((row) => [...row]);

test("a cell has up to three reflections, and one on an axis has fewer", () => {
  const both = { across: true, down: true };
  assert.equal(mirrored({ row: 0, column: 0 }, 5, 3, both).length, 4);
  assert.deepEqual(mirrored({ row: 1, column: 2 }, 5, 3, both), [{ row: 1, column: 2 }]);
  assert.deepEqual(mirrored({ row: 0, column: 1 }, 5, 3, { across: true, down: false }), [{ row: 0, column: 1 }, { row: 0, column: 3 }]);
});

test("an area ends at other cells and at corners", () => {
  const drawn = cells(["..#", ".#.", "#.."]);
  assert.equal(areaAround(drawn, { row: 0, column: 0 }).length, 3);
  assert.equal(areaAround(drawn, { row: 1, column: 1 }).length, 1);
});

test("what is moved over the edge is gone", () => {
  assert.deepEqual(moved(cells(["#..", "..#"]), 0, 1).map((row) => row.join("")), [".#.", "..."]);
  assert.deepEqual(moved(cells(["#..", "..#"]), -1, 0).map((row) => row.join("")), ["..#", "..."]);
});
