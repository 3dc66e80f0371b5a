// A drawing of cells, whose clues follow from it: strokes, lines, areas, moving, mirroring, locking. What the cells mean
// and look like is up to the kind.

import { cellsAlong, outlineChanged } from "../board/lines.js";
import { NUMBERS } from "../board/palette.js";
import { drawStrips, roomFor, stripsOf } from "../board/strips.js";
import { createSurface } from "../board/surface.js";
import { signsShown } from "../settings.js";
import { t } from "../words.js";
import { areaAround, mirrored, moved } from "./pencil.js";

/** @import { Cell, CellPair, EditorView, Pen, PuzzleData } from "../types.js" */
/** @import { Mirror } from "./pencil.js" */

/**
 * @typedef {object} Drawn what is drawn, and how the kind does it
 * @property {string[]} rows
 * @property {any} sheet where clues are
 * @property {(cells: string[][]) => PuzzleData} cluesOf the clues of a drawing, as its puzzle has them
 * @property {(found: string, how: { tool: string, other: boolean }) => string} put what a stroke that begins on such a cell draws
 * @property {(value: string, colours: Record<string, string>) => string | null} dye the colour of a cell; null leaves it as it is
 * @property {(value: string, colours: Record<string, string>) => string} ink what can be seen on it
 * @property {(value: string) => string} [sign] a character that tells a cell from others without its colour
 * @property {(value: string) => string} state a cell in words
 * @property {(value: string) => void} [pick] the eyedropper took a cell's value
 * @property {(key: string) => boolean} [type] a character of the kind's own; tells whether it was one
 * @property {CellPair[]} marks cells that were changed for the author
 * @property {CellPair[]} locked
 * @property {(rows: string[]) => void} onChange
 * @property {((cells: CellPair[]) => void) | undefined} onLock
 */

const SIGN_LEAST = 4; // pixels
const ROOMY = ["1", "1", "1"]; // so much room is kept for clues at first, so that the first strokes move nothing

/** Tools that every drawing has, by their names: paint, line, area, pick, move, lock. @param {...string} names */
export const drawingTools = (...names) => names.map((name) => ({ name, get words() { return t(`create-pen-${name}`); } }));

