// What has settled places, how many, and what its colour and sign are on the heat map; a click leads to its next use.

import { h, replace } from "../dom.js";
import { STEPS, reasonColour, reasonSign, timeColour } from "./colours.js";
import { number as written, t } from "../words.js";

/** @import { Replay } from "./replay.js" */

/** @param {Replay} replay @param {{ jump: (reason: number) => void }} does */
export function createLegend(replay, { jump }) {
  const { reasons, names } = replay.head;
  const list = h("ol", { class: "watch-legend", "aria-label": t("watch-legend") });
  const lines = reasons.map((reason, number) => {
    const count = h("span", { class: "watch-count" }, "0");
    const sign = h("span", { class: "watch-sign", "aria-hidden": "true" }, reasonSign(number));
    sign.style.background = reasonColour(number);
    const next = h(
      "button",
      { type: "button", class: "quiet watch-next", dataset: { next: reason }, title: t("watch-next", { reason: names[number] }), onclick: () => jump(number) },
      sign,
      h("span", { class: "watch-reason" }, names[number]),
      count,
    );
    return { count, next, shown: "0", line: h("li", { hidden: true, dataset: { reason } }, next) };
  });
  replace(list, lines.map((entry) => entry.line));
  const scale = h(
    "div",
    { class: "watch-scale", hidden: true },
    h("span", {}, t("watch-early")),
    h("span", { class: "watch-scale-bar", "aria-hidden": "true" }, Array.from({ length: STEPS }, (_, step) => {
      const part = h("span", {}, step + 1);
      const colour = timeColour((step + 0.5) / STEPS);
      part.style.background = `rgb(${colour.join(" ")})`;
      part.style.color = 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2] > 130 ? "#000" : "#fff";
      return part;
    })),
    h("span", {}, t("watch-late")),
  );
  let current = -1;

  return {
    element: h("div", { class: "watch-legends" }, scale, list),
    /** @param {string} heat */
    setHeat(heat) {
      list.dataset.heat = heat;
      scale.hidden = heat !== "when";
    },
    /** Those that were ever used stay in the list, so that nothing jumps when you go back. @param {number} reasonNow */
    update(reasonNow) {
      lines.forEach((entry, number) => {
        const count = String(replay.counts[number]);
        if (count === entry.shown) return;
        entry.line.hidden = false;
        entry.shown = count;
        entry.count.textContent = written(Number(count));
      });
      if (reasonNow === current) return;
      lines[current]?.line.removeAttribute("aria-current");
      current = reasonNow;
      lines[current]?.line.setAttribute("aria-current", "true");
    },
  };
}
