// Which part of the board is visible, and how large: pure geometry, no drawing and no events.
//
// All lengths are CSS pixels. A cell's side is a whole number of device pixels, so that lines stay sharp at any zoom.
// Strips of clues lie around the cells; they stay in view while the cells are moved under them.

const PADDING = 6;
const LEAST = { coarse: 16, fine: 10 }; // cells that a finger or a mouse can hit, with clues that can be read
const COMFORTABLE = { coarse: 22, fine: 16 };
const MOST_STRIP = { coarse: 0.38, fine: 0.45 }; // of the view, for clues
const LARGEST_FITTED = 176;
const LARGEST = 240;

/** @import { Cell } from "../types.js" */
/** @typedef {{ left: number, top: number, right?: number, bottom?: number, cut?: boolean }} Strips `cut` if clues are too small to be drawn */

export class View {
  width = 1;
  height = 1;
  ratio = 1;
  size = 1;
  scrollX = 0;
  scrollY = 0;
  fitted = true;
  opening = true; // nobody has zoomed yet
  /** @type {"fine" | "coarse"} */
  pointer = "fine"; // coarse: played with fingers
  least = 0; // the side of a cell whose contents can be read
  margin = 0; // at the right and at the bottom, for coordinates
  reserve = 0; // at the bottom, where words may lie over the board: a board that fits leaves it free
  folded = false; // the clues are put away
  slideX = 0; // how far clues that do not fit are moved into view
  slideY = 0;
  hidden = { across: 0, down: 0 }; // the length of the clues that do not fit
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
    if (this.opening) this.open();
    else if (this.fitted) this.fit();
    else this.settle();
  }

  // How a board begins: whole, or where cells would be too small to play, its first corner.
  open() {
    this.fit();
    this.opening = true;
    if (this.size >= Math.max(LEAST[this.pointer], this.least)) return;
    this.size = this.round(Math.max(COMFORTABLE[this.pointer], this.least));
    this.fitted = false;
    this.settle();
  }

  /** Put the clues away, or back. @param {boolean} folded */
  fold(folded) {
    this.folded = folded;
    this.resize(this.width, this.height, this.ratio);
  }

  // The clues' share of the view, never so much that no room is left for the cells.
  /** @param {number} size */
  depths(size) {
    if (this.folded) return { left: 0, top: 0, right: 0, bottom: 0, cut: true, hidden: { across: 0, down: 0 } };
    const { left, top, right = 0, bottom = 0, cut = false } = this.strips(size);
    const most = MOST_STRIP[this.pointer];
    const across = Math.min(1, (most * this.width) / Math.max(1, left + right));
    const down = Math.min(1, (most * this.height) / Math.max(1, top + bottom));
    return {
      left: this.round(left * across),
      top: this.round(top * down),
      right: this.round(right * across),
      bottom: this.round(bottom * down),
      cut: cut || across < 1 || down < 1,
      hidden: { across: (left + right) * (1 - across), down: (top + bottom) * (1 - down) },
    };
  }

  fitSize() {
    let low = 1;
    let high = Math.max(1, Math.floor(LARGEST_FITTED * this.ratio));
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const size = middle / this.ratio;
      const { left, top, right, bottom } = this.depths(size);
      const across = left + this.columns * size + right + this.margin;
      const down = top + this.rows * size + bottom + this.margin + this.reserve;
      const fits = across <= this.width - 2 * PADDING && down <= this.height - 2 * PADDING;
      if (fits) low = middle;
      else high = middle - 1;
    }
    return low / this.ratio;
  }

  // How high the whole board is, with its clues.
  get whole() {
    return this.top + this.rows * this.size + this.bottom + 2 * PADDING + this.margin;
  }

  fit() {
    this.fitted = true;
    this.opening = false;
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
    this.opening = false;
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

  /** Move clues that do not fit into their strips. @param {number} x @param {number} y */
  slideBy(x, y) {
    this.slideX += x;
    this.slideY += y;
    this.settle();
  }

  settle() {
    const { left, top, right, bottom, cut, hidden } = this.depths(this.size);
    Object.assign(this, { left, top, right, bottom, cut, hidden });
    this.slideX = Math.min(Math.max(0, this.slideX), hidden.across);
    this.slideY = Math.min(Math.max(0, this.slideY), hidden.down);
    /**
     * @param {number} scroll @param {number} strip @param {number} beyond the strip on the other side @param {number} total @param {number} room
     * @param {number} reserve what lies there can be moved out of it
     */
    const place = (scroll, strip, beyond, total, room, reserve) => {
      const cells = total * this.size;
      const shown = room - 2 * PADDING - this.margin - strip - beyond;
      const free = shown - reserve - cells;
      if (free >= 0) return { scroll: 0, origin: this.round(PADDING + free / 2) + strip, shown: cells, over: false };
      const held = Math.min(Math.max(0, scroll), -free);
      return { scroll: held, origin: this.round(PADDING + strip - held), shown: Math.min(shown, cells - held), over: true };
    };
    const across = place(this.scrollX, left, right, this.columns, this.width, 0);
    const down = place(this.scrollY, top, bottom, this.rows, this.height, this.reserve);
    this.scrollX = across.scroll;
    this.scrollY = down.scroll;
    this.x = across.origin;
    this.y = down.origin;
    this.area = { x: across.origin + across.scroll, y: down.origin + down.scroll, width: across.shown, height: down.shown };
    this.overflows = across.over || down.over;
  }

  // Bring a cell into view with a little of what surrounds it.
  /** @param {number} row @param {number} column */
  reveal(row, column) {
    const seen = Math.max(this.size, Math.min(this.area.height, this.height - this.reserve - this.area.y));
    const margin = Math.min(this.size * 1.5, this.area.width / 3, seen / 3);
    /** @param {number} start @param {number} from @param {number} length */
    const beyond = (start, from, length) => {
      if (start - margin < from) return start - margin - from;
      if (start + this.size + margin > from + length) return start + this.size + margin - from - length;
      return 0;
    };
    const x = beyond(this.x + column * this.size, this.area.x, this.area.width);
    const y = beyond(this.y + row * this.size, this.area.y, seen);
    return (x !== 0 || y !== 0) && this.panBy(x, y);
  }

  /** @param {number} x @param {number} y @returns {Cell | null} */
  cellAt(x, y) {
    const { area } = this;
    if (x < area.x || y < area.y || x >= area.x + area.width || y >= area.y + area.height) return null;
    return this.nearest(x, y);
  }

  /** Which lines a place beside the cells belongs to; null if to both. @param {number} x @param {number} y */
  bandAt(x, y) {
    const { area } = this;
    const rows = y >= area.y && y < area.y + area.height;
    const columns = x >= area.x && x < area.x + area.width;
    return rows ? "rows" : columns ? "columns" : null;
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
