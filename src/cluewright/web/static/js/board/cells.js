// The board of any kind whose cells have marks: drawn, played and named as the kind's sheet says.

import { announce } from "../announce.js";
import { feel } from "../feel.js";
import { onChange, settings, signsShown } from "../settings.js";
import { colourName, sentence, t } from "../words.js";
import { aloneByCells } from "./alone.js";
import { movesOf, withChanges } from "./cell-moves.js";
import { drawCells, leastOf, wordOf } from "./cell-shapes.js";
import { sheetOf } from "./colours.js";
import { Hand, toolNames } from "./hand.js";
import { clueWords, drawStrips, keysOf, roomFor, stripsOf } from "./strips.js";
import { createSurface } from "./surface.js";

/** @import { BoardModule, BoardOptions, BoardView, CellChange, Kind, Mark, PuzzleData, Sheet, Tool } from "../types.js" */
/** @import { Colour } from "./colours.js" */

/** @type {Record<Mark["shape"], string>} */
const ICONS = { fill: "fill", cross: "cross", dot: "dot", circle: "circle", text: "", colour: "" };

/** What draws and plays a kind by its sheet. @param {Kind} kind @param {Sheet} sheet @returns {BoardModule} */
export function cellBoards(kind, sheet) {
  const moves = movesOf(sheet);
  /** With the names of colours in the reader's language. @param {PuzzleData} puzzle @returns {PuzzleData} */
  const named = (puzzle) => (sheet.palette ? { ...puzzle, [sheet.palette]: puzzle[sheet.palette].map((/** @type {Colour} */ each) => ({ ...each, name: colourName(kind.name, each.name) })) } : puzzle);
  return {
    create: (host, options) => createBoard(host, { ...options, puzzle: named(options.puzzle) }, kind, sheetOf(sheet, named(options.puzzle))),
    label: (puzzle, board, row, column) => label(sheetOf(sheet, named(puzzle)), named(puzzle), board, row, column),
    emptyBoard: (puzzle) => Array.from({ length: puzzle.height }, () => sheet.open.repeat(puzzle.width)),
    applyMove: (puzzle, board, move) => withChanges(board, moves.read(puzzle, move)),
    tools: sheet.palette ? undefined : tools(sheet),
    toolsOf: (puzzle) => tools(sheetOf(sheet, named(puzzle))),
    alone: aloneByCells(sheet),
    picture: (/** @type {string[]} */ solution) => solution.map((row) => withoutNotes(sheet, row)),
    answer: (/** @type {string[]} */ board) => board.map((row) => withoutNotes(sheet, row)),
  };
}

/** A palette's colours come first, side by side. @param {Sheet} sheet @returns {Tool[]} */
function tools(sheet) {
  const names = toolNames(sheet);
  const listed = sheet.marks.map(({ verb, shape, symbol, sign, dye }, index) => ({ name: names[index], words: verb, icon: ICONS[shape], sign: sign ?? (shape === "text" ? symbol : undefined), dye: shape === "colour" ? dye : undefined }));
  return sheet.palette ? [...listed.filter(({ dye }) => dye), ...listed.filter(({ dye }) => !dye)] : listed;
}

/** @param {Sheet} sheet @param {string} row */
function withoutNotes(sheet, row) {
  const notes = new Set(sheet.marks.filter((mark) => mark.note).map((mark) => mark.symbol));
  return [...row].map((symbol) => (notes.has(symbol) ? sheet.open : symbol)).join("");
}

/** A cell in words. @param {Sheet} sheet @param {PuzzleData} puzzle @param {string[]} board @param {number} row @param {number} column */
function label(sheet, puzzle, board, row, column) {
  const mark = sheet.marks.find(({ symbol }) => symbol === board[row][column]);
  const given = sheet.given && wordOf(puzzle[sheet.given.key][row][column]);
  const parts = [
    t("board-cell", { row: row + 1, column: column + 1 }),
    given ? `${sheet.given?.name} ${given}` : null,
    mark ? mark.name : sheet.open_name,
  ];
  return [parts.filter(Boolean).join(", "), ...clueWords(sheet, puzzle, row, column)].join("; ");
}

