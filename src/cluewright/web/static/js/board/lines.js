// What editors share: free lines over cells, and cells that were changed.

/** @import { Cell, CellPair, Pen } from "../types.js" */

/** The cells from one to another, so that a quick pointer leaves no gaps. @param {Cell} from @param {Cell} to */
export function cellsAlong(from, to) {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column));
  const found = [];
  for (let step = 1; step <= steps; step++) {
    found.push({ row: Math.round(from.row + ((to.row - from.row) * step) / steps), column: Math.round(from.column + ((to.column - from.column) * step) / steps) });
  }
  return found;
}

/** Outline cells that were changed for the author. @param {Pen} pen @param {CellPair[]} cells */
export function outlineChanged(pen, cells) {
  const { ctx, view, colours } = pen;
  ctx.strokeStyle = colours.changed;
  ctx.lineWidth = Math.max(2, view.size / 8);
  for (const [row, column] of cells) {
    const inset = ctx.lineWidth / 2;
    ctx.strokeRect(view.x + column * view.size + inset, view.y + row * view.size + inset, view.size - 2 * inset, view.size - 2 * inset);
  }
}
