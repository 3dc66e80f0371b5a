// What to search for in the library; the address remembers it.

import { h, replace } from "../dom.js";
import { has, levelName, t } from "../words.js";

/** @import { CollectionEntry, Kind } from "../types.js" */
/** @typedef {Record<string, string>} Filters */

/** @type {Record<string, [smallest: number | null, largest: number | null]>} */
const SIZES = { "": [null, null], small: [null, 10], middle: [11, 20], large: [21, 50], huge: [51, null] };
/** What lies on the shelf: what was kept on purpose, what was played, or everything. */
const ALL = "all";
const SHELVES = ["", "history", ALL];
const SORTS = ["added", "title", "kind", "size", "level", "score"];
const VERDICTS = ["unique", "several", "none", "undecided"];
const NAMES = ["text", "kind", "level", "size", "technique", "tag", "verdict", "collection", "shelf", "sort"];

/** @param {URLSearchParams} query @returns {Filters} */
export function readFilters(query) {
  return Object.fromEntries(NAMES.map((name) => [name, query.get(name) || ""]));
}

/** @param {Filters} filters */
export function writeFilters(filters) {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  history.replaceState(null, "", query.size ? `/#/collect?${query}` : "/#/collect");
}

/** @param {Filters} filters */
export function toQuery(filters) {
  const [smallest, largest] = SIZES[filters.size] || SIZES[""];
  const { text, kind, level, technique, tag, verdict, collection } = filters;
  const sort = filters.sort || "added";
  const shelf = collection || filters.shelf === ALL ? null : filters.shelf || "kept";
  return { text, kind, level, technique, tag, verdict, collection, shelf, smallest, largest, sort, descending: sort === "added" || sort === "score" };
}

/** Choose between what was kept on purpose and what was only played. @param {Filters} filters @param {() => void} changed */
export function shelfChoice(filters, changed) {
  return h("div", { class: "row collect-shelves", role: "group", "aria-label": t("collect-shelf") }, SHELVES.map((name) => h(
    "button",
    { type: "button", dataset: { shelf: name || "kept" }, "aria-pressed": String(filters.shelf === name && !filters.collection), onclick: () => {
      filters.shelf = name;
      filters.collection = "";
      changed();
    } },
    t(`collect-shelf-${name || "kept"}`),
  )));
}

/** @param {Filters} filters @param {{ kinds: Kind[], tags: Record<string, number>, collections: CollectionEntry[] }} known @param {() => void} changed */
export function filterRow(filters, { kinds, tags, collections }, changed) {
  const row = h("div", { class: "collect-filters", role: "search" });
  if (NAMES.some((name) => !["text", "shelf", "collection"].includes(name) && filters[name])) row.classList.add("opened"); // a narrow page folds them otherwise

  /** @param {string} name @param {string[][]} options each a value and its words */
  const select = (name, options) =>
    h(
      "label",
      {},
      t(`collect-filter-${name}`),
      h(
        "select",
        { dataset: { filter: name }, onchange: (/** @type {any} */ event) => set(name, event.target.value) },
        options.map(([value, words]) => h("option", { value, selected: value === filters[name] }, words)),
      ),
    );
  /** @type {[string, string]} */
  const any = ["", t("collect-any")];

  /** @param {string} name @param {string} value */
  function set(name, value) {
    filters[name] = value;
    if (name === "kind") {
      filters.technique = "";
      build();
      /** @type {HTMLElement | null} */ (row.querySelector('[data-filter="kind"]'))?.focus();
    }
    changed();
  }

  function build() {
    const chosen = kinds.filter((kind) => !filters.kind || kind.name === filters.kind);
    const techniques = new Map(chosen.flatMap((kind) => kind.techniques.map((each) => [each.slug, each.name])));
    const rich = [...kinds].sort((one, other) => other.levels.length - one.levels.length); // all levels in their order
    const levels = [...new Set(rich.flatMap((kind) => kind.levels))];
    const words = h(
      "input",
      { type: "search", value: filters.text, placeholder: t("collect-search"), "aria-label": t("collect-search"), dataset: { filter: "text" }, maxLength: 200 },
    );
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let waiting;
    words.addEventListener("input", () => {
      filters.text = words.value.trim(); // known at once, in case the row is rebuilt meanwhile
      clearTimeout(waiting);
      waiting = setTimeout(changed, 250);
    });
    const fold = h(
      "button",
      { type: "button", class: "collect-open", "aria-expanded": String(row.classList.contains("opened")), onclick: () => fold.setAttribute("aria-expanded", String(row.classList.toggle("opened"))) },
      t("collect-filters"),
    );
    replace(
      row,
      h("label", { class: "collect-search" }, t("collect-filter-text"), words),
      fold,
      select("kind", [any, ...kinds.map((kind) => [kind.name, kind.title])]),
      select("level", [any, ...levels.map((level) => [level, levelName(level)]), ["unrated", t("collect-unrated")]]),
      select("size", Object.keys(SIZES).map((size) => (size ? [size, t(`collect-size-${size}`)] : any))),
      select("technique", [any, ...techniques]),
      select("tag", [any, ...Object.entries(tags).map(([tag, count]) => [tag, `${tag} (${count})`])]),
      select("verdict", [any, ...VERDICTS.map((verdict) => [verdict, has(`verdict-${verdict}`) ? t(`verdict-${verdict}`) : verdict])]),
      select("collection", [any, ...collections.map((each) => [each.name, `${each.title || each.name} (${each.count})`])]),
      select("sort", SORTS.map((sort) => [sort === "added" ? "" : sort, t(`collect-sort-${sort}`)])),
    );
  }
  build();
  return row;
}
