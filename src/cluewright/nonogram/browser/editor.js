// Drawing a nonogram: the picture is the puzzle. Its value is the rows of the solved board.

import { createDrawing, drawingTools } from "/js/editor-kit.js";
import { wording } from "/js/kit.js";
import { cluesOf } from "./runs.js";

/** @import { EditorModule, Pair, PuzzleData } from "/js/types.js" */

/** The rows of a solved board. @typedef {string[]} Draft */

const t = wording("nonogram");

export const tools = [
  { name: "#", get words() { return t("create-pen-paint"); } },
  { name: ".", get words() { return t("page-erase"); } },
  ...drawingTools("line", "area", "move", "lock"), // repair leaves locked cells unchanged
];
export const drawn = true; // the value is a board that determines the puzzle
export const mirrors = true;
/** Where clues are. @type {any} */
const SHEET = { left: { key: "rows", name: "" }, above: { key: "columns", name: "" } };

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
  return createDrawing(host, {
    rows: value,
    sheet: SHEET,
    cluesOf,
    // A filled cell is emptied, where the tool is not to erase.
    put(found, { tool, other }) {
      const wanted = (tool === ".") === other ? "#" : ".";
      return wanted === "#" && found === "#" ? "." : wanted;
    },
    dye: (each, colours) => (each === "#" ? colours.fill : null),
    ink: (each, colours) => (each === "#" ? colours["on-fill"] : colours.changed),
    state: (each) => t(each === "#" ? "page-filled" : "create-empty"),
    marks,
    locked,
    onChange,
    onLock,
  });
}
