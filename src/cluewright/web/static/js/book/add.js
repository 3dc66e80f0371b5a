// From the library into a book: puzzles become a section of the book begun before, or of a new one.

import { h } from "../dom.js";
import { dialogue, textButton } from "../dialogue.js";
import { t } from "../words.js";
import { readDraft, writeDraft } from "./draft.js";
import { newPlan } from "./plan.js";

/** @import { BookSection } from "../types.js" */

/** @param {BookSection} section @param {string} [title] of a new book */
export function addToBook(section, title = "") {
  const { plan } = readDraft();
  /** @param {boolean} fresh */
  const go = (fresh) => {
    const base = fresh ? { ...plan, ...newPlan(), profile: plan.profile, title } : plan; // the look of the last one is a good start
    writeDraft({ ...base, section: [...base.section, section] }, "purpose");
    location.hash = "#/book";
  };
  if (!plan.section.length) {
    go(true);
    return;
  }
  dialogue(t("book-title"), (close) => [
    h("p", {}, t("book-begun", { title: plan.title || t("book-untitled") })),
    h("div", { class: "row" }, [
      textButton("book-add-here", () => { close(); go(false); }, { class: "primary", dataset: { do: "book-add" } }),
      textButton("book-add-new", () => { close(); go(true); }, { dataset: { do: "book-new" } }),
      textButton("word-cancel", close),
    ]),
  ]);
}
