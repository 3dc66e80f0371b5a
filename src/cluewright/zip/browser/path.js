// The path of a Zip puzzle: pure functions. A board is its path, or {path, borders} where borders are noted.

/** @import { Alone, Border, CellPair, Note, PuzzleData } from "/js/types.js" */

/** @typedef {CellPair[]} Path */
/** @typedef {Path | { path: Path, borders: Note[] }} ZipBoard */
/** @typedef {ReturnType<typeof ground>} Ground */

/** @type {Record<string, [down: number, across: number]>} */
const WAYS = { L: [0, -1], R: [0, 1], U: [-1, 0], D: [1, 0] };
const NOTE = /([+\-?])\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(right|down)/gi;

/** @param {number} row @param {number} column */
export const key = (row, column) => `${row},${column}`;
/** @param {CellPair} a @param {CellPair} b */
const same = (a, b) => a[0] === b[0] && a[1] === b[1];

/** @param {ZipBoard} board */
export function pathOf(board) {
  return Array.isArray(board) ? board : board.path;
}

/** @param {Path} path */
export const headOf = (path) => path[path.length - 1];

/** @param {ZipBoard} board @returns {Note[]} */
export function bordersOf(board) {
  return Array.isArray(board) ? [] : board.borders || [];
}

/** @param {PuzzleData} puzzle @returns {Path} */
export function emptyBoard(puzzle) {
  return [puzzle.numbers[0]];
}

/** What is in the way, looked up often: made once for a puzzle. @param {PuzzleData} puzzle */
export function ground(puzzle) {
  return {
    width: puzzle.width,
    height: puzzle.height,
    numbers: new Map(Array.from(puzzle.numbers, ([row, column], index) => [key(row, column), index + 1])),
    walls: new Set(Array.from(puzzle.walls || [], (wall) => wall.join())),
    blocked: new Set(Array.from(puzzle.blocked || [], ([row, column]) => key(row, column))),
  };
}

/** @param {CellPair} a @param {CellPair} b @returns {Border | null} */
export function borderBetween(a, b) {
  const [first, second] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  if (second[0] === first[0] && second[1] === first[1] + 1) return [...first, "right"];
  return second[1] === first[1] && second[0] === first[0] + 1 ? [...first, "down"] : null;
}

/**
 * One step forward from the head, or back onto the cell before it; null if there is no way.
 * @param {Ground} place @param {Path} path @param {CellPair} cell @returns {Path | null}
 */
export function step(place, path, cell) {
  const [row, column] = cell;
  if (row < 0 || column < 0 || row >= place.height || column >= place.width) return null;
  if (path.length > 1 && same(path[path.length - 2], cell)) return path.slice(0, -1);
  const border = borderBetween(headOf(path), cell);
  if (!border || place.walls.has(border.join()) || place.blocked.has(key(row, column))) return null;
  return path.some((visited) => same(visited, cell)) ? null : [...path, cell];
}

/**
 * Back to a cell of the path, or straight on to another; null if there is no way.
 * @param {Ground} place @param {Path} path @param {CellPair} cell @returns {Path | null}
 */
export function goTo(place, path, cell) {
  const index = path.findIndex((visited) => same(visited, cell));
  if (index >= 0) return path.slice(0, index + 1);
  const head = headOf(path);
  if (head[0] !== cell[0] && head[1] !== cell[1]) return null;
  const way = [Math.sign(cell[0] - head[0]), Math.sign(cell[1] - head[1])];
  /** @type {Path | null} */
  let on = path;
  while (on && !same(headOf(on), cell)) on = step(place, on, [headOf(on)[0] + way[0], headOf(on)[1] + way[1]]);
  return on;
}

/**
 * Follow a pointer that went to `cell`, whatever it skipped: straight, or round one corner, as far as there is a way.
 * @param {Ground} place @param {Path} path @param {CellPair} cell @returns {Path | null}
 */
export function follow(place, path, cell) {
  const straight = goTo(place, path, cell);
  if (straight) return straight;
  const head = headOf(path);
  /** @type {CellPair[]} */
  const corners = [[head[0], cell[1]], [cell[0], head[1]]];
  for (const corner of corners) {
    const first = same(corner, head) ? null : advance(place, path, corner);
    const second = first && advance(place, first, cell);
    if (second) return second;
  }
  return null;
}

/** @param {Ground} place @param {Path} path @param {CellPair} cell @returns {Path | null} */
function advance(place, path, cell) {
  return path.some((visited) => same(visited, cell)) ? null : goTo(place, path, cell);
}

/** The move that leads from one path to the other: steps back along it, then steps on. @param {Path} before @param {Path} after */
export function moveBetween(before, after) {
  let common = 0;
  while (common < before.length && common < after.length && same(before[common], after[common])) common += 1;
  /** @type {string[]} */
  const steps = [];
  for (let index = before.length - 1; index >= common; index--) steps.push(way(before[index], before[index - 1]));
  for (let index = common; index < after.length; index++) steps.push(way(after[index - 1], after[index]));
  let text = "";
  for (let index = 0; index < steps.length; ) {
    let run = 1;
    while (steps[index + run] === steps[index] && run < 999) run += 1;
    text += steps[index] + (run > 1 ? run : "");
    index += run;
  }
  return text;
}

/** @param {CellPair} from @param {CellPair} to */
function way(from, to) {
  return Object.keys(WAYS).find((name) => WAYS[name][0] === to[0] - from[0] && WAYS[name][1] === to[1] - from[1]) ?? "";
}

