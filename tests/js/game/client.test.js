import assert from "node:assert/strict";
import { test } from "node:test";

import { GameClient } from "../../../src/cluewright/web/static/js/game/client.js";
import { aGame, applyMove } from "./games.js";

// A server that answers when it is told to, and a clock that stands.
function aTable(game = {}, kept = null) {
  const asked = [];
  const later = [];
  const heard = { changes: 0, refused: [], elsewhere: 0 };
  let waits = kept;
  const around = {
    ask: (what, body, options = {}) => new Promise((resolve, reject) => asked.push({ what, body, options, resolve, reject })),
    read: async () => aGame({ board: "as the server has it" }),
    waiting: {
      write(value) {
        waits = value;
      },
      read: () => waits,
    },
    onChange: () => (heard.changes += 1),
    onRefused: (problem) => heard.refused.push(problem.message),
    onElsewhere: () => (heard.elsewhere += 1),
    now: () => 0,
    later(work, milliseconds) {
      const entry = { work, milliseconds, calledOff: false };
      later.push(entry);
      return () => (entry.calledOff = true);
    },
  };
  const client = new GameClient(aGame(game), applyMove, around);
  return { client, asked, later, heard, kept: () => waits };
}

const passing = () => new Promise((resolve) => setImmediate(resolve));
const problem = (status, document = {}) => Object.assign(new Error("a problem"), { status, document });

test("moves are sent in order, those made meanwhile together", async () => {
  const { client, asked, kept } = aTable();
  client.move("a");
  client.move("b");
  client.move("c");
  assert.equal(client.board, "abc");
  assert.equal(asked.length, 1, "one request at a time");
  assert.deepEqual(asked[0].body, { revision: "r0", actions: [{ do: "move", move: "a" }] });
  assert.equal(kept().actions.length, 3);
  asked[0].resolve(aGame({ board: "a", moves: 1, revision: "r1" }));
  await passing();
  assert.deepEqual(asked[1].body.revision, "r1");
  assert.deepEqual(asked[1].body.actions.map((action) => action.move), ["b", "c"]);
  asked[1].resolve(aGame({ board: "abc", moves: 3, revision: "r3" }));
  await passing();
  assert.equal(client.standing, "r3");
  assert.equal(kept(), null);
});

test("a server that is away is asked again, later and later, and at once when the network is back", async () => {
  const { client, asked, later } = aTable();
  client.move("a");
  asked[0].reject(problem(0));
  await passing();
  assert.ok(client.away);
  assert.equal(later[0].milliseconds, 400);
  later[0].work();
  await passing();
  asked[1].reject(problem(503));
  await passing();
  assert.equal(later[1].milliseconds, 800);
  client.wake();
  await passing();
  assert.ok(later[1].calledOff);
  asked[2].resolve(aGame({ board: "a", moves: 1, revision: "r1" }));
  await passing();
  assert.equal(client.away, null);
});

test("who waits for everything to be settled hears of it, or of the server that is away", async () => {
  const { client, asked, later } = aTable();
  client.move("a");
  const first = client.settled();
  asked[0].reject(problem(0));
  await assert.rejects(first, { message: "a problem" });
  await assert.rejects(client.settled(), { message: "a problem" });
  later[0].work();
  await passing();
  asked[1].resolve(aGame({ board: "a", moves: 1, revision: "r1" }));
  await passing();
  assert.equal((await client.settled()).revision, "r1");
});

test("what the server refuses is told and taken back", async () => {
  const { client, asked, heard, kept } = aTable();
  client.move("a");
  asked[0].reject(problem(422));
  await passing();
  assert.deepEqual(heard.refused, ["a problem"]);
  assert.equal(client.board, "as the server has it");
  assert.equal(kept(), null);
});

test("a game that went on elsewhere is told, and gets the moves it lacks", async () => {
  const { client, asked, heard } = aTable();
  client.move("a");
  asked[0].reject(problem(409, { game: aGame({ board: "xyz", moves: 3, revision: "r8" }) }));
  await passing();
  assert.equal(heard.elsewhere, 1);
  assert.equal(client.board, "xyza");
  assert.equal(asked[1].body.revision, "r8");
});

test("a page that is left sends no more; what waits is taken up by the next", async () => {
  const { client, asked, later, kept } = aTable();
  client.move("a");
  asked[0].reject(problem(0));
  await passing();
  client.leave();
  await passing();
  asked[1].reject(problem(0));
  await passing();
  assert.equal(later.length, 1);
  const next = aTable({}, kept());
  await passing();
  assert.equal(next.client.board, "a");
  assert.deepEqual(next.asked[0].body.actions, [{ do: "move", move: "a" }]);
});

test("a page that goes away says so in one request with all that waits", () => {
  const { client, asked } = aTable();
  client.farewell();
  assert.deepEqual(asked[0].body.actions, [{ do: "pause" }]);
  assert.ok(asked[0].options.keepalive);
});

test("a long line of actions is sent in parts", async () => {
  const { client, asked } = aTable();
  client.move("a");
  for (let count = 0; count < 250; count++) client.do({ do: count % 2 ? "redo" : "undo" });
  asked[0].resolve(aGame({ board: "a", moves: 1, revision: "r1", can_undo: true }));
  await passing();
  assert.equal(asked[1].body.actions.length, 200);
});
