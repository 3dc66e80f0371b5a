// The clues of a picture.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cluesOf } from "../../../src/cluewright/nonogram/browser/runs.js";

test("the clues of a drawing are the lengths of its runs", () => {
  const cells = ["##.#", "...."].map((row) => [...row]);
  assert.deepEqual(cluesOf(cells), { rows: [[2, 1], []], columns: [[1], [1], [], [1]] });
});
