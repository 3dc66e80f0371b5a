// The board for screen readers: an ARIA grid next to the canvas, only of the cells around the cursor if it is large.

import { h } from "../dom.js";

/** @import { Cell, CellPair } from "../types.js" */

const SMALL = 400;
const ROWS_AROUND = 4;
const COLUMNS_AROUND = 8;
let boards = 0;

/** @param {{ rows: number, columns: number, name: string, label: (row: number, column: number) => string, readOnly: boolean }} board */
export function createGrid({ rows, columns, name, label, readOnly }) {
  const id = `board-${++boards}`;
  const element = h("div", { class: "board-grid", role: "grid", tabindex: "0", "aria-label": name });
  element.setAttribute("aria-rowcount", String(rows));
  element.setAttribute("aria-colcount", String(columns));
  if (readOnly) element.setAttribute("aria-readonly", "true");
  const whole = rows * columns <= SMALL;
  let shown = "";
  /** @type {{ row: number, column: number, cell: HTMLElement, said: string }[]} */
  let cells = [];
  /** @type {Set<string>} */
  let mistaken = new Set();

  /** @param {number} middle @param {number} around @param {number} count */
  function span(middle, around, count) {
    if (whole) return [0, count];
    const start = Math.max(0, Math.min(middle - around, count - 2 * around - 1));
    return [start, Math.min(count, start + 2 * around + 1)];
  }

  /** @param {Cell} cursor */
  function build(cursor) {
    const [top, bottom] = span(cursor.row, ROWS_AROUND, rows);
    const [left, right] = span(cursor.column, COLUMNS_AROUND, columns);
    const key = [top, bottom, left, right].join();
    if (key === shown) return;
    shown = key;
    cells = [];
    const lines = [];
    for (let row = top; row < bottom; row++) {
      const line = h("div", { role: "row" });
      line.setAttribute("aria-rowindex", String(row + 1));
      for (let column = left; column < right; column++) {
        const cell = h("div", { role: "gridcell", id: `${id}-${row}-${column}` });
        cell.setAttribute("aria-colindex", String(column + 1));
        cells.push({ row, column, cell, said: "" });
        line.append(cell);
      }
      lines.push(line);
    }
    element.replaceChildren(...lines);
  }

  return {
    element,
    /** Screen readers announce mistakes with the cells, too. @param {CellPair[]} mistakes */
    mark(mistakes) {
      mistaken = new Set(mistakes.map(([row, column]) => `${row},${column}`));
    },
    /** @param {Cell} cursor */
    update(cursor) {
      build(cursor);
      for (const entry of cells) {
        const said = label(entry.row, entry.column);
        if (said !== entry.said) {
          entry.said = said;
          entry.cell.setAttribute("aria-label", said);
        }
        if (mistaken.has(`${entry.row},${entry.column}`)) entry.cell.setAttribute("aria-invalid", "true");
        else entry.cell.removeAttribute("aria-invalid");
      }
      element.setAttribute("aria-activedescendant", `${id}-${cursor.row}-${cursor.column}`);
    },
  };
}
