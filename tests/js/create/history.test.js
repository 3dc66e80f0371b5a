import assert from "node:assert/strict";
import { test } from "node:test";

import { History } from "../../../src/cluewright/web/static/js/create/history.js";

test("what was drawn is undone and redone, and drawing on ends what could be redone", () => {
  const past = new History("a");
  assert.ok(!past.canUndo);
  past.put("b");
  past.put("c");
  assert.ok(past.step(-1));
  assert.equal(past.value, "b");
  assert.ok(past.canRedo);
  past.put("d");
  assert.ok(!past.step(1));
  assert.ok(past.step(-1) && past.step(-1));
  assert.equal(past.value, "a");
  assert.ok(!past.step(-1));
});

test("the past is bounded", () => {
  const past = new History(0);
  for (let value = 1; value <= 1000; value++) past.put(value);
  let steps = 0;
  while (past.step(-1)) steps += 1;
  assert.equal(steps, 300);
  assert.equal(past.value, 700);
});
