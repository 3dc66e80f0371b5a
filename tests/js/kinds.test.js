import assert from "node:assert/strict";
import { before, test } from "node:test";

// What is asked of the browser when the settings are read.
globalThis.localStorage = { getItem: () => null, setItem() {} };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.location = { hash: "" };

let kinds;
before(async () => {
  kinds = await import("../../src/cluewright/web/static/js/kinds.js");
});

const kind = {
  levels: ["easy", "extreme"],
  sizes: { smallest: [[4, 4]], largest: [100, 80] },
  level_sizes: { extreme: { smallest: [[4, 8], [5, 6]], largest: [50, 50] } },
};

test("sizes hold one of the smallest and fit into the largest, lying or standing", () => {
  assert.ok(kinds.makes(kind, "easy", [4, 4]));
  assert.ok(kinds.makes(kind, "easy", [80, 100]));
  assert.ok(!kinds.makes(kind, "easy", [3, 9]));
  assert.ok(!kinds.makes(kind, "easy", [90, 90]));
  assert.ok(kinds.makes(kind, "extreme", [8, 4]));
  assert.ok(!kinds.makes(kind, "extreme", [5, 5]));
  assert.ok(kinds.makes(kind, "any", [5, 5]));
});

test("games have sides that can be played and are made", () => {
  assert.deepEqual(kinds.sidesOf(kind), [4, 80]);
  assert.deepEqual(kinds.sidesOf({ sizes: { smallest: [[1, 1]], largest: [900, 900] } }), [3, 200]);
});

test("a first puzzle is a gentle one, where there are such", () => {
  assert.equal(kinds.firstLevel(kind), "easy");
  assert.equal(kinds.firstLevel({ levels: ["hard"] }), "hard");
});
