// Collect: the library, its collections, and what can be done with them.

import { announce, message } from "../announce.js";
import { get, isAbort } from "../api.js";
import { addToBook } from "../book/add.js";
import { drop, moved, putDialogue, reorder, takeOut } from "../collect/collections.js";
import { filterRow, readFilters, shelfChoice, toQuery, writeFilters } from "../collect/filters.js";
import { importing } from "../collect/import.js";
import { openPanel } from "../collect/panel.js";
import { nextLink, packShelf, progressOf, seriesShelf } from "../collect/packs.js";
import { createSelection } from "../collect/selection.js";
import { emptyShelf, shelfItem } from "../collect/shelf.js";
import { h, onceAFrame, replace } from "../dom.js";
import { allKinds } from "../kinds.js";
import { t } from "../words.js";

/** @import { CollectionEntry, Kind, Summary, Visit } from "../types.js" */

const PAGE = 48;
const NARROWING = ["text", "kind", "level", "size", "technique", "tag", "verdict", "sort"];

/** @param {HTMLElement} host @param {Visit} visit */
export async function show(host, { query, signal }) {
  host.dataset.title = t("collect-title");
  const filters = readFilters(query);
  /** @type {{ kinds: Kind[], tags: Record<string, number>, collections: CollectionEntry[] }} */
  const known = { kinds: await allKinds(), tags: {}, collections: [] };
  /** @type {Summary[]} */
  let puzzles = [];
  /** @type {string | null} */
  let cursor = null;
  let asking = new AbortController();
  let refreshed = 0;
  const files = importing(host, () => refresh());
  const packPlace = h("div", {});
  const filterPlace = h("div", {});
  const shelfHead = h("div", { class: "collect-head" });
  const shelf = h("ul", { class: "shelf collect-shelf" });
  const more = h("button", { type: "button", dataset: { do: "more" }, hidden: true, onclick: () => load(cursor) }, t("collect-more"));
  const moreLine = h("p", { class: "collect-more" }, more);
  const make = h("button", { type: "button", dataset: { do: "new-collection" }, onclick: () => putDialogue([], [], (name) => open(name)) }, t("collect-new-collection"));
  const selection = createSelection({
    put: (ids) => putDialogue(ids, known.collections, (name) => open(name)),
    takeOut: (ids) => takeOut(filters.collection, ids),
    inCollection: () => Boolean(filters.collection),
    changed: () => refresh(),
    cleared() {
      for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (shelf.querySelectorAll("input[type=checkbox]"))) box.checked = false;
    },
  });

  replace(
    host,
    h("div", { class: "collect-top" }, h("h1", {}, t("collect-title")), h("div", { class: "row" }, files.button, make, h("a", { class: "button", href: "/#/book", dataset: { do: "open-book" } }, t("collect-book")))),
    files.report,
    packPlace,
    filterPlace,
    shelfHead,
    shelf,
    moreLine,
    selection.element,
    h("div", { class: "drop-note", "aria-hidden": "true" }, t("collect-drop-here")),
  );

  // The order of a collection is its own as long as nothing else is asked for.
  const inOrder = () => Boolean(filters.collection) && !NARROWING.some((name) => filters[name]);

  const inPack = () => known.collections.some((each) => each.pack && each.name === filters.collection);

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
      draw(page.count ?? page.puzzles.length, page.old_scores);
    } catch (problem) {
      if (!isAbort(problem)) message(problem.message);
    }
  }

  function drawCollections() {
    const opened = (/** @type {string} */ name) => open(name);
    replace(packPlace, Object.values(filters).some(Boolean) ? null : [seriesShelf(known.collections, opened), packShelf(known.collections, opened)]);
  }

  /** @param {number} count @param {number} [oldScores] how many cannot be compared with the others */
  function draw(count, oldScores = 0) {
    more.hidden = !cursor;
    const sought = Object.values(filters).some(Boolean);
    const counted = [t("word-puzzles", { count }), oldScores ? t("collect-old-scores", { count: oldScores }) : null].filter(Boolean).join(" · ");
    replace(
      shelfHead,
      filters.collection ? h("h2", {}, titleOf(filters.collection)) : null,
      h("p", { class: "soft", role: "status" }, puzzles.length ? counted : ""),
      filters.collection ? collectionTools() : null,
    );
    const empty = !puzzles.length && !sought;
    filterPlace.classList.toggle("bare", empty); // there is nothing to search in
    const above = empty ? moreLine : files.report; // a library without puzzles says so first
    if (packPlace.previousElementSibling !== above) above.after(packPlace);
    drawCollections();
    replace(shelf, puzzles.map(item));
    if (!puzzles.length) shelf.append(emptyShelf(sought, () => open("", { shelf: "all" })));
    shelf.dataset.count = String(count);
  }

  /** @param {string} name */
  const titleOf = (name) => known.collections.find((each) => each.name === name)?.title || name;

  function collectionTools() {
    const book = () => addToBook({ library: { collection: filters.collection } }, titleOf(filters.collection));
    const here = known.collections.find((each) => each.name === filters.collection);
    return h("div", { class: "row" }, [
      here?.count ? progressOf(here) : null,
      here ? nextLink(here, t("pack-next"), "button primary") : null,
      h("button", { type: "button", dataset: { do: "book" }, disabled: !puzzles.length, onclick: book }, t("collect-book")),
      h("button", { type: "button", class: "quiet", dataset: { do: "drop-collection" }, onclick: forgetCollection }, t("collect-drop")),
    ]);
  }

  /** @param {Summary} puzzle @param {number} index */
  function item(puzzle, index) {
    return shelfItem(puzzle, known.kinds, {
      selected: selection.has(puzzle.id),
      onSelect: (on) => selection.choose(puzzle, on),
      onOpen: () => openPanel(puzzle.id, { ...known, changed: refresh }).catch((problem) => message(problem.message)),
      onMove: inOrder() && !inPack() ? (way) => move(puzzle.id, way) : null,
      first: index === 0,
      last: index === puzzles.length - 1,
    });
  }

  /** @param {number} id @param {1 | -1} way */
  async function move(id, way) {
    await reorder(filters.collection, moved(puzzles.map((each) => each.id), id, way));
    await load();
    announce(t("collect-moved-to", { number: puzzles.findIndex((each) => each.id === id) + 1 }));
    /** @type {HTMLElement | null} */ (shelf.querySelector(`[data-id="${id}"] [data-way="${way}"]`))?.focus();
  }

  async function forgetCollection() {
    if (await drop(filters.collection, titleOf(filters.collection))) open("");
  }

  /** @param {string} collection @param {Record<string, string>} [others] */
  function open(collection, others = {}) {
    for (const name of Object.keys(filters)) filters[name] = others[name] || "";
    filters.collection = collection;
    selection.clear();
    refresh();
  }

  const changed = onceAFrame(() => {
    writeFilters(filters);
    load();
  });

  async function refresh() {
    const mine = ++refreshed;
    const [tags, collections] = await Promise.all([get("/library/tags"), get("/collections")]);
    if (mine !== refreshed || signal.aborted) return; // a later one, or another page, is in progress
    Object.assign(known, { tags, collections });
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const writing = filterPlace.contains(focused) ? focused?.dataset.filter : null;
    drawCollections(); // at once with what is below, so that nothing moves when the puzzles come
    replace(filterPlace, shelfChoice(filters, () => refresh()), filterRow(filters, known, changed));
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
