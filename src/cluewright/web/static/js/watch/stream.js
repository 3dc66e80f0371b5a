// What the server sends about a solving: parts, each a line of JSON and the words it names. Those before the last say
// what has changed so far, the last one is the whole recording.

import { Problem, request } from "../api.js";
import { Replay } from "./replay.js";

/** @import { LivePart } from "../types.js" */

/**
 * What POST /watch takes, or a file or a text in any format.
 * @typedef {{ file: Blob, name: string } | { file?: undefined, [key: string]: unknown }} Source
 */
/** @typedef {{ how: string, strategy: string }} Wanted */

/** @param {Source} source @param {Wanted} wanted @param {AbortSignal} signal */
function ask(source, { how, strategy }, signal) {
  if (!source.file) return request("POST", "/watch", { body: { ...source, how, strategy, live: true }, signal });
  return request("POST", "/watch/file", { raw: source.file, query: { name: source.name, how, strategy, live: true }, signal });
}

/**
 * `live` receives what has changed, `opened` the recording; `grown` is called whenever more of it has arrived.
 * @typedef {object} Listening
 * @property {AbortSignal} signal
 * @property {(part: LivePart, words: Uint32Array) => void} live
 * @property {(replay: Replay) => void} opened
 * @property {(replay: Replay) => void} grown
 */

/** @param {Source} source @param {Wanted} wanted @param {Listening} listening */
export async function streamRecording(source, wanted, { signal, live, opened, grown }) {
  const answer = await ask(source, wanted, signal);
  const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body).getReader();
  const held = new Held();
  /** @type {any} */
  let part = null;
  /** @type {Replay | null} */
  let replay = null;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    held.add(value);
    for (;;) {
      if (!part && !replay) {
        const line = held.line();
        if (line === null) break;
        part = JSON.parse(line);
        if (part.part === "problem") throw new Problem(part, part.status);
      }
      if (part?.part === "live") {
        if (held.size < 4 * part.words) break;
        live(part, held.words(part.words));
        part = null;
        continue;
      }
      if (part) {
        replay = new Replay(part);
        part = null;
        opened(replay);
      }
      if (!replay) break;
      replay.feed(held.words(Math.floor(held.size / 4)));
      grown(replay);
      break;
    }
  }
  if (!replay || replay.available < replay.length) throw new Problem({ type: "offline" }, 0);
  return replay;
}

// Bytes that have arrived and are not yet used.
class Held {
  bytes = new Uint8Array(0);

  get size() {
    return this.bytes.length;
  }

  /** @param {Uint8Array<any>} more */
  add(more) {
    if (!this.bytes.length) {
      this.bytes = more;
      return;
    }
    const both = new Uint8Array(this.bytes.length + more.length);
    both.set(this.bytes);
    both.set(more, this.bytes.length);
    this.bytes = both;
  }

  line() {
    const end = this.bytes.indexOf(10);
    if (end < 0) return null;
    const text = new TextDecoder().decode(this.bytes.subarray(0, end));
    this.bytes = this.bytes.subarray(end + 1);
    return text;
  }

  // A copy of their own, so that they begin where a word may; every machine with a browser is little-endian.
  /** @param {number} count */
  words(count) {
    const taken = this.bytes.slice(0, 4 * count);
    this.bytes = this.bytes.subarray(4 * count);
    return new Uint32Array(taken.buffer, 0, count);
  }
}
