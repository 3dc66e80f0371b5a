// The board of any kind: a canvas with its view, its hands and keys, and the grid for screen readers. A kind supplies
// its `Part` (see types.d.ts): its size, how it is drawn, and what hands and keys do.

import { h, onceAFrame } from "../dom.js";
import { onChange, settings } from "../settings.js";
import { drawCoordinates } from "./coordinates.js";
import { createGrid } from "./grid.js";
import { watchKeys } from "./keys.js";
import * as marks from "./marks.js";
import { onTheme, palette } from "./palette.js";
import { watchPointer } from "./pointer.js";
import { View } from "./view.js";

/** @import { Cell, Marking, Part, Pen } from "../types.js" */
/** @import { Hands } from "./pointer.js" */

const ZOOM_STEP = 1.25;
const REVEALED = 1400; // milliseconds until the end of a game is shown
const FADED = 0.8; // how much of the grid lines goes then
const COORDINATES = { coarse: 0.9375, fine: 1.125 }; // times the size of letters, always there: a hint that shows them moves nothing
const PAPER = { width: 720, height: 960, ratio: 4 }; // a sheet between its margins, with four dots to a pixel
/** @type {Required<Marking>} */
const NOTHING = { cells: [], evidence: {}, mistakes: [], still: false };

/**
 * @param {HTMLElement} host
 * @param {Part} part
 * @param {{ readOnly?: boolean, onCursor?: (cell: Cell, view: View) => void }} [options]
 */
