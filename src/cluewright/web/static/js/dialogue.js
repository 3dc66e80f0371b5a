// Dialogues: a question, or a small page above the page.

import { h, replace } from "./dom.js";
import { t } from "./words.js";

/** @import { Children } from "./dom.js" */

let titles = 0;

/**
 * Open a dialogue with a title and return it.
 * @param {string} title
 * @param {(close: () => void) => Children} fill returns its content
 */
export function dialogue(title, fill) {
  const id = `dialogue-${++titles}`;
  const box = h("dialog", { class: "dialogue", "aria-labelledby": id });
  const close = () => box.close();
  replace(box, h("h2", { id }, title), fill(close));
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/** @param {string} name @param {(event: Event) => void} act @param {Record<string, any>} [options] */
export const textButton = (name, act, options = {}) => h("button", { type: "button", ...options, onclick: act }, t(name));

/** @param {string} title @param {string} text @param {string} yes names the text of the button @returns {Promise<boolean>} */
export function confirm(title, text, yes) {
  return new Promise((resolve) => {
    let answer = false;
    const box = dialogue(title, (close) => [
      h("p", {}, text),
      h("div", { class: "row" }, [
        textButton(yes, () => { answer = true; close(); }, { class: "primary" }),
        textButton("word-cancel", close),
      ]),
    ]);
    box.addEventListener("close", () => resolve(answer));
  });
}
