// Drawing a nonogram: the picture is the puzzle. Its value is the rows of the solved board.

import { cellsAlong, createSurface, outlineChanged, wording } from "/js/kit.js";

/** @import { Cell, EditorModule, Pair, Pen, PuzzleData } from "/js/types.js" */

/** The rows of a solved board. @typedef {string[]} Draft */

const t = wording("nonogram");

export const tools = [
  { name: "#", get words() { return t("page-paint"); } },
  { name: ".", get words() { return t("page-erase"); } },
  { name: "lock", get words() { return t("page-lock"); } }, // repair leaves such cells unchanged
];
export const drawn = true; // the value is a board that determines the puzzle

/** @param {number} width @param {number} height @returns {Draft} */
export function blank(width, height) {
  return Array.from({ length: height }, () => ".".repeat(width));
}

/** @param {Draft} value @returns {Pair} */
export const size = (value) => [value[0].length, value.length];
/** An empty drawing is no puzzle. @param {Draft} value */
export const form = (value) => (value.some((/** @type {string} */ row) => row.includes("#")) ? { kind: "nonogram", board: value } : null);
/** @param {PuzzleData} puzzle */
export const fromPuzzle = (puzzle) => puzzle.solution || null;

/** @param {Draft} value @param {number} width @param {number} height @returns {Draft} */
export function resize(value, width, height) {
  return Array.from({ length: height }, (_, row) => (value[row] || "").slice(0, width).padEnd(width, "."));
}

/** @param {Draft} value @param {number} down @param {number} across @returns {Draft} */
export function shift(value, down, across) {
  const [width, height] = size(value);
  return Array.from(
    { length: height },
    (_, row) => Array.from({ length: width }, (_, column) => value[row - down]?.[column - across] ?? ".").join(""),
  );
}

/** @type {EditorModule["create"]} */
export function create(host, { value, marks, locked = [], onChange, onLock }) {
  const [width, height] = size(value);
  /** @type {string[][]} */
  const cells = /** @type {Draft} */ (value).map((row) => [...row]);
  let marked = marks;
  let tool = "#";
  /** @type {{ before: string, to: string, last: Cell } | null} */
  let stroke = null;
  const locks = new Set(locked.map(([row, column]) => row * width + column));
  /** @param {Cell} cell */
  const place = (cell) => cell.row * width + cell.column;

  /** @param {Cell} cell @param {string} to */
  const set = (cell, to) => {
    if (to === "lock") locks.add(place(cell));
    else if (to === "unlock") locks.delete(place(cell));
    else cells[cell.row][cell.column] = to;
  };
  const given = () => cells.map((row) => row.join(""));
  const finish = () => {
    if (!stroke) return;
    const changed = stroke.before !== given().join();
    const locking = stroke.to.endsWith("lock");
    stroke = null;
    if (locking) {
      surface.changed();
      onLock?.([...locks].map((each) => [Math.floor(each / width), each % width]));
    }
    if (changed) {
      marked = [];
      surface.changed();
      onChange(given());
    }
  };
  /** @param {Cell} cell @param {boolean} other */
  const begin = (cell, other) => {
    const wanted = other ? (tool === "#" ? "." : "#") : tool;
    const drawn = cells[cell.row][cell.column] === wanted && wanted === "#" ? "." : wanted;
    const to = tool === "lock" ? (other || locks.has(place(cell)) ? "unlock" : "lock") : drawn;
    stroke = { before: given().join(), to, last: cell };
    set(cell, to);
  };
  /** @param {Cell} cell */
  const extend = (cell) => {
    if (!stroke || (cell.row === stroke.last.row && cell.column === stroke.last.column)) return false;
    for (const each of cellsAlong(stroke.last, cell)) set(each, stroke.to);
    stroke.last = cell;
    return true;
  };

  // A padlock: a bow above a body, in the colour of changes so that it shows on both colours of cells.
  /** @param {Pen} pen */
  const drawLocks = ({ ctx, view, colours }) => {
    ctx.fillStyle = ctx.strokeStyle = colours.changed;
    ctx.lineWidth = Math.max(1, view.size / 12);
    for (const each of locks) {
      const x = view.x + (each % width + 0.5) * view.size;
      const y = view.y + (Math.floor(each / width) + 0.5) * view.size;
      ctx.fillRect(x - view.size * 0.2, y, view.size * 0.4, view.size * 0.26);
      ctx.beginPath();
      ctx.arc(x, y, view.size * 0.13, Math.PI, 0);
      ctx.stroke();
    }
  };

  const surface = createSurface(host, {
    columns: width,
    rows: height,
    name: t("create-board", { width, height }),
    strips: () => ({ left: 0, top: 0 }),
    lines: { every: 5 },
    label(row, column) {
      const state = t(cells[row][column] === "#" ? "page-filled" : "create-empty");
      return t("create-cell", { row: row + 1, column: column + 1, state: locks.has(row * width + column) ? t("page-locked", { state }) : state });
    },
    under({ ctx, view, colours, range }) {
      ctx.fillStyle = colours.fill;
      ctx.beginPath();
      for (let row = range.top; row < range.bottom; row++) {
        for (let column = range.left; column < range.right; column++) {
          if (cells[row][column] === "#") ctx.rect(view.x + column * view.size, view.y + row * view.size, view.size, view.size);
        }
      }
      ctx.fill();
    },
    over(pen) {
      outlineChanged(pen, marked);
      drawLocks(pen);
    },
    begin: (cell, { secondary }) => begin(cell, secondary),
    extend,
    end: finish,
    cancel: finish,
    act(name, cell) {
      begin(cell, name !== "primary");
      finish();
    },
    paint(from, next) {
      if (!stroke) begin(from, false);
      extend(next);
    },
    lift: finish,
  });

  return {
    setTool(name) {
      tool = name;
    },
    focus: surface.focus,
    zoom: surface.zoom,
    destroy: surface.destroy,
  };
}
