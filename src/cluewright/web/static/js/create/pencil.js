// What the tools of a drawing do to its cells. Pure: cells in, cells out.

/** @import { Cell } from "../types.js" */

/** Along which axes a drawing is mirrored. @typedef {{ across: boolean, down: boolean }} Mirror */

/** A cell and its reflections, each once. @param {Cell} cell @param {number} width @param {number} height @param {Mirror} mirror @returns {Cell[]} */
export function mirrored({ row, column }, width, height, { across, down }) {
  const rows = new Set(down ? [row, height - 1 - row] : [row]);
  const columns = new Set(across ? [column, width - 1 - column] : [column]);
  return [...rows].flatMap((each) => [...columns].map((other) => ({ row: each, column: other })));
}

/** The cells that are connected with one and look like it. @param {string[][]} cells @param {Cell} start @returns {Cell[]} */
export function areaAround(cells, start) {
  const value = cells[start.row][start.column];
  const seen = new Set();
  const found = [];
  const waiting = [start];
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    const { row, column } = cell;
    const key = `${row},${column}`;
    if (cells[row]?.[column] !== value || seen.has(key)) continue;
    seen.add(key);
    found.push(cell);
    waiting.push({ row: row - 1, column }, { row: row + 1, column }, { row, column: column - 1 }, { row, column: column + 1 });
  }
  return found;
}

/** A drawing moved; what leaves the board is gone. @param {string[][]} cells @param {number} down @param {number} across */
export const moved = (cells, down, across) => cells.map((line, row) => line.map((_, column) => cells[row - down]?.[column - across] ?? "."));
