// The kinds, fetched once in each language.

import { Problem } from "./api.js";
import { languageNow, settings } from "./settings.js";
import { t } from "./words.js";

/** @import { Kind, Pair, Sizes } from "./types.js" */

/** @type {Promise<Kind[]> | null} */
let asked = null;
let spoken = "";

/** @returns {Promise<Kind[]>} */
export function allKinds() {
  const language = languageNow();
  if (language !== spoken) asked = null;
  spoken = language;
  asked ??= read(language).catch(() => {
    asked = null;
    throw new Problem({ type: "offline", message: t("problem-offline") }, 0);
  });
  return asked;
}

/** Like the texts, they are a file of the pages, kept for as long as it does not change. @param {string} language @returns {Promise<Kind[]>} */
async function read(language) {
  const answer = await fetch(new URL(`../kinds/${language}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`no kinds in ${language}`);
  return answer.json();
}

/** @param {string} name */
export async function kindCalled(name) {
  return (await allKinds()).find((kind) => kind.name === name);
}

/** The name of a technique; older files have names instead of slugs. @param {Kind | undefined} kind @param {string} slug */
export function techniqueName(kind, slug) {
  return kind?.techniques.find((each) => each.slug === slug.replaceAll(" ", "-"))?.name ?? slug;
}

/** The level a first puzzle has: a gentle one, where the kind makes them. @param {Kind} kind */
export const firstLevel = (kind) => (kind.levels.includes("easy") ? "easy" : kind.levels[0] ?? "any");

/** @param {Pair} size @param {Pair} room */
const fits = (size, room) => Math.min(...size) <= Math.min(...room) && Math.max(...size) <= Math.max(...room);

/** Whether a size is one of these. @param {Sizes} sizes @param {Pair} size */
export function holds({ smallest, largest }, size) {
  return size.every(Number.isInteger) && smallest.some((small) => fits(small, size)) && fits(size, largest);
}

/** Whether a game of a level, or of any, can begin in a size. @param {Kind} kind @param {string} level @param {Pair} size */
export function makes(kind, level, size) {
  const known = level === "any" || kind.levels.includes(level);
  return known && holds(kind.level_sizes[level] ?? kind.sizes, size) && size[0] * size[1] <= kind.played_cells;
}

/** The shortest and the longest side there is. @param {Sizes} sizes @returns {Pair} */
export function sidesOf({ smallest, largest }) {
  return [Math.min(...smallest.flat()), Math.max(...largest)];
}

/** @param {Pair} size */
export const written = ([width, height]) => `${width}x${height}`;

/** @param {string} size @returns {Pair} */
export function readSize(size) {
  const [width, height] = size.split("x").map(Number);
  return [width, height];
}

/** What was played last, as far as it is still made; else a first game. @param {Kind} kind */
export function lastGame(kind) {
  const { size = written(kind.default_size), level = firstLevel(kind) } = settings.last[kind.name] || {};
  if (makes(kind, level, readSize(size))) return { size, level };
  return { size: written(kind.default_size), level: makes(kind, firstLevel(kind), kind.default_size) ? firstLevel(kind) : "any" };
}
