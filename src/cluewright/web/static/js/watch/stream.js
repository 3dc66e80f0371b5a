// A recording from the server: one line of JSON, then its words, handed on as they come.

import { request } from "../api.js";
import { Replay } from "./replay.js";

// `opened(replay)` hears of the head; `grown(replay)` whenever words have come.
export async function streamRecording(form, { signal, opened, grown }) {
  const answer = await request("POST", "/watch", { body: form, signal });
  const reader = answer.body.getReader();
  let replay = null;
  let held = new Uint8Array(0);
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const bytes = held.length ? joined(held, value) : value;
    held = bytes;
    if (!replay) {
      const end = bytes.indexOf(10);
      if (end < 0) continue;
      replay = new Replay(JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))));
      held = bytes.slice(end + 1);
      opened(replay);
    }
    const whole = held.length - (held.length % 4);
    replay.feed(wordsOf(held.slice(0, whole)));
    held = held.slice(whole);
    grown(replay);
  }
  return replay;
}

function joined(first, second) {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

// The bytes are a copy of their own, so they begin where a word may; every machine with a browser is little-endian.
function wordsOf(bytes) {
  return new Uint32Array(bytes.buffer, 0, bytes.byteLength / 4);
}
