// Zip's board: one path drawn from its head, numbered discs, walls, blocked cells, and borders noted by hints.

import { announce, createSurface, gridLines, listed, NUMBERS, wording } from "/js/kit.js";
import { alone, applyMove, bordersOf, emptyBoard, follow, fromBorders, goTo, ground, headOf, key, moveBetween, noteMove, pathOf, step, withPath } from "./path.js";

/** @import { BoardOptions, BoardView, Border, CellPair, Change, Note, Pair, Part, Pen, PuzzleData } from "/js/types.js" */
/** @import { Ground, Path, ZipBoard } from "./path.js" */

/** A line on the page. @typedef {[x: number, y: number, endX: number, endY: number]} Edge */

export { alone, applyMove, bordersOf, emptyBoard, fromBorders, noteMove, pathOf as answer };

const t = wording("zip");
const RIPPLE = 5; // cells on either side of the crest of a wave
const HELP = ["drag", "back", "ahead", "path", "arrows", "look"];

/** @type {import("/js/types.js").BoardModule["help"]} */
export const help = {
  get title() {
    return t("page-help");
  },
  get lines() {
    return HELP.map((name) => /** @type {[string, string]} */ ([t(`page-help-${name}-how`), t(`page-help-${name}-what`)]));
  },
};

/** @param {PuzzleData} puzzle @param {ZipBoard} board @param {number} row @param {number} column */
export function label(puzzle, board, row, column) {
  return describe(ground(puzzle), board, row, column);
}

/** @param {Ground} place @param {ZipBoard} board @param {number} row @param {number} column */
function describe(place, board, row, column) {
  const path = pathOf(board);
  const parts = [t("board-cell", { row: row + 1, column: column + 1 })];
  const number = place.numbers.get(key(row, column));
  if (number) parts.push(t("page-number", { number }));
  if (place.blocked.has(key(row, column))) parts.push(t("page-blocked"));
  const index = path.findIndex((cell) => cell[0] === row && cell[1] === column);
  if (index >= 0) parts.push(index === path.length - 1 ? t("page-head") : t("page-visited", { number: index + 1 }));
  /** @type {Record<string, Border>} */
  const sides = { left: [row, column - 1, "right"], right: [row, column, "right"], above: [row - 1, column, "down"], below: [row, column, "down"] };
  const walls = Object.keys(sides).filter((side) => place.walls.has(sides[side].join()));
  if (walls.length) parts.push(t("page-walls", { sides: listed(walls.map((side) => t(`page-side-${side}`))) }));
  const notes = bordersOf(board);
  for (const [side, border] of Object.entries(sides)) {
    const note = notes.find((entry) => entry[0] === border[0] && entry[1] === border[1] && entry[2] === border[2]);
    if (note) parts.push(t(note[3] ? "page-note-used" : "page-note-closed", { side: t(`page-side-${side}`) }));
  }
  return parts.join(", ");
}

