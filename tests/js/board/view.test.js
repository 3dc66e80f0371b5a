import assert from "node:assert/strict";
import { test } from "node:test";

import { View } from "../../../src/cluewright/web/static/js/board/view.js";

const bare = () => ({ left: 0, top: 0 });

function aView(columns, rows, strips = bare, width = 412, height = 312) {
  const view = new View(columns, rows, strips);
  view.resize(width, height, 1);
  return view;
}

test("a board fits its place, wider than high as well as higher than wide", () => {
  const wide = aView(10, 5);
  assert.equal(wide.size, 40);
  assert.deepEqual([wide.x, wide.y], [6, 56]);
  assert.ok(!wide.overflows);
  const high = aView(5, 10);
  assert.equal(high.size, 30);
  assert.deepEqual(high.area, { x: high.x, y: high.y, width: 150, height: 300 });
});

test("strips on all four sides leave the cells between them", () => {
  const view = aView(4, 4, (size) => ({ left: size, top: size / 2, right: 2 * size, bottom: size }));
  assert.ok(view.left + 4 * view.size + view.right <= 400);
  assert.ok(view.top + 4 * view.size + view.bottom <= 300);
  assert.ok(view.area.x - view.left >= 6);
  assert.ok(view.area.x + view.area.width + view.right <= 406);
  assert.equal(view.area.width, 4 * view.size);
  assert.equal(view.whole, view.top + 4 * view.size + view.bottom + 12);
});

test("strips never take all the room", () => {
  const view = aView(4, 4, () => ({ left: 900, top: 20, right: 900 }));
  assert.ok(view.cut);
  assert.ok(view.left + view.right <= 0.46 * 412);
  assert.ok(view.area.width > 0);
});

test("what lies under the pointer stays there while the board is zoomed", () => {
  const view = aView(20, 20);
  const before = view.cellAt(100, 100);
  view.zoomAt(3, 100, 100);
  assert.deepEqual(view.cellAt(100, 100), before);
  assert.ok(view.overflows);
  view.fit();
  assert.ok(!view.overflows);
});

test("a board that is moved stops at its edges and shows what is asked for", () => {
  const view = aView(30, 30);
  view.zoomAt(4);
  assert.ok(view.panBy(-10_000, -10_000));
  assert.equal(view.range().left, 0);
  assert.ok(!view.panBy(-1, -1), "there is nothing further");
  assert.ok(view.reveal(29, 29));
  const { right, bottom } = view.range();
  assert.deepEqual([right, bottom], [30, 30]);
});

test("beyond the cells there is no cell, but the nearest is known", () => {
  const view = aView(3, 2);
  assert.equal(view.cellAt(0, 0), null);
  assert.deepEqual(view.nearest(-50, 9999), { row: 1, column: 0 });
  assert.deepEqual(view.cellAt(view.x + 1, view.y + view.size + 1), { row: 1, column: 0 });
});
