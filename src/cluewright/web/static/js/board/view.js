// Which part of the board is visible, and how large: pure geometry, no drawing and no events.
//
// All lengths are CSS pixels. A cell's side is a whole number of device pixels, so that lines stay sharp at any zoom.
// Strips of clues lie around the cells; they stay in view while the cells are moved under them.

const PADDING = 6;
const MOST_STRIP = 0.45;
const LARGEST_FITTED = 176;
const LARGEST = 240;

/** @import { Cell } from "../types.js" */
/** @typedef {{ left: number, top: number, right?: number, bottom?: number }} Strips */

export class View {
  width = 1;
  height = 1;
  ratio = 1;
  size = 1;
  scrollX = 0;
  scrollY = 0;
  fitted = true;
  left = 0;
  top = 0;
  right = 0;
  bottom = 0;
  x = 0;
  y = 0;
  area = { x: 0, y: 0, width: 0, height: 0 }; // the cells in view
  overflows = false;
  cut = false;

  /** @param {number} columns @param {number} rows @param {(size: number) => Strips} strips the room clues need next to cells of a size */
  constructor(columns, rows, strips) {
    this.columns = columns;
    this.rows = rows;
    this.strips = strips;
    this.settle();
  }

  /** @param {number} width @param {number} height @param {number} ratio */
  resize(width, height, ratio) {
    Object.assign(this, { width: Math.max(1, width), height: Math.max(1, height), ratio });
    if (this.fitted) this.fit();
    else this.settle();
  }

  // The clues' share of the view, never so much that no room is left for the cells.
  /** @param {number} size */
  depths(size) {
    const { left, top, right = 0, bottom = 0 } = this.strips(size);
    const across = Math.min(1, (MOST_STRIP * this.width) / Math.max(1, left + right));
    const down = Math.min(1, (MOST_STRIP * this.height) / Math.max(1, top + bottom));
    return {
      left: this.round(left * across),
      top: this.round(top * down),
      right: this.round(right * across),
      bottom: this.round(bottom * down),
      cut: across < 1 || down < 1,
    };
  }

  fitSize() {
    let low = 1;
    let high = Math.max(1, Math.floor(LARGEST_FITTED * this.ratio));
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const size = middle / this.ratio;
      const { left, top, right, bottom } = this.depths(size);
      const across = left + this.columns * size + right;
      const down = top + this.rows * size + bottom;
      const fits = across <= this.width - 2 * PADDING && down <= this.height - 2 * PADDING;
      if (fits) low = middle;
      else high = middle - 1;
    }
    return low / this.ratio;
  }

  // How high the whole board is, with its clues.
  get whole() {
    return this.top + this.rows * this.size + this.bottom + 2 * PADDING;
  }

  fit() {
    this.fitted = true;
    this.size = this.fitSize();
    this.scrollX = this.scrollY = 0;
    this.settle();
  }

  // Zoom so that what lies at (x, y) stays there.
  /** @param {number} factor @param {number} [x] @param {number} [y] */
  zoomAt(factor, x = this.width / 2, y = this.height / 2) {
    const column = (x - this.x) / this.size;
    const row = (y - this.y) / this.size;
    const least = Math.min(this.fitSize(), 24);
    let size = Math.min(LARGEST, Math.max(least, this.round(this.size * factor)));
    if (size === this.size && factor > 1 && size < LARGEST) size += 1 / this.ratio; // a small step is a step, too
    if (size === this.size) return;
    this.size = size;
    this.fitted = size === this.fitSize();
    const { left, top } = this.depths(size);
    this.scrollX = PADDING + left + column * size - x;
    this.scrollY = PADDING + top + row * size - y;
    this.settle();
  }

  /** Move the cells; tell whether anything moved. @param {number} x @param {number} y */
  panBy(x, y) {
    const [oldX, oldY] = [this.scrollX, this.scrollY];
    this.scrollX += x;
    this.scrollY += y;
    this.settle();
    return oldX !== this.scrollX || oldY !== this.scrollY;
  }

  settle() {
    const { left, top, right, bottom, cut } = this.depths(this.size);
    Object.assign(this, { left, top, right, bottom, cut });
    /** @param {number} scroll @param {number} strip @param {number} beyond the strip on the other side @param {number} total @param {number} room */
    const place = (scroll, strip, beyond, total, room) => {
      const cells = total * this.size;
      const free = room - 2 * PADDING - strip - beyond - cells;
      if (free >= 0) return { scroll: 0, origin: this.round(PADDING + free / 2) + strip, shown: cells };
      const held = Math.min(Math.max(0, scroll), -free);
      return { scroll: held, origin: this.round(PADDING + strip - held), shown: cells + free };
    };
    const across = place(this.scrollX, left, right, this.columns, this.width);
    const down = place(this.scrollY, top, bottom, this.rows, this.height);
    this.scrollX = across.scroll;
    this.scrollY = down.scroll;
    this.x = across.origin;
    this.y = down.origin;
    this.area = { x: across.origin + across.scroll, y: down.origin + down.scroll, width: across.shown, height: down.shown };
    this.overflows = across.shown < this.columns * this.size || down.shown < this.rows * this.size;
  }

  // Bring a cell into view with a little of what surrounds it.
  /** @param {number} row @param {number} column */
  reveal(row, column) {
    const margin = Math.min(this.size * 1.5, this.area.width / 3, this.area.height / 3);
    /** @param {number} start @param {number} from @param {number} length */
    const beyond = (start, from, length) => {
      if (start - margin < from) return start - margin - from;
      if (start + this.size + margin > from + length) return start + this.size + margin - from - length;
      return 0;
    };
    const x = beyond(this.x + column * this.size, this.area.x, this.area.width);
    const y = beyond(this.y + row * this.size, this.area.y, this.area.height);
    return (x !== 0 || y !== 0) && this.panBy(x, y);
  }

  /** @param {number} x @param {number} y @returns {Cell | null} */
  cellAt(x, y) {
    const { area } = this;
    if (x < area.x || y < area.y || x >= area.x + area.width || y >= area.y + area.height) return null;
    return this.nearest(x, y);
  }

  /** @param {number} x @param {number} y @returns {Cell} */
  nearest(x, y) {
    /** @param {number} value @param {number} count */
    const hold = (value, count) => Math.min(count - 1, Math.max(0, Math.floor(value / this.size)));
    return { row: hold(y - this.y, this.rows), column: hold(x - this.x, this.columns) };
  }

  // The rows and columns at least partly in view, the last ones excluded.
  range() {
    const { area } = this;
    /** @param {number} start @param {number} origin */
    const from = (start, origin) => Math.max(0, Math.floor((start - origin) / this.size));
    /** @param {number} end @param {number} origin @param {number} count */
    const to = (end, origin, count) => Math.min(count, Math.ceil((end - origin) / this.size - 1e-6));
    return {
      left: from(area.x, this.x),
      right: to(area.x + area.width, this.x, this.columns),
      top: from(area.y, this.y),
      bottom: to(area.y + area.height, this.y, this.rows),
    };
  }

  /** @param {number} length */
  round(length) {
    return Math.round(length * this.ratio) / this.ratio;
  }
}
