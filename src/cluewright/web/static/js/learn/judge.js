// What a learner did, against every step that can be found. Pure: boards in, findings out.

/** @import { Application, BoardData, CellPair, Change, Lesson, Note } from "../types.js" */
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

/** A change as a place and its value. @param {Change} change @returns {[key: string, value: unknown]} */
const entry = (change) => (change.length === 4 ? [change.slice(0, 3).join(), change[3]] : [change.slice(0, 2).join(), change[2]]);

/**
 * @typedef {object} Judgement
 * @property {string[]} right what follows by the technique, anywhere on the board
 * @property {string[]} implied what is true, but follows later
 * @property {string[]} wrong what is the other way round
 * @property {string[]} elsewhere of what nothing follows
 * @property {Application} nearest the step of which the least is missing
 * @property {number} left how much of it is
 */

/**
 * Judge a board against every step of the technique; `bordersOf` reads what a board notes of borders, where steps are
 * about them.
 * @param {Lesson} lesson @param {BoardData} board @param {BordersOf} [bordersOf] @returns {Judgement}
 */
export function judge(lesson, board, bordersOf = () => []) {
  const borders = lesson.step.cells.some((change) => change.length === 4);
  const asked = new Map(lesson.applications.flatMap((step) => step.cells.map(entry)));
  const later = new Map(lesson.implied.map(entry));
  const done = new Map(differences(lesson.board, board, borders ? bordersOf : null));
  /** @type {Pick<Judgement, "right" | "implied" | "wrong" | "elsewhere">} */
  const found = { right: [], implied: [], wrong: [], elsewhere: [] };
  for (const [key, value] of done) {
    if (asked.get(key) === value) found.right.push(key);
    else if (later.get(key) === value) found.implied.push(key);
    else if (asked.has(key) || later.has(key)) found.wrong.push(key);
    else found.elsewhere.push(key);
  }
  /** @param {Application} step */
  const left = (step) => step.drawn.map(entry).filter(([key, value]) => done.get(key) !== value).length;
  const nearest = lesson.applications.reduce((best, step) => (left(step) / step.drawn.length < left(best) / best.drawn.length ? step : best));
  return { ...found, nearest, left: left(nearest) };
}

/** @param {string} key @returns {CellPair} */
export function cellOf(key) {
  const [row, column] = key.split(",").map(Number);
  return [row, column];
}
