// Where there is nothing to show: say so kindly, and offer something to do.

import { h, svg } from "./dom.js";

// An empty corner of a board, with the dots of what may come.
function drawing() {
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => svg("rect", { x: 3 + column * 10, y: 3 + row * 10, width: 10, height: 10 })));
  return svg("svg", { class: "nothing-picture", viewBox: "0 0 36 36", "aria-hidden": "true" }, cells, svg("path", { d: "m15.5 15.5 5 5m0-5-5 5" }));
}

/**
 * @param {Element} heading
 * @param {string} words
 * @param {(Element | null)[]} actions
 * @param {{ tag?: "div" | "li", role?: string }} [options]
 */
export function nothing(heading, words, actions, options = {}) {
  return h(
    options.tag || "div",
    { class: "nothing" },
    drawing(),
    heading,
    words ? h("p", { class: "soft nothing-words", role: options.role }, words) : null,
    actions.length ? h("div", { class: "row" }, actions) : null,
  );
}