export function createSurface(host, part, { readOnly: fixed = false, onCursor = () => {} } = {}) {
  let readOnly = fixed;
  const { rows, columns } = part;
  const view = new View(columns, rows, part.strips);
  view.opening = !fixed; // what is only looked at is seen whole
  if (matchMedia("(pointer: coarse)").matches) view.pointer = "coarse";
  view.least = part.least ?? 0;
  if (!fixed && !part.numbered) view.margin = Math.round(COORDINATES[view.pointer] * parseFloat(getComputedStyle(document.documentElement).fontSize));
  const canvas = h("canvas", { class: "board-canvas", "aria-hidden": "true" });
  const grid = createGrid({ rows, columns, name: part.name, label: part.label, readOnly });
  const frame = h("div", { class: "board" }, canvas, grid.element);
  host.append(frame);

  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  let colours = palette();
  let cursor = { row: 0, column: 0 };
  /** @type {Cell | null} */
  let hover = null;
  let marked = NOTHING;
  let alive = true;
  let calm = false;
  let reveal = 0; // how far the end of the game has been shown, from 0 to 1
  let frameAsked = 0;
  let onPaper = false;
  let seen = {}; // the part of the board in view before it was printed
  let cursorShown = !matchMedia("(pointer: coarse)").matches; // a pointer needs no cursor

  const say = onceAFrame(() => alive && grid.update(cursor));
  const redraw = onceAFrame(() => alive && draw());

  function draw() {
    const { ratio } = view;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.clearRect(0, 0, view.width, view.height);
    const focused = document.activeElement === grid.element;
    const still = calm || onPaper;
    const here = still ? null : hover || (focused && cursorShown ? cursor : null);
    frame.dataset.cells = `${view.x} ${view.y} ${view.size}`; // where cells are, for code outside the board
    /** @type {Pen} */
    const pen = { ctx, view, colours, range: view.range(), marked, calm, reveal, here: settings.crosshair ? here : null };
    part.clues?.(pen);
    const { area } = view;
    ctx.save();
    ctx.beginPath();
    ctx.rect(area.x - 3, area.y - 3, area.width + 6, area.height + 6);
    ctx.clip();
    ctx.fillStyle = colours.sheet;
    ctx.fillRect(area.x, area.y, area.width, area.height);
    const { evidence } = marked;
    for (const [line, index] of evidence.lines || []) marks.washLines(pen, { [line]: index }, colours.evidence);
    marks.washCells(pen, evidence.cells || [], colours.evidence);
    const targets = marked.cells.filter((cell) => cell.length < 4); // the kind shows borders itself
    marks.washCells(pen, targets, colours.target);
    marks.washCells(pen, marked.mistakes, colours["mistake-wash"]);
    if (pen.here) marks.washLines(pen, pen.here, colours["cross-hair"]);
    const lines = () => {
      if (part.lines === false) return;
      ctx.globalAlpha = 1 - FADED * reveal; // a finished picture needs no lines
      marks.gridLines(pen, part.lines);
      ctx.globalAlpha = 1;
    };
    if (calm) lines(); // under a picture that is finished, over a board that is played
    part.under(pen);
    if (!calm) lines();
    part.over?.(pen);
    marks.outlineEvidence(pen, evidence.cells || []);
    marks.outlineTargets(pen, targets);
    marks.waveMistakes(pen, marked.mistakes);
    if (focused && cursorShown && !still) marks.drawCursor(pen, cursor);
    ctx.restore();
    if (view.margin && !still) drawCoordinates(pen, settings.coordinates);
  }

  function resize() {
    const box = frame.getBoundingClientRect();
    view.reserve = Number.parseFloat(getComputedStyle(frame).getPropertyValue("--reserve")) || 0;
    settle(box.width, box.height, Math.max(1, window.devicePixelRatio || 1));
  }

  /** @param {number} width @param {number} height @param {number} ratio */
  function settle(width, height, ratio) {
    canvas.width = Math.max(1, Math.round(width * ratio));
    canvas.height = Math.max(1, Math.round(height * ratio));
    view.resize(width, height, ratio);
    if (view.opening && view.overflows) view.reveal(cursor.row, cursor.column);
    if (alive) draw(); // at once: a canvas that changes its size is blank
  }

  /** @param {Cell} cell */
  function moveTo(cell) {
    cursor = cell;
    if (view.overflows) view.reveal(cell.row, cell.column);
    grid.update(cursor);
    onCursor(cursor, view);
    redraw();
  }

  /** @type {Hands} */
  const hands = {
    begin(cell, how) {
      grid.element.focus({ preventScroll: true });
      cursor = cell;
      cursorShown = false;
      hover = how.touch ? null : cell;
      say();
      onCursor(cursor, view);
      if (!readOnly) part.begin?.(cell, how);
      redraw();
    },
    extend(cell) {
      const moved = !readOnly && Boolean(part.extend?.(cell));
      if (moved) {
        hover = cell;
        redraw();
      }
      return moved;
    },
    end(touch) {
      if (touch) hover = null;
      if (!readOnly) part.end?.();
      redraw();
    },
    cancel() {
      if (!readOnly) part.cancel?.();
      redraw();
    },
    hold(held) {
      if (!readOnly) part.hold?.(held);
      redraw();
    },
    hover(cell) {
      if (hover?.row === cell?.row && hover?.column === cell?.column) return;
      hover = cell;
      if (cell) onCursor(cell, view);
      redraw();
    },
  };
  const pointer = watchPointer(canvas, view, hands, redraw);

  /** @param {"in" | "out" | "fit" | "open"} what `open` is how the board began */
  function zoom(what) {
    if (what === "fit") view.fit();
    else if (what === "open") view.open();
    else view.zoomAt(what === "in" ? ZOOM_STEP : 1 / ZOOM_STEP);
    redraw();
  }

  watchKeys(grid.element, {
    rows,
    columns,
    pointer,
    cursor: () => cursor,
    moveTo,
    zoom,
    act(name) {
      if (!readOnly) part.act?.(name, cursor);
      redraw();
    },
    type(key) {
      const typed = !readOnly && Boolean(part.type?.(key, cursor));
      if (typed) redraw();
      return typed;
    },
    arrow(step, event) {
      const handled = !readOnly && Boolean(part.arrow?.(step, event));
      if (handled) redraw();
      return handled;
    },
    paint(step) {
      const next = { row: cursor.row + step[0], column: cursor.column + step[1] };
      if (next.row < 0 || next.column < 0 || next.row >= rows || next.column >= columns) return;
      if (!readOnly) part.paint?.(cursor, next);
      moveTo(next);
    },
    lift() {
      if (!readOnly) part.lift?.();
    },
  });
  grid.element.addEventListener("keydown", () => {
    if (!cursorShown) redraw();
    cursorShown = true;
  }, { capture: true });
  grid.element.addEventListener("focus", redraw);
  grid.element.addEventListener("blur", redraw);

  // On paper the whole board is as wide as the sheet. It is printed when this returns, without waiting for a frame.
  /** @param {Event} event */
  const print = ({ type }) => {
    onPaper = type === "beforeprint";
    colours = palette();
    if (onPaper) {
      const { fitted, opening, folded, margin, reserve, size, scrollX, scrollY } = view;
      seen = { fitted, opening, folded, margin, reserve, size, scrollX, scrollY };
      Object.assign(view, { fitted: true, opening: false, folded: false, margin: 0, reserve: 0 });
      view.resize(PAPER.width, PAPER.height, PAPER.ratio);
      settle(PAPER.width, view.whole, PAPER.ratio);
    } else {
      Object.assign(view, seen);
      resize();
    }
  };
  for (const name of ["beforeprint", "afterprint"]) addEventListener(name, print);

  const watcher = new ResizeObserver(() => !onPaper && resize());
  watcher.observe(frame);
  const endings = [
    onTheme(() => {
      colours = palette();
      redraw();
    }),
    onChange(redraw),
    () => watcher.disconnect(),
    () => ["beforeprint", "afterprint"].forEach((name) => removeEventListener(name, print)),
  ];
  resize();
  grid.update(cursor);

  return {
    view,
    element: frame,
    redraw,
    moveTo,
    zoom,
    /** Put the clues away, or back. @param {boolean} away */
    fold(away) {
      view.fold(away);
      redraw();
    },
    /** What stands beside the cells has changed. */
    resettle() {
      resize();
    },
    // The board has changed.
    changed() {
      say();
      redraw();
    },
    cursor: () => cursor,
    cancel: () => pointer.cancel(),
    /** @param {Marking | null} marking */
    highlight(marking) {
      marked = marking ? { ...NOTHING, ...marking, evidence: marking.evidence || {}, cells: marking.cells || [], mistakes: marking.mistakes || [] } : NOTHING;
      const first = marked.cells[0] || marked.mistakes[0];
      if (first && view.overflows && !marking?.still) view.reveal(first[0], first[1]);
      grid.mark(marked.mistakes);
      say();
      redraw();
    },
    /** A finished board accepts no more moves, and nothing follows the pointer on it. @param {boolean} value */
    setReadOnly(value) {
      readOnly = calm = value;
      cancelAnimationFrame(frameAsked);
      reveal = value ? 1 : 0;
      redraw();
    },
    /** Show the end in motion: what the kind draws by `reveal`, from the beginning. */
    celebrate() {
      const began = performance.now();
      /** @param {number} now */
      const step = (now) => {
        reveal = Math.max(0, Math.min(1, (now - began) / REVEALED));
        if (!alive) return;
        draw();
        if (reveal < 1) frameAsked = requestAnimationFrame(step);
      };
      step(began);
    },
    focus: () => grid.element.focus({ preventScroll: true }),
    destroy() {
      alive = false;
      for (const end of endings) end();
      frame.remove();
    },
  };
}
