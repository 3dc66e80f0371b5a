// How marks and given values are drawn in their cells.

import { signsShown } from "../settings.js";
import { readableOn } from "./colours.js";
import { NUMBERS } from "./palette.js";

/** @import { Mark, Pen, PuzzleData, Sheet } from "../types.js" */

const CROSS_LEAST = 5; // pixels of a cell in which a small sign can be seen
const FONT_LEAST = 4;
const LEGIBLE = 8;

/**
 * @param {Pen} pen
 * @param {Sheet} sheet
 * @param {PuzzleData} puzzle
 * @param {(row: number, column: number) => string} shown
 */
export function drawCells(pen, sheet, puzzle, shown) {
  const marks = new Map(sheet.marks.map((mark) => [mark.symbol, mark]));
  /** @type {Map<Mark, [x: number, y: number][]>} */
  const found = new Map(sheet.marks.map((mark) => [mark, []]));
  const { view, range } = pen;
  const ground = sheet.palette ? puzzle[sheet.palette][0].value : null;
  if (ground && pen.calm) coverGround(pen, ground);
  for (let row = range.top; row < range.bottom; row++) {
    for (let column = range.left; column < range.right; column++) {
      const mark = marks.get(shown(row, column));
      if (mark) found.get(mark)?.push([view.x + column * view.size, view.y + row * view.size]);
    }
  }
  for (const [mark, cells] of found) if (cells.length) SHAPES[mark.shape](pen, cells, mark);
  const numbers = sheet.given && puzzle[sheet.given.key];
  if (pen.calm && pen.reveal && !numbers) for (const [mark, cells] of found) if (mark.shape === "fill") colourPicture(pen, cells);
  if (numbers) drawGiven(pen, numbers, (row, column) => marks.get(shown(row, column))?.shape === "fill");
}

/** A finished picture has its background everywhere. @param {Pen} pen @param {string} ground */
function coverGround({ ctx, view, range, reveal }, ground) {
  const { size, x, y } = view;
  ctx.globalAlpha = Math.min(1, 2 * reveal);
  ctx.fillStyle = ground;
  ctx.fillRect(x + range.left * size, y + range.top * size, (range.right - range.left) * size, (range.bottom - range.top) * size);
  ctx.globalAlpha = 1;
}

/** Whole cells in one colour. @param {Pen} pen @param {[x: number, y: number][]} cells @param {string} colour */
function cover({ ctx, view }, cells, colour) {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const [x, y] of cells) ctx.rect(x, y, view.size, view.size);
  ctx.fill();
}

/** A finished picture takes its colour, from one corner to the other. @param {Pen} pen @param {[x: number, y: number][]} cells */
function colourPicture({ ctx, view, colours, reveal }, cells) {
  const { size, x: left, y: top } = view;
  const far = (view.columns + view.rows) * size;
  ctx.fillStyle = colours.accent;
  for (const [x, y] of cells) {
    ctx.globalAlpha = Math.max(0, Math.min(1, 2 * reveal - (x - left + y - top) / far));
    ctx.fillRect(x, y, size, size);
  }
  ctx.globalAlpha = 1;
}

/** @typedef {(pen: Pen, cells: [x: number, y: number][], mark: Mark) => void} Draw */

/** How far shading has settled: down, up a little, and still. @param {number} reveal */
const settled = (reveal) => (reveal >= 1 ? 1 : 1 - 3.5 * Math.exp(-5 * reveal) * Math.cos(9 * reveal));

