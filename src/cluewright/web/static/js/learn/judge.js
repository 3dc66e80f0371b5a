// What a learner did, against the step that was to be found. Pure: boards in, findings out.

/** @import { BoardData, CellPair, Lesson, Note } from "../types.js" */
/** @typedef {(board: BoardData) => Note[]} BordersOf what a board notes of borders */

/**
 * Every place that differs, with its value after.
 * @param {BoardData} before @param {BoardData} after @param {BordersOf | null} bordersOf
 * @returns {[key: string, value: unknown][]}
 */
function differences(before, after, bordersOf) {
  if (bordersOf) {
    /** @param {BoardData} board */
    const state = (board) => new Map(bordersOf(board).map((note) => [note.slice(0, 3).join(), note[3]]));
    const [old, fresh] = [state(before), state(after)];
    return [...new Set([...old.keys(), ...fresh.keys()])].filter((key) => old.get(key) !== fresh.get(key)).map((key) => [key, fresh.get(key)]);
  }
  /** @type {[string, string][]} */
  const found = [];
  /** @type {string[]} */ (before).forEach((line, row) => [...line].forEach((value, column) => {
    if (after[row][column] !== value) found.push([`${row},${column}`, after[row][column]]);
  }));
  return found;
}

/**
 * Judge a board against the step; `bordersOf` reads what a board notes of borders, where steps are about them.
 * @param {Lesson} lesson @param {BoardData} board @param {BordersOf} [bordersOf]
 */
export function judge(lesson, board, bordersOf = () => []) {
  const borders = lesson.step.cells.some((change) => change.length === 4);
  const wanted = new Map(lesson.step.cells.map((change) => (borders ? [change.slice(0, 3).join(), change[3]] : [change.slice(0, 2).join(), change[2]])));
  /** @type {{ right: string[], wrong: string[], elsewhere: string[], done: boolean }} */
  const found = { right: [], wrong: [], elsewhere: [], done: false };
  for (const [key, value] of differences(lesson.board, board, borders ? bordersOf : null)) {
    if (!wanted.has(key)) found.elsewhere.push(key);
    else if (wanted.get(key) === value) found.right.push(key);
    else found.wrong.push(key);
  }
  found.done = found.right.length === wanted.size && !found.wrong.length && !found.elsewhere.length;
  return found;
}

/** @param {string} key @returns {CellPair} */
export function cellOf(key) {
  const [row, column] = key.split(",").map(Number);
  return [row, column];
}
