// The kinds there are, asked for once.

import { get } from "./api.js";

/** @import { Kind } from "./types.js" */

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

const SHORTEST = 3;
const LONGEST = 200; // of boards that are played

/** The shortest and the longest side to choose for a game. @param {Kind} kind @returns {[number, number]} */
export function sidesOf({ sizes: { smallest, largest } }) {
  return [Math.max(SHORTEST, Math.min(...smallest.flat())), Math.min(LONGEST, ...largest)];
}
