// What the pages say: messages by their ids, from the catalogues the server has compiled (core/catalogue.py tells their
// form), with plurals, lists, numbers and dates as the language writes them.

import { placeWords } from "./place-words.js";

/** @typedef {string | any[]} Part a text, or ["value", ...], ["call", ...], ["message", ...], ["choose", ...] */
/** @typedef {Part[]} Pattern */
/** @typedef {Record<string, Pattern>} Messages */
/** @typedef {{ language: string, messages: Messages, kinds: Record<string, Messages> }} Catalogue */
/** @typedef {Record<string, any>} Values numbers, texts, dates, places on a board, other messages, and lists of these */
/** @typedef {(id: string, values?: Values) => string} Wording */

/** The languages there are, each in its own name. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español", ja: "日本語", zh: "简体中文" };
/** English with accents, a third longer, to try out how pages look in other languages. */
export const PSEUDO = "en-XA";
/** British English has no comma before the last part of a list. @type {Record<string, string>} */
const LOCALES = { en: "en-GB", [PSEUDO]: "en-GB", zh: "zh-Hans" };

/** @type {Catalogue} */
let catalogue = { language: "en", messages: {}, kinds: {} };
/** @type {ReturnType<typeof formatsOf>} */
let formats;

/** @param {string} locale */
function formatsOf(locale) {
  /** @type {Map<string, Intl.DateTimeFormat>} */
  const dates = new Map();
  return {
    number: new Intl.NumberFormat(locale, { useGrouping: true }),
    plurals: { cardinal: new Intl.PluralRules(locale), ordinal: new Intl.PluralRules(locale, { type: "ordinal" }) },
    lists: {
      and: new Intl.ListFormat(locale, { type: "conjunction" }),
      or: new Intl.ListFormat(locale, { type: "disjunction" }),
    },
    /** @param {Intl.DateTimeFormatOptions} options */
    date(options) {
      const key = JSON.stringify(options);
      const found = dates.get(key) ?? new Intl.DateTimeFormat(locale, options);
      dates.set(key, found);
      return found;
    },
  };
}

/** Use a catalogue from now on. @param {Catalogue} learned */
export function learn(learned) {
  catalogue = learned;
  formats = formatsOf(LOCALES[learned.language] ?? learned.language);
}

/** Add texts of a kind that come with a puzzle. @param {string} kind @param {Messages} patterns */
export function learnKind(kind, patterns) {
  catalogue.kinds[kind] = { ...patterns, ...catalogue.kinds[kind] };
}

/** Fetch the catalogue of a language, and use it. @param {string} language */
export async function speak(language) {
  const answer = await fetch(new URL(`../messages/${language}.json`, import.meta.url)); // of the same edition as this module
  if (!answer.ok) throw new Error(`no messages in ${language}`);
  learn(await answer.json());
}

/** Fetch what the first board does without, for the pages that say it. */
export async function speakMore() {
  const spoken = catalogue;
  if (has("book-title")) return;
  const answer = await fetch(new URL(`../messages/${spoken.language}-more.json`, import.meta.url));
  if (!answer.ok) throw new Error(`no more messages in ${spoken.language}`);
  Object.assign(spoken.messages, await answer.json());
}

/** The current language. */
export const language = () => catalogue.language;

/** Which of our languages a name such as `de-AT` means. @param {string} wanted */
export function findLanguage(wanted) {
  if (wanted.toLowerCase() === PSEUDO.toLowerCase()) return PSEUDO;
  const code = wanted.split("-")[0].toLowerCase();
  return code in LANGUAGES ? code : undefined;
}

/** The first of these that is one of ours, else English. @param {readonly string[]} wanted */
export const firstLanguage = (wanted) => wanted.map(findLanguage).find(Boolean) ?? "en";

/**
 * Return the text of a message of the studio, or of one that all kinds share.
 * @type {Wording}
 */
export const t = (id, values = {}) => said(catalogue.messages, id, values);

/** The texts of a kind, which are `page-...` in its catalogue, in addition to those of the studio. @param {string} kind @returns {Wording} */
export function wording(kind) {
  return (id, values = {}) => said(catalogue.kinds[kind] ?? {}, id, values);
}

