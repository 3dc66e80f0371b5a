// Collections: make one, put puzzles in, take them out, order them, delete it.

import { message } from "../announce.js";
import { post, remove } from "../api.js";
import { h } from "../dom.js";
import { confirm, dialogue } from "../dialogue.js";
import { t } from "../words.js";
import { ownCollections } from "./packs.js";

/** @import { CollectionEntry } from "../types.js" */

/** @param {string} name */
const entries = (name) => `/collections/${encodeURIComponent(name)}/entries`;

/**
 * Ask for a collection, new or existing, and put the puzzles into it; without puzzles, for the title of a new one.
 * @param {number[]} ids @param {CollectionEntry[]} collections @param {(name: string) => void} done
 */
export function putDialogue(ids, collections, done) {
  const own = ownCollections(collections);
  dialogue(t(ids.length ? "collect-put-title" : "collect-new-collection"), (close) => {
    const field = h("input", { type: "text", maxLength: 100, dataset: { field: "collection" } });
    /** @param {string} name */
    const finish = (name) => {
      if (ids.length) message(t("collect-put-into", { count: ids.length, name })); // a new one is shown at once
      close();
      done(name);
    };
    /** @param {() => Promise<unknown>} work */
    const attempt = (work) => work().catch((problem) => message(problem.message));
    const make = () => attempt(async () => {
      const name = field.value.trim();
      if (!name) return field.focus();
      await post("/collections", { name, puzzles: ids });
      return finish(name);
    });
    /** @param {string} name */
    const put = (name) => attempt(async () => {
      await post(entries(name), { do: "put", puzzles: ids });
      finish(name);
    });
    field.addEventListener("keydown", (event) => event.key === "Enter" && make());
    return [
      h(
        "div",
        { class: "export-row" },
        h("label", {}, t(ids.length ? "collect-new-collection" : "collect-name"), field),
        h("button", { type: "button", class: "primary", dataset: { do: "make" }, onclick: make }, t("collect-make")),
      ),
      ids.length && own.length ? h(
        "ul",
        { class: "choices" },
        own.map((each) => h(
          "li",
          {},
          h("button", { type: "button", onclick: () => put(each.name) }, `${each.title || each.name} (${each.count})`),
        )),
      ) : null,
      h("p", {}, h("button", { type: "button", onclick: close }, t("word-cancel"))),
    ];
  });
}

/** @param {string} name @param {number[]} ids */
export async function takeOut(name, ids) {
  await post(entries(name), { do: "take out", puzzles: ids });
}

/** Return the order with one puzzle moved forward or back by one place. @param {number[]} ids @param {number} id @param {1 | -1} way */
export function moved(ids, id, way) {
  const order = [...ids];
  const from = order.indexOf(id);
  const to = Math.max(0, Math.min(order.length - 1, from + way));
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** @param {string} name @param {number[]} ids */
export async function reorder(name, ids) {
  await post(entries(name), { do: "reorder", puzzles: ids });
}

/** @param {string} name @param {string} title */
export async function drop(name, title) {
  if (!(await confirm(t("collect-drop"), t("collect-drop-sure", { name: title }), "collect-drop"))) return false;
  await remove(`/collections/${encodeURIComponent(name)}`);
  return true;
}
