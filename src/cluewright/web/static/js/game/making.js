// While a puzzle is made: an empty board of its size, how far it is, and a way to stop it.

import { get } from "../api.js";
import { h } from "../dom.js";
import { t } from "../words.js";

/** @import { Pair } from "../types.js" */

const USUAL = /** @type {Pair} */ ([8, 8]);
const MOST_LINES = 40; // a finer grid would be a grey sheet
const LOOK = 700; // milliseconds between looks at the progress

/** A word that only this page knows, by which it follows the puzzle it waits for. */
export const newWord = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * @param {{ kind?: string | null, size?: Pair | null, follow?: string, cancel: HTMLElement }} what the kind's title, the word to follow by, and what stops the work
 */
export function makingPanel({ kind, size, follow, cancel }) {
  const known = size && size.every((side) => side > 0) ? size : null;
  const [width, height] = (known ?? USUAL).map((side) => Math.min(side, MOST_LINES));
  const words = kind && known ? t("game-making", { kind, width: known[0], height: known[1] }) : t("game-opening");
  const bar = h("progress", { "aria-label": words });
  const time = h("p", { class: "soft making-time" });
  const panel = h(
    "div",
    { class: "making" },
    h("div", { class: "making-board", "aria-hidden": "true", style: { aspectRatio: `${width} / ${height}`, backgroundSize: `${100 / width}% ${100 / height}%` } }),
    h("p", { role: "status" }, words),
    bar,
    time,
    cancel,
  );
  if (follow) look(panel, bar, time, follow);
  return panel;
}

/** Show how far the work is, as long as the panel is on the page. @param {HTMLElement} panel @param {HTMLProgressElement} bar @param {HTMLElement} time @param {string} follow */
function look(panel, bar, time, follow) {
  setTimeout(async () => {
    if (!panel.isConnected) return;
    const found = await get(`/games/making/${follow}`).catch(() => null); // the game itself says what is wrong
    if (!panel.isConnected) return;
    if (found?.going) {
      if (found.fraction !== null) bar.value = Math.max(bar.value, found.fraction);
      time.textContent = t("game-making-time", { seconds: Math.floor(found.seconds), most: Math.round(found.most) });
    }
    look(panel, bar, time, follow);
  }, LOOK);
}