/** @type {Record<Mark["shape"], Draw>} */
const SHAPES = {
  fill({ ctx, view, colours, calm, reveal }, cells) {
    const { size } = view;
    const inset = size >= 14 ? view.round(size * 0.06 * (calm ? 1 - settled(reveal) : 1)) : 0;
    ctx.fillStyle = colours.fill;
    ctx.beginPath();
    for (const [x, y] of cells) ctx.rect(x + inset, y + inset, size - 2 * inset, size - 2 * inset);
    ctx.fill();
  },
  cross(pen, cells, { dye }) {
    const { ctx, view, colours, calm } = pen;
    const { size } = view;
    if (dye) cover(pen, cells, dye);
    if (size < CROSS_LEAST || (dye && calm)) return;
    const arm = size * 0.17;
    ctx.strokeStyle = dye ? readableOn(dye) + "80" : colours.mark; // half as strong as what is written on it
    ctx.lineWidth = Math.max(1, size / 16);
    ctx.lineCap = "round";
    ctx.beginPath();
    for (const [x, y] of cells) {
      const [middle, centre] = [x + size / 2, y + size / 2];
      ctx.moveTo(middle - arm, centre - arm);
      ctx.lineTo(middle + arm, centre + arm);
      ctx.moveTo(middle + arm, centre - arm);
      ctx.lineTo(middle - arm, centre + arm);
    }
    ctx.stroke();
  },
  dot({ ctx, view, colours }, cells) {
    const { size } = view;
    ctx.fillStyle = colours.mark;
    ctx.beginPath();
    for (const [x, y] of cells) {
      ctx.moveTo(x + size / 2, y + size / 2);
      ctx.arc(x + size / 2, y + size / 2, Math.max(1, size * 0.1), 0, 2 * Math.PI);
    }
    ctx.fill();
  },
  circle({ ctx, view, colours }, cells) {
    const { size } = view;
    ctx.strokeStyle = colours.accent;
    ctx.lineWidth = Math.max(1.2, size / 20);
    ctx.beginPath();
    for (const [x, y] of cells) {
      ctx.moveTo(x + size * 0.9, y + size / 2);
      ctx.arc(x + size / 2, y + size / 2, size * 0.4, 0, 2 * Math.PI);
    }
    ctx.stroke();
  },
  colour(pen, cells, { dye = "", sign = "", signed = false }) {
    cover(pen, cells, dye);
    const font = pen.view.size * 0.6;
    if (!(signed || signsShown()) || pen.calm || font < FONT_LEAST) return;
    for (const [x, y] of cells) write(pen, sign, x, y, { font, colour: readableOn(dye), bold: false });
  },
  text(pen, cells, { symbol }) {
    const font = pen.view.size * 0.56;
    if (font < FONT_LEAST) return;
    for (const [x, y] of cells) write(pen, symbol, x, y, { font, colour: pen.colours.ink, bold: true });
  },
};

/** How high given values are, of a cell's side: the longest fits. @param {unknown[][]} values */
const heightOf = (values) => Math.min(0.56, 1 / Math.max(1, ...values.flat().map((value) => wordOf(value).length)));

/** The side of a cell whose given value can be read. @param {unknown[][]} values */
export const leastOf = (values) => LEGIBLE / heightOf(values);

/** @param {Pen} pen @param {unknown[][]} values @param {(row: number, column: number) => boolean} dark */
function drawGiven(pen, values, dark) {
  const { view, colours, range } = pen;
  const font = view.size * heightOf(values);
  if (font < FONT_LEAST) return;
  for (let row = range.top; row < range.bottom; row++) {
    for (let column = range.left; column < range.right; column++) {
      const [x, y] = [view.x + column * view.size, view.y + row * view.size];
      const covered = dark(row, column);
      const colour = covered ? colours["on-fill"] : colours.ink;
      write(pen, wordOf(values[row][column]), x, y, { font, colour, bold: !covered });
    }
  }
}

/** A given value as a word; empty if there is none. @param {unknown} value */
export const wordOf = (value) => (value === null || value === undefined ? "" : String(value));

/** @param {Pen} pen @param {string} text @param {number} x @param {number} y @param {{ font: number, colour: string, bold: boolean }} how */
function write({ ctx, view }, text, x, y, { font, colour, bold }) {
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.font = `${bold ? 600 : 400} ${font}px ${NUMBERS}`;
  ctx.fillStyle = colour;
  ctx.fillText(text, x + view.size / 2, y + view.size / 2 + font * 0.05);
}
