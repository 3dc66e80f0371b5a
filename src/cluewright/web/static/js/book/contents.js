// What goes into a book: sections of puzzles made for it, of a collection, or chosen in the library.

import { h, replace } from "../dom.js";
import { makes, readSize, written } from "../kinds.js";
import { language, levelName, t } from "../words.js";
import { adviceGroup, does, select } from "./fields.js";
import { asked, subjectsOf, whole, withSection, withSectionMoved } from "./plan.js";

/** @import { BookPlan, BookSection, CollectionEntry, Kind } from "../types.js" */
/** @typedef {{ kinds: Kind[], collections: CollectionEntry[], most: number, subjects: Record<string, string> }} Known */

const OWN = "own";
const FIRST_COUNT = 12;

/** @param {Kind} kind @param {unknown} size */
function sizeOf(kind, size) {
  if (Array.isArray(size)) return written(/** @type {[number, number]} */ (size));
  if (typeof size === "number") return written([size, size]);
  return typeof size === "string" ? size : written(kind.default_size);
}

/** @param {() => BookPlan} now @param {(plan: BookPlan, structure?: string) => void} change `structure` names the field that is focused after the step was built again @param {Known} known */
export function contents(now, change, known) {
  const plan = now();
  const other = does("other-puzzles", () => change({ ...now(), seed: ((now().seed ?? 0) + 1) % 1_000_000 }, "other-puzzles"), { class: "quiet" });
  const total = h("p", { class: "soft", dataset: { total: "" } }, totalWords(plan, known.collections));
  const collection = h(
    "select",
    { "aria-label": t("book-add-collection"), dataset: { field: "add-collection" }, onchange: () => collection.value && add({ library: { collection: collection.value } }) },
    h("option", { value: "" }, t("book-add-collection")),
    known.collections.filter((each) => each.count).map((each) => h("option", { value: each.name }, t("book-collection-counted", { title: each.title || each.name, count: each.count }))),
  );

  /** @param {BookSection} section */
  function add(section) {
    change({ ...now(), section: [...now().section, section] }, `section-${plan.section.length + 1}`);
  }

  function addMade() {
    const last = now().section.findLast((each) => each.recipe)?.recipe;
    const used = plan.section.map((each) => each.recipe?.kind);
    const kind = known.kinds.find((each) => !used.includes(each.name)) ?? known.kinds[0];
    const level = kind.levels.includes(last?.difficulty ?? "easy") ? last?.difficulty ?? "easy" : undefined;
    const size = kind.default_size;
    add({ recipe: { kind: kind.name, size: written(size), count: last?.count ?? FIRST_COUNT, ...(level && makes(kind, level, size) ? { difficulty: level } : {}) } });
  }

  return [
    adviceGroup("section", [
      plan.section.length ? h("ol", { class: "book-sections" }, plan.section.map((section, place) => card(now, change, known, section, place))) : h("p", { class: "soft" }, t("book-none")),
      plan.section.length ? h("div", { class: "row book-total" }, total, plan.section.some((each) => each.recipe) ? other : null) : null,
    ]),
    h("div", { class: "row book-adds" }, does("add-made", addMade, { class: plan.section.length ? "" : "primary" }), known.collections.some((each) => each.count) ? collection : null, h("a", { class: "button", href: "/#/collect", dataset: { do: "add-library" } }, t("book-add-library"))),
  ];
}

/** @param {BookPlan} plan @param {CollectionEntry[]} collections */
function totalWords(plan, collections) {
  const counts = plan.section.map((each) => asked(each) ?? collections.find(({ name }) => name === each.library?.collection)?.count ?? null);
  return counts.includes(null) ? "" : t("book-total", { puzzles: t("word-puzzles", { count: counts.reduce((/** @type {number} */ sum, each) => sum + (each ?? 0), 0) }) });
}

/** @param {() => BookPlan} now @param {(plan: BookPlan, structure?: string) => void} change @param {Known} known @param {BookSection} section @param {number} place */
function card(now, change, known, section, place) {
  const number = place + 1;
  const last = now().section.length - 1;
  const head = h("h3", { tabIndex: -1, dataset: { field: `section-${number}` } }, t("book-section", { number }));
  /** @param {Record<string, any>} values keys of the recipe or the search; undefined takes one out @param {string} [structure] */
  const set = (values, structure) => {
    const [[what, before]] = Object.entries(now().section[place]);
    const next = Object.fromEntries(Object.entries({ ...before, ...values }).filter(([, value]) => value !== undefined));
    change(withSection(now(), place, { [what]: next }), structure);
  };
  /** @param {1 | -1} way @param {string} name @param {string} sign */
  const mover = (way, name, sign) => h("button", { type: "button", class: "quiet", "aria-label": t(name, { number }), title: t(name, { number }), dataset: { way: String(way) }, onclick: () => change(withSectionMoved(now(), place, way), `section-${number + way}`) }, sign);
  const tools = h("div", { class: "row book-section-tools" }, [
    place ? mover(-1, "book-up", "↑") : null,
    place < last ? mover(1, "book-down", "↓") : null,
    h("button", { type: "button", class: "quiet", "aria-label": t("book-remove-section", { number }), dataset: { do: "remove-section" }, onclick: () => change(withSection(now(), place, null), "add-made") }, t("book-remove")),
  ]);
  const body = section.recipe ? recipeFields(section, set, known, number) : libraryFields(section, set, known, number);
  return h("li", { class: "book-section sheet" }, h("div", { class: "book-section-head" }, head, tools), adviceGroup("section", body, number));
}

