// Moves on boards whose cells are set to a few values: how changes are written, and read. Pure.
//
// Most kinds write them as `#3,4-7 .2,1`, neighbours together; a kind may say in its sheet how it writes one cell, such
// as `{row} {column} {mark}`, and the separator between several.

/** @import { CellChange, PuzzleData, Sheet } from "../types.js" */

/**
 * @typedef {object} CellMoves
 * @property {(changes: CellChange[]) => string[]} write the moves that set these cells: one, where one may set several
 * @property {(puzzle: PuzzleData, move: string) => CellChange[]} read throws if it is not a move
 */

/** @param {Sheet} sheet @returns {CellMoves} */
export function movesOf(sheet) {
  const symbols = [sheet.open, ...sheet.marks.map((mark) => mark.symbol)].map(escaped).join("");
  return sheet.move === null ? rangeMoves(symbols) : formMoves(sheet.move, sheet.between, symbols);
}

/** @param {string} text */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** @param {string} symbols @returns {CellMoves} */
function rangeMoves(symbols) {
  const part = new RegExp(`([${symbols}])\\s*(\\d{1,5})(?:-(\\d{1,5}))?\\s*,\\s*(\\d{1,5})(?:-(\\d{1,5}))?(?:\\s+|$)`, "y");
  return {
    write: (changes) => [writeRanges(changes)],
    read: (puzzle, move) => parts(move.trim(), part).flatMap(([, value, top, bottom, left, right]) => {
      /** @type {CellChange[]} */
      const changes = [];
      for (const row of span(top, bottom, puzzle.height)) for (const column of span(left, right, puzzle.width)) changes.push([row, column, value]);
      return changes;
    }),
  };
}

/** @param {string} form @param {string | null} between @param {string} symbols @returns {CellMoves} */
function formMoves(form, between, symbols) {
  /** @type {Record<string, string>} */
  const places = { row: "(?<row>\\d{1,5})", column: "(?<column>\\d{1,5})", mark: `(?<mark>[${symbols}])` };
  const cell = escaped(form).replace(/\\\{(row|column|mark)\\\}/g, (_, name) => places[name]);
  const part = new RegExp(between === null ? `${cell}$` : `${cell}(?:${escaped(between)}|$)`, "y");
  /** @param {CellChange} change */
  const write = ([row, column, mark]) =>
    form.replace("{row}", String(row + 1)).replace("{column}", String(column + 1)).replace("{mark}", () => mark);
  return {
    write: (changes) => (between === null ? changes.map(write) : [changes.map(write).join(between)]),
    read: (puzzle, move) => parts(move, part).map(({ groups = {} }) => {
      const [[row], [column]] = [span(groups.row, undefined, puzzle.height), span(groups.column, undefined, puzzle.width)];
      return [row, column, groups.mark];
    }),
  };
}

/** All parts of a move, one after the other; an error if it contains anything else. @param {string} text @param {RegExp} part */
function parts(text, part) {
  const found = [];
  part.lastIndex = 0;
  let read = 0;
  while (read < text.length) {
    const each = part.exec(text);
    if (!each) break;
    found.push(each);
    read = part.lastIndex;
  }
  if (!found.length || read < text.length) throw new RangeError(`${text} is not a move`);
  return found;
}

/** The lines from one to another, from 0. @param {string} first @param {string | undefined} last @param {number} size */
function span(first, last, size) {
  const low = Number(first);
  const high = last === undefined ? low : Number(last);
  if (!(low >= 1 && low <= high && high <= size)) throw new RangeError(`${first} is off the board`);
  return Array.from({ length: high - low + 1 }, (_, index) => low - 1 + index);
}

/** Write a move that sets these cells, neighbours in a row or a column together. @param {CellChange[]} changes */
function writeRanges(changes) {
  const sameColumn = changes.length > 1 && changes.every((change) => change[1] === changes[0][1]);
  const [along, across] = sameColumn ? /** @type {const} */ ([0, 1]) : /** @type {const} */ ([1, 0]);
  const sorted = [...changes].sort((a, b) => a[across] - b[across] || a[along] - b[along]);
  /** @type {{ value: string, line: number, start: number, end: number }[]} */
  const runs = [];
  for (const change of sorted) {
    const last = runs.at(-1);
    if (last && last.value === change[2] && last.line === change[across] && last.end === change[along] - 1) last.end += 1;
    else runs.push({ value: change[2], line: change[across], start: change[along], end: change[along] });
  }
  return runs
    .map(({ value, line, start, end }) => {
      const reach = start === end ? `${start + 1}` : `${start + 1}-${end + 1}`;
      return sameColumn ? `${value}${reach},${line + 1}` : `${value}${line + 1},${reach}`;
    })
    .join(" ");
}

/** @param {string[]} board @param {CellChange[]} changes */
export function withChanges(board, changes) {
  /** @type {Map<number, string[]>} */
  const rows = new Map();
  for (const [row, column, value] of changes) {
    const cells = rows.get(row) ?? [...board[row]];
    cells[column] = value;
    rows.set(row, cells);
  }
  return board.map((row, index) => rows.get(index)?.join("") ?? row);
}
