// Puzzles saved as a page: one file that opens in any browser, without the studio.

import { isAbort, request } from "./api.js";
import { download, h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {{ puzzle_ids: number[] } | { puzzle: import("./types.js").PuzzleData }} Wanted */

/**
 * A button that makes a page and saves it; while it is made, the button cancels it.
 * @param {() => Wanted} wanted called when it is pressed
 * @param {string} name of the file
 * @param {{ primary?: boolean }} [look]
 */
export function pageRow(wanted, name, { primary = false } = {}) {
  /** @type {AbortController | null} */
  let making = null;
  const told = h("p", { class: "soft share-told", role: "status" }, t("share-page-lead"));
  const button = h("button", { type: "button", class: primary ? "primary" : "", dataset: { do: "page" }, onclick: () => (making ? making.abort() : make()) });
  const show = () => {
    button.textContent = t(making ? "word-cancel" : "share-page");
  };

  async function make() {
    making = new AbortController();
    const { signal } = making;
    button.closest("dialog")?.addEventListener("close", () => making?.abort());
    show();
    told.textContent = t("share-page-making");
    try {
      const answer = await request("POST", "/share/page", { body: wanted(), signal });
      download(await answer.blob(), `${name}.html`);
      told.textContent = t("share-page-saved");
    } catch (problem) {
      told.textContent = isAbort(problem) ? t("share-page-lead") : problem.message;
    } finally {
      making = null;
      show();
    }
  }

  show();
  return h("div", { class: "share-page" }, h("div", { class: "row" }, button), told);
}
