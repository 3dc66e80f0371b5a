// The rules of a stroke over cells: pure functions.
//
// The cell a stroke starts on decides what it may change: on an open cell only open cells, on a cell of the same value
// only that value (which it takes away), on a cell of another value only that other value. The stroke keeps to the row
// or the column of its start and has no gaps, however fast the pointer went.

/** @import { Cell, CellChange } from "../types.js" */

/**
 * @typedef {object} Stroke
 * @property {Cell} start
 * @property {Cell} end
 * @property {string} from the value that it changes
 * @property {string} to
 */

/** @param {Cell} cell @param {string} found @param {string} wanted @param {string} open the value of a cell not yet decided @returns {Stroke} */
export function beginStroke(cell, found, wanted, open) {
  const erases = found === wanted;
  return { start: cell, end: cell, from: found, to: erases ? open : wanted };
}

/**
 * A stroke that continues the value of its first cell and fills only open cells: painting with the keyboard.
 * @param {Cell} cell @param {string} found @param {string} wanted @param {string} open @returns {Stroke}
 */
export function continueStroke(cell, found, wanted, open) {
  return { start: cell, end: cell, from: open, to: found === open ? wanted : found };
}

/** @param {Stroke} stroke @param {Cell} cell @returns {Stroke} */
export function extendStroke(stroke, cell) {
  const down = Math.abs(cell.row - stroke.start.row);
  const across = Math.abs(cell.column - stroke.start.column);
  const atStart = stroke.end.row === stroke.start.row && stroke.end.column === stroke.start.column;
  const vertical = atStart ? down > across : stroke.end.column === stroke.start.column;
  const end = vertical ? { row: cell.row, column: stroke.start.column } : { row: stroke.start.row, column: cell.column };
  return { ...stroke, end };
}

/** @param {Cell} start @param {Cell} end @returns {Cell[]} */
export function cellsBetween(start, end) {
  const count = Math.max(Math.abs(end.row - start.row), Math.abs(end.column - start.column));
  const down = Math.sign(end.row - start.row);
  const across = Math.sign(end.column - start.column);
  return Array.from({ length: count + 1 }, (_, step) => ({ row: start.row + step * down, column: start.column + step * across }));
}

/**
 * The changes of a stroke; `valueAt` reads the board as it was before.
 * @param {Stroke} stroke @param {(row: number, column: number) => string} valueAt @returns {CellChange[]}
 */
export function changesOf(stroke, valueAt) {
  return cellsBetween(stroke.start, stroke.end)
    .filter(({ row, column }) => valueAt(row, column) === stroke.from)
    .map(({ row, column }) => [row, column, stroke.to]);
}
