// Which clues are complete, told in the page, so that they dim at once and without a server: as `lines.py` has it, those
// whose block has its colour and stands in the same place in every arrangement that fits the line.

/** @import { Clue, PuzzleData } from "/js/types.js" */
/** A length, null where it is hidden, and the number of a colour. @typedef {[length: number | null, colour: number]} Block */

const SYMBOLS = ".abcdefghijklmno";
const UNKNOWN = "?";
/** @type {Map<string, number[]>} */
const known = new Map(); // lines repeat from move to move
const MOST_KNOWN = 4000;

/** @param {PuzzleData} puzzle @param {string[]} board @returns {Clue[]} */
export function satisfied(puzzle, board) {
  /** @type {Clue[]} */
  const found = [];
  /** @type {[line: "row" | "column", clues: (Block[] | null)[], cells: (index: number) => string][]} */
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

/** The blocks of a clue that are complete. @param {Block[]} clue @param {string} cells */
function complete(clue, cells) {
  const key = `${clue.map(([length, colour]) => `${length}/${colour}`)} ${cells}`;
  let found = known.get(key);
  if (!found) {
    if (known.size > MOST_KNOWN) known.clear();
    found = settled(clue, cells);
    known.set(key, found);
  }
  return found;
}

/** @param {Block[]} clue @param {string} cells */
function settled(clue, cells) {
  const places = placesOf(clue, cells);
  return clue.flatMap(([, colour], number) => {
    const spans = places[number];
    if (spans.size !== 1) return [];
    const [from, to] = [...spans][0].split(" ").map(Number);
    return [...cells.slice(from, to)].every((each) => each === SYMBOLS[colour]) ? [number] : [];
  });
}

/**
 * Where each block can stand, as "begin end", in the arrangements that fit; nowhere if none does.
 * @param {Block[]} clue @param {string} cells
 */
function placesOf(clue, cells) {
  const { length } = cells;
  /** @param {number} at @param {number} colour */
  const may = (at, colour) => cells[at] === UNKNOWN || cells[at] === SYMBOLS[colour];
  /** The ends that a block can have from a cell on. @param {number} from @param {Block} block */
  const ends = (from, [size, colour]) => {
    const found = [];
    for (let end = from; end < length && may(end, colour) && (size === null || end - from < size);) {
      end += 1;
      if (size === null || end - from === size) found.push(end);
    }
    return found;
  };
  /** @type {Set<string>[]} */
  const places = clue.map(() => new Set());
  /** Whether the blocks from a number on fit behind a cell; each pair is looked at once. @type {Map<number, boolean>} */
  const seen = new Map();
  /** @param {number} number @param {number} at @returns {boolean} */
  const fits = (number, at) => {
    if (number === clue.length) return ![...cells.slice(at)].some((each) => each !== UNKNOWN && each !== ".");
    const key = number * (length + 2) + at;
    const before = seen.get(key);
    if (before !== undefined) return before;
    seen.set(key, false);
    let any = false;
    const parted = number + 1 < clue.length && clue[number + 1][1] === clue[number][1];
    for (let from = at; from < length; from++) {
      for (const end of ends(from, clue[number])) {
        if (parted && !(end < length && may(end, 0))) continue;
        if (!fits(number + 1, parted ? end + 1 : end)) continue;
        places[number].add(`${from} ${end}`);
        any = true;
      }
      if (!may(from, 0)) break; // a coloured cell cannot be left behind
    }
    seen.set(key, any);
    return any;
  };
  return fits(0, 0) ? places : clue.map(() => new Set());
}
