// The kinds there are, asked for once.

import { get } from "./api.js";

/** @import { Kind, Pair } from "./types.js" */

/** @type {Promise<Kind[]> | null} */
let asked = null;

/** @returns {Promise<Kind[]>} */
export function allKinds() {
  asked ??= get("/kinds").catch((/** @type {Error} */ problem) => {
    asked = null;
    throw problem;
  });
  return asked;
}

/** @param {string} name */
export async function kindCalled(name) {
  return (await allKinds()).find((kind) => kind.name === name);
}

/** The level a first puzzle has: a gentle one, where the kind makes them. @param {Kind} kind */
export const firstLevel = (kind) => (kind.levels.includes("easy") ? "easy" : kind.levels[0] ?? "any");

/** @param {Pair} size @param {Pair} room */
const fits = (size, room) => Math.min(...size) <= Math.min(...room) && Math.max(...size) <= Math.max(...room);

/** Whether puzzles of a level, or of any, are made in a size. @param {Kind} kind @param {string} level @param {Pair} size */
export function makes(kind, level, size) {
  const { smallest, largest } = kind.level_sizes[level] ?? kind.sizes;
  return smallest.some((small) => fits(small, size)) && fits(size, largest);
}

const SHORTEST = 3;
const LONGEST = 200; // of boards that are played

/** The shortest and the longest side to choose for a game. @param {Kind} kind @returns {[number, number]} */
export function sidesOf({ sizes: { smallest, largest } }) {
  return [Math.max(SHORTEST, Math.min(...smallest.flat())), Math.min(LONGEST, ...largest)];
}
