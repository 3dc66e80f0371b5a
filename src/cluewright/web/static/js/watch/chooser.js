// What to watch: a new puzzle, a large picture, your own, or one of the library. None of it is kept.

import { message } from "../announce.js";
import { get } from "../api.js";
import { pictureOf } from "../collect/shelf.js";
import { h, replace } from "../dom.js";
import { allKinds, holds, sidesOf } from "../kinds.js";
import { createSamples } from "../sample.js";
import { t } from "../words.js";

/** @import { Kind, Pair, Sizes, Summary } from "../types.js" */
/** @import { Source } from "./stream.js" */

/** @type {Pair[]} */
const SHARES = [[0.3, 0.2], [0.5, 0.5], [1, 0.6], [1, 1]]; // of the largest picture
const chance = () => Math.floor(Math.random() * 1e9);

/** @param {string} place @param {Record<string, any>} values */
const goTo = (place, values) => {
  location.hash = `#/watch/${place}?${new URLSearchParams(values)}`;
};

/**
 * One choice leads to the next: where the puzzle comes from, then which one.
 * @param {HTMLElement} host @param {{ watch: (source: Source) => void, from: string }} does `from` is what the address asks for
 */
export async function showChooser(host, { watch, from }) {
  const [kinds, page] = await Promise.all([allKinds(), get("/library", { limit: 12 })]);
  const pictures = createSamples();
  /** @param {Summary} puzzle */
  const nameOf = (puzzle) => puzzle.title
    || t("word-puzzle", { ...puzzle, kind: kinds.find((kind) => kind.name === puzzle.kind)?.title || puzzle.kind });
  replace(
    host,
    h("h1", {}, t("watch-title")),
    h("p", { class: "lead" }, t("watch-lead")),
    choice(from, {
      new: samples(kinds, pictures),
      library: page.puzzles.length ? h("section", { class: "sheet" }, h("div", { class: "shelf" }, page.puzzles.map((/** @type {Summary} */ puzzle) => h(
        "a",
        { class: "shelf-item", href: `/#/watch/${puzzle.id}` },
        pictureOf(puzzle),
        h("span", {}, nameOf(puzzle)),
      )))) : null,
      large: large(kinds.flatMap((kind) => (kind.textures.length && kind.texture_sizes ? [{ kind, sizes: kind.texture_sizes }] : []))),
      own: own(watch),
    }),
  );
  return pictures.end;
}

/** What each choice is called. @type {Record<string, string>} */
const SOURCES = { new: "watch-sample", library: "watch-from-library", large: "watch-large", own: "watch-own" };

/** Buttons for where the puzzle comes from, and what there is to choose then. @param {string} from @param {Record<string, HTMLElement | null>} places */
function choice(from, places) {
  const there = Object.entries(places).flatMap(([name, place]) => (place ? [/** @type {const} */ ([name, place])] : []));
  const buttons = there.map(([name]) => h(
    "button",
    { type: "button", dataset: { source: name }, onclick: () => choose(name) },
    t(SOURCES[name]),
  ));
  /** @param {string} chosen */
  function choose(chosen) {
    for (const [name, place] of there) place.hidden = name !== chosen;
    for (const each of buttons) each.setAttribute("aria-pressed", String(each.dataset.source === chosen));
    history.replaceState(null, "", chosen === "new" ? "/#/watch" : `/#/watch?from=${chosen}`);
  }
  choose(there.some(([name]) => name === from) ? from : "new");
  return h(
    "div",
    { class: "watch-sources" },
    h("div", { class: "row watch-source", role: "group", "aria-label": t("watch-source") }, buttons),
    there.map(([, place]) => place),
  );
}

/** The sizes the kind is played in. @param {Kind} kind */
const sizesOf = (kind) => [...kind.offered].sort((a, b) => a[0] * a[1] - b[0] * b[1]).map((size) => size.join("x"));

/** @param {Kind[]} kinds @param {ReturnType<typeof createSamples>} pictures */
function samples(kinds, pictures) {
  return h(
    "section",
    { class: "watch-new" },
    h("p", { class: "soft" }, t("watch-sample-lead")),
    h("div", { class: "cards" }, kinds.map((kind) => h("div", { class: "card sheet", role: "group", "aria-labelledby": `watch-${kind.name}` }, [
      pictures.picture(kind),
      h("h2", { id: `watch-${kind.name}` }, kind.title),
      h("div", { class: "watch-samples" }, sizesOf(kind).map((size) => h(
        "button",
        { type: "button", dataset: { sample: `${kind.name} ${size}` }, onclick: () => goTo("new", { kind: kind.name, size, seed: chance() }) },
        size.replace("x", " × "),
      ))),
    ]))),
  );
}

