// What the player has chosen, kept in the browser.

import { firstLanguage } from "./words.js";

/**
 * @typedef {object} Settings
 * @property {string} player whose games these are: an id that stays when the name changes
 * @property {Record<string, string>} names what players of this browser call themselves, by id
 * @property {string} language a code, or `system` for what the browser asks for
 * @property {string} theme
 * @property {string} motion
 * @property {string} timer
 * @property {string} mistakes
 * @property {boolean} dim
 * @property {boolean} crosshair
 * @property {boolean} haptics whether a telephone trembles with moves
 * @property {boolean} sounds
 * @property {boolean} signs whether colours have their marks beside clues and in cells
 * @property {boolean} coordinates whether rows and columns are numbered at all times
 * @property {"right" | "left"} hand which hand plays
 * @property {Record<string, boolean>} firsts the kinds whose first board is done
 * @property {string} address where links lead, if not to this studio
 * @property {Record<string, { size?: string, level?: string }>} last what was played last, of each kind
 */

const KEY = "cluewright";
const UNNAMED = "player-";
/** @type {Settings} */
const DEFAULTS = {
  player: "player",
  names: {},
  language: "system",
  theme: "system",
  motion: "system",
  timer: "shown",
  mistakes: "off",
  dim: true,
  crosshair: true,
  haptics: false,
  sounds: false,
  signs: false,
  coordinates: false,
  hand: "right",
  address: "",
  last: {},
  firsts: {},
};

/** The language to use: from the address for a trial (`?lang=en-XA`), as chosen here, or the browser's. */
export function languageNow() {
  const tried = new URLSearchParams(location.search).get("lang");
  const chosen = settings.language === "system" ? navigator.languages : [settings.language];
  return firstLanguage(tried ? [tried] : chosen);
}

/** @returns {Settings} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) || "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = read();

/** What a player is called; one without a name yet is called nothing. @param {string} [player] */
export function nameOf(player = settings.player) {
  return settings.names[player] ?? (player === DEFAULTS.player || player.startsWith(UNNAMED) ? "" : player);
}

/** A player nobody has been yet. */
export const newPlayer = () => UNNAMED + crypto.getRandomValues(new Uint32Array(2)).join("-");

/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** @param {Partial<Settings>} values */
export function change(values) {
  Object.assign(settings, values);
  localStorage.setItem(KEY, JSON.stringify(settings));
  dress();
  for (const listener of listeners) listener(settings);
}

/** Returns a function that ends it. @param {(settings: Settings) => void} listener */
export function onChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function themeNow() {
  if (settings.theme !== "system") return settings.theme;
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Whether colours show their marks: where the player wants it, or has a theme that asks for it. */
export const signsShown = () => settings.signs || ["contrast", "colour-blind"].includes(themeNow());

export function motionReduced() {
  return settings.motion === "reduced" || (settings.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

// Colours and motion are set on the root, so that a board drawn on a canvas finds them there, too.
export function dress() {
  document.documentElement.dataset.theme = themeNow();
  document.documentElement.dataset.hand = settings.hand;
  document.documentElement.dataset.motion = motionReduced() ? "reduced" : "full";
}

for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(prefers-reduced-motion: reduce)"]) {
  matchMedia(query).addEventListener("change", () => change({}));
}
