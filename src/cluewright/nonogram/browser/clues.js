// Which clues are complete, told in the page, so that they dim at once and without a server: as `lines.py` has it, those
// whose block is filled and stands in the same place in every arrangement that fits the line.

/** @import { Clue, PuzzleData } from "/js/types.js" */

/** @type {Map<string, number[]>} */
const known = new Map(); // lines repeat from move to move
const MOST_KNOWN = 4000;

/** @param {PuzzleData} puzzle @param {string[]} board @returns {Clue[]} */
export function satisfied(puzzle, board) {
  /** @type {Clue[]} */
  const found = [];
  /** @type {[line: "row" | "column", clues: (number[] | null)[], cells: (index: number) => string][]} */
  const ways = [
    ["row", puzzle.rows, (row) => board[row]],
    ["column", puzzle.columns, (column) => board.map((line) => line[column]).join("")],
  ];
  for (const [line, clues, cells] of ways) {
    clues.forEach((clue, index) => {
      if (clue?.length) for (const number of complete(clue, cells(index))) found.push([line, index, number]);
    });
  }
  return found;
}

/** The numbers of a clue that are complete. @param {number[]} clue @param {string} cells */
function complete(clue, cells) {
  const key = `${clue} ${cells}`;
  let found = known.get(key);
  if (!found) {
    if (known.size > MOST_KNOWN) known.clear();
    found = settled(clue, cells);
    known.set(key, found);
  }
  return found;
}

/** @param {number[]} clue @param {string} cells */
function settled(clue, cells) {
  if (!cells.includes("#") || cells.includes("!")) return [];
  const first = leftmost(clue, cells);
  const mirrored = leftmost([...clue].reverse(), [...cells].reverse().join(""));
  if (!first || !mirrored) return [];
  const last = mirrored.reverse().map((start, number) => cells.length - start - clue[number]);
  return clue.flatMap((size, number) => (first[number] === last[number] && cells.slice(first[number], first[number] + size) === "#".repeat(size) ? [number] : []));
}

/** Where each block starts in the arrangement that is leftmost; null if none fits. @param {number[]} clue @param {string} cells */
function leftmost(clue, cells) {
  const { length } = cells;
  /** @param {number} at @param {number} size */
  const fits = (at, size) => at + size <= length && !cells.slice(at, at + size).includes(".") && cells[at + size] !== "#";
  // rest[block][at]: whether this block and those after it fit from there on
  const rest = Array.from({ length: clue.length + 1 }, () => Array(length + 2).fill(false));
  for (let at = length + 1; at >= 0; at--) rest[clue.length][at] = !cells.slice(at).includes("#");
  for (let block = clue.length - 1; block >= 0; block--) {
    for (let at = length - 1; at >= 0; at--) {
      const here = fits(at, clue[block]) && rest[block + 1][Math.min(length + 1, at + clue[block] + 1)];
      rest[block][at] = here || (cells[at] !== "#" && rest[block][at + 1]);
    }
  }
  if (!rest[0][0]) return null;
  let at = 0;
  return clue.map((size, block) => {
    while (!(fits(at, size) && rest[block + 1][Math.min(length + 1, at + size + 1)])) at += 1;
    const start = at;
    at += size + 1;
    return start;
  });
}
