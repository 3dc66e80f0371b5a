// A recording played forwards and backwards, to any event: no drawing, no clock.
//
// The words are those of the server: a place with its value and reason, or how many of the last places are undone.
// For every place `at` holds the event that settled it, or -1; everything else can be told from that.

/** @import { RecordingHead } from "../types.js" */

/** @typedef {(place: number) => void} Touched */

export const TAKEN_BACK = 0x80000000; // from here on a word says how many places are undone

export class Replay {
  /** @param {RecordingHead} head */
  constructor(head) {
    this.head = head;
    this.length = head.length;
    this.borders = head.places === "borders";
    this.places = head.width * head.height * (this.borders ? 2 : 1);
    this.bits = head.place_bits;
    this.words = new Uint32Array(head.length);
    this.below = new Int32Array(head.length); // what was there last before the event
    this.before = new Int32Array(head.length); // what settled the place before the event did
    this.at = new Int32Array(this.places).fill(-1);
    this.tried = new Uint32Array(this.places); // how often it was undone
    this.counts = new Float64Array(head.reasons.length);
    this.available = 0;
    this.position = 0;
    this.top = -1;
    this.undone = 0;
    this.standing = 0;
  }

  /** More words have come. @param {Uint32Array} words */
  feed(words) {
    this.words.set(words, this.available);
    this.available += words.length;
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

  /** @param {number} event */
  isUndo(event) {
    return this.words[event] >= TAKEN_BACK;
  }

  /** @param {number} place */
  valueAt(place) {
    return this.at[place] < 0 ? 0 : this.value(this.at[place]);
  }

  /**
   * Go to where `event` events have happened, as far as they have arrived; `touched` receives every place that changes.
   * @param {number} event @param {Touched} [touched]
   */
  seek(event, touched = () => {}) {
    const goal = Math.max(0, Math.min(event, this.available));
    while (this.position < goal) this.forward(touched);
    while (this.position > goal) this.back(touched);
    return this.position;
  }

  /** @param {Touched} touched */
  forward(touched) {
    const event = this.position++;
    this.below[event] = this.top;
    if (!this.isUndo(event)) {
      const place = this.place(event);
      this.before[event] = this.at[place];
      this.at[place] = event;
      this.top = event;
      this.counts[this.reason(event)] += 1;
      this.standing += 1;
      touched(place);
      return;
    }
    const count = this.words[event] - TAKEN_BACK;
    for (let left = count; left > 0 && this.top >= 0; left--) {
      const place = this.place(this.top);
      this.at[place] = this.before[this.top];
      this.tried[place] += 1;
      this.top = this.below[this.top];
      this.undone += 1;
      this.standing -= 1;
      touched(place);
    }
  }

  /** @param {Touched} touched */
  back(touched) {
    const event = --this.position;
    if (!this.isUndo(event)) {
      const place = this.place(event);
      this.at[place] = this.before[event];
      this.top = this.below[event];
      this.counts[this.reason(event)] -= 1;
      this.standing -= 1;
      touched(place);
      return;
    }
    // What was undone is restored, the lowest first, so that a place settled twice ends as it was.
    /** @type {number[]} */
    const again = [];
    for (let left = this.words[event] - TAKEN_BACK, each = this.below[event]; left > 0 && each >= 0; left--, each = this.below[each]) again.push(each);
    for (const each of again.reverse()) {
      const place = this.place(each);
      this.at[place] = each;
      this.tried[place] -= 1;
      this.undone -= 1;
      this.standing += 1;
      touched(place);
    }
    this.top = this.below[event];
  }

  /** The sentence about the last event, with where it begins and its number. @param {number} position */
  textAt(position) {
    const { texts } = this.head;
    let low = 0;
    let high = texts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (texts[middle][0] < position) low = middle + 1;
      else high = middle;
    }
    if (!low) return null;
    return { text: texts[low - 1][1], from: texts[low - 1][0], number: low };
  }

  /** The step of a person that the last event belongs to, or -1. @param {number} position */
  stepAt(position) {
    return (this.textAt(position)?.number ?? 0) - 1;
  }

  /**
   * Where the next (or, with way -1, the last) use of a reason ends, or -1: of a person's step, or of one event.
   * @param {number} reason @param {1 | -1} way
   */
  nextUse(reason, way) {
    const { steps, texts } = this.head;
    if (steps) {
      const name = this.head.reasons[reason];
      for (let step = this.stepAt(this.position) + way; step >= 0 && step < steps.length; step += way) {
        if (steps[step].techniques.includes(name)) return texts[step + 1]?.[0] ?? this.length;
      }
      return -1;
    }
    for (let event = this.position - 1 + way; event >= 0 && event < this.available; event += way) {
      if (!this.isUndo(event) && this.reason(event) === reason) return event + 1;
    }
    return -1;
  }

  /** Where one step forward or back leads: a whole step of a person, or one event of the solver. @param {number} position @param {1 | -1} way */
  stepFrom(position, way) {
    const { texts } = this.head;
    if (!texts.length) return position + way;
    const starts = [...texts.map((entry) => entry[0]), this.length];
    if (way > 0) return starts.find((start) => start > position) ?? this.length;
    return starts.findLast((start) => start < position) ?? 0;
  }
}
