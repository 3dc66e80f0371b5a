// Drawing a nonogram: the picture is the puzzle. Its value is the rows of the solved board.

import { cellsAlong, createSurface, outlineChanged, wording } from "/js/kit.js";

/** @import { Cell, EditorModule, Pair, PuzzleData } from "/js/types.js" */

/** The rows of a solved board. @typedef {string[]} Draft */

const t = wording("nonogram");

export const tools = [
  { name: "#", get words() { return t("page-paint"); } },
  { name: ".", get words() { return t("page-erase"); } },
];
export const drawn = true; // the value is a board that determines the puzzle

/** @param {number} width @param {number} height @returns {Draft} */
export function blank(width, height) {
  return Array.from({ length: height }, () => ".".repeat(width));
}

/** @param {Draft} value @returns {Pair} */
export const size = (value) => [value[0].length, value.length];
/** @param {Draft} value */
export const form = (value) => ({ kind: "nonogram", board: value });
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
export function create(host, { value, marks, onChange }) {
  const [width, height] = size(value);
  /** @type {string[][]} */
  const cells = /** @type {Draft} */ (value).map((row) => [...row]);
  let marked = marks;
  let tool = "#";
  /** @type {{ before: string, to: string, last: Cell } | null} */
  let stroke = null;

  /** @param {Cell} cell @param {string} to */
  const set = (cell, to) => {
    cells[cell.row][cell.column] = to;
  };
  const given = () => cells.map((row) => row.join(""));
  const finish = () => {
    if (!stroke) return;
    const changed = stroke.before !== given().join();
    stroke = null;
    if (changed) {
      marked = [];
      surface.changed();
      onChange(given());
    }
  };
  /** @param {Cell} cell @param {boolean} other */
  const begin = (cell, other) => {
    const wanted = other ? (tool === "#" ? "." : "#") : tool;
    const to = cells[cell.row][cell.column] === wanted && wanted === "#" ? "." : wanted;
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

  const surface = createSurface(host, {
    columns: width,
    rows: height,
    name: t("create-board", { width, height }),
    strips: () => ({ left: 0, top: 0 }),
    lines: { every: 5 },
    label: (row, column) => t(
      "create-cell",
      { row: row + 1, column: column + 1, state: t(cells[row][column] === "#" ? "page-filled" : "create-empty") },
    ),
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
    over: (pen) => outlineChanged(pen, marked),
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
