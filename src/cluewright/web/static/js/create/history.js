// What was drawn, to be undone and redone: whole values, because they are small.

const MOST = 300;

/** @template V */
export class History {
  /** @param {V} value */
  constructor(value) {
    this.values = [value];
    this.index = 0;
  }

  get value() {
    return this.values[this.index];
  }

  /** @param {V} value */
  put(value) {
    this.values = [...this.values.slice(Math.max(0, this.index + 1 - MOST), this.index + 1), value];
    this.index = this.values.length - 1;
  }

  /** Tell whether there was such a step. @param {1 | -1} way */
  step(way) {
    const next = this.index + way;
    if (next < 0 || next >= this.values.length) return false;
    this.index = next;
    return true;
  }

  get canUndo() {
    return this.index > 0;
  }

  get canRedo() {
    return this.index < this.values.length - 1;
  }
}
