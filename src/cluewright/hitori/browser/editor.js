// Writing a Hitori: a number in every cell. Its value is {width, height, numbers}; 0 is a cell without a number yet.

import { createSurface, NUMBERS, wording } from "/js/kit.js";

/** @import { Cell, EditorModule, Pair, PuzzleData } from "/js/types.js" */

/** @typedef {{ width: number, height: number, numbers: number[][] }} Draft */

const TOGETHER = 1200; // milliseconds to wait for a second digit
const t = wording("hitori");

/** @param {Draft} value */
export const pad = (value) => Array.from({ length: Math.max(value.width, value.height) }, (_, index) => index + 1);

/** @param {number} width @param {number} height @returns {Draft} */
export function blank(width, height) {
  return { width, height, numbers: Array.from({ length: height }, () => Array(width).fill(0)) };
}

/** @param {Draft} value @returns {Pair} */
export const size = (value) => [value.width, value.height];

// A puzzle once every cell has its number.
/** @param {Draft} value */
export function form(value) {
  if (value.numbers.some((row) => row.includes(0))) return null;
  return { puzzle: { format: "cluewright", version: 1, kind: "hitori", ...value } };
}

/** What is missing before there is a puzzle. @param {Draft} value */
export const missing = (value) => t("page-missing", { count: value.numbers.flat().filter((number) => !number).length });

/** @param {PuzzleData} puzzle */
export const fromPuzzle = ({ width, height, numbers }) => ({ width, height, numbers });

/** @param {Draft} value @param {number} width @param {number} height @returns {Draft} */
export function resize(value, width, height) {
  return { width, height, numbers: Array.from(
    { length: height },
    (_, row) => Array.from({ length: width }, (_, column) => value.numbers[row]?.[column] ?? 0),
  ) };
}

/** @param {Draft} value @param {number} down @param {number} across @returns {Draft} */
export function shift(value, down, across) {
  const { width, height, numbers } = value;
  return { width, height, numbers: numbers.map((line, row) => line.map((_, column) => numbers[(row - down + height) % height][(column - across + width) % width])) };
}

/** @type {EditorModule["create"]} */
export function create(host, { value, onChange, number }) {
  const { width, height } = /** @type {Draft} */ (value);
  const numbers = /** @type {Draft} */ (value).numbers.map((row) => [...row]);
  const most = Math.max(width, height);
  let brush = number;
  let typed = { text: "", place: "" };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  /** @param {Cell} cell @param {number} to */
  function set({ row, column }, to) {
    if (numbers[row][column] === to) return;
    numbers[row][column] = to;
    surface.changed();
    onChange({ width, height, numbers: numbers.map((line) => [...line]) });
  }

  /** On to the next cell, as one writes; from the last there is none. @param {Cell} cell @returns {Cell} */
  function advance({ row, column }) {
    const index = Math.min(row * width + column + 1, width * height - 1);
    const next = { row: Math.floor(index / width), column: index % width };
    typed = { text: "", place: "" };
    surface.moveTo(next);
    return next;
  }

  const surface = createSurface(host, {
    columns: width,
    rows: height,
    name: t("create-board", { width, height }),
    strips: () => ({ left: 0, top: 0 }),
    lines: { every: Infinity },
    label: (row, column) => t("create-cell", { row: row + 1, column: column + 1, state: numbers[row][column] || t("page-no-number") }),
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
    // A number that no digit can continue leads on to the next cell; one that another might continue waits for it.
    type(key, cell) {
      if (!/^\d$/.test(key)) return false;
      clearTimeout(waiting);
      const begun = typed.place === `${cell.row},${cell.column}` ? typed.text : "";
      const continues = begun !== "" && Number(begun + key) <= most;
      const here = begun && !continues ? advance(cell) : cell;
      const text = continues ? begun + key : key;
      typed = { text, place: `${here.row},${here.column}` };
      if (Number(text) > most) return true;
      set(here, Number(text));
      if (text === "0") typed.place = "";
      else if (10 * Number(text) > most) advance(here);
      else waiting = setTimeout(() => typed.place === `${surface.cursor().row},${surface.cursor().column}` && advance(here), TOGETHER);
      return true;
    },
    begin: (cell, { secondary }) => set(cell, secondary ? 0 : brush),
    extend: () => false,
    act: (name, cell) => set(cell, name === "primary" ? brush : 0),
  });

  return {
    setTool() {},
    setNumber(next) {
      brush = next;
    },
    highlight: surface.highlight,
    focus: surface.focus,
    zoom: surface.zoom,
    destroy() {
      clearTimeout(waiting);
      surface.destroy();
    },
  };
}
