// While a puzzle is made: an empty board of its size, that work goes on, and a way to stop it.

import { h } from "../dom.js";
import { t } from "../words.js";

/** @import { Pair } from "../types.js" */

const USUAL = /** @type {Pair} */ ([8, 8]);
const MOST_LINES = 40; // a finer grid would be a grey sheet

/**
 * @param {{ kind?: string | null, size?: Pair | null, cancel: HTMLElement }} what the kind's title, and what stops the work
 */
export function makingPanel({ kind, size, cancel }) {
  const known = size && size.every((side) => side > 0) ? size : null;
  const [width, height] = (known ?? USUAL).map((side) => Math.min(side, MOST_LINES));
  const words = kind && known ? t("game-making", { kind, width: known[0], height: known[1] }) : t("game-opening");
  return h(
    "div",
    { class: "making" },
    h("div", { class: "making-board", "aria-hidden": "true", style: { aspectRatio: `${width} / ${height}`, backgroundSize: `${100 / width}% ${100 / height}%` } }),
    h("p", { role: "status" }, words),
    h("progress", { "aria-label": words }),
    cancel,
  );
}