/** Large pictures of any kind that has them. @param {{ kind: Kind, sizes: Sizes }[]} offers */
function large(offers) {
  if (!offers.length) return null;
  const place = h("div", {});
  /** @param {number} chosen */
  const show = (chosen) => replace(place, pictureForm(offers[chosen].kind, offers[chosen].sizes));
  const select = h(
    "select",
    { name: "kind", onchange: () => show(select.selectedIndex) },
    offers.map(({ kind }) => h("option", { value: kind.name }, kind.title)),
  );
  show(0);
  return h(
    "section",
    { class: "sheet" },
    h("p", { class: "soft" }, t("watch-large-lead")),
    offers.length > 1 ? h("p", {}, h("label", { class: "row" }, h("span", {}, t("word-kind")), select)) : null,
    place,
  );
}

/** Any size and any seed: the same ones always make the same picture. @param {Kind} kind @param {Sizes} sizes */
function pictureForm(kind, sizes) {
  const [least, most] = sidesOf(sizes);
  /** @param {Pair} size */
  const watched = (size) => holds(sizes, size) && size[0] * size[1] <= kind.watched_cells;
  const offered = SHARES.map(([across, down]) => /** @type {Pair} */ ([Math.round(across * most), Math.round(down * most)])).filter(watched);
  const [first] = offered.length > 1 ? offered.slice(1) : [sizes.smallest[0]];
  /** @param {string} name @param {number} value */
  const side = (name, value) => h("input", { type: "number", name, min: least, max: most, step: 1, value, required: true, inputMode: "numeric", oninput: judge });
  const [width, height] = [side("width", first[0]), side("height", first[1])];
  function judge() {
    const good = watched([Number(width.value), Number(height.value)]);
    height.setCustomValidity(good ? "" : t("watch-too-many", { count: kind.watched_cells }));
  }
  const texture = h("select", { name: "texture" }, kind.textures.map((name) => h("option", { value: name }, t(`texture-${name}`))));
  const seed = h("input", { type: "text", name: "seed", value: chance(), required: true, pattern: "[0-9]{1,15}", inputMode: "numeric", autocomplete: "off" });
  return h(
    "form",
    {
      class: "watch-large",
      /** @param {Event} event */
      onsubmit(event) {
        event.preventDefault();
        goTo("large", { kind: kind.name, size: `${width.value}x${height.value}`, texture: texture.value, seed: seed.value });
      },
    },
    h("div", { class: "row" }, offered.map((size) => h(
      "button",
      {
        type: "button",
        dataset: { large: size.join("x") },
        onclick() {
          [width.value, height.value] = size.map(String);
          judge();
        },
      },
      size.join(" × "),
    ))),
    h("div", { class: "watch-large-fields" }, [
      h("label", {}, h("span", {}, t("watch-width")), width),
      h("label", {}, h("span", {}, t("watch-height")), height),
      h("label", {}, h("span", {}, t("watch-texture")), texture),
      h("label", {}, h("span", {}, t("watch-seed")), seed),
    ]),
    h(
      "div",
      { class: "row" },
      h("button", { type: "submit", class: "primary", dataset: { do: "large" } }, t("watch-paste-go")),
      h(
        "button",
        {
          type: "button",
          dataset: { do: "seed" },
          onclick() {
            seed.value = String(chance());
          },
        },
        t("watch-other-seed"),
      ),
    ),
  );
}

/** @param {(source: Source) => void} watch */
function own(watch) {
  const text = h(
    "textarea",
    { rows: 3, class: "watch-paste", spellcheck: false, placeholder: t("watch-paste-example"), "aria-label": t("watch-paste") },
  );
  const paste = () => {
    if (text.value.trim()) watch({ file: new Blob([text.value]), name: "text" });
    else message(t("watch-paste-nothing"));
  };
  const file = h(
    "input",
    { type: "file", id: "watch-file", class: "unseen", onchange: () => file.files?.[0] && watch({ file: file.files[0], name: file.files[0].name }) },
  );
  return h(
    "section",
    { class: "sheet" },
    h("p", { class: "soft" }, t("watch-own-lead")),
    text,
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "primary", dataset: { do: "paste" }, onclick: paste }, t("watch-paste-go")),
      file,
      h("label", { class: "button", htmlFor: "watch-file" }, t("watch-file")),
    ),
  );
}
