// The current board, without what led there: it takes no more memory than the board. Painters read it like a Replay.

import { TAKEN_BACK } from "./replay.js";

/** @import { RecordingHead } from "../types.js" */
/** @import { Touched } from "./replay.js" */

export class LiveBoard {
  /** @param {RecordingHead} head */
  constructor(head) {
    this.head = head;
    this.borders = head.places === "borders";
    this.places = head.width * head.height * (this.borders ? 2 : 1);
    this.bits = head.place_bits;
    this.words = new Uint32Array(this.places);
    this.before = new Int32Array(this.places);
    this.at = new Int32Array(this.places).fill(-1);
    this.tried = new Uint8Array(this.places);
    this.counts = new Float64Array(head.reasons.length);
    this.position = 0;
  }

  get length() {
    return Math.max(1, this.position);
  }

  /** @param {Iterable<number>} words @param {Touched} touched */
  apply(words, touched) {
    for (const word of words) {
      if (word >= TAKEN_BACK) this.takeBack(word - TAKEN_BACK, touched);
      else this.settle(word, touched);
    }
  }

  /** @param {number} word @param {Touched} touched */
  settle(word, touched) {
    if (this.position === this.words.length) this.grow();
    const event = this.position++;
    this.words[event] = word;
    const place = this.place(event);
    this.before[event] = this.at[place];
    this.at[place] = event;
    this.counts[this.reason(event)] += 1;
    touched(place);
  }

  /** @param {number} count @param {Touched} touched */
  takeBack(count, touched) {
    for (let left = Math.min(count, this.position); left > 0; left--) {
      const event = --this.position;
      const place = this.place(event);
      this.at[place] = this.before[event];
      this.tried[place] = 1;
      this.counts[this.reason(event)] -= 1;
      touched(place);
    }
  }

  // A place that is settled twice takes two words.
  grow() {
    const length = 2 * this.words.length + 1;
    const [words, before] = [new Uint32Array(length), new Int32Array(length)];
    words.set(this.words);
    before.set(this.before);
    Object.assign(this, { words, before });
  }

  /** @param {number} event */
  place(event) {
    return this.words[event] & ((1 << this.bits) - 1);
  }

  /** @param {number} event */
  value(event) {
    return (this.words[event] >>> this.bits) & ((1 << (26 - this.bits)) - 1);
  }

  /** @param {number} event */
  reason(event) {
    return (this.words[event] >>> 26) & 31;
  }

  isUndo() {
    return false;
  }

  /** @param {number} place */
  valueAt(place) {
    return this.at[place] < 0 ? 0 : this.value(this.at[place]);
  }
}
