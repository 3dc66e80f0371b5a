// Moves on boards whose cells are set to a few values, written as the server reads them: `#3,4-7 .2,1`.

/** @import { CellChange, PuzzleData } from "../types.js" */

const PART = /([#.?])\s*(\d{1,5})(?:-(\d{1,5}))?\s*,\s*(\d{1,5})(?:-(\d{1,5}))?(?:\s+|$)/y;

/** @param {PuzzleData} puzzle @param {string} move @returns {CellChange[]} */
export function readMove(puzzle, move) {
  const text = move.trim();
  /** @type {CellChange[]} */
  const changes = [];
  PART.lastIndex = 0;
  let read = 0;
  while (read < text.length) {
    const found = PART.exec(text);
    if (!found) break;
    const [top, bottom] = span(found[2], found[3], puzzle.height);
    const [left, right] = span(found[4], found[5], puzzle.width);
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) changes.push([row, column, found[1]]);
    }
    read = PART.lastIndex;
  }
  if (!changes.length || read < text.length) throw new RangeError(`${move} is not a move`);
  return changes;
}

/** @param {string} first @param {string | undefined} last @param {number} size */
function span(first, last, size) {
  const low = Number(first);
  const high = last === undefined ? low : Number(last);
  if (!(low >= 1 && low <= high && high <= size)) throw new RangeError(`${first} is off the board`);
  return [low - 1, high - 1];
}

/** Write a move that sets these cells, neighbours in a row or a column together. @param {CellChange[]} changes */
export function writeMove(changes) {
  const sameColumn = changes.length > 1 && changes.every((change) => change[1] === changes[0][1]);
  const [along, across] = sameColumn ? /** @type {const} */ ([0, 1]) : /** @type {const} */ ([1, 0]);
  const sorted = [...changes].sort((a, b) => a[across] - b[across] || a[along] - b[along]);
  /** @type {{ value: string, line: number, start: number, end: number }[]} */
  const parts = [];
  for (const change of sorted) {
    const last = parts.at(-1);
    if (last && last.value === change[2] && last.line === change[across] && last.end === change[along] - 1) last.end += 1;
    else parts.push({ value: change[2], line: change[across], start: change[along], end: change[along] });
  }
  return parts
    .map(({ value, line, start, end }) => {
      const reach = start === end ? `${start + 1}` : `${start + 1}-${end + 1}`;
      return sameColumn ? `${value}${reach},${line + 1}` : `${value}${line + 1},${reach}`;
    })
    .join(" ");
}

/** @param {PuzzleData} puzzle @param {string[]} board @param {string} move */
export function applyMove(puzzle, board, move) {
  return withChanges(board, readMove(puzzle, move));
}

/** @param {string[]} board @param {CellChange[]} changes */
export function withChanges(board, changes) {
  const rows = new Map();
  for (const [row, column, value] of changes) {
    if (!rows.has(row)) rows.set(row, [...board[row]]);
    rows.get(row)[column] = value;
  }
  return board.map((row, index) => (rows.has(index) ? rows.get(index).join("") : row));
}

/** @param {PuzzleData} puzzle */
export function emptyBoard(puzzle) {
  return Array.from({ length: puzzle.height }, () => "?".repeat(puzzle.width));
}
