// What a board of cells can tell without the studio, given the solution: the end of a game, and what is wrong. Pure.

import { movesOf } from "./cell-moves.js";

/** @import { Alone, CellChange, Sheet } from "../types.js" */

/** @param {Sheet} sheet @returns {Alone} */
export function aloneByCells(sheet) {
  const moves = movesOf(sheet);
  const notes = new Set(sheet.marks.filter((mark) => mark.note).map((mark) => mark.symbol));
  /** Whether a mark is part of the solution, not a note or nothing. @param {string} symbol */
  const counts = (symbol) => symbol !== sheet.open && !notes.has(symbol);
  /** @param {string} drawn @param {string} right */
  const wrong = (drawn, right) => (counts(drawn) ? drawn !== right : notes.has(drawn) && counts(right));

  /** @param {string[]} board @param {(symbol: string, row: number, column: number) => boolean} wanted @returns {[number, number][]} */
  function cells(board, wanted) {
    /** @type {[number, number][]} */
    const found = [];
    board.forEach((line, row) => [...line].forEach((symbol, column) => wanted(symbol, row, column) && found.push([row, column])));
    return found;
  }
  /** @param {CellChange[]} changes */
  const write = (changes) => (changes.length ? moves.write(changes)[0] : null);

  return {
    finished: (_, board, solution) => !cells(solution, (symbol, row, column) => counts(symbol) ? board[row][column] !== symbol : counts(board[row][column])).length,
    differences: (_, board, solution) => cells(board, (symbol, row, column) => wrong(symbol, solution[row][column])),
    covers: (board, part) => !cells(part, (symbol, row, column) => symbol !== sheet.open && board[row][column] !== symbol).length,
    moveTo: (_, board, goal) => write(cells(goal, (symbol, row, column) => symbol !== sheet.open && board[row][column] !== symbol).map(([row, column]) => [row, column, goal[row][column]])),
    repair: (_, board, solution) => write(cells(board, (symbol, row, column) => wrong(symbol, solution[row][column])).slice(0, 1).map(([row, column]) => [row, column, sheet.open])),
    satisfied: (puzzle, board, solution) => clues(sheet, puzzle, (row, column) => (counts(solution[row][column]) ? board[row][column] === solution[row][column] : !counts(board[row][column]))),
  };
}

/**
 * The clues of lines that are complete.
 * @param {Sheet} sheet @param {import("../types.js").PuzzleData} puzzle @param {(row: number, column: number) => boolean} right
 * @returns {import("../types.js").Clue[]}
 */
function clues(sheet, puzzle, right) {
  /** @type {import("../types.js").Clue[]} */
  const found = [];
  /** @param {import("../types.js").Sheet["left"]} strip @param {"row" | "column"} line @param {number} count @param {(line: number) => boolean} complete */
  const add = (strip, line, count, complete) => {
    if (!strip) return;
    for (let index = 0; index < count; index++) {
      if (complete(index)) [puzzle[strip.key][index]].flat().forEach((_, place) => found.push([line, index, place]));
    }
  };
  const rows = (/** @type {number} */ row) => Array.from({ length: puzzle.width }, (_, column) => right(row, column)).every(Boolean);
  const columns = (/** @type {number} */ column) => Array.from({ length: puzzle.height }, (_, row) => right(row, column)).every(Boolean);
  for (const strip of [sheet.left, sheet.right]) add(strip, "row", puzzle.height, rows);
  for (const strip of [sheet.above, sheet.below]) add(strip, "column", puzzle.width, columns);
  return found;
}
