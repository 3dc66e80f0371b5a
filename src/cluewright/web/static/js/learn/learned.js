// What a learner has practised, kept in the browser for each player.

import { settings } from "../settings.js";

const KEY = "cluewright.learned";
/** What stands for the example, read to its end, among the numbers of exercises. */
export const EXAMPLE = 0;

/** @typedef {Record<string, number[]>} Learned the exercises that were solved, by kind and technique */

/** @param {Storage} storage @returns {Record<string, Learned>} */
function read(storage) {
  try {
    return JSON.parse(storage.getItem(KEY) || "{}") || {};
  } catch {
    return {};
  }
}

/** The exercises of a technique that the player has solved. @param {string} kind @param {string} slug @param {Storage} [storage] */
export function solvedOf(kind, slug, storage = localStorage) {
  return read(storage)[settings.player]?.[`${kind}/${slug}`] ?? [];
}

/** @param {string} kind @param {string} slug @param {number} number of the exercise @param {Storage} [storage] */
export function learn(kind, slug, number, storage = localStorage) {
  const all = read(storage);
  const mine = (all[settings.player] ??= {});
  mine[`${kind}/${slug}`] = [...new Set([...(mine[`${kind}/${slug}`] ?? []), number])].sort((one, other) => one - other);
  try {
    storage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a full or forbidden storage: the path shows less than was done
  }
}

/** Whether a technique is learnt: an exercise was solved, or the example followed where there is none. @param {string} kind @param {{ slug: string, exercise: boolean }} technique */
export function isLearnt(kind, { slug, exercise }) {
  const solved = solvedOf(kind, slug);
  return exercise ? solved.some((number) => number > EXAMPLE) : solved.includes(EXAMPLE);
}
