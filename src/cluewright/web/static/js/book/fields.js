// The fields of a plan: a label, a control, words of help, and below them what the studio says about it.

import { h, replace } from "../dom.js";
import { t } from "../words.js";

/** @import { Children } from "../dom.js" */
/** @import { PlanAdvice } from "../types.js" */

let fields = 0;

/**
 * A control with its label and a place for advice about its key.
 * @param {string} key @param {string} label @param {HTMLElement} control @param {{ help?: string, wide?: boolean }} [options]
 */
export function field(key, label, control, { help, wide } = {}) {
  const id = `book-field-${++fields}`;
  const about = help ? h("span", { class: "soft book-help", id: `${id}-help` }, help) : null;
  control.dataset.field ??= key;
  if (about) control.setAttribute("aria-describedby", about.id);
  const tick = control instanceof HTMLInputElement && control.type === "checkbox";
  const named = tick ? h("label", { class: "line" }, control, label) : h("label", {}, label, control);
  return h("div", { class: `book-field${wide ? " wide" : ""}`, dataset: { key } }, named, about, adviceList(id));
}

/** @param {string} id */
const adviceList = (id) => h("ul", { class: "book-advice", id: `${id}-advice`, hidden: true });

/** Several choices of one key with a place for advice. @param {string} key @param {Children} content @param {number} [section] */
export function adviceGroup(key, content, section) {
  return h("div", { class: "book-field wide", dataset: { key, ...(section ? { section } : {}) } }, content, adviceList(`book-field-${++fields}`));
}

/** @param {string} key @param {string} value @param {(text: string) => void} changed @param {Record<string, any>} [options] */
export const textInput = (key, value, changed, options = {}) => {
  const input = h("input", { type: "text", maxLength: 200, value, ...options, dataset: { field: key }, oninput: () => changed(input.value) });
  return input;
};

/** @param {string} key @param {string} value @param {(text: string) => void} changed @param {Record<string, any>} [options] */
export const longInput = (key, value, changed, options = {}) => {
  const input = h("textarea", { rows: 3, value, ...options, dataset: { field: key }, oninput: () => changed(input.value) });
  return input;
};

/** @param {string} key @param {boolean} value @param {(on: boolean) => void} changed */
export const tick = (key, value, changed) => {
  const input = h("input", { type: "checkbox", checked: value, dataset: { field: key }, onchange: () => changed(input.checked) });
  return input;
};

/** @param {string} key @param {[string, string][]} options values and words @param {string} value @param {(value: string) => void} changed */
export const select = (key, options, value, changed) => {
  const chosen = options.some(([each]) => each === value) ? options : [...options, /** @type {[string, string]} */ ([value, value])];
  const input = h("select", { dataset: { field: key }, onchange: () => changed(input.value) }, chosen.map(([each, words]) => h("option", { value: each, selected: each === value }, words)));
  return input;
};

/** Put what is said into the places for it; returns what is new, to be read out. @param {ParentNode} host @param {PlanAdvice[]} advice */
export function putAdvice(host, advice) {
  const fresh = [];
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (host.querySelectorAll(".book-field[data-key]"))) {
    const section = place.dataset.section ? Number(place.dataset.section) : null;
    const mine = advice.filter((each) => each.key === place.dataset.key && (each.section ?? null) === section);
    const list = /** @type {HTMLElement} */ (place.querySelector(":scope > .book-advice"));
    const before = [...list.children].map((each) => each.textContent);
    fresh.push(...mine.filter((each) => !before.includes(each.text)).map((each) => each.text));
    if (mine.length !== before.length || mine.some((each, number) => before[number] !== each.text)) {
      replace(list, mine.map((each) => h("li", { class: each.stops ? "stops" : "" }, each.text)));
    }
    list.hidden = !mine.length;
    const control = /** @type {HTMLElement | null} */ (place.querySelector("input, select, textarea"));
    if (!control || section !== null) continue;
    const help = place.querySelector(":scope > .book-help")?.id;
    const about = [help, mine.length ? list.id : null].filter(Boolean).join(" ");
    if (about) control.setAttribute("aria-describedby", about);
    else control.removeAttribute("aria-describedby");
    if (mine.some((each) => each.stops)) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  }
  return fresh;
}

/** @param {string} name @param {() => unknown} act @param {Record<string, any>} [options] */
export const does = (name, act, options = {}) => h("button", { type: "button", ...options, dataset: { do: name }, onclick: act }, t(`book-${name}`));
