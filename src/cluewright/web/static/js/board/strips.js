// Clues next to a board: strips that stay in view while the cells move under them.

import { settings, signsShown } from "../settings.js";
import { t } from "../words.js";
import { lookAlike, readableOn } from "./colours.js";
import { NUMBERS } from "./palette.js";

/** @import { Clue, Pen, PuzzleData, Sheet } from "../types.js" */

const GAP = 0.45; // of the height of a number, between two in a row
const SQUEEZED = 0.74; // how narrow a number above a column may become before it becomes smaller
const APART = 0.86; // of a column, for its numbers: those of two columns never touch
const LINE = 1.16;
const FADE = 24; // pixels
const LEAST_FONT = 6; // smaller numbers would be illegible and run into each other

/** @typedef {"left" | "above" | "right" | "below"} Side */
/** @typedef {{ side: Side, line: "row" | "column", name: string, texts: string[][], dyes: (string[])[] | null, soft: boolean }} Strip */

/** @type {Side[]} */
const SIDES = ["left", "above", "right", "below"];
/** @param {Side} side */
const lineOf = (side) => (side === "left" || side === "right" ? "row" : "column");
/** @type {number | undefined} */
let digit; // how wide one is, of its height
/** @param {string} text */
function width(text) {
  if (digit === undefined) {
    const ctx = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    ctx.font = `600 100px ${NUMBERS}`;
    digit = ctx.measureText("0").width / 100;
  }
  return text.length * digit;
}
/** @param {string} text */
const wide = (text) => width(text) + GAP;
/** @param {string[]} texts */
const length = (texts) => texts.reduce((sum, text) => sum + wide(text), 0);

const HIDDEN = "?";

/** @typedef {import("./colours.js").Colour} Colour */

/**
 * The texts of one line: a clue may be one value, several, or hidden, as may each of several. With a palette, a value has
 * the number of its colour beside it, and `tell` says it.
 * @param {unknown} clue @param {Colour[] | null} [palette] @param {(text: string, colour: Colour) => string} [tell]
 * @returns {string[]}
 */
function textsOf(clue, palette, tell = (text) => text) {
  const values = Array.isArray(clue) ? clue : [clue];
  if (palette && Array.isArray(clue)) return clue.length ? clue.map(([value, colour]) => tell(value === null ? HIDDEN : String(value), palette[colour])) : ["0"];
  return values.length ? values.map((value) => (value === null || value === undefined ? HIDDEN : String(value))) : ["0"];
}

/** The strips a puzzle has; for a left hand, which would cover them, row clues change sides. @param {Sheet} sheet @param {PuzzleData} puzzle @returns {Strip[]} */
export function stripsOf(sheet, puzzle) {
  /** @type {Colour[] | null} */
  const palette = sheet.palette ? puzzle[sheet.palette] : null;
  const marked = palette !== null && (signsShown() || lookAlike(palette));
  /** @param {Side} side @returns {Strip[]} */
  const stripAt = (side) => {
    const clues = sheet[side];
    const line = lineOf(side);
    const shown = settings.hand === "left" && line === "row" ? (side === "left" ? "right" : "left") : side;
    if (clues) {
      const signed = (/** @type {string} */ text, /** @type {Colour} */ { mark }) => (marked ? text + mark : text);
      const texts = puzzle[clues.key].map((/** @type {unknown} */ clue) => textsOf(clue, palette, signed));
      const dyes = palette && puzzle[clues.key].map((/** @type {[unknown, number][] | null} */ clue) => (clue ?? []).map(([, colour]) => palette[colour].value));
      return [{ side: shown, line, name: clues.name, texts, dyes, soft: false }];
    }
    if (!sheet.numbered || side === "right" || side === "below") return [];
    const count = line === "row" ? puzzle.height : puzzle.width;
    return [{ side, line, name: "", texts: Array.from({ length: count }, (_, index) => [String(index + 1)]), dyes: null, soft: true }];
  };
  return SIDES.flatMap(stripAt);
}

