// Writing a Zip: numbers in order, walls between cells, cells that are blocked.

import { createSurface, nearestBorder, NUMBERS, wording } from "/js/kit.js";

/** @import { Border, Cell, CellPair, EditorModule, Pair, PuzzleData } from "/js/types.js" */

/** @typedef {{ width: number, height: number, numbers: CellPair[], walls: Border[], blocked: CellPair[] }} Draft */

const t = wording("zip");

export const tools = [
  { name: "number", get words() { return t("page-pen-number"); } },
  { name: "wall", get words() { return t("page-pen-wall"); } },
  { name: "blocked", get words() { return t("page-pen-blocked"); } },
];
export const sides = true; // walls can be set from the cursor, too

/** @param {number} width @param {number} height @returns {Draft} */
export function blank(width, height) {
  return { width, height, numbers: [], walls: [], blocked: [] };
}

/** @param {Draft} value @returns {Pair} */
export const size = (value) => [value.width, value.height];

/** @param {Draft} value */
export function form(value) {
  if (value.numbers.length < 2) return null;
  /** @type {PuzzleData} */
  const puzzle = { format: "cluewright", version: 1, kind: "zip", ...value };
  if (!value.blocked.length) delete puzzle.blocked;
  return { puzzle };
}

/** What is missing before there is a puzzle. */
export const missing = () => t("page-missing");

/** @param {PuzzleData} puzzle */
export const fromPuzzle = ({ width, height, numbers, walls = [], blocked = [] }) => ({ width, height, numbers, walls, blocked });

/** @typedef {[row: number, column: number, ...rest: unknown[]]} Place */

/** @param {number} width @param {number} height @returns {(place: Place) => boolean} */
const inside = (width, height) => ([row, column]) => row >= 0 && column >= 0 && row < height && column < width;

/** @param {number} width @param {number} height @returns {(wall: Border) => boolean} */
function wallInside(width, height) {
  return ([row, column, side]) => inside(width, height)([row, column]) && (side === "right" ? column + 1 < width : row + 1 < height);
}

/** @param {Draft} value @param {number} width @param {number} height @returns {Draft} */
export function resize(value, width, height) {
  return { width, height, numbers: value.numbers.filter(inside(width, height)), walls: value.walls.filter(wallInside(width, height)), blocked: value.blocked.filter(inside(width, height)) };
}

/** @param {Draft} value @param {number} down @param {number} across @returns {Draft} */
export function shift(value, down, across) {
  const { width, height } = value;
  /** @template {CellPair | Border} P @param {P} place */
  const moved = ([row, column, ...rest]) => /** @type {P} */ ([row + down, column + across, ...rest]);
  return resize({ width, height, numbers: value.numbers.map(moved), walls: value.walls.map(moved), blocked: value.blocked.map(moved) }, width, height);
}

/** @template {CellPair | Border} P @param {P[]} list @param {P} entry @returns {P[]} */
const toggled = (list, entry) => (list.some((each) => each.join() === entry.join()) ? list.filter((each) => each.join() !== entry.join()) : [...list, entry]);

/** @type {EditorModule["create"]} */
export function create(host, { value, onChange }) {
  /** @type {Draft} */
  let now = value;
  let tool = "number";
  const { width, height } = value;

  /** @param {Draft} next */
  function put(next) {
    now = next;
    surface.changed();
    onChange(now);
  }

  /** @param {Cell} cell */
  function use({ row, column }) {
    /** @type {CellPair} */
    const cell = [row, column];
    if (tool === "number") put({ ...now, numbers: toggled(now.numbers, cell), blocked: now.blocked.filter((each) => each.join() !== cell.join()) });
    if (tool === "blocked") put({ ...now, blocked: toggled(now.blocked, cell), numbers: now.numbers.filter((each) => each.join() !== cell.join()) });
  }

  /** @param {Border} border */
  function wall(border) {
    if (wallInside(width, height)(border)) put({ ...now, walls: toggled(now.walls, border) });
  }

  const surface = createSurface(host, {
    columns: width,
    rows: height,
    name: t("create-board", { width, height }),
    strips: () => ({ left: 0, top: 0 }),
    lines: { every: Infinity },
    label(row, column) {
      const number = now.numbers.findIndex((cell) => cell[0] === row && cell[1] === column) + 1;
      const blocked = now.blocked.some((cell) => cell[0] === row && cell[1] === column);
      const walls = now.walls.filter((each) => each[0] === row && each[1] === column).map((each) => t(each[2] === "right" ? "page-wall-right" : "page-wall-down"));
      return t(
        "create-cell",
        { row: row + 1, column: column + 1, state: [number || (blocked ? t("page-blocked") : t("create-empty")), ...walls].join(", ") },
      );
    },
    under({ ctx, view, colours }) {
      ctx.fillStyle = colours.wall;
      for (const [row, column] of now.blocked) ctx.fillRect(
        view.x + (column + 0.08) * view.size,
        view.y + (row + 0.08) * view.size,
        0.84 * view.size,
        0.84 * view.size,
      );
    },
    over({ ctx, view, colours }) {
      const { size: side } = view;
      ctx.lineCap = "round";
      ctx.lineWidth = Math.max(3, side * 0.11);
      ctx.strokeStyle = colours.wall;
      ctx.beginPath();
      for (const [row, column, where] of now.walls) {
        const [x, y] = [view.x + (column + (where === "right" ? 1 : 0)) * side, view.y + (row + (where === "right" ? 0 : 1)) * side];
        ctx.moveTo(x, y);
        ctx.lineTo(where === "right" ? x : x + side, where === "right" ? y + side : y);
      }
      ctx.stroke();
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      now.numbers.forEach(([row, column], index) => {
        const [x, y] = [view.x + (column + 0.5) * side, view.y + (row + 0.5) * side];
        ctx.fillStyle = colours.fill;
        ctx.beginPath();
        ctx.arc(x, y, side * 0.33, 0, 2 * Math.PI);
        ctx.fill();
        ctx.fillStyle = colours["on-fill"];
        ctx.font = `600 ${side * 0.34}px ${NUMBERS}`;
        ctx.fillText(String(index + 1), x, y + side * 0.02);
      });
    },
    begin: (cell) => use(cell),
    extend: () => false,
    act(name, cell) {
      if (name === "primary") use(cell);
      else if (name === "clear") put({ ...now, numbers: now.numbers.filter((each) => each.join() !== `${cell.row},${cell.column}`), blocked: now.blocked.filter((each) => each.join() !== `${cell.row},${cell.column}`) });
    },
  });
  surface.element.addEventListener("click", (event) => {
    if (tool !== "wall") return;
    const box = surface.element.getBoundingClientRect();
    const border = nearestBorder(surface.view, event.clientX - box.left, event.clientY - box.top);
    if (border) wall(border);
  });

  return {
    setTool(name) {
      tool = name;
    },
    side(where) {
      const { row, column } = surface.cursor();
      wall([row, column, where]);
    },
    highlight: surface.highlight,
    focus: surface.focus,
    zoom: surface.zoom,
    destroy: surface.destroy,
  };
}
