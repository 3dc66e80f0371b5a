// Puzzles for when there is no connection: a few of each kind, made in advance, and games of them until the studio is back.

import { post } from "../api.js";
import { allKinds, firstLevel, lastGame, makes, written } from "../kinds.js";

/** @import { Kind } from "../types.js" */
/** @import { Played } from "../alone/referee.js" */

/** @typedef {{ kind: string, width: number, height: number, title: string | null, level: string | null, sealed: string, words: Record<string, any> }} Ahead */
/** @typedef {{ ahead: Ahead, player: string, played: Played | null }} Away a game that the studio does not know yet */

const FEW = 3; // of each kind
const READY = "cluewright.ahead.";
const BEGUN = "cluewright.away.";

/** @param {string} name @returns {any} */
function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) || "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {unknown} value */
function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false; // a full storage: fewer puzzles
  }
}

/** @param {string} kind @returns {Ahead[]} */
const readyOf = (kind) => read(READY + kind) ?? [];

/** What to make ahead of a kind: what was played last, then first puzzles. @param {Kind} kind @param {number} place */
function wish(kind, place) {
  if (place === 0) return lastGame(kind);
  const level = firstLevel(kind);
  return { size: written(kind.default_size), level: makes(kind, level, kind.default_size) ? level : "any" };
}

/** Fill up what is ready, one after the other; without a connection nothing is lost. @returns {Promise<boolean>} whether all are there */
export async function stockUp() {
  try {
    for (const kind of (await allKinds()).filter((each) => each.board)) {
      for (let ready = readyOf(kind.name); ready.length < FEW; ready = readyOf(kind.name)) {
        const { size, level } = wish(kind, ready.length);
        const made = await post("/games/ahead", { kind: kind.name, size, difficulty: level === "any" ? null : level });
        if (!write(READY + kind.name, [...readyOf(kind.name), made])) return false;
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** Begin a game of a puzzle that is ready; the one wanted if there is one. @param {string} kind @param {{ size?: string | null, level?: string | null }} wanted @param {string} player @returns {string | null} its name */
export function beginAway(kind, { size, level }, player) {
  const ready = readyOf(kind);
  const fits = (/** @type {Ahead} */ each) => (`${each.width}x${each.height}` === size ? 2 : 0) + (each.level === level ? 1 : 0);
  const [best] = [...ready].sort((a, b) => fits(b) - fits(a));
  if (!best) return null;
  const name = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!write(BEGUN + name, { ahead: best, player, played: null })) return null;
  write(READY + kind, ready.filter((each) => each !== best));
  return name;
}

/** @param {string} name @returns {Away | null} */
export const awayCalled = (name) => read(BEGUN + name);

/** @param {string} name @param {Played} played */
export function keepAway(name, played) {
  const away = awayCalled(name);
  if (away) write(BEGUN + name, { ...away, played });
}

/** @param {string} name */
export const forgetAway = (name) => localStorage.removeItem(BEGUN + name);

/** The names of all games that the studio does not know yet. @returns {string[]} */
export const awayGames = () => Object.keys(localStorage).filter((name) => name.startsWith(BEGUN)).map((name) => name.slice(BEGUN.length));
