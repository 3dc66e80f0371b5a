// Writing a Hitori: a number in every cell. Its value is {width, height, numbers}; 0 is a cell without a number yet.

import { createSurface } from "../board/surface.js";
import { NUMBERS } from "../board/palette.js";
import { t } from "../texts.js";

export const drawn = false;
export const tools = null;
export const pad = (value) => Array.from({ length: Math.max(value.width, value.height) }, (_, index) => index + 1);

export function blank(width, height) {
  return { width, height, numbers: Array.from({ length: height }, () => Array(width).fill(0)) };
}

export const size = (value) => [value.width, value.height];

// A puzzle once every cell has its number.
export function form(value) {
  if (value.numbers.some((row) => row.includes(0))) return null;
  return { puzzle: { format: "cluewright", version: 1, kind: "hitori", ...value } };
}

export const fromPuzzle = ({ width, height, numbers }) => ({ width, height, numbers });

export function resize(value, width, height) {
  return { width, height, numbers: Array.from(
    { length: height },
    (_, row) => Array.from({ length: width }, (_, column) => value.numbers[row]?.[column] ?? 0),
  ) };
}

export function shift(value, down, across) {
  const { width, height, numbers } = value;
  return { width, height, numbers: numbers.map((line, row) => line.map((_, column) => numbers[(row - down + height) % height][(column - across + width) % width])) };
}

export function create(host, { value, onChange, number = 1 }) {
  const { width, height } = value;
  const numbers = value.numbers.map((row) => [...row]);
  const most = Math.max(width, height);
  let brush = number;
  let typed = { text: "", at: 0, place: "" };

  function set({ row, column }, to) {
    if (numbers[row][column] === to) return;
    numbers[row][column] = to;
    surface.changed();
    onChange({ width, height, numbers: numbers.map((line) => [...line]) });
  }

  const surface = createSurface(host, {
    columns: width,
    rows: height,
    name: t("create.board", { width, height }),
    strips: () => ({ left: 0, top: 0 }),
    lines: { every: 5 },
    label: (row, column) => t("create.cell", { row: row + 1, column: column + 1, state: numbers[row][column] || t("create.open") }),
    under({ ctx, view, colours, range }) {
      const font = view.size * 0.5;
      ctx.font = `600 ${font}px ${NUMBERS}`;
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      for (let row = range.top; row < range.bottom; row++) {
        for (let column = range.left; column < range.right; column++) {
          const here = numbers[row][column];
          ctx.fillStyle = here ? colours.ink : colours.mark;
          ctx.fillText(here ? String(here) : "·", view.x + (column + 0.5) * view.size, view.y + (row + 0.53) * view.size);
        }
      }
    },
    begin: (cell, { secondary }) => set(cell, secondary ? 0 : brush),
    extend: () => false,
    act: (name, cell) => set(cell, name === "primary" ? brush : 0),
  });

  // Digits typed one soon after the other make one number.
  surface.element.querySelector(".board-grid").addEventListener("keydown", (event) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const cell = surface.cursor();
    const place = `${cell.row},${cell.column}`;
    const soon = place === typed.place && event.timeStamp - typed.at < 1200;
    const together = soon ? Number(typed.text + event.key) : Number(event.key);
    const text = together >= 1 && together <= most ? String(together) : event.key;
    typed = { text, at: event.timeStamp, place };
    if (Number(text) <= most) set(cell, Number(text));
  }, { capture: true });

  return {
    setTool() {},
    setNumber(next) {
      brush = next;
    },
    focus: surface.focus,
    zoom: surface.zoom,
    destroy: surface.destroy,
  };
}