/** @param {PuzzleData} puzzle @param {ZipBoard} board @param {string} move @returns {ZipBoard} */
export function applyMove(puzzle, board, move) {
  const place = ground(puzzle);
  const text = move.trim();
  const notes = [...text.matchAll(NOTE)];
  if (notes.length && text.replace(NOTE, "").trim() === "") return withNotes(place, board, notes);
  /** @type {Path | null} */
  let path = pathOf(board).length ? pathOf(board) : emptyBoard(puzzle);
  if (/^(?:[LRUD]\s*\d{0,3}\s*)+$/i.test(text)) {
    for (const [, name, count] of text.matchAll(/([LRUD])\s*(\d{0,3})/gi)) {
      const [down, across] = WAYS[name.toUpperCase()];
      for (let index = 0; index < (count ? Number(count) : 1); index++) {
        path = path && step(place, path, [headOf(path)[0] + down, headOf(path)[1] + across]);
      }
    }
  } else {
    const cell = /^(\d{1,3})\s*,\s*(\d{1,3})$/.exec(text);
    path = cell ? goTo(place, path, [Number(cell[1]) - 1, Number(cell[2]) - 1]) : null;
  }
  if (!path) throw new RangeError(`${move} is not possible`);
  return withPath(board, path);
}

/** @param {ZipBoard} board @param {Path} path @returns {ZipBoard} */
export function withPath(board, path) {
  const crossed = new Set(path.slice(1).map((cell, index) => borderBetween(path[index], cell)?.join()));
  return put(path, bordersOf(board).filter((note) => !(note[3] && crossed.has(note.slice(0, 3).join()))));
}

/** @param {Ground} place @param {ZipBoard} board @param {RegExpMatchArray[]} notes @returns {ZipBoard} */
function withNotes(place, board, notes) {
  const found = new Map(bordersOf(board).map((note) => [note.slice(0, 3).join(), note]));
  for (const [, sign, row, column, side] of notes) {
    /** @type {Border} */
    const border = [Number(row) - 1, Number(column) - 1, side.toLowerCase() === "down" ? "down" : "right"];
    const [far, right] = border[2] === "right" ? [border[0], border[1] + 1] : [border[0] + 1, border[1]];
    if (border[0] < 0 || border[1] < 0 || far >= place.height || right >= place.width) throw new RangeError("that border is off the board");
    found.delete(border.join());
    if (sign !== "?") found.set(border.join(), [...border, sign === "+"]);
  }
  return withPath(put(pathOf(board), [...found.values()]), pathOf(board));
}

/** The server's order: used borders first, by place. @param {Path} path @param {Note[]} notes @returns {ZipBoard} */
function put(path, notes) {
  if (!notes.length) return path;
  const sorted = [...notes].sort((a, b) => Number(b[3]) - Number(a[3]) || a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
  return { path, borders: sorted };
}

/**
 * A board on which these borders are known: the used ones connected to the start are the path itself.
 * @param {PuzzleData} puzzle @param {Note[]} notes
 */
export function fromBorders(puzzle, notes) {
  /** @type {Map<string, CellPair[]>} */
  const used = new Map();
  for (const [row, column, side, crossed] of notes) {
    if (!crossed) continue;
    /** @type {CellPair[]} */
    const ends = [[row, column], side === "down" ? [row + 1, column] : [row, column + 1]];
    ends.forEach((cell, index) => used.set(cell.join(), [...(used.get(cell.join()) || []), ends[1 - index]]));
  }
  const path = emptyBoard(puzzle);
  const visited = new Set([path[0].join()]);
  for (;;) {
    const next = (used.get(headOf(path).join()) || []).filter((cell) => !visited.has(cell.join()));
    if (next.length !== 1) break;
    visited.add(next[0].join());
    path.push(next[0]);
  }
  return withPath({ path, borders: notes }, path);
}

/** A move that notes a border as used or closed, or forgets it. @param {Border} border @param {boolean | null} used */
export function noteMove([row, column, side], used) {
  return `${used === null ? "?" : used ? "+" : "-"}${row + 1},${column + 1} ${side}`;
}

/** How many cells two paths share from the start. @param {Path} a @param {Path} b */
function shared(a, b) {
  let count = 0;
  while (count < a.length && count < b.length && same(a[count], b[count])) count += 1;
  return count;
}

/** The notes that a path contradicts. @param {ZipBoard} board @param {Path} path */
function untrue(board, path) {
  const used = new Set(path.slice(1).map((cell, index) => borderBetween(path[index], cell)?.join()));
  return bordersOf(board).filter((note) => note[3] !== used.has(note.slice(0, 3).join()));
}

/** What a game tells without the studio. @type {Alone} */
export const alone = {
  finished: (_, board, solution) => pathOf(board).length === pathOf(solution).length && shared(pathOf(board), pathOf(solution)) === pathOf(board).length,
  differences(_, board, solution) {
    const path = pathOf(board);
    /** @type {CellPair[]} */
    const wrong = path.slice(shared(path, pathOf(solution)));
    for (const [row, column, side] of untrue(board, pathOf(solution))) {
      wrong.push([row, column], side === "down" ? [row + 1, column] : [row, column + 1]);
    }
    return [...new Map(wrong.map((cell) => [cell.join(), cell])).values()];
  },
  covers: (board, part) => shared(pathOf(board), pathOf(part)) === pathOf(part).length,
  moveTo: (_, board, goal) => moveBetween(pathOf(board), pathOf(goal)) || null,
  repair(_, board, solution) {
    const path = pathOf(board);
    const right = path.slice(0, shared(path, pathOf(solution)));
    if (right.length < path.length) return moveBetween(path, right);
    const notes = untrue(board, pathOf(solution)).map(([row, column, side]) => noteMove([row, column, side], null));
    return notes.join(" ") || null;
  },
  satisfied: () => [],
};
