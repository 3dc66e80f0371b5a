// Drawing a nonogram: the picture is the puzzle. Its value is the rows of the solved board.

import { cellsAlong, createSurface, drawStrips, outlineChanged, roomFor, stripsOf, wording } from "/js/kit.js";
import { areaAround, cluesOf, mirrored, moved } from "./pencil.js";

/** @import { Cell, EditorModule, Pair, Pen, PuzzleData } from "/js/types.js" */
/** @import { Mirror } from "./pencil.js" */

/** The rows of a solved board. @typedef {string[]} Draft */

const t = wording("nonogram");

export const tools = [
  { name: "#", get words() { return t("page-paint"); } },
  { name: ".", get words() { return t("page-erase"); } },
  { name: "line", get words() { return t("page-line"); } },
  { name: "area", get words() { return t("page-area"); } },
  { name: "move", get words() { return t("page-move"); } },
  { name: "lock", get words() { return t("page-lock"); } }, // repair leaves such cells unchanged
];
export const drawn = true; // the value is a board that determines the puzzle
export const mirrors = true;
/** Where clues are. @type {any} */
const SHEET = { left: { key: "rows", name: "" }, above: { key: "columns", name: "" } };
const ROOMY = ["1", "1", "1"]; // so much room is kept for clues at first, so that the first strokes move nothing

/** @param {number} width @param {number} height @returns {Draft} */
export function blank(width, height) {
  return Array.from({ length: height }, () => ".".repeat(width));
}

/** @param {Draft} value @returns {Pair} */
export const size = (value) => [value[0].length, value.length];
/** An empty drawing is no puzzle. @param {Draft} value */
export const form = (value) => (value.some((/** @type {string} */ row) => row.includes("#")) ? { kind: "nonogram", board: value } : null);
/** What is missing before there is a puzzle. */
export const missing = () => t("page-begin");
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
  let cells = /** @type {Draft} */ (value).map((row) => [...row]);
  let marked = marks;
  let tool = "#";
  /** @type {Mirror} */
  let mirror = { across: false, down: false };
  /** @type {{ before: string[][], to: string, first: Cell, last: Cell } | null} */
  let stroke = null;
  const locks = new Set(locked.map(([row, column]) => row * width + column));
  let strips = stripsOf(SHEET, cluesOf(cells));
  let room = strips.map(longest);

  /** @param {Cell} cell */
  const place = (cell) => cell.row * width + cell.column;
  const given = () => cells.map((row) => row.join(""));

  /** The strip with its longest line alone: the room it takes does not shrink while one draws. @param {typeof strips[number]} strip */
  function longest(strip) {
    const texts = [ROOMY, ...strip.texts].reduce((best, each) => (each.join(" ").length > best.join(" ").length ? each : best));
    return { ...strip, texts: [texts] };
  }

  function newClues() {
    strips = stripsOf(SHEET, cluesOf(cells));
  }

  // Only between strokes, so that no cell moves away under the pen.
  function keepRoom() {
    const now = strips.map(longest).map((strip, index) => longest({ ...strip, texts: [...strip.texts, ...room[index].texts] }));
    if (JSON.stringify(now) === JSON.stringify(room)) return;
    room = now;
    if (surface.view.fitted) surface.zoom("fit");
    else surface.view.settle();
  }

  /** @param {Cell} cell @param {string} to */
  const set = (cell, to) => {
    for (const each of mirrored(cell, width, height, mirror)) {
      if (to === "lock") locks.add(place(each));
      else if (to === "unlock") locks.delete(place(each));
      else cells[each.row][each.column] = to;
    }
  };
  const finish = () => {
    if (!stroke) return;
    const changed = stroke.before.map((row) => row.join("")).join() !== given().join();
    const locking = stroke.to.endsWith("lock");
    stroke = null;
    if (locking) {
      surface.changed();
      onLock?.([...locks].map((each) => [Math.floor(each / width), each % width]));
    }
    if (changed) {
      marked = [];
      keepRoom();
      surface.changed();
      onChange(given());
    }
  };
  /** What a stroke draws: a filled cell is emptied, where the tool is not to erase. @param {Cell} cell @param {boolean} other */
  const wanted = (cell, other) => {
    if (tool === "lock") return other || locks.has(place(cell)) ? "unlock" : "lock";
    if (tool === "move") return "move";
    const value = (tool === ".") === other ? "#" : ".";
    return value === "#" && cells[cell.row][cell.column] === "#" ? "." : value;
  };
  /** @param {Cell} cell @param {boolean} other */
  const begin = (cell, other) => {
    const to = wanted(cell, other);
    stroke = { before: cells.map((row) => [...row]), to, first: cell, last: cell };
    if (to === "move") return;
    if (tool === "area") for (const each of mirrored(cell, width, height, mirror)) for (const part of areaAround(stroke.before, each)) cells[part.row][part.column] = to;
    else set(cell, to);
    newClues();
  };
  /** @param {Cell} cell */
  const extend = (cell) => {
    if (!stroke || tool === "area" || (cell.row === stroke.last.row && cell.column === stroke.last.column)) return false;
    const { before, first, to } = stroke;
    if (to === "move") cells = moved(before, cell.row - first.row, cell.column - first.column);
    else if (tool === "line") {
      cells = before.map((row) => [...row]);
      for (const each of [first, ...cellsAlong(first, cell)]) set(each, to);
    } else for (const each of cellsAlong(stroke.last, cell)) set(each, to);
    stroke.last = cell;
    newClues();
    return true;
  };

  // A padlock: a bow above a body, in a colour that shows on the cell.
  /** @param {Pen} pen */
  const drawLocks = ({ ctx, view, colours }) => {
    ctx.lineWidth = Math.max(1, view.size / 12);
    for (const each of locks) {
      const filled = cells[Math.floor(each / width)][each % width] === "#";
      ctx.fillStyle = ctx.strokeStyle = filled ? colours["on-fill"] : colours.changed;
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
    strips: (side) => roomFor(room, side),
    clues: (pen) => drawStrips(pen, strips, new Set()),
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
    setMirror(next) {
      mirror = next;
    },
    highlight: surface.highlight,
    focus: surface.focus,
    zoom: surface.zoom,
    destroy: surface.destroy,
  };
}