/** @param {number} count @param {number} most @param {number} number of the section @param {(count: number | undefined) => void} changed */
function countField(count, most, number, changed) {
  const input = h("input", { type: "number", min: 1, max: most, value: count, inputMode: "numeric", dataset: { field: `count-${number}` }, oninput: () => changed(whole(input.value, 1, most)) });
  return h("label", {}, t("book-count"), input);
}

/** @param {BookSection} section @param {(values: Record<string, any>, structure?: string) => void} set @param {Known} known @param {number} number */
function recipeFields(section, set, known, number) {
  const recipe = /** @type {NonNullable<BookSection["recipe"]>} */ (section.recipe);
  const kind = known.kinds.find((each) => each.name === recipe.kind);
  const level = recipe.difficulty;
  /** The level, if there is one of that size. @param {Kind} of @param {string} size */
  const kept = (of, size) => (level && makes(of, level, readSize(size)) ? level : undefined);
  const kinds = select(`kind-${number}`, known.kinds.map((each) => [each.name, each.title]), recipe.kind, (name) => {
    const other = /** @type {Kind} */ (known.kinds.find((each) => each.name === name));
    const size = written(other.default_size);
    const options = Object.fromEntries(Object.keys(recipe).filter((key) => key !== "count").map((key) => [key, undefined])); // each kind has its own
    set({ ...options, kind: name, size, difficulty: kept(other, size) }, `kind-${number}`);
  });
  if (!kind) return h("div", { class: "book-row" }, h("label", {}, t("word-kind"), kinds));
  const size = sizeOf(kind, recipe.size);
  const offered = [...kind.offered].sort((a, b) => a[0] * a[1] - b[0] * b[1]).map(written);
  const own = h("input", { type: "text", maxLength: 9, value: size, "aria-label": t("book-own-size"), dataset: { field: `own-size-${number}` }, oninput: () => set({ size: own.value.trim() }) });
  own.hidden = offered.includes(size);
  /** @type {[string, string][]} */
  const sizes = [...offered.map((each) => /** @type {[string, string]} */ ([each, t("word-cells", { width: readSize(each)[0], height: readSize(each)[1] })])), [OWN, t("book-own-size")]];
  const sizeChoice = select(`size-${number}`, sizes, offered.includes(size) ? size : OWN, (value) => {
    own.hidden = value !== OWN;
    if (value === OWN) own.focus();
    else set({ size: value, difficulty: kept(kind, value) }, `size-${number}`);
  });
  const levels = /** @type {[string, string][]} */ (["any", ...kind.levels.filter((each) => each === level || makes(kind, each, readSize(size)))].map((each) => [each, levelName(each)]));
  const levelChoice = select(`level-${number}`, levels, level ?? "any", (value) => set({ difficulty: value === "any" ? undefined : value }));
  return h(
    "div",
    { class: "book-row" },
    h("label", {}, t("word-kind"), kinds),
    h("label", {}, t("word-size"), sizeChoice, own),
    h("label", {}, t("word-level"), levelChoice),
    countField(recipe.count ?? 1, known.most, number, (count) => count !== undefined && set({ count })),
    subjectField(recipe, kind, set, known, number),
  );
}

/** What the pictures show, for kinds whose pictures show something. @param {NonNullable<BookSection["recipe"]>} recipe @param {Kind} kind @param {(values: Record<string, any>) => void} set @param {Known} known @param {number} number */
function subjectField(recipe, kind, set, known, number) {
  const subjects = subjectsOf(kind, recipe, known.subjects, language());
  if (!subjects.length) return null;
  return h("label", { class: "book-subject" }, t("book-subject"), select(`subject-${number}`, [["", t("book-subject-any")], ...subjects], String(recipe.subject ?? ""), (value) => set({ subject: value || undefined, motif: undefined }))); // a motif has one subject
}

/** @param {BookSection} section @param {(values: Record<string, any>, structure?: string) => void} set @param {Known} known @param {number} number */
function libraryFields(section, set, known, number) {
  const library = /** @type {NonNullable<BookSection["library"]>} */ (section.library);
  if (library.ids) return h("p", {}, t("book-section-chosen", { puzzles: t("word-puzzles", { count: library.ids.length }) }));
  const found = known.collections.find((each) => each.name === library.collection);
  const words = library.collection ? t("book-section-collection", { title: found?.title || library.collection }) : t("book-section-search");
  const count = found?.count;
  return h("div", { class: "book-row" }, h("p", {}, words), count ? countField(Math.min(library.count ?? count, count), count, number, (some) => some !== undefined && set({ count: some })) : null);
}

/** Show how many puzzles there are in all, without building the step again. @param {ParentNode} host @param {BookPlan} plan @param {CollectionEntry[]} collections */
export function retotal(host, plan, collections) {
  const total = host.querySelector("[data-total]");
  if (total) replace(total, totalWords(plan, collections));
}
