// What a step rests on, to be opened and followed link by link: closed at first, chains inside chains as well.

import { h } from "./dom.js";
import { t } from "./words.js";

/** @import { Link } from "./types.js" */

const ENDS = ["supposition", "clash"]; // what is assumed, and why that is impossible: the steps lie between them

/**
 * @param {string} summary
 * @param {Link[]} steps
 * @returns {HTMLElement}
 */
export function opened(summary, steps) {
  return h("details", { class: "chain" }, h("summary", {}, summary), h("ol", {}, steps.map((step) => h("li", {}, step.text, chainOf(step)))));
}

/** The chain of a contradiction; null if a step has none. @param {{ chain?: Link[] | null }} step @returns {HTMLElement | null} */
export function chainOf(step) {
  if (!step.chain?.length) return null;
  return opened(t("step-chain", { count: step.chain.filter((link) => !ENDS.includes(link.technique)).length }), step.chain);
}
