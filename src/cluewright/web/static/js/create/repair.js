// Repair of an ambiguous picture: a job that can be followed and cancelled.

import { follow, post } from "../api.js";
import { h, replace } from "../dom.js";
import { t } from "../words.js";

/** @import { BoardData, CellPair } from "../types.js" */

/** @typedef {{ board: BoardData, changed: CellPair[], reached: boolean, said?: string[] }} Repaired */

/** @param {HTMLElement} host @param {{ form: () => object | null, repaired: (found: Repaired) => void }} does */
export function createRepair(host, { form, repaired }) {
  /** @type {AbortController | null} */
  let work = null;

  function offer() {
    if (work) return;
    replace(
      host,
      h("button", { type: "button", class: "primary", dataset: { do: "repair" }, onclick: start }, t("repair-start")),
      h("p", { class: "soft" }, t("repair-lead")),
    );
  }

  async function start() {
    const mine = new AbortController();
    const { signal } = mine;
    work = mine;
    const bar = h("progress", { "aria-label": t("book-progress") });
    const words = h("p", { class: "soft", role: "status" }, t("repair-working"));
    replace(host, bar, words, h("button", { type: "button", dataset: { do: "cancel-repair" }, onclick: () => stop() }, t("word-cancel")));
    /** @param {number | null} fraction */
    const report = (fraction) => {
      if (fraction !== null && fraction !== undefined) bar.value = fraction;
    };
    try {
      const found = await follow(await post("/create/repair", form()), report, signal);
      if (work !== mine) return; // the drawing has changed: this result is outdated
      work = null;
      repaired(found);
      const result = found.reached ? t("repair-done", { count: found.changed.length }) : t("repair-partly", { count: found.changed.length });
      replace(host, h("p", { class: "repair-done", role: "status" }, [result, ...(found.said ?? []).map((/** @type {string} */ each) => `${each}.`)].join(" ")));
    } catch (problem) {
      if (work !== mine) return;
      work = null;
      if (signal.aborted) offer();
      else replace(host, h("p", { role: "alert" }, problem.message));
    }
  }

  function stop() {
    work?.abort();
  }

  return {
    offer,
    working: () => work !== null,
    clear() {
      stop();
      work = null;
      replace(host);
    },
    stop,
  };
}
