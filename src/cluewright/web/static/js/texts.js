// Texts by name. The table of a language is one file; another language is another file of the same names.

import { TABLE } from "./texts.en.js";

/** @typedef {Record<string, string | [one: string, several: string]>} Table */

/** @type {Table} */
const table = TABLE;

/**
 * Give the text of that name with {places} filled; plural forms stand as ["one ...", "{n} ..."] and go by `n`.
 * @param {string} name
 * @param {Record<string, any>} [values]
 */
export function t(name, values = {}) {
  let text = table[name];
  if (text === undefined) {
    console.error(`no text is called ${name}`);
    return name;
  }
  if (Array.isArray(text)) text = text[values.n === 1 ? 0 : 1];
  return text.replace(/\{(\w+)\}/g, (_, place) => (place in values ? String(values[place]) : `{${place}}`));
}

/** @param {string} name */
export function has(name) {
  return name in table;
}

/** @param {number} seconds */
export function duration(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, "0") : String(part))).join(":");
}
