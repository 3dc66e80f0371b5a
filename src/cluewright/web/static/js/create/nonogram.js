// Drawing a nonogram: the picture is the puzzle. Its value is the rows of the solved board.

import { createSurface } from "../board/surface.js";
import { t } from "../texts.js";
import { cellsBetween, outlineChanged } from "./lines.js";

export const tools = { "#": "create.paint", ".": "create.erase" };
export const drawn = true; // the value is a board that determines the puzzle

export function blank(width, height) {
  return Array.from({ length: height }, () => ".".repeat(width));
}

export const size = (value) => [value[0].length, value.length];
export const form = (value) => ({ kind: "nonogram", board: value });
export const fromPuzzle = (puzzle) => puzzle.solution || null;

export function resize(value, width, height) {
  return Array.from({ length: height }, (_, row) => (value[row] || "").slice(0, width).padEnd(width, "."));
}

export function shift(value, down, across) {
  const [width, height] = size(value);
  return Array.from(
    { length: height },
    (_, row) => Array.from({ length: width }, (_, column) => value[row - down]?.[column - across] ?? ".").join(""),
  );
}

export function create(host, { value, marks = [], onChange }) {
  const [width, height] = size(value);
  const cells = value.map((row) => [...row]);
  let marked = marks;
  let tool = "#";
  let stroke = null;

  const set = (cell, to) => {
    cells[cell.row][cell.column] = to;
  };
  const given = () => cells.map((row) => row.join(""));
  const finish = () => {
    if (!stroke) return;
    const changed = stroke.before !== given().join();
    stroke = null;
    if (changed) {
      marked = [];
      surface.changed();
      onChange(given());
    }
  };
  const begin = (cell, other) => {
    const wanted = other ? (tool === "#" ? "." : "#") : tool;
    const to = cells[cell.row][cell.column] === wanted && wanted === "#" ? "." : wanted;
    stroke = { before: given().join(), to, last: cell };
    set(cell, to);
  };
  const extend = (cell) => {
    if (!stroke || (cell.row === stroke.last.row && cell.column === stroke.last.column)) return false;
    for (const each of cellsBetween(stroke.last, cell)) set(each, stroke.to);
    stroke.last = cell;
    return true;
  };

  const surface = createSurface(host, {
    columns: width,
    rows: height,
    name: t("create.board", { width, height }),
    strips: () => ({ left: 0, top: 0 }),
    lines: { every: 5 },
    label: (row, column) => t(
      "create.cell",
      { row: row + 1, column: column + 1, state: t(cells[row][column] === "#" ? "create.filled" : "create.empty") },
    ),
    under({ ctx, view, colours, range }) {
      ctx.fillStyle = colours.fill;
      ctx.beginPath();
      for (let row = range.top; row < range.bottom; row++) {
        for (let column = range.left; column < range.right; column++) {
          if (cells[row][column] === "#") ctx.rect(view.x + column * view.size, view.y + row * view.size, view.size, view.size);
        }
      }
      ctx.fill();
    },
    over: (pen) => outlineChanged(pen, marked),
    begin: (cell, { secondary }) => begin(cell, secondary),
    extend,
    end: finish,
    cancel: finish,
    hold() {},
    act(name, cell) {
      begin(cell, name !== "primary");
      finish();
    },
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
    focus: surface.focus,
    zoom: surface.zoom,
    destroy: surface.destroy,
  };
}
