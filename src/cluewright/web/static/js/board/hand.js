// The hand over a board of cells: the tool it holds and the stroke it draws. Pure: cells in, changes out.

import { beginStroke, changesOf, continueStroke, extendStroke } from "./strokes.js";

/** @import { Cell, CellChange, Sheet } from "../types.js" */
/** @import { Stroke } from "./strokes.js" */

export const PRIMARY = "primary";
export const SECONDARY = "secondary";

/** What each mark's tool is called: those of the left and the right button, then the others by their symbols. @param {Sheet} sheet */
export function toolNames(sheet) {
  return sheet.marks.map(({ symbol }, index) => [PRIMARY, SECONDARY][index] ?? symbol);
}

export class Hand {
  #open;
  /** @type {Map<string, string>} */
  #symbols;
  /** The tools of a palette, in the order of the keys 1 to 9. @type {string[]} */
  #colours;
  #tool = PRIMARY;
  /** What the current stroke draws. */
  #drawing = PRIMARY;
  /** @type {Stroke | null} */
  #stroke = null;
  #valueAt;

  /** @param {Sheet} sheet @param {(row: number, column: number) => string} valueAt reads the current board */
  constructor(sheet, valueAt) {
    this.#open = sheet.open;
    this.#valueAt = valueAt;
    this.#symbols = new Map(toolNames(sheet).map((name, index) => [name, sheet.marks[index].symbol]));
    this.#colours = toolNames(sheet).filter((_, index) => sheet.marks[index].shape === "colour");
  }

  /** @param {string} name */
  setTool(name) {
    if (this.#symbols.has(name)) this.#tool = name;
  }

  /** A number key that takes a colour of the palette: its tool, or null. @param {string} key */
  choose(key) {
    const name = /^[1-9]$/.test(key) ? this.#colours[Number(key) - 1] : undefined;
    if (name === undefined) return null;
    this.#tool = name;
    return name;
  }

  get drawing() {
    return this.#stroke !== null;
  }

  /** What the current stroke would change. */
  get preview() {
    return this.#stroke ? changesOf(this.#stroke, this.#valueAt) : [];
  }

  /** @param {Cell} cell @param {{ secondary: boolean }} how */
  begin(cell, { secondary }) {
    this.#drawing = secondary ? this.#other(this.#tool) : this.#tool;
    this.#stroke = beginStroke(cell, this.#valueAt(cell.row, cell.column), this.#symbol(this.#drawing), this.#open);
  }

  /** Return whether the stroke continues. @param {Cell} cell */
  extend(cell) {
    if (!this.#stroke) return false;
    const before = this.#stroke.end;
    this.#stroke = extendStroke(this.#stroke, cell);
    return this.#stroke.end.row !== before.row || this.#stroke.end.column !== before.column;
  }

  /** A finger that stays where it is draws the other value. @param {boolean} held */
  hold(held) {
    if (!this.#stroke) return;
    const { start, end } = this.#stroke;
    const name = held ? this.#other(this.#drawing) : this.#drawing;
    this.#stroke = { ...beginStroke(start, this.#valueAt(start.row, start.column), this.#symbol(name), this.#open), end };
  }

  cancel() {
    this.#stroke = null;
  }

  /** The stroke is done. @returns {CellChange[]} */
  end() {
    const changes = this.preview;
    this.#stroke = null;
    return changes;
  }

  /** A key that sets one cell: a tool by its name, or "clear". @param {string} name @param {Cell} cell @returns {CellChange[]} */
  act(name, cell) {
    const found = this.#valueAt(cell.row, cell.column);
    const held = name === PRIMARY && this.#colours.length ? this.#tool : name; // a palette has the colour in hand on its first key
    const wanted = name === "clear" ? this.#open : this.#symbol(held);
    const value = found === wanted ? this.#open : wanted;
    return value === found ? [] : [[cell.row, cell.column, value]];
  }

  /** A character typed on a cell: a mark that is written so. @param {string} key @param {Cell} cell @returns {CellChange[] | null} */
  type(key, cell) {
    const name = [...this.#symbols].find(([, symbol]) => symbol === key)?.[0];
    return name === undefined || !/[\p{L}\p{N}]/u.test(key) ? null : this.act(name, cell);
  }

  /**
   * Continue painting from a cell to the next; if that turns a corner, the stroke ends there.
   * @param {Cell} from @param {Cell} next @returns {CellChange[]}
   */
  paint(from, next) {
    const turns = this.#stroke && next.row !== this.#stroke.start.row && next.column !== this.#stroke.start.column;
    const done = turns ? this.end() : [];
    const last = done.find(([row, column]) => row === from.row && column === from.column)?.[2];
    const found = last ?? this.#valueAt(from.row, from.column);
    const stroke = this.#stroke ?? continueStroke(from, found, this.#symbol(this.#tool), this.#open);
    this.#stroke = { ...stroke, end: next };
    return done;
  }

  /** @param {string} name */
  #other(name) {
    const first = this.#colours.length ? name !== SECONDARY : name === PRIMARY; // beside every colour is the background
    return first && this.#symbols.has(SECONDARY) ? SECONDARY : PRIMARY;
  }

  /** @param {string} name */
  #symbol(name) {
    return this.#symbols.get(name) ?? this.#open;
  }
}