/** The clues of a cell's lines in words. @param {Sheet} sheet @param {PuzzleData} puzzle @param {number} row @param {number} column */
export function clueWords(sheet, puzzle, row, column) {
  return SIDES.flatMap((side) => {
    const clues = sheet[side];
    if (!clues) return [];
    const clue = puzzle[clues.key][lineOf(side) === "row" ? row : column];
    const spoken = (/** @type {string} */ text) => (text === HIDDEN ? t("board-hidden-clue") : text);
    const named = (/** @type {string} */ text, /** @type {Colour} */ { name }) => `${spoken(text)} ${name}`;
    const palette = sheet.palette ? puzzle[sheet.palette] : null;
    return [`${clues.name} ${textsOf(clue, palette, named).map(spoken).join(palette ? ", " : " ")}`];
  });
}

/** As large as cells of a size allow, with the longest number no wider than its column. @param {Strip[]} strips @param {number} size */
function fontSize(strips, size) {
  const longest = Math.max(1, ...strips.filter(({ line }) => line === "column").map(({ texts }) => Math.max(...texts.flat().map((text) => text.length))));
  const held = (APART * size) / (SQUEEZED * width("0".repeat(longest)));
  return Math.min(36, Math.max(size * 0.56, Math.min(12, size * 0.86)), held);
}

/** The room the strips need next to cells of a size. @param {Strip[]} strips @param {number} size */
export function roomFor(strips, size) {
  const font = fontSize(strips, size);
  const room = { left: 0, top: 0, right: 0, bottom: 0, cut: strips.length > 0 && font < LEAST_FONT };
  if (room.cut) return room; // a board seen from afar
  for (const { side, line, texts } of strips) {
    const deep = line === "row" ? Math.max(...texts.map(length)) : LINE * Math.max(...texts.map((each) => each.length));
    room[side === "above" ? "top" : side === "below" ? "bottom" : side] = font * (deep + 0.4);
  }
  return room;
}

/** @param {Pen} pen @param {Strip[]} strips @param {Set<string>} satisfied keys of clues that need no more thought */
export function drawStrips(pen, strips, satisfied) {
  const evidence = new Set((pen.marked.evidence.clues || []).map((clue) => clue.join()));
  const lines = new Set((pen.marked.evidence.lines || []).map((line) => line.join()));
  const font = fontSize(strips, pen.view.size);
  if (pen.view.folded || font < LEAST_FONT) return;
  for (const strip of strips) drawStrip(pen, strip, font, { satisfied, evidence, lines });
}

