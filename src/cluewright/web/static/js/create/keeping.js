// What becomes of a puzzle that was made: kept with title and tags, played, watched, written, printed.

import { message } from "../announce.js";
import { post } from "../api.js";
import { h, replace } from "../dom.js";
import { exportRow, printPuzzles } from "../files.js";
import { pageRow } from "../page-file.js";
import { watchPuzzle } from "../pages/watch.js";
import { t } from "../words.js";

/** @import { Creation, Kind } from "../types.js" */

/**
 * Save is in `bar`, which stays in view; everything else is in `host`.
 * @param {HTMLElement} host @param {HTMLElement} bar @param {Kind} kind @param {{ changed: () => void, saved: () => void }} hears of other words, and of a puzzle that is safe
 */
export async function createKeeping(host, bar, kind, hears) {
  /** @type {Creation | null} */
  let answer = null;
  const title = h("input", { type: "text", maxLength: 300, dataset: { field: "title" }, oninput: hears.changed });
  const tags = h("input", { type: "text", maxLength: 300, dataset: { field: "tags" }, oninput: hears.changed, placeholder: t("create-tags-example") });
  const kept = h("p", { class: "soft create-kept", role: "status" });

  const puzzle = () => {
    const name = title.value.trim();
    const { puzzle: made } = /** @type {Creation} */ (answer); // the buttons are off until there is one
    return name ? { ...made, meta: { ...made.meta, title: name } } : made;
  };
  /** @param {() => Promise<unknown>} work */
  const guarded = (work) => () => work().catch((problem) => message(problem.message));
  /** @param {string} name @param {() => Promise<unknown>} act @param {string} [style] */
  const button = (name, act, style = "") => h(
    "button",
    { type: "button", class: style, disabled: true, dataset: { do: name }, onclick: guarded(act) },
    t(`create-${name}`),
  );

  const buttons = [
    button("save", async () => {
      const words = tags.value.split(",").map((tag) => tag.trim()).filter(Boolean);
      const { kept: [found] } = await post("/library", { puzzles: [puzzle()], tags: words });
      hears.saved();
      replace(
        kept,
        t(found.new ? "create-saved" : "create-saved-before"),
        " ",
        h("a", { href: `/#/game/${found.id}` }, t("collect-play")),
        " · ",
        h("a", { href: "/#/collect" }, t("room-collect")),
      );
    }, "primary"),
    button("play", async () => {
      const game = await post("/games", { puzzle: puzzle() });
      location.hash = `#/game/${game.id}`;
    }),
    button("watch", async () => watchPuzzle({ puzzle: puzzle() })),
    button("print", async () => printPuzzles([puzzle()])),
  ];
  const files = await exportRow([kind.name], async () => [puzzle()], kind.name);
  const page = pageRow(() => ({ puzzle: puzzle() }), kind.name);
  const writing = [...files.querySelectorAll("button"), ...page.querySelectorAll("button")];
  for (const each of writing) each.disabled = true;
  replace(
    host,
    h("div", { class: "keep-fields" }, h("label", {}, t("collect-name"), title), h("label", {}, t("create-tags"), tags)),
    h("div", { class: "row" }, buttons.slice(1)),
    files,
    page,
  );
  bar.append(buttons[0], kept);

  return {
    words: () => ({ title: title.value, tags: tags.value }),
    /** @param {{ title: string, tags: string }} words */
    setWords(words) {
      title.value = words.title;
      tags.value = words.tags;
    },
    /** A puzzle that is not unique can be kept, too; what has no verdict yet cannot. @param {Creation | null} next */
    judged(next) {
      answer = next;
      for (const each of buttons) each.disabled = !answer;
      for (const each of writing) each.disabled = !answer;
      if (!answer) replace(kept);
      const playable = answer && answer.verdict === "unique"; // a page has hints, which only such a puzzle has
      for (const each of [...buttons, ...writing].filter((one) => ["play", "page"].includes(one.dataset.do ?? ""))) each.disabled = !playable;
    },
  };
}
