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
    ctx.font = `${bold ? 700 : 400} ${FONT * margin}px ${NUMBERS}`;
    ctx.fillStyle = bold ? colours.accent : colours.soft;
    ctx.fillText(String(index + 1), way === "x" ? middle : right, way === "x" ? below : middle, margin);
  };
  const right = area.x + area.width + view.right + margin / 2 + 2;
  const below = area.y + area.height + view.bottom + margin / 2 + 2;
  for (const row of legible(range.top, range.bottom, named.rows, size)) write(row, named.rows, "y");
  for (const column of legible(range.left, range.right, named.columns, size)) write(column, named.columns, "x");
  ctx.restore();
}

/**
 * The lines from one to before another whose numbers are written, so that none runs into the next: where there is not room
 * for all, the first and the last of those that are named, and every fifth.
 * @param {number} from @param {number} to @param {Set<number>} named @param {number} size of a cell
 */
export function legible(from, to, named, size) {
  const all = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (size >= LEAST) return all;
  const ends = all.filter((index) => named.has(index) && !(named.has(index - 1) && named.has(index + 1)));
  const apart = Math.ceil(LEAST / size);
  /** @type {Set<number>} */
  const found = new Set();
  for (const index of [...ends, ...all.filter((each) => (each + 1) % 5 === 0)]) {
    let free = true;
    for (let far = 1; far < apart; far++) free &&= !found.has(index - far) && !found.has(index + far);
    if (free) found.add(index);
  }
  return [...found].sort((one, other) => one - other);
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
