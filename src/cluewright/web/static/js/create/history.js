// What was drawn, to be undone and redone: whole values, for they are small.

const MOST = 300;

export class History {
  constructor(value) {
    this.values = [value];
    this.index = 0;
  }

  get value() {
    return this.values[this.index];
  }

  put(value) {
    this.values = [...this.values.slice(Math.max(0, this.index + 1 - MOST), this.index + 1), value];
    this.index = this.values.length - 1;
  }

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