/** The name of a colour of a puzzle in the reader's language, where the kind's catalogue has it. @param {string} kind @param {string} name */
export function colourName(kind, name) {
  const id = `colour-${name.toLowerCase().replaceAll("gray", "grey").trim().split(/\s+/).join("-")}`;
  return id in (catalogue.kinds[kind] ?? {}) ? wording(kind)(id) : name;
}

/** Whether there is such a message. @param {string} id */
export const has = (id) => id in catalogue.messages;

/** @param {Messages} messages @param {string} id @param {Values} values */
function said(messages, id, values) {
  const pattern = messages[id] ?? catalogue.messages[id];
  if (pattern) return filled(messages, pattern, values);
  console.error(`no message is called ${id}`);
  return id;
}

/** @param {Messages} messages @param {Pattern} pattern @param {Values} values @returns {string} */
function filled(messages, pattern, values) {
  return pattern.map((part) => (typeof part === "string" ? part : partOf(messages, part, values))).join("");
}

/** @param {Messages} messages @param {any[]} part @param {Values} values */
function partOf(messages, part, values) {
  const [what, first] = part;
  if (what === "value") return first in values ? shown(values[first], messages) : `{$${first}}`;
  if (what === "message") return said(messages, first, values);
  if (what === "choose") return filled(messages, chosen(first, part[2], part[3], values), values);
  const [, name, of, options] = part;
  if (name === "LIST") return listed([values[of]].flat().map((each) => shown(each, messages)), options.type);
  if (name === "DATE") return formats.date({ dateStyle: options.style ?? "long" }).format(values[of]);
  return shown(name === "COUNT" ? count(values[of]) : values[of], messages);
}

/** @param {any[]} selector @param {[string, Pattern][]} variants @param {number} otherwise @param {Values} values */
function chosen(selector, variants, otherwise, values) {
  const [name, options] = selector[0] === "call" ? selector.slice(2) : [selector[1], {}];
  const value = selector[1] === "COUNT" ? count(values[name]) : values[name];
  const keys = [String(value)];
  if (typeof value === "number") keys.push(formats.plurals[options.type === "ordinal" ? "ordinal" : "cardinal"].select(value));
  const found = keys.map((key) => variants.find(([each]) => each === key)).find(Boolean);
  return (found ?? variants[otherwise])[1];
}

/** @param {any} value */
function count(value) {
  if (Array.isArray(value)) return value.length;
  if (value?.cells) return value.cells.length;
  if (value?.along) return new Set(value.along[1]).size;
  return typeof value === "number" ? value : 1;
}

/** @param {any} value @param {Messages} [messages] @returns {string} */
function shown(value, messages = catalogue.messages) {
  if (typeof value === "number") return number(value);
  if (value instanceof Date) return formats.date({ dateStyle: "long" }).format(value);
  if (Array.isArray(value)) return listed(value.map((each) => shown(each, messages)));
  if (value === null || typeof value !== "object") return String(value);
  if (value.code) return said(messages, value.code, value.values ?? {});
  if (value.date) return shown(new Date(`${value.date}T12:00`));
  return placeWords(value, { say: (id, values = {}) => said(messages, id, values), list: listed });
}

/** Write a number. @param {number} value */
export const number = (value) => formats.number.format(value);

/** Write a list. @param {any[]} parts @param {"and" | "or"} [type] */
export const listed = (parts, type = "and") => formats.lists[type].format(parts.map((each) => shown(each)));

/** Write a moment or a day. @param {Date} date @param {Intl.DateTimeFormatOptions} options */
export const dated = (date, options) => formats.date(options).format(date);

/** A text that begins with a capital, where the language has them. @param {string} text */
export const sentence = (text) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** The name of a level, for a label. @param {string} level */
export const levelName = (level) => sentence(t(`level-${level}`));

/** @param {number} seconds */
export function duration(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shownParts = parts[0] ? parts : parts.slice(1);
  return shownParts.map((part, place) => (place ? String(part).padStart(2, "0") : String(part))).join(":");
}