/** @param {HTMLElement} host @param {BoardOptions} options @returns {BoardView} */
export function create(host, { puzzle, board, readOnly, onMove = () => {}, onCursor }) {
  const place = ground(puzzle);
  /** @type {ZipBoard} */
  let now = board;
  /** @type {Path | null} */
  let drawn = null; // the path while it is being drawn
  const path = () => drawn || pathOf(now);

  /** @param {Path | null} next */
  function commit(next) {
    const before = pathOf(now);
    drawn = null;
    if (!next) return;
    const move = moveBetween(before, next);
    if (!move) return;
    now = withPath(now, next);
    surface.changed();
    announce(t("page-said", { count: next.length, row: headOf(next)[0] + 1, column: headOf(next)[1] + 1 }));
    onMove(move);
  }

  const head = () => ({ row: headOf(path())[0], column: headOf(path())[1] });

  /** @type {Part} */
  const part = {
    columns: puzzle.width,
    rows: puzzle.height,
    name: t("page-board", { width: puzzle.width, height: puzzle.height, last: puzzle.numbers.length }),
    least: puzzle.numbers.length > 99 ? 28 : 20, // of three digits, or two
    strips: () => ({ left: 0, top: 0 }),
    lines: false, // they lie under the path
    label: (row, column) => describe(place, now, row, column),
    under: (pen) => drawPath(pen),
    over: (pen) => drawOver(pen),
    begin({ row, column }) {
      drawn = goTo(place, pathOf(now), [row, column]);
    },
    extend({ row, column }) {
      if (!drawn) return false;
      const next = follow(place, drawn, [row, column]);
      if (!next || moveBetween(drawn, next) === "") return false;
      drawn = next;
      return true;
    },
    end: () => commit(drawn),
    cancel() {
      drawn = null;
    },
    act(name, cell) {
      if (name === "clear") commit(pathOf(now).length > 1 ? pathOf(now).slice(0, -1) : null);
      else if (name === "primary") commit(goTo(place, pathOf(now), [cell.row, cell.column]));
      if (name === "clear") surface.moveTo(head());
    },
    // Arrows draw; with Shift or Ctrl they only look around.
    arrow([down, across], event) {
      if (event.shiftKey || event.ctrlKey) return false;
      const { row, column } = head();
      const next = step(place, pathOf(now), [row + down, column + across]);
      if (next) commit(next);
      else announce(t("page-no-way"));
      surface.moveTo(head());
      return true;
    },
  };

  /** @param {Pen} pen */
  function drawPath(pen) {
    const { ctx, view, colours, range } = pen;
    const { size } = view;
    /** @param {CellPair} cell @returns {Pair} */
    const centre = ([row, column]) => [view.x + (column + 0.5) * size, view.y + (row + 0.5) * size];
    gridLines(pen, { every: Infinity });
    ctx.fillStyle = colours.wall;
    for (const cell of place.blocked) {
      const [row, column] = cell.split(",").map(Number);
      if (row >= range.top && row < range.bottom && column >= range.left && column < range.right) {
        ctx.fillRect(view.x + column * size + size * 0.08, view.y + row * size + size * 0.08, size * 0.84, size * 0.84);
      }
    }
    ctx.lineCap = ctx.lineJoin = "round";
    ctx.strokeStyle = colours.path;
    for (const [row, column, side, used] of bordersOf(now)) {
      const from = centre([row, column]);
      const to = centre(side === "right" ? [row, column + 1] : [row + 1, column]);
      if (used) {
        ctx.lineWidth = Math.max(2, size * 0.12);
        ctx.setLineDash([size * 0.02, size * 0.2]);
        ctx.beginPath();
        ctx.moveTo(...from);
        ctx.lineTo(...to);
        ctx.stroke();
        ctx.setLineDash([]);
      }
    }
    const cells = path();
    ctx.lineWidth = size * 0.42;
    ctx.beginPath();
    ctx.moveTo(...centre(cells[0]));
    for (const cell of cells.slice(1)) ctx.lineTo(...centre(cell));
    if (cells.length === 1) ctx.lineTo(centre(cells[0])[0] + 0.01, centre(cells[0])[1]);
    ctx.stroke();
    if (pen.reveal > 0 && pen.reveal < 1) ripple(pen, cells.map(centre));
    ctx.fillStyle = colours.sheet;
    ctx.beginPath();
    ctx.arc(...centre(headOf(cells)), size * 0.11, 0, 2 * Math.PI);
    ctx.fill();
  }

  /** A wave runs along the finished path. @param {Pen} pen @param {Pair[]} points */
  function ripple({ ctx, view, colours, reveal }, points) {
    const crest = reveal * (points.length + RIPPLE) - RIPPLE / 2;
    ctx.fillStyle = colours.path;
    points.forEach(([x, y], index) => {
      const near = 1 - Math.abs(index - crest) / RIPPLE;
      if (near <= 0) return;
      ctx.beginPath();
      ctx.arc(x, y, view.size * (0.21 + 0.2 * near * near), 0, 2 * Math.PI);
      ctx.fill();
    });
  }

  /** @param {Pen} pen */
  function drawOver(pen) {
    const { ctx, view, colours, range, marked } = pen;
    const { size } = view;
    /** @param {CellPair | Note | Border} place */
    const seen = ([row, column]) => row >= range.top - 1 && row <= range.bottom && column >= range.left - 1 && column <= range.right;
    /** @param {Border | Note | Change} border @returns {Edge} */
    const edge = ([row, column, side]) =>
      side === "right"
        ? [view.x + (column + 1) * size, view.y + row * size, view.x + (column + 1) * size, view.y + (row + 1) * size]
        : [view.x + column * size, view.y + (row + 1) * size, view.x + (column + 1) * size, view.y + (row + 1) * size];
    ctx.lineCap = "round";
    ctx.lineWidth = Math.max(3, size * 0.11);
    ctx.strokeStyle = colours.wall;
    ctx.beginPath();
    for (const wall of puzzle.walls || []) {
      if (!seen(wall)) continue;
      const [x, y, endX, endY] = edge(wall);
      ctx.moveTo(x, y);
      ctx.lineTo(endX, endY);
    }
    ctx.stroke();
    drawNotes(pen, edge, seen);
    for (const border of marked.cells) if (border.length === 4) drawTarget(pen, border, edge(border));
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    const visited = new Set(path().map(([row, column]) => key(row, column)));
    /** @type {CellPair[]} */ (puzzle.numbers).forEach(([row, column], index) => {
      if (!seen([row, column])) return;
      const [x, y] = [view.x + (column + 0.5) * size, view.y + (row + 0.5) * size];
      ctx.fillStyle = colours.fill;
      ctx.beginPath();
      ctx.arc(x, y, size * 0.33, 0, 2 * Math.PI);
      ctx.fill();
      if (visited.has(key(row, column))) {
        ctx.strokeStyle = colours.path;
        ctx.lineWidth = size * 0.05;
        ctx.stroke();
      }
      const text = String(index + 1);
      const font = size * (text.length > 2 ? 0.28 : 0.36);
      if (font < 4) return;
      ctx.font = `600 ${font}px ${NUMBERS}`;
      ctx.fillStyle = colours["on-fill"];
      ctx.fillText(text, x, y + font * 0.05);
    });
  }

  /** A closed border has a small cross on its middle. @param {Pen} pen @param {(border: Note) => Edge} edge @param {(border: Note) => boolean} seen */
  function drawNotes(pen, edge, seen) {
    const { ctx, view, colours } = pen;
    const arm = view.size * 0.08;
    ctx.strokeStyle = colours.mark;
    ctx.lineWidth = Math.max(1.2, view.size * 0.035);
    ctx.beginPath();
    for (const note of bordersOf(now)) {
      if (note[3] || !seen(note)) continue;
      const [x, y, endX, endY] = edge(note);
      const [middle, centre] = [(x + endX) / 2, (y + endY) / 2];
      ctx.moveTo(middle - arm, centre - arm);
      ctx.lineTo(middle + arm, centre + arm);
      ctx.moveTo(middle + arm, centre - arm);
      ctx.lineTo(middle - arm, centre + arm);
    }
    ctx.stroke();
  }

  /** @param {Pen} pen @param {Change} border @param {Edge} edge */
  function drawTarget(pen, border, [x, y, endX, endY]) {
    const { ctx, view, colours } = pen;
    ctx.beginPath();
    ctx.arc((x + endX) / 2, (y + endY) / 2, view.size * 0.2, 0, 2 * Math.PI);
    ctx.fillStyle = colours.target;
    ctx.fill();
    ctx.strokeStyle = colours.accent;
    ctx.lineWidth = Math.max(1.5, view.size / 18);
    ctx.stroke();
    const [middle, centre, arm] = [(x + endX) / 2, (y + endY) / 2, view.size * 0.09];
    const across = border[2] === "right";
    ctx.strokeStyle = colours.ink;
    ctx.beginPath();
    if (border[3]) {
      ctx.moveTo(middle - (across ? arm : 0), centre - (across ? 0 : arm));
      ctx.lineTo(middle + (across ? arm : 0), centre + (across ? 0 : arm));
    } else {
      ctx.moveTo(middle - arm, centre - arm);
      ctx.lineTo(middle + arm, centre + arm);
      ctx.moveTo(middle + arm, centre - arm);
      ctx.lineTo(middle - arm, centre + arm);
    }
    ctx.stroke();
  }

  const surface = createSurface(host, part, { readOnly, onCursor });
  surface.moveTo(head());

  return {
    setBoard(next) {
      const before = head();
      now = next;
      surface.cancel(); // what was being drawn depended on the old path
      drawn = null;
      const after = head();
      if (before.row !== after.row || before.column !== after.column) surface.moveTo(after);
      surface.changed();
    },
    setSatisfied() {},
    setTool() {},
    setReadOnly: surface.setReadOnly,
    celebrate: surface.celebrate,
    highlight: surface.highlight,
    focus: surface.focus,
    zoom: surface.zoom,
    redraw: surface.redraw,
    destroy: surface.destroy,
    element: surface.element,
    view: surface.view,
  };
}
