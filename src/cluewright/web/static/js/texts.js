// Texts by name. The table of a language is one file; another language is another file of the same names.

import { TABLE } from "./texts.en.js";

/** @typedef {Record<string, string | [one: string, several: string]>} Table */

/** @type {Table} */
const table = TABLE;

/** @typedef {(name: string, values?: Record<string, any>) => string} Wording */

/**
 * Texts of a kind's own, beside those of the studio.
 * @param {Table} own
 * @returns {Wording}
 */
export function wording(own) {
  return (name, values = {}) => (name in own ? filled(own[name], values) : t(name, values));
}

/** @param {string | [string, string]} text @param {Record<string, any>} values */
function filled(text, values) {
  const chosen = Array.isArray(text) ? text[values.n === 1 ? 0 : 1] : text;
  return chosen.replace(/\{(\w+)\}/g, (_, place) => (place in values ? String(values[place]) : `{${place}}`));
}

/**
 * Give the text of that name with {places} filled; plural forms stand as ["one ...", "{n} ..."] and go by `n`.
 * @param {string} name
 * @param {Record<string, any>} [values]
 */
export function t(name, values = {}) {
  const text = table[name];
  if (text === undefined) {
    console.error(`no text is called ${name}`);
    return name;
  }
  return filled(text, values);
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
