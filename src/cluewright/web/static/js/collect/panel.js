// One puzzle of the library: view it, play it, name it, download it, or remove it.

import { message } from "../announce.js";
import { get, patch, post, remove, request } from "../api.js";
import { h, replace } from "../dom.js";
import { exportRow, printPuzzles } from "../files.js";
import { confirm, dialogue } from "../dialogue.js";
import { techniqueName } from "../kinds.js";
import { pageRow } from "../page-file.js";
import { themeNow } from "../settings.js";
import { ownCollections } from "./packs.js";
import { showSolved } from "./shelf.js";
import { has, levelName, listed, t } from "../words.js";

/** @import { CollectionEntry, Kind, LibraryRecord } from "../types.js" */

/** How a drawing is called in a theme; in the dark, drawings are turned over as thumbnails are. @type {Record<string, string>} */
const DRAWN = { contrast: "high-contrast", dark: "light" };

/**
 * `changed` is called when the list is out of date.
 * @param {number} id @param {{ kinds: Kind[], collections: CollectionEntry[], changed: () => void }} known
 */
export async function openPanel(id, { kinds, collections, changed }) {
  /** @type {LibraryRecord} */
  const record = await get(`/library/${id}`);
  const kind = kinds.find((each) => each.name === record.kind);
  const formats = await exportRow([record.kind], async () => [(await get(`/library/${id}`, { whole: true })).puzzle], `${record.kind}-${id}`);
  const box = dialogue(record.title || t("word-puzzle", { ...record, kind: kind?.title || record.kind }), (close) => [
    h("div", { class: "panel", dataset: { puzzle: id } }, [
      picture(record),
      h("div", { class: "panel-side" }, h("div", { class: "row panel-does" }, [
        h("a", { class: "button primary", href: `/#/game/${id}`, onclick: close }, t("collect-play")),
        h("a", { class: "button", href: `/#/watch/${id}`, onclick: close }, t("collect-watch")),
        kind?.editor ? h(
          "a",
          { class: "button", href: `/#/create/${record.kind}?from=${id}`, onclick: close },
          t("collect-edit"),
        ) : null,
        h("button", { type: "button", dataset: { do: "print" }, onclick: () => printPuzzles([record.puzzle]) }, t("collect-print")),
      ]), facts(record, kind), names(record, changed), tags(record, changed), putInto(record, collections, changed), formats, pageRow(() => ({ puzzle_ids: [id] }), `${record.kind}-${id}`)),
    ]),
    h("div", { class: "row panel-end" }, [
      h("button", { type: "button", class: "quiet", dataset: { do: "delete" }, onclick: () => forget(record, close, changed) }, t("collect-delete")),
      h("button", { type: "button", onclick: close }, t("word-close")),
    ]),
  ]);
  box.classList.add("wide");
}

/** @param {LibraryRecord} record */
function picture(record) {
  const place = h(
    "img",
    { class: "panel-picture", alt: t(
      "collect-picture-of",
      { width: record.width, height: record.height },
    ), src: record.solved ? undefined : `/api/v1/library/${record.id}/thumbnail.png` },
  );
  if (record.solved) showSolved(place, record.id);
  else if (record.width * record.height <= 10_000) {
    request("POST", "/draw", { body: { puzzle: record.puzzle, format: "svg", theme: DRAWN[themeNow()] ?? themeNow() } })
      .then((answer) => answer.text())
      .then((text) => {
        place.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
      })
      .catch(() => {});
  }
  return h("div", { class: "panel-frame" }, place);
}

/** @param {LibraryRecord} record */
function verdictOf(record) {
  if (!record.verdict || !has(`verdict-${record.verdict}`)) return t("collect-unproven");
  const verdict = t(`verdict-${record.verdict}`);
  return record.puzzle.proof?.digest ? t("collect-proof-checked", { verdict }) : verdict;
}

/** @param {LibraryRecord} record @param {Kind | undefined} kind */
function facts(record, kind) {
  /** @type {[string, string | null][]} */
  const entries = [
    ["word-kind", kind?.title || record.kind],
    ["word-size", t("word-cells", record)],
    ["word-level", record.level ? levelName(record.level) : t("collect-unrated")],
    ["collect-verdict", verdictOf(record)],
    ["collect-techniques", listed(record.techniques.map((slug) => techniqueName(kind, slug)))],
    ["collect-author", record.author],
    ["collect-source", record.source],
  ];
  return h("dl", { class: "facts" }, entries.filter(([, value]) => value).map(([name, value]) => [h("dt", {}, t(name)), h("dd", {}, value)]));
}

/** @param {LibraryRecord} record @param {() => void} changed */
function names(record, changed) {
  const field = h("input", { type: "text", value: record.title || "", maxLength: 300, dataset: { field: "title" } });
  const save = async () => {
    await patch(`/library/${record.id}`, { title: field.value.trim() });
    message(t("collect-saved"));
    changed();
  };
  field.addEventListener("keydown", (event) => event.key === "Enter" && save());
  return h(
    "div",
    { class: "export-row" },
    h("label", {}, t("collect-name"), field),
    h("button", { type: "button", dataset: { do: "rename" }, onclick: save }, t("word-save")),
  );
}

/** @param {LibraryRecord} record @param {() => void} changed */
function tags(record, changed) {
  const list = h("ul", { class: "tags" });
  const field = h("input", { type: "text", maxLength: 100, dataset: { field: "tag" } });
  /** @param {object} form */
  const change = async (form) => {
    record.tags = (await patch(`/library/${record.id}`, form)).tags;
    show();
    changed();
  };
  const add = async () => {
    const tag = field.value.trim();
    if (!tag) return;
    await change({ add_tags: [tag] });
    field.value = "";
  };
  field.addEventListener("keydown", (event) => event.key === "Enter" && add());
  const show = () => replace(
    list,
    record.tags.map((tag) => h(
      "li",
      { class: "tag" },
      tag,
      h(
        "button",
        { type: "button", class: "quiet", "aria-label": t("collect-remove-tag", { tag }), onclick: () => change({ remove_tags: [tag] }) },
        "×",
      ),
    )),
  );
  show();
  return h(
    "div",
    {},
    list,
    h(
      "div",
      { class: "export-row" },
      h("label", {}, t("collect-new-tag"), field),
      h("button", { type: "button", dataset: { do: "tag" }, onclick: add }, t("collect-add-tag")),
    ),
  );
}

/** @param {LibraryRecord} record @param {CollectionEntry[]} collections @param {() => void} changed */
function putInto(record, collections, changed) {
  const own = ownCollections(collections);
  if (!own.length) return null;
  const select = h(
    "select",
    { "aria-label": t("collect-filter-collection") },
    own.map((each) => h("option", { value: each.name }, each.title || each.name)),
  );
  const put = async () => {
    await post(`/collections/${encodeURIComponent(select.value)}/entries`, { do: "put", puzzles: [record.id] });
    message(t("collect-put-into", { count: 1, name: select.value }));
    changed();
  };
  return h(
    "div",
    { class: "export-row" },
    h("label", {}, t("collect-filter-collection"), select),
    h("button", { type: "button", onclick: put }, t("collect-put")),
  );
}

/** @param {LibraryRecord} record @param {() => void} close @param {() => void} changed */
async function forget(record, close, changed) {
  if (!(await confirm(t("collect-delete"), t("collect-delete-sure", { count: 1 }), "collect-delete"))) return;
  await remove(`/library/${record.id}`);
  close();
  message(t("collect-deleted", { count: 1 }));
  changed();
}
