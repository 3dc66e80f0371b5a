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
  played_cells: 40_000,
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

test("only whole numbers are sizes, and a studio may say how many cells are played", () => {
  assert.ok(!kinds.holds(kind.sizes, [4.5, 9]));
  assert.ok(!kinds.holds(kind.sizes, [NaN, 9]));
  assert.ok(!kinds.makes({ ...kind, played_cells: 99 }, "any", [10, 10]));
  assert.ok(!kinds.makes(kind, "no such level", [10, 10]));
});

test("the sides to choose are those of the kind", () => {
  assert.deepEqual(kinds.sidesOf(kind.sizes), [4, 100]);
  assert.deepEqual(kinds.sidesOf(kind.level_sizes.extreme), [4, 50]);
});

test("what was played last comes again only where it is made", async () => {
  const { settings } = await import("../../src/cluewright/web/static/js/settings.js");
  const here = { ...kind, name: "here", default_size: [8, 8] };
  assert.deepEqual(kinds.lastGame(here), { size: "8x8", level: "easy" });
  settings.last.here = { size: "9x7", level: "extreme" };
  assert.deepEqual(kinds.lastGame(here), { size: "9x7", level: "extreme" });
  for (const last of [{ size: "300x300", level: "easy" }, { size: "5x5", level: "extreme" }, { size: "x", level: "any" }, { level: "mild" }]) {
    settings.last.here = last;
    assert.deepEqual(kinds.lastGame(here), { size: "8x8", level: "easy" });
  }
});

test("a first puzzle is a gentle one, where there are such", () => {
  assert.equal(kinds.firstLevel(kind), "easy");
  assert.equal(kinds.firstLevel({ levels: ["hard"] }), "hard");
});
