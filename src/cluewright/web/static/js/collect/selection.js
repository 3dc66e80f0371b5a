// What is selected on the shelf, and the bar of actions for it.

import { message } from "../announce.js";
import { get, remove } from "../api.js";
import { addToBook } from "../book/add.js";
import { confirm, dialogue } from "../dialogue.js";
import { h, replace } from "../dom.js";
import { exportRow, printPuzzles } from "../files.js";
import { pageRow } from "../page-file.js";
import { t } from "../words.js";

/** @import { PuzzleData, Summary } from "../types.js" */

const MOST_PRINTED = 50;
const MOST_ON_A_PAGE = 50; // as the studio takes

/**
 * @param {object} does
 * @param {(ids: number[]) => void} does.put
 * @param {(ids: number[]) => Promise<void>} does.takeOut
 * @param {() => boolean} does.inCollection
 * @param {() => void} does.changed is called when something was deleted or taken out
 * @param {() => void} does.cleared
 */
export function createSelection({ put, takeOut, inCollection, changed, cleared }) {
  /** @type {Map<number, Summary>} */
  const selected = new Map();
  const element = h("div", { class: "collect-bar sheet", role: "toolbar", "aria-label": t("collect-selection"), hidden: true });

  /** @param {number[]} ids @param {boolean} [whole] with what pictures show @returns {Promise<PuzzleData[]>} */
  const data = (ids, whole = false) => Promise.all(ids.map(async (id) => (await get(`/library/${id}`, { whole })).puzzle));
  const ids = () => [...selected.keys()];

  /** @param {string} name @param {() => unknown} act @param {string} [style] */
  const button = (name, act, style = "") => h("button", { type: "button", class: style, dataset: { do: name }, onclick: act }, t(`collect-${name}`));

  function show() {
    element.hidden = !selected.size;
    replace(
      element,
      h("strong", {}, t("collect-selected", { count: selected.size })),
      button("put", () => put(ids())),
      inCollection() ? button("take-out", () => takeOut(ids()).then(clear).then(changed)) : null,
      button("export", exportThem),
      button("print", async () => printPuzzles(await data(ids().slice(0, MOST_PRINTED)))),
      button("book", () => addToBook({ library: { ids: ids() } })),
      button("delete", deleteThem, "quiet"),
      button("clear", clear, "quiet"),
    );
  }

  async function exportThem() {
    const kinds = [...new Set([...selected.values()].map((puzzle) => puzzle.kind))];
    const row = await exportRow(kinds, () => data(ids(), true), "puzzles");
    const page = selected.size > MOST_ON_A_PAGE ? h("p", { class: "soft" }, t("share-page-most", { count: MOST_ON_A_PAGE })) : pageRow(() => ({ puzzle_ids: ids() }), "puzzles");
    dialogue(t("collect-export"), (close) => [row, page, h("p", {}, h("button", { type: "button", onclick: close }, t("word-close")))]);
  }

  async function deleteThem() {
    const gone = ids();
    if (!(await confirm(t("collect-delete"), t("collect-delete-sure", { count: gone.length }), "collect-delete"))) return;
    for (const id of gone) await remove(`/library/${id}`);
    message(t("collect-deleted", { count: gone.length }));
    clear();
    changed();
  }

  function clear() {
    selected.clear();
    cleared();
    show();
  }

  return {
    element,
    clear,
    /** @param {number} id */
    has: (id) => selected.has(id),
    /** @param {Summary} puzzle @param {boolean} on */
    choose(puzzle, on) {
      if (on) selected.set(puzzle.id, puzzle);
      else selected.delete(puzzle.id);
      show();
    },
  };
}