/** What was just done. @param {Sheet} sheet @param {CellChange[]} changes */
function said(sheet, changes) {
  const mark = sheet.marks.find(({ symbol }) => symbol === changes[0][2]);
  const name = mark ? mark.name : t("board-cleared");
  return sentence(t("board-said", { count: changes.length, name }));
}

/** @param {HTMLElement} host @param {BoardOptions} options @param {Kind} kind @param {Sheet} sheet @returns {BoardView} */
function createBoard(host, { puzzle, board, satisfied = [], readOnly, onMove = () => {}, onCursor }, kind, sheet) {
  const moves = movesOf(sheet);
  let strips = stripsOf(sheet, puzzle);
  /** @type {string[]} */
  let now = board;
  let done = keysOf(satisfied);
  /** @type {Map<number, string>} */
  let preview = new Map();
  const hand = new Hand(sheet, (row, column) => now[row][column]);
  const shown = (/** @type {number} */ row, /** @type {number} */ column) => preview.get(row * puzzle.width + column) ?? now[row][column];

  function look() {
    preview = new Map(hand.preview.map(([row, column, value]) => [row * puzzle.width + column, value]));
  }

  /** @param {CellChange[]} changes */
  function make(changes) {
    look();
    if (!changes.length) return;
    now = withChanges(now, changes);
    look();
    surface.changed();
    announce(said(sheet, changes));
    for (const move of moves.write(changes)) onMove(move);
  }

  const surface = createSurface(host, {
    columns: puzzle.width,
    rows: puzzle.height,
    name: t("board-named", { kind: kind.title, width: puzzle.width, height: puzzle.height }),
    numbered: sheet.numbered,
    least: sheet.given ? leastOf(puzzle[sheet.given.key]) : 0,
    strips: (size) => roomFor(strips, size),
    lines: { every: strips.some(({ soft }) => !soft) ? 5 : Infinity }, // for counting along clues
    clues: (pen) => drawStrips(pen, strips, done),
    under: (pen) => drawCells(pen, sheet, puzzle, shown),
    label: (row, column) => label(sheet, puzzle, now, row, column),
    begin(cell, how) {
      hand.begin(cell, how);
      look();
    },
    extend(cell) {
      const moved = hand.extend(cell);
      if (moved) look();
      return moved;
    },
    end: () => make(hand.end()),
    cancel() {
      hand.cancel();
      look();
    },
    hold(held) {
      hand.hold(held);
      if (held) feel("hold");
      look();
    },
    act: (name, cell) => make(hand.act(name, cell)),
    type(key, cell) {
      const chosen = hand.choose(key);
      if (chosen) {
        surface.element.dispatchEvent(new CustomEvent("tool", { bubbles: true, detail: chosen }));
        return true;
      }
      const changes = hand.type(key, cell);
      if (changes) make(changes);
      return changes !== null;
    },
    paint: (from, next) => make(hand.paint(from, next)),
    lift: () => make(hand.end()),
  }, { readOnly, onCursor });

  const laid = () => `${settings.hand} ${sheet.palette ? signsShown() : ""}`; // what decides how clues are laid out
  let before = laid();
  const ended = onChange(() => {
    if (before === laid()) return;
    before = laid();
    strips = stripsOf(sheet, puzzle);
    surface.resettle();
  });

  return {
    setBoard(next) {
      now = next;
      look();
      surface.changed();
    },
    setSatisfied(clues) {
      done = keysOf(clues);
      surface.redraw();
    },
    setTool: (name) => hand.setTool(name),
    setReadOnly: surface.setReadOnly,
    celebrate: surface.celebrate,
    highlight: surface.highlight,
    focus: surface.focus,
    zoom: surface.zoom,
    fold: strips.some(({ soft }) => !soft) ? surface.fold : undefined,
    redraw: surface.redraw,
    destroy() {
      ended();
      surface.destroy();
    },
    element: surface.element,
    view: surface.view,
  };
}
