// Packs, and the player's progress in each: one button opens a pack, another continues it.

import { h } from "../dom.js";
import { t } from "../words.js";

/** @import { CollectionEntry } from "../types.js" */

/** @param {CollectionEntry} pack */
export function progressOf({ title, solved, count }) {
  return h(
    "span",
    { class: "pack-progress" },
    h("progress", { max: count || 1, value: solved, "aria-label": title }),
    h("span", { class: "soft" }, t("pack-progress", { solved, count })),
  );
}

/** The link to the next unsolved puzzle of a collection. @param {CollectionEntry} pack @param {string} words @param {string} [style] */
export function nextLink({ next }, words, style = "button") {
  return next ? h("a", { class: style, href: `/#/game/${next}`, dataset: { next } }, words) : null;
}

/** @param {CollectionEntry[]} collections @param {(name: string) => void} open */
export function packShelf(collections, open) {
  const packs = collections.filter((each) => each.pack);
  if (!packs.length) return null;
  return h(
    "section",
    { class: "packs", "aria-labelledby": "packs-title" },
    h("h2", { id: "packs-title" }, t("pack-title")),
    h("ul", { class: "pack-list" }, packs.map((pack) => card(pack, open))),
  );
}

const DAILY = "daily"; // what the studio collects on its own is history

/** The collections that the player made. @param {CollectionEntry[]} collections */
export const ownCollections = (collections) => collections.filter((each) => !each.pack && each.name !== DAILY);

/** The player's own collections: series with progress, like packs. @param {CollectionEntry[]} collections @param {(name: string) => void} open */
export function seriesShelf(collections, open) {
  const own = ownCollections(collections);
  if (!own.length) return null;
  return h(
    "section",
    { class: "packs", "aria-labelledby": "series-title" },
    h("h2", { id: "series-title" }, t("collect-series")),
    h("ul", { class: "pack-list" }, own.map((each) => card({ ...each, title: each.title || each.name }, open))),
  );
}

/** @param {CollectionEntry} pack @param {(name: string) => void} open */
function card(pack, open) {
  return h(
    "li",
    { class: "sheet pack", dataset: { pack: pack.name } },
    h(
      "button",
      { type: "button", class: "quiet pack-open", onclick: () => open(pack.name) },
      h("span", { class: "pack-name" }, pack.title),
      progressOf(pack),
    ),
    nextLink(pack, t(pack.solved ? "pack-continue" : "pack-start"), "button pack-next"),
  );
}