/** @param {HTMLElement} host @param {Drawn} drawn @returns {EditorView & { redraw(rows: string[]): void }} */
export function createDrawing(host, { rows, sheet, cluesOf, put, dye, ink, sign, state, pick, type, marks, locked, onChange, onLock }) {
  const [width, height] = [rows[0].length, rows.length];
  let cells = rows.map((row) => [...row]);
  let marked = marks;
  let tool = "";
  /** @type {Mirror} */
  let mirror = { across: false, down: false };
  /** @type {{ before: string[][], to: string, first: Cell, last: Cell } | null} */
  let stroke = null;
  const locks = new Set(locked.map(([row, column]) => row * width + column));
  let strips = stripsOf(sheet, cluesOf(cells));
  let room = strips.map(longest);

  /** @param {Cell} cell */
  const place = (cell) => cell.row * width + cell.column;
  const given = () => cells.map((row) => row.join(""));

  /** The strip with its longest line alone: the room it takes does not shrink while one draws. @param {typeof strips[number]} strip */
  function longest(strip) {
    const texts = [ROOMY, ...strip.texts].reduce((best, each) => (each.join(" ").length > best.join(" ").length ? each : best));
    return { ...strip, texts: [texts] };
  }

  function newClues() {
    strips = stripsOf(sheet, cluesOf(cells));
  }

  // Only between strokes, so that no cell moves away under the pen.
  function keepRoom() {
    const now = strips.map(longest).map((strip, index) => longest({ ...strip, texts: [...strip.texts, ...room[index].texts] }));
    const texts = (/** @type {typeof room} */ each) => JSON.stringify(each.map((strip) => strip.texts));
    if (texts(now) === texts(room)) return;
    room = now;
    if (surface.view.fitted) surface.zoom("fit");
    else surface.view.settle();
  }

  /** @param {Cell} cell @param {string} to */
  const set = (cell, to) => {
    for (const each of mirrored(cell, width, height, mirror)) {
      if (to === "lock") locks.add(place(each));
      else if (to === "unlock") locks.delete(place(each));
      else cells[each.row][each.column] = to;
    }
  };
  const finish = () => {
    if (!stroke) return;
    const changed = stroke.before.map((row) => row.join("")).join() !== given().join();
    const locking = stroke.to.endsWith("lock");
    stroke = null;
    if (locking) {
      surface.changed();
      onLock?.([...locks].map((each) => [Math.floor(each / width), each % width]));
    }
    if (changed) {
      marked = [];
      keepRoom();
      surface.changed();
      onChange(given());
    }
  };
  /** What a stroke does from a cell on. @param {Cell} cell @param {boolean} other */
  const wanted = (cell, other) => {
    if (tool === "lock") return other || locks.has(place(cell)) ? "unlock" : "lock";
    if (tool === "move") return "move";
    return put(cells[cell.row][cell.column], { tool, other });
  };
  /** @param {Cell} cell @param {boolean} other */
  const begin = (cell, other) => {
    if (tool === "pick") {
      pick?.(cells[cell.row][cell.column]);
      return;
    }
    const to = wanted(cell, other);
    stroke = { before: cells.map((row) => [...row]), to, first: cell, last: cell };
    if (to === "move") return;
    if (tool === "area") for (const each of mirrored(cell, width, height, mirror)) for (const part of areaAround(stroke.before, each)) cells[part.row][part.column] = to;
    else set(cell, to);
    newClues();
  };
  /** @param {Cell} cell */
  const extend = (cell) => {
    if (!stroke || tool === "area" || (cell.row === stroke.last.row && cell.column === stroke.last.column)) return false;
    const { before, first, to } = stroke;
    if (to === "move") cells = moved(before, cell.row - first.row, cell.column - first.column);
    else if (tool === "line") {
      cells = before.map((row) => [...row]);
      for (const each of [first, ...cellsAlong(first, cell)]) set(each, to);
    } else for (const each of cellsAlong(stroke.last, cell)) set(each, to);
    stroke.last = cell;
    newClues();
    return true;
  };

  // A padlock: a bow above a body, in a colour that shows on the cell.
  /** @param {Pen} pen */
  const drawLocks = ({ ctx, view, colours }) => {
    ctx.lineWidth = Math.max(1, view.size / 12);
    for (const each of locks) {
      ctx.fillStyle = ctx.strokeStyle = ink(cells[Math.floor(each / width)][each % width], colours);
      const x = view.x + (each % width + 0.5) * view.size;
      const y = view.y + (Math.floor(each / width) + 0.5) * view.size;
      ctx.fillRect(x - view.size * 0.2, y, view.size * 0.4, view.size * 0.26);
      ctx.beginPath();
      ctx.arc(x, y, view.size * 0.13, Math.PI, 0);
      ctx.stroke();
    }
  };

  const surface = createSurface(host, {
    columns: width,
    rows: height,
    name: t("create-board", { width, height }),
    strips: (side) => roomFor(room, side),
    clues: (pen) => drawStrips(pen, strips, new Set()),
    lines: { every: 5 },
    label(row, column) {
      const words = state(cells[row][column]);
      return t("create-cell", { row: row + 1, column: column + 1, state: locks.has(row * width + column) ? t("create-locked", { state: words }) : words });
    },
    under({ ctx, view, colours, range }) {
      const font = sign && signsShown() ? view.size * 0.6 : 0;
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      ctx.font = `${font}px ${NUMBERS}`;
      for (let row = range.top; row < range.bottom; row++) {
        for (let column = range.left; column < range.right; column++) {
          const colour = dye(cells[row][column], colours);
          if (!colour) continue;
          ctx.fillStyle = colour;
          const [x, y] = [view.x + column * view.size, view.y + row * view.size];
          ctx.fillRect(x, y, view.size, view.size);
          if (!sign || font < SIGN_LEAST) continue;
          ctx.fillStyle = ink(cells[row][column], colours);
          ctx.fillText(sign(cells[row][column]), x + view.size / 2, y + view.size / 2 + font * 0.05);
        }
      }
    },
    over(pen) {
      outlineChanged(pen, marked);
      drawLocks(pen);
    },
    begin: (cell, { secondary }) => begin(cell, secondary),
    extend,
    end: finish,
    cancel: finish,
    act(name, cell) {
      begin(cell, name !== "primary");
      finish();
    },
    type: (key) => type?.(key) ?? false,
    paint(from, next) {
      if (!stroke) begin(from, false);
      extend(next);
    },
    lift: finish,
  });

  return {
    setTool(name) {
      tool = name;
    },
    setMirror(next) {
      mirror = next;
    },
    /** The kind's colours are others now, and perhaps cells with them. @param {string[]} next */
    redraw(next) {
      cells = next.map((row) => [...row]);
      newClues();
      keepRoom();
      surface.changed();
    },
    highlight: surface.highlight,
    focus: surface.focus,
    zoom: surface.zoom,
    destroy: surface.destroy,
  };
}
