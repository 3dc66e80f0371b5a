// The numbers of rows and columns, at the right and at the bottom: when the player wants them, and while words name them.

import { NUMBERS } from "./palette.js";

/** @import { Pen } from "../types.js" */

const FONT = 2 / 3; // of their margin
const LEAST = 15; // a cell as wide as its number; among smaller ones, every fifth has one

/** @param {Pen} pen @param {boolean} always */
export function drawCoordinates(pen, always) {
  const { ctx, view, colours, range } = pen;
  const { area, size, margin } = view;
  const named = namedBy(pen);
  if (!always && !named.rows.size && !named.columns.size && !pen.marked.evidence.cells?.length) return;
  ctx.save();
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  /** @param {number} index @param {Set<number>} lines @param {"x" | "y"} way */
  const write = (index, lines, way) => {
    const middle = view[way] + (index + 0.5) * size;
    const [start, length] = way === "x" ? [area.x, area.width] : [area.y, area.height];
    if (middle < start || middle > start + length) return;
    const bold = lines.has(index);
    const near = [...lines].some((other) => Math.abs(other - index) * size < LEAST);
    if (!bold && (near || (size < LEAST && (index + 1) % 5))) return;
    ctx.font = `${bold ? 700 : 400} ${FONT * margin}px ${NUMBERS}`;
    ctx.fillStyle = bold ? colours.accent : colours.soft;
    ctx.fillText(String(index + 1), way === "x" ? middle : right, way === "x" ? below : middle, margin);
  };
  const right = area.x + area.width + view.right + margin / 2 + 2;
  const below = area.y + area.height + view.bottom + margin / 2 + 2;
  for (let row = range.top; row < range.bottom; row++) write(row, named.rows, "y");
  for (let column = range.left; column < range.right; column++) write(column, named.columns, "x");
  ctx.restore();
}

/** The rows and columns that the words of a hint are about. @param {Pen} pen */
function namedBy({ marked }) {
  /** @type {{ rows: Set<number>, columns: Set<number> }} */
  const named = { rows: new Set(), columns: new Set() };
  const { evidence } = marked;
  for (const [row, column] of [...marked.cells, ...marked.mistakes]) {
    named.rows.add(row);
    named.columns.add(column);
  }
  for (const [line, index] of [...(evidence.lines || []), ...(evidence.clues || [])]) named[line === "row" ? "rows" : "columns"].add(index);
  return named;
}
