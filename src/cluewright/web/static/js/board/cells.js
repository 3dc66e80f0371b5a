// Boards whose cells are filled (#), crossed (.) or open (?): what nonogram and Hitori have in common.

import { announce } from "../announce.js";
import { t } from "../texts.js";
import { withChanges, writeMove } from "./cell-moves.js";
import { beginStroke, changesOf, continueStroke, extendStroke } from "./strokes.js";
import { createSurface } from "./surface.js";

// A solved board as it is hung on the wall: without the marks of those who solved it.
export function picture(solution) {
  return solution.map((row) => row.replaceAll(".", "?"));
}

const OPEN = "?";
export const VALUES = { primary: "#", secondary: "." };

// `look` draws: {strips, under, over, clues, lines, name, label, words: {"#", ".", "?"} names of texts}.
export function createCellBoard(host, { puzzle, board, readOnly, onMove = () => {}, onCursor }, look) {
  let now = board;
  let stroke = null;
  let preview = null;
  let tool = "primary";
  let drawing = tool; // what the stroke under way draws
  const valueAt = (row, column) => now[row][column];
  const shown = (row, column) => preview?.get(row * puzzle.width + column) ?? now[row][column];
  const other = (name) => (name === "primary" ? "secondary" : "primary");

  function show() {
    preview = stroke && new Map(changesOf(stroke, valueAt).map(([row, column, value]) => [row * puzzle.width + column, value]));
  }

  function finish() {
    if (!stroke) return;
    const changes = changesOf(stroke, valueAt);
    stroke = null;
    show();
    make(changes);
  }

  function make(changes) {
    if (!changes.length) return;
    now = withChanges(now, changes);
    surface.changed();
    announce(t(look.words[changes[0][2]], { n: changes.length }));
    onMove(writeMove(changes));
  }

  const part = {
    columns: puzzle.width,
    rows: puzzle.height,
    name: look.name,
    strips: look.strips,
    lines: look.lines,
    clues: look.clues && ((pen) => look.clues(pen)),
    under: (pen) => look.under(pen, shown),
    over: look.over && ((pen) => look.over(pen, shown)),
    label: (row, column) => look.label(now, row, column),
    begin(cell, { secondary }) {
      drawing = secondary ? other(tool) : tool;
      stroke = beginStroke(cell, valueAt(cell.row, cell.column), VALUES[drawing], OPEN);
      show();
    },
    extend(cell) {
      if (!stroke) return false;
      const before = stroke.end;
      stroke = extendStroke(stroke, cell);
      const moved = stroke.end.row !== before.row || stroke.end.column !== before.column;
      if (moved) show();
      return moved;
    },
    end: finish,
    cancel() {
      stroke = null;
      show();
    },
    // A finger that stays where it is draws the other value.
    hold(held) {
      if (!stroke) return;
      const cell = stroke.start;
      const name = held ? other(drawing) : drawing;
      stroke = { ...beginStroke(cell, valueAt(cell.row, cell.column), VALUES[name], OPEN), end: stroke.end };
      if (held) navigator.vibrate?.(10);
      show();
    },
    act(name, cell) {
      const found = valueAt(cell.row, cell.column);
      const value = name === "clear" || found === VALUES[name] ? "?" : VALUES[name];
      if (value !== found) make([[cell.row, cell.column, value]]);
    },
    paint(from, next) {
      stroke ??= continueStroke(from, valueAt(from.row, from.column), VALUES[tool], OPEN);
      if (next.row !== stroke.start.row && next.column !== stroke.start.column) {
        finish();
        stroke = continueStroke(from, valueAt(from.row, from.column), VALUES[tool], OPEN);
      }
      stroke = { ...stroke, end: next };
      show();
    },
    lift: finish,
  };
  const surface = createSurface(host, part, { readOnly, onCursor });

  return {
    setBoard(next) {
      now = next;
      if (stroke) show();
      surface.changed();
    },
    setSatisfied(list) {
      look.setSatisfied?.(list);
      surface.redraw();
    },
    setTool(name) {
      tool = name;
    },
    setReadOnly: surface.setReadOnly,
    highlight: surface.highlight,
    focus: surface.focus,
    zoom: surface.zoom,
    redraw: surface.redraw,
    destroy: surface.destroy,
    element: surface.element,
    view: surface.view,
  };
}
