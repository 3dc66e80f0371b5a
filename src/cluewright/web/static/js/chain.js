// What a step rests on, to be opened and followed link by link: closed at first, chains inside chains as well.

import { h } from "./dom.js";
import { t } from "./words.js";

/** @import { Step } from "./types.js" */

/**
 * @param {string} summary
 * @param {Step[]} steps
 * @returns {HTMLElement}
 */
export function opened(summary, steps) {
  return h("details", { class: "chain" }, h("summary", {}, summary), h("ol", {}, steps.map((step) => h("li", {}, step.text, chainOf(step)))));
}

/** The chain of a contradiction; nothing where a step has none. @param {{ chain?: Step[] | null }} step @returns {HTMLElement | null} */
export function chainOf(step) {
  return step.chain?.length ? opened(t("step-chain", { count: step.chain.length }), step.chain) : null;
}