/** @param {Pen} pen @param {Strip} strip @param {number} font @param {{ satisfied: Set<string>, evidence: Set<string>, lines: Set<string> }} known */
function drawStrip(pen, { side, line, texts, dyes, soft }, font, { satisfied, evidence, lines }) {
  const { ctx, view, colours, range, here, calm } = pen;
  const { size, area } = view;
  const rows = line === "row";
  const deep = { left: view.left, right: view.right, above: view.top, below: view.bottom }[side];
  const start = { left: area.x - deep, right: area.x + area.width, above: area.y - deep, below: area.y + area.height }[side];
  const single = texts.every((words) => words.length === 1); // these are centred
  const [first, last] = rows ? [range.top, range.bottom] : [range.left, range.right];
  /** A box across the strip, `from` along its lines. @param {string} colour @param {number} from @param {number} wide */
  const wash = (colour, from, wide) => {
    ctx.fillStyle = colour;
    if (rows) ctx.fillRect(start, from, deep, wide);
    else ctx.fillRect(from, start, wide, deep);
  };

  ctx.save();
  ctx.beginPath();
  if (rows) ctx.rect(start, area.y - 1, deep, area.height + 2);
  else ctx.rect(area.x - 1, start, area.width + 2, deep);
  ctx.clip();
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (let index = first; index < last; index++) {
    const from = (rows ? view.y : view.x) + index * size;
    if (lines.has(`${line},${index}`)) wash(colours.evidence, from, size);
    if ((rows ? here?.row : here?.column) === index) wash(colours["cross-hair"], from, size);
    for (const { text, at, key, place } of placed(texts[index], index)) {
      const [x, y] = rows ? [at, from + size / 2] : [from + size / 2, at];
      number(key, text, x, y, dyes?.[index][place]);
    }
    if (index % 5 === 0 && index) wash(colours.hair, view.round(from) - 1, 1);
  }
  fade();
  ctx.restore();

  /** Clues continue beyond the strip. */
  function fade() {
    const [hidden, slid] = rows ? [view.hidden.across, view.slideX] : [view.hidden.down, view.slideY];
    const before = side === "left" || side === "above";
    for (const [more, outer] of /** @type {[number, boolean][]} */ ([[hidden - slid, true], [slid, false]])) {
      if (more < 1) continue;
      const edge = outer === before ? start : start + deep;
      const inner = edge + (outer === before ? 1 : -1) * FADE;
      const colour = rows ? ctx.createLinearGradient(edge, 0, inner, 0) : ctx.createLinearGradient(0, edge, 0, inner);
      colour.addColorStop(0, colours.paper);
      colour.addColorStop(1, `${colours.paper}00`);
      ctx.fillStyle = colour;
      const from = Math.min(edge, inner);
      if (rows) ctx.fillRect(from, area.y, FADE, area.height);
      else ctx.fillRect(area.x, from, area.width, FADE);
    }
  }

  /** Where the texts of a line are: they begin at the board. @param {string[]} words @param {number} index */
  function placed(words, index) {
    if (single) return words.map((text) => ({ text, key: `${line},${index},0`, at: start + deep / 2, place: 0 }));
    const before = side === "left" || side === "above";
    const edge = font * (rows ? 0.3 : 0.2);
    const slid = rows ? view.slideX : view.slideY;
    let at = before ? start + deep - edge + slid : start + edge - slid;
    const order = words.map((text, place) => ({ text, key: `${line},${index},${place}`, at: 0, place }));
    if (before) order.reverse();
    for (const each of order) {
      const half = (font * (rows ? wide(each.text) : LINE)) / 2;
      each.at = before ? at - half : at + half;
      at += before ? -2 * half : 2 * half;
    }
    return order;
  }

  /** What a number of a colour stands on; of one that is done only a rim. @param {string} text @param {number} x @param {number} y @param {string} dye @param {boolean} done */
  function patch(text, x, y, dye, done) {
    const [across, down] = rows ? [wide(text) * font * 0.94, font * LINE] : [APART * size, font * LINE * 0.94];
    ctx.beginPath();
    ctx.roundRect(x - across / 2, y - down / 2, across, down, font / 5);
    ctx.fillStyle = dye;
    ctx.strokeStyle = done ? dye : colours.hair;
    ctx.lineWidth = done ? 2 : 1;
    if (!done) ctx.fill();
    ctx.stroke();
  }

  /** @param {string} key @param {string} text @param {number} x @param {number} y @param {string} [dye] */
  function number(key, text, x, y, dye) {
    const done = soft || (settings.dim && (calm || satisfied.has(key)));
    if (dye) patch(text, x, y, dye, done);
    if (!soft && evidence.has(key)) {
      ctx.fillStyle = dye ?? colours.target;
      ctx.strokeStyle = colours.accent;
      ctx.lineWidth = dye ? 3 : 1.5;
      ctx.beginPath();
      ctx.roundRect(x - (wide(text) * font) / 2, y - (font * LINE) / 2, wide(text) * font, font * LINE, font / 4);
      ctx.fill();
      ctx.stroke();
    }
    ctx.font = `${done ? 400 : 600} ${font}px ${NUMBERS}`;
    ctx.fillStyle = dye && !done ? readableOn(dye) : done ? colours.mark : colours.ink;
    if (rows) ctx.fillText(text, x, y + font * 0.05);
    else ctx.fillText(text, x, y + font * 0.05, APART * size);
  }
}

/** @param {Clue[]} clues */
export const keysOf = (clues) => new Set(clues.map((clue) => clue.join()));
