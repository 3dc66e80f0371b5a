// What is laid over or under the cells of any kind: lines, cursor, hints, mistakes. Shape tells them apart, not colour alone.

/** @import { Cell, CellPair, Change, Pen } from "../types.js" */

/** @param {Pen} pen @param {{ row?: number | null, column?: number | null }} line @param {string} colour */
export function washLines(pen, { row, column }, colour) {
  const { ctx, view } = pen;
  const { area, size } = view;
  ctx.fillStyle = colour;
  if (row !== null && row !== undefined) ctx.fillRect(area.x, view.y + row * size, area.width, size);
  if (column !== null && column !== undefined) ctx.fillRect(view.x + column * size, area.y, size, area.height);
}

/** @param {Pen} pen @param {(CellPair | Change)[]} cells @param {string} colour */
export function washCells(pen, cells, colour) {
  const { ctx, view } = pen;
  ctx.fillStyle = colour;
  for (const [row, column] of cells) ctx.fillRect(view.x + column * view.size, view.y + row * view.size, view.size, view.size);
}

// Lines of small cells lie so close that strong ones would drown what is drawn.
const LEAST_BOLD = 6;
const LEAST_THICK = 10;

/**
 * A whole line of pixels through the middle of where two cells meet.
 * @param {Pen} pen @param {{ every?: number, light?: boolean }} [options]
 */
export function gridLines(pen, { every = 5, light = true } = {}) {
  const { ctx, view, colours, range } = pen;
  const { size, area } = view;
  const pixel = 1 / view.ratio;
  const thin = Math.max(pixel, view.round(size / 40));
  const thick = size < LEAST_THICK ? pixel : Math.max(2 * pixel, view.round(Math.min(3, size / 14)));
  /** @param {boolean} bold */
  const draw = (bold) => {
    const wide = bold ? thick : thin;
    ctx.fillStyle = bold && size >= LEAST_BOLD ? colours.bold : colours.hair;
    ctx.beginPath();
    for (let column = range.left; column <= range.right; column++) {
      if ((column % every === 0 || column === view.columns) !== bold) continue;
      ctx.rect(view.round(view.x + column * size - wide / 2), area.y - thick / 2, wide, area.height + thick);
    }
    for (let row = range.top; row <= range.bottom; row++) {
      if ((row % every === 0 || row === view.rows) !== bold) continue;
      ctx.rect(area.x - thick / 2, view.round(view.y + row * size - wide / 2), area.width + thick, wide);
    }
    ctx.fill();
  };
  if (light && size >= 5) draw(false);
  draw(true);
  if (size >= LEAST_BOLD) return;
  ctx.strokeStyle = colours.bold;
  ctx.lineWidth = pixel;
  ctx.strokeRect(view.round(view.x) - pixel / 2, view.round(view.y) - pixel / 2, view.columns * size + pixel, view.rows * size + pixel);
}

/** @param {Pen} pen @param {(CellPair | Change)[]} cells @param {number} inset */
function boxes(pen, cells, inset) {
  const { ctx, view } = pen;
  ctx.beginPath();
  for (const [row, column] of cells) {
    ctx.rect(view.x + column * view.size + inset, view.y + row * view.size + inset, view.size - 2 * inset, view.size - 2 * inset);
  }
}

/** @param {Pen} pen @param {Change[]} cells */
export function outlineTargets(pen, cells) {
  const { ctx, view, colours } = pen;
  ctx.lineWidth = Math.min(4, Math.max(1.5, view.size / 12));
  ctx.strokeStyle = colours.accent;
  boxes(pen, cells, ctx.lineWidth / 2 + 1);
  ctx.stroke();
}

/** @param {Pen} pen @param {CellPair[]} cells */
export function outlineEvidence(pen, cells) {
  const { ctx, view, colours } = pen;
  ctx.save();
  ctx.lineWidth = Math.min(3, Math.max(1, view.size / 20));
  ctx.strokeStyle = colours.cursor;
  ctx.setLineDash([view.size / 7, view.size / 7]);
  boxes(pen, cells, view.size * 0.09);
  ctx.stroke();
  ctx.restore();
}

/** Mistakes have a wavy underline, like a teacher's. @param {Pen} pen @param {CellPair[]} cells */
export function waveMistakes(pen, cells) {
  const { ctx, view, colours } = pen;
  const { size } = view;
  ctx.lineWidth = Math.min(4, Math.max(1.5, size / 14));
  ctx.beginPath();
  for (const [row, column] of cells) {
    const x = view.x + column * size;
    const y = view.y + row * size + size * 0.87;
    const step = size / 6;
    ctx.moveTo(x + step / 2, y);
    for (let part = 1; part <= 5; part++) ctx.lineTo(x + step / 2 + part * step, y + (part % 2 ? -size * 0.09 : 0));
  }
  const wide = ctx.lineWidth;
  ctx.lineJoin = ctx.lineCap = "round";
  ctx.strokeStyle = colours.sheet; // a light edge, because the cell may be dark
  ctx.lineWidth = 2.6 * wide;
  ctx.stroke();
  ctx.strokeStyle = colours.mistake;
  ctx.lineWidth = wide;
  ctx.stroke();
}

/** @param {Pen} pen @param {Cell} cell */
export function drawCursor(pen, { row, column }) {
  const { ctx, view, colours } = pen;
  const wide = Math.min(4, Math.max(2, view.size / 11));
  /** @type {[number, number, number, number]} */
  const box = [view.x + column * view.size, view.y + row * view.size, view.size, view.size];
  ctx.lineWidth = wide + 2;
  ctx.strokeStyle = colours.sheet;
  ctx.strokeRect(...box);
  ctx.lineWidth = wide;
  ctx.strokeStyle = colours.cursor;
  ctx.strokeRect(...box);
}
