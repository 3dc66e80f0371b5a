// Drawing a colour nonogram: the picture with its palette is the puzzle.

import { colourName, createDrawing, drawingTools, readableOn } from "/js/editor-kit.js";
import { wording } from "/js/kit.js";
import { createBar } from "./palette-bar.js";
import { cluesOf, FEWEST, firstPalette, numberOf, SYMBOLS, used, usedOf, withAnother } from "./palette.js";

/** @import { EditorModule, Pair, PuzzleData } from "/js/types.js" */
/** @import { Draft } from "./palette.js" */

const t = wording("colour-nonogram");
/** Where clues are. @type {any} */
const SHEET = { left: { key: "rows", name: "" }, above: { key: "columns", name: "" }, palette: "palette" };
let held = 1; // the number of the colour in hand, whatever becomes of the drawing

export const tools = drawingTools("paint", "line", "area", "pick", "move", "lock");
export const drawn = true; // the value is a board that determines the puzzle
export const mirrors = true;

/** @param {number} width @param {number} height @returns {Draft} */
export function blank(width, height) {
  return { palette: firstPalette(), rows: Array.from({ length: height }, () => ".".repeat(width)) };
}

/** @param {Draft} value @returns {Pair} */
export const size = ({ rows }) => [rows[0].length, rows.length];
/** One colour alone makes an ordinary nonogram, but a palette has two at least. @param {Draft} value */
export const form = (value) => (usedOf(value) ? { kind: "colour-nonogram", board: sent(used(value)) } : null);
/** @param {Draft} value */
const sent = (value) => (value.palette.length > FEWEST ? value : withAnother(value));
/** What is missing before there is a puzzle of this kind. @param {Draft} value */
export const missing = (value) => t(usedOf(value) ? "page-second" : "page-begin");
/** @param {PuzzleData} puzzle @returns {Draft | null} */
export const fromPuzzle = (puzzle) => (puzzle.solution ? { palette: puzzle.palette, rows: puzzle.solution } : null);

/** @param {Draft} value @param {number} width @param {number} height @returns {Draft} */
export function resize({ palette, rows }, width, height) {
  return { palette, rows: Array.from({ length: height }, (_, row) => (rows[row] || "").slice(0, width).padEnd(width, ".")) };
}

/** @param {Draft} value @param {number} down @param {number} across @returns {Draft} */
export function shift({ palette, rows }, down, across) {
  return { palette, rows: rows.map((line, row) => [...line].map((_, column) => rows[row - down]?.[column - across] ?? ".").join("")) };
}

/** @type {EditorModule["create"]} */
export function create(host, { value, marks, locked = [], beside, onChange, onLock }) {
  /** @type {Draft} */
  let draft = value;
  held = Math.min(held, draft.palette.length - 1);
  /** @param {string} symbol */
  const colourOf = (symbol) => draft.palette[SYMBOLS.indexOf(symbol)] ?? draft.palette[0];

  /** @param {number} number */
  function choose(number) {
    held = number;
    showBar?.();
  }
  /** @param {Draft} next */
  function see(next) {
    draft = next;
    view.redraw(next.rows);
  }
  const view = createDrawing(host, {
    rows: draft.rows,
    sheet: SHEET,
    cluesOf: (cells) => cluesOf(cells, draft.palette),
    put: (_, { other }) => SYMBOLS[other ? 0 : held],
    dye: (symbol) => colourOf(symbol).value,
    ink: (symbol) => readableOn(colourOf(symbol).value),
    sign: (symbol) => (symbol === "." ? "" : colourOf(symbol).mark),
    state: (symbol) => (symbol === "." ? t("create-empty") : colourName("colour-nonogram", colourOf(symbol).name)),
    pick(symbol) {
      choose(SYMBOLS.indexOf(symbol));
      host.dispatchEvent(new CustomEvent("tool", { detail: "paint" })); // what was taken is to be drawn with
    },
    type(key) {
      const number = numberOf(key, draft.palette.length);
      if (number !== null) choose(number);
      return number !== null;
    },
    marks,
    locked,
    onChange(rows) {
      draft = { ...draft, rows };
      onChange(draft);
    },
    onLock,
  });
  const showBar = beside && createBar(beside, {
    draft: () => draft,
    held: () => held,
    choose,
    seen: see,
    change(next) {
      see(next);
      held = Math.min(held, next.palette.length - 1);
      showBar?.();
      onChange(next);
    },
  });
  return view;
}
