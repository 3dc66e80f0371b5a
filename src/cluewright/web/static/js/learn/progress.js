// A learner's progress through a lesson: a value, and what each action makes of it. Pure.

import { judge } from "./judge.js";

/** @import { BoardData, Lesson, Step } from "../types.js" */
/** @import { BordersOf } from "./judge.js" */

/** The stages of telling: where, why, what, and done; before them the learner looks alone. */
export const ALONE = -1;
export const DONE = 3;

/**
 * @typedef {object} Progress
 * @property {BoardData} board
 * @property {number} stage
 * @property {boolean} trying whether the learner is to find the step
 * @property {boolean} solved
 * @property {Step} step the one told: that of the lesson, or the one the learner found
 */

/** @param {Lesson} lesson @param {{ exercise: boolean }} how @returns {Progress} */
export function begin(lesson, { exercise }) {
  return { board: lesson.board, stage: exercise ? ALONE : 0, trying: exercise, solved: false, step: lesson.step };
}

/** Tell more; the last of it is the step itself. @param {Lesson} lesson @param {Progress} progress @returns {Progress} */
export function tellMore(lesson, progress) {
  const stage = Math.min(DONE, progress.stage + 1);
  return { ...progress, stage, board: stage === DONE ? lesson.after : progress.board };
}

/** The learner tries it, from where the board is. @param {Progress} progress @returns {Progress} */
export function attempt(progress) {
  return { ...progress, trying: true, stage: ALONE };
}

/**
 * The learner made a move: a wrong one is not accepted.
 * @param {Lesson} lesson @param {Progress} progress @param {BoardData} board @param {BordersOf} [bordersOf]
 * @returns {{ progress: Progress, verdict: "wrong" | "elsewhere" | "right" | "implied" | "solved", mistakes: string[], left: number }}
 */
export function tryMove(lesson, progress, board, bordersOf) {
  const { right, wrong, elsewhere, nearest, left } = judge(lesson, board, bordersOf);
  const mistakes = [...wrong, ...elsewhere];
  if (mistakes.length) return { progress, verdict: wrong.length ? "wrong" : "elsewhere", mistakes, left };
  if (left) return { progress: { ...progress, board }, verdict: right.length ? "right" : "implied", mistakes, left };
  return { progress: { ...progress, board, solved: true, stage: DONE, step: nearest }, verdict: "solved", mistakes, left };
}
