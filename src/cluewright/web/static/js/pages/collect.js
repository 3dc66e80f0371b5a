// Collect: the library, its collections, and what can be done with them.

import { announce, message } from "../announce.js";
import { get, remove } from "../api.js";
import { bookDialogue } from "../collect/book.js";
import { drop, moved, putDialogue, reorder, takeOut } from "../collect/collections.js";
import { filterRow, readFilters, toQuery, writeFilters } from "../collect/filters.js";
import { importing } from "../collect/import.js";
import { openPanel } from "../collect/panel.js";
import { h, onceAFrame, replace } from "../dom.js";
import { exportRow, printPuzzles } from "../files.js";
import { nothing } from "../nothing.js";
import { confirm, dialogue } from "../dialogue.js";
import { allKinds } from "../kinds.js";
import { t } from "../texts.js";

/** @import { CollectionEntry, Kind, Summary, Visit } from "../types.js" */

const PAGE = 48;
const MOST_PRINTED = 50;

/** @param {HTMLElement} host @param {Visit} visit */
export async function show(host, { query, signal }) {
  host.dataset.title = t("collect.title");
  const filters = readFilters(query);
  /** @type {{ kinds: Kind[], tags: Record<string, number>, collections: CollectionEntry[] }} */
  const known = { kinds: await allKinds(), tags: {}, collections: [] };
  /** @type {Map<number, Summary>} */
  const selected = new Map();
  /** @type {Summary[]} */
  let puzzles = [];
  /** @type {string | null} */
  let cursor = null;
  let asking = new AbortController();
  let refreshed = 0;
  const files = importing(host, () => refresh());
  const filterPlace = h("div", {});
  const shelfHead = h("div", { class: "collect-head" });
  const shelf = h("ul", { class: "shelf collect-shelf" });
  const more = h("button", { type: "button", dataset: { do: "more" }, hidden: true, onclick: () => load(cursor) }, t("collect.more"));
  const bar = h("div", { class: "collect-bar sheet", role: "toolbar", "aria-label": t("collect.selection"), hidden: true });

  replace(
    host,
    h(
      "div",
      { class: "collect-top" },
      h("h1", {}, t("collect.title")),
      h(
        "div",
        { class: "row" },
        files.button,
        h(
          "button",
          { type: "button", dataset: { do: "new-collection" }, onclick: () => putDialogue([], [], (name) => open(name)) },
          t("collect.newCollection"),
        ),
      ),
    ),
    files.report,
    filterPlace,
    shelfHead,
    shelf,
    h("p", { class: "collect-more" }, more),
    bar,
    h("div", { class: "drop-note", "aria-hidden": "true" }, t("collect.drop-here")),
  );

  // The order of a collection is its own as long as nothing else is asked for.
  const inOrder = () => filters.collection && !["text", "kind", "level", "size", "technique", "tag", "verdict", "sort"].some((name) => filters[name]);

  /** @param {string | null} after */
  async function load(after = null) {
    asking.abort();
    asking = new AbortController();
    try {
      const page = inOrder()
        ? { ...(await get(`/collections/${encodeURIComponent(filters.collection)}`, {}, { signal: asking.signal })), next: null }
        : await get("/library", { ...toQuery(filters), limit: PAGE, after }, { signal: asking.signal });
      puzzles = after ? [...puzzles, ...page.puzzles] : page.puzzles;
      cursor = page.next;
      draw(page.count ?? page.puzzles.length);
    } catch (problem) {
      if (problem.name !== "AbortError") message(problem.message);
    }
  }

  /** @param {number} count */
  function draw(count) {
    more.hidden = !cursor;
    const words = t("word.puzzles", { n: count });
    const ids = () => puzzles.map((puzzle) => puzzle.id);
    replace(
      shelfHead,
      h("p", { class: "soft", role: "status" }, words),
      filters.collection
        ? h("div", { class: "row" }, [
            h(
              "button",
              { type: "button", dataset: { do: "book" }, disabled: !puzzles.length, onclick: () => bookDialogue(ids(), filters.collection) },
              t("collect.book"),
            ),
            h("button", { type: "button", class: "quiet", dataset: { do: "drop-collection" }, onclick: forgetCollection }, t("collect.drop")),
          ])
        : null,
    );
    replace(shelf, puzzles.map(item));
    if (!puzzles.length) shelf.append(none());
    shelf.dataset.count = String(count);
  }

  // Nothing found, or nothing there at all: a way on for either.
  function none() {
    const sought = Object.values(filters).some(Boolean);
    const all = h("button", { type: "button", dataset: { do: "all" }, onclick: () => open("", {}) }, t("collect.all"));
    const make = h("a", { class: "button", href: "/#/create" }, t("collect.create"));
    return nothing(h("p", { class: "collect-none" }, t(sought ? "collect.none" : "collect.empty")), sought ? "" : t("collect.emptyWords"), [sought ? all : make], { tag: "li" });
  }

  /** @param {Summary} puzzle @param {number} index */
  function item(puzzle, index) {
    const kind = known.kinds.find((each) => each.name === puzzle.kind)?.title || puzzle.kind;
    const title = puzzle.title || t("watch.named", { ...puzzle, kind });
    const about = [kind, t("word.cells", puzzle), puzzle.level ? t(`level.${puzzle.level}`) : null].filter(Boolean).join(" · ");
    const box = h(
      "input",
      { type: "checkbox", checked: selected.has(puzzle.id), "aria-label": t("collect.select", { title }), onchange: () => choose(puzzle, box.checked) },
    );
    /** @param {1 | -1} way */
    const move = (way) => async () => {
      await reorder(filters.collection, moved(puzzles.map((each) => each.id), puzzle.id, way));
      await load();
      announce(t("collect.movedTo", { n: puzzles.findIndex((each) => each.id === puzzle.id) + 1 }));
      /** @type {HTMLElement | null} */ (shelf.querySelector(`[data-id="${puzzle.id}"] [data-way="${way}"]`))?.focus();
    };
    return h("li", { class: "shelf-item", dataset: { id: puzzle.id } }, [
      h("label", { class: "shelf-tick" }, box),
      h(
        "button",
        { type: "button", class: "shelf-open", onclick: () => openPanel(puzzle.id, { ...known, changed: refresh }).catch((problem) => message(problem.message)) },
        h("img", { src: `/api/v1/library/${puzzle.id}/thumbnail.png`, alt: "", loading: "lazy", width: 112, height: 112 }),
        h("span", { class: "shelf-title" }, title),
        h("span", { class: "soft shelf-about" }, about),
      ),
      inOrder()
        ? h("div", { class: "shelf-order" }, [
            h(
              "button",
              { type: "button", class: "quiet", dataset: { way: -1 }, disabled: index === 0, "aria-label": t("collect.earlier", { title }), onclick: move(-1) },
              "←",
            ),
            h(
              "button",
              { type: "button", class: "quiet", dataset: { way: 1 }, disabled: index === puzzles.length - 1, "aria-label": t("collect.later", { title }), onclick: move(1) },
              "→",
            ),
          ])
        : null,
    ]);
  }

  // What is selected

  /** @param {Summary} puzzle @param {boolean} on */
  function choose(puzzle, on) {
    if (on) selected.set(puzzle.id, puzzle);
    else selected.delete(puzzle.id);
    showBar();
  }

  function showBar() {
    bar.hidden = !selected.size;
    const ids = [...selected.keys()];
    /** @param {string} name @param {() => unknown} act @param {string} [style] */
    const button = (name, act, style = "") => h(
      "button",
      { type: "button", class: style, dataset: { do: name }, onclick: act },
      t(`collect.${name}`),
    );
    replace(
      bar,
      h("strong", {}, t("collect.selected", { n: ids.length })),
      button("put", () => putDialogue(ids, known.collections, (name) => open(name))),
      filters.collection ? button("takeOut", () => takeOut(filters.collection, ids).then(clear).then(refresh)) : null,
      button("export", exportSelected),
      button("print", async () => printPuzzles(await data(ids.slice(0, MOST_PRINTED)))),
      button("book", () => bookDialogue(ids, "")),
      button("delete", forgetSelected, "quiet"),
      button("clear", clear, "quiet"),
    );
  }

  /** @param {number[]} ids */
  const data = (ids) => Promise.all(ids.map(async (id) => (await get(`/library/${id}`)).puzzle));

  async function exportSelected() {
    const kinds = [...new Set([...selected.values()].map((puzzle) => puzzle.kind))];
    const row = await exportRow(kinds, () => data([...selected.keys()]), "puzzles");
    dialogue(t("collect.export"), (close) => [row, h("p", {}, h("button", { type: "button", onclick: close }, t("word.close")))]);
  }

  async function forgetSelected() {
    const ids = [...selected.keys()];
    if (!(await confirm(t("collect.delete"), t("collect.deleteSure", { n: ids.length }), "collect.delete"))) return;
    for (const id of ids) await remove(`/library/${id}`);
    message(t("collect.deleted", { n: ids.length }));
    clear();
    refresh();
  }

  function clear() {
    selected.clear();
    for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (shelf.querySelectorAll("input[type=checkbox]"))) box.checked = false;
    showBar();
  }

  async function forgetCollection() {
    if (!(await drop(filters.collection))) return;
    open("");
  }

  /** @param {string} collection @param {Record<string, string>} [others] */
  function open(collection, others = filters) {
    for (const name of Object.keys(filters)) filters[name] = others[name] || "";
    filters.collection = collection;
    selected.clear();
    showBar();
    refresh();
  }

  const changed = onceAFrame(() => {
    writeFilters(filters);
    load();
  });

  async function refresh() {
    const mine = ++refreshed;
    const [tags, collections] = await Promise.all([get("/library/tags"), get("/collections")]);
    if (mine !== refreshed || signal.aborted) return; // a later one, or another page, is under way
    Object.assign(known, { tags, collections });
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const writing = filterPlace.contains(focused) ? focused?.dataset.filter : null;
    replace(filterPlace, filterRow(filters, known, changed));
    if (writing) /** @type {HTMLElement | null} */ (filterPlace.querySelector(`[data-filter="${writing}"]`))?.focus();
    writeFilters(filters);
    await load();
  }

  await refresh();
  return () => {
    asking.abort();
    files.end();
  };
}
