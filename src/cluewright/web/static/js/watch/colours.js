// The colours of what is watched: reasons told apart by hue and lightness, time by a scale that gets lighter.

/** @typedef {[red: number, green: number, blue: number]} Colour */

const REASONS = [
  "#0072b2",
  "#e69f00",
  "#009e73",
  "#cc79a7",
  "#56b4e9",
  "#d55e00",
  "#8c6bb1",
  "#b8a600",
  "#7f5539",
  "#2f8f9d",
  "#c2185b",
  "#6b7a0f",
  "#4b5bd6",
  "#a0522d",
  "#5c946e",
  "#9a9a9a",
];
/** @type {Colour[]} */
const TIMES = [[68, 1, 84], [65, 68, 135], [42, 120, 142], [34, 168, 132], [122, 209, 81], [253, 231, 37]];

// Reasons and times have signs, too, for people who cannot tell the colours apart: letters, and numbers from 1 to 9.
/** @param {number} number */
export const reasonSign = (number) => String.fromCharCode(number < 26 ? 65 + number : 97 + number - 26);
export const STEPS = 9;
/** @param {number} share */
export const timeSign = (share) => String(1 + Math.min(STEPS - 1, Math.floor(share * STEPS)));

/** @param {number} number */
export function reasonColour(number) {
  return REASONS[number % REASONS.length];
}

/** @param {number} share @returns {Colour} */
export function timeColour(share) {
  const place = Math.max(0, Math.min(1, share)) * (TIMES.length - 1);
  const low = Math.min(TIMES.length - 2, Math.floor(place));
  return mix(TIMES[low], TIMES[low + 1], place - low);
}

/** @param {string} colour @returns {Colour} */
export function parse(colour) {
  const found = /^#(..)(..)(..)$/.exec(colour);
  if (!found) return [128, 128, 128];
  const [red, green, blue] = found.slice(1).map((part) => parseInt(part, 16));
  return [red, green, blue];
}

/** @param {Colour} first @param {Colour} second @param {number} share @returns {Colour} */
export function mix(first, second, share) {
  /** @param {0 | 1 | 2} part */
  const between = (part) => Math.round(first[part] + (second[part] - first[part]) * share);
  return [between(0), between(1), between(2)];
}

/** @param {Colour} colour */
export const css = (colour) => `rgb(${colour.join(" ")})`;
